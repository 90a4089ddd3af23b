### Il tavolo dell'isola nella pagina: caselle, scelte, anteprime.

island-page-war = Una vittoria vale 10, più le gittate delle tue pedine sull’isola e il doppio per quelle sulla piattaforma. Un pareggio vale 5 per parte (I-8.3).
island-page-goal = { $variant ->
    [quick] Per vincere elimina cinque pedine di { $name } prima di perderne cinque.
   *[classic] Per vincere elimina tutte le pedine di { $name }.
}
island-page-short = Isola
island-page-about = Lancia il dado, muovi e spara fra blocchi che possono esplodere, finché non resta in piedi una sola parte.
island-page-variant-classic = Classica
island-page-variant-classic-text = Cinque pedine sull’isola e cinque sulla piattaforma. Vince chi resta per ultimo.
island-page-variant-quick = Rapida
island-page-variant-quick-text = Come la classica, ma perdi non appena hai perso cinque pedine.
island-page-variant-all-out = Totale
island-page-variant-all-out-text = Niente piattaforme: tutte e dieci le pedine cominciano sull’isola.
island-page-variant-blitz = Lampo
island-page-variant-blitz-text = Niente piattaforme e solo cinque pedine per parte, scelte mentre le metti.
island-page-modifier-minefield = Campo minato
island-page-modifier-minefield-text = Tutti e dieci i blocchi sono esplosivi.
island-page-with-minefield = { $variant } con campo minato

word-islandpage-kind = { $kind ->
    [soldier] soldato
    [jeep] jeep
   *[tank] carro armato
}
word-islandpage-kind-first = { $kind ->
    [soldier] Soldato
    [jeep] Jeep
   *[tank] Carro armato
}
word-islandpage-the-kind = { $kind ->
    [soldier] il soldato
    [jeep] la jeep
   *[tank] il carro armato
}
word-islandpage-the-kind-first = { $kind ->
    [soldier] Il soldato
    [jeep] La jeep
   *[tank] Il carro armato
}
word-islandpage-your-kind = { $kind ->
    [soldier] il tuo soldato
    [jeep] la tua jeep
   *[tank] il tuo carro armato
}
word-islandpage-your-kind-first = { $kind ->
    [soldier] Il tuo soldato
    [jeep] La tua jeep
   *[tank] Il tuo carro armato
}
word-islandpage-hit = { $hit ->
    [soldier] il soldato
    [jeep] la jeep
    [tank] il carro armato
   *[block] il blocco
}
word-islandpage-own-hit = { $hit ->
    [soldier] il tuo stesso soldato
    [jeep] la tua stessa jeep
    [tank] il tuo stesso carro armato
   *[block] il blocco
}
word-islandpage-turned = { $kind ->
    [soldier] rivolto
    [jeep] rivolta
   *[tank] rivolto
}
word-islandpage-facing = { $facing ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}

