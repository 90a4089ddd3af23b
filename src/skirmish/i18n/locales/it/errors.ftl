### Che cosa è andato storto fuori dalle regole: nomi, notazione, posizioni, registrazioni, partite.

## Nomi

error-unknown-game = Non c’è nessun gioco che si chiama «{ $name }». Puoi scegliere fra: { $known }.
error-broken-game = Il gioco «{ $name }» non si può caricare dal pacchetto { $package }: { $reason }.
error-game-claimed-twice = Più pacchetti offrono un gioco che si chiama «{ $name }»: { $packages }. Disinstallali tutti tranne uno.
error-no-environment = { $name } non si può usare come ambiente: nel pacchetto mancano i numeri delle decisioni e le osservazioni.
error-no-vector-environment = { $name } non ha un ambiente vettoriale: nel pacchetto mancano i kernel compilati.
error-no-engine = { $game } non ha una ricerca compilata, perciò nessuno dei livelli può giocarci. Scegli random o greedy.
error-no-rulebook = { $name } non ha un regolamento.
error-unknown-lesson = Non c’è nessuna lezione che si chiama «{ $name }».
error-unknown-variant = Non c’è nessuna variante che si chiama «{ $name }». Puoi scegliere fra: { $known }.
error-unknown-language = Skirmish non conosce la lingua «{ $name }». Puoi scegliere fra: { $known }.
error-unknown-agent = Non c’è nessun avversario che si chiama «{ $name }». Puoi scegliere fra: { $known }.
error-unknown-rule = Non c’è nessuna regola «{ $name }». Le regole sono { $known }.
error-unknown-theme = Non c’è nessun tema che si chiama «{ $name }».
error-unknown-style = Non c’è nessuno stile di disegno che si chiama «{ $name }».
error-needs-extra = Per questo serve il pacchetto { $package }, che non è installato. Installalo con: pip install 'skirmish[{ $extra }]'
error-kernel-cannot = La ricerca compilata non può rappresentare «{ $text }»: è troppo lontano, o è sconosciuto.

## Sigle e caso

error-illegal-action = { $token } qui non è permesso.
error-bad-token = «{ $token }» non è una sigla della notazione di questo gioco.
error-chance-not-awaited = { $token } non può succedere adesso: in questo momento non c’è nulla da lasciare al caso.

## Posizioni

error-bad-position-turn = Turno non valido: «{ $found }».
# Vale per le pedine e per le carte.
error-bad-position-result = Il risultato «{ $found }» non corrisponde a ciò che c’è sul tabellone.

## Registrazioni

error-not-utf-8 = Il file non è testo UTF-8: il byte { $byte } è sbagliato.
error-control-character = C’è un carattere di controllo che qui non può stare: { $character }.
error-no-tags = Una registrazione comincia con i campi fra parentesi quadre, non con «{ $text }».
error-no-empty-line = Manca una riga vuota fra i campi e «{ $text }».
error-bad-tag = Questo non è un campo: «{ $text }». Scrivilo così: [Nome "valore"].
error-bad-escape = Nel campo { $tag } il segno \ può stare solo prima di " o di \.
error-tag-twice = Il campo { $tag } c’è due volte.
error-tag-missing = Manca il campo { $tag }.
error-tag-value = Per il campo { $tag } il valore «{ $value }» non è valido.
error-wrong-termination = Una partita finita con { $termination } non può avere il risultato { $result }.
error-stray-brace = C’è una parentesi graffa chiusa senza quella aperta.
error-comment-not-closed = Il commento che comincia qui non viene mai chiuso.
error-bad-comment = Un commento non può contenere parentesi graffe: «{ $text }».
error-bad-position = Il campo Position non contiene una posizione possibile.
error-bad-past = Il campo Past non si accorda con il campo Position.
error-impossible-past = Questo non può essere accaduto prima della posizione: «{ $found }».
error-position-variant = La posizione è della variante { $position }, ma è richiesta la variante { $variant }.
error-token-form = «{ $token }» non è una sigla valida.
error-unknown-token = «{ $token }» non si può leggere.
error-impossible-outcome = { $token } non può essere successo.
error-hidden-token = { $token } nasconde qualcosa. Qui bisogna indicarlo.
error-after-the-end = { $token } viene dopo la fine della partita.
error-bad-takeback = Le parentesi di questa decisione ritirata non corrispondono.
error-played-to-the-end = La partita è stata giocata fino alla fine (risultato { $result }), quindi non può essere finita con { $termination }.
error-wrong-result = Il campo Result dice { $result }, ma la partita giocata dà { $actual }.

