### The balance study: its command, its report and its pictures.

## The command

terminal-overview-balance = study a game: who wins, how games end, what each character or card is worth
terminal-help-balance = Let one agent play itself thousands of times. Prints the advantage of playing first, how often games are drawn, how long they last and how they end, what each character or card is worth, and where things happen. With --out the records, figures, plots and a page are saved, and running the same command again continues an interrupted study.
terminal-help-balance-status = Exit status: 0, 1 if a game could not be finished, 2 for a usage error, 130 after Ctrl-C.
terminal-help-balance-level = the agent (default: captain): { $levels }
terminal-help-balance-games = number of games (default: 2000)
terminal-help-balance-nodes = search nodes per decision (default: the level’s own)
terminal-help-balance-jobs = games to play in parallel (default: 1)
terminal-help-balance-out = folder for records, balance.json, plots and the page balance.md
terminal-balance-left = { $over } of { $total } games are saved in { $folder }. Run the same command again to continue.
terminal-balance-kept = Results are in { $folder }.

## The report

balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] One game
   *[other] { $games } games
} of { $level } against itself, each with its own chance events; the first player is random. Seed { $seed }. Figures in brackets are 95% intervals.
balance-nodes = A decision took { $nodes } nodes.
balance-openings = { $openings ->
    [one] All of them began from the same set-up.
   *[other] They began from { $openings } different set-ups.
}
balance-heading = { $part ->
    [first] Who wins
    [length] How long games are
    [ends] How games end
    [kinds] What happens to each kind
    [worth] What things are worth
   *[maps] Where it happens
}
balance-first = The first player won { $wins }, drew { $draws } and lost { $losses }: { $share }% of the points ({ $between }), with a draw as half a win.
balance-verdict = { $verdict ->
    [first] Playing first is an advantage: chance alone is an unlikely explanation.
    [second] Playing second is an advantage: chance alone is an unlikely explanation.
   *[none] This is not distinguishable from chance.
}
balance-draws = { $share }% of the games were drawn ({ $between }).
balance-length = A game has { $mean } turns on average, counting both sides; half of all games have between { $quarter } and { $upper }, the shortest has { $least } and the longest { $most }. That takes { $decisions } decisions on average.
balance-worth = How to read it: every { $every } turns we noted what each side had, and later who won. The number is the chance to win for a side that has one more of this and the same of everything else. 50% means that it is worth nothing.
balance-plain = For example, { $thing }: with one more, all else equal, an even game is won { $share }% of the time ({ $between }).
balance-maps = Each map is drawn from its own side’s point of view, with that side’s edge at the bottom: North’s board is rotated. Darker means more often.

balance-head = { $head ->
    [end] end
    [games] games
    [share] %
    [kind] kind
    [chance] wins %
   *[between] 95%
}
balance-alt = { $picture ->
    [overview] Who wins, how games end and how long they are
    [worth] What one more of each thing is worth, with intervals
   *[maps] Heat maps
}

## Pictures

balance-plot-title = { $game } { $variant } · { $games } games of { $level } against itself
balance-plot-who = Who wins (% of games)
balance-plot-won = { $who ->
    [first] first player
    [draw] draw
   *[second] second player
}
balance-plot-share = The first player’s points (close-up)
balance-plot-interval = { $share }% ({ $low }–{ $high })
balance-plot-ends = How games end (% of games)
balance-plot-length = How long games are
balance-plot-turns = turns of both sides
balance-plot-games = games
balance-plot-median = median { $turns }
balance-plot-worth = chance to win with one more, all else equal (%)
balance-plot-maps = Seen from the side in question, with its own edge at the bottom; in % of the total.
