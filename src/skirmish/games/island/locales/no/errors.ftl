### Battle for the Island: tokens and positions that cannot be read.

island-error-another-block-first = { $token } kan ikke skje ennå: Først snus blokken på { $square }.
island-error-no-such-block-left = { $token } kan ikke skje: Det er ingen { $kind ->
    [live] skarp
   *[safe] ufarlig
} blokk igjen.
island-error-no-position = { $awaited ->
    [turn-over] Stillingen kan ikke skrives ned mens blokker snus.
   *[set-up] Stillingen kan ikke skrives ned under klargjøringen.
}
island-error-bad-position-fields = En stilling har fem deler med ett mellomrom mellom hver. Fant: «{ $found }».
island-error-bad-position-variant = Stillingen oppgir en variant som ikke finnes: «{ $found }».
island-error-bad-position-rows = Øya trenger 12 rader med / imellom; denne har { $rows }.
island-error-bad-position-row = Ugyldig rad { $row }: «{ $found }». En rad har nøyaktig 12 ruter, og tomme ruter ved siden av hverandre er ett tall.
island-error-bad-position-block-line = Blokkene på { $found } og { $other } ligger i samme rad eller kolonne.
island-error-bad-position-no-pads = Varianten { $variant } har ingen plattformer. Skriv - i stedet for «{ $found }».
island-error-bad-position-pads = Ugyldige plattformer: «{ $found }». Skriv dem slik: c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = Ugyldige blokker: «{ $found }». Skriv først skarpe, så ufarlige: 6/4.
island-error-bad-position-block-kinds = { $found } er for mange blokker: Varianten { $variant } har { $live } skarpe og { $safe } ufarlige.
island-error-bad-position-block-count = { $found } passer ikke til øya, der { $blocks ->
    [0] ingen blokk
    [one] én blokk
   *[other] { $blocks } blokker
} ligger med forsiden ned.
island-error-bad-position-mover = { seat } har ingen brikke på { $at }, så ingen kan gå derfra.
island-error-bad-position-no-pad-turn = Varianten { $variant } har ingen plattformer, så ingenting kan skje der.
island-error-bad-position-enter = En brikke går bare inn når { seat } ikke har noen på øya og en på plattformen kan gå inn.
island-error-bad-position-remove-from-pad = En brikke på plattformen fjernes bare når { seat } ikke har noen på øya og ingen kan gå inn.
island-error-bad-position-remove = { seat } kunne brukt alle kast, så ingen brikke fjernes.
island-error-bad-position-too-many-blocks = { $blocks } blokker er for mange (høyst { $most }).
island-error-bad-position-too-many = { seat } har for mange: { $number } × { word-island-kind }; høyst { $most } er mulig.
island-error-bad-position-too-many-in-all = { seat } har { $number } brikker i alt; høyst { $most } er mulig.
island-error-bad-position-beaten = { seat } er allerede slått. Spillet er altså over, og det er ingens tur.
