### The command line and the match in the terminal. What one types (commands, options, tokens) is never translated.

## argparse's own words

terminal-argparse-usage = usage:
terminal-argparse-arguments = arguments
terminal-argparse-options = options
terminal-argparse-help = show this help and leave
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = this is not understood: %s
terminal-argparse-conflict = does not go together with %s
terminal-argparse-no-value = takes no value, but %r was given
terminal-argparse-required = this is missing: %s
terminal-argparse-one-required = one of these is missing: %s
terminal-argparse-one-value = needs a value after it
terminal-argparse-at-most-one-value = takes one value at most
terminal-argparse-a-value = needs at least one value
terminal-argparse-bad-value = %(value)r is not a number
terminal-argparse-choice = %(value)r is not possible; choose from %(choices)s
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = More about it: { $command } --help
terminal-examples = Examples:

## What there is

terminal-overview = Skirmish: two-player tactical board games, with rules that explain themselves. Start with: skirmish
terminal-overview-play = play in the terminal, against the computer or with a friend
terminal-overview-opponents = who the opponents are, how they play and how strong they are
terminal-overview-legal = what can be done in a position
terminal-overview-next = the position after some tokens
terminal-overview-why = why something is not allowed, or what it would do
terminal-overview-rules = the rulebook, or one rule
terminal-overview-check = whether recorded games keep to the rules
terminal-overview-verify = whether the dice and cards of recorded games were fair
terminal-overview-show = draw a position, or a moment of a recorded game
terminal-overview-simulate = let the computer play itself
terminal-overview-bot = let one of the opponents play under another program, on standard input and output
terminal-overview-more = Each of them explains itself: skirmish play --help. The games are island (Battle for the Island) and hill218 (The Battle for Hill 218). The languages are en, it, ko, de, no: --lang de.

## Help: arguments

terminal-help-lang = the language: en, it, ko, de or no
terminal-help-version = show the version and leave
terminal-help-command = one of those above
terminal-help-game = island or hill218
terminal-help-position = a position string in quotes, or - for standard input
terminal-help-why-position = a position string in quotes
terminal-help-variant = the variant: { $variants }; of a position it is needed only for hill218's set-up
terminal-help-play-variant = the variant: { $variants } (default: the first of each game)
terminal-help-tokens = decisions and chance events in order, each in quotes if the shell could misread it
terminal-help-token = a decision or a chance event
terminal-help-rule = a rule's id, such as I-3.4; without it, the whole rulebook
terminal-help-files = record files; - is standard input
terminal-help-games = how many games (default: 1)
terminal-help-seed = any text; the same seed gives the same chance
terminal-help-south = South: human or an opponent: { $agents } (default: human)
terminal-help-north = North: human or an opponent: { $agents } (default: corporal)
terminal-help-play-level = your opponent, on the side where you do not sit: { $thinkers } (default: corporal)
terminal-help-simulate-south = who plays South: { $agents } (default: greedy)
terminal-help-simulate-north = who plays North: { $agents } (default: greedy)
terminal-help-first = who plays first (default: random)
terminal-help-out = write the records to this file instead of standard output
terminal-help-level = who plays: { $levels } (default: general)
terminal-help-bot-nodes = how many nodes each search has at most (default: as many as the time allows)
terminal-help-what = a position string in quotes, or a record file; games.skirmish#3 is its third record
terminal-help-show-game = which game the position is of, should it not be clear
terminal-help-ply = show a record after so many tokens instead of at its end
terminal-help-svg = write a picture to this file; - is standard output
terminal-help-board = how the board is drawn: in colour, plain, or as facts in sentences for a screen reader
terminal-help-theme = the picture's colours (default: auto, as the reader's system has it)
terminal-help-clock = none; 10+5: ten minutes each and five seconds more for every turn; 30: thirty seconds for every turn
terminal-help-war = several battles of island: best-of-3, best-of-5, over-4 (four battles) or to-50 (points)
terminal-help-resume = go on with a saved match; without a file, with the one played last

## Help: commands

terminal-help-play = Play in the terminal. You are South, the computer is North, and the game is Battle for the Island, unless you say otherwise. You are told what happened and shown what you can do; type a token or its number. Type ? at any time. Two people at one screen: --north human. Where hands are hidden, the screen is cleared between you.

    The match is saved after every decision, so nothing is lost if the window is closed: skirmish play --resume.