islandpage-range = { word-islandpage-kind-first }: colpisce a esattamente { $range } caselle di distanza
islandpage-board = L’isola
islandpage-square-empty = { $square }: vuota
islandpage-square-block = { $square }: un blocco
islandpage-square-piece = { $square }: { word-islandpage-kind } di { seat }, { word-islandpage-turned } a { word-islandpage-facing }
islandpage-slot = Piattaforma di { seat }, casella { $number }: { $kind ->
    [none] vuota
    [soldier] un soldato
    [jeep] una jeep
   *[tank] un carro armato
}
islandpage-state-move = può muovere
islandpage-state-turn = può girarsi
islandpage-state-shoot = può sparare
islandpage-state-selected = scelta
islandpage-state-target = può essere colpita
islandpage-state-crossfire = nel fuoco incrociato
islandpage-state-here = puoi sceglierla
islandpage-state-picked = scelta, premi ancora per confermare
islandpage-state-remove = puoi toglierla
islandpage-piece-on = { word-islandpage-kind-first } in { $square }
islandpage-forward = Avanti
islandpage-turn-left = Gira a sinistra
islandpage-turn-right = Gira a destra
islandpage-to = { $steps }, fino a { $square }
islandpage-to-block = { $steps }, sul blocco in { $square }
islandpage-on = in { $square }
islandpage-who-moves = Quale pedina muove?
islandpage-who-turns = Quale pedina si gira?
islandpage-who-enters = Quale pedina entra?
islandpage-shots = Colpi
islandpage-count-move = { $count ->
    [one] 1 può muovere
   *[other] { $count } possono muovere
}
islandpage-count-shots = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
islandpage-shoot = Spara: { word-islandpage-kind } { $shooter } colpisce { $own ->
    [yes] { word-islandpage-own-hit }
   *[no] { word-islandpage-hit }
} in { $target }
islandpage-shoot-block = Il blocco può essere esplosivo o innocuo.
islandpage-crossfire = { $own ->
    [yes] { word-islandpage-your-kind-first } in { $square } è nel fuoco incrociato.
   *[no] { word-islandpage-the-kind-first } in { $square } è nel fuoco incrociato.
}
islandpage-crossfire-many = Nel fuoco incrociato: { $who }.
islandpage-crossfire-live = Se è esplosivo, nel fuoco incrociato: { $who }.
islandpage-who = { $own ->
    [yes] { word-islandpage-your-kind } in { $square }
   *[no] { word-islandpage-the-kind } dell’avversario in { $square }
}
islandpage-who-own = { word-islandpage-kind } in { $square }
islandpage-lands = Lì c’è un blocco. Viene scoperto: può essere esplosivo.
islandpage-look-removed = Elimina di sicuro: { $who }.
islandpage-look-live = Il blocco è esplosivo in { $live } casi su { $of }.
islandpage-look-surely = Il blocco è esplosivo.
islandpage-lander = { $who } (la pedina che ci arriva)
islandpage-look-risk = Se è esplosivo elimina: { $who }.
islandpage-look-nobody = Se è esplosivo non colpisce nessuno.
islandpage-look-chain = { $count ->
    [one] Innescherebbe anche il blocco in { $squares }.
   *[other] Innescherebbe anche i blocchi in { $squares }.
}
islandpage-look-farther = { $count ->
    [one] Se anche questo è esplosivo elimina: { $who }.
   *[other] Se anche questi sono esplosivi eliminano: { $who }.
}
islandpage-look-wins = Così vinci la battaglia.
islandpage-own = Così elimini { word-islandpage-your-kind } in { $square }. Sparare?
islandpage-own-many = Così elimini pedine tue: { $who }. Sparare?
islandpage-own-risk = Potresti eliminare pedine tue. Sparare?
islandpage-shoot-now = Spara
islandpage-shoot-own-now = Spara lo stesso
islandpage-land-now = Vai sul blocco
islandpage-back = Scegli di nuovo
islandpage-heading-fork = Che cosa fare in { $square }?
islandpage-heading-own = Sparare alle tue pedine?
islandpage-heading-shoot = Colpire { word-islandpage-hit } in { $target }?
islandpage-heading-land = Andare sul blocco in { $square }?
islandpage-square = Casella
islandpage-block-help = Scegli una casella. Mai due blocchi nella stessa riga o colonna.
islandpage-block-on = Metti il blocco in { $square }
islandpage-kind = { word-islandpage-kind-first }
islandpage-lost-unknown = Pedina
islandpage-kind-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
islandpage-kind-range = gittata { $range }
islandpage-which = Quale?
islandpage-where = Dove?
islandpage-facing = Rivolta a
islandpage-face = { $facing ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
}
islandpage-place-help = Scegli una casella delle tue prime due righe.
islandpage-place-on = Metti { word-islandpage-the-kind } in { $square }, { word-islandpage-turned } a { word-islandpage-facing }
islandpage-load-help = Scegli quale pedina sta su quale casella della piattaforma. La 1 è la prima alla tua sinistra.
islandpage-load-who = Ancora da caricare
islandpage-load-slot = Casella { $number } della piattaforma: { $kind ->
    [none] vuota
    [soldier] soldato
    [jeep] jeep
   *[tank] carro armato
}
islandpage-load-fill = Riempi il resto
islandpage-load-again = Da capo
islandpage-load-go = Carica la piattaforma
islandpage-enters = { word-islandpage-kind-first } dalla casella { $number }
islandpage-enters-to = in { $square }
islandpage-enters-block = in { $square }, sul blocco
islandpage-tag-hit = colpo esatto
islandpage-tag-crossfire = fuoco incrociato
islandpage-tag-enters = entra in { $square }
islandpage-tag-live = esplosivo: { $live } su { $of }
islandpage-tag-lands = finisce sul blocco
islandpage-again = Premi per farlo
islandpage-again-does = Premi per confermare.
islandpage-tag-threat = con { $rolls }
islandpage-tag-after-zero = dopo uno 0
islandpage-way-reinforce = Rinforzo
islandpage-way-reinforce-long = Una pedina entra dalla piattaforma, nella casella proprio davanti. Poi può muovere solo lei.
islandpage-way-reinforce-short = Una entra dalla piattaforma, e può muovere solo lei.
islandpage-way-pad = Piattaforma
islandpage-way-pad-long = Scorre di tante caselle quante ne dà il prossimo lancio, a sinistra o a destra. Poi il turno finisce. Con un altro zero scegli di nuovo.
islandpage-way-pad-short = Scorre quanto dice il prossimo lancio; il turno finisce.
islandpage-way-turn = Cambio di direzione
islandpage-way-turn-long = Una pedina si gira a sinistra o a destra. Poi può muovere solo lei.
islandpage-way-turn-short = Una si gira, e può muovere solo lei.
islandpage-way-closed = { $why ->
    [empty] La tua piattaforma è vuota.
    [blocked] Nessuna pedina sulla tua piattaforma ha davanti una casella libera.
   *[other] Adesso non è possibile.
}
islandpage-way-pad-go = Scegli la piattaforma
islandpage-slide-left = A sinistra
islandpage-slide-right = A destra
islandpage-slide-to = missile in { $column }
islandpage-remove = Togli { word-islandpage-the-kind } in { $square }
islandpage-remove-slot = Togli { word-islandpage-the-kind } dalla casella { $number } della piattaforma
islandpage-heading-place = { word-islandpage-kind-first }: dove? ({ $number } di { $of })
islandpage-heading-placed = { word-islandpage-kind-first } in { $square }: girare o confermare?
islandpage-remove-heading = Penalità: togli una pedina
islandpage-remove-why = Nessuna pedina avversaria poteva usare il lancio.
islandpage-remove-pad-why = Dalla piattaforma avversaria non poteva entrare nessuna pedina.
islandpage-end = Chiudi il turno
islandpage-rule = Regola { $rule }
islandpage-threat = Può essere colpita al prossimo turno, con { $rolls }: { $chance }
islandpage-threat-zero = Può essere colpita al prossimo turno, dopo uno 0: { $chance }
islandpage-die = Il dado mostra { $face }.
islandpage-standing = { $island } sull’isola, { $pad } sulla piattaforma
islandpage-standing-island = { $island } sull’isola
islandpage-standing-box = { $island } sull’isola, { $box } da mettere
islandpage-brief = { $left } in gioco
islandpage-help-one = Fai tu questa mossa
islandpage-help-rest = Prepara tu il resto
islandpage-help-working = Preparo io per te
islandpage-help-stop = Basta, il resto lo metto io
islandpage-set-up = Prima i blocchi, poi le tue pedine. Un blocco ferma colpi e pedine, e se è esplosivo salta in aria quando viene colpito.
islandpage-set-up-characters = Una pedina spara solo a una distanza, la sua gittata. Le altre aspettano sulla tua piattaforma.
islandpage-pad-square = casella { $number } della piattaforma
islandpage-pad-of = Piattaforma di { seat }, casella { $number }
islandpage-key-turn = Gira la pedina che stai mettendo
islandpage-key-numbers = 1, 2 o 3: scegli un tipo di pedina, o un’opzione dopo uno zero
islandpage-by-each = { $word ->
    [pad1] casella 1 della piattaforma avversaria
    [pad2] casella 2 della piattaforma avversaria
    [pad3] casella 3 della piattaforma avversaria
    [pad4] casella 4 della piattaforma avversaria
    [pad5] casella 5 della piattaforma avversaria
   *[other] { $word }
}
islandpage-later-each = { islandpage-by-each }
islandpage-can-be-hit = Colpi possibili su { $squares }: { $how ->
    [any] da { $by } con qualsiasi lancio
    [rolls] da { $by } con { $rolls } ({ $chance } su { $of })
    [after-zero] da { $later } dopo uno 0 ({ $chance } su { $of })
    [both] da { $by } con { $rolls } o dopo uno 0 ({ $chance } su { $of })
   *[either] da { $by } con { $rolls }, o da { $later } dopo uno 0 ({ $chance } su { $of })
}.

