### The Battle for Hill 218: tokens and positions that cannot be read.

hill218-error-bad-token-space = «{ $token }» angir ingen rute. Skriv koordinatene slik: 1,-1.
hill218-error-bad-token-cards = «{ $token }» angir ingen kort. Skriv bokstavene deres (I H S T A P), for eksempel +IT.
hill218-error-no-space = «{ $text }» er ikke en rute. Skriv den slik: -2,1.
hill218-error-bad-token-order = «{ $token }» angir kortene i feil rekkefølge. Skriv { $expected }.
hill218-error-draw-count = { $token } kan ikke skje: { $count ->
    [one] Nå trekkes nøyaktig ett kort.
   *[other] Nå trekkes nøyaktig { $count } kort.
}
hill218-error-draw-impossible = { $token } kan ikke skje: Disse kortene er ikke i kortstokken lenger.
hill218-error-bad-position-fields = En stilling har fem deler med ett mellomrom mellom hver. Fant: «{ $found }».
hill218-error-bad-position-length = En stilling har høyst { $most } tegn; denne har { $length }.
hill218-error-bad-position-too-many = { seat } har for mange: { $number } × { word-hill218-kind }; høyst { $most } er mulig.
hill218-error-bad-position-too-many-in-all = { seat } har { $number } kort i alt; høyst { $most } er mulig.
hill218-error-bad-position-sides = { $field ->
    [units] Enhetene trenger en del for Sør og en for Nord med én / imellom: «{ $found }».
    [hands] Kortene på hånden trenger en del for Sør og en for Nord med én / imellom: «{ $found }».
   *[decks] Kortstokkene trenger en del for Sør og en for Nord med én / imellom: «{ $found }».
}
hill218-error-bad-position-unit = «{ $found }» er ikke en av enhetene til { seat }. Skriv den slik: I@1,-1.
hill218-error-bad-position-too-wide = Enhetene står for langt fra hverandre: Fallskjermjegere kunne lande på { $spaces } ruter; høyst { $most } er mulig.
hill218-error-bad-position-hill = En av enhetene til { seat } står på høyden, der det aldri står noen.
hill218-error-bad-position-shared-space = Det står to enheter på { SPACE($at) }.
hill218-error-bad-position-cards = { $field ->
    [hands] Blant kortene på hånden står det noe som ikke er et kort: «{ $found }».
   *[decks] I kortstokkene står det noe som ikke er et kort: «{ $found }».
}
hill218-error-bad-position-card-order = Kortene «{ $found }» på hånden står i feil rekkefølge. Skriv { $expected }.
hill218-error-bad-position-strikes = Ugyldige luftangrep: «{ $found }». Hver side har høyst { $most }.
hill218-error-bad-position-plays = «{ $found }» har feil antall handlinger: { $least } til { $most } er mulig.
hill218-error-bad-position-enemy-base = En av enhetene til { seat } står på fiendens base, på { SPACE($at) }: Da ville spillet vært over.
hill218-error-bad-position-empty-deck = { seat } kan ikke trekke: Kortstokken er tom.
hill218-error-bad-position-over = Ingen av sidene kan spille noe mer. Spillet er altså over, og det er ingens tur.
hill218-error-bad-position-no-attacker = { seat } har ingen enhet på { SPACE($at) } som kan angripe.
hill218-error-bad-position-no-target = { seat } har ikke noe mål for { word-hill218-the-kind } på { SPACE($at) }.
hill218-error-bad-position-set-up = Kortene passer ikke til oppsettet i varianten { $variant }.
hill218-error-bad-position-first-turn = Bare i den aller første turen trekkes ett enkelt kort.
