### Battaglia per l'isola: rifiuti, eventi, domande, finali.

island-seat = { seat }
word-island-kind = { $kind ->
    [soldier] soldato
    [jeep] jeep
   *[tank] carro armato
}
word-island-the-kind = { $kind ->
    [soldier] il soldato
    [jeep] la jeep
   *[tank] il carro armato
}
word-island-kinds = { $kind ->
    [soldier] soldati
    [jeep] jeep
    [tank] carri armati
   *[other] { word-island-kind }
}

island-title = Battaglia per l’isola
island-aim = { $variant ->
    [quick] Vinci quando l’avversario ha perso cinque pedine.
    [classic] Vinci quando l’avversario non ha più pedine, né sull’isola né sulla piattaforma.
   *[other] Vinci quando l’avversario non ha più pedine.
}

# Dopo "ha mosso": "e l'ha girata".
word-turned-it = { $kind ->
    [jeep] { $who ->
        [you] l’hai girata
       *[other] l’ha girata
    }
   *[other] { $who ->
        [you] l’hai girato
       *[other] l’ha girato
    }
}

## Perché no

island-refusal-battle-over = La battaglia è finita. Non si può più giocare nulla.
island-refusal-chance-awaited = { $awaited ->
    [roll] Prima si lancia il dado.
    [roll-pad] Prima si lancia il dado per la piattaforma.
   *[turn-over] Prima si scopre un blocco.
}
island-refusal-not-your-turn = È il turno del tuo avversario.
island-refusal-not-now = Adesso non puoi. { $awaited ->
    [place-block] Metti un blocco.
    [place-character] Metti una pedina.
    [load-pad] Carica la tua piattaforma.
    [enter] Fai entrare una pedina dalla tua piattaforma.
    [use-roll] Usa il lancio, oppure prima spara.
    [choose-option] Scegli fra rinforzo, piattaforma e cambio di direzione, oppure prima spara.
    [slide-pad] Fai scorrere la piattaforma a sinistra o a destra, oppure prima spara.
    [after-move] Spara, oppure chiudi il turno.
    [end] Chiudi il turno.
    [remove] Togli una pedina avversaria dall’isola.
   *[remove-from-pad] Togli una pedina dalla piattaforma avversaria.
}
island-refusal-line-has-block = In { $square } non può stare un blocco: ce n’è già uno in { $other }, nella stessa { $line ->
    [row] riga
   *[column] colonna
}.
island-refusal-not-home-row = { $square } non è nelle tue prime due righe, { $seat ->
    [south] la 1 e la 2.
   *[north] la 11 e la 12.
}
island-refusal-square-taken = { $square } non è vuota: { $by ->
    [block] c’è un blocco.
   *[character] c’è una pedina.
}
island-refusal-none-of-kind-left = Non hai più { word-island-kinds }. Prendi un altro tipo.
island-refusal-not-the-remaining-five = Sulla piattaforma vanno proprio le cinque pedine che ti restano: { $held }, in qualsiasi ordine. Hai indicato { $given }.
island-refusal-not-your-character = In { $square } non c’è nessuna delle tue pedine.
island-refusal-only-the-named-one-moves = Questo lancio vale solo per la pedina in { $mover }; quella in { $square } non può usarlo.
island-refusal-not-forward = La pedina in { $start } non guarda verso { $end }. Si muove solo dritto avanti.
island-refusal-one-cannot-turn = Un 1 non basta per girarsi. La pedina in { $start } può solo avanzare di una casella.
island-refusal-wrong-distance = { $turn ->
    [none] Da { $start } a { $end } { $steps ->
        [one] c’è 1 casella
       *[other] ci sono { $steps } caselle
    }, ma hai fatto { $roll }. Usa il lancio per intero.
   *[turn] Da { $start } a { $end } { $steps ->
        [one] c’è 1 casella
       *[other] ci sono { $steps } caselle
    }. Con un { $roll }, una pedina che poi si gira avanza di una casella in meno.
}
island-refusal-path-blocked = La strada da { $start } a { $end } è sbarrata in { $at } da { $by ->
    [block] un blocco
   *[character] una pedina
}.
island-refusal-turn-on-block = In { $at } c’è un blocco. Puoi finirci sopra solo andando dritto con l’intero lancio, senza girarti.
island-refusal-roll-must-be-used = Il tuo { $roll } si può ancora usare, quindi devi usarlo. Possono farlo le pedine in: { $squares }.
island-refusal-not-an-opponent = In { $square } non c’è nessuna pedina avversaria.
island-refusal-no-pads = In questa variante non ci sono piattaforme. Puoi solo cambiare direzione.
island-refusal-pad-square-empty = La casella { $number } della piattaforma è vuota.
island-refusal-pad-square-overhangs = La casella { $number } della piattaforma sporge oltre l’angolo e davanti non ha nulla.
island-refusal-entry-occupied = Dalla casella { $number } della piattaforma non può entrare nessuna pedina: in { $at } c’è una pedina.
island-refusal-missile-leaves-island = Il missile è in { $column }: { $roll ->
    [one] 1 casella
   *[other] { $roll } caselle
} più a { $direction ->
    [left] sinistra
   *[right] destra
} non sarebbe più accanto all’isola. Fai scorrere la piattaforma dall’altra parte.
island-refusal-not-in-line = { $target } non è proprio davanti alla pedina in { $shooter }. Non si spara mai di lato o all’indietro.
island-refusal-wrong-range = { $kind ->
    [soldier] Il soldato
    [jeep] La jeep
   *[tank] Il carro armato
} in { $shooter } colpisce esattamente a { $range } caselle; { $target } è a { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
}.
island-refusal-nothing-to-hit = In { $target } non c’è nulla che la pedina in { $shooter } possa colpire.
island-refusal-shot-blocked = Il colpo da { $shooter } a { $target } è fermato dal blocco in { $at }.

## Che cosa è successo

island-kinds-each = { $word ->
    [S] soldato
    [J] jeep
   *[T] carro armato
}
island-event-block-placed = { word-who-has } messo un blocco in { $square }.
island-event-character-placed = { word-who-has } messo { $kind ->
    [soldier] un soldato
    [jeep] una jeep
   *[tank] un carro armato
} in { $square }, { $kind ->
    [jeep] rivolta
   *[other] rivolto
} a { $facing ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}.
island-event-pad-loaded = { word-who-has } caricato la piattaforma: { $kinds }.
island-event-turn-began = { $who ->
    [you] Tocca a te.
   *[other] Prossimo turno: { $name }.
}
island-event-rolled = { word-who-has } fatto { $face }.
island-event-moved = { word-who-has } mosso { word-island-the-kind } da { $start } a { $end }{ $turn ->
    [left] {" "}e { word-turned-it } a sinistra
    [right] {" "}e { word-turned-it } a destra
   *[none] {""}
}.
island-event-turned = { word-who-has } girato { word-island-the-kind } in { $square } a { $direction ->
    [left] sinistra
   *[right] destra
}.
island-event-entered = { word-who-has } fatto entrare { word-island-the-kind } in { $square }, dalla casella { $number } della piattaforma.
island-event-pad-nominated = { word-who-has } scelto la piattaforma.
island-event-pad-slid = { word-who-has } spostato la piattaforma; ora il missile è in { $column }.
island-event-shot = { word-who-has } sparato con { word-island-the-kind } in { $shooter }{ $hit ->
    [block] {" "}al blocco in { $target }
   *[other] {""}
}.
island-event-block-turned-over = Il blocco in { $square } era { $kind ->
    [live] esplosivo
   *[safe] innocuo
}.
island-event-removed = { word-who-has } perso { word-island-the-kind } in { $square }{ $cause ->
    [shot] {""}
    [crossfire] {" "}nel fuoco incrociato
    [blast] {" "}nell’esplosione
   *[penalty] {" "}come penalità
}.
island-event-removed-from-pad = { word-who-has } perso { word-island-the-kind } sulla casella { $number } della piattaforma come penalità.
island-event-nothing-can-move = { $penalty ->
    [yes] { $who ->
        [you] Non hai
       *[other] { $name } non ha
    } potuto usare { $roll ->
        [1] l’1
       *[other] il { $roll }
    }: una pedina è persa come penalità.
   *[no] { $who ->
        [you] Non hai
       *[other] { $name } non ha
    } potuto usare { $roll ->
        [1] l’1
       *[other] il { $roll }
    }.
}
island-event-none-can-enter = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} pedine che possano entrare dalla piattaforma.
island-event-ended = { $how ->
    [eliminated] { island-over-eliminated }
    [five-lost] { island-over-five-lost }
   *[quiet] { island-over-quiet }
}

## Che cosa si chiede

