### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = gioca nel browser: avvia il server su questo computer e apre la pagina
terminal-help-serve = Gioca nel browser. Il server gira finché non premi Ctrl+C ed è raggiungibile solo da questo computer, se --lan o --host non dicono altro. Le partite restano salvate e possono continuare un altro giorno. Senza argomenti, skirmish fa proprio questo. Dietro un reverse proxy indica con --origin l’indirizzo pubblico della pagina.
terminal-help-serve-example-1 = gioca nel browser
terminal-help-serve-example-2 = lascia partecipare altri dispositivi della stessa rete, senza aprire qui il browser
terminal-help-serve-example-3 = un’altra porta, e una cartella di dati a parte
terminal-help-serve-status = Stato di uscita: 0 quando il server è stato fermato, 2 per un errore d’uso, una porta occupata o un database che non si apre.
terminal-help-port = la porta (predefinita: { $port }, o la prossima libera)
terminal-help-host = l’indirizzo su cui ascoltare (predefinito: { $host }, solo questo computer)
terminal-help-lan = fa partecipare anche altri dispositivi della stessa rete
terminal-help-no-browser = non apre il browser
terminal-help-data = la cartella delle partite (predefinita: la cartella dati del sistema)
terminal-help-database = salva le partite in questo database: postgresql+asyncpg://UTENTE@HOST/NOME
terminal-help-keep = cancella dopo questo numero di giorni le partite finite o mai cominciate, e dopo un giorno quelle a cui nessuno ha partecipato (predefinito: conserva tutto)
terminal-help-origin = l’indirizzo pubblico della pagina dietro un reverse proxy, per esempio https://play.example.org; si può ripetere
terminal-help-proxy = indirizzo o rete di un reverse proxy di cui si usa l’intestazione X-Forwarded-For, come 10.0.0.0/8; si può ripetere
terminal-help-limit = limiti per indirizzo: connections=320, sockets=256 insieme; requests=600, messages=3000, frames=3000, matches=120, thinking=120, offers=20 al minuto; phrases=6 al minuto per posto; 0 è nessun limite; si può ripetere
terminal-help-workers = numero di processi per il gioco del computer (predefinito: uno per processore, in un server al massimo quattro); con 0 un server lascia tutte le partite ai motori
terminal-help-open-metrics = mostra /metrics a tutti, non solo a questo computer; dietro un proxy si vede solo così
terminal-help-log = che cosa si scrive nello standard error (predefinito: quiet in un terminale, json altrove)
terminal-help-settings = file di impostazioni (TOML), usate dove né un’opzione né una variabile SKIRMISH_… dicono altro
terminal-help-show-settings = mostra le impostazioni in vigore e da dove viene ciascuna, senza password, e termina
terminal-help-drain = quanti secondi il server continua a servire dopo l’ordine di fermarsi, mentre /ready dice di no
terminal-serving = Skirmish è pronto: { $address }
terminal-serving-lan = Nella stessa rete: { $address }
terminal-serving-no-lan = Nessuna rete locale trovata.
terminal-serving-stop = Premi Ctrl+C per fermarlo.
terminal-serving-no-page = La pagina non è ancora stata generata. Generala con: { $command }
terminal-served-already = Skirmish è già in funzione: { $address }
terminal-served-silently = Un altro server usa { $folder }, ma non ha pubblicato il suo indirizzo. Fermalo, o scegli un’altra cartella con --data.
terminal-port-taken = La porta { $port } è occupata. Scegline un’altra con --port, oppure ometti l’opzione.
terminal-bad-port = { $port } non è una porta valida. Le porte vanno da 0 a 65535.
terminal-bad-host = «{ $host }» non è un indirizzo di questo computer.
terminal-bad-origin = «{ $origin }» non è un’origine valida. Scrivila come https://play.example.org
terminal-bad-proxy = «{ $proxy }» non è un proxy valido. Indica un indirizzo o una rete, come 192.0.2.7 o 10.0.0.0/8.
terminal-bad-limit = «{ $limit }» non è un limite valido. Scrivilo come messages=3000. Ci sono: { $known }.
terminal-bad-workers = --workers dev’essere almeno { $least }, non { $workers }.
terminal-bad-keep = --keep dev’essere almeno 1, non { $days }.
terminal-bad-database = Il database «{ $url }» non è supportato. Scrivilo come postgresql+asyncpg://UTENTE@HOST/NOME
terminal-bad-drain = --drain dev’essere tra 0 e 3600, non { $seconds }.
terminal-bad-setting = { $source }: { $sentence }
terminal-bad-settings-file = «{ $name }» non è un file di impostazioni in TOML: { $detail }
terminal-unknown-setting = L’impostazione «{ $name }» non esiste.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi { $near }?
} Ci sono: { $known }.
terminal-setting-number = «{ $value }» non è un numero intero.
terminal-setting-switch = «{ $value }» non è né sì né no. Scrivi true o false.
terminal-setting-choice = «{ $value }» non è possibile. Scegli fra: { $known }.
terminal-setting-type = { $kind ->
    [number] Serve un numero intero
    [switch] Serve true o false
    [texts] Serve un elenco di stringhe, come { $example }
    [limits] Serve una tabella di limiti, come { $example }
   *[other] Serve una stringa fra virgolette
}, non: { $value }
terminal-setting-default = predefinito

