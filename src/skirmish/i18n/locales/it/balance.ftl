### Lo studio dell'equilibrio: il comando, il rapporto e le figure.

word-kind = { $kind ->
    [soldier] soldato
    [jeep] jeep
    [tank] carro armato
    [infantry] fanteria
    [heavy] armi pesanti
    [special] forze speciali
    [artillery] artiglieria
    [para] paracadutisti
   *[unknown] carta sconosciuta
}

## Il comando

terminal-overview-balance = studia un gioco: chi vince, come finisce, quanto vale ogni pedina o carta
terminal-help-balance = Un livello gioca contro sé stesso migliaia di volte. Scopri quanto vale cominciare, quante partite finiscono in pareggio, quanto durano e come finiscono, quanto vale ogni pedina o carta e dove succedono le cose. Con --out si conservano le partite, i numeri, le figure e una pagina; lo stesso comando riprende da dove si era interrotto.
terminal-help-balance-example-1 = uno sguardo rapido a una variante veloce
terminal-help-balance-example-2 = tutto conservato, due partite alla volta
terminal-help-balance-status = Stato di uscita: 0, 1 se una partita non è arrivata alla fine, 2 per una chiamata sbagliata, 130 dopo Ctrl-C.
terminal-help-balance-level = chi gioca contro sé stesso (predefinito: captain): { $levels }
terminal-help-balance-games = quante partite (predefinito: 2000)
terminal-help-balance-nodes = quanti nodi può costare una decisione, invece di quelli che il livello usa di solito
terminal-help-balance-jobs = quante partite si giocano insieme, ognuna in un processo proprio (predefinito: 1)
terminal-help-balance-out = una cartella per le partite, balance.json, le figure e la pagina balance.md
terminal-balance-left = Partite conservate in { $folder }: { $over } su { $total }. Lo stesso comando continua da lì.
terminal-balance-kept = Tutto è conservato in { $folder }.

## Il rapporto

balance-game = { $game ->
    [island] Battaglia per l'isola
   *[hill218] La battaglia per la collina 218
}
balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $level } contro sé stesso, ognuna con dadi e carte propri; chi comincia è sorteggiato. Seed { $seed }. I numeri tra parentesi sono intervalli del 95 %.
balance-nodes = Una decisione è costata { $nodes } nodi.
balance-openings = { $openings ->
    [one] Tutte sono cominciate dalla stessa preparazione.
   *[other] Sono cominciate da { $openings } preparazioni diverse.
}
balance-heading = { $part ->
    [first] Chi vince
    [length] Quanto durano le partite
    [ends] Come finiscono le partite
    [kinds] Che fine fa ogni tipo
    [worth] Quanto vale ogni cosa
   *[maps] Dove succede
}
balance-first = Per chi ha cominciato, partite vinte: { $wins }, pareggiate: { $draws }, perse: { $losses }. Sono il { $share } % dei punti ({ $between }), con il pareggio come mezza vittoria.
balance-verdict = { $verdict ->
    [first] Cominciare è un vantaggio: il solo caso difficilmente darebbe tanto.
    [second] Giocare per secondi è un vantaggio: il solo caso difficilmente darebbe così poco a chi comincia.
   *[none] Non è un vantaggio che si distingua dal caso.
}
balance-draws = Il { $share } % delle partite è finito in pareggio ({ $between }).
balance-length = Una partita ha in media { $mean } turni, contando i due lati; metà delle partite ne ha tra { $quarter } e { $upper }, la più breve { $least } e la più lunga { $most }. In media sono { $decisions } decisioni.
balance-ends-island = Che cosa ha eliminato la pedina la cui perdita ha deciso. Un colpo conta con il suo fuoco incrociato; una penalità è la pedina che l'avversario toglie quando niente può muovere (I-3.7) o nessuno può entrare (I-3.9); dopo 120 turni tranquilli la battaglia è pari (I-7.3).
balance-ends-hill218 = Un'unità sulla base nemica vince subito (H-6.1). Altrimenti si contano le unità in gioco quando non resta niente da giocare (H-6.2).
balance-kinds-island = Per ogni tipo: quante pedine un lato perde in una partita e per che cosa, quante gliene restano alla fine e quanti nemici quel tipo elimina con i suoi colpi.
balance-kinds-hill218 = Per ogni tipo: quante unità un lato schiera in una partita e quante su cento schierate distruggono subito un'unità, sono ancora in gioco alla fine e prendono la base nemica.
balance-worth = Come si legge: ogni { $every } turni si è annotato che cosa avevano i due lati e come è finita la partita. Il numero è la probabilità di vincere di un lato che ha una di queste cose in più e le stesse di tutte le altre. 50 % vuol dire che non vale niente.
balance-worth-drawn = Per le carte pescate, «una in più» vuol dire: questa carta invece della fanteria. Tranne le due rimesse in fondo, le carte arrivano per caso, quindi questo è merito della carta; ciò che resta o è in gioco dice anche chi stava già vincendo.
balance-plain = Per esempio, { $thing }: con un'unità in più, a parità di tutto il resto, una partita equilibrata si vince il { $share } % delle volte ({ $between }).
balance-maps = Tutto è visto dal lato di cui si parla, con il suo bordo in basso: il tabellone di Nord è girato. Più scuro vuol dire più spesso.

