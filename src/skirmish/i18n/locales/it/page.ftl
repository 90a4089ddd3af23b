### La pagina intorno al tavolo: pagina iniziale, invito, regolamento, replay.

## La pagina iniziale

page-title = { $count ->
    [2] Due battaglie, un tavolo
   *[other] { $count } giochi, un tavolo
}
page-subtitle = Scegli un gioco e comincia. Non serve un account, e le regole si spiegano da sole.
page-promise = Le tue partite restano dove giochi. Alla fine i due giocatori possono verificare ogni lancio e ogni carta.
page-computer = Gioca contro il computer
page-play = Gioca
page-screen = In due sullo stesso schermo
page-invite = Invita un amico
page-level = Livello { $level }, { $name }
page-level-legend = Forza del computer
page-level-gentle = clemente
page-level-merciless = spietato

## Opzioni

page-options = Opzioni
page-variant = Variante
page-side-legend = La tua parte
page-side-random = A caso
page-side-words = giochi con { $seat }
page-side-random-words = parte a caso
page-begins-legend = Chi comincia
page-begins = { $begins ->
    [me] Comincio io
    [other] Comincia l’avversario
   *[random] A caso
}
page-begins-words = { $begins ->
    [me] cominci tu
    [other] comincia l’avversario
   *[random] chi comincia lo decide il caso
}
page-pace-legend = Orologio
page-pace = { $pace ->
    [none] Nessuno
    [total] Per la partita
    [each] Per turno
   *[days] Giorni per turno
}
page-pace-minutes = minuti a testa
page-pace-increment = secondi in più per turno
page-pace-seconds = secondi per turno
page-pace-days = giorni per turno
page-clock-none = senza orologio
page-clock-total = { $minutes ->
    [one] 1 minuto a testa
   *[other] { $minutes } minuti a testa
}{ $increment ->
    [0] {""}
   *[other] , { $increment }{ "\u00A0" }s in più per turno
}
page-clock-each = { $seconds ->
    [one] 1 secondo per turno
   *[other] { $seconds } secondi per turno
}
page-clock-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
page-name = Il tuo nome
page-name-text = Facoltativo. Lo vedono l’avversario e gli spettatori.

## Le proprie partite

page-your-matches = Le tue partite
page-finished = Finite
page-tally = { $game }: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}, { $drawn ->
    [one] { $drawn } pareggiata
   *[other] { $drawn } pareggiate
}
page-match-now = { $state ->
    [turn] tocca a te
    [won] vinta
    [lost] persa
   *[draw] pareggio
}
page-match = Una partita
page-match-against = contro { $name }
page-match-friend = contro un amico
page-match-stranger = contro un altro giocatore
page-match-screen = in due sullo stesso schermo
page-match-watch = da spettatore
page-match-status = { $status ->
    [waiting] in attesa dell’altro giocatore
    [over] finita
   *[playing] in corso
}
page-match-remove = Togli dall’elenco
page-match-remove-text = Così questo browser dimentica la chiave della partita. Senza il link non puoi tornare.
page-match-remove-unbegun = La partita non è cominciata: viene cancellata e il suo link non funziona più.
page-match-remove-yes = Togli
page-all-matches = Mostra tutte: { $count }
page-fewer = Mostra meno

## Barra e collegamenti

page-language = Lingua
page-more = Altro
page-sound = Audio
page-sound-on = Audio attivo
page-sound-off = Audio disattivato
page-theme-dark = Colori scuri
page-theme-light = Colori chiari
page-watch = Guarda
page-watch-text = Incolla il link che hai ricevuto.
page-watch-wrong = Questo non è il link di una partita. Un link del genere contiene …/t/ seguito da lettere e cifre.
page-watch-go = Apri
page-open-record = Apri una registrazione
page-learn = Impara
page-rules = Regole
page-close = Chiudi
page-cancel = Annulla
page-to-home = Alla pagina iniziale
page-try-again = Riprova
page-reload = Ricarica la pagina
page-loading = Caricamento
page-copy = Copia
page-copied = Copiato.
page-not-copied = Il link è selezionato. Copialo a mano.
page-share = Condividi

## Invitare e partecipare

page-invite-text = Manda questo link al tuo amico. { $game } comincia appena entra.
page-invite-link = Link per il tuo amico
page-invite-qr = Il link come codice QR, per una fotocamera
page-invite-here = Solo questo computer può aprire il link. Per giocare con un altro dispositivo della tua rete, ferma il server e riavvialo con: make play ARGS=--lan (oppure skirmish serve --lan).
page-invite-anyway = Crea un link solo per questo computer
page-network-closed = Solo questo computer raggiunge il server: altrove un link non si aprirebbe.
page-network-note = Se lo apri, ogni dispositivo della tua rete (per esempio del tuo Wi-Fi) raggiunge questa pagina finché non lo chiudi o il server si ferma. Le partite continuano comunque, e senza il link nessuno vede le tue.
page-network-open = Apri il server alla mia rete
page-network-cut = { $name } non è qui. Questo server è chiuso alla tua rete, e gli altri dispositivi non possono tornare.
page-network-opened = I dispositivi della tua rete raggiungono il server all’indirizzo { $address }. Resta aperto finché non lo chiudi qui o il server si ferma.
page-network-close = Chiudi di nuovo
page-invite-secret = Chi lo usa per primo per entrare prende l’altro posto. Non mandarlo a nessun altro.
page-invite-none = Al momento non c’è nessun link valido.
page-invite-waiting = In attesa dell’altro giocatore. Puoi chiudere questa pagina e tornare più tardi.
page-own-invitation = Questo è il tuo invito
page-own-invitation-text = Il link funziona e non è stato ancora usato. Mandalo al tuo amico, oppure gioca tu le due parti in questo browser.
page-own-invitation-back = Torna al tuo posto
page-own-invitation-both = Gioca qui le due parti
page-link-renew = Nuovo link
page-link-revoke = Annulla il link
page-link-make = Crea un link
page-watchers = Spettatori
page-watchers-text = Con questo link si può guardare. Non si vede nulla di nascosto e non si può giocare.
page-watchers-link = Link per gli spettatori
page-join = Partecipa
page-join-title = { $name } ti invita
page-join-title-nobody = Hai ricevuto un invito
page-join-undo = Finché non inizia il turno dell’altra parte e il caso non ha deciso nulla, puoi ritirare subito una decisione. Dopo serve il consenso dell’altra parte.
page-join-game = Gioco
page-link-unknown-text = La partita non esiste o il link non è completo. Chiedi di mandartelo di nuovo.

