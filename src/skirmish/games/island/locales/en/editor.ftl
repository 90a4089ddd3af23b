### Battle for the Island in the position editor.

island-edit-kind = { $kind ->
    [soldier] Soldier
    [jeep] Jeep
   *[tank] Tank
}
island-edit-block = Block
island-edit-awaited = { $awaited ->
    [roll] to roll
    [d] rolled { $roll }, must use it
    [d0] rolled a zero
    [after] has moved
    [enter] must enter
    [remove] takes a character off the island
    [won] has won
    [draw] battle drawn
    [pad] { $roll ->
        [1] slides the pad by 1
        [2] slides the pad by 2
        [3] slides the pad by 3
        [4] slides the pad by 4
        [5] slides the pad by 5
       *[none] rolls for the pad
    }
   *[removepad] takes a character off the pad
}
island-edit-mover = Who may move
island-edit-anyone = any character
island-edit-square = only { $square }
island-edit-live = Live blocks
island-edit-missile = Missile at
island-edit-fix-block = Remove the block on { $at }
island-edit-fix-character = { $pad ->
    [yes] Remove one from the pad
   *[no] Remove the one on { $at }
}
island-edit-fix-blocks = Set { $live } live and { $safe } safe
island-edit-fix-mover = Let any character move
