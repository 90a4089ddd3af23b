### The Battle for Hill 218: what a balance study counts.

hill218-balance-ends = Un’unità sulla base nemica vince subito (H-6.1). Altrimenti si contano le unità in gioco quando non resta niente da giocare (H-6.2).
hill218-balance-kinds = Per ogni tipo: quante unità una parte schiera in una partita e quante su cento schierate distruggono subito un’unità, sono ancora in gioco alla fine e prendono la base nemica.
hill218-balance-worth-drawn = Per le carte pescate, «uno in più» vuol dire: questa carta invece della fanteria. Tranne le due rimesse in fondo, le carte arrivano per caso, quindi questo è merito della carta; ciò che resta o è in gioco dice anche chi stava già vincendo.
hill218-balance-head = { $head ->
    [deployed] schierate
    [destroys] distrugge %
    [survives] sopravvive %
   *[base-taken] prende la base %
}
hill218-balance-end = { $end ->
    [base] base nemica presa
    [more-units] più unità
   *[equal-units] stesso numero di unità (pareggio)
}
hill218-balance-thing = { $place ->
    [strike] attacco aereo non usato
    [turn] avere il turno
   *[none] { word-hill218-kind }
}
hill218-balance-question = { $question ->
    [in-play] Uno in più in gioco
   *[drawn] Pescata invece della fanteria
}
hill218-balance-map = { $map ->
    [infantry] Fanteria schierata
    [heavy] Armi pesanti schierate
    [special] Forze speciali schierate
    [tank] Carri armati schierati
    [artillery] Artiglieria schierata
    [para] Paracadutisti schierati
    [destroyed] Dove si distruggono unità
   *[strike] Dove cadono gli attacchi aerei
}
hill218-balance-legend = ▲ collina, ○ propria base, □ base nemica.
