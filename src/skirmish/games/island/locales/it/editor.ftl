### La Battaglia per l’isola nell’editor di posizioni.

island-edit-kind = { $kind ->
    [soldier] Soldato
    [jeep] Jeep
   *[tank] Carro armato
}
island-edit-block = Blocco
island-edit-awaited = { $awaited ->
    [roll] deve lanciare il dado
    [d] ha fatto { $roll }, deve usarlo
    [d0] ha fatto zero
    [after] ha mosso
    [enter] deve entrare
    [remove] toglie una pedina dall’isola
    [won] ha vinto
    [draw] pareggio
    [pad] { $roll ->
        [1] sposta la piattaforma di 1
        [2] sposta la piattaforma di 2
        [3] sposta la piattaforma di 3
        [4] sposta la piattaforma di 4
        [5] sposta la piattaforma di 5
       *[none] lancia per la piattaforma
    }
   *[removepad] toglie una pedina dalla piattaforma
}
island-edit-mover = Può muovere
island-edit-anyone = tutte
island-edit-square = solo { $square }
island-edit-live = Blocchi esplosivi
island-edit-missile = Missile in
island-edit-fix-block = Togli il blocco in { $at }
island-edit-fix-character = { $pad ->
    [yes] Togli una pedina dalla piattaforma
   *[no] Togli la pedina in { $at }
}
island-edit-fix-blocks = Blocchi esplosivi: { $live }, innocui: { $safe }
island-edit-fix-mover = Lascia muovere tutte le pedine
