### The page around the table: first page, invitation, rulebook, replay.

## The first page

page-title = { $count ->
    [2] Two battles, one table
   *[other] { $count } games, one table
}
page-subtitle = Choose a game and start. No account needed, and the rules explain themselves.
page-promise = Your matches stay where you play them. Afterwards, both players can check every roll and every card.
page-computer = Play the computer
page-play = Play
page-screen = Two players, one screen
page-invite = Invite a friend
page-level = Level { $level }, { $name }
page-level-legend = Strength of the computer
page-level-gentle = gentle
page-level-merciless = merciless

## Options

page-options = Options
page-variant = Variant
page-side-legend = Your side
page-side-random = Random
page-side-words = you are { $seat }
page-side-random-words = your side is random
page-begins-legend = Who goes first
page-begins = { $begins ->
    [me] I go first
    [other] Opponent goes first
   *[random] Random
}
page-begins-words = { $begins ->
    [me] you go first
    [other] your opponent goes first
   *[random] random first player
}
page-pace-legend = Clock
page-pace = { $pace ->
    [none] None
    [total] For the match
    [each] Per turn
   *[days] Days per turn
}
page-pace-minutes = minutes each
page-pace-increment = seconds more per turn
page-pace-seconds = seconds per turn
page-pace-days = days per turn
page-clock-none = no clock
page-clock-total = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}{ $increment ->
    [0] {""}
   *[other] , { $increment }{ "\u00A0" }s more per turn
}
page-clock-each = { $seconds ->
    [one] 1 second per turn
   *[other] { $seconds } seconds per turn
}
page-clock-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
page-name = Your name
page-name-text = Optional. The other player and spectators see it.

## Matches of one's own

page-your-matches = Your matches
page-finished = Finished
page-tally = { $game }: { $won } won, { $lost } lost, { $drawn } drawn
page-match-now = { $state ->
    [turn] your turn
    [won] won
    [lost] lost
   *[draw] draw
}
page-match = A match
page-match-against = against { $name }
page-match-friend = against a friend
page-match-stranger = against another player
page-match-screen = two players, one screen
page-match-watch = as a spectator
page-match-status = { $status ->
    [waiting] waiting for the other player
    [over] over
   *[playing] in progress
}
page-match-remove = Remove from the list
page-match-remove-text = This browser will forget its key to the match. Without the link you cannot come back.
page-match-remove-unbegun = The match has not begun: it is deleted, and its link no longer works.
page-match-remove-yes = Remove
page-all-matches = Show all { $count }
page-fewer = Show fewer

## Bar and links

page-language = Language
page-more = More
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-theme-dark = Dark colours
page-theme-light = Light colours
page-watch = Watch
page-watch-text = Paste the link that you were sent.
page-watch-wrong = This is not a link to a match. Such a link has …/t/ in it, followed by letters and digits.
page-watch-go = Open
page-open-record = Open a record
page-learn = Learn
page-rules = Rules
page-close = Close
page-cancel = Cancel
page-to-home = Home
page-try-again = Try again
page-reload = Reload the page
page-loading = Loading
page-copy = Copy
page-copied = Copied.
page-not-copied = The link is selected. Copy it by hand.
page-share = Share

## Inviting and joining

page-invite-text = Send this link to your friend. { $game } begins as soon as they join.
page-invite-link = Link for your friend
page-invite-qr = The link as a QR code, for a camera
page-invite-here = Only this computer can open this link. To play with another device on your network, stop the server and start it with: make play ARGS=--lan (or skirmish serve --lan).
page-invite-anyway = Make a link for this computer only
page-network-closed = Only this computer can reach this server, so a link would open nowhere else.
page-network-note = Opening it lets every device on your network (your Wi-Fi, for instance) reach this page until you close it or the server stops. Matches go on either way, and without a link yours cannot be seen.
page-network-open = Open it to my network
page-network-cut = { $name } is not here. This server is closed to your network, so other devices cannot come back.
page-network-opened = Devices on your network can reach this server at { $address }. It stays open until you close it here or the server stops.
page-network-close = Close it again
page-invite-secret = The first person to join with it takes the other seat. Send it only to your opponent.
page-invite-none = There is no valid link at the moment.
page-invite-waiting = Waiting for the other player. You can close this page and come back later.
page-own-invitation = This is your own invitation
page-own-invitation-text = The link works, and it has not been used up. Send it to your friend, or play both sides yourself in this browser.
page-own-invitation-back = Back to your seat
page-own-invitation-both = Play both sides here
page-link-renew = New link
page-link-revoke = Cancel link
page-link-make = Make a link
page-watchers = Spectators
page-watchers-text = With this link people can watch. They see nothing that is hidden and cannot play.
page-watchers-link = Link for spectators
page-join = Join
page-join-title = { $name } invites you
page-join-title-nobody = You are invited
page-join-undo = You can take a decision back at once until the other side’s turn begins or chance decides something. After that the other side has to agree.
page-join-game = Game
page-link-unknown-text = The match does not exist, or the link is incomplete. Ask for the link again.

