### Slaget om høyde 218 på siden: spilleområde, kort, valg og hva de ville føre til.

hill218-page-short = Høyde 218
hill218-page-about = Utplasser enheter rundt høyden, hold dem forsynt og ta deg inn i fiendens base.
hill218-page-variant-standard = Vanlig
hill218-page-variant-standard-text = Trekk fem kort og legg to av dem tilbake under kortstokken.
hill218-page-variant-beginner = Nybegynner
hill218-page-variant-beginner-text = Trekk tre kort og behold dem. Fint for det første spillet.
hill218-page-waiting-return = { $name } velger kortene som skal tilbake under kortstokken. Så er det din tur.

hillpage-which-card = Hvilket kort?
hillpage-kind = { $kind ->
    [infantry] Infan{ "\u00AD" }teri
    [heavy] Tunge våpen
    [special] Spesial{ "\u00AD" }styrker
    [tank] Stridsvogn
    [artillery] Artil{ "\u00AD" }leri
    [para] Fallskjerm{ "\u00AD" }jegere
   *[unknown] Ukjent kort
}
# In sentences: without soft hyphens, which some screen readers stumble over.
word-hillpage-kind-first = { $kind ->
    [infantry] Infanteri
    [heavy] Tunge våpen
    [special] Spesialstyrker
    [tank] Stridsvogn
    [artillery] Artilleri
    [para] Fallskjermjegere
   *[unknown] Ukjent kort
}
word-hillpage-kind = { $kind ->
    [infantry] infanteri
    [heavy] tunge våpen
    [special] spesialstyrker
    [tank] stridsvogn
    [artillery] artilleri
    [para] fallskjermjegere
   *[unknown] ukjent kort
}
word-hillpage-the-kind = { $kind ->
    [infantry] infanteriet
    [heavy] de tunge våpnene
    [special] spesialstyrkene
    [tank] stridsvognen
    [artillery] artilleriet
    [para] fallskjermjegerne
   *[unknown] det ukjente kortet
}

## En spillers linje

hillpage-standing = { $count ->
    [0] Ingen enhet i spill
    [one] 1 enhet i spill
   *[other] { $count } enheter i spill
}
hillpage-brief = Hånd { $hand } · Stokk { $deck } · Luft { $strikes }

## Spilleområdet

hillpage-field = Spilleområdet rundt høyden. Piltastene går fra rute til rute, Enter velger, spørsmålstegnet spør hvorfor ikke. Med Shift flytter piltastene utsnittet.
hillpage-overview = Oversikt. Piltastene flytter utsnittet, pluss og minus zoomer, Enter viser hele slaget.
hillpage-view = Visning
hillpage-closer = Zoom inn
hillpage-farther = Zoom ut
hillpage-fit = Vis hele slaget
hillpage-key-supply = Forsyning
hillpage-key-attack = Angrep
hillpage-key-attack-open = med støtte
hillpage-key-support = Støtte
hillpage-cut-off = avskåret

## En rute i ord

word-hillpage-base = { $owner ->
    [south] basen til Sør
   *[north] basen til Nord
}
hillpage-space-hill = Høyden, { SPACE($at) }. Her står det aldri noen enhet.
hillpage-space-unit = { hill218-seat }: { word-hillpage-kind } på { SPACE($at) }.
hillpage-space-unit-base = { hill218-seat }: { word-hillpage-kind } på { word-hillpage-base }, { SPACE($at) }.
hillpage-space-base = Basen til { hill218-seat }, { SPACE($at) }, tom.
hillpage-space-empty = { SPACE($at) }, tom.
hillpage-space-cut = Avskåret fra forsyning.
hillpage-space-deployed = Nettopp utplassert.
hillpage-space-destroyed = Her ble en enhet nettopp ødelagt.
hillpage-space-legal = Her kan du utplassere en enhet.
hillpage-space-target = Denne kan du ødelegge.
hillpage-space-aimed = Valgt. Trykk Enter for å bekrefte.

## Kort

hillpage-in-hand = på hånden
hillpage-in-deck = i kortstokken
hillpage-strikes = luftangrep
hillpage-destroyed = ødelagt
hillpage-of = { $count } av { $whole }
hillpage-cards-of = Kortene til { $who }: { $hand } på hånden, { $deck } i kortstokken, luftangrep igjen: { $strikes }.
hillpage-your-cards = Kortene dine
hillpage-no-cards = Ingen kort på hånden
hillpage-card = { word-hillpage-kind-first }, kort { $place } av { $count }.
hillpage-card-spaces = { $count ->
    [0] Ingen rute å utplassere den på.
    [one] Én rute å utplassere den på.
   *[other] { $count } ruter å utplassere den på.
}
hillpage-card-returned = Skal under kortstokken som nummer { $place }.
hillpage-strike-left = Luftangrep: { $count }
hillpage-losses = Ødelagte enheter
hillpage-losses-none = Ingen så langt
hillpage-bottom = Under kortstokken, det siste nederst