terminal-help-play-example-1 = Battle for the Island against the computer
terminal-help-play-example-2 = The Battle for Hill 218 with a friend at the same screen
terminal-help-play-example-3 = a war of up to three quick battles, with clocks
terminal-help-play-example-4 = go on where you left
terminal-help-play-example-5 = The Battle for Hill 218 against the weakest opponent that thinks
terminal-help-play-status = Exit status: 0 when you leave, 2 for a bad call or a file that cannot be read, 130 after Ctrl-C.

terminal-help-opponents = List everybody who can sit on the other side: what to type, what they are called, how they play, and how strong they are in each game. With a game, only its ratings are shown.
terminal-help-opponents-game = island or hill218 (default: both)
terminal-help-opponents-example-1 = everybody, with both games
terminal-help-opponents-example-2 = for one game, in Italian
terminal-help-opponents-status = Exit status: 0, or 2 for a bad call or a game that there is not.

terminal-help-legal = List every decision that the rules allow in a position, one token a line, in plain string order. While a die, a draw or a block is awaited there is none, and a line on standard error says what is awaited.

    With - the positions come from standard input, one a line. Each is answered by one line of JSON, with the tokens in "legal" or the reason in "error".
terminal-help-legal-example-1 = South has rolled a 3
terminal-help-legal-example-2 = the first turn, the opponent's hand unknown
terminal-help-legal-example-3 = many positions, one a line
terminal-help-legal-status = Exit status: 0 if all went well, 1 if a line of standard input was no position, 2 for a bad call or a bad position.

terminal-help-next = Print the position after these tokens. Chance events are tokens too: say what the die showed or which cards were drawn.

    With - the questions come from standard input, one line of JSON each with "position" and "tokens". Each is answered by the same line with "next", or with the reason in "error".
terminal-help-next-example-1 = South rolls a 3, moves a soldier and ends the turn
terminal-help-next-example-2 = many questions, one a line
terminal-help-next-status = Exit status: 0 if all went well, 1 if a line of standard input could not be answered, 2 for a bad call, a bad position or a token that cannot be.

terminal-help-why = Say why a token is not allowed in a position, with the rule that says so; or, if it is allowed, what it would do.
terminal-help-why-example-1 = a soldier cannot stop short of the roll
terminal-help-why-example-2 = this one is legal
terminal-help-why-status = Exit status: 0 with an answer, 2 for a bad call, a bad position or something that is no token.

terminal-help-rules = Show the rulebook of a game in your language, or one rule of it. Refusals name the rule that they rest on.
terminal-help-rules-example-1 = the whole rulebook
terminal-help-rules-example-2 = one rule
terminal-help-rules-status = Exit status: 0, or 2 for a bad call or a rule that there is not.

terminal-help-check = Replay every record of these files by the rules. Each gets one line: FILE#1: ok and the result (S, N, draw or *), or the token, the line and the rule that it breaks.
terminal-help-check-example-1 = every record of a file
terminal-help-check-example-2 = records from standard input
terminal-help-check-status = Exit status: 0 if all records are right, 1 if one is not, 2 if a file cannot be read.

terminal-help-verify = Recompute every die, draw and block of finished records from the secret that was opened at the end, and compare. It needs nothing but the file.
terminal-help-verify-example-1 = every record of a file
terminal-help-verify-status = Exit status: 0 if all chance was fair, 1 if it is not proved for one record, 2 if a file cannot be read.

terminal-help-show = Draw a position, or a recorded match at its end or after so many tokens. A record of an unfinished match shows only what it says.
terminal-help-show-example-1 = a position; the game is recognised
terminal-help-show-example-2 = the second record of a file after 40 tokens
terminal-help-show-example-3 = a picture of how the first record ends
terminal-help-show-status = Exit status: 0, or 2 for a bad call, a bad position or a file that cannot be read.

terminal-help-simulate = Let opponents play each other and write the records to standard output or a file. The same seed gives the same bytes, unless general or a program takes part: what they do depends on the time they get. Every record passes skirmish check and skirmish verify.
terminal-help-simulate-example-1 = three games into a file
terminal-help-simulate-example-2 = one beginner's game, South first
terminal-help-simulate-status = Exit status: 0, or 2 for a bad call or a file that cannot be written.

terminal-help-bot = Play as one of our opponents under any program that speaks the text bot protocol: it writes hello, match, token and go on standard input, one a line, and reads name, info and play. docs/bots.md tells it whole.

    The other way round, cmd:PROGRAM is an opponent wherever one is named: a program of your own, in any language.
terminal-help-bot-example-1 = say hello
terminal-help-bot-example-2 = one game against it
terminal-help-bot-status = Exit status: 0 after bye or at the end of the input, 2 for a bad call or a host that says what cannot be.

## What went wrong

