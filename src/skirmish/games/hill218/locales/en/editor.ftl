### The Battle for Hill 218 in the position editor.

hill218-edit-awaited = { $awaited ->
    [play] plays a card
    [draw] draws cards
    [attack] attacks
    [won] has won
    [drawn] battle drawn
    [deal] set-up: first cards
   *[return] set-up: cards put back
}
hill218-edit-plays = Plays left
hill218-edit-attacker = Attacker
hill218-edit-space = { SPACE($at) }
hill218-edit-hand = In hand
hill218-edit-deck = In the deck
hill218-edit-strikes = Air strikes
hill218-edit-fix-unit = Remove the unit at { SPACE($at) }
hill218-edit-fix-card = Remove one card