## Che cosa raggiunge una casella e che cosa può colpirla; che cosa parla a favore di una decisione

islandpage-sight = { word-islandpage-kind-first } in { $square }, gittata { $range }. { $how ->
    [edge] Il colpo uscirebbe dall’isola.
    [blocked] Il blocco in { $at } ferma il colpo su { $target }.
    [hits] Ha un colpo esatto su { $target }.
   *[empty] Mira a { $target }, dove non c’è niente.
}
islandpage-sight-square = { $count ->
    [0] Adesso nessuna pedina ha un colpo esatto su { $square }.
   *[other] Colpi esatti su { $square }: da { $by }.
}
islandpage-sight-safe = Nessun colpo può raggiungere { $square } nel prossimo turno.
islandpage-because-removes = { $own ->
    [yes] Elimina una tua pedina
   *[no] Elimina una pedina avversaria
}: { word-islandpage-kind } in { $square }.
islandpage-because-aims = Bersaglio da lì: { word-islandpage-kind } in { $square }.
islandpage-because-safer = Lì è più difficile da colpire che in { $square }.
islandpage-because-escapes = In { $square } potrebbe essere colpita nel prossimo turno; lì no.
islandpage-because-saves = Nel prossimo turno non si possono più colpire: { $squares }.
islandpage-because-eases = Poi più difficili da colpire: { $squares }.
islandpage-because-threatens = Così com’è, nel prossimo turno potresti colpire { word-islandpage-the-kind } in { $square } con { $how ->
    [any] qualsiasi lancio
   *[rolls] { $rolls }
}.
islandpage-because-risk = Se il blocco è esplosivo elimina { word-islandpage-the-kind } in { $square }.
islandpage-because-end = { $what ->
    [stuck] Nessuna pedina può usare il lancio.
    [none] Non resta niente a cui sparare.
    [own] Ogni colpo rimasto eliminerebbe solo pedine tue.
    [blocks] Ogni colpo rimasto andrebbe su un blocco.
   *[safe] Nel prossimo turno nessuna tua pedina può essere colpita.
}
islandpage-because-entries = { $where ->
    [now] Da dove si trova ora la piattaforma
   *[then] Da lì
}, pedine che potrebbero entrare: { $count }.
islandpage-because-block = { $what ->
    [pad] Le pedine avversarie ci arrivano sopra quando entrano lì.
    [own-pad] Le tue pedine ci arrivano sopra quando entrano lì.
    [own-half] Ferma i colpi nella tua metà.
   *[half] Ferma i colpi nella metà avversaria.
}
islandpage-because-room = Caselle libere davanti: { $count }.
islandpage-because-left = { $where ->
    [pad] Pedine che restano sulla piattaforma avversaria: { $count }.
   *[island] Pedine che restano all’avversario sull’isola: { $count }.
}
islandpage-because-choices = { $count ->
    [one] Non è possibile altro.
   *[other] Hai { $count } possibilità.
}
islandpage-there-aims = Da lì mirerebbe a { $square }.
islandpage-there-hits = Bersaglio da lì: { word-islandpage-kind } in { $square }.
