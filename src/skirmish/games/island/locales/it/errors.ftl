### Battle for the Island: tokens and positions that cannot be read.

island-error-another-block-first = { $token } non può ancora succedere: prima si scopre il blocco in { $square }.
island-error-no-such-block-left = { $token } non può succedere: non restano blocchi { $kind ->
    [live] esplosivi
   *[safe] innocui
}.
island-error-no-position = { $awaited ->
    [turn-over] Mentre si scoprono i blocchi la posizione non si può scrivere.
   *[set-up] Durante la preparazione la posizione non si può scrivere.
}
island-error-bad-position-fields = Una posizione ha cinque parti separate da un solo spazio. Trovato: «{ $found }».
island-error-bad-position-variant = La posizione indica una variante che non esiste: «{ $found }».
island-error-bad-position-rows = Per l’isola servono 12 righe separate da /. Trovate: { $rows }.
island-error-bad-position-row = Riga { $row } non valida: «{ $found }». Una riga ha esattamente 12 caselle, e le caselle vuote vicine sono un solo numero.
island-error-bad-position-block-line = I blocchi in { $found } e { $other } sono nella stessa riga o colonna.
island-error-bad-position-no-pads = La variante { $variant } non ha piattaforme. Scrivi - al posto di «{ $found }».
island-error-bad-position-pads = Piattaforme non valide: «{ $found }». Scrivile così: c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = Blocchi non validi: «{ $found }». Scrivi esplosivi e innocui così: 6/4.
island-error-bad-position-block-kinds = { $found } sono troppi blocchi: la variante { $variant } ne ha { $live } esplosivi e { $safe } innocui.
island-error-bad-position-block-count = { $found } non corrisponde all’isola, dove i blocchi a faccia in giù sono { $blocks }.
island-error-bad-position-mover = In { $at } non c’è nessuna pedina di { seat }, quindi da lì non si può muovere.
island-error-bad-position-no-pad-turn = La variante { $variant } non ha piattaforme, quindi lì non può succedere nulla.
island-error-bad-position-enter = Si entra solo se { seat } non ha pedine sull’isola e una può entrare dalla piattaforma.
island-error-bad-position-remove-from-pad = Si toglie dalla piattaforma solo se { seat } non ha pedine sull’isola e nessuna può entrare.
island-error-bad-position-remove = { seat } può usare qualsiasi lancio, quindi non perde pedine.
island-error-bad-position-too-many-blocks = { $blocks } blocchi sono troppi (al massimo { $most }).
island-error-bad-position-too-many = { seat } ha { $kind ->
    [jeep] troppe
   *[other] troppi
} { word-island-kinds }: { $number }, al massimo { $most }.
island-error-bad-position-too-many-in-all = { seat } ha troppe pedine: { $number } in tutto, al massimo { $most }.
island-error-bad-position-beaten = { seat } è già sconfitto: la partita è finita e non tocca a nessuno.
