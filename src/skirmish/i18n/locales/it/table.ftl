### Il tavolo nel browser: barra, pannello, registro, azioni, domande, fine.

## La barra e il pannello

table-turn = turno { $turn }
table-rulebook = Regolamento
table-more = Altro
table-panel = Che cosa fare, e il registro
table-opening = Preparo il tavolo…
table-title-yours = Tocca a te · { $game }
table-title-theirs = Tocca a { $name } · { $game }
table-title-over = Finita · { $game }

## I giocatori

table-player = { $name }, { $seat }
table-you = tu
# Instead of a name, for a player without one
table-yourself = Tu
table-flip = Gira il tabellone
table-full-screen = Schermo intero
table-notify = Avvisami quando tocca a me
table-gone = Perdite: { $words }
# Before drawings of what a side has lost; then where a number of losses ends the battle.
table-tally = Perdite:
table-tally-of = Perdite: { $count } su { $of }
table-tally-last = Perdite: { $count } su { $of }, un’altra ed è finita
table-clock = Tempo rimasto: { $time }
table-time-days = { $days } g { $hours } h
table-here = { $name } è qui.
table-never = { $name } deve ancora arrivare.
table-away = { $name } non è qui.
table-away-now = { $name } ha appena lasciato il tavolo.
table-away-since = { $name } ha lasciato il tavolo { $ago }.
table-places = Aperto { $places } volte
table-computer-ready = { $name } è al tavolo.
table-computer-thinking = { $name } sta pensando.
table-say-to = Di’ qualcosa a { $name }
table-say-text = { $name } lo legge nella propria lingua. Non viene conservato e gli spettatori non lo vedono.
table-said = Che cosa è stato detto
table-phrases = Mostra che cosa dice l’altro giocatore
phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-nice-move = Bella mossa
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-sorry = Scusa
phrase-one-moment = Un momento, per favore
phrase-take-your-time = Fai con calma
phrase-good-game = Bella partita
phrase-once-more = Ne facciamo un’altra?
table-watching = { $watchers ->
    [0] Stai guardando.
    [one] Stai guardando.
   *[other] Stai guardando. Gli spettatori sono { $watchers }.
}

## Che cosa si chiede

table-your-turn = Tocca a te
table-reconnecting = In attesa della connessione
table-your-turn-to = Tocca a te: { $what }
table-turn-of = Tocca a { $name }
table-turn-of-to = { $name }: { $what }
table-moving = Tocca a { $name }
table-die = Il dado mostra { $face }
table-forced = C’è una sola scelta: il gioco va avanti da sé.
table-forced-now = Vai avanti

## Che cosa è successo

