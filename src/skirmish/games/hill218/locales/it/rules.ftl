### La battaglia per la collina 218: rifiuti, eventi, domande, finali.

hill218-seat = { seat }
word-hill218-kind = { $kind ->
    [tank] carro armato
    [infantry] fanteria
    [heavy] armi pesanti
    [special] forze speciali
    [artillery] artiglieria
    [para] paracadutisti
   *[unknown] carta sconosciuta
}
word-hill218-the-kind = { $kind ->
    [tank] il carro armato
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [artillery] l’artiglieria
    [para] i paracadutisti
   *[unknown] la carta sconosciuta
}
word-hill218-kinds = { $kind ->
    [tank] carri armati
    [unknown] carte sconosciute
   *[other] { word-hill218-kind }
}

hill218-title = La battaglia per la collina 218
hill218-aim = Vinci quando una tua unità entra nella base nemica, o quando nessuna delle due parti può più giocare e hai più unità in gioco.
hill218-letters = I fanteria, H armi pesanti, S forze speciali, T carro armato, A artiglieria, P paracadutisti

# "La tua fanteria", "i tuoi paracadutisti": in mezzo alla frase e all'inizio.
word-your = { $kind ->
    [infantry] la tua fanteria
    [heavy] le tue armi pesanti
    [special] le tue forze speciali
    [tank] il tuo carro armato
    [artillery] la tua artiglieria
   *[para] i tuoi paracadutisti
}
word-your-start = { $kind ->
    [infantry] La tua fanteria
    [heavy] Le tue armi pesanti
    [special] Le tue forze speciali
    [tank] Il tuo carro armato
    [artillery] La tua artiglieria
   *[para] I tuoi paracadutisti
}
word-of-your = { $kind ->
    [infantry] della tua fanteria
    [heavy] delle tue armi pesanti
    [special] delle tue forze speciali
    [tank] del tuo carro armato
    [artillery] della tua artiglieria
   *[para] dei tuoi paracadutisti
}
# "Non sarebbe rifornita", "non sarebbero riforniti".
word-not-supplied = { $kind ->
    [heavy] non sarebbero rifornite
    [special] non sarebbero rifornite
    [para] non sarebbero riforniti
    [tank] non sarebbe rifornito
   *[other] non sarebbe rifornita
}
word-there-is = { $kind ->
    [heavy] ci sono
    [special] ci sono
    [para] ci sono
   *[other] c’è
}
word-the-victim = { $victim ->
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [tank] il carro armato
    [artillery] l’artiglieria
   *[para] i paracadutisti
}

## Perché no

