### Meeting others: the page of matches, open seats, matches that anyone may watch.

page-matches = Matches
page-matches-waiting = { $count ->
    [0] No match is waiting for you.
    [one] One match is waiting for you.
   *[other] { $count } matches are waiting for you.
}
page-matches-none = No match yet. Offer a seat or play the computer.
page-finished-text = Open one to see how it ended.
page-match-theirs = { $name } is moving
page-match-again = { $name } would like to play again
page-match-clock = Time left: { $time }
page-match-waits = Waiting for the other player
page-match-ended = { $state ->
    [won] You won
    [lost] You lost
   *[draw] Draw
}

## Open seats

page-seats = Open seats
page-seats-text = Sit down opposite anyone here. No account needed.
page-seats-none = No seat is open. Offer one, and others will see it.
page-seats-none-other = No other seat is open.
page-seats-none-of = No seat is open in this game.
page-seats-elsewhere = { $count ->
    [one] One seat is open in another game
   *[other] { $count } seats are open in other games
}
page-seats-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
page-seats-lost = The list is out of date. Connecting…
page-seat-offer = { $side ->
    [random] { $name } · random side
   *[other] { $name } · you play { $seat }
}
page-seat-someone = Someone
page-seat-sit = Sit down
page-seat-sit-with = Sit down with { $name }
page-seat-storage = This browser stores nothing, so it could not keep your seat.
page-any-game = Any game
page-quick = Quick match
page-quick-text = Takes a suitable open seat right away, or offers one.
page-quick-gone = { $problem } Your earlier seat is no longer offered.
page-offer = Offer a seat
page-offer-side = Your side
page-offer-either = Either
page-show-legend = Who may watch
page-show = { $delay ->
    [none] Only with your link
    [0] Anyone, live
   *[other] Anyone, { $minutes } min delay
}
page-show-words = { $delay ->
    [0] Anyone may watch this match live.
    [one] Anyone may watch this match, with a delay of one minute.
   *[other] Anyone may watch this match, with a delay of { $delay } minutes.
}
page-offered = Waiting for someone
page-offered-text = Your seat is listed as long as this page is open.
page-offer-back = Withdraw it
page-offer-lapsed = Your seat is no longer listed.

## Matches that anyone may watch

page-shown = Now playing
page-shown-text = Spectators never see cards in hand.
page-shown-none = Nothing to watch at the moment.
page-shown-players = { $one } and { $other }
page-shown-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
page-shown-late = { $minutes ->
    [0] live
   *[other] { $minutes } min delay
}
page-tab-yours = Yours
table-late = { $minutes ->
    [one] You see the match with a delay of one minute.
   *[other] You see the match with a delay of { $minutes } minutes.
}
table-show-end = Only with the link
table-show-ended = Only people with your link can watch now.

## Series and wars

page-war = Score sheet
page-war-with = War with { $name }
page-war-between = War: { $one } and { $other }
page-war-sheet = Score sheet
page-war-battles = Battles
page-war-points = Points
page-war-you = you
page-war-won = { $name } won
page-war-winner = { $name } won the war
page-war-drawn = The war is a draw
page-war-ended = { $result ->
    [won] You won the war, { $score }
    [lost] You lost the war, { $score }
    [draw] The war is a draw, { $score }
   *[other] { $name } won the war, { $score }
}
page-war-battle = Battle { $number }
page-war-stands = Score so far: you { $yours }, { $name } { $theirs }.
page-war-first-you = You play first.
page-war-first = { $name } plays first.
page-war-next = Next battle
page-war-go = Go to battle
page-war-the-battles = The battles
page-war-save = Save all records
page-war-each = How each one ended.
page-war-open = Not fought yet
page-series-legend = One battle or a war
page-series = { $kind ->
    [best-of] Best of { $number }
    [over] Points over { $number } battles
    [to] To { $number } points
   *[single] One battle
}
page-series-number = { $kind ->
    [over] battles
   *[to] points
}

## Another device

page-move = Move to another device
page-move-open = Open this link on your other device.
page-move-scan = Open this link on your other device, or scan it.
page-move-text = It works once, within five minutes. Then your seats are there, and no longer here.
page-move-both = To play on both devices, use “Link for my other device” instead, under More at the table.
page-move-link = Link for your other device
page-move-secret = The first to open it takes your seats, so show it to no one else.
page-move-withdraw = Cancel link
page-move-make = Make a link
page-move-done = Your seats are on the other device now.
page-move-lapsed = The link was not used. Your seats are still here.
page-move-title = Take over your seats
page-move-count = { $count ->
    [one] One seat is waiting for this device.
   *[other] { $count } seats are waiting for this device.
}
page-move-take = Take over
