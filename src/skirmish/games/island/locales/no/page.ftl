### Øyas bord på siden: ruter, valg, forhåndsvisning.

island-page-war = En seier gir 10, pluss rekkeviddene til brikkene dine på øya og det dobbelte for dem på plattformen. Uavgjort gir 5 til hver (I-8.3).
island-page-goal = { $variant ->
    [quick] Du vinner når du har fjernet fem av brikkene til { $name }, før du selv har mistet fem.
   *[classic] Du vinner når du har fjernet alle brikkene til { $name }.
}
island-page-short = Øya
island-page-about = Kast, flytt og skyt blant blokker som kan eksplodere, og vær den siste som står igjen.
island-page-variant-classic = Klassisk
island-page-variant-classic-text = Fem brikker på øya og fem på plattformen. Den som står igjen til slutt, vinner.
island-page-variant-quick = Hurtigslag
island-page-variant-quick-text = Som klassisk, men du taper så snart fem av brikkene dine er borte.
island-page-variant-all-out = Full styrke
island-page-variant-all-out-text = Ingen plattformer: Alle ti brikkene begynner på øya.
island-page-variant-blitz = Lynslag
island-page-variant-blitz-text = Ingen plattformer, og bare fem brikker på hver side, som du velger mens du setter dem ut.
island-page-modifier-minefield = Minefelt
island-page-modifier-minefield-text = Alle ti blokkene er skarpe.
island-page-with-minefield = { $variant } med minefelt

word-islandpage-kind = { $kind ->
    [soldier] soldat
    [jeep] jeep
   *[tank] stridsvogn
}
word-islandpage-kind-first = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Stridsvogn
}
word-islandpage-the-kind = { $kind ->
    [soldier] soldaten
    [jeep] jeepen
   *[tank] stridsvognen
}
word-islandpage-the-kind-first = { $kind ->
    [soldier] Soldaten
    [jeep] Jeepen
   *[tank] Stridsvognen
}
word-islandpage-hit = { $hit ->
    [soldier] soldaten
    [jeep] jeepen
    [tank] stridsvognen
   *[block] blokken
}
word-islandpage-own-hit = { $hit ->
    [soldier] din egen soldat
    [jeep] din egen jeep
    [tank] din egen stridsvogn
   *[block] blokken
}
word-islandpage-facing = { $facing ->
    [north] nord
    [east] øst
    [south] sør
   *[west] vest
}