## Rulebook

page-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
page-rules-some = { $count ->
    [one] 1 place with some of these words
   *[other] { $count } places with some of these words
}

## Records

page-record = Replay a record
page-record-text = Open the record of a match and go through it step by step. It stays on this server only while you are looking at it.
page-record-file = Choose a file
page-record-drop = or drop it here
page-record-none = This is not a Skirmish record.
page-record-paste = Or paste its text
page-record-show = Show
page-record-save = Save the record
page-result = { $result ->
    [won] { $name } won.
    [draw] It was a draw.
   *[unfinished] The match is not over.
}
page-fair = { $fair ->
    [yes] The chance events are verified: they follow from the secret fixed before the match.
    [no] The chance events do not follow from the secret fixed before the match.
    [later] Every roll and card can be checked when the match is over.
   *[unknown] The chance events of this record cannot be verified.
}
page-steps = Steps
page-moment = Moment
page-moment-start = The start
page-moments = Log
page-first = Go to the start
page-previous = One step back
page-next = One step forward
page-last = Go to the end
page-replay = Play
page-pause = Pause
page-turn-board = Turn the board
page-play-on = Play on from here
page-against = Opponent
page-against-computer = Computer
page-against-screen = One screen
page-against-friend = Friend
page-play-on-dealt = Cards that this view does not show are dealt anew.

## Lessons

page-first-battle = New here? Your first battle
page-first-battle-text = A guided battle shows you how to play. You make every move, and it takes about five minutes.
page-first-battle-on = Continue your first battle
page-first-battle-left = You left it at step { $step }.
page-course = Lessons
page-course-text = A guided battle to begin with, then one idea at a time. Any move that reaches the goal counts.
page-course-start = Start
page-course-done = Done
page-course-part = { $done } of { $count }
page-lesson-step = Step { $step } of { $count }
page-lesson-left = { $minutes ->
    [one] about a minute to go
   *[other] about { $minutes } minutes to go
}
page-lesson-position = Position { $number }
page-lesson-steps = The { $count } steps
page-lesson-acts = Lesson
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-why = Why?
page-lesson-skip-step = Skip step
page-lesson-go-on = Go on
page-lesson-next-position = Next position
page-lesson-legal = That is allowed, but the task now is: { $task }.
page-lesson-misses = That is allowed, but it does not reach the goal.
page-lesson-nothing = Nothing has moved.
page-lesson-shown = One way is marked now. Press it to do it, or press “Show me” once more.
page-lesson-reached = Well done
page-lesson-complete = Lesson complete
page-lesson-ended = The end of the lesson
page-lesson-open = { $count ->
    [one] One step is still to be solved.
   *[other] { $count } steps are still to be solved.
}
page-lesson-open-go = Go to it: { $title }
page-lesson-free-text = Now a small battle of your own: a few turns against Recruit, whose army is smaller than yours. You can take back any decision.
page-lesson-play-on = Play a small battle
page-lesson-next-lesson = Next lesson: { $title }
page-lesson-again = Do it again
page-lesson-all = All lessons

## When something fails

page-nowhere = There is nothing here
page-nowhere-text = There is no page at this address. Check it for typos.
page-error-unreachable = The server cannot be reached. Check your connection and try again.
page-error-part = A part of the page could not be loaded. Either the connection is lost, or the server has a new version of the page: reload it.
page-error-ours = Something went wrong on our side. Try again in a moment.
page-error-413 = This is too large to send.
page-error-429 = Too many requests at once. Wait a moment and try again.