terminal-file = { $reason ->
    [missing] There is no file “{ $name }”.
    [no-folder] There is no folder “{ $name }”.
    [directory] “{ $name }” is a folder, not a file.
    [permission] “{ $name }” may not be opened.
    [read-only] “{ $name }” cannot be written: everything there is read-only.
    [full] No room is left for “{ $name }”.
    [long-name] The name is too long: “{ $name }”.
    [loop] “{ $name }” is a link that leads back to itself.
    [device] “{ $name }” could not be read or written: the device failed.
    [closed] “{ $name }” is closed.
   *[other] “{ $name }” could not be opened: { $detail }.
}
terminal-standard-output = standard output
terminal-standard-input = standard input
terminal-system = The system refused something: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = There is no command “{ $name }”. { $near ->
    [none] There are: { $known }.
   *[near] Did you mean { $near }? There are: { $known }.
}
terminal-quote = The position's five parts must be one argument. Put quotes around it: skirmish { $command } GAME 'POSITION'
terminal-one-position = One position at a time; for many, use - and give them on standard input.
terminal-one-token = One token at a time.
terminal-tokens-with-stdin = With - the tokens come from standard input, too.
terminal-nothing-over = Nothing to decide. { $sentence }
terminal-nothing-chance = Nothing to decide: chance is awaited. { $sentence } Possible: { $tokens }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
terminal-bad-json = This line is not JSON.
terminal-number-too-large = A number in this line is too large.
terminal-bad-question = A question is an object with "position", a string, and "tokens", a list of strings.
terminal-token-fault = token { $number }: { $sentence }{ terminal-in-brackets }
terminal-in-brackets = { $rule ->
    [none] {""}
   *[other] {" "}(rule { $rule })
}
terminal-place = { $number ->
    [none] line { $line }: { $sentence }
   *[other] token { $number }, line { $line }: { $sentence }
}{ terminal-in-brackets }
terminal-recomputed = { $count ->
    [one] 1 chance event recomputed
   *[other] { $count } chance events recomputed
}
terminal-no-record = { $name } holds no record.
terminal-no-variant = No game has a variant “{ $name }”. There are: { $known }.
terminal-no-position = No game can read this position. Name its game with --game.{ $reasons }
terminal-record-number = { $name } has no record { $number }: it holds { $count ->
    [one] only 1
   *[other] { $count }
}.
terminal-ply-too-far = The record has only { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, not { $ply }.
terminal-ply-of-position = --ply is for records; a position is one moment already.
terminal-negative-ply = --ply cannot be below 0.
terminal-negative-games = { $games } games cannot be played. Give 0 or more.
terminal-no-games = { $games } games cannot be played. Give 1 or more.
terminal-not-a-folder = “{ $name }” is a file, not a folder.
terminal-bad-clock = “{ $clock }” is no clock. Write none, 10+5 (minutes and seconds) or 30 (seconds a turn).
terminal-no-wars = { $game } has no wars.
terminal-resume-alone = --resume goes on with a match as it was agreed. Leave { $option } out.
terminal-level-taken = --level { $level } finds no seat: --south and --north say already who sits there. Leave one of them out.
terminal-no-autosave = There is no saved match in { $folder }.
terminal-no-home = There is no home folder in which a match could be kept. Set XDG_DATA_HOME to a folder.
terminal-not-resumable = { $reason ->
    [over] The match in { $name } is over. Look at it with: skirmish show { $name }
   *[broken] { $name } holds no match that could go on.
}
terminal-not-sealed = This record does not hold the secret of its dice, so it cannot go on. Only matches saved by skirmish play can.
terminal-broken-seal = What is sealed in this record cannot be read, so the match cannot go on.
terminal-bot-program = { $name } is a program that plays by itself; it needs no skirmish bot around it.
terminal-bot-nodes = A search needs 1 node or more, not { $nodes }.

## Words

terminal-asked = { $seat }: { $sentence }
terminal-chance = Chance is awaited. { $sentence }
terminal-simulating = Playing
terminal-getting-ready = Getting the opponent ready: this happens once on this machine and takes about a minute.
terminal-thinking = { $who } is thinking …
terminal-opponents-head = { $head ->
    [level] type
    [name] name
   *[plays] how it plays
}
terminal-opponents-more = The columns with a game's name are ratings (Elo) with their errors: 200 more wins about three games in four. A dash: not measured. The last five are levels, the weakest first. greedy is none of them: on the island it stands between corporal and sergeant, on Hill 218 between recruit and corporal. Play a level with: skirmish play --level TYPE. Any of them: skirmish play --north TYPE. A program of your own: --north cmd:PROGRAM.
terminal-yes-no = (y/n)
terminal-yes-words = y yes
terminal-no-words = n no

## At the table

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] A war: whoever wins most of { $number } battles.
    [over] A war: whoever has more points after { $number } battles.
   *[to] A war: whoever first has { $number } points.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $first } plays first.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = a person
