### The laboratory: the arena's command, its tables and its pictures.

## The command

terminal-overview-arena = let agents play each other, and rate them
terminal-help-arena = Play a round-robin tournament in pairs of games with the same chance events and the seats swapped. Prints ratings with their intervals, results by pairing, the advantage of playing first, and how long games last and how they end. With --out everything is saved, and running the same command again continues an interrupted tournament.
terminal-help-arena-status = Exit status: 0, 1 if a game could not be finished, 2 for a usage error, 130 after Ctrl-C or SIGTERM (what was played by then is printed).
terminal-help-agents = comma-separated agents; can be repeated: { $agents }. Give a name with mine=cmd:./bot and a limit with general@200ms or general@5000n (nodes)
terminal-help-arena-games = games for each pair of agents, an even number; three agents play three times as many in all, four six times (default: 20)
terminal-help-arena-time = milliseconds per decision, for agents without a limit of their own
terminal-help-arena-nodes = search nodes per decision; the same seed then gives the same games on every machine
terminal-help-arena-jobs = games to play in parallel (default: 1; on a cluster, the number of its processors)
terminal-help-arena-out = folder for records, the error output of programs, result.json and a plot
terminal-help-arena-cluster = play on the Ray cluster at this address; local starts one on this machine
terminal-help-arena-anchor = the agent whose rating is 0 (default: the mean is 0)
terminal-arena-left = { $over } of { $total } games are saved in { $folder }. Run the same command again to continue.
terminal-arena-kept = Results are in { $folder }.

## What was found

lab-summary = { $game } { $variant }, { $played } of { $total } games, seed { $seed }.
lab-head = { $head ->
    [agent] agent
    [rating] Elo
    [interval] 95%
    [games] games
    [score] W-D-L
    [share] %
    [time] ms each
   *[pairing] pairing
}
lab-range = { $low }–{ $high }
# Signs stand before both numbers.
lab-range-signed = { $low } – { $high }
lab-cross = The row’s points against the column, in %:
lab-first = The first player scored { $share }% of the points (95%: { lab-range }).
lab-length = A game has { $mean } decisions on average ({ $least }–{ $most }).
lab-ends = How games ended: { $ends }.
lab-failures = { $name } lost games through its own fault: { $ends }.
lab-crash = Game { $number } could not be played: { $reason }.
lab-end = { $how ->
    [eliminated] no characters left
    [five-lost] five lost
    [quiet] quiet turns
    [base] enemy base
    [more-units] more units
    [equal-units] equal number of units
    [resignation] resigned
    [bot-late] out of time
    [bot-silent] silent
    [bot-unreadable] unreadable answer
    [bot-unasked] answered unasked
    [bot-illegal] illegal answer
    [bot-flood] too much output
    [bot-died] program ended
    [bot-closed] output closed
    [bot-missing] program missing
   *[other] { $how }
}

## Pictures

lab-plot-title = { $game } { $variant } · { $games } games
lab-plot-rating = Rating (Elo, with 95% intervals)
lab-plot-cross = The row’s points against the column (%)
