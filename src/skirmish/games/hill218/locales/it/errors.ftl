### The Battle for Hill 218: tokens and positions that cannot be read.

hill218-error-bad-token-space = «{ $token }» non indica una casella. Scrivi le coordinate così: 1,-1.
hill218-error-bad-token-cards = «{ $token }» non indica carte. Scrivi le loro lettere (I H S T A P), per esempio +IT.
hill218-error-no-space = «{ $text }» non è una casella. Scrivila così: -2,1.
hill218-error-bad-token-order = In «{ $token }» le carte sono nell’ordine sbagliato. Scrivi { $expected }.
hill218-error-draw-count = { $token } non può succedere: { $count ->
    [one] adesso si pesca esattamente 1 carta.
   *[other] adesso si pescano esattamente { $count } carte.
}
hill218-error-draw-impossible = { $token } non può succedere: queste carte non sono più nel mazzo.
hill218-error-bad-position-fields = Una posizione ha cinque parti separate da un solo spazio. Trovato: «{ $found }».
hill218-error-bad-position-length = Una posizione ha al massimo { $most } caratteri; questa ne ha { $length }.
hill218-error-bad-position-too-many = { seat } ha { $kind ->
    [infantry] troppa
    [heavy] troppe
    [special] troppe
    [artillery] troppa
    [unknown] troppe
   *[other] troppi
} { word-hill218-kinds }: { $number }, al massimo { $most }.
hill218-error-bad-position-too-many-in-all = { seat } ha troppe carte: { $number } in tutto, al massimo { $most }.
hill218-error-bad-position-sides = { $field ->
    [units] Le unità si scrivono in due parti, Sud e Nord, con una sola / in mezzo: «{ $found }».
    [hands] Le carte in mano si scrivono in due parti, Sud e Nord, con una sola / in mezzo: «{ $found }».
   *[decks] I mazzi si scrivono in due parti, Sud e Nord, con una sola / in mezzo: «{ $found }».
}
hill218-error-bad-position-unit = «{ $found }» non è un’unità di { seat }. Scrivila così: I@1,-1.
hill218-error-bad-position-too-wide = Le unità sono troppo lontane fra loro: i paracadutisti potrebbero atterrare su { $spaces } caselle, ma il massimo è { $most }.
hill218-error-bad-position-hill = Un’unità di { seat } è sulla collina, dove non ne sta mai nessuna.
hill218-error-bad-position-shared-space = In { SPACE($at) } ci sono due unità.
hill218-error-bad-position-cards = { $field ->
    [hands] Fra le carte in mano c’è qualcosa che non è una carta: «{ $found }».
   *[decks] Nei mazzi c’è qualcosa che non è una carta: «{ $found }».
}
hill218-error-bad-position-card-order = Le carte in mano «{ $found }» sono nell’ordine sbagliato. Scrivi { $expected }.
hill218-error-bad-position-strikes = Attacchi aerei non validi: «{ $found }». Ogni parte ne ha al massimo { $most }.
hill218-error-bad-position-plays = «{ $found }» ha un numero di giocate sbagliato: sono possibili da { $least } a { $most }.
hill218-error-bad-position-enemy-base = Un’unità di { seat } è sulla base nemica, in { SPACE($at) }: la partita sarebbe finita.
hill218-error-bad-position-empty-deck = { seat } non può pescare: il mazzo è vuoto.
hill218-error-bad-position-over = Nessuna delle due parti può più giocare: la partita è finita e non tocca a nessuno.
hill218-error-bad-position-no-attacker = In { SPACE($at) } { seat } non ha nessuna unità che possa attaccare.
hill218-error-bad-position-no-target = { seat } non ha un bersaglio per { word-hill218-the-kind } in { SPACE($at) }.
hill218-error-bad-position-set-up = Le carte non corrispondono a una preparazione nella variante { $variant }.
hill218-error-bad-position-first-turn = Si pesca una carta sola soltanto nel primissimo turno.