## Backup

terminal-overview-backup = copia le partite del server in un file, anche mentre è in funzione
terminal-overview-restore = sostituisce le partite del server con un backup
terminal-overview-check-data = controlla che ogni partita salvata si possa leggere
terminal-help-backup = Copia tutte le partite di un server in un file, anche mentre il server è in funzione. Il file viene scritto per intero e controllato, e solo allora prende il posto di uno precedente. PostgreSQL ha uno strumento proprio: pg_dump.
terminal-help-backup-file = il file da scrivere
terminal-help-backup-example-1 = copia le partite della cartella dei dati del sistema
terminal-help-backup-status = Stato di uscita: 0 se il backup è stato scritto, 2 per un errore d’uso, un database che non si può leggere o un file che non si può scrivere.
terminal-help-restore = Sostituisce tutte le partite di un server con quelle di un backup, a server fermo. Il backup viene prima controllato, e il database sostituito resta conservato con un altro nome. Le partite continuano in una nuova epoca, così i lanci e le carte visti dopo il backup non si ripetono. Senza file, comincia soltanto una nuova epoca: dopo pg_restore, o dopo aver copiato a mano il file di un database.
terminal-help-restore-file = il backup (predefinito: il database è già al suo posto)
terminal-help-restore-example-1 = ripristina un backup
terminal-help-restore-status = Stato di uscita: 0 quando è fatto, 2 per un errore d’uso, un server in funzione o un backup che non si può usare; in questi casi nulla è cambiato.
terminal-help-check-data = Legge ogni partita salvata, anche mentre il server è in funzione: le somme di controllo, i comandi secondo le regole e gli eventi casuali. Scrive una riga per ogni punto danneggiato e per ogni partita che non si può leggere, e un riepilogo.
terminal-help-check-data-example-1 = controlla le partite della cartella dei dati del sistema
terminal-help-check-data-status = Stato di uscita: 0 se tutte le partite sono integre, 1 se una non lo è, 2 per un errore d’uso o un database che non si può aprire.
terminal-backed-up = { $count ->
    [one] 1 partita copiata in «{ $name }».
   *[other] { $count } partite copiate in «{ $name }».
}
terminal-restored = { $count ->
    [one] 1 partita ripristinata da «{ $name }».
   *[other] { $count } partite ripristinate da «{ $name }».
}
terminal-restored-kept = Il database sostituito resta conservato come «{ $name }».
terminal-restored-epoch = È cominciata l’epoca { $epoch }: i lanci e le carte già visti non si ripetono.
terminal-damaged-place = Danneggiato: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = { $count ->
    [one] 1 partita controllata
   *[other] { $count } partite controllate
}; { $damaged ->
    [0] tutte si possono leggere.
    [one] 1 non si può leggere.
   *[other] { $damaged } non si possono leggere.
}
terminal-no-data = Il database «{ $name }» non esiste.
terminal-backup-postgresql = PostgreSQL ha uno strumento proprio per i backup: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL ha uno strumento proprio: pg_restore. Dopo, esegui skirmish restore --database URL senza file, così i lanci e le carte già visti non si ripetono.
terminal-restore-served = Un server sta usando queste partite: { $address } Prima fermalo.

## Il comando di chi gestisce

