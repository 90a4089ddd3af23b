### Incontrare altri: la pagina delle partite, i posti liberi, le partite che tutti possono guardare.

page-matches = Partite
page-matches-waiting = { $count ->
    [0] Nessuna partita ti aspetta.
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
page-matches-none = Ancora nessuna partita. Offri un posto o gioca contro il computer.
page-finished-text = Aprine una per vedere com’è finita.
page-match-theirs = Tocca a { $name }
page-match-again = { $name } vorrebbe giocare ancora
page-match-clock = Tempo rimasto: { $time }
page-match-waits = In attesa dell’altro giocatore
page-match-ended = { $state ->
    [won] Hai vinto
    [lost] Hai perso
   *[draw] Pareggio
}

## Posti liberi

page-seats = Posti liberi
page-seats-text = Siediti con chi vuoi. Non serve un account.
page-seats-none = Nessun posto è libero. Offrine uno e gli altri lo vedranno.
page-seats-none-other = Nessun altro posto è libero.
page-seats-none-of = Nessun posto libero in questo gioco.
page-seats-elsewhere = { $count ->
    [one] Un posto è libero in un altro gioco
   *[other] { $count } posti sono liberi in altri giochi
}
page-seats-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}
page-seats-lost = L’elenco non è aggiornato. Connessione in corso…
page-seat-offer = { $side ->
    [random] { $name } · parte a caso
   *[other] { $name } · giochi con { $seat }
}
page-seat-someone = Qualcuno
page-seat-sit = Siediti
page-seat-sit-with = Siediti con { $name }
page-seat-storage = Questo browser non salva nulla e non potrebbe tenere il tuo posto.
page-any-game = Indifferente
page-quick = Partita veloce
page-quick-text = Prende subito un posto adatto, oppure ne offre uno.
page-quick-gone = { $problem } Il posto di prima non è più offerto.
page-offer = Offri un posto
page-offer-side = La tua parte
page-offer-either = Indifferente
page-show-legend = Chi può guardare
page-show = { $delay ->
    [none] Solo con il tuo link
    [0] Tutti, in diretta
   *[other] Tutti, { $minutes } min di ritardo
}
page-show-words = { $delay ->
    [0] Tutti possono guardare questa partita in diretta.
    [one] Tutti possono guardare questa partita, con un minuto di ritardo.
   *[other] Tutti possono guardare questa partita, con { $delay } minuti di ritardo.
}
page-offered = In attesa di qualcuno
page-offered-text = Il tuo posto resta nell’elenco finché questa pagina è aperta.
page-offer-back = Ritira
page-offer-lapsed = Il tuo posto non è più nell’elenco.

## Partite che tutti possono guardare

page-shown = Partite in corso
page-shown-text = Gli spettatori non vedono mai le carte in mano.
page-shown-none = Al momento non c’è nulla da guardare.
page-shown-players = { $one } e { $other }
page-shown-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
page-shown-late = { $minutes ->
    [0] in diretta
   *[other] { $minutes } min di ritardo
}
page-tab-yours = Le tue
table-late = { $minutes ->
    [one] Vedi la partita con un minuto di ritardo.
   *[other] Vedi la partita con { $minutes } minuti di ritardo.
}
table-show-end = Solo con il link
table-show-ended = Ora può guardare solo chi ha il tuo link.

## Serie e guerre

page-war = Segnapunti
page-war-with = Guerra contro { $name }
page-war-between = Guerra: { $one } e { $other }
page-war-sheet = Segnapunti
page-war-battles = Battaglie
page-war-points = Punti
page-war-you = tu
page-war-won = Vince { $name }
page-war-winner = { $name } vince la guerra
page-war-drawn = La guerra finisce in pareggio
page-war-ended = { $result ->
    [won] Hai vinto la guerra, { $score }
    [lost] Hai perso la guerra, { $score }
    [draw] La guerra finisce in pareggio, { $score }
   *[other] { $name } vince la guerra, { $score }
}
page-war-battle = Battaglia { $number }
page-war-stands = Punteggio finora: tu { $yours }, { $name } { $theirs }.
page-war-first-you = Cominci tu.
page-war-first = Comincia { $name }.
page-war-next = Prossima battaglia
page-war-go = Alla battaglia
page-war-the-battles = Le battaglie
page-war-save = Salva tutte le registrazioni
page-war-each = Com’è finita ognuna.
page-war-open = Non ancora combattuta
page-series-legend = Una battaglia o una guerra
page-series = { $kind ->
    [best-of] Al meglio delle { $number }
    [over] Punti in { $number } battaglie
    [to] Fino a { $number } punti
   *[single] Una battaglia
}
page-series-number = { $kind ->
    [over] battaglie
   *[to] punti
}

## Un altro dispositivo

page-move = Sposta su un altro dispositivo
page-move-open = Apri questo link sull’altro dispositivo.
page-move-scan = Apri questo link sull’altro dispositivo, o inquadra il codice.
page-move-text = Funziona una volta sola, entro cinque minuti. Poi i tuoi posti sono lì e non più qui.
page-move-both = Per giocare su entrambi i dispositivi usa invece «Link per un altro mio dispositivo», in Altro al tavolo.
page-move-link = Link per l’altro dispositivo
page-move-secret = Chi lo apre per primo prende i tuoi posti. Non mostrarlo a nessun altro.
page-move-withdraw = Annulla il link
page-move-make = Crea un link
page-move-done = Ora i tuoi posti sono sull’altro dispositivo.
page-move-lapsed = Il link non è stato usato. I tuoi posti sono ancora qui.
page-move-title = Trasferisci qui i tuoi posti
page-move-count = { $count ->
    [one] Un posto è pronto per questo dispositivo.
   *[other] { $count } posti sono pronti per questo dispositivo.
}
page-move-take = Trasferisci qui