islandpage-range = { word-islandpage-kind-first }: treffer nøyaktig { $range } ruter unna
islandpage-board = Øya
islandpage-square-empty = { $square }: tom
islandpage-square-block = { $square }: en blokk
islandpage-square-piece = { $square }: { word-islandpage-the-kind } til { seat }, ser mot { word-islandpage-facing }
islandpage-slot = Plattformen til { seat }, rute { $number }: { $kind ->
    [none] tom
    [soldier] en soldat
    [jeep] en jeep
   *[tank] en stridsvogn
}
islandpage-state-move = kan gå
islandpage-state-turn = kan dreie
islandpage-state-shoot = kan skyte
islandpage-state-selected = valgt
islandpage-state-target = kan treffes
islandpage-state-crossfire = i kryssilden
islandpage-state-here = du kan velge denne
islandpage-state-picked = valgt, trykk igjen for å bekrefte
islandpage-state-remove = du kan fjerne den
islandpage-piece-on = { word-islandpage-kind-first } på { $square }
islandpage-forward = Fram
islandpage-turn-left = Drei til venstre
islandpage-turn-right = Drei til høyre
islandpage-to = { $steps }, til { $square }
islandpage-to-block = { $steps }, oppå blokken på { $square }
islandpage-on = på { $square }
islandpage-who-moves = Hvilken brikke skal gå?
islandpage-who-turns = Hvilken brikke skal dreie?
islandpage-who-enters = Hvilken brikke skal gå inn?
islandpage-shots = Skudd
islandpage-count-move = { $count } kan gå
islandpage-count-shots = { $count } skudd
islandpage-shoot = Skyt: { word-islandpage-kind } { $shooter } treffer { $own ->
    [yes] { word-islandpage-own-hit }
   *[no] { word-islandpage-hit }
} på { $target }
islandpage-shoot-block = Blokken kan være skarp eller ufarlig.
islandpage-crossfire = { $own ->
    [yes] { word-islandpage-the-kind-first } din på { $square } havner i kryssilden.
   *[no] { word-islandpage-the-kind-first } på { $square } havner i kryssilden.
}
islandpage-crossfire-many = I kryssilden: { $who }.
islandpage-crossfire-live = Er den skarp, i kryssilden: { $who }.
islandpage-who = { $own ->
    [yes] { word-islandpage-the-kind } din på { $square }
   *[no] { word-islandpage-the-kind } til motstanderen på { $square }
}
islandpage-who-own = { word-islandpage-the-kind } på { $square }
islandpage-lands = Det ligger en blokk der. Den snus og kan være skarp.
islandpage-look-removed = Fjernes helt sikkert: { $who }.
islandpage-look-live = Blokken er skarp i { $live } av { $of } tilfeller.
islandpage-look-surely = Blokken er skarp.
islandpage-lander = { $who } (brikken som lander der)
islandpage-look-risk = Er den skarp, fjernes: { $who }.
islandpage-look-nobody = Er den skarp, fjernes ingen.
islandpage-look-chain = { $count ->
    [one] Den ville også utløse blokken på { $squares }.
   *[other] Den ville også utløse blokkene på { $squares }.
}
islandpage-look-farther = { $count ->
    [one] Er også den skarp, fjernes: { $who }.
   *[other] Er også de skarpe, fjernes: { $who }.
}
islandpage-look-wins = Med dette vinner du slaget.
islandpage-own = Dette fjerner { word-islandpage-the-kind } din på { $square }. Vil du skyte?
islandpage-own-many = Dette fjerner dine egne: { $who }. Vil du skyte?
islandpage-own-risk = Dette kan fjerne dine egne brikker. Vil du skyte?
islandpage-shoot-now = Skyt
islandpage-shoot-own-now = Skyt likevel
islandpage-land-now = Land på den
islandpage-back = Velg på nytt
islandpage-heading-fork = Hva vil du gjøre på { $square }?
islandpage-heading-own = Vil du skyte på dine egne?
islandpage-heading-shoot = Vil du skyte på { word-islandpage-hit } på { $target }?
islandpage-heading-land = Vil du lande på blokken på { $square }?
islandpage-square = Rute
islandpage-block-help = Velg en rute. Aldri to blokker i samme rad eller kolonne.
islandpage-block-on = Legg blokken på { $square }
islandpage-kind = { word-islandpage-kind-first }
islandpage-lost-unknown = Brikke
islandpage-kind-left = { $count } igjen
islandpage-kind-range = rekkevidde { $range }
islandpage-which = Hvilken?
islandpage-where = Hvor?
islandpage-facing = Ser mot
islandpage-face = { $facing ->
    [north] Nord
    [east] Øst
    [south] Sør
   *[west] Vest
}
islandpage-place-help = Velg en rute i dine to første rader.
islandpage-place-on = Sett { word-islandpage-the-kind } på { $square }, vendt mot { word-islandpage-facing }
islandpage-load-help = Velg hvilken brikke som står på hvilken plattformrute. Nummer 1 er lengst til venstre, sett fra deg.
islandpage-load-who = Ikke satt på ennå
islandpage-load-slot = Plattformrute { $number }: { $kind ->
    [none] tom
    [soldier] soldat
    [jeep] jeep
   *[tank] stridsvogn
}
islandpage-load-fill = Fyll resten
islandpage-load-again = Begynn på nytt
islandpage-load-go = Fyll plattformen
islandpage-enters = { word-islandpage-kind-first } fra plattformrute { $number }
islandpage-enters-to = til { $square }
islandpage-enters-block = til { $square }, oppå blokken
islandpage-tag-hit = fulltreffer
islandpage-tag-crossfire = kryssild
islandpage-tag-enters = går inn på { $square }
islandpage-tag-live = skarp: { $live } av { $of }
islandpage-tag-lands = lander på blokken
islandpage-again = Trykk for å gjøre det
islandpage-again-does = Trykk for å gjøre det.
islandpage-tag-threat = treffes ved { $rolls }
islandpage-tag-after-zero = etter en 0
islandpage-way-reinforce = Forsterkning
islandpage-way-reinforce-long = En brikke går inn fra plattformen, på ruten rett foran. Bare den kan gå etterpå.
islandpage-way-reinforce-short = En går inn fra plattformen; bare den kan gå etterpå.
islandpage-way-pad = Plattform
islandpage-way-pad-long = Neste kast avgjør hvor langt den glir, til venstre eller høyre. Så er turen over. Ved en ny null velger du på nytt.
islandpage-way-pad-short = Den glir så langt neste kast viser; turen er over.
islandpage-way-turn = Retningsskifte
islandpage-way-turn-long = En brikke dreier til venstre eller høyre. Bare den kan gå etterpå.
islandpage-way-turn-short = En dreier; bare den kan gå etterpå.
islandpage-way-closed = { $why ->
    [empty] Plattformen din er tom.
    [blocked] Ingen brikke på plattformen din har en ledig rute foran seg.
   *[other] Ikke mulig nå.
}
islandpage-way-pad-go = Velg plattformen
islandpage-slide-left = Til venstre
islandpage-slide-right = Til høyre
islandpage-slide-to = missilet til { $column }
islandpage-remove = Fjern { word-islandpage-the-kind } på { $square }
islandpage-remove-slot = Fjern { word-islandpage-the-kind } på plattformrute { $number }
islandpage-heading-place = { word-islandpage-kind-first }: hvor? ({ $number } av { $of })
islandpage-heading-placed = { word-islandpage-kind-first } på { $square }: snu eller sette?
islandpage-remove-heading = Straff: Fjern en brikke
islandpage-remove-why = Ingen av motstanderens brikker kunne bruke kastet.
islandpage-remove-pad-why = Ingen brikke kunne gå inn fra motstanderens plattform.
islandpage-end = Avslutt turen
islandpage-rule = Regel { $rule }
islandpage-threat = Kan treffes neste tur, ved kast på { $rolls }: { $chance }
islandpage-threat-zero = Kan treffes neste tur, etter en 0: { $chance }
islandpage-die = Terningen viser { $face }.
islandpage-standing = { $island } på øya, { $pad } på plattformen
islandpage-standing-island = { $island } på øya
islandpage-standing-box = { $island } på øya, { $box } igjen å sette ut
islandpage-brief = { $left } igjen
islandpage-help-one = Sett ut én for meg
islandpage-help-rest = Sett opp resten for meg
islandpage-help-working = Setter opp for deg
islandpage-help-stop = Stopp, resten setter jeg ut selv
islandpage-set-up = Først blokkene, så brikkene dine. En blokk stopper skudd og brikker, og en skarp blokk eksploderer når den blir truffet.
islandpage-set-up-characters = En brikke skyter bare på én avstand, rekkevidden. Resten venter på plattformen din.
islandpage-pad-square = plattformrute { $number }
islandpage-pad-of = Plattformen til { seat }, rute { $number }
islandpage-key-turn = Drei brikken som settes ut
islandpage-key-numbers = 1, 2 eller 3: velg en brikketype, eller et valg etter en null
islandpage-by-each = { $word ->
    [pad1] den andre sidens plattformrute 1
    [pad2] den andre sidens plattformrute 2
    [pad3] den andre sidens plattformrute 3
    [pad4] den andre sidens plattformrute 4
    [pad5] den andre sidens plattformrute 5
   *[other] { $word }
}
islandpage-later-each = { islandpage-by-each }
islandpage-can-be-hit = { $squares } kan treffes { $how ->
    [any] fra { $by } ved alle kast
    [rolls] fra { $by } ved kast på { $rolls }: i { $chance } av { $of } tilfeller
    [after-zero] fra { $later } etter en 0: i { $chance } av { $of } tilfeller
    [both] fra { $by } ved kast på { $rolls }, eller etter en 0: i { $chance } av { $of } tilfeller
   *[either] fra { $by } ved kast på { $rolls }, eller fra { $later } etter en 0: i { $chance } av { $of } tilfeller
}.