hill218-refusal-battle-over = La partita è finita. Non si può più giocare nulla.
hill218-refusal-chance-awaited = { $awaited ->
    [deal] Prima si pescano le carte iniziali.
   *[draw] Prima si pescano le carte.
}
hill218-refusal-not-your-turn = È il turno del tuo avversario.
hill218-refusal-not-now = Adesso non puoi. { $awaited ->
    [return] Scegli le carte da rimettere in fondo al mazzo.
   *[play] Schiera un’unità o usa un attacco aereo.
}
hill218-refusal-attack-first = { word-your-start } in { SPACE($unit) } { $kind ->
    [heavy] hanno un bersaglio e devono
    [special] hanno un bersaglio e devono
    [para] hanno un bersaglio e devono
   *[other] ha un bersaglio e deve
} prima attaccare.
hill218-refusal-on-hill = Sulla collina non sale mai nessuna unità. Schiera { word-your } altrove.
hill218-refusal-occupied = { SPACE($at) } non è vuota: { word-there-is } { $own ->
    [yes] { word-your }
   *[no] { word-hill218-the-kind } dell’avversario
}.
hill218-refusal-base-first = La tua base è vuota, quindi in { SPACE($at) } { word-your } { word-not-supplied }. Schiera prima un’unità sulla tua base, in { SPACE($base) }.
hill218-refusal-not-supplied = In { SPACE($at) } { word-your } { word-not-supplied }: da lì nessuna linea di rifornimento porta alla tua base.
hill218-refusal-enemy-base = Sulla base nemica, in { SPACE($at) }, { word-your } possono atterrare solo se lì sono riforniti.
hill218-refusal-outside-rectangle = { SPACE($at) } è troppo lontana per { word-your }. Atterrano da ({ $west },{ "\u00A0" }{ $south }) a ({ $east },{ "\u00A0" }{ $north }).
hill218-refusal-no-strike-left = I tuoi attacchi aerei sono esauriti.
hill218-refusal-out-of-range = { word-your-start } in { SPACE($unit) } non { $kind ->
    [heavy] raggiungono
    [special] raggiungono
    [para] raggiungono
   *[other] raggiunge
} { SPACE($at) }.
hill218-refusal-not-supported = Per attaccare { SPACE($at) } serve supporto { $kind ->
    [infantry] alla tua fanteria
    [heavy] alle tue armi pesanti
    [special] alle tue forze speciali
    [tank] al tuo carro armato
    [artillery] alla tua artiglieria
   *[para] ai tuoi paracadutisti
} in { SPACE($unit) }, e nessun’altra tua unità supporta quella casella.
hill218-refusal-target-hill = La collina non si può attaccare. Scegli un’unità nemica.
hill218-refusal-target-own = In { SPACE($at) } { word-there-is } { word-your }. Scegli un’unità nemica.
hill218-refusal-target-empty = In { SPACE($at) } non c’è nessuna unità. Scegli un’unità nemica.
hill218-refusal-not-in-hand = { $held ->
    [0] Non hai { $kind ->
        [tank] carri armati
        [unknown] carte sconosciute
       *[other] { word-hill218-kind }
    } in mano.
   *[other] Ti servono { $wanted } carte { $kind ->
        [unknown] sconosciute
       *[other] { word-hill218-kind }
    } e in mano ne hai { $held }.
}
hill218-refusal-none-left = Si sa già dove sono tutte e { $count } le carte { $kind ->
    [unknown] sconosciute
   *[other] { word-hill218-kind }
}: non puoi averne un’altra.
hill218-refusal-must-play = Puoi ancora giocare, quindi devi farlo, per esempio { $token }.
hill218-refusal-wrong-count = In fondo al mazzo { $count ->
    [one] va esattamente 1 carta
   *[other] vanno esattamente { $count } carte
}; { $given ->
    [one] ne hai scelta 1
   *[other] ne hai scelte { $given }
}.

## Che cosa è successo

hill218-cards-each = { $word ->
    [infantry] fanteria
    [heavy] armi pesanti
    [special] forze speciali
    [tank] carro armato
    [artillery] artiglieria
    [para] paracadutisti
   *[unknown] carta sconosciuta
}
hill218-spaces-each = { SPACE($word) }
hill218-event-drawn = { word-who-has } pescato{ $cards ->
    [unknown] { $cards-count ->
        [one] {" "}1 carta
       *[other] {" "}{ $cards-count } carte
    }
   *[known] : { $cards }
}.
hill218-event-returned = { word-who-has } rimesso in fondo al mazzo { $cards ->
    [unknown] { $cards-count ->
        [one] 1 carta
       *[other] { $cards-count } carte
    }
   *[known] { $cards } (l’ultima più in basso)
}.
hill218-event-turn-began = { $who ->
    [you] Tocca a te
   *[other] Prossimo turno: { $name }
} ({ $plays ->
    [one] 1 giocata
   *[other] { $plays } giocate
}).
hill218-event-deployed = { word-who-has } schierato { $kind ->
    [infantry] una fanteria
    [tank] un carro armato
    [artillery] un’artiglieria
   *[other] { word-hill218-kind }
} in { SPACE($at) }.
hill218-event-attacked = { word-who-has } attaccato con { word-hill218-the-kind } in { SPACE($unit) }: { word-foe-has } perso { word-the-victim } in { SPACE($at) }.
hill218-event-strike = { word-who-has } usato un attacco aereo: { word-foe-has } perso { word-the-victim } in { SPACE($at) }. { $left ->
    [0] Non restano attacchi aerei.
    [one] Resta 1 attacco aereo.
   *[other] Restano { $left } attacchi aerei.
}
hill218-event-cut-off = { word-who-has } { $spaces-count ->
    [one] un’unità tagliata fuori
   *[other] { $spaces-count } unità tagliate fuori
}: { $spaces }.
hill218-event-supplied = Torna il rifornimento in: { $spaces }.
hill218-event-passed = { $who ->
    [you] Non potevi giocare e hai passato.
   *[other] { $name } non poteva giocare e ha passato.
}
hill218-event-ended = { $how ->
    [base] { hill218-over-base }
    [more-units] { hill218-over-more-units }
   *[equal-units] { hill218-over-equal-units }
}

