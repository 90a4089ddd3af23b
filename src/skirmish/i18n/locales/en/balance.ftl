### The balance study: its command, its report and its pictures.

## The command

terminal-overview-balance = study a game: who wins, how it ends, what each piece or card is worth
terminal-help-balance = One level plays itself, thousands of times. You learn how much playing first is worth, how often games are drawn, how long they are and how they end, what each piece or card is worth, and where things happen. With --out the records, the figures, the pictures and a page are kept; the same command again goes on where it was cut short.
terminal-help-balance-example-1 = a short look at a quick variant
terminal-help-balance-example-2 = everything kept, two games at a time
terminal-help-balance-status = Exit status: 0, 1 if a game could not be played to its end, 2 for a bad call, 130 after Ctrl-C.
terminal-help-balance-level = who plays itself (default: captain): { $levels }
terminal-help-balance-games = how many games (default: 2000)
terminal-help-balance-nodes = how many nodes a decision may take, instead of what the level takes otherwise
terminal-help-balance-jobs = how many games are played at once, each in a process of its own (default: 1)
terminal-help-balance-out = a folder that keeps the records, balance.json, the pictures and the page balance.md
terminal-balance-left = { $over } of { $total } games are kept in { $folder }. The same command goes on with them.
terminal-balance-kept = Everything is kept in { $folder }.

## The report

balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] One game
   *[other] { $games } games
} of { $level } against itself, each with dice and cards of its own; who plays first is drawn. Seed { $seed }. Figures in brackets are intervals of 95 %.
balance-nodes = A decision took { $nodes } nodes.
balance-openings = { $openings ->
    [one] All of them began from the same set-up.
   *[other] They began from { $openings } different set-ups.
}
balance-heading = { $part ->
    [first] Who wins
    [length] How long games are
    [ends] How games end
    [kinds] What becomes of each kind
    [worth] What things are worth
   *[maps] Where it happens
}
balance-first = Whoever played first won { $wins }, drew { $draws } and lost { $losses }: { $share } % of the points ({ $between }), with a draw as half a win.
balance-verdict = { $verdict ->
    [first] Playing first is an advantage: chance alone would hardly give so much.
    [second] Playing second is an advantage: chance alone would hardly give so little to the first.
   *[none] That is no advantage that could be told from chance.
}
balance-draws = { $share } % of the games were drawn ({ $between }).
balance-length = A game has { $mean } turns on average, counting both sides; half of all games have between { $quarter } and { $upper }, the shortest has { $least } and the longest { $most }. That takes { $decisions } decisions on average.
balance-worth = How to read it: every { $every } turns it was noted what the sides had, and how that game ended. The number is the chance to win for a side that has one more of this and the same of everything else. 50 % means that it is worth nothing.
balance-plain = For example, { $thing }: with one more, all else equal, an even game is won { $share } % of the time ({ $between }).
balance-maps = Everything is seen from the side that it is about, with its own edge below: North's board is turned round. Darker means more often.

balance-head = { $head ->
    [end] end
    [games] games
    [share] %
    [kind] kind
    [chance] wins %
   *[between] 95 %
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
balance-plot-share = The first player's points, close up
balance-plot-interval = { $share } % ({ $low } … { $high })
balance-plot-ends = How games end (% of games)
balance-plot-length = How long games are
balance-plot-turns = turns of both sides
balance-plot-games = games
balance-plot-median = median { $turns }
balance-plot-worth = chance to win with one more, all else equal (%)
balance-plot-maps = Seen from the side it is about, its own edge below; in % of all.
