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

hill218-hand-over = Det er { $seat } sin tur. Gi skjermen videre. De andre kortene er skjult.
hill218-hand-over-enter = { $seat }: Skriv { $letter } og trykk Enter for å se kortene dine.

## Eksemplene i kommandoenes hjelp

hill218-example-play-1 = Slaget om høyde 218 med en venn ved samme skjerm
hill218-example-play-2 = Slaget om høyde 218 mot det svakeste nivået
hill218-example-opponents-1 = for ett spill, på italiensk
hill218-example-legal-1 = den første turen, motstanderens kort er ukjente
hill218-example-next-1 = mange spørsmål, ett per linje
hill218-example-show-1 = en stilling; spillet kjennes igjen
hill218-example-simulate-1 = ett nybegynnerspill, Sør begynner
hill218-example-arena-1 = tre motstandere, to av dem like, men med ulike navn; alle spill lagres
hill218-example-balance-1 = alt lagres, to spill om gangen
hill218-example-bot-1 = ett spill mot den
