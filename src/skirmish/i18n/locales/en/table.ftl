### The table in the browser: bar, panel, log, actions, questions, the end.

## The bar and the panel

table-turn = turn { $turn }
table-rulebook = Rulebook
table-more = More
table-panel = What to do, and the log
table-opening = Setting up the table…
table-title-yours = Your turn · { $game }
table-title-theirs = { $name } is moving · { $game }
table-title-over = Over · { $game }

## The players

table-player = { $name }, { $seat }
table-you = you
# Instead of a name, for a player without one
table-yourself = You
table-flip = Turn the board around
table-full-screen = Full screen
table-notify = Notify me when it is my turn
table-gone = Lost: { $words }
# Before drawings of what a side has lost; then where a number of losses ends the battle.
table-tally = Lost:
table-tally-of = Lost { $count } of { $of }
table-tally-last = Lost { $count } of { $of }: one more ends it
table-clock = Time left: { $time }
table-time-days = { $days } d { $hours } h
table-here = { $name } is here.
table-never = { $name } has not joined yet.
table-away = { $name } is not here.
table-away-now = { $name } has just left.
table-away-since = { $name } left { $ago }.
table-places = Open in { $places } places
table-computer-ready = { $name } is ready.
table-computer-thinking = { $name } is thinking.
table-say-to = Say something to { $name }
table-say-text = { $name } reads it in their own language. It is not kept, and spectators do not see it.
table-said = What was said
table-phrases = Show what the other player says
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-nice-move = Nice move
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one-moment = One moment, please
phrase-take-your-time = Take your time
phrase-good-game = Good game
phrase-once-more = One more?
table-watching = { $watchers ->
    [0] You are watching.
    [one] You are watching.
   *[other] You are watching. There are { $watchers } spectators in all.
}

## What is asked

table-your-turn = Your turn
table-reconnecting = Waiting for the connection
table-your-turn-to = Your turn: { $what }
table-turn-of = { $name } to play
table-turn-of-to = { $name }: { $what }
table-moving = { $name } is moving
table-die = The die shows { $face }
table-forced = There is only one choice, so play goes on by itself.
table-forced-now = Go on

## What happened

table-log = Log
table-log-all = Show the whole log
table-their-turn = Your opponent’s last turn
table-log-empty = Nothing has happened yet.
table-set-up = Set-up: { $count ->
    [one] 1 play
   *[other] { $count } plays
}
table-log-start = The match begins in the middle of a battle.
table-log-join = { word-who } joined.
table-log-resign = { word-who } resigned.
table-log-offer-draw = { word-who } offered a draw.
table-log-accept-draw = { word-who } accepted the draw.
table-log-decline-draw = { word-who } declined the draw.
table-log-take-back = { word-who } took back a decision.
table-log-ask-takeback = { word-who } asked to take back a decision.
table-log-accept-takeback = { word-who } agreed: that decision and everything since are taken back.
table-log-takeback-turn = { $foe ->
    [you] Your turn
   *[other] The turn of { $foe-name }
} was taken back, with everything since.
table-log-decline-takeback = { word-who } did not agree.
table-log-flag = { word-who } ran out of time.
table-log-close = The operator of the server ended the match.
table-log-rematch = { $next ->
    [battle] { word-who } asked for the next battle.
    [war] { word-who } asked for a new war.
   *[match] { word-who } asked for a rematch.
}
table-log-accept-rematch = { $next ->
    [battle] { word-who } agreed to the next battle.
    [war] { word-who } agreed to a new war.
   *[match] { word-who } agreed to a rematch.
}
table-log-restore = The server was restored from a backup. What is rolled and drawn from here on is new.

## Actions

table-acts = Actions
table-undo = Undo
table-asked = Asked
table-undo-free = Take back your last decision.
table-undo-ask = The match has gone on since, so the other side has to agree.
table-undo-what = This takes back: { $what }
table-undo-turn = Take back your turn, with everything since. What chance decides is drawn anew.
table-undo-asked = You have asked. The other side has not answered yet.
table-undo-none = There is nothing to take back.
table-undo-sure = Ask to take it back?
table-undo-yes = Ask
table-hint = Hint
table-hint-title = Ask the computer what to do
table-suggests = Hint ({ $name })
table-suggests-win = Your chances of winning: { $win }%.
table-suggests-second = { $sure ->
    [clear] Clearly worse
    [slight] Slightly worse
   *[even] About as good
}: { $words }
table-suggests-soon = { $name } is thinking…
table-danger = Danger
table-danger-title = Show what can be hit next turn
table-danger-switch = Danger: show what can be hit next turn
table-threat-none = None of your pieces can be hit next turn.
table-threats = { $count ->
    [one] One more danger
   *[other] { $count } more dangers
}
table-why = Why not?
table-why-title = Ask why something is not possible
table-asking = Pick what you want to know about. Press “Why not?” again to stop.
table-draw = Offer draw
table-offered = Offered
table-draw-offered = You have offered a draw.
table-draw-sure = Offer a draw?
table-draw-text = The match goes on until the other side accepts.
table-resign = Resign
table-resign-sure = Resign?
table-resign-text = { $what ->
    [battle] This battle ends and you lose it.
   *[match] The match ends and you lose.
}
table-resign-text-of = { $what ->
    [battle] This battle ends and { $name } loses it.
   *[match] The match ends and { $name } loses.
}
table-play-on = Play on

