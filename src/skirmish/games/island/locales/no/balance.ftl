### Battle for the Island: what a balance study counts.

island-balance-ends = Hva som tok den brikken som avgjorde slaget. Et skudd regnes med kryssilden; en straff er at motstanderen fjerner en brikke når ingen kan gå (I-3.7) eller ingen kan gå inn (I-3.9); etter 120 stille turer er slaget uavgjort (I-7.3).
island-balance-kinds = For hver type: hvor mange en side mister i et spill og til hva, hvor mange den har igjen til slutt, og hvor mange fiender denne typen tar med skuddene sine.
island-balance-head = { $head ->
    [shot] skudd
    [crossfire] kryssild
    [blast] eksplosjon
    [penalty] straff
    [pad-penalty] straff på plattformen
    [left-over] igjen
   *[takes] tar
}
island-balance-end = { $end ->
    [shot] ved et skudd
    [blast] ved en eksplosjon
    [penalty] ved en straff
    [pad-penalty] ved en straff på plattformen
    [both] begge samtidig (uavgjort)
   *[quiet] stille turer (uavgjort)
}
island-balance-thing = { $place ->
    [island] { word-island-kind } på øya
    [pad] { word-island-kind } på plattformen
    [turn] å ha turen
   *[none] { word-island-kind }
}
island-balance-question = Én mer av disse igjen
island-balance-map = { $map ->
    [stand] Hvor brikkene står
    [lost] Hvor de går tapt
    [shoot] Hvor skudd kommer fra
   *[block] Hvor vinnere legger blokker
}
