### Slaget om øya i stillingsredigeringen.

island-edit-kind = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Stridsvogn
}
island-edit-block = Blokk
island-edit-awaited = { $awaited ->
    [roll] skal kaste
    [d] kastet { $roll }, må bruke det
    [d0] kastet null
    [after] har flyttet
    [enter] må gå inn
    [remove] fjerner en brikke fra øya
    [won] har vunnet
    [draw] uavgjort
    [pad] { $roll ->
        [1] plattformen glir 1
        [2] plattformen glir 2
        [3] plattformen glir 3
        [4] plattformen glir 4
        [5] plattformen glir 5
       *[none] kaster for plattformen
    }
   *[removepad] fjerner en brikke fra plattformen
}
island-edit-mover = Hvem som kan gå
island-edit-anyone = alle
island-edit-square = bare { $square }
island-edit-live = Skarpe blokker
island-edit-missile = Missil ved
island-edit-fix-block = Fjern blokken på { $at }
island-edit-fix-character = { $pad ->
    [yes] Fjern en fra plattformen
   *[no] Fjern brikken på { $at }
}
island-edit-fix-blocks = Skarpe: { $live }, ufarlige: { $safe }
island-edit-fix-mover = La alle gå
