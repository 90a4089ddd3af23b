### Il laboratorio: il comando dell'arena, le sue tabelle e le sue figure.

## Il comando

terminal-overview-arena = fa giocare gli avversari tra loro e li valuta
terminal-help-arena = Tutti giocano contro tutti, a coppie di partite con gli stessi eventi casuali e i posti scambiati. Alla fine ci sono le valutazioni con i loro intervalli, chi ha battuto chi, quanto vale cominciare, quanto durano le partite e come finiscono. Con --out si salva tutto, anche le partite; lo stesso comando riprende da dove si era interrotto.
terminal-help-arena-status = Stato di uscita: 0, 1 se una partita non è arrivata alla fine, 2 per un errore d’uso, 130 dopo Ctrl+C o SIGTERM (si stampa ciò che è stato giocato fin lì).
terminal-help-agents = chi partecipa, separati da virgole; si può ripetere. Avversari: { $agents } (un programma, per esempio cmd:./bot --fast). Un nome proprio: mine=cmd:./bot. Un limite proprio: general@200ms oppure general@5000n (nodi)
terminal-help-arena-games = quante partite per ogni coppia di avversari, un numero pari; con tre avversari se ne giocano in tutto il triplo, con quattro sei volte tante (predefinito: 20)
terminal-help-arena-time = quanti millisecondi può durare una decisione, per chi non ha un limite proprio
terminal-help-arena-nodes = quanti nodi può costare una decisione; così lo stesso seed dà le stesse partite su ogni macchina
terminal-help-arena-jobs = quante partite si giocano insieme, ognuna in un processo proprio (predefinito: 1; su un cluster, quanti sono i suoi processori)
terminal-help-arena-out = una cartella per le partite, ciò che i programmi scrivono nello standard error, result.json e una figura
terminal-help-arena-cluster = gioca su un cluster Ray a questo indirizzo; local ne avvia uno su questa macchina
terminal-help-arena-anchor = di chi è la valutazione 0 (predefinito: la media di tutti)
terminal-arena-left = Partite salvate in { $folder }: { $over } su { $total }. Lo stesso comando continua da lì.
terminal-arena-kept = I risultati sono in { $folder }.

## Che cosa si è trovato

lab-summary = { $game } { $variant }, partite giocate: { $played } su { $total }, seed { $seed }.
lab-head = { $head ->
    [agent] avversario
    [rating] Elo
    [interval] 95{ "\u00A0" }%
    [games] partite
    [score] V-P-S
    [share] %
    [time] ms l’una
   *[pairing] coppia
}
lab-range = { $low }–{ $high }
# Signs stand before both numbers.
lab-range-signed = { $low } – { $high }
lab-cross = Punti della riga contro la colonna, in %:
lab-first = Punti ottenuti da chi ha cominciato: { $share }{ "\u00A0" }% (95{ "\u00A0" }%: { lab-range }).
lab-length = Una partita ha in media { $mean } decisioni ({ $least }–{ $most }).
lab-ends = Come sono finite le partite: { $ends }.
lab-failures = { $name } ha perso partite per colpa propria: { $ends }.
lab-crash = La partita { $number } non si è potuta giocare: { $reason }.
lab-end = { $how ->
    [eliminated] nessuna pedina rimasta
    [five-lost] cinque perse
    [quiet] turni tranquilli
    [base] base nemica
    [more-units] più unità
    [equal-units] stesso numero di unità
    [resignation] resa
    [bot-late] tempo scaduto
    [bot-silent] muto
    [bot-unreadable] risposta illeggibile
    [bot-unasked] risposta non richiesta
    [bot-illegal] risposta non ammessa
    [bot-flood] troppo output
    [bot-died] programma terminato
    [bot-closed] output chiuso
    [bot-missing] programma mancante
   *[other] { $how }
}

## Figure

lab-plot-title = { $game } { $variant } · { $games } partite
lab-plot-rating = Valutazione (Elo, con intervalli del 95{ "\u00A0" }%)
lab-plot-cross = Punti della riga contro la colonna (%)
