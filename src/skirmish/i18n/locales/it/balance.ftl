### Lo studio dell'equilibrio: il comando, il rapporto e le figure.

## Il comando

terminal-overview-balance = studia un gioco: chi vince, come finisce, quanto vale ogni pedina o carta
terminal-help-balance = Un livello gioca contro sé stesso migliaia di volte. Scopri quanto vale cominciare, quante partite finiscono in pareggio, quanto durano e come finiscono, quanto vale ogni pedina o carta e dove succedono le cose. Con --out si salvano le partite, i numeri, le figure e una pagina; lo stesso comando riprende da dove si era interrotto.
terminal-help-balance-status = Stato di uscita: 0, 1 se una partita non è arrivata alla fine, 2 per un errore d’uso, 130 dopo Ctrl+C.
terminal-help-balance-level = chi gioca contro sé stesso (predefinito: captain): { $levels }
terminal-help-balance-games = quante partite (predefinito: 2000)
terminal-help-balance-nodes = quanti nodi può costare una decisione, invece di quelli che il livello usa di solito
terminal-help-balance-jobs = quante partite si giocano insieme, ognuna in un processo proprio (predefinito: 1)
terminal-help-balance-out = una cartella per le partite, balance.json, le figure e la pagina balance.md
terminal-balance-left = Partite salvate in { $folder }: { $over } su { $total }. Lo stesso comando continua da lì.
terminal-balance-kept = I risultati sono in { $folder }.

## Il rapporto

balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $level } contro sé stesso, ognuna con eventi casuali propri; chi comincia è sorteggiato. Seed { $seed }. I numeri tra parentesi sono intervalli del 95{ "\u00A0" }%.
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
balance-first = Per chi ha cominciato, partite vinte: { $wins }, pareggiate: { $draws }, perse: { $losses }. Quota dei punti: { $share }{ "\u00A0" }% ({ $between }), con il pareggio come mezza vittoria.
balance-verdict = { $verdict ->
    [first] Cominciare è un vantaggio: il solo caso difficilmente darebbe tanto.
    [second] Giocare per secondi è un vantaggio: il solo caso difficilmente darebbe così poco a chi comincia.
   *[none] Non è un vantaggio che si distingua dal caso.
}
balance-draws = Partite finite in pareggio: { $share }{ "\u00A0" }% ({ $between }).
balance-length = Una partita ha in media { $mean } turni, contando le due parti; metà delle partite ne ha tra { $quarter } e { $upper }, la più breve { $least } e la più lunga { $most }. In media sono { $decisions } decisioni.
balance-worth = Come si legge: ogni { $every } turni si è annotato che cosa avevano le due parti e come è finita la partita. Il numero è la probabilità di vincere di una parte che ha una di queste cose in più e le stesse di tutte le altre. 50{ "\u00A0" }% vuol dire che non vale niente.
balance-plain = Per esempio, { $thing }: con uno in più, a parità di tutto il resto, in una partita equilibrata la percentuale di vittorie è { $share }{ "\u00A0" }% ({ $between }).
balance-maps = Tutto è visto dalla parte di cui si parla, con il suo bordo in basso: il tabellone di Nord è girato. Più scuro vuol dire più spesso.

balance-head = { $head ->
    [end] fine
    [games] partite
    [share] %
    [kind] tipo
    [chance] vince %
   *[between] 95{ "\u00A0" }%
}
balance-alt = { $picture ->
    [overview] Chi vince, come finiscono le partite e quanto durano
    [worth] Quanto vale uno in più di ogni cosa, con gli intervalli
   *[maps] Mappe di frequenza
}

## Figure

balance-plot-title = { $game } { $variant } · { $level } contro sé stesso, partite: { $games }
balance-plot-who = Chi vince (% delle partite)
balance-plot-won = { $who ->
    [first] chi comincia
    [draw] pareggio
   *[second] secondo giocatore
}
balance-plot-share = I punti di chi comincia (dettaglio)
balance-plot-interval = { $share }{ "\u00A0" }% ({ $low }–{ $high })
balance-plot-ends = Come finiscono le partite (%)
balance-plot-length = Quanto durano le partite
balance-plot-turns = turni delle due parti
balance-plot-games = partite
balance-plot-median = mediana { $turns }
balance-plot-worth = probabilità di vincere con uno in più, a parità di tutto il resto (%)
balance-plot-maps = Visto dalla parte di cui si parla, con il suo bordo in basso; in % del totale.
