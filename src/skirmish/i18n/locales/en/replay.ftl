### The replay: moments, views, lines that are tried, the records of a file.

replay-turn-of = Turn { $turn } of { $turns }
replay-decision-of = decision { $decision } of { $decisions }
replay-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
replay-set-up = Set-up
replay-stride = Steps
replay-by-turn = By turn
replay-by-decision = By decision
replay-speed = Speed
replay-view = View as
replay-view-watch = Spectator
replay-view-open = Everything
replay-loss-before = Previous loss
replay-loss-next = Next loss
replay-try = Try something else
replay-before-turn = Start before this turn
replay-trying = You are trying something else. None of it is kept.
replay-chance = What does chance bring?
replay-at-random = Leave it to chance
replay-take-back = Take back
replay-return = Back to the replay
replay-line = Tried so far
replay-games = { $count ->
    [one] { $count } match in this file
   *[other] { $count } matches in this file
}
replay-other-games = Other matches
