### La battaglia per la collina 218 sulla pagina: campo, mani, scelte e che cosa farebbero.

hill218-page-short = Collina 218
hill218-page-about = Schiera le unità intorno alla collina, tienile rifornite e metti piede nella base nemica.
hill218-page-variant-standard = Normale
hill218-page-variant-standard-text = Peschi cinque carte e ne rimetti due in fondo al mazzo.
hill218-page-variant-beginner = Per principianti
hill218-page-variant-beginner-text = Peschi tre carte e le tieni. Va bene per la prima partita.
hill218-page-waiting-return = { $name } sceglie le carte da rimettere in fondo al mazzo. Poi tocca a te.

hillpage-which-card = Quale carta?
hillpage-kind = { $kind ->
    [infantry] Fan{ "\u00AD" }teria
    [heavy] Armi pesanti
    [special] Forze speciali
    [tank] Carro armato
    [artillery] Artiglie{ "\u00AD" }ria
    [para] Paracadu{ "\u00AD" }tisti
   *[unknown] Carta sconosciuta
}
# In sentences: without soft hyphens, which some screen readers stumble over.
word-hillpage-kind-first = { $kind ->
    [infantry] Fanteria
    [heavy] Armi pesanti
    [special] Forze speciali
    [tank] Carro armato
    [artillery] Artiglieria
    [para] Paracadutisti
   *[unknown] Carta sconosciuta
}
word-hillpage-kind = { $kind ->
    [infantry] fanteria
    [heavy] armi pesanti
    [special] forze speciali
    [tank] carro armato
    [artillery] artiglieria
    [para] paracadutisti
   *[unknown] carta sconosciuta
}
word-hillpage-the-kind = { $kind ->
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [tank] il carro armato
    [artillery] l’artiglieria
    [para] i paracadutisti
   *[unknown] la carta sconosciuta
}

## La striscia di un giocatore

hillpage-standing = { $count ->
    [0] Nessuna unità in gioco
    [one] 1 unità in gioco
   *[other] { $count } unità in gioco
}
hillpage-brief = Mano { $hand } · Mazzo { $deck } · Aerei { $strikes }

## Il campo

hillpage-field = Il campo di battaglia intorno alla collina. Le frecce vanno di casella in casella, Invio sceglie, il punto interrogativo chiede perché no. Con Maiusc le frecce spostano la vista.
hillpage-overview = Panoramica. Le frecce spostano la vista, più e meno ingrandiscono e riducono, Invio mostra tutta la battaglia.
hillpage-view = Vista
hillpage-closer = Ingrandisci
hillpage-farther = Riduci
hillpage-fit = Mostra tutta la battaglia
hillpage-key-supply = Rifornimento
hillpage-key-attack = Attacco
hillpage-key-attack-open = con supporto
hillpage-key-support = Supporto
hillpage-cut-off = tagliata fuori

## Una casella a parole

word-hillpage-base = { $owner ->
    [south] base di Sud
   *[north] base di Nord
}
hillpage-space-hill = La collina, { SPACE($at) }. Qui non sale mai nessuna unità.
hillpage-space-unit = { hill218-seat }: { word-hillpage-kind } in { SPACE($at) }.
hillpage-space-unit-base = { hill218-seat }: { word-hillpage-kind } sulla { word-hillpage-base }, { SPACE($at) }.
hillpage-space-base = La base di { hill218-seat }, { SPACE($at) }, vuota.
hillpage-space-empty = { SPACE($at) }, vuota.
hillpage-space-cut = Unità tagliata fuori dai rifornimenti.
hillpage-space-deployed = Appena schierata.
hillpage-space-destroyed = Qui è appena stata distrutta un’unità.
hillpage-space-legal = Qui puoi schierare un’unità.
hillpage-space-target = Puoi distruggere questa unità.
hillpage-space-aimed = Scelta. Premi Invio per confermare.

## Carte

hillpage-in-hand = in mano
hillpage-in-deck = nel mazzo
hillpage-strikes = attacchi aerei
hillpage-destroyed = distrutte
hillpage-of = { $count } di { $whole }
hillpage-cards-of = Carte di { $who }: { $hand } in mano, { $deck } nel mazzo, attacchi aerei rimasti: { $strikes }.
hillpage-your-cards = Le tue carte
hillpage-no-cards = Nessuna carta in mano
hillpage-card = { word-hillpage-kind-first }, carta { $place } di { $count }.
hillpage-card-spaces = { $count ->
    [0] Nessuna casella dove schierarla.
    [one] 1 casella dove schierarla.
   *[other] { $count } caselle dove schierarla.
}
hillpage-card-returned = Va in fondo al mazzo come numero { $place }.
hillpage-strike-left = Attacco aereo: { $count }
hillpage-losses = Unità distrutte
hillpage-losses-none = Finora nessuna
hillpage-bottom = In fondo al mazzo, l’ultima più in basso

