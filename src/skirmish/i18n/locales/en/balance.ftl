### The balance study: its command, its report and its pictures.

word-kind = { $kind ->
    [soldier] soldier
    [jeep] jeep
    [tank] tank
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown card
}

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

balance-game = { $game ->
    [island] Battle for the Island
   *[hill218] The Battle for Hill 218
}
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
balance-ends-island = What removed the character whose loss decided it. A shot counts with its crossfire; a penalty is the opponent's free removal where nothing can move (I-3.7) or nobody can enter (I-3.9); after 120 quiet turns the battle is drawn (I-7.3).
balance-ends-hill218 = A unit on the enemy base wins at once (H-6.1). Otherwise the units in play are counted when nothing is left to play (H-6.2).
balance-kinds-island = For each kind, how many a side loses to what in a game, how many it has left at the end, and how many enemies that kind takes with its shots.
balance-kinds-hill218 = For each kind, how many a side deploys in a game, and how many of a hundred deployed ones destroy a unit at once, are still in play at the end, and take the enemy base.
balance-worth = How to read it: every { $every } turns it was noted what the sides had, and how that game ended. The number is the chance to win for a side that has one more of this and the same of everything else. 50 % means that it is worth nothing.
balance-worth-drawn = For cards drawn, “one more” means: this card instead of infantry. But for the two that are put back, cards come by chance, so this is the card's own doing; what is left or in play also says who was winning already.
balance-plain = For example, { $thing }: with one more, all else equal, an even game is won { $share } % of the time ({ $between }).
balance-maps = Everything is seen from the side that it is about, with its own edge below: North's board is turned round. Darker means more often.

balance-head = { $head ->
    [end] end
    [games] games
    [share] %
    [kind] kind
    [chance] wins %
    [between] 95 %
    [shot] shot
    [crossfire] crossfire
    [blast] blast
    [penalty] penalty
    [pad-penalty] pad penalty
    [left-over] left
    [takes] takes
    [deployed] deployed
    [destroys] destroys %
    [survives] survives %
   *[base-taken] takes base %
}
balance-end = { $end ->
    [shot] by a shot
    [blast] by a blast
    [penalty] by a penalty
    [pad-penalty] by a penalty on the pad
    [both] both at once (draw)
    [quiet] quiet turns (draw)
    [base] enemy base taken
    [more-units] more units
   *[equal-units] equally many units (draw)
}
balance-thing = { $place ->
    [island] { word-kind } on the island
    [pad] { word-kind } on the pad
    [strike] unused air strike
    [turn] having the turn
   *[none] { word-kind }
}
balance-question = { $question ->
    [left] One more of these left
    [in-play] One more of these in play
   *[drawn] Drawn instead of infantry
}
balance-map = { $map ->
    [stand] Where characters stand
    [lost] Where they are lost
    [shoot] Where shots come from
    [block] Where winners place blocks
    [destroyed] Where units are destroyed
    [strikes] Where air strikes fall
   *[deployed] { $kind ->
        [infantry] Infantry deployed
        [heavy] Heavy weapons deployed
        [special] Special forces deployed
        [tank] Tanks deployed
        [artillery] Artillery deployed
       *[para] Paratroopers deployed
    }
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
balance-plot-maps = Seen from the side it is about, its own edge below; in % of all.{ $game ->
    [hill218] {" "}▲ hill, ○ own base, □ enemy base.
   *[other] {""}
}