## Che cosa si chiede

hill218-prompt-deal = Si pescano le carte iniziali.
hill218-prompt-return = Scegli { $count ->
    [one] 1 carta
   *[other] { $count } carte
} da rimettere in fondo al mazzo, l’ultima più in basso.
hill218-prompt-draw = Si pescano le carte.
hill218-prompt-play = Schiera un’unità o usa un attacco aereo. { $plays ->
    [one] In questo turno hai ancora 1 giocata.
   *[other] Hai { $plays } giocate.
}
hill218-prompt-attack = Scegli il bersaglio { word-of-your } in { SPACE($unit) }.{ $plays ->
    [0] {""}
    [one] {" "}Poi hai ancora 1 giocata.
   *[other] {" "}Poi hai ancora { $plays } giocate.
}
hill218-short-play = Schiera o usa un attacco aereo
hill218-asked-play = { $can ->
    [deploy] Schiera un’unità.
    [strike] Usa un attacco aereo.
   *[pass] Non puoi né schierare un’unità né usare un attacco aereo.
} { $plays ->
    [one] In questo turno hai ancora 1 giocata.
   *[other] Hai { $plays } giocate.
}

## Perché no, dove non c'è nulla da scrivere; e che si può fare

hill218-why-attacks-once = Un’unità attacca solo quando viene schierata, poi resta dov’è. Vale anche per quella in { SPACE($unit) }.
hill218-why-no-enemy = Sul campo { $lost ->
    [0] non c’è ancora
   *[other] ora non c’è
} nessuna unità nemica: un attacco aereo non ha bersagli.
hill218-why-nothing-in-hand = Non hai in mano nessuna carta da schierare.
hill218-why-none-supplied = In { SPACE($at) } nessuna delle tue carte è rifornita: da lì nessuna linea di rifornimento porta alla tua base.
hill218-why-card-goes = { $more ->
    [0] Si può schierare in { $spaces }.
   *[other] Si può schierare in { $count } caselle, per esempio { $spaces }.
}
hill218-why-cards-fit = In { SPACE($at) } puoi schierare: { $cards }.
hill218-why-strike-reaches = Un attacco aereo può distruggere qualsiasi unità nemica: { $units }.
hill218-can = { $what ->
    [return] Puoi rimettere queste carte in fondo al mazzo: { $cards }.
    [deploy] Puoi schierare { $kind ->
        [infantry] una fanteria
        [tank] un carro armato
        [artillery] un’artiglieria
       *[other] { word-hill218-kind }
    } in { SPACE($at) }.
    [attack] Puoi attaccare { SPACE($at) }.
    [strike] Puoi usare un attacco aereo su { SPACE($at) }.
   *[pass] Puoi passare.
}
hill218-suggest = { $what ->
    [return] Rimetti in fondo al mazzo: { $cards }.
    [deploy] Schiera { $kind ->
        [infantry] una fanteria
        [tank] un carro armato
        [artillery] un’artiglieria
       *[other] { word-hill218-kind }
    } in { SPACE($at) }.
    [attack] Attacca { word-hill218-the-kind } in { SPACE($at) }.
    [strike] Usa un attacco aereo contro { word-hill218-the-kind } in { SPACE($at) }.
   *[pass] Passa.
}

## Com'è finita

hill218-units-in-play = Unità in gioco: Sud { $south }, Nord { $north }.
hill218-over-war = { $result ->
    [draw] La guerra finisce in pareggio.
   *[other] { word-wins } la guerra.
}
hill218-over-base = { $who ->
    [you] Hai raggiunto la base nemica e vinci.
   *[other] { $foe ->
        [you] { $name } ha raggiunto la tua base e vince.
       *[other] { $name } ha raggiunto la base nemica e vince.
    }
}
hill218-over-more-units = Nessuna delle due parti può più giocare. { $who ->
    [you] Hai più unità in gioco e vinci.
   *[other] { $name } ha più unità in gioco e vince.
}
hill218-over-equal-units = Nessuna delle due parti può più giocare. Le due parti hanno lo stesso numero di unità in gioco: pareggio.
hill218-over-resignation = { word-foe-resigns }. { word-wins }.
hill218-over-agreement = Le due parti si sono accordate per il pareggio.
hill218-over-time = { word-foe-has-start } esaurito il tempo. { word-wins }.
hill218-over-adjudication = Chi gestisce il server ha chiuso la partita. { $result ->
    [draw] È un pareggio.
   *[other] { word-wins }.
}
hill218-over-settled = { $result ->
    [draw] La partita è finita in pareggio.
   *[other] La partita è finita. { word-who-has } vinto.
}

## Che cosa aiuterebbe, pericoli, e che cosa parla a favore di una decisione

hill218-help-spaces = Questa carta può andare in { $spaces }.
hill218-help-cards = Si possono schierare queste carte: { $cards }.
hill218-help-targets = Bersagli possibili: { $units }.
hill218-danger-base = { $plays ->
    [one] Nel prossimo turno l’avversario può entrare nella tua base con una sola giocata, e vincere.
   *[other] Nel prossimo turno l’avversario può entrare nella tua base con due giocate, e vincere.
}
hill218-units-each = { SPACE($word) }
hill218-danger-units = { $units-count ->
    [one] Una carta potrebbe distruggere la tua unità in { $units }: { $cards }.
   *[other] Una carta potrebbe distruggere una delle tue unità in { $units }: { $cards }.
}
hill218-danger-strike = Un attacco aereo potrebbe distruggere una qualsiasi delle tue unità: all’avversario { $strikes ->
    [one] ne resta 1
   *[other] ne restano { $strikes }
}.
hill218-inspect-supply = { $how ->
    [base] Tiene la sua base e rifornisce tutte le altre.
    [fed] È rifornita da { SPACE($from) }.
   *[cut] È tagliata fuori.
}
hill218-inspect-hit = { $strikes ->
    [0] { $cards-count ->
        [0] Nessuna carta da sola potrebbe distruggerla nel prossimo turno.
       *[other] Nel prossimo turno potrebbe essere distrutta con una giocata da: { $cards }.
    }
   *[other] { $cards-count ->
        [0] Con una giocata, nel prossimo turno potrebbe distruggerla solo un attacco aereo.
       *[other] Nel prossimo turno potrebbe essere distrutta con una giocata da un attacco aereo, oppure da: { $cards }.
    }
}
hill218-because = { $what ->
    [destroys] Distrugge l’unità in { SPACE($at) }.
   *[cuts] Taglia fuori l’unità in { SPACE($at) }.
}
hill218-because-base = { $plays ->
    [0] Tiene l’avversario lontano dalla tua base.
   *[other] Poi la tua base può essere occupata solo con due giocate.
}
hill218-because-near = Da lì i tuoi rifornimenti arrivano alla base nemica.
hill218-because-enter = { $when ->
    [now] Poi potresti entrare nella base nemica con: { $cards }.
   *[next] Così com’è, nel prossimo turno potresti entrare nella base nemica con: { $cards }.
}
hill218-because-guards = { $units-count ->
    [one] Poi nessuna carta da sola potrebbe distruggere la tua unità in { $units }.
   *[other] Poi nessuna carta da sola potrebbe distruggere le tue unità in { $units }.
}
hill218-because-attack = { $when ->
    [now] Poi potresti attaccare { word-hill218-the-kind } in { SPACE($at) } con: { $cards }.
   *[next] Così com’è, nel prossimo turno potresti attaccare { word-hill218-the-kind } in { SPACE($at) } con: { $cards }.
}
hill218-because-feeds = { $units-count ->
    [one] La tua unità in { $units } è di nuovo rifornita.
   *[other] Le tue unità in { $units } sono di nuovo rifornite.
}
hill218-because-start = Tutti i tuoi rifornimenti partono dalla tua base.
hill218-because-safe = Lì nessuna carta da sola potrebbe distruggerla nel prossimo turno.
hill218-because-denies = L’avversario avrebbe potuto schierare in { SPACE($at) }.
hill218-because-closes = { $count ->
    [one] L’avversario ha una casella rifornita in meno dove schierare.
   *[other] L’avversario ha { $count } caselle rifornite in meno dove schierare.
}
hill218-because-room = { $count ->
    [one] Poi avresti una casella rifornita in più dove schierare.
   *[other] Poi avresti { $count } caselle rifornite in più dove schierare.
}
hill218-because-keeps = { $cards-count ->
    [0] È la tua ultima carta.
   *[other] Tieni in mano: { $cards }.
}
hill218-because-left = { $count ->
    [0] All’avversario non restano unità.
    [one] All’avversario resta un’unità.
   *[other] All’avversario restano { $count } unità.
}
hill218-because-pass = Non è possibile altro.