## Sorteggi verificabili

error-not-finished = Questa partita non è finita, quindi il suo segreto non è ancora svelato. Verificala quando sarà finita.
error-fairness-tag-missing = Manca il campo { $tag }, senza il quale non si può verificare nulla.
error-secret-not-hexadecimal = Il segreto non è scritto in cifre esadecimali.
error-secret-too-short = Il segreto ha solo { $bytes } byte; ne servono { $least }.
error-wrong-commitment = Il segreto non corrisponde all’impronta pubblicata prima della partita. Atteso { $expected }, trovato { $found }.
error-unfair-chance = La registrazione dice { $found }, ma il segreto dà { $expected }.
error-unknown-scheme = Il campo Scheme dice { $scheme }. Si possono verificare gli schemi 1 e 2.
error-uncommitted-entropy = L’entropia di { seat } non era fissata prima della partita: potrebbe essere stata scelta.
error-wrong-entropy = L’entropia di { seat } non è quella fissata prima della partita.
error-bad-epochs = Il campo Epochs deve indicare eventi casuali ed epoche in ordine crescente, per esempio 14:1 30:2.

## Partite

error-bad-time-control = Per gli orologi servono un tempo maggiore di 0 e un incremento non minore di 0.
error-bad-entropy = Il testo che un giocatore aggiunge al caso deve essere una riga sola senza caratteri di controllo.
error-bad-name = Il nome di un giocatore deve essere una riga sola senza caratteri di controllo.
error-deceptive-name = Questo nome contiene caratteri invisibili, oppure lettere di alfabeti diversi in una parola. Scegline un altro.
error-match-over = Questa partita è finita. { $result ->
    [draw] È un pareggio.
   *[won] Non si può più giocare.
}
error-time-is-up = Il tempo è scaduto: la partita è finita.
error-action-id-used = L’identificativo «{ $id }» è già stato usato per qualcos’altro.
error-hidden-cards = { $token } nasconde qualcosa. Indica che cosa intendi.
error-nothing-to-take-back = Non hai ancora deciso nulla che si possa ritirare.
error-match-too-long = Questa partita ha già più di { $most } voci. Non si può più ritirare una decisione né offrire il pareggio.
error-offer-stands = { $offer ->
    [draw] Il pareggio è già stato offerto. L’offerta vale ancora.
   *[takeback] È già stato chiesto di ritirare una decisione. La richiesta vale ancora.
}
error-offer-too-soon = { $offer ->
    [draw] Hai già offerto il pareggio. Prima decidi qualcosa, poi potrai offrirlo di nuovo.
   *[takeback] Hai già chiesto di ritirare la decisione. Prima decidi qualcosa, poi potrai chiederlo di nuovo.
}
error-no-offer = { $offer ->
    [draw] Nessuno ha offerto il pareggio.
   *[takeback] Nessuno ha chiesto di ritirare una decisione.
}
error-own-offer = { $offer ->
    [draw] L’offerta di pareggio è tua. Ora tocca all’avversario rispondere.
   *[takeback] La richiesta di ritirare la decisione è tua. Ora tocca all’avversario rispondere.
}

## Tavoli