## Regolamento

page-contents = Indice
page-rules-search = Cerca nel regolamento
page-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $count } risultati
}
page-rules-some = { $count ->
    [one] 1 risultato con alcune delle parole
   *[other] { $count } risultati con alcune delle parole
}

## Registrazioni

page-record = Rivedi una partita
page-record-text = Apri la registrazione di una partita e guardala mossa per mossa. Resta su questo server solo finché la guardi.
page-record-file = Scegli un file
page-record-drop = o trascinalo qui
page-record-none = Questa non è una registrazione di Skirmish.
page-record-paste = Oppure incolla il testo
page-record-show = Mostra
page-record-save = Salva la registrazione
page-result = { $result ->
    [won] Ha vinto { $name }.
    [draw] È finita in pareggio.
   *[unfinished] La partita non è finita.
}
page-fair = { $fair ->
    [yes] Gli eventi casuali sono verificati: derivano dal segreto fissato prima della partita.
    [no] Gli eventi casuali non derivano dal segreto fissato prima della partita.
    [later] Ogni dado e ogni carta si potranno verificare a partita finita.
   *[unknown] Gli eventi casuali di questa registrazione non si possono verificare.
}
page-steps = Passi
page-moment = Momento
page-moment-start = L’inizio
page-moments = Registro
page-first = Vai all’inizio
page-previous = Un passo indietro
page-next = Un passo avanti
page-last = Vai alla fine
page-replay = Riproduci
page-pause = Pausa
page-turn-board = Gira il tabellone
page-play-on = Gioca da qui
page-against = Avversario
page-against-computer = Computer
page-against-screen = Uno schermo
page-against-friend = Un amico
page-play-on-dealt = Le carte che questa vista non mostra vengono distribuite di nuovo.

## Lezioni

page-first-battle = Prima volta qui? La tua prima battaglia
page-first-battle-text = Una battaglia guidata ti mostra come si gioca. Ogni mossa la fai tu, in circa cinque minuti.
page-first-battle-on = Riprendi la tua prima battaglia
page-first-battle-left = Eri al passo { $step }.
page-course = Lezioni
page-course-text = Prima una battaglia guidata, poi un’idea alla volta. Vale ogni mossa che raggiunge l’obiettivo.
page-course-start = Comincia
page-course-done = Completata
page-course-part = { $done } di { $count }
page-lesson-step = Passo { $step } di { $count }
page-lesson-left = { $minutes ->
    [one] ancora un minuto circa
   *[other] ancora { $minutes } minuti circa
}
page-lesson-position = Posizione { $number }
page-lesson-steps = Tutti i passi: { $count }
page-lesson-acts = Lezione
page-lesson-back = Indietro
page-lesson-show = Mostrami
page-lesson-why = Perché?
page-lesson-skip-step = Salta il passo
page-lesson-go-on = Avanti
page-lesson-next-position = Prossima posizione
page-lesson-legal = Si può fare, ma ora il compito è questo: { $task }.
page-lesson-misses = Si può fare, ma così non raggiungi l’obiettivo.
page-lesson-nothing = Nulla si è mosso.
page-lesson-shown = Ora una mossa è evidenziata. Premila per giocarla, oppure premi di nuovo «Mostrami».
page-lesson-reached = Proprio così
page-lesson-complete = Lezione completata
page-lesson-ended = Fine della lezione
page-lesson-open = { $count ->
    [one] Manca ancora un passo.
   *[other] Mancano ancora { $count } passi.
}
page-lesson-open-go = Vai al passo: { $title }
page-lesson-free-text = Ora una piccola battaglia tutta tua: qualche turno contro la Recluta, che ha meno forze di te. Puoi ritirare ogni decisione.
page-lesson-play-on = Gioca una piccola battaglia
page-lesson-next-lesson = Prossima lezione: { $title }
page-lesson-again = Ancora una volta
page-lesson-all = Tutte le lezioni

## Quando qualcosa non va

page-nowhere = Qui non c’è nulla
page-nowhere-text = A questo indirizzo non c’è nessuna pagina. Controlla che sia scritto bene.
page-error-unreachable = Il server non risponde. Controlla la connessione e riprova.
page-error-part = Una parte della pagina non si è caricata. O manca la connessione, o il server ha una nuova versione della pagina: ricaricala.
page-error-ours = Qualcosa è andato storto da parte nostra. Riprova fra un momento.
page-error-413 = È troppo lungo per essere inviato.
page-error-429 = Troppe richieste insieme. Aspetta un momento e riprova.
