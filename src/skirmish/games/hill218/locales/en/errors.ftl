### The Battle for Hill 218: tokens and positions that cannot be read.

hill218-error-bad-token-space = “{ $token }” does not name a space. Write its coordinates like 1,-1.
hill218-error-bad-token-cards = “{ $token }” does not name cards. Write their letters (I H S T A P), like +IT.
hill218-error-no-space = “{ $text }” is not a space. Write it like -2,1.
hill218-error-bad-token-order = “{ $token }” names the cards in the wrong order. Write { $expected }.
hill218-error-draw-count = { $token } cannot happen: { $count ->
    [one] exactly 1 card is drawn now.
   *[other] exactly { $count } cards are drawn now.
}
hill218-error-draw-impossible = { $token } cannot happen: the deck does not hold these cards any more.
hill218-error-bad-position-fields = A position has five parts with single spaces between them. Found: “{ $found }”.
hill218-error-bad-position-length = A position is at most { $most } characters long; this one has { $length }.
hill218-error-bad-position-too-many = { seat } has too many { word-hill218-kinds }: { $number } (at most { $most }).
hill218-error-bad-position-too-many-in-all = { seat } has { $number } cards in all (at most { $most }).
hill218-error-bad-position-sides = { $field ->
    [units] The units need South’s and North’s part with one / between them: “{ $found }”.
    [hands] The hands need South’s and North’s part with one / between them: “{ $found }”.
   *[decks] The decks need South’s and North’s part with one / between them: “{ $found }”.
}
hill218-error-bad-position-unit = “{ $found }” is not one of { seat }’s units. Write it like I@1,-1.
hill218-error-bad-position-too-wide = The units stand too far apart: paratroopers could land on { $spaces } spaces (at most { $most }).
hill218-error-bad-position-hill = One of { seat }’s units is on the hill, where no unit ever stands.
hill218-error-bad-position-shared-space = Two units are at { SPACE($at) }.
hill218-error-bad-position-cards = { $field ->
    [hands] The hands contain something that is not a card: “{ $found }”.
   *[decks] The decks contain something that is not a card: “{ $found }”.
}
hill218-error-bad-position-card-order = The hand “{ $found }” is in the wrong order. Write { $expected }.
hill218-error-bad-position-strikes = Invalid air strikes: “{ $found }”. Each side has at most { $most }.
hill218-error-bad-position-plays = Wrong number of plays in “{ $found }”: it must be from { $least } to { $most }.
hill218-error-bad-position-enemy-base = One of { seat }’s units is on the enemy base at { SPACE($at) }, so the battle would be over.
hill218-error-bad-position-empty-deck = { seat } cannot draw: that deck is empty.
hill218-error-bad-position-over = Neither side can play any more, so the battle is over and no one is to play.
hill218-error-bad-position-no-attacker = { seat } has no unit at { SPACE($at) } that could attack.
hill218-error-bad-position-no-target = { seat }’s { word-hill218-kind } at { SPACE($at) } { $kind ->
    [heavy] have
    [special] have
    [para] have
   *[other] has
} no target.
hill218-error-bad-position-set-up = The cards do not fit a set-up in the variant { $variant }.
hill218-error-bad-position-first-turn = A single card is drawn only in the very first turn.