table-log = Registro
table-log-all = Mostra tutto il registro
table-their-turn = Ultimo turno dell’avversario
table-log-empty = Non è ancora successo niente.
table-set-up = Preparazione: { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
table-log-start = La partita comincia a battaglia iniziata.
table-log-join = { $who ->
    [you] Sei al tavolo.
   *[other] { $name } è al tavolo.
}
table-log-resign = { $who ->
    [you] Ti arrendi.
   *[other] { $name } si arrende.
}
table-log-offer-draw = { word-who-has } offerto il pareggio.
table-log-accept-draw = { word-who-has } accettato il pareggio.
table-log-decline-draw = { word-who-has } rifiutato il pareggio.
table-log-take-back = { word-who-has } ritirato una decisione.
table-log-ask-takeback = { word-who-has } chiesto di ritirare una decisione.
table-log-accept-takeback = { word-who-has } detto di sì: quella decisione e tutto il resto sono ritirati.
table-log-takeback-turn = { $foe ->
    [you] Il tuo turno
   *[other] Il turno di { $foe-name }
} è stato ritirato, con tutto ciò che è seguito.
table-log-decline-takeback = { word-who-has } detto di no.
table-log-flag = { word-who-has } esaurito il tempo.
table-log-close = Chi gestisce il server ha chiuso la partita.
table-log-rematch = { $next ->
    [battle] { word-who-has } chiesto la prossima battaglia.
    [war] { word-who-has } chiesto una nuova guerra.
   *[match] { word-who-has } chiesto la rivincita.
}
table-log-accept-rematch = { $next ->
    [battle] { word-who-has } accettato la prossima battaglia.
    [war] { word-who-has } accettato una nuova guerra.
   *[match] { word-who-has } accettato la rivincita.
}
table-log-restore = Il server è stato ripristinato da un backup. Da qui in poi lanci e carte sono nuovi.

## Azioni

table-acts = Azioni
table-undo = Annulla
table-asked = Chiesto
table-undo-free = Ritira la tua ultima decisione.
table-undo-ask = Nel frattempo la partita è andata avanti: serve il consenso dell’altra parte.
table-undo-what = Verrebbe ritirato: { $what }
table-undo-turn = Ritira il tuo turno e tutto ciò che è seguito. Ciò che decide il caso viene estratto di nuovo.
table-undo-asked = Hai chiesto. L’altra parte non ha ancora risposto.
table-undo-none = Non c’è niente da ritirare.
table-undo-sure = Chiedere di ritirarla?
table-undo-yes = Chiedi
table-hint = Sugge{ "\u00AD" }rimento
table-hint-title = Chiedi al computer che cosa fare
table-suggests = Suggerimento ({ $name })
table-suggests-win = Le tue probabilità di vittoria: { $win }{ "\u00A0" }%.
table-suggests-second = { $sure ->
    [clear] Decisamente peggio
    [slight] Un po’ peggio
   *[even] Quasi lo stesso
}: { $words }
table-suggests-soon = { $name } sta pensando…
table-danger = Pericolo
table-danger-title = Mostra che cosa può essere colpito nel prossimo turno
table-danger-switch = Pericolo: mostra che cosa può essere colpito nel prossimo turno
table-threat-none = Nel prossimo turno non rischi perdite.
table-threats = { $count ->
    [one] Un altro pericolo
   *[other] Altri { $count } pericoli
}
table-why = Perché no?
table-why-title = Chiedi perché qualcosa non si può fare
table-asking = Scegli la casella o la carta. Premi di nuovo «Perché no?» per smettere.
table-draw = Offri pareggio
table-offered = Offerto
table-draw-offered = Hai offerto il pareggio.
table-draw-sure = Offrire il pareggio?
table-draw-text = La partita continua finché l’avversario non accetta.
table-resign = Arren{ "\u00AD" }diti
table-resign-sure = Ti arrendi?
table-resign-text = { $what ->
    [battle] Questa battaglia finisce e la perdi.
   *[match] La partita finisce e perdi.
}
table-resign-text-of = { $what ->
    [battle] Questa battaglia finisce e { $name } la perde.
   *[match] La partita finisce e { $name } perde.
}
table-play-on = Continua

## L’altra parte chiede

table-offer-draw = { $name } offre il pareggio.
table-offer-draw-yes = Accetta
table-offer-draw-no = Continua
table-offer-takeback = { $name } vorrebbe ritirare { $followed ->
    [yes] la sua ultima decisione e tutto quello che è seguito.
   *[no] la sua ultima decisione.
}
table-offer-takeback-here = Ritirare l’ultima decisione di { $name }{ $followed ->
    [yes] {""} e tutto quello che è seguito
   *[no] {""}
}?
table-offer-takeback-yes = Sono d’accordo
table-offer-takeback-no = Non sono d’accordo

## Perché no

table-not-possible = Questo non si può
table-why-possible = Questo si può
table-why-there = Perché non { $source } in { $target }?
table-why-one = Perché non { $place }?
table-rule = Regola { $rule }
table-rule-open = { $rule } nel regolamento
table-help = Che cosa aiuterebbe
table-choose-again = Scegli di nuovo
table-do-it = Fai così

## La fine

table-ended-won = Hai vinto
table-ended-lost = Hai perso
table-ended-draw = Pareggio
table-ended-winner = Vince { $name }
table-ended-takebacks = { $count ->
    [one] Un turno è stato ritirato con il consenso del computer.
   *[other] { $count } turni sono stati ritirati con il consenso del computer.
}
table-rematch-offer = { $next ->
    [battle] Prossima battaglia
    [war] Nuova guerra
   *[match] Rivincita
}
table-whole-game = Gioca una partita intera
table-same-position = Di nuovo questa posizione
table-rematch-waiting = { $next ->
    [battle] Per la battaglia { $number } manca ancora la risposta di { $name }.
    [war] Vuoi una nuova guerra. { $name } non ha ancora risposto.
   *[match] Vuoi la rivincita. { $name } non ha ancora risposto.
}
table-rematch-accept = { $next ->
    [battle] Inizia la battaglia { $number }
    [war] Inizia una nuova guerra con { $name }
   *[match] Accetta la rivincita di { $name }
}
table-rematch-go = { $next ->
    [battle] Vai alla battaglia { $number }
    [war] Vai alla nuova guerra
   *[match] Vai alla rivincita
}
table-rematch-side = { $next ->
    [battle] Prossima battaglia: questa volta giochi con { $side }.
    [war] Nuova guerra: questa volta giochi con { $side }.
   *[match] Rivincita: questa volta giochi con { $side }.
}
table-set-up-done = Questa prima volta la preparazione è già fatta. Dalla prossima partita la fai tu.
table-rematch-watch = { $next ->
    [battle] Guarda la battaglia { $number }
    [war] Guarda la nuova guerra
   *[match] Guarda la rivincita
}
table-replay = Rivedi la partita
table-home = Pagina iniziale
table-verify = Era tutto regolare?
table-verify-busy = Controllo in corso…
table-verify-yes = { $count ->
    [0] Sì: nulla è dipeso dal caso.
    [one] Sì: l’unico evento casuale torna.
   *[other] Sì: gli eventi casuali tornano tutti ({ $count }).
}
table-verify-how = Come è stato controllato
table-verify-fair = { $proof ->
    [own] Questa pagina ha ricalcolato ogni evento casuale ({ $count }) dal segreto del server e dai contributi dei due giocatori. Segreto e contributi erano fissati prima che questa pagina rivelasse il proprio: né il server né l’avversario hanno potuto sceglierli.
    [first] Questa pagina ha ricalcolato ogni evento casuale ({ $count }): nessuno è stato cambiato dopo. Ma la partita è cominciata con lo schema 1, che non prova che il server, o chi è entrato per ultimo, non abbia scelto il proprio contributo a suo vantaggio.
   *[told] Questa pagina ha ricalcolato ogni evento casuale ({ $count }): tutti seguono dal segreto e dai contributi dei due giocatori. Questo browser non ha annotato le impronte prima della partita, quindi per quelle si fida del server.
}
table-verify-outcomes = Quali esiti fossero possibili ogni volta lo dice il server; «skirmish verify» controlla la registrazione anche secondo le regole.
table-verify-restored = Dall’evento casuale { $number } in poi valgono altri numeri (epoca { $epoch }), perché il server dichiara di essere stato ripristinato da un backup. Un server disonesto potrebbe così scegliere fra più continuazioni.
table-verify-insecure = Questa pagina è arrivata su una connessione non cifrata: qui la crittografia del browser non è disponibile, la pagina ha usato la propria, e la pagina stessa potrebbe essere stata alterata in transito.
table-verify-not = { $fault ->
    [server] Non regolare: il server ora indica un’impronta o uno schema diversi da quelli di prima della partita.
    [seat] Non regolare: il contributo di un giocatore non è quello fissato prima della partita.
    [secret] Non regolare: il segreto del server non corrisponde alla sua impronta.
    [entropy] Non regolare: un contributo non era fissato prima della partita.
    [chance] Non regolare: l’evento casuale { $number } non segue dal segreto.
   *[log] Non regolare: l’evento casuale { $number } non è quello comunicato a questa pagina durante la partita.
}
table-secret = Come verificarlo di persona
table-secret-text = L’impronta era visibile prima della prima mossa. Il segreto le corrisponde: nel frattempo non è cambiato niente.
table-commitment = Impronta
table-secret-itself = Segreto

## Altro

table-leave = Esci (la partita resta salvata)
table-marks = I simboli sulle carte
table-keys = Tasti
table-record-save = Salva la registrazione
table-record-saved = La registrazione è salvata.
table-seat = Il tuo posto
table-seat-text = { $places ->
    [one] È aperto solo qui.
   *[other] È aperto { $places } volte: in altre schede, su altri dispositivi o da persone che hanno il tuo link. Se non sai da chi, chiudi gli altri.
}
table-seat-link = Link per un altro mio dispositivo
table-seat-link-text = Aprilo sull’altro dispositivo: il tuo posto è poi aperto su entrambi. Chi ha questo link gioca per te: non mostrarlo a nessuno.
table-seat-link-move = Per togliere i tuoi posti da questo dispositivo, spostali sull’altro:
table-seat-shut = Chiudi gli altri
table-seat-done = Il tuo posto è aperto solo qui. I link che lo aprivano prima non valgono più.
table-watch-text = Vedono solo ciò che vedono entrambe le parti, nulla di nascosto. { $watchers ->
    [0] Adesso non ci sono spettatori.
    [one] Adesso c’è uno spettatore.
   *[other] Adesso ci sono { $watchers } spettatori.
}
table-watch-renew = Nuovo link
table-watch-renew-note = Un nuovo link annulla quello dato prima.
table-watch-renew-sure = Rinnova: il vecchio non varrà più
table-watch-renewed = C’è un nuovo link. Quello vecchio non vale più.
table-network = La tua rete
table-settings = Impostazioni
table-theme = Chiaro o scuro
table-theme-auto = Come il sistema
table-theme-light = Chiaro
table-theme-dark = Scuro
table-pace = Ritmo
table-pace-slow = Lento
table-pace-normal = Normale
table-pace-fast = Veloce
table-pace-off = Subito
table-skip = Mostra subito l’esito
table-again = Mostra di nuovo
table-tap-again = Tocca ancora
table-coordinates = Coordinate
table-advisor = Chi dà suggerimenti
table-advisor-usual = Un livello forte
table-ends = Chiudi il turno in automatico quando non resta niente da fare
table-warnings = Avvisami quando potrei perdere nel prossimo turno
table-confirm = Chiedi conferma prima di eseguire la mia scelta
table-confirm-always = Sempre
table-confirm-touch = Con il tocco
table-confirm-final = Solo se è definitivo
table-cards = Grandezza delle carte
table-cards-small = Piccole
table-cards-normal = Normali
table-cards-large = Grandi
table-turns = Gira il tabellone per ogni giocatore

## Tasti

table-key-arrows = Spostati sul tabellone
table-key-enter = Scegli, poi conferma
table-key-escape = Un passo indietro
table-key-end = Chiudi il turno, o conferma
table-key-why = Chiedi perché no
table-key-hints = Chiedi al computer che cosa fare
table-key-danger = Pericolo sì o no
table-key-undo = Ritira la decisione
table-key-again = Mostra di nuovo l’ultimo turno dell’avversario
table-key-log = Vai al registro
table-key-board = Vai al tabellone
table-key-say = Di’ qualcosa all’altro giocatore
table-key-resign = Arrenditi (con conferma)
table-key-keys = Mostra questi tasti

## Quando qualcosa non va

table-lost = La connessione si è interrotta. Il collegamento riprende da solo e niente va perso.
table-lost-long = La connessione manca da un po’. Questa pagina continua a provare. Forse il server è spento o chiuso alla tua rete: chiedi a chi lo ha avviato.
table-lost-restart = Il server si sta riavviando. Il collegamento riprende da solo e niente va perso.
table-lost-budget = Troppe richieste in una volta da questa connessione. Si riprende tra poco.
table-dropped = La tua ultima scelta non è arrivata. È colpa nostra. Scegli di nuovo.
table-retry = Prova adesso
table-invalid = Questo link non vale più
table-invalid-text = È stato usato, rinnovato o ritirato, oppure non è completo. Chiedine uno nuovo.
table-unreadable = Questa partita non si può aprire
table-unreadable-text = Le mosse salvate sono danneggiate, oppure si giocava con altre regole. Rivolgiti a chi gestisce questo server.
table-no-key = Questo browser non ha un posto qui
table-no-key-text = Forse la partita non esiste più. Per avere un posto, apri il link completo che hai ricevuto.
table-waiting = La partita comincia quando ci sono entrambi i giocatori.
table-rematch-opening = { $next ->
    [battle] Preparo la battaglia { $number }…
    [war] Preparo la nuova guerra…
   *[match] Preparo la rivincita…
}
table-fair-lost = Questo browser non ha più il numero casuale fissato per questa partita, e quello dell’avversario è già svelato. La partita non può cominciare: creane un’altra.
table-fair-changed = Il server ha cambiato l’impronta per i dadi e le carte di questa partita. Questa pagina non rivela il proprio numero casuale: crea un’altra partita.

## In due sullo stesso schermo

table-names = Chi gioca?
table-names-text = I nomi non sono obbligatori.
table-names-start = Comincia
table-hand-title = Passa lo schermo a { $name }
table-hand-on = Passa lo schermo
table-hand-text = Ciò che può vedere solo { $other } è coperto. Non si vede nulla finché { $name } non è al suo posto.
table-hand-ready = Sono { $name }: mostra la mia parte
table-hand-clock = Il tuo tempo scorre: { $time }
table-hand-did = Che cosa ha fatto { $name }
table-hand-look = Guarda solo il tabellone
table-hand-back = Indietro

## A game without a face of its own

table-plain-board = Tabellone
table-plain-all = Mostra tutte le { $count } scelte
