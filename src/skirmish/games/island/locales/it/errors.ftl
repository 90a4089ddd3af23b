### Battle for the Island: tokens and positions that cannot be read.

island-error-unknown-war = «{ $name }» non è un modo di combattere una guerra. Puoi scegliere fra: { $known }.
island-error-another-block-first = { $token } non può ancora succedere: prima si scopre il blocco in { $square }.
island-error-no-such-block-left = { $token } non può succedere: non restano blocchi { $kind ->
    [live] attivi
   *[safe] innocui
}.
island-error-no-position = { $awaited ->
    [turn-over] Mentre si scoprono i blocchi la posizione non si può scrivere.
   *[set-up] Durante la preparazione la posizione non si può scrivere.
}
island-error-bad-position-fields = Una posizione ha cinque parti separate da un solo spazio. Trovato: «{ $found }».
island-error-bad-position-variant = La posizione indica una variante che non esiste: «{ $found }».
island-error-bad-position-rows = Per l'isola servono 12 righe separate da /. Trovate: { $rows }.
island-error-bad-position-row = La riga { $row } non va bene: «{ $found }». Servono esattamente 12 caselle, scritte nell'unico modo valido.
island-error-bad-position-block-line = I blocchi in { $found } e { $other } sono nella stessa riga o colonna.
island-error-bad-position-no-pads = La variante { $variant } non ha piattaforme. Scrivi - al posto di «{ $found }».
island-error-bad-position-pads = Le piattaforme non vanno bene: «{ $found }». Scrivile così: c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = I blocchi non vanno bene: «{ $found }». Scrivi attivi e innocui così: 6/4.
island-error-bad-position-block-kinds = { $found } sono troppi blocchi: la variante { $variant } ne ha { $live } attivi e { $safe } innocui.
island-error-bad-position-block-count = { $found } non corrisponde all'isola, dove i blocchi a faccia in giù sono { $blocks }.
island-error-bad-position-turn-unfit = Il turno «{ $found }» non corrisponde a ciò che c'è sul tavolo.
island-error-bad-position-too-many = { seat } ha { $kind ->
    [jeep] troppe
   *[other] troppi
} { word-island-kinds }: { $number }, al massimo { $most }.
island-error-bad-position-too-many-in-all = { seat } ne ha troppe: { $number } in tutto, al massimo { $most }.
island-error-bad-position-beaten = { seat } è già sconfitto, quindi il turno non può essere «{ $found }».
