### The command line and the match in the terminal. What one types (commands, options, tokens) is never translated.

## argparse's own words

terminal-argparse-usage = usage:
terminal-argparse-arguments = arguments
terminal-argparse-options = options
terminal-argparse-help = show this help message and exit
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = unrecognized arguments: %s
terminal-argparse-conflict = not allowed with argument %s
terminal-argparse-no-value = does not take a value: %r
terminal-argparse-required = the following arguments are required: %s
terminal-argparse-one-required = one of the arguments %s is required
terminal-argparse-one-value = expected one argument
terminal-argparse-at-most-one-value = expected at most one argument
terminal-argparse-a-value = expected at least one argument
terminal-argparse-bad-value = invalid number: %(value)r
terminal-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = Try '{ $command } --help' for more information.
terminal-examples = Examples:

## What there is

terminal-overview = Skirmish: two-player tactical board games. Run skirmish without arguments to play in the browser.
terminal-overview-play = play in the terminal, against the computer or a friend
terminal-overview-opponents = list the computer opponents and their ratings
terminal-overview-legal = list the legal decisions in a position
terminal-overview-next = print the position after some tokens
terminal-overview-why = explain why a decision is not allowed, or what it would do
terminal-overview-rules = show the rulebook, or one rule
terminal-overview-check = check that recorded games follow the rules
terminal-overview-verify = verify that the chance events of recorded games were fair
terminal-overview-show = draw a position, or a moment of a recorded game
terminal-overview-simulate = let computer opponents play each other, and write the records
terminal-overview-bot = run an opponent as a text protocol bot on standard input and output
terminal-overview-more = Run skirmish COMMAND --help for more about a command. Games: { $titles }. Languages: en, it, ko, de, no (--lang de).

## Help: arguments

terminal-help-lang = language: en, it, ko, de or no
terminal-help-version = show the version and exit
terminal-help-command = one of the commands above
terminal-help-game = the game: { $games }
terminal-help-position = a position string in quotes, or - to read from standard input
terminal-help-why-position = a position string in quotes
terminal-help-variant = the variant: { $variants }; only needed if the position does not name it
terminal-help-play-variant = the variant: { $variants } (default: the one for beginners, if the game has one, otherwise the first one)
terminal-help-tokens = decisions and chance events in order, in quotes where the shell would change them
terminal-help-token = a decision or a chance event
terminal-help-rule = the id of a rule, such as { $rule } (default: the whole rulebook)
terminal-help-files = record files; - is standard input
terminal-help-games = number of games (default: 1)
terminal-help-seed = any text; the same seed gives the same chance events
terminal-help-south = who plays South: human, { $agents } (default: human)
terminal-help-north = who plays North: human, { $agents } (default: recruit)
terminal-help-play-level = play against this level: { $thinkers } (default: recruit)
terminal-help-simulate-south = who plays South: { $agents } (default: greedy)
terminal-help-simulate-north = who plays North: { $agents } (default: greedy)
terminal-help-first = who plays first (default: random)
terminal-help-out = write the records to this file (default: standard output)
terminal-help-level = the opponent to run: { $levels } (default: general)
terminal-help-bot-nodes = maximum number of nodes in a search (default: no maximum)
terminal-help-bot-program = with --join: your own bot instead of one of the opponents, in quotes if it has arguments
terminal-help-bot-join = take the seat that this link opens on a server, and play the match to its end; - reads the link from standard input
terminal-help-bot-name = with --join: the name that is shown at the table
terminal-help-what = a position string in quotes, or a record file; games.skirmish#3 is its third record
terminal-help-show-game = the game that the position belongs to (default: recognize it)
terminal-help-ply = show a record after N tokens (default: at its end)
terminal-help-svg = write an SVG picture to this file; - is standard output
terminal-help-board = how to draw the board: colour, plain, or facts (sentences for a screen reader)
terminal-help-theme = colours of the picture (default: auto, the viewer’s system setting)
terminal-help-clock = none; 10+5: ten minutes each plus five seconds per turn; 30: thirty seconds per turn
terminal-help-war = fight a war of several battles, if the game has wars: best-of-3, best-of-5, over-4 (four battles) or to-50 (points)
terminal-help-resume = resume a saved match (default: the latest one)

## Help: commands

terminal-help-play = Play in the terminal: you as South against the computer, at the first game, unless options say otherwise. At the prompt, type a token or its number, or ? for help. With --north human two people share the screen; it is cleared between turns if the game hides information.

    The match is saved after every decision. Resume it with skirmish play --resume.
terminal-help-play-example-1 = play against the computer
terminal-help-play-example-2 = resume the latest match
terminal-help-play-status = Exit status: 0 when the match is over or you leave, 2 for a usage error or an unreadable file, 130 after Ctrl-C.

