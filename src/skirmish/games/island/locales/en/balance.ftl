### Battle for the Island: what a balance study counts.

island-balance-ends = What removed the character whose loss decided the battle. A shot counts with its crossfire; a penalty is the character that the opponent takes when none can move (I-3.7) or none can enter (I-3.9); after 120 quiet turns the battle is drawn (I-7.3).
island-balance-kinds = For each kind, how many a side loses to what in a game, how many it has left at the end, and how many enemies that kind takes with its shots.
island-balance-head = { $head ->
    [shot] shot
    [crossfire] crossfire
    [blast] blast
    [penalty] penalty
    [pad-penalty] pad penalty
    [left-over] left
   *[takes] takes
}
island-balance-end = { $end ->
    [shot] by a shot
    [blast] by a blast
    [penalty] by a penalty
    [pad-penalty] by a penalty on the pad
    [both] both at once (draw)
   *[quiet] quiet turns (draw)
}
island-balance-thing = { $place ->
    [island] { word-island-kind } on the island
    [pad] { word-island-kind } on the pad
    [turn] having the turn
   *[none] { word-island-kind }
}
island-balance-question = One more of these left
island-balance-map = { $map ->
    [stand] Where characters stand
    [lost] Where they are lost
    [shoot] Where shots come from
   *[block] Where winners place blocks
}
