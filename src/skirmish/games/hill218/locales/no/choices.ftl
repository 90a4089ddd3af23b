## Overskriftene over avgjørelser i en liste

hill218-choice-deploy = Utplassere { $kind ->
    [infantry] infanteri
    [heavy] tunge våpen
    [special] spesialstyrker
    [tank] en stridsvogn
    [artillery] artilleri
   *[para] fallskjermjegere
}:
hill218-choice-attack = Angripe:
hill218-choice-strike = Luftangrep:
hill218-choice-return = Legge tilbake under kortstokken, det siste nederst:
hill218-choice-pass = Si pass:
