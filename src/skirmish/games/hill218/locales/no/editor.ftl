### Slaget om høyde 218 i stillingsredigeringen.

hill218-edit-awaited = { $awaited ->
    [play] spiller et kort
    [draw] trekker kort
    [attack] angriper
    [won] har vunnet
    [drawn] uavgjort
    [deal] oppsett: første kort
   *[return] oppsett: kort under kortstokken
}
hill218-edit-plays = Handlinger igjen
hill218-edit-attacker = Hvem angriper
hill218-edit-space = { SPACE($at) }
hill218-edit-hand = På hånden
hill218-edit-deck = I kortstokken
hill218-edit-strikes = Luftangrep
hill218-edit-fix-unit = Fjern enheten på { SPACE($at) }
hill218-edit-fix-card = Fjern ett kort
