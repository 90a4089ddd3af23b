### Kampf um die Insel im Stellungseditor.

island-edit-kind = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
}
island-edit-block = Block
island-edit-awaited = { $awaited ->
    [roll] muss würfeln
    [d] hat { $roll } gewürfelt, muss den Wurf nutzen
    [d0] hat eine Null gewürfelt
    [after] hat gezogen
    [enter] muss auf die Insel kommen
    [remove] nimmt eine Figur von der Insel
    [won] hat gewonnen
    [draw] unentschieden
    [pad] { $roll ->
        [1] Plattform gleitet um 1
        [2] Plattform gleitet um 2
        [3] Plattform gleitet um 3
        [4] Plattform gleitet um 4
        [5] Plattform gleitet um 5
       *[none] würfelt für die Plattform
    }
   *[removepad] nimmt eine Figur von der Plattform
}
island-edit-mover = Wer ziehen darf
island-edit-anyone = alle
island-edit-square = nur { $square }
island-edit-live = Scharfe Blöcke
island-edit-missile = Rakete bei
island-edit-fix-block = Block auf { $at } wegnehmen
island-edit-fix-character = { $pad ->
    [yes] Eine Figur von der Plattform nehmen
   *[no] Figur auf { $at } wegnehmen
}
island-edit-fix-blocks = Auf { $live } scharf und { $safe } harmlos setzen
island-edit-fix-mover = Alle ziehen lassen
