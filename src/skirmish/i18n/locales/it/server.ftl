### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = gioca nel browser: avvia il server su questo computer e apre la pagina
terminal-help-serve = Gioca nel browser. Il server gira su questo computer, per nessun altro, finché non premi Ctrl-C; le partite restano e possono continuare un altro giorno. Senza argomenti, skirmish fa proprio questo. Con --lan possono unirsi telefoni e computer della stessa rete. Dietro un reverse proxy di' con --origin come si chiama la pagina da fuori.
terminal-help-serve-example-1 = gioca nel browser
terminal-help-serve-example-2 = fa unire i telefoni della stessa rete, senza aprire qui un browser
terminal-help-serve-example-3 = un'altra porta, e una cartella di dati a parte
terminal-help-serve-status = Stato di uscita: 0 quando è stato fermato, 2 per una chiamata sbagliata, una porta occupata o una base di dati che non si apre.
terminal-help-port = la porta (senza: { $port }, o la prossima libera)
terminal-help-host = l'indirizzo su cui ascoltare (senza: { $host }, solo questo computer)
terminal-help-lan = fa unire altri della stessa rete
terminal-help-no-browser = non apre il browser
terminal-help-data = la cartella in cui restano le partite (senza: il posto del sistema per i tuoi dati)
terminal-help-database = tiene le partite in questa base di dati: postgresql+asyncpg://UTENTE@HOST/NOME
terminal-help-keep = elimina le partite finite dopo questi giorni, e dopo un giorno quelle a cui nessuno ha partecipato (se non c'è: conserva tutto)
terminal-help-origin = come si chiama la pagina da fuori, dietro un reverse proxy: https://play.example.org; si può ripetere
terminal-help-limit = che cosa può fare un indirizzo: connections=320, sockets=256 insieme; requests=600, messages=3000, frames=3000, matches=120, thinking=120 al minuto; 0 è nessun limite; si può ripetere
terminal-help-workers = quanti processi pensano per il computer
terminal-help-open-metrics = mostra /metrics a tutti, non solo a questo computer
terminal-help-log = che cosa si scrive nello standard error (senza: quiet in un terminale, json altrove)
terminal-serving = Skirmish è pronto: { $address }
terminal-serving-lan = Nella stessa rete: { $address }
terminal-serving-no-lan = Non si è trovata una rete che i telefoni potrebbero condividere.
terminal-serving-stop = Premi Ctrl-C per fermarlo.
terminal-serving-no-page = La pagina non è ancora stata costruita. Costruiscila con: { $command }
terminal-served-already = Skirmish è già in funzione: { $address }
terminal-served-silently = Un altro Skirmish usa { $folder }, ma non dice dove si trova. Fermalo, o scegli un'altra cartella con --data.
terminal-port-taken = La porta { $port } è occupata. Scegline un'altra con --port, o non dirla.
terminal-bad-port = { $port } non è una porta. Le porte vanno da 0 a 65535.
terminal-bad-host = «{ $host }» non è un indirizzo di questo computer.
terminal-bad-origin = «{ $origin }» non è un'origine. Scrivila come https://play.example.org
terminal-bad-limit = «{ $limit }» non è un limite. Scrivilo come messages=3000. Ci sono: { $known }.
terminal-bad-workers = Per pensare il computer ha bisogno di almeno 1 processo, non { $workers }.
terminal-bad-keep = --keep dev'essere almeno 1, non { $days }.
terminal-bad-database = «{ $url }» non è una base di dati che conosciamo. Scrivila come postgresql+asyncpg://UTENTE@HOST/NOME

## Pages without scripts

server-lost-title = Qui non c'è niente
server-lost = Forse l'indirizzo è scritto male, o quello che c'era non c'è più.
server-home = Vai alla prima pagina
server-no-page-title = La pagina non è ancora stata costruita
server-no-page = Il server è in funzione, ma la sua pagina è ancora da costruire. Nella cartella del sorgente esegui:
server-api-title = L'interfaccia HTTP
server-api-about = Che cosa i programmi possono chiedere a questo server. Lo stesso, per programmi:
server-api-takes = Prende:
server-api-bodies = Che cosa contengono richieste e risposte
