### L’editor delle posizioni, e che cosa dice un livello di una posizione.

page-edit-title = Editor di posizioni
page-edit-other = Un altro gioco
page-edit-undo = Annulla
page-edit-redo = Ripeti
page-edit-clear = Svuota il tabellone
page-edit-hand = Sposta
page-edit-erase = Togli
page-edit-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
page-edit-help = Trascina un pezzo da una riga sul tabellone, oppure premilo e poi premi una casella. { $faces ->
    [yes] Premi un pezzo sul tabellone per girarlo; trascinalo fuori per toglierlo.
   *[no] Trascinalo fuori per toglierlo.
}
page-edit-board = Tabellone
page-edit-text-only = Questo gioco non ha un editor in questa pagina. Incolla una posizione qui sotto.
page-edit-side = Tocca a
page-edit-awaited = Che cosa segue
page-edit-cards = Quali carte
page-edit-less = Riduci: { $what }
page-edit-more = Aumenta: { $what }
page-edit-awaits = { $seat }: { $words }
page-edit-possible = Questa posizione si può giocare
page-edit-impossible = Questa posizione è impossibile
page-edit-empty = Il tabellone è vuoto
page-edit-empty-text = Mettici pezzi delle due parti.
page-edit-unreadable = Questo testo non è una posizione
page-edit-rule = Regola { $rule }
page-edit-fix-turn = Imposta un turno adatto
page-edit-text = Posizione
page-edit-paste = incollane un’altra sopra
page-edit-play = Gioca da qui
page-edit-share = Condividi
page-edit-ask = Chiedi al computer
page-edit-waits = Disponibili quando la posizione è possibile. «Copia» funziona sempre.
page-edit-over = La battaglia è finita: non c’è niente da giocare né da chiedere.
page-edit-asks = Il computer ci pensa qualche secondo e dice quanto è sicuro.
page-edit-win = Probabilità di vittoria di { $seat } secondo { $name }: { $win }{ "\u00A0" }%.
page-edit-unasked = Nessun livello sa valutare posizioni di questo gioco.
