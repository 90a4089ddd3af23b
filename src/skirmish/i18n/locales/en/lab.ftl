### The laboratory: the arena's command, its tables and its pictures.

## The command

terminal-overview-arena = let opponents of any kind play each other, and rate them
terminal-help-arena = Everybody plays everybody, in pairs of games with the same dice and cards and the seats changed. At the end you get ratings with their errors, who beat whom, how much playing first is worth, how long games are and how they end. With --out everything is kept, records too; the same command again goes on where it was cut short.
terminal-help-arena-example-1 = two opponents, four quick games
terminal-help-arena-example-2 = three opponents, two of them the same under names of their own; all records kept
terminal-help-arena-status = Exit status: 0, 1 if a game could not be played to its end, 2 for a bad call, 130 after Ctrl-C.
terminal-help-agents = who takes part, with commas between them; may be given several times. Opponents: { $agents } (a program, such as cmd:./bot --fast). A name of its own: mine=cmd:./bot. A limit of its own: general@200ms or general@5000n (nodes)
terminal-help-arena-games = how many games for every two of them, an even number (default: 20)
terminal-help-arena-time = how many milliseconds a decision may take, for those without a limit of their own
terminal-help-arena-nodes = how many nodes a decision may take; then the same seed gives the same games on every machine
terminal-help-arena-jobs = how many games are played at once, each in a process of its own (default: 1; on a cluster, as many as it has processors)
terminal-help-arena-out = a folder that keeps the records, what programs wrote to standard error, result.json and a picture
terminal-help-arena-cluster = play on a Ray cluster at this address; local starts one on this machine
terminal-help-arena-anchor = whose rating is 0 (default: the mean of all is)
terminal-arena-left = { $over } of { $total } games are kept in { $folder }. The same command goes on with them.
terminal-arena-kept = Everything is kept in { $folder }.

## What was found

lab-summary = { $game } { $variant }, { $played } of { $total } games, seed { $seed }.
lab-head = { $head ->
    [agent] agent
    [rating] Elo
    [interval] 95 %
    [games] games
    [score] W-D-L
    [share] %
    [time] ms each
   *[pairing] who against whom
}
lab-cross = The row's points against the column, in %:
lab-first = The first player got { $share } % of the points (95 %: { $low } … { $high }).
lab-length = A game has { $mean } decisions on average ({ $least } … { $most }).
lab-ends = How games ended: { $ends }.
lab-failures = { $name } lost games by its own fault: { $ends }.
lab-crash = Game { $number } could not be played: { $reason }.
lab-end = { $how ->
    [eliminated] nobody left
    [five-lost] five lost
    [quiet] quiet turns
    [base] enemy base
    [more-units] more units
    [equal-units] equally many units
    [resignation] resigned
    [bot-late] too late
    [bot-silent] silent
    [bot-unreadable] unreadable answer
    [bot-unasked] answered unasked
    [bot-illegal] illegal answer
    [bot-flood] flood of text
    [bot-died] program ended
    [bot-closed] output closed
    [bot-missing] program missing
   *[other] { $how }
}

## Pictures

lab-plot-title = { $game } { $variant } · { $games } games
lab-plot-rating = Rating (Elo, with intervals of 95 %)
lab-plot-cross = The row's points against the column (%)
