## I titoli sopra le decisioni in un elenco

hill218-choice-deploy = Schierare { $kind ->
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [tank] un carro armato
    [artillery] l'artiglieria
   *[para] i paracadutisti
}:
hill218-choice-attack = Attaccare:
hill218-choice-strike = Attacco aereo:
hill218-choice-return = Rimettere in fondo al mazzo, l'ultima più in basso:
hill218-choice-pass = Passare:
