### What went wrong outside the rules: names, notation, positions, records, matches.

## Names

error-unknown-game = There is no game called “{ $name }”. Choose one of: { $known }.
error-broken-game = The game “{ $name }” cannot be loaded from the package { $package }: { $reason }.
error-game-claimed-twice = Several packages offer a game called “{ $name }”: { $packages }. Uninstall all but one of them.
error-no-environment = { $name } cannot be used as an environment: its package has no numbering of decisions and no observations.
error-no-vector-environment = { $name } has no vector environment: its package has no compiled kernels for one.
error-no-engine = { $game } has no compiled search, so none of the levels can play it. Choose random or greedy.
error-no-rulebook = { $name } has no rulebook.
error-unknown-lesson = There is no lesson called “{ $name }”.
error-unknown-variant = There is no variant called “{ $name }”. Choose one of: { $known }.
error-unknown-language = Unknown language “{ $name }”. Choose one of: { $known }.
error-unknown-agent = There is no opponent called “{ $name }”. Choose one of: { $known }.
error-unknown-rule = There is no rule “{ $name }”. The rules are { $known }.
error-unknown-theme = Unknown theme “{ $name }”.
error-unknown-style = Unknown drawing style “{ $name }”.
error-needs-extra = This needs the package { $package }, which is not installed. Install it with: pip install 'skirmish[{ $extra }]'
error-kernel-cannot = The compiled engine cannot represent “{ $text }”: it is too far out, or unknown.

## Tokens and chance

error-illegal-action = { $token } is not allowed here.
error-bad-token = “{ $token }” is not a token of this game’s notation.
error-chance-not-awaited = { $token } cannot happen now: nothing is left to chance at this moment.

## Positions

error-bad-position-turn = Invalid turn: “{ $found }”.
error-bad-position-result = The result “{ $found }” is not what the board shows.

## Records

error-not-utf-8 = The file is not UTF-8 text: byte { $byte } is invalid.
error-control-character = A control character is not allowed here: { $character }.
error-no-tags = A record begins with tags in square brackets, not with “{ $text }”.
error-no-empty-line = An empty line is missing between the tags and “{ $text }”.
error-bad-tag = Invalid tag: “{ $text }”. Write it like [Name "value"].
error-bad-escape = In the tag { $tag }, a \ may only stand before " or \.
error-tag-twice = The tag { $tag } appears twice.
error-tag-missing = The tag { $tag } is missing.
error-tag-value = Invalid value “{ $value }” of the tag { $tag }.
error-wrong-termination = A match that ended by { $termination } cannot have the result { $result }.
error-stray-brace = There is a closing brace without an opening one.
error-comment-not-closed = The comment that begins here is never closed.
error-bad-comment = A comment cannot contain braces: “{ $text }”.
error-bad-position = The tag Position contains no valid position.
error-bad-past = The tag Past does not fit the tag Position.
error-impossible-past = This cannot have been before the position: “{ $found }”.
error-position-variant = The position belongs to the variant { $position }, but { $variant } was requested.
error-token-form = “{ $token }” is not a valid token.
error-unknown-token = “{ $token }” cannot be read.
error-impossible-outcome = { $token } cannot have happened.
error-hidden-token = { $token } hides something. Here it must be named.
error-after-the-end = { $token } comes after the end of the match.
error-bad-takeback = The brackets of this takeback do not match.
error-played-to-the-end = The match was played to its end (result { $result }), so it cannot have ended by { $termination }.
error-wrong-result = The tag Result says { $result }, but the match as played gives { $actual }.

## Fair chance