error-unknown-key = Questo link non apre nessuna partita. Chiedine uno nuovo a chi te l’ha mandato.
error-revoked-key = Questo link non è più valido. Chiedine uno nuovo a chi te l’ha mandato.
error-link-used = Questo invito è già stato accettato, e un link apre il posto una volta sola. Se l’hai accettato tu, continua nel browser in cui l’hai fatto. Altrimenti chiedi una nuova partita.
error-key-known = Questa chiave è già in uso. Generane una nuova.
error-not-your-key = Solo chi ha quel link può rinnovarlo.
error-only-watching = Stai guardando questa partita. Questo possono farlo solo i giocatori.
error-not-started = Questa partita non è ancora cominciata.
error-already-joined = Questo posto è già occupato.
error-bad-commitment = L’impegno di un giocatore deve essere uno SHA-256 in cifre esadecimali minuscole, senza l’entropia.
error-not-all-committed = L’entropia si svela quando sono entrati entrambi i giocatori.
error-nothing-to-open = Questo posto non ha più entropia da svelare.
error-wrong-scheme = Questa partita usa lo schema { $scheme } per il caso. Ricarica la pagina ed entra di nuovo.
error-stale-prompt = Era la risposta a una domanda precedente. Guarda il tabellone e decidi di nuovo.
error-not-your-decision = Non tocca a te decidere.
error-no-levels = Per questo gioco il computer non ha livelli.
error-only-in-set-up = Il computer dà suggerimenti durante la preparazione; dopo, solo se giochi contro di lui.
error-no-suggestion = Il computer non ha trovato un suggerimento in tempo. Riprova.
error-only-between-people = Le frasi servono nelle partite tra due persone: un computer non le legge.
error-unknown-phrase = Non c’è nessuna frase «{ $phrase }».
error-unknown-war = Non c’è nessun tipo di guerra che si chiama «{ $name }». Puoi scegliere fra: { $known }.
error-no-series = Questa partita non fa parte di una serie.
error-move-gone = Questo link non è più valido. Funziona una volta sola, entro cinque minuti. Creane un altro sul dispositivo che ha i tuoi posti.
error-nothing-to-move = Non c’è nessun posto da spostare.
error-seat-taken = Questo posto non è più libero: qualcuno è stato più veloce, o l’offerta è stata ritirata. Scegline un altro dall’elenco oppure offrine uno tu.
error-too-many-offers = Hai già { $most } offerte aperte. Prima ritirane una.
error-quick-offered = Qualcuno cerca già una partita veloce in questo gioco. Prendi quel posto.
error-not-over = Questa partita non è ancora finita. La rivincita si offre alla fine.
error-rematch-offered = Hai già offerto la rivincita. Ora tocca all’avversario rispondere.
error-rematch-agreed = La rivincita è già pronta.
error-bad-seat-plan = Al computer serve un livello, a una persona no.
error-not-your-view = Finché la partita è in corso, puoi vederla solo dal tuo posto o come spettatore.
error-position-over = In questa posizione la partita è già finita: non c’è più nulla da giocare.
error-bad-clock-plan = Un orologio dà un tempo per tutta la partita, con o senza incremento, oppure un tempo per ogni turno.
error-storage-failed = Non si è potuto salvare. Niente è cambiato; riprova.
error-storage-unclear = Non è sicuro che sia stato salvato. La partita viene ricaricata.
error-no-room = Il disco del server è quasi pieno, perciò non si possono creare nuove partite. Quelle in corso continuano.
error-no-new-matches = Chi gestisce questo server per ora non accetta nuove partite. Quelle in corso continuano.
error-banned = Chi gestisce questo server ha bloccato il tuo indirizzo.
error-no-such-match = La partita «{ $match }» non esiste.
error-still-playing = Un’altra persona sta ancora giocando questa partita. Si può cancellare quando è finita.
error-no-database = Il database { $url } non si può aprire.
error-database-too-new = Il database { $url } è stato scritto da una versione più recente di Skirmish. Aggiorna Skirmish per aprirlo.
error-database-too-old = Il database { $url } è stato scritto da una versione precedente di Skirmish. Per aggiornarlo, avvia una volta un server con questo database.
error-no-database-file = Il file «{ $file }» non esiste.
error-not-our-database = «{ $file }» non contiene partite di Skirmish.
error-damaged-backup = «{ $file }» è danneggiato, quindi nulla è stato cambiato.
error-database-in-use = Un altro programma sta usando «{ $file }». Prima fermalo.
error-backup-in-place = «{ $file }» è il database del server stesso. Scegli un altro file.
error-other-rules = Questa partita segue la versione { $version } delle regole; questa edizione di Skirmish gioca con la versione { $known }.
error-unreadable-match = Questa partita è danneggiata e non si può aprire.

