### La battaglia per la collina 218 nell’editor di posizioni.

hill218-edit-awaited = { $awaited ->
    [play] gioca una carta
    [draw] pesca
    [attack] attacca
    [won] ha vinto
    [drawn] pareggio
    [deal] preparazione: prime carte
   *[return] preparazione: carte in fondo al mazzo
}
hill218-edit-plays = Giocate rimaste
hill218-edit-attacker = Chi attacca
hill218-edit-space = { SPACE($at) }
hill218-edit-hand = In mano
hill218-edit-deck = Nel mazzo
hill218-edit-strikes = Attacchi aerei
hill218-edit-fix-unit = Togli l’unità in { SPACE($at) }
hill218-edit-fix-card = Togli una carta