## The other side asks

table-offer-draw = { $name } offers a draw.
table-offer-draw-yes = Accept
table-offer-draw-no = Play on
table-offer-takeback = { $name } would like to take back { $followed ->
    [yes] their last decision and all that followed.
   *[no] their last decision.
}
table-offer-takeback-here = Take back the last decision of { $name }{ $followed ->
    [yes] {""} and all that followed
   *[no] {""}
}?
table-offer-takeback-yes = Agree
table-offer-takeback-no = Decline

## Why not

table-not-possible = That is not possible
table-why-possible = That is possible
table-why-there = Why not { $source } to { $target }?
table-why-one = Why not { $place }?
table-rule = Rule { $rule }
table-rule-open = { $rule } in the rulebook
table-help = What would help
table-choose-again = Choose again
table-do-it = Do it

## The end

table-ended-won = You won
table-ended-lost = You lost
table-ended-draw = A draw
table-ended-winner = { $name } won
table-ended-takebacks = { $count ->
    [one] One turn was taken back with the computer’s consent.
   *[other] { $count } turns were taken back with the computer’s consent.
}
table-rematch-offer = { $next ->
    [battle] Next battle
    [war] New war
   *[match] Rematch
}
table-whole-game = Play a whole match
table-same-position = This position again
table-rematch-waiting = { $next ->
    [battle] Waiting for { $name } to start battle { $number }.
    [war] You would like a new war. { $name } has not answered yet.
   *[match] You would like a rematch. { $name } has not answered yet.
}
table-rematch-accept = { $next ->
    [battle] Start battle { $number }
    [war] Start a new war with { $name }
   *[match] Accept the rematch with { $name }
}
table-rematch-go = { $next ->
    [battle] Go to battle { $number }
    [war] Go to the new war
   *[match] Go to the rematch
}
table-rematch-side = { $next ->
    [battle] Next battle: this time you play { $side }.
    [war] New war: this time you play { $side }.
   *[match] Rematch: this time you play { $side }.
}
table-set-up-done = The board was set up for you this first time. From the next match on, you do it yourself.
table-rematch-watch = { $next ->
    [battle] Watch battle { $number }
    [war] Watch the new war
   *[match] Watch the rematch
}
table-replay = Replay
table-home = Home
table-verify = Was it fair?
table-verify-busy = Checking…
table-verify-yes = { $count ->
    [0] Yes: nothing was left to chance.
    [one] Yes: the only chance event checks out.
   *[other] Yes: all { $count } chance events check out.
}
table-verify-how = How this was checked
table-verify-fair = { $proof ->
    [own] This page recomputed every chance event ({ $count }) from the server’s secret and both players’ contributions. The secret and the contributions were fixed before this page disclosed its own, so neither the server nor your opponent could choose them.
    [first] This page recomputed every chance event ({ $count }): none was changed later. But this match began under scheme 1. It does not prove that the server, or the player who joined last, did not choose their contribution to suit themselves.
   *[told] This page recomputed every chance event ({ $count }): they follow from the secret and from both players’ contributions. This browser did not note the hashes before the match, so it relies on the server for them.
}
table-verify-outcomes = Which outcomes were possible each time is taken from the server; “skirmish verify” checks the record against the rules as well.
table-verify-restored = From chance event { $number } on, other numbers were used (epoch { $epoch }), because the server says that it was restored from a backup. A dishonest server could use this to choose between continuations.
table-verify-insecure = This page came over an unencrypted connection: the browser’s own cryptography is not available here, the page used its own, and the page itself could have been altered on the way.
table-verify-not = { $fault ->
    [server] Not fair: the server now gives a different hash or scheme than before the match.
    [seat] Not fair: a player’s contribution is not the one that was fixed before the match.
    [secret] Not fair: the server’s secret does not match its hash.
    [entropy] Not fair: a contribution was not fixed before the match.
    [chance] Not fair: chance event { $number } does not follow from the secret.
   *[log] Not fair: chance event { $number } is not what this page was told during the match.
}
table-secret = How you can check this yourself
table-secret-text = The hash was shown before the first move. The secret matches it, so nothing was changed in between.
table-commitment = Hash
table-secret-itself = Secret

## More

table-leave = Leave (the match is saved)
table-marks = Symbols on the cards
table-keys = Keys
table-record-save = Save the record
table-record-saved = The record is saved.
table-seat = Your seat
table-seat-text = { $places ->
    [one] It is open here only.
   *[other] It is open in { $places } places: tabs, devices, or other people who have your link. If you do not know them all, close the others.
}
table-seat-link = Link for my other device
table-seat-link-text = Open it on your other device. Your seat is then open on both. Anyone who has this link can play for you: show it to no one.
table-seat-link-move = To take your seats away from this device, move them to the other one:
table-seat-shut = Close the others
table-seat-done = Your seat is open here only. Links that opened it before are no longer valid.
table-watch-text = They see what both sides may see, and nothing hidden. { $watchers ->
    [0] There are no spectators now.
    [one] One person is watching now.
   *[other] { $watchers } people are watching now.
}
table-watch-renew = New link
table-watch-renew-note = A new link ends any that was given out before.
table-watch-renew-sure = Renew: the old one stops working
table-watch-renewed = There is a new link. The old one is no longer valid.
table-network = Your network
table-settings = Settings
table-theme = Light or dark
table-theme-auto = System setting
table-theme-light = Light
table-theme-dark = Dark
table-pace = Pace
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-off = At once
table-skip = Show the result now
table-again = Show again
table-tap-again = Tap again
table-coordinates = Coordinates
table-advisor = Who gives hints
table-advisor-usual = A strong level
table-ends = End the turn automatically when nothing is left to do
table-warnings = Warn me when I could lose next turn
table-confirm = Ask before my choice counts
table-confirm-always = Always
table-confirm-touch = On touch screens
table-confirm-final = When it is final
table-cards = Size of cards
table-cards-small = Small
table-cards-normal = Normal
table-cards-large = Large
table-turns = Turn the board for each player

## Keys

table-key-arrows = Move around the board
table-key-enter = Pick, then confirm
table-key-escape = Back one step
table-key-end = End the turn, or confirm
table-key-why = Ask why not
table-key-hints = Ask the computer what to do
table-key-danger = Danger on or off
table-key-undo = Take back
table-key-again = Show the other side’s last turn again
table-key-log = Go to the log
table-key-board = Go to the board
table-key-say = Say something to the other player
table-key-resign = Resign (asks first)
table-key-keys = Show these keys

## When something is wrong

table-lost = The connection was interrupted. Reconnecting; nothing is lost.
table-lost-long = There has been no connection for a while. This page keeps trying. The server may be switched off, or closed to your network: ask the person who started it.
table-lost-restart = The server is restarting. This page reconnects by itself, and nothing is lost.
table-lost-budget = Too many requests from this connection. Play continues in a moment.
table-dropped = Your last choice did not arrive. That is our fault. Please choose again.
table-retry = Try now
table-invalid = This link is no longer valid
table-invalid-text = It was used, renewed or cancelled, or it is incomplete. Ask for a new one.
table-unreadable = This match cannot be opened
table-unreadable-text = Its stored moves are damaged, or it was played by other rules. Ask the operator of this server.
table-no-key = This browser has no seat here
table-no-key-text = Perhaps the match no longer exists. To take a seat, open the complete link that you were sent.
table-waiting = The match begins when both players are here.
table-rematch-opening = { $next ->
    [battle] Setting up battle { $number }…
    [war] Setting up the new war…
   *[match] Setting up the rematch…
}
table-fair-lost = This browser no longer has the random number it fixed for this match, and your opponent’s is already open. The match cannot start; set up another one.
table-fair-changed = The server has changed its hash for this match’s dice and cards. This page does not disclose its random number; set up another match.

## Two players on one screen

table-names = Who plays?
table-names-text = Names are optional.
table-names-start = Begin
table-hand-title = Hand the screen to { $name }
table-hand-on = Hand over the screen
table-hand-text = What only { $other } may see is covered. Nothing is shown until { $name } is ready.
table-hand-ready = I am { $name }: show my side
table-hand-clock = Your clock is running: { $time }
table-hand-did = What { $name } did
table-hand-look = Just look at the board
table-hand-back = Back

## A game without a face of its own

table-plain-board = Board
table-plain-all = Show all { $count } decisions