balance-head = { $head ->
    [end] fine
    [games] partite
    [share] %
    [kind] tipo
    [chance] vince %
    [between] 95 %
    [shot] colpo
    [crossfire] fuoco incrociato
    [blast] scoppio
    [penalty] penalità
    [pad-penalty] penalità sulla piattaforma
    [left-over] restano
    [takes] elimina
    [deployed] schierate
    [destroys] distrugge %
    [survives] sopravvive %
   *[base-taken] prende la base %
}
balance-end = { $end ->
    [shot] per un colpo
    [blast] per uno scoppio
    [penalty] per una penalità
    [pad-penalty] per una penalità sulla piattaforma
    [both] entrambi insieme (pareggio)
    [quiet] turni tranquilli (pareggio)
    [base] base nemica presa
    [more-units] più unità
   *[equal-units] stesse unità (pareggio)
}
balance-thing = { $place ->
    [island] { word-kind } sull'isola
    [pad] { word-kind } sulla piattaforma
    [strike] attacco aereo non usato
    [turn] avere il turno
   *[none] { word-kind }
}
balance-question = { $question ->
    [left] Una cosa in più rimasta
    [in-play] Una cosa in più in gioco
   *[drawn] Pescata invece della fanteria
}
balance-map = { $map ->
    [stand] Dove stanno le pedine
    [lost] Dove si perdono
    [shoot] Da dove si spara
    [block] Dove chi vince mette i blocchi
    [destroyed] Dove si distruggono unità
    [strikes] Dove cadono gli attacchi aerei
   *[deployed] { $kind ->
        [infantry] Fanteria schierata
        [heavy] Armi pesanti schierate
        [special] Forze speciali schierate
        [tank] Carri armati schierati
        [artillery] Artiglieria schierata
       *[para] Paracadutisti schierati
    }
}
balance-alt = { $picture ->
    [overview] Chi vince, come finiscono le partite e quanto durano
    [worth] Quanto vale una cosa in più, con gli intervalli
   *[maps] Mappe di frequenza
}

## Figure

balance-plot-title = { $game } { $variant } · { $level } contro sé stesso, partite: { $games }
balance-plot-who = Chi vince (% delle partite)
balance-plot-won = { $who ->
    [first] chi comincia
    [draw] pareggio
   *[second] l'altro
}
balance-plot-share = I punti di chi comincia, da vicino
balance-plot-interval = { $share } % ({ $low } … { $high })
balance-plot-ends = Come finiscono le partite (%)
balance-plot-length = Quanto durano le partite
balance-plot-turns = turni dei due lati
balance-plot-games = partite
balance-plot-median = mediana { $turns }
balance-plot-worth = probabilità di vincere con una in più (%)
balance-plot-maps = Visto dal lato di cui si parla, il suo bordo in basso; in % del totale.{ $game ->
    [hill218] {" "}▲ collina, ○ propria base, □ base nemica.
   *[other] {""}
}