error-not-finished = This match is not finished, so its secret is not published yet. Verify it when it is over.
error-fairness-tag-missing = Nothing can be verified without the tag { $tag }, which is missing.
error-secret-not-hexadecimal = The secret is not written in hexadecimal digits.
error-secret-too-short = The secret has only { $bytes } bytes; it needs { $least }.
error-wrong-commitment = The secret does not match the hash published before the match. Expected { $expected }, found { $found }.
error-unfair-chance = The record says { $found }, but the secret gives { $expected }.
error-unknown-scheme = The tag Scheme says { $scheme }. Schemes 1 and 2 can be verified.
error-uncommitted-entropy = { seat }’s entropy was not committed to before the match, so it may have been chosen.
error-wrong-entropy = { seat }’s entropy is not the one that was committed to.
error-bad-epochs = The tag Epochs must name chance events and epochs in ascending order, such as 14:1 30:2.

## Matches

error-bad-time-control = Clocks need a time above 0 and an increment that is not below 0.
error-bad-entropy = The text that a player adds to the fair chance must be one line without control characters.
error-bad-name = A player’s name must be one line without control characters.
error-deceptive-name = This name has invisible characters, or letters of several alphabets in one word. Choose another one.
error-match-over = This match is over. { $result ->
    [draw] It is a draw.
   *[won] Nothing more can be played.
}
error-time-is-up = Time has run out, so the match is over.
error-action-id-used = The action id “{ $id }” has already been used for something else.
error-hidden-cards = { $token } hides something. Name what you mean.
error-nothing-to-take-back = You have no decision to take back.
error-match-too-long = This match already has more than { $most } entries, so takebacks and draw offers are no longer possible.
error-offer-stands = { $offer ->
    [draw] A draw has already been offered. That offer still stands.
   *[takeback] A takeback has already been requested. That request still stands.
}
error-offer-too-soon = { $offer ->
    [draw] You have already offered a draw. You may offer another after your next decision.
   *[takeback] You have already asked for a takeback. You may ask again after your next decision.
}
error-no-offer = { $offer ->
    [draw] No draw has been offered.
   *[takeback] No takeback has been requested.
}
error-own-offer = { $offer ->
    [draw] You offered this draw yourself. Your opponent has to answer.
   *[takeback] You asked for this takeback yourself. Your opponent has to answer.
}

## Tables

error-unknown-key = This link does not open a match. Ask for a new one.
error-revoked-key = This link is no longer valid. Ask for a new one.
error-link-used = This invitation has been accepted already, and a link opens the seat only once. If you accepted it, go on in the browser in which you did. If you did not, ask for a new match.
error-key-known = This key is already in use. Draw a new one.
error-not-your-key = Only the link’s own holder can renew it.
error-only-watching = You are watching this match. Only its players can do that.
error-not-started = This match has not started yet.
error-already-joined = This seat is already taken.
error-bad-commitment = A player’s commitment must be a SHA-256 in lower-case hexadecimal digits, without the entropy.
error-not-all-committed = Entropy is opened once both players have joined.
error-nothing-to-open = This seat has no entropy left to open.
error-wrong-scheme = This match draws its chance by scheme { $scheme }. Reload the page and join again.
error-stale-prompt = This was an answer to an earlier question. Look at the board and decide again.
error-not-your-decision = It is not your turn to decide.
error-no-levels = The computer has no levels for this game.
error-only-in-set-up = The computer makes suggestions during the set-up, and later only when you play against it.
error-no-suggestion = The computer found no suggestion in time. Try again.
error-only-between-people = Phrases are for matches between two people: a computer does not read them.
error-unknown-phrase = There is no phrase “{ $phrase }”.
error-unknown-war = There is no kind of war called “{ $name }”. Choose one of: { $known }.
error-no-series = This match is not part of a series.
error-move-gone = This link is no longer valid. It works once, within five minutes. Make another one on the device that has your seats.
error-nothing-to-move = There is no seat to move.
error-seat-taken = This seat is no longer open: someone was faster, or the offer was withdrawn. Choose another from the list, or offer one yourself.
error-too-many-offers = You already have { $most } open offers. Withdraw one first.
error-quick-offered = Someone is already looking for a quick match in this game. Take that seat.
error-not-over = This match is not over yet. A rematch can be offered when it is.
error-rematch-offered = You have already offered a rematch. Your opponent has to answer.
error-rematch-agreed = The rematch has already been set up.
error-bad-seat-plan = A computer seat needs a level; a person’s seat has none.
error-not-your-view = While the match goes on, you can see it only as your own seat or as a spectator does.
error-position-over = The match is already over in this position: there is nothing left to play.
error-bad-clock-plan = A clock gives time for the whole match, with or without an increment, or time for each turn.
error-storage-failed = This could not be saved. Nothing has changed; try again.
error-storage-unclear = It is not certain that this was saved. The match is being reloaded.
error-no-room = The server’s disk is nearly full, so no new match can be set up. Matches in progress go on.
error-no-new-matches = The operator of this server is not taking new matches at the moment. Matches in progress go on.
error-banned = The operator of this server has banned your address.
error-no-such-match = There is no match “{ $match }”.
error-still-playing = Another person is still playing this match. It can be deleted once it is over.
error-no-database = The database { $url } cannot be opened.
error-database-too-new = The database { $url } was written by a newer edition of Skirmish. Update Skirmish to open it.
error-database-too-old = The database { $url } was written by an older edition of Skirmish. Start a server with it once to bring it up to date.
error-no-database-file = There is no file “{ $file }”.
error-not-our-database = “{ $file }” does not hold matches of Skirmish.
error-damaged-backup = “{ $file }” is damaged, so nothing was changed.
error-database-in-use = Another program is using “{ $file }”. Stop it first.
error-backup-in-place = “{ $file }” is the server’s own database. Choose another file.
error-other-rules = This match is played by version { $version } of the rules; this edition of Skirmish plays by version { $known }.
error-unreadable-match = This match is damaged and cannot be opened.

