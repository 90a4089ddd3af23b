### The Battle for Hill 218: what a balance study counts.

hill218-balance-ends = A unit on the enemy base wins at once (H-6.1). Otherwise the units in play are counted when nothing is left to play (H-6.2).
hill218-balance-kinds = For each kind, how many a side deploys in a game, and how many of a hundred deployed destroy a unit at once, are still in play at the end, or take the enemy base.
hill218-balance-worth-drawn = For cards drawn, “one more” means: this card instead of infantry. Except for the two that are put back, cards are drawn by chance, so this is the effect of the card itself; what is left or in play also reflects who was already winning.
hill218-balance-head = { $head ->
    [deployed] deployed
    [destroys] destroys %
    [survives] survives %
   *[base-taken] takes base %
}
hill218-balance-end = { $end ->
    [base] enemy base taken
    [more-units] more units
   *[equal-units] equal number of units (draw)
}
hill218-balance-thing = { $place ->
    [strike] unused air strike
    [turn] having the turn
   *[none] { word-hill218-kind }
}
hill218-balance-question = { $question ->
    [in-play] One more of these in play
   *[drawn] Drawn instead of infantry
}
hill218-balance-map = { $map ->
    [infantry] Infantry deployed
    [heavy] Heavy weapons deployed
    [special] Special forces deployed
    [tank] Tanks deployed
    [artillery] Artillery deployed
    [para] Paratroopers deployed
    [destroyed] Where units are destroyed
   *[strike] Where air strikes fall
}
hill218-balance-legend = ▲ hill, ○ own base, □ enemy base.