## Hva en rute når og hva som kan treffe den; hva som taler for en avgjørelse

islandpage-sight = { word-islandpage-kind-first } på { $square }, rekkevidde { $range }. { $how ->
    [edge] Skuddet ville gått utenfor øya.
    [blocked] Blokken på { $at } stopper skuddet mot { $target }.
    [hits] Den har en fulltreffer på { $target }.
   *[empty] Skuddet går mot { $target }, der det ikke er noe.
}
islandpage-sight-square = { $count ->
    [0] Ingen brikke har en fulltreffer på { $square } nå.
   *[other] Fulltreffere på { $square } kommer fra { $by }.
}
islandpage-sight-safe = Ingen skudd kan treffe { $square } i neste tur.
islandpage-because-removes = { $own ->
    [yes] Det koster en egen brikke
   *[no] Det fjerner en av motstanderens brikker
}: { word-islandpage-kind } på { $square }.
islandpage-because-aims = Mål derfra: { word-islandpage-kind } på { $square }.
islandpage-because-safer = Der er den vanskeligere å treffe enn på { $square }.
islandpage-because-escapes = På { $square } kunne den treffes i neste tur; der kan den ikke det.
islandpage-because-saves = Kan ikke lenger treffes i neste tur: { $squares }.
islandpage-because-eases = Blir vanskeligere å treffe: { $squares }.
islandpage-because-threatens = Slik det står, kan du i neste tur treffe { word-islandpage-the-kind } på { $square } med { $how ->
    [any] alle kast
   *[rolls] kast på { $rolls }
}.
islandpage-because-risk = Er blokken skarp, fjerner den { word-islandpage-the-kind } på { $square }.
islandpage-because-end = { $what ->
    [stuck] Ingen brikke kan bruke kastet.
    [none] Det er ingenting igjen å skyte på.
    [own] Alle skudd som er igjen, treffer bare dine egne.
    [blocks] Alle skudd som er igjen, treffer en blokk.
   *[safe] Ingen av brikkene dine kan treffes i neste tur.
}
islandpage-because-entries = { $where ->
    [now] Der plattformen står nå
   *[then] Derfra
}, kan { $count ->
    [0] ingen
    [one] én
   *[other] { $count }
} av brikkene på den gå inn.
islandpage-because-block = { $what ->
    [pad] Motstanderens brikker lander på den når de går inn der.
    [own-pad] Brikkene dine lander på den når de går inn der.
    [own-half] Den stopper skudd på din halvdel.
   *[half] Den stopper skudd på motstanderens halvdel.
}
islandpage-because-room = Ledige ruter foran den: { $count }.
islandpage-because-left = { $where ->
    [pad] Brikker igjen på motstanderens plattform: { $count }.
   *[island] Brikker motstanderen har igjen på øya: { $count }.
}
islandpage-because-choices = { $count ->
    [one] Ikke noe annet er mulig.
   *[other] Du har { $count } muligheter.
}
islandpage-there-aims = Derfra ville skuddet gått mot { $square }.
islandpage-there-hits = Mål derfra: { word-islandpage-kind } på { $square }.