## Programmi che giocano

error-bad-command = «cmd:{ $command }» non si può eseguire. Indica un programma e chiudi tutte le virgolette.
error-bot-late = Il programma non aveva ancora deciso dopo { $milliseconds } millisecondi e un secondo di tolleranza.
error-bot-silent = Il programma non ha detto nulla per { $milliseconds } millisecondi e un secondo di tolleranza.
error-bot-unreadable = { $awaited ->
    [name] Alla richiesta del nome il programma ha risposto «{ $text }».
    [play] Il programma ha risposto «{ $text }», che non è né play SIGLA né resign.
   *[utf-8] Il programma ha risposto «{ $text }», che non è UTF-8.
}
error-bot-unasked = Il programma ha risposto prima della domanda: «{ $text }».
error-bot-illegal = Il programma ha giocato { $token }, che qui non è permesso.
error-bot-flood = Il programma ha scritto troppo: più di { $longest } byte in una riga, o di { $most } byte per una risposta.
error-bot-died = { $end ->
    [signal] Il programma è stato terminato dal segnale { $number }.
   *[status] Il programma è finito con lo stato { $number }.
}{ $said ->
    [none] {""}
   *[other] {" "}Il suo ultimo output: «{ $said }».
}
error-bot-closed = Il programma ha chiuso il suo output e non può più rispondere.
error-bot-missing = { $reason ->
    [missing] Non c’è nessun programma «{ $program }».
    [permission] Il programma «{ $program }» non può essere eseguito: manca il permesso.
    [no-program] «{ $program }» è un file, ma non un programma che si possa eseguire qui.
   *[other] Il programma «{ $program }» non si è potuto avviare: { $detail }.
}

## Sotto l'arbitro di un altro programma

error-host-version = L’arbitro non parla la versione 1 del protocollo: «{ $text }».
error-host-line = La riga dell’arbitro non ha la forma giusta: «{ $text }».
error-host-word = Riga sconosciuta dell’arbitro, ignorata: «{ $text }».
error-host-no-match = L’arbitro ha detto { $word }, ma nessuna partita è cominciata.
error-host-token = La sigla { $number } della partita è impossibile: «{ $token }».
error-host-turn = Dopo { $number } sigle l’arbitro chiede una decisione, ma non tocca a noi.
error-host-legal = L’arbitro non permette { $token }, anche se le regole lo permettono. Giocato invece: { $played }.

## Il laboratorio

error-bad-seed = Un seed è una riga di testo senza caratteri di controllo.
error-odd-games = --games dev’essere un numero pari, almeno 2, non { $games }.
error-too-few-entrants = Per un’arena servono almeno { $least } partecipanti; { $count ->
    [0] non ne hai indicato nessuno
    [one] ne hai indicato solo 1
   *[other] ne hai indicati { $count }
}.
error-entrant-twice = «{ $name }» partecipa due volte. Dai a ciascuno un nome proprio: a={ $name },b={ $name }
error-entrant-needs-name = «{ $agent }» è troppo lungo per un nome. Dagliene uno di al massimo { $most } caratteri: mine=cmd:…
error-no-time-to-think = Il limite di «{ $agent }» deve essere 1 o più.
error-no-program = Non c’è nessun programma da eseguire come «{ $agent }».
error-too-few-jobs = --jobs dev’essere almeno 1, non { $jobs }.
error-folder-not-empty = Nella cartella { $folder } c’è già altro. Indica una cartella nuova.
error-other-plan = In { $folder } ci sono già altre partite. Le differenze, lì ≠ qui: { $difference }.
error-bad-plan = { $name } non contiene il piano di un’arena.
error-arena-in-use = Un altro processo sta giocando in { $folder }.
error-no-arena = In { $folder } non c’è nessuna arena.
error-no-balance = Per { $game } non c’è uno studio dell’equilibrio: al pacchetto manca la parte «balance».
error-other-version = L’arena è cominciata con la versione { $theirs } di Skirmish; questa è la { $ours }.
error-no-cluster = All’indirizzo { $address } non c’è nessun cluster: { $reason }