terminal-help-opponents = List the computer opponents with their ratings. With a game, list only those that can play it.
terminal-help-opponents-game = the game: { $games } (default: all)
terminal-help-opponents-example-1 = all opponents and games
terminal-help-opponents-status = Exit status: 0, or 2 for a usage error or an unknown game.

terminal-help-legal = List every legal decision in a position, one token per line, sorted. If chance must be settled first, the list is empty and a line on standard error says what is awaited.

    With -, read positions from standard input, one per line. Each gets a line of JSON with the tokens in "legal" or the reason in "error".
terminal-help-legal-status = Exit status: 0 on success, 1 if a line of standard input was invalid, 2 for a usage error or an invalid position.

terminal-help-next = Print the position after these tokens. Chance events are tokens, too: what was rolled or drawn.

    With -, read questions from standard input, one JSON object per line with "position" and "tokens". Each is printed again with "next", or with the reason in "error".
terminal-help-next-status = Exit status: 0 on success, 1 if a line of standard input was invalid, 2 for a usage error, an invalid position or an illegal token.

terminal-help-why = Explain why a token is not allowed in a position and which rule forbids it, or what it would do if it is allowed.
terminal-help-why-status = Exit status: 0 if there is an answer, 2 for a usage error, an invalid position or an invalid token.

terminal-help-rules = Show the rulebook of a game in your language, or one rule.
terminal-help-rules-status = Exit status: 0, or 2 for a usage error or an unknown rule.

terminal-help-check = Replay every record in the files by the rules. Prints one line per record: FILE#1: ok and the result (S, N, draw or *), or the token, the line and the rule it breaks.
terminal-help-check-example-1 = every record of a file
terminal-help-check-status = Exit status: 0 if all records are valid, 1 if one is not, 2 for a usage error or an unreadable file.

terminal-help-verify = Recompute all chance events of finished records from the secret published at the end, and compare. Works offline.
terminal-help-verify-example-1 = every record of a file
terminal-help-verify-status = Exit status: 0 if all chance was fair, 1 if one record could not be verified, 2 for a usage error or an unreadable file.

terminal-help-show = Draw a position, or a recorded match at its end or after some tokens. Of an unfinished match only what the record reveals is drawn.
terminal-help-show-example-1 = the second record of a file after 40 tokens
terminal-help-show-example-2 = a picture of how the first record ends
terminal-help-show-status = Exit status: 0, or 2 for a usage error, an invalid position or an unreadable file.

terminal-help-simulate = Let computer opponents play each other and write the records. The same seed gives the same bytes, unless general or a program takes part, whose play depends on time. Every record passes skirmish check and skirmish verify.
terminal-help-simulate-status = Exit status: 0, or 2 for a usage error or a file that cannot be written.

terminal-help-bot = Run one of the opponents as a text protocol bot: it reads hello, match, token and go on standard input, one per line, and writes name, info and play. The protocol is described in docs/bots.md.

    Conversely, cmd:PROGRAM is accepted wherever an opponent is named, and runs your own bot.

    With --join, the opponent or the program cmd:PROGRAM takes a seat on a server and plays one match. The link is used up by that; the seat’s new link is printed, in case the program is interrupted.
terminal-help-bot-example-1 = say hello
terminal-help-bot-status = Exit status: 0 after bye, at the end of the input or of the match; 1 if a program broke the protocol and the match was resigned for it; 2 for a usage error, an error of the host, or a seat that cannot be taken or kept.

## What went wrong