## I tre schemi di una carta

hillpage-sheet-supply = Rifornita da
hillpage-sheet-supply-by = { $kind ->
    [special] Un’unità rifornita della stessa parte su uno dei quattro angoli accanto.
    [para] Un’unità rifornita della stessa parte su uno dei quattro lati. Possono anche atterrare senza rifornimento su ogni casella vuota vicina alla battaglia, tranne la collina e la base nemica (H-4.4).
   *[other] Un’unità rifornita della stessa parte su uno dei quattro lati.
}
hillpage-sheet-attack = Attacca
hillpage-sheet-attack-by = { $kind ->
    [heavy] I quattro angoli, se un’altra unità della stessa parte supporta quella casella.
    [tank] I quattro lati. Non ha bisogno di supporto.
    [artillery] La seconda casella davanti, le due ai suoi fianchi e la terza davanti. Non ha bisogno di supporto.
   *[other] I quattro lati, se un’altra unità della stessa parte supporta quella casella.
}
hillpage-sheet-support = Supporta
hillpage-sheet-support-by = { $kind ->
    [heavy] Tutte e otto le caselle intorno.
   *[other] I quattro lati.
}

## Che cosa farebbe una scelta

hillpage-unit-at = { word-hillpage-kind } in { SPACE($at) }
hillpage-target = { word-hillpage-kind-first } in { SPACE($at) }
hillpage-target-base = { word-hillpage-kind-first } sulla base di { hill218-seat }
hillpage-target-supported = { $target }, con il supporto di: { $units }
hillpage-look-targets = { $count ->
    [0] Lì non ha nessun bersaglio.
    [one] Poi deve distruggere il suo unico bersaglio.
   *[other] Poi deve distruggere uno dei suoi { $count } bersagli.
}
hillpage-look-danger = Lì, nel prossimo turno, potrebbe essere distrutta con una giocata da: { $cards }.
hillpage-look-wins = Chi raggiunge la base nemica vince subito.
hillpage-look-cut = Unità tagliate fuori: { $units }.
hillpage-look-cut-own = Tue unità tagliate fuori: { $units }.

## Scegliere

hillpage-pick-card = Scegli una carta che hai in mano o trascinala sul campo.
hillpage-heading-returns = { $wanted ->
    [one] Scegli 1 carta da rimettere
   *[other] Scegli { $wanted } carte da rimettere
}
hillpage-heading-return = { $picked } di { $wanted } scelte
hillpage-heading-attack = Distruggere { word-hillpage-the-kind } in { SPACE($at) }?
hillpage-heading-target = { word-hillpage-kind-first }: quale bersaglio?
hillpage-heading-strike = Attacco aereo: su quale unità?
hillpage-heading-strike-at = Attacco aereo: { word-hillpage-kind } in { SPACE($at) }?
hillpage-heading-deploy = { word-hillpage-kind-first }: dove?
hillpage-heading-deploy-at = { word-hillpage-kind-first } in { SPACE($at) }?
hillpage-returned-place = { $lowest ->
    [yes] { $place }, più in basso
   *[no] { $place }
}
hillpage-return = { $count ->
    [one] Mettila in fondo al mazzo
   *[other] Mettile in fondo al mazzo
}
hillpage-pass = Passa
hillpage-pass-why = Nessuna tua carta si può schierare e nessun attacco aereo ha un bersaglio. Passare chiude il turno; al prossimo peschi come sempre.
hillpage-deploy-here = Schiera qui
hillpage-fresh = Appena pescata.
hillpage-strike-here = Attacco aereo qui
hillpage-attack-here = Distruggi
hillpage-another-space = Un’altra casella
hillpage-another-target = Un altro bersaglio
hillpage-another-card = Un’altra carta
hillpage-about = Su questa carta
hillpage-spaces = Caselle per questa carta
hillpage-spaces-near = Accanto a un’unità nemica
hillpage-spaces-far = Altrove
hillpage-space-count = { $count ->
    [0] nessuna casella
    [one] 1 casella
   *[other] { $count } caselle
}
hillpage-air-strike = attacco aereo
hillpage-air-strike-title = Attacco aereo
hillpage-hand-cards = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}

## Keys

hillpage-key-cards = Scegli una carta che hai in mano
hillpage-key-strike = Attacco aereo
hillpage-key-hand = Vai alle tue carte
hillpage-key-zoom = Più vicino, più lontano, tutto il campo