island-prompt-place-block = Metti un blocco su una casella vuota. Mai due nella stessa riga o colonna.
island-prompt-place-character = Metti una pedina su una casella vuota delle tue prime due righe, rivolta dove vuoi.
island-prompt-load-pad = Carica le altre cinque pedine sulla piattaforma, caselle da 1 a 5 a partire dalla tua sinistra.
island-prompt-enter = Non hai pedine sull’isola. Scegli quale entra dalla tua piattaforma.
island-prompt-roll = Lancia il dado.
island-prompt-roll-pad = Lancia il dado per la tua piattaforma.
island-prompt-use-roll = Usa { $roll ->
    [1] l’1
   *[other] il { $roll }
}. { $roll ->
    [1] Fai avanzare una pedina di 1 casella.
   *[other] Fai avanzare una pedina di { $roll } caselle, oppure di una in meno e poi girala.
}
island-prompt-choose-option = Hai fatto zero. Scegli fra rinforzo, piattaforma e cambio di direzione, poi rilancia.
island-prompt-slide-pad = Fai scorrere la piattaforma di { $roll ->
    [one] 1 casella
   *[other] { $roll } caselle
}, a sinistra o a destra.
island-prompt-after-move = Spara, oppure chiudi il turno.
island-prompt-remove = Togli una pedina avversaria dall’isola.
island-prompt-remove-from-pad = Togli una pedina dalla piattaforma avversaria.
island-prompt-turn-over = Si scopre un blocco.
island-asked-shoot-first = Prima puoi sparare.
island-asked-nobody = Nessuna delle tue pedine può usare { $roll ->
    [1] l’1
   *[other] il { $roll }
}{ $why ->
    [block] {""}: può muovere solo quella in { $square }, e il blocco in { $at } le sbarra la strada.
    [character] {""}: può muovere solo quella in { $square }, e la pedina in { $at } le sbarra la strada.
    [edge] {""}: può muovere solo quella in { $square }, e uscirebbe dall’isola.
    [gone] {""}: quella che avrebbe potuto muovere non c’è più.
   *[each] {""}: ognuna troverebbe un ostacolo o uscirebbe dall’isola.
} { $stuck ->
    [yes] Quando chiudi il turno, l’avversario toglie dall’isola una delle tue pedine (I-3.7).
   *[no] Chiudi il turno.
}
island-asked-end = Chiudi il turno.
island-asked-place = Metti la pedina { $number } di { $of } su una casella vuota delle tue prime due righe, rivolta dove vuoi.
island-asked-turn-only = Hai fatto zero. Cambia la direzione di una pedina, poi rilancia.
island-asked-slide = Fai scorrere la piattaforma di { $roll ->
    [one] 1 casella
   *[other] { $roll } caselle
} a { $direction ->
    [left] sinistra
   *[right] destra
}.

## Perché no, dove non c'è nulla da scrivere; e che si può fare

