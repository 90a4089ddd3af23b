## Überschriften über Entscheidungen in einer Liste

hill218-choice-deploy = { $kind ->
    [infantry] Infanterie
    [heavy] Schwere Waffen
    [special] Spezialkräfte
    [tank] Einen Panzer
    [artillery] Artillerie
   *[para] Fallschirmjäger
} aufstellen:
hill218-choice-attack = Angreifen:
hill218-choice-strike = Luftschlag:
hill218-choice-return = Unter das Deck zurücklegen, die letzte zuunterst:
hill218-choice-pass = Passen:
