### The position editor, and what a level says about a position.

page-edit-title = Position editor
page-edit-other = Another game
page-edit-undo = Undo
page-edit-redo = Redo
page-edit-clear = Empty the board
page-edit-hand = Move
page-edit-erase = Remove
page-edit-left = { $count } left
page-edit-help = Drag a piece from a row onto the board, or press it and then a place. { $faces ->
    [yes] Press a piece on the board to turn it; drag it off the board to remove it.
   *[no] Drag it off the board to remove it.
}
page-edit-board = Board
page-edit-text-only = This game has no editor on this page. Paste a position below.
page-edit-side = To play
page-edit-awaited = What comes next
page-edit-cards = Which cards
page-edit-less = { $what }: one less
page-edit-more = { $what }: one more
page-edit-awaits = { $seat }: { $words }
page-edit-possible = This position can be played
page-edit-impossible = This position is not possible
page-edit-empty = The board is empty
page-edit-empty-text = Put pieces of both sides on it.
page-edit-unreadable = This text is not a position
page-edit-rule = Rule { $rule }
page-edit-fix-turn = Set a turn that fits
page-edit-text = Position
page-edit-paste = paste another one over it
page-edit-play = Play from here
page-edit-share = Share
page-edit-ask = Ask the computer
page-edit-waits = These work once the position is possible. Copy always works.
page-edit-over = The battle is over: there is nothing to play or to ask.
page-edit-asks = The computer takes a few seconds and says how sure it is.
page-edit-win = { $name } rates the chances of { $seat } at { $win }%.
page-edit-unasked = No level can judge positions of this game.