island-why-enters-in-front = Dalla casella { $number } della piattaforma si entra in { $at }, proprio davanti, e da nessun’altra parte.
island-why-faces-the-edge = La pedina in { $start } guarda verso il bordo dell’isola. Davanti non ha nessuna casella.
island-why-nobody-hits = Nessuna delle tue pedine ha un colpo esatto su { $square }.
island-why-nobody-reaches = Nessuna delle tue pedine può arrivare in { $square } con un { $roll }.
island-why-pad-closed = Da { $start } non si va su una piattaforma: dalla piattaforma si può solo entrare. E nessun colpo la raggiunge.
island-why-pad-own = { $kind ->
    [none] La casella { $number } della tua piattaforma è vuota: da lì non può entrare nessuno.
   *[other] Sulla casella { $number } della tua piattaforma aspetta { word-island-the-kind }. { $way ->
        [free] Entra in { $at } se esce uno zero e scegli il rinforzo, o se non hai più pedine sull’isola.
        [taken] Dopo uno zero entrerebbe in { $at }, ma lì c’è una pedina.
       *[corner] Sporge oltre l’angolo e davanti non ha nulla: prima di entrare devi far scorrere la piattaforma.
    }
}
island-why-pad-theirs = { $kind ->
    [none] Piattaforma di { seat }: la casella { $number } è vuota, da lì non può entrare nessuno.
   *[other] Piattaforma di { seat }: sulla casella { $number } aspetta { word-island-the-kind }. { $way ->
        [free] Può entrare in { $at } se { seat } tira uno zero e sceglie il rinforzo.
        [taken] Dopo uno zero entrerebbe in { $at }, ma lì c’è una pedina.
       *[corner] Sporge oltre l’angolo e davanti non ha nulla: prima { seat } deve far scorrere la piattaforma.
    }
}
island-can = { $what ->
    [block] Puoi mettere un blocco in { $target }.
    [character] Puoi mettere una pedina in { $target }.
    [load] Puoi caricare la piattaforma così: { $kinds }.
    [move] Puoi muovere da { $source } a { $target }.
    [move-left] Puoi muovere da { $source } a { $target } e lì girare la pedina a sinistra.
    [move-right] Puoi muovere da { $source } a { $target } e lì girare la pedina a destra.
    [shoot] Puoi sparare da { $source } a { $target }.
    [reinforce] Dalla tua piattaforma una pedina può entrare in { $target }.
    [pad] Puoi scegliere la piattaforma.
    [turn-left] Puoi girare a sinistra la pedina in { $source }.
    [turn-right] Puoi girare a destra la pedina in { $source }.
    [slide-left] Puoi far scorrere la piattaforma a sinistra.
    [slide-right] Puoi far scorrere la piattaforma a destra.
    [remove] Puoi togliere dall’isola la pedina in { $target }.
    [remove-pad] Puoi togliere la pedina dalla casella { $number } della piattaforma.
   *[end] Puoi chiudere il turno.
}
word-turn-it = { $kind ->
    [jeep] girala
   *[other] giralo
}
island-suggest = { $what ->
    [block] Metti un blocco in { $target }.
    [character] Metti { $kind ->
        [soldier] un soldato
        [jeep] una jeep
       *[tank] un carro armato
    } in { $target }.
    [load] Carica la piattaforma così: { $kinds }.
    [move] Muovi { word-island-the-kind } da { $source } a { $target }.
    [move-left] Muovi { word-island-the-kind } da { $source } a { $target } e { word-turn-it } a sinistra.
    [move-right] Muovi { word-island-the-kind } da { $source } a { $target } e { word-turn-it } a destra.
    [shoot] Spara con { word-island-the-kind } da { $source } a { $target }.
    [reinforce] Fai entrare { word-island-the-kind } dalla casella { $number } della piattaforma, in { $target }.
    [pad] Scegli la piattaforma.
    [turn-left] Gira a sinistra { word-island-the-kind } in { $source }.
    [turn-right] Gira a destra { word-island-the-kind } in { $source }.
    [slide-left] Fai scorrere la piattaforma a sinistra.
    [slide-right] Fai scorrere la piattaforma a destra.
    [remove] Togli dall’isola { word-island-the-kind } in { $target }.
    [remove-pad] Togli { word-island-the-kind } dalla casella { $number } della piattaforma.
   *[end] Chiudi il turno.
}

## Com'è finita

island-points = La vittoria vale { $points } punti (I-8.3): 10, più { $island } per le pedine sull’isola{ $pad ->
    [0] .
   *[other] {" "}e { $pad } per quelle sulla piattaforma.
}
island-points-draw = Il pareggio vale { $points } punti per parte (I-8.3).
island-over-eliminated = { $result ->
    [draw] Le due parti hanno perso le ultime pedine nello stesso momento. La battaglia finisce in pareggio.
   *[other] { word-foe-has-start } perso l’ultima pedina. { word-wins } la battaglia.
}
island-over-five-lost = { $result ->
    [draw] Le due parti hanno perso la quinta pedina nello stesso momento. La battaglia finisce in pareggio.
   *[other] { word-foe-has-start } perso cinque pedine. { word-wins } la battaglia.
}
island-over-quiet = Ci sono stati 120 turni tranquilli di fila. La battaglia finisce in pareggio.
island-over-resignation = { word-foe-resigns }. { word-wins } la battaglia.
island-over-agreement = Le due parti si sono accordate per il pareggio.
island-over-time = { word-foe-has-start } esaurito il tempo. { word-wins } la battaglia.
island-over-adjudication = Chi gestisce il server ha chiuso la partita. { $result ->
    [draw] È un pareggio.
   *[other] { word-wins } la battaglia.
}
island-over-war = { $result ->
    [draw] La guerra finisce in pareggio.
   *[other] { word-wins } la guerra.
}

## Che cosa aiuterebbe

island-help-roll = Ci vorrebbe un { $roll }.
island-help-there = Può andare in: { $squares }.
island-help-others = Possono agire adesso: { $squares }.
island-help-targets = Puoi colpire: { $squares }.
island-help-nearest = La casella possibile più vicina è { $square }.
island-help-kinds = Ti restano: { $kinds }.