terminal-file = { $reason ->
    [missing] Cannot open “{ $name }”: no such file.
    [no-folder] Cannot open “{ $name }”: no such folder.
    [directory] Cannot open “{ $name }”: it is a folder.
    [permission] Cannot open “{ $name }”: permission denied.
    [read-only] Cannot write “{ $name }”: read-only file system.
    [full] Cannot write “{ $name }”: no space left.
    [long-name] Cannot open “{ $name }”: the name is too long.
    [loop] Cannot open “{ $name }”: too many levels of symbolic links.
    [device] Cannot read or write “{ $name }”: input/output error.
    [closed] Cannot read or write “{ $name }”: it is closed.
   *[other] Cannot open “{ $name }”: { $detail }.
}
terminal-standard-output = standard output
terminal-standard-input = standard input
terminal-system = System error: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = “{ $name }” is not a command. { $near ->
    [none] Commands: { $known }.
   *[near] Did you mean { $near }? Commands: { $known }.
}
terminal-quote = The position must be a single argument. Put it in quotes: skirmish { $command } GAME 'POSITION'
terminal-one-position = Too many arguments: give one position, or - to read many from standard input.
terminal-one-token = Too many arguments: give one token.
terminal-tokens-with-stdin = With -, tokens are read from standard input.
terminal-nothing-over = Nothing to decide. { $sentence }
terminal-nothing-chance = Nothing to decide: chance comes first. { $sentence } Possible: { $tokens }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
terminal-bad-json = This line is not valid JSON.
terminal-number-too-large = A number in this line is too large.
terminal-bad-question = Expected an object with "position" (a string) and "tokens" (a list of strings).
terminal-token-fault = token { $number }: { $sentence }{ word-in-brackets }
word-in-brackets = { $rule ->
    [none] {""}
   *[other] {" "}(rule { $rule })
}
terminal-place = { $number ->
    [none] line { $line }: { $sentence }
   *[other] token { $number }, line { $line }: { $sentence }
}{ word-in-brackets }
terminal-recomputed = { $count ->
    [one] 1 chance event recomputed
   *[other] { $count } chance events recomputed
}
terminal-proved = { $kind ->
    [first] scheme 1 does not prove that the host or the last to join did not choose
    [both] scheme 2: host, South and North committed before any entropy was revealed
    [south] scheme 2: host and South committed before any entropy was revealed
    [north] scheme 2: host and North committed before any entropy was revealed
   *[none] scheme 2: the host alone drew everything, from a secret fixed before the first token
}
terminal-proved-restored = restored from a backup before chance event { $number } (epoch { $epoch }), where the host could choose between continuations
terminal-no-record = { $name } contains no records.
terminal-no-variant = No game has a variant “{ $name }”. Choose one of: { $known }.
terminal-no-position = No game can read this position. Name its game with --game.{ $reasons }
terminal-record-number = { $name } has no record { $number }: it contains { $count ->
    [one] only 1
   *[other] { $count }
}.
terminal-ply-too-far = The record has only { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, not { $ply }.
terminal-ply-of-position = --ply can only be used with a record.
terminal-negative-ply = --ply must be 0 or more.
terminal-negative-games = --games must be 0 or more, not { $games }.
terminal-no-games = --games must be 1 or more, not { $games }.
terminal-not-a-folder = “{ $name }” is a file, not a folder.
terminal-bad-clock = Invalid clock “{ $clock }”. Use none, 10+5 (minutes and seconds) or 30 (seconds per turn).
terminal-no-wars = { $game } has no wars.
terminal-resume-alone = --resume cannot be combined with { $option }: the match keeps its settings.
terminal-level-taken = --level { $level } conflicts with --south and --north.
terminal-no-autosave = There is no saved match in { $folder }.
terminal-no-home = There is no home folder to save the match in. Set XDG_DATA_HOME to a folder.
terminal-not-resumable = { $reason ->
    [over] The match in { $name } is over. Show it with: skirmish show { $name }
   *[broken] { $name } contains no match that can be resumed.
}
terminal-not-sealed = This record does not contain the secret of its chance events, so it cannot be resumed. Only matches saved by skirmish play can.
terminal-broken-seal = The sealed part of this record is damaged, so the match cannot be resumed.
terminal-bot-program = { $name } is a program already; run it without skirmish bot.
terminal-bot-nodes = --nodes must be 1 or more, not { $nodes }.
terminal-guest-program = “{ $name }” is not a program. With --join, name one as cmd:PROGRAM, or an opponent with --level.
terminal-guest-seat = { $game } ({ $variant }): playing { $seat }{ $foe ->
    [none] .
   *[other] {" "}against { $foe }.
}
terminal-guest-key = The seat’s link from now on: { $link }
terminal-guest-lost = The connection to the server was lost. Trying again until it is back.
terminal-guest-back = Connected again.
terminal-guest-forfeit = The match is resigned: { $sentence }

## Words

terminal-asked = { $seat }: { $sentence }
terminal-chance = Chance decides now. { $sentence }
terminal-simulating = Playing
terminal-getting-ready = Compiling the opponent. This takes about half a minute, once per machine.
terminal-thinking = { $who } is thinking…
terminal-opponents-head = { $head ->
    [level] type this
    [name] name
   *[plays] how it plays
}
terminal-opponents-more = Ratings are in Elo with their 95% interval, measured in each game’s first variant with each level’s own limits; 200 points more win about three games in four. A dash means not measured. The levels come last, the weakest first; random and greedy are baselines. Play against a level with skirmish play --level LEVEL, against any opponent with --north NAME, and against your own program with --north cmd:PROGRAM.
terminal-yes-no = (y/n)
terminal-yes-words = y yes
terminal-no-words = n no

## At the table

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] This is a war: the best of { $number } battles.
    [over] This is a war: the side with more points after { $number } battles wins.
   *[to] This is a war: the first to reach { $number } points wins.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $who ->
    [you] You play first
   *[other] { $name } plays first
}.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = { $who ->
    [you] you
   *[other] a person
}
terminal-how-to-play = Type a token or its number, or a command: ? explains your choices, why TOKEN says why not, list shows every token, auto does the set-up for you, board draws the board again, story tells all that has happened, undo takes back a decision, save FILE saves the record, rules opens the rulebook, draw offers a draw, resign gives up, thought shows what the opponent was thinking, quit leaves (the match is saved).
terminal-commitment = Fair chance: all chance events come from a secret whose SHA-256 is { $commitment }. It is published at the end.
terminal-secret = The secret of this match: { $secret }. Verify all chance events with: skirmish verify { $file }
terminal-run-program = This match was played against the program “{ $command }”. Run it?
terminal-put-aside = { $what ->
    [finished] The previous match is in { $name }.
    [damaged] The autosave was damaged. It was moved to { $name }.
   *[unfinished] The unfinished match was moved to { $name }. Resume it with: { $command }
}
terminal-left = The match is saved. Resume it with: { $command }
terminal-left-unkept = The match was not saved.
terminal-unkept = The match is not being saved; use save FILE to save it elsewhere.
terminal-leave-unkept = { terminal-unkept } Leave anyway?
terminal-toolbar = Tab completes · ? · why TOKEN · list · auto · board · story · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = The board needs { $needed } columns, but the terminal has only { $columns }. Showing sentences, as with --board facts.
terminal-story-more = … (all of it: story)
terminal-only-one = Only { $token } is possible: press Enter.
terminal-type-end = Only { $token } is possible: type it.
terminal-type-token = Type a token or its number, for example { $token }; ? explains.
terminal-auto-none = There is nothing to set up now.
terminal-hand-over = { $seat } is next. Hand over the screen; what only the other side may see is covered.
terminal-hand-over-enter = { $seat }: type { $letter } and press Enter to see your side.
terminal-go-on = Press Enter to continue.
terminal-time-up = { word-who } ran out of time.
terminal-no-such-number = There is no number { $number }: choose from 1 to { $count }.
terminal-not-understood = “{ $line }” is neither a token nor a command; type ? for help.
terminal-nearest = Did you mean { $token }?
terminal-why-what = Usage: why TOKEN, for example: why { $token }
terminal-why-not = { $token } is not allowed. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}Rule { $rule }.
}
terminal-why-legal = { $token } is legal.
terminal-why-wins = It wins the game.
terminal-why-possible = { $token } is possible.
terminal-resign-sure = { $who ->
    [you] Do you resign?
   *[other] { $name }, do you resign?
}
terminal-draw-sure = Offer a draw?
terminal-draw-consent = { $seat }: { $other } offers a draw. Do you accept?
terminal-draw-declined = { $who ->
    [you] You play on.
   *[other] { $name } declined the draw and plays on.
}
terminal-takeback-consent = { $seat }: { $other } would like to take back { $followed ->
    [yes] their last decision and all that followed.
   *[no] their last decision.
} Do you agree?
terminal-takeback-declined = { word-who } did not agree.
terminal-taken-back = { word-who } took back the last decision.
terminal-thought = { $who } ({ $seat }) rated its chances at { $percent }% at its last decision.{ $move ->
    [none] {""}
   *[other] {" "}It played { $move }{ $line ->
        [none] .
       *[other] {" "}and expected { $line }.
    }
}
terminal-thought-none = No thoughts to show: only the levels think, and only their last decision is shown.
terminal-thought-not-yet = { $who } has not had to decide anything since the match was opened.
terminal-set-up = The set-up: { $count ->
    [one] 1 play
   *[other] { $count } plays
}.
terminal-ended = { $how ->
    [resignation] { word-foe-start } resigned. { word-wins }.
    [forfeit] { word-foe-start } forfeited the match. { word-wins }.
    [agreement] Both sides agreed on a draw.
   *[time] { word-foe-start } ran out of time. { word-wins }.
}
terminal-save-offer = Save the record? Type a file name, or press Enter to skip:
terminal-replace-file = { $name } already exists. Replace it?
terminal-saved = Saved as { $name }.
terminal-war-sum = war { $war }: { $south }, { $north }; { $result ->
    [none] not over
    [draw] drawn
   *[other] won by { $winner }
}
terminal-war-gap = war { $war }: the record of battle { $number } is missing, so the war cannot be added up
terminal-war-standing = The war after { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
}: { $south }, { $north } ({ $counted ->
    [battles] battles won
   *[points] points
}).
terminal-war-battle = Battle { $battle }. The war so far: { $south }, { $north } ({ $counted ->
    [battles] battles won
   *[points] points
}).

## What can be chosen

terminal-choice = Choose:
terminal-choice-parts = One from each part, for example { $example }; list shows them all.
terminal-choice-example = For example { $token }.