## Programs that play

error-bad-command = “cmd:{ $command }” cannot be run. Name a program, and close every quote.
error-bot-late = The program had not decided after { $milliseconds } milliseconds plus one second of grace.
error-bot-silent = The program said nothing for { $milliseconds } milliseconds plus one second of grace.
error-bot-unreadable = { $awaited ->
    [name] Asked for its name, the program answered “{ $text }”.
    [play] The program answered “{ $text }”, which is neither play TOKEN nor resign.
   *[utf-8] The program answered “{ $text }”, which is not UTF-8.
}
error-bot-unasked = The program answered before it was asked: “{ $text }”.
error-bot-illegal = The program played { $token }, which is not allowed here.
error-bot-flood = The program wrote too much: more than { $longest } bytes in a line, or { $most } bytes for one answer.
error-bot-died = { $end ->
    [signal] The program was ended by signal { $number }.
   *[status] The program ended with status { $number }.
}{ $said ->
    [none] {""}
   *[other] {" "}Its last output: “{ $said }”.
}
error-bot-closed = The program closed its output, so it cannot answer any more.
error-bot-missing = { $reason ->
    [missing] There is no program “{ $program }”.
    [permission] The program “{ $program }” may not be run.
    [no-program] “{ $program }” is a file, but not a program that can be run here.
   *[other] The program “{ $program }” could not be started: { $detail }.
}

## Under another program's host

error-host-version = The host does not speak version 1 of the protocol: “{ $text }”.
error-host-line = Malformed line from the host: “{ $text }”.
error-host-word = Unknown line from the host, ignored: “{ $text }”.
error-host-no-match = The host said { $word }, but no match has begun.
error-host-token = Token { $number } of the match is not possible: “{ $token }”.
error-host-turn = After { $number } tokens the host asks for a decision, but it is not our turn.
error-host-legal = The host does not allow { $token }, though the rules do. Played instead: { $played }.

## The laboratory