## Requests and sockets

error-bad-body = Questa richiesta non si può leggere: { $reason }
error-bad-message = Questo messaggio non si può leggere: { $reason }
error-too-long = È troppo lungo. Si leggono al massimo { $most } byte.
error-wrong-media-type = Il corpo di questa richiesta deve essere JSON.
error-not-found = A questo indirizzo non c’è niente.
error-wrong-method = { $method } qui non è possibile, solo { $allowed }.
error-wrong-origin = Questa pagina non può usare il server: «{ $origin }» non è il suo indirizzo.
error-not-owner = Solo la pagina sul computer del server può aprire il server alla rete, e solo se è stato avviato per quel computer soltanto.
error-no-network = Al momento questo computer non è collegato a nessuna rete.
error-wrong-host = Questo server non si chiama «{ $host }».
error-no-key = Serve la chiave di un posto o degli spettatori: Authorization: Bearer KEY.
error-over-budget = { $budget ->
    [requests] Troppe richieste dal tuo indirizzo.
    [sockets] Troppi collegamenti dal tuo indirizzo.
    [messages] Troppi messaggi dal tuo indirizzo.
    [frames] Troppi ping o messaggi parziali dal tuo indirizzo.
    [matches] Troppe partite nuove dal tuo indirizzo.
    [offers] Troppe offerte e troppi posti dal tuo indirizzo.
    [phrases] Troppe frasi in poco tempo.
   *[thinking] Troppe mosse richieste al computer dal tuo indirizzo.
} Aspetta { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} e riprova.
error-hello-first = Il primo messaggio deve essere hello, con una partita e una chiave.
error-hello-once = Hello è già stato detto. Per un’altra partita apri un altro collegamento.
error-no-record = In questo testo non c’è nessuna partita registrata.
error-record-too-long = Questa partita registrata ha { $tokens } sigle. Qui se ne riproducono al massimo { $most }.
error-replay-too-slow = La riproduzione è durata più di { $seconds } secondi ed è stata interrotta.
error-no-opponents = Non è possibile avviare gli avversari controllati dal computer. Riprova più tardi.
error-fault = Qualcosa è andato storto sul server. Niente è cambiato; riprova.
error-no-such-place = «{ $place }» non c’è su questo tabellone.
error-no-decision-there = «{ $place }»: qui ora non c’è niente da decidere.

## Ospiti su un server

error-guest-link = Questo non è un link a un posto. Ha la forma http://127.0.0.1:8218/t/MATCH#KEY; in una shell va tra virgolette.
error-guest-unreachable = All’indirizzo { $address } non risponde nessuno: { $detail }.
error-guest-no-server = { $address } non risponde come un server Skirmish. { $detail }
error-guest-unknown = Il server non conosce questa partita, o la chiave del link è sbagliata.
error-guest-taken = Il posto è occupato: questo link è già stato usato.
error-guest-revoked = Il link non è più valido. Chiedine uno nuovo.
error-guest-damaged = Il server non può aprire questa partita.
error-guest-watching = Questo link è per gli spettatori. Chiedi un link a un posto.
error-guest-game = Questa edizione di Skirmish non conosce il gioco o la variante: { $game }, { $variant }.
error-guest-rules = Il server ha giocato { $token }, che non è possibile secondo le regole di questa edizione di Skirmish.
error-guest-refused = Il server ha rifiutato: { $sentence }
error-guest-entropy = Il posto era di un altro programma, e il suo contributo a dadi e carte è perduto. La partita non può cominciare.
error-guest-promise = Il server ha sostituito il segreto dei dadi e delle carte, che era fissato prima della partita. Non gli è stato rivelato nulla.
error-unknown-edit = L’editor non conosce «{ $name }».
error-nothing-to-decide = Ora decide il caso: non c’è ancora niente da scegliere.
error-cards-open = Le carte in mano a { seat } non sono tutte note. Indica quali sono e chiedi di nuovo.
error-not-watched = Questa partita non ha più un link per gli spettatori, quindi i suoi momenti non si possono condividere. Creane prima uno nuovo.