terminal-overview-engine = calcola le mosse del computer per i server che condividono un database PostgreSQL
terminal-help-engine = Calcola su questa macchina le mosse del computer, per tutti i server che condividono un database PostgreSQL. Un motore non serve pagine e non ha bisogno di un indirizzo; per calcolare di più si aggiungono macchine. I server avviati con --workers 0 lasciano tutte le partite ai motori. Un motore gira finché non premi Ctrl+C e finisce ciò che sta calcolando.
terminal-help-engine-example-1 = calcola per i server di questo database, con otto processi
terminal-help-engine-status = Stato di uscita: 0 quando è stato fermato, 2 per un errore d’uso, una porta occupata o un database che non si apre.
terminal-help-traces = invia le tracce OpenTelemetry a questo collettore, come http://127.0.0.1:4318, o le aggiunge a questo file (predefinito: nessuna)
terminal-help-metrics-port = mostra /metrics su questa porta, solo a questo computer; con --open-metrics anche agli altri (predefinito: non si mostra)
terminal-engine-ready = Il computer calcola qui: { $workers ->
    [one] { $workers } processo
   *[other] { $workers } processi
}.
terminal-engine-metrics = Metriche: porta { $port }
terminal-metrics-port-taken = La porta { $port } è occupata. Scegline un’altra con --metrics-port.
terminal-needs-postgresql = I motori hanno bisogno di un database PostgreSQL condiviso con i server: --database postgresql+asyncpg://UTENTE@HOST/NOME
terminal-overview-admin = elenca, chiude e cancella le partite del server, blocca indirizzi, rifiuta nuove partite
terminal-help-admin = Gestisce le partite di un server: le elenca, le mostra, le chiude e le cancella, blocca indirizzi e rifiuta nuove partite. Lavora sul database; un server in funzione si adegua entro pochi secondi.
terminal-help-admin-example-1 = le partite in corso ferme da una settimana
terminal-help-admin-example-2 = respinge un indirizzo
terminal-help-admin-example-3 = non accetta nuove partite
terminal-help-admin-example-4 = accetta di nuovo nuove partite
terminal-help-admin-status = Stato di uscita: 0 a lavoro fatto, 2 per un errore d’uso, una partita sconosciuta o un database che non si può usare.
terminal-help-action = list: le partite, dalla più recente; show ID: che cosa si sa di una partita; close ID: chiude una partita in corso; delete ID: cancella una partita; ban INDIRIZZO, unban INDIRIZZO: blocca o sblocca un indirizzo o una rete; stop, allow: rifiuta nuove partite o le accetta di nuovo
terminal-help-subject = la partita o l’indirizzo
terminal-help-state = elenca solo le partite in questo stato
terminal-help-of-game = elenca solo le partite di questo gioco
terminal-help-older = elenca solo le partite ferme da questo numero di giorni
terminal-help-result = come close chiude una partita: draw (predefinito), o la parte che vince
terminal-admin-needs = «{ $action }» richiede { $what ->
    [match] l’id di una partita
   *[address] un indirizzo o una rete
}.
terminal-admin-alone = «{ $action }» non prende argomenti.
terminal-admin-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
terminal-admin-stopped = Non si accettano nuove partite.
terminal-admin-allowed = Si accettano nuove partite.
terminal-admin-banned = Bloccato: { $network }
terminal-admin-unbanned = Sbloccato: { $network }
terminal-admin-not-banned = { $network } non è bloccato.
terminal-admin-closed = La partita { $id } è chiusa.
terminal-admin-deleted = La partita { $id } è cancellata.
terminal-admin-match = Partita { $id }: { $title }, { $variant }
terminal-admin-state = { $state ->
    [waiting] In attesa dei giocatori
    [playing] In corso
   *[over] Finita
}, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}
terminal-admin-times = Creata { $created }, usata l’ultima volta { $last }
terminal-admin-seat = { $seat }: { $who ->
    [vacant] libero
    [unnamed] una persona senza nome
   *[other] { $name }
}
terminal-bad-older = --older dev’essere almeno 0, non { $days }.
terminal-bad-address = «{ $address }» non è un indirizzo valido. Indica un indirizzo o una rete, come 192.0.2.7 o 10.0.0.0/8.

## Pages without scripts

server-wrong-host = Aprilo all’indirizzo che ha mostrato all’avvio. Se deve avere anche questo nome, avvialo con:
server-lost-title = Qui non c’è niente
server-lost = Forse l’indirizzo è scritto male, o la pagina non c’è più.
server-home = Vai alla pagina iniziale
server-no-page-title = La pagina non è ancora stata generata
server-no-page = Il server è in funzione, ma la sua pagina è ancora da generare. Nella cartella del sorgente esegui:
server-api-title = L’interfaccia HTTP
server-api-about = Che cosa i programmi possono chiedere a questo server. Le stesse informazioni in un formato leggibile dai programmi:
server-api-takes = Parametri:
server-api-bodies = Contenuto di richieste e risposte
server-shared-position = Una posizione da guardare e da cui giocare
server-shared-moment = Momento { $ply } di una partita. { $result ->
    [won] Ha vinto { $seat }.
    [draw] È finita in pareggio.
   *[playing] Si sta ancora giocando.
}