## De tre diagrammene på et kort

hillpage-sheet-supply = Får forsyning fra
hillpage-sheet-supply-by = { $kind ->
    [special] En enhet med forsyning fra samme side på et av de fire hjørnene.
    [para] En enhet med forsyning fra samme side på en av de fire sidene. De kan også lande uten forsyning på en hvilken som helst tom rute nær slaget, unntatt høyden og fiendens base (H-4.4).
   *[other] En enhet med forsyning fra samme side på en av de fire sidene.
}
hillpage-sheet-attack = Angriper
hillpage-sheet-attack-by = { $kind ->
    [heavy] De fire hjørnene, hvis en annen enhet fra samme side støtter ruten.
    [tank] De fire sidene. Den trenger ingen støtte.
    [artillery] Ruten to framover, ruten på hver side av den og ruten tre framover. Det trenger ingen støtte.
   *[other] De fire sidene, hvis en annen enhet fra samme side støtter ruten.
}
hillpage-sheet-support = Støtter
hillpage-sheet-support-by = { $kind ->
    [heavy] Alle åtte rutene rundt.
   *[other] De fire sidene.
}

## Hva et valg ville føre til

hillpage-unit-at = { word-hillpage-kind } på { SPACE($at) }
hillpage-target = { word-hillpage-kind-first } på { SPACE($at) }
hillpage-target-base = { word-hillpage-kind-first } på basen til { hill218-seat }
hillpage-target-supported = { $target }, med støtte fra { $units }
hillpage-look-targets = { $count ->
    [0] Der er det ikke noe mål.
    [one] Da må den ødelegge sitt eneste mål.
   *[other] Da må den ødelegge ett av { $count } mål.
}
hillpage-look-danger = Kan ødelegges der i neste tur med én handling av: { $cards }.
hillpage-look-wins = Den som når fiendens base, vinner med en gang.
hillpage-look-cut = Blir avskåret: { $units }.
hillpage-look-cut-own = Dine egne som blir avskåret: { $units }.

## Velge

hillpage-pick-card = Velg et kort på hånden, eller dra det til spilleområdet.
hillpage-heading-returns = { $wanted ->
    [one] Velg 1 kort å legge tilbake
   *[other] Velg { $wanted } kort å legge tilbake
}
hillpage-heading-return = { $picked } av { $wanted } valgt
hillpage-heading-attack = Vil du ødelegge { word-hillpage-the-kind } på { SPACE($at) }?
hillpage-heading-target = { word-hillpage-kind-first }: hvilket mål?
hillpage-heading-strike = Luftangrep: på hvilken enhet?
hillpage-heading-strike-at = Luftangrep på { word-hillpage-the-kind } på { SPACE($at) }?
hillpage-heading-deploy = { word-hillpage-kind-first }: hvor?
hillpage-heading-deploy-at = { word-hillpage-kind-first } til { SPACE($at) }?
hillpage-returned-place = { $lowest ->
    [yes] { $place }, nederst
   *[no] { $place }
}
hillpage-return = { $count ->
    [one] Legg det under kortstokken
   *[other] Legg dem under kortstokken
}
hillpage-pass = Pass
hillpage-pass-why = Ingen av kortene dine kan utplasseres, og ingen luftangrep har et mål. Pass avslutter turen din; i den neste trekker du som vanlig.
hillpage-deploy-here = Utplasser her
hillpage-fresh = Nettopp trukket.
hillpage-strike-here = Luftangrep her
hillpage-attack-here = Ødelegg
hillpage-another-space = En annen rute
hillpage-another-target = Et annet mål
hillpage-another-card = Et annet kort
hillpage-about = Om dette kortet
hillpage-spaces = Ruter for dette kortet
hillpage-spaces-near = Ved siden av en fiendtlig enhet
hillpage-spaces-far = Andre steder
hillpage-space-count = { $count ->
    [0] ingen rute
    [one] 1 rute
   *[other] { $count } ruter
}
hillpage-air-strike = luftangrep
hillpage-air-strike-title = Luftangrep
hillpage-hand-cards = { $cards } kort på hånden

## Keys

hillpage-key-cards = Velg et kort fra hånden
hillpage-key-strike = Luftangrep
hillpage-key-hand = Gå til kortene dine
hillpage-key-zoom = Nærmere, lenger unna, hele spilleområdet