error-bad-seed = A seed is one line of text without control characters.
error-odd-games = --games must be an even number, 2 or more, not { $games }.
error-too-few-entrants = An arena needs at least { $least } agents, but { $count ->
    [0] none was
    [one] only 1 was
   *[other] { $count } were
} given.
error-entrant-twice = “{ $name }” is given twice. Give each a name: a={ $name },b={ $name }
error-entrant-needs-name = “{ $agent }” is too long for a name. Give it one of at most { $most } characters: mine=cmd:…
error-no-time-to-think = The limit of “{ $agent }” must be 1 or more.
error-no-program = There is no program to run for “{ $agent }”.
error-too-few-jobs = --jobs must be 1 or more, not { $jobs }.
error-folder-not-empty = The folder { $folder } is not empty. Choose a new one.
error-other-plan = { $folder } contains different games. Differences, there ≠ here: { $difference }.
error-bad-plan = { $name } is not the plan of an arena.
error-arena-in-use = Another process is playing in { $folder }.
error-no-arena = There is no arena in { $folder }.
error-no-balance = { $game } has no balance study: its package has no part “balance”.
error-other-version = The arena was started with version { $theirs } of Skirmish; this one is { $ours }.
error-no-cluster = There is no cluster at { $address }: { $reason }

## Requests and sockets

error-bad-body = This request could not be read: { $reason }
error-bad-message = This message could not be read: { $reason }
error-too-long = This is too long. At most { $most } bytes are read.
error-wrong-media-type = The body of this request must be JSON.
error-not-found = There is nothing at this address.
error-wrong-method = { $method } is not possible here, only { $allowed }.
error-wrong-origin = This page may not use the server: “{ $origin }” is not its own address.
error-not-owner = Only the page on the server’s own machine can open the server to the network, and only if the server was started for that machine alone.
error-no-network = This computer is not connected to a network at the moment.
error-wrong-host = This server is not called “{ $host }”.
error-no-key = This needs the key of a seat or of the spectators: Authorization: Bearer KEY.
error-over-budget = { $budget ->
    [requests] Too many requests from your address.
    [sockets] Too many connections from your address.
    [messages] Too many messages from your address.
    [frames] Too many pings or partial messages from your address.
    [matches] Too many new matches from your address.
    [offers] Too many offers and seats from your address.
    [phrases] Too many phrases in a short time.
   *[thinking] Too many computer moves requested from your address.
} Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} and try again.
error-hello-first = The first message must be hello, with a match and a key.
error-hello-once = Hello has already been said. For another match, open another connection.
error-no-record = There is no record in this text.
error-record-too-long = This record has { $tokens } tokens. At most { $most } are played through here.
error-replay-too-slow = Playing this through took longer than { $seconds } seconds and was stopped.
error-no-opponents = The computer opponents cannot be started. Try again later.
error-fault = Something went wrong on the server. Nothing has changed; try again.
error-no-such-place = There is no “{ $place }” on this board.
error-no-decision-there = There is nothing to decide at “{ $place }” now.

## Guests on a server

error-guest-link = This is not a link to a seat. It looks like http://127.0.0.1:8218/t/MATCH#KEY; in a shell, put it in quotes.
error-guest-unreachable = Nothing answers at { $address }: { $detail }.
error-guest-no-server = { $address } does not answer as a Skirmish server does. { $detail }
error-guest-unknown = The server has no such match, or the link’s key is wrong.
error-guest-taken = The seat is taken: this link has already been used.
error-guest-revoked = The link is no longer valid. Ask for a new one.
error-guest-damaged = The server cannot open this match.
error-guest-watching = This link is for spectators. Ask for a link to a seat.
error-guest-game = This edition of Skirmish does not know the game or the variant: { $game }, { $variant }.
error-guest-rules = The server played { $token }, which is not possible by the rules of this edition of Skirmish.
error-guest-refused = The server refused: { $sentence }
error-guest-entropy = The seat was taken by another program, and what it contributed to the dice and cards is lost. The match cannot start.
error-guest-promise = The server has replaced the secret of its dice and cards, which was fixed before the match. Nothing was disclosed to it.
error-unknown-edit = The editor does not know this: “{ $name }”.
error-nothing-to-decide = Chance comes next, so there is nothing to decide yet.
error-cards-open = The cards in { seat }’s hand are not all known. Say which they are, then ask again.
error-not-watched = This match has no link for spectators any more, so moments of it cannot be shared. Make a new one first.