terminal-how-to-play = Type a token or its number. Besides that: ? explains what you can do now, why TOKEN says why not, list shows every token, board draws again, undo takes back, save FILE keeps the record, rules opens the rulebook, draw offers a draw, resign gives up, thought tells what the opponent thought, quit leaves (the match is kept).
terminal-commitment = Fair chance: the dice and cards are fixed by a secret whose SHA-256 is { $commitment }. It is opened at the end.
terminal-secret = The secret of this match: { $secret }. Check all dice and cards with: skirmish verify { $file }
terminal-run-program = This match was played with the program “{ $command }”. Run it?
terminal-put-aside = { $what ->
    [finished] The match before this one is kept in { $name }.
    [damaged] The autosave was damaged. It is kept in { $name }.
   *[unfinished] A match that was not finished is kept in { $name }. Go on with it: { $command }
}
terminal-left = The match is kept. Go on with: { $command }
terminal-left-unkept = The match was not kept.
terminal-unkept = The match is not kept; with save FILE you can keep it elsewhere.
terminal-leave-unkept = { terminal-unkept } Leave all the same?
terminal-toolbar = Tab completes · ? · why TOKEN · list · board · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = The board needs { $needed } columns and has { $columns }: here it is in sentences, as with --board facts.
terminal-only-one = Only { $token } is possible: press Enter.
terminal-type-end = Only { $token } is possible: type it.
terminal-type-token = { $numbers ->
    [no] Type a token, for instance { $token }; ? explains.
   *[yes] Type a token or its number, for instance { $token }; ? explains.
}
terminal-hand-over = { $seat }'s turn. Hand over the screen. The other cards are covered.
terminal-hand-over-enter = { $seat }: type { $letter } and press Enter to see your cards.
terminal-go-on = Press Enter to go on.
terminal-time-up = { $seat }'s time is up.
terminal-no-such-number = There is no number { $number }: choose from 1 to { $count }.
terminal-number-not-shown = These choices have no numbers here. Put the parts together, for instance { $example }; list shows them with numbers.
terminal-not-understood = “{ $line }” is not understood; ? explains what you can do.
terminal-nearest = The nearest that is possible: { $token }
terminal-why-what = Why what? For instance: why e2-e5
terminal-why-not = { $token } is not allowed. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}Rule { $rule }.
}
terminal-why-legal = { $token } is legal.
terminal-why-possible = { $token } is possible.
terminal-resign-sure = { $seat }, do you resign?
terminal-draw-sure = Offer a draw?
terminal-draw-consent = { $seat }: { $other } offers a draw. Do you accept?
terminal-draw-declined = { $seat } plays on.
terminal-takeback-consent = { $seat }: { $other } would like to take back the last decision. Do you agree?
terminal-takeback-declined = { $seat } does not agree.
terminal-taken-back = { $seat } took back the last decision.
terminal-thought = { $who } ({ $seat }) gave itself { $percent } % to win at its last decision.{ $move ->
    [none] {""}
   *[other] {" "}It played { $move }{ $line ->
        [none] .
       *[other] {" "}and expected { $line }.
    }
}
terminal-thought-none = Nobody here has a thought to tell of. Only opponents of a level think, and they tell of their last decision.
terminal-thought-not-yet = { $who } has not had anything to decide since you sat down.
terminal-ended = { $how ->
    [resignation] { $loser } resigned. { $winner } wins.
    [forfeit] { $loser } forfeits the match. { $winner } wins.
    [agreement] You agreed on a draw.
   *[time] { $loser }'s time is up. { $winner } wins.
}
terminal-save-offer = Save the record? Type a file name, or press Enter for no:
terminal-replace-file = { $name } exists already. Replace it?
terminal-saved = Saved as { $name }.
terminal-war-standing = The war after { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
}: South { $south }, North { $north } ({ $counted ->
    [battles] battles won
   *[points] points
}).
terminal-war-battle = Battle { $battle }. The war so far: South { $south }, North { $north } ({ $counted ->
    [battles] battles won
   *[points] points
}).
terminal-war-over = { $winner ->
    [south] South wins the war.
    [north] North wins the war.
   *[draw] The war is drawn.
}

## What can be chosen

terminal-choice = Choose:
terminal-choice-parts = One from each part, for instance { $example }; list shows them all.
terminal-choice-example = For instance { $token }.
