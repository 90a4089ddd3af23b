### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = gioca nel browser: avvia il server su questo computer e apre la pagina
terminal-help-serve = Gioca nel browser. Il server gira finché non premi Ctrl+C ed è raggiungibile solo da questo computer. Le partite restano salvate e possono continuare un altro giorno. Senza argomenti, skirmish fa proprio questo. Con --lan possono unirsi telefoni e computer della stessa rete. Dietro un reverse proxy indica con --origin l’indirizzo pubblico della pagina.
terminal-help-serve-example-1 = gioca nel browser
terminal-help-serve-example-2 = fa unire i telefoni della stessa rete, senza aprire qui un browser
terminal-help-serve-example-3 = un’altra porta, e una cartella di dati a parte
terminal-help-serve-status = Stato di uscita: 0 quando il server è stato fermato, 2 per una chiamata sbagliata, una porta occupata o un database che non si apre.
terminal-help-port = la porta (predefinita: { $port }, o la prossima libera)
terminal-help-host = l’indirizzo su cui ascoltare (predefinito: { $host }, solo questo computer)
terminal-help-lan = fa unire altri della stessa rete
terminal-help-no-browser = non apre il browser
terminal-help-data = la cartella delle partite (predefinita: la cartella dati del sistema)
terminal-help-database = salva le partite in questo database: postgresql+asyncpg://UTENTE@HOST/NOME
terminal-help-keep = cancella dopo tanti giorni le partite finite o mai iniziate, e dopo uno quelle senza giocatori (predefinito: conserva tutto)
terminal-help-origin = l’indirizzo pubblico della pagina dietro un reverse proxy, per esempio https://play.example.org; si può ripetere
terminal-help-proxy = indirizzo o rete di un reverse proxy di cui si usa l’intestazione X-Forwarded-For, come 10.0.0.0/8; si può ripetere
terminal-help-limit = limiti per indirizzo: connections=320, sockets=256 insieme; requests=600, messages=3000, frames=3000, matches=120, thinking=120 al minuto; 0 è nessun limite; si può ripetere
terminal-help-workers = numero di processi per gli avversari del computer
terminal-help-open-metrics = mostra /metrics a tutti, non solo a questo computer; dietro un proxy si vede solo così
terminal-help-log = che cosa si scrive nello standard error (predefinito: quiet in un terminale, json altrove)
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
terminal-bad-workers = --workers dev’essere almeno 1, non { $workers }.
terminal-bad-keep = --keep dev’essere almeno 1, non { $days }.
terminal-bad-database = Il database «{ $url }» non è supportato. Scrivilo come postgresql+asyncpg://UTENTE@HOST/NOME

## Copie di riserva

terminal-overview-backup = copia le partite del server in un file, anche mentre è in funzione
terminal-overview-restore = sostituisce le partite del server con una copia di riserva
terminal-overview-check-data = controlla che ogni partita salvata si possa leggere
terminal-help-backup = Copia tutte le partite di un server in un file, anche mentre il server è in funzione. Il file viene scritto per intero e controllato, e solo allora prende il posto di uno precedente. PostgreSQL ha uno strumento proprio: pg_dump.
terminal-help-backup-file = il file da scrivere
terminal-help-backup-example-1 = copia le partite della cartella dei dati del sistema
terminal-help-backup-status = Stato di uscita: 0 se la copia è stata scritta, 2 per un errore d’uso, un database che non si può leggere o un file che non si può scrivere.
terminal-help-restore = Sostituisce tutte le partite di un server con quelle di una copia di riserva, a server fermo. La copia viene prima controllata, e il database sostituito resta conservato con un altro nome. Le partite continuano in una nuova epoca, così i dadi e le carte visti dopo la copia non si ripetono. Senza file, comincia soltanto una nuova epoca: dopo pg_restore, o dopo aver copiato a mano il file di un database.
terminal-help-restore-file = la copia di riserva (predefinito: il database è già al suo posto)
terminal-help-restore-example-1 = ripristina una copia di riserva
terminal-help-restore-status = Stato di uscita: 0 quando è fatto, 2 per un errore d’uso, un server in funzione o una copia che non si può usare; allora nulla è cambiato.
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
terminal-restored-epoch = È cominciata l’epoca { $epoch }: i dadi e le carte già visti non si ripetono.
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
terminal-backup-postgresql = PostgreSQL ha uno strumento proprio per le copie di riserva: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL ha uno strumento proprio: pg_restore. Dopo, esegui skirmish restore --database URL senza file, così i dadi e le carte già visti non si ripetono.
terminal-restore-served = Un server sta usando queste partite: { $address } Prima fermalo.

## Pages without scripts

server-wrong-host = Aprilo all’indirizzo che ha mostrato all’avvio. Se deve avere anche questo nome, avvialo con:
server-lost-title = Qui non c’è niente
server-lost = Forse l’indirizzo è scritto male, o la pagina non c’è più.
server-home = Vai alla pagina iniziale
server-no-page-title = La pagina non è ancora stata generata
server-no-page = Il server è in funzione, ma la sua pagina è ancora da generare. Nella cartella del sorgente esegui:
server-api-title = L’interfaccia HTTP
server-api-about = Che cosa i programmi possono chiedere a questo server. Lo stesso in forma leggibile dai programmi:
server-api-takes = Parametri:
server-api-bodies = Contenuto di richieste e risposte
