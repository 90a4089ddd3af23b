### La riga di comando e la partita nel terminale. Ciò che si scrive (comandi, opzioni, sigle) non si traduce mai.

## Le parole di argparse

terminal-argparse-usage = uso:
terminal-argparse-arguments = argomenti
terminal-argparse-options = opzioni
terminal-argparse-help = mostra questo aiuto
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = argomento non riconosciuto: %s
terminal-argparse-conflict = non si può usare insieme a %s
terminal-argparse-no-value = non prende valori, ma ha ricevuto %r
terminal-argparse-required = manca: %s
terminal-argparse-one-required = manca uno di questi: %s
terminal-argparse-one-value = richiede un valore
terminal-argparse-at-most-one-value = prende al massimo un valore
terminal-argparse-a-value = richiede almeno un valore
terminal-argparse-bad-value = %(value)r non è un numero
terminal-argparse-choice = %(value)r non è possibile; scegli tra %(choices)s
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = Per saperne di più: { $command } --help
terminal-examples = Esempi:

## Che cosa c'è

terminal-overview = Skirmish: giochi da tavolo tattici per due, con regole che si spiegano da sole. Comincia con: skirmish
terminal-overview-play = gioca nel terminale, contro il computer o in due
terminal-overview-opponents = chi sono gli avversari, come giocano e quanto sono forti
terminal-overview-legal = che cosa si può fare in una posizione
terminal-overview-next = la posizione dopo alcune sigle
terminal-overview-why = perché qualcosa non è permesso, o che cosa farebbe
terminal-overview-rules = le regole, o una sola
terminal-overview-check = se le partite registrate seguono le regole
terminal-overview-verify = se gli eventi casuali delle partite registrate erano regolari
terminal-overview-show = disegna una posizione, o un momento di una partita
terminal-overview-simulate = fa giocare il computer contro sé stesso
terminal-overview-bot = fa giocare uno degli avversari sotto un altro programma, su standard input e output
terminal-overview-more = Per saperne di più su un comando: skirmish COMANDO --help. Giochi: { $titles }. Lingue: en, it, ko, de, no (--lang it).

## Aiuto: argomenti

terminal-help-lang = la lingua: en, it, ko, de o no
terminal-help-version = mostra la versione
terminal-help-command = uno di quelli qui sopra
terminal-help-game = il gioco: { $games }
terminal-help-position = una posizione tra virgolette, oppure - per lo standard input
terminal-help-why-position = una posizione tra virgolette
terminal-help-variant = la variante: { $variants }; serve solo se la posizione non la indica
terminal-help-play-variant = la variante: { $variants } (predefinita: quella per principianti, se il gioco ce l’ha, altrimenti la prima)
terminal-help-tokens = decisioni ed eventi casuali in ordine, tra virgolette se la shell può fraintenderli
terminal-help-token = una decisione o un evento casuale
terminal-help-rule = il numero di una regola, come { $rule }; senza, tutte le regole
terminal-help-files = file di partite; - è lo standard input
terminal-help-games = quante partite (predefinito: 1)
terminal-help-seed = un testo qualsiasi; lo stesso testo dà gli stessi eventi casuali
terminal-help-south = Sud: human o un avversario: { $agents } (predefinito: human)
terminal-help-north = Nord: human o un avversario: { $agents } (predefinito: recruit)
terminal-help-play-level = gioca contro questo livello: { $thinkers } (predefinito: recruit)
terminal-help-simulate-south = chi gioca Sud: { $agents } (predefinito: greedy)
terminal-help-simulate-north = chi gioca Nord: { $agents } (predefinito: greedy)
terminal-help-first = chi comincia (predefinito: random, a caso)
terminal-help-out = scrive le partite in questo file invece che nello standard output
terminal-help-level = chi gioca: { $levels } (predefinito: general)
terminal-help-bot-nodes = quanti nodi ha al massimo ogni ricerca (predefinito: quanti ne permette il tempo)
terminal-help-bot-program = con --join: un tuo bot al posto di uno degli avversari, tra virgolette se ha argomenti
terminal-help-bot-join = prende il posto che questo link apre su un server e gioca la partita fino alla fine; - legge il link dallo standard input
terminal-help-bot-name = con --join: il nome che si vede al tavolo
terminal-help-what = una posizione tra virgolette, o un file di partite; games.skirmish#3 è la terza
terminal-help-show-game = di quale gioco è la posizione, se non è chiaro
terminal-help-ply = mostra la partita dopo questo numero di sigle invece che alla fine
terminal-help-svg = scrive un’immagine in questo file; - è lo standard output
terminal-help-board = come si disegna il tabellone: a colori, semplice, o in frasi per un lettore di schermo
terminal-help-theme = i colori dell’immagine (predefinito: auto, come vuole il sistema)
terminal-help-clock = none; 10+5: dieci minuti a testa e cinque secondi in più per ogni turno; 30: trenta secondi per ogni turno
terminal-help-war = una guerra di più battaglie, se il gioco ha guerre: best-of-3, best-of-5, over-4 (quattro battaglie) o to-50 (punti)
terminal-help-resume = riprende una partita salvata; senza file, l’ultima giocata

## Aiuto: comandi

terminal-help-play = Gioca nel terminale: tu sei Sud contro il computer, al primo gioco, se le opzioni non dicono altro. Scrivi una sigla o il suo numero, oppure ? per l’aiuto. Con --north human si gioca in due sullo stesso schermo, che si svuota tra un turno e l’altro se il gioco nasconde informazioni.

    La partita si salva dopo ogni decisione. Riprendila con skirmish play --resume.
terminal-help-play-example-1 = Battaglia per l’isola contro il computer
terminal-help-play-example-2 = riprendi da dove avevi lasciato
terminal-help-play-status = Stato di uscita: 0 quando la partita è finita o esci, 2 per un errore d’uso o un file illeggibile, 130 dopo Ctrl+C.

terminal-help-opponents = Elenca gli avversari con le loro valutazioni. Con un gioco, solo quelli che sanno giocarlo.
terminal-help-opponents-game = il gioco: { $games } (predefinito: tutti)
terminal-help-opponents-example-1 = tutti gli avversari e i giochi
terminal-help-opponents-status = Stato di uscita: 0, oppure 2 per un errore d’uso o un gioco che non c’è.

terminal-help-legal = Elenca tutte le decisioni che le regole permettono in una posizione, una sigla per riga, in semplice ordine di testo. Mentre si aspetta un evento casuale non ce ne sono, e una riga sullo standard error dice che cosa si aspetta.

    Con - le posizioni arrivano dallo standard input, una per riga. A ognuna risponde una riga di JSON, con le sigle in "legal" o il motivo in "error".
terminal-help-legal-status = Stato di uscita: 0 se tutto va bene, 1 se una riga dello standard input non era una posizione, 2 per un errore d’uso o una posizione non valida.

terminal-help-next = Scrive la posizione dopo queste sigle. Anche gli eventi casuali sono sigle: indica che cosa è uscito.

    Con - le domande arrivano dallo standard input, ognuna una riga di JSON con "position" e "tokens". La risposta è la stessa riga con "next", o con il motivo in "error".
terminal-help-next-status = Stato di uscita: 0 se tutto va bene, 1 se a una riga dello standard input non si può rispondere, 2 per un errore d’uso, una posizione non valida o una sigla impossibile.

terminal-help-why = Dice perché una sigla non è permessa in una posizione, con la regola che lo dice; oppure, se è permessa, che cosa farebbe.
terminal-help-why-status = Stato di uscita: 0 con una risposta, 2 per un errore d’uso, una posizione non valida o qualcosa che non è una sigla.

terminal-help-rules = Mostra le regole di un gioco nella tua lingua, o una sola. Ogni rifiuto dice su quale regola si basa.
terminal-help-rules-status = Stato di uscita: 0, oppure 2 per un errore d’uso o una regola che non c’è.

terminal-help-check = Rigioca secondo le regole tutte le partite di questi file. Ognuna ha una riga: FILE#1: ok e il risultato (S, N, draw o *), oppure la sigla, la riga e la regola violata.
terminal-help-check-example-1 = tutte le partite di un file
terminal-help-check-status = Stato di uscita: 0 se tutte le partite sono giuste, 1 se una non lo è, 2 per un errore d’uso o un file illeggibile.

terminal-help-verify = Ricalcola ogni evento casuale delle partite finite dal segreto svelato alla fine, e confronta. Basta il file.
terminal-help-verify-example-1 = tutte le partite di un file
terminal-help-verify-status = Stato di uscita: 0 se tutti gli eventi casuali erano regolari, 1 se per una partita non è provato, 2 per un errore d’uso o un file illeggibile.

terminal-help-show = Disegna una posizione, oppure una partita alla fine o dopo un certo numero di sigle. Di una partita non finita si vede solo ciò che vi è scritto.
terminal-help-show-example-1 = la seconda partita di un file dopo 40 sigle
terminal-help-show-example-2 = un’immagine della fine della prima partita
terminal-help-show-status = Stato di uscita: 0, oppure 2 per un errore d’uso, una posizione non valida o un file illeggibile.

terminal-help-simulate = Fa giocare gli avversari tra loro e scrive le partite nello standard output o in un file. Lo stesso seed dà gli stessi byte, tranne se gioca general o un programma: ciò che fanno dipende dal tempo che hanno. Ogni partita supera skirmish check e skirmish verify.
terminal-help-simulate-status = Stato di uscita: 0, oppure 2 per un errore d’uso o un file che non si può scrivere.

terminal-help-bot = Gioca come uno dei nostri avversari sotto qualsiasi programma che parli il protocollo testuale dei bot: scrive hello, match, token e go nello standard input, una riga ciascuno, e legge name, info e play. docs/bots.md lo descrive per intero.

    Viceversa, cmd:PROGRAM è un avversario ovunque se ne indichi uno: un tuo programma, in qualsiasi linguaggio.

    Con --join l’avversario o il programma cmd:PROGRAM prende un posto su un server e gioca una partita. Il link così è usato; viene scritto il nuovo link del posto, nel caso che il programma venga interrotto.
terminal-help-bot-example-1 = saluta
terminal-help-bot-status = Stato di uscita: 0 dopo bye, alla fine dell’input o della partita; 1 se un programma ha violato il protocollo e la partita è stata abbandonata per lui; 2 per un errore d’uso, un arbitro che manda cose impossibili, o un posto che non si può prendere o tenere.

## Che cosa è andato storto

terminal-file = { $reason ->
    [missing] Non c’è nessun file «{ $name }».
    [no-folder] Non c’è nessuna cartella «{ $name }».
    [directory] «{ $name }» è una cartella, non un file.
    [permission] «{ $name }» non si può aprire: manca il permesso.
    [read-only] «{ $name }» non si può scrivere: lì tutto è di sola lettura.
    [full] Non c’è più spazio per «{ $name }».
    [long-name] Il nome è troppo lungo: «{ $name }».
    [loop] «{ $name }» è un collegamento che porta a sé stesso.
    [device] «{ $name }» non si è potuto leggere o scrivere: il dispositivo non risponde bene.
    [closed] «{ $name }» è chiuso.
   *[other] «{ $name }» non si è potuto aprire: { $detail }.
}
terminal-standard-output = standard output
terminal-standard-input = standard input
terminal-system = Il sistema ha rifiutato qualcosa: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = Non c’è nessun comando «{ $name }». { $near ->
    [none] Ci sono: { $known }.
   *[near] Volevi dire { $near }? Ci sono: { $known }.
}
terminal-quote = La posizione deve essere un solo argomento. Mettila tra virgolette: skirmish { $command } GAME 'POSITION'
terminal-one-position = Una posizione alla volta; per molte usa - e lo standard input.
terminal-one-token = Una sigla alla volta.
terminal-tokens-with-stdin = Con - anche le sigle arrivano dallo standard input.
terminal-nothing-over = Niente da decidere. { $sentence }
terminal-nothing-chance = Niente da decidere: prima decide il caso. { $sentence } Possibili: { $tokens }{ $more ->
    [0] {""}
    [one] {" "}e un’altra
   *[other] {" "}e altre { $more }
}
terminal-bad-json = Questa riga non è JSON.
terminal-number-too-large = Un numero in questa riga è troppo grande.
terminal-bad-question = Una domanda è un oggetto con "position", un testo, e "tokens", una lista di testi.
terminal-token-fault = sigla { $number }: { $sentence }{ word-in-brackets }
word-in-brackets = { $rule ->
    [none] {""}
   *[other] {" "}(regola { $rule })
}
terminal-place = { $number ->
    [none] riga { $line }: { $sentence }
   *[other] sigla { $number }, riga { $line }: { $sentence }
}{ word-in-brackets }
terminal-recomputed = { $count ->
    [one] 1 evento casuale ricalcolato
   *[other] { $count } eventi casuali ricalcolati
}
terminal-proved = { $kind ->
    [first] lo schema 1 non prova che chi ospita o chi entra per ultimo non abbia scelto
    [both] schema 2: chi ospita, Sud e Nord si sono impegnati prima che fosse svelata qualsiasi entropia
    [south] schema 2: chi ospita e Sud si sono impegnati prima che fosse svelata qualsiasi entropia
    [north] schema 2: chi ospita e Nord si sono impegnati prima che fosse svelata qualsiasi entropia
   *[none] schema 2: chi ospita ha estratto tutto da solo, da un segreto fissato prima della prima mossa
}
terminal-proved-restored = ripristinato da un backup prima dell’evento casuale { $number } (epoca { $epoch }), dove chi ospita poteva scegliere fra più continuazioni
terminal-no-record = { $name } non contiene nessuna partita.
terminal-no-variant = Nessun gioco ha una variante «{ $name }». Ci sono: { $known }.
terminal-no-position = Nessun gioco sa leggere questa posizione. Indica il gioco con --game.{ $reasons }
terminal-record-number = { $name } non ha la partita { $number }: ne contiene { $count ->
    [one] una sola
   *[other] { $count }
}.
terminal-ply-too-far = La partita ha solo { $count ->
    [one] una sigla
   *[other] { $count } sigle
}, non { $ply }.
terminal-ply-of-position = --ply è per le partite; una posizione è già un solo momento.
terminal-negative-ply = --ply dev’essere almeno 0.
terminal-negative-games = --games dev’essere almeno 0, non { $games }.
terminal-no-games = --games dev’essere almeno 1, non { $games }.
terminal-not-a-folder = «{ $name }» è un file, non una cartella.
terminal-bad-clock = «{ $clock }» non è un orologio valido. Scrivi none, 10+5 (minuti e secondi) o 30 (secondi per turno).
terminal-no-wars = { $game } non ha guerre.
terminal-resume-alone = --resume non si può usare con { $option }: la partita tiene le sue impostazioni.
terminal-level-taken = --level { $level } è in conflitto con --south e --north.
terminal-no-autosave = In { $folder } non c’è nessuna partita salvata.
terminal-no-home = Non c’è una cartella personale in cui salvare la partita. Imposta XDG_DATA_HOME su una cartella.
terminal-not-resumable = { $reason ->
    [over] La partita in { $name } è finita. Guardala con: skirmish show { $name }
   *[broken] { $name } non contiene una partita da riprendere.
}
terminal-not-sealed = Questa registrazione non contiene il segreto dei suoi eventi casuali e non può continuare. Possono farlo solo le partite salvate da skirmish play.
terminal-broken-seal = Ciò che è sigillato in questa registrazione non si può leggere: la partita non può continuare.
terminal-bot-program = { $name } è un programma che gioca da solo: non ha bisogno di skirmish bot.
terminal-bot-nodes = --nodes dev’essere almeno 1, non { $nodes }.
terminal-guest-program = «{ $name }» non è un programma. Con --join indicane uno come cmd:PROGRAM, o un avversario con --level.
terminal-guest-seat = { $game } ({ $variant }): { $seat }{ $foe ->
    [none] .
   *[other] {" "}contro { $foe }.
}
terminal-guest-key = Il link del posto da ora in poi: { $link }
terminal-guest-lost = La connessione al server si è persa. Si riprova finché non torna.
terminal-guest-back = Di nuovo connesso.
terminal-guest-forfeit = La partita è abbandonata: { $sentence }

## Parole

terminal-asked = { $seat }: { $sentence }
terminal-chance = Ora decide il caso. { $sentence }
terminal-simulating = Si gioca
terminal-getting-ready = Si prepara l’avversario: succede una volta sola su questo computer e dura circa mezzo minuto.
terminal-thinking = { $who } sta pensando…
terminal-opponents-head = { $head ->
    [level] da scrivere
    [name] nome
   *[plays] come gioca
}
terminal-opponents-more = Le valutazioni sono in Elo con il loro intervallo al 95{ "\u00A0" }%, misurate nella prima variante di ogni gioco con i limiti propri di ogni livello; con 200 punti in più si vincono circa tre partite su quattro. Un trattino: non misurato. I livelli vengono per ultimi, dal più debole; random e greedy servono da confronto. Contro un livello: skirmish play --level LIVELLO. Contro qualsiasi avversario: --north NOME. Contro un programma tuo: --north cmd:PROGRAMMA.
terminal-yes-no = (s/n)
terminal-yes-words = s sì si y
terminal-no-words = n no

## Al tavolo

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] Una guerra: al meglio delle { $number } battaglie.
    [over] Una guerra: vince chi ha più punti dopo { $number } battaglie.
   *[to] Una guerra: vince chi arriva per primo a { $number } punti.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $who ->
    [you] Cominci tu
   *[other] Comincia { $name }
}.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = { $who ->
    [you] tu
   *[other] una persona
}
terminal-how-to-play = Scrivi una sigla o il suo numero. Inoltre: ? spiega che cosa puoi fare ora, why SIGLA dice perché no, list mostra tutte le sigle, auto prepara il campo al tuo posto, board ridisegna, story racconta tutto quello che è successo, undo ritira, save FILE salva la partita, rules apre le regole, draw offre il pareggio, resign si arrende, thought dice che cosa pensava l’avversario, quit esce (la partita resta salvata).
terminal-commitment = Sorteggi verificabili: tutti gli eventi casuali sono fissati da un segreto il cui SHA-256 è { $commitment }. Viene svelato alla fine.
terminal-secret = Il segreto di questa partita: { $secret }. Controlla tutti gli eventi casuali con: skirmish verify { $file }
terminal-run-program = In questa partita giocava il programma «{ $command }». Eseguirlo?
terminal-put-aside = { $what ->
    [finished] La partita precedente è in { $name }.
    [damaged] Il salvataggio automatico era danneggiato. È stato spostato in { $name }.
   *[unfinished] La partita non finita è stata spostata in { $name }. Riprendila con: { $command }
}
terminal-left = La partita è salvata. Riprendi con: { $command }
terminal-left-unkept = La partita non è stata salvata.
terminal-unkept = La partita non viene salvata; con save FILE puoi salvarla altrove.
terminal-leave-unkept = { terminal-unkept } Esci lo stesso?
terminal-toolbar = Tab completa · ? · why SIGLA · list · auto · board · story · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = Il tabellone richiede { $needed } colonne, ma il terminale ne ha solo { $columns }: eccolo in frasi, come con --board facts.
terminal-story-more = … (tutto: story)
terminal-only-one = È possibile solo { $token }: premi Invio.
terminal-type-end = È possibile solo { $token }: scrivilo.
terminal-type-token = Scrivi una sigla o il suo numero, per esempio { $token }; ? spiega.
terminal-auto-none = Ora non c’è niente da preparare.
terminal-hand-over = Tocca a { $seat }. Passa lo schermo. Ciò che può vedere solo l’altra parte è coperto.
terminal-hand-over-enter = { $seat }: scrivi { $letter } e premi Invio per vedere la tua parte.
terminal-go-on = Premi Invio per continuare.
terminal-time-up = { word-who-has } esaurito il tempo.
terminal-no-such-number = Non c’è il numero { $number }: scegli da 1 a { $count }.
terminal-not-understood = «{ $line }» non è né una sigla né un comando; ? spiega che cosa puoi fare.
terminal-nearest = Forse intendevi { $token }?
terminal-why-what = Uso: why SIGLA, per esempio: why { $token }
terminal-why-not = { $token } non è permesso. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}Regola { $rule }.
}
terminal-why-legal = { $token } è permesso.
terminal-why-wins = Vince la partita.
terminal-why-possible = { $token } è possibile.
terminal-resign-sure = { $who ->
    [you] Ti arrendi?
   *[other] { $name }, ti arrendi?
}
terminal-draw-sure = Offri il pareggio?
terminal-draw-consent = { $seat }: { $other } offre il pareggio. Accetti?
terminal-draw-declined = { $who ->
    [you] Continui a giocare.
   *[other] { $name } rifiuta il pareggio e continua a giocare.
}
terminal-takeback-consent = { $seat }: { $other } vorrebbe ritirare { $followed ->
    [yes] la sua ultima decisione e tutto quello che è seguito.
   *[no] la sua ultima decisione.
} Sei d’accordo?
terminal-takeback-declined = { word-who-has } detto di no.
terminal-taken-back = { word-who-has } ritirato l’ultima decisione.
terminal-thought = { $who } ({ $seat }) alla sua ultima decisione stimava le proprie probabilità di vittoria: { $percent }{ "\u00A0" }%.{ $move ->
    [none] {""}
   *[other] {" "}Ha giocato { $move }{ $line ->
        [none] .
       *[other] {" "}e si aspettava { $line }.
    }
}
terminal-thought-none = Nessun pensiero da mostrare: pensano solo gli avversari di un livello, e mostrano la loro ultima decisione.
terminal-thought-not-yet = { $who } non ha ancora avuto niente da decidere da quando la partita è stata aperta.
terminal-set-up = La preparazione: { $count ->
    [one] 1 passo
   *[other] { $count } passi
}.
terminal-ended = { $how ->
    [resignation] { word-foe-resigns }. { word-wins }.
    [forfeit] { word-foe-has-start } perso la partita a tavolino. { word-wins }.
    [agreement] Le due parti si sono accordate per il pareggio.
   *[time] { word-foe-has-start } esaurito il tempo. { word-wins }.
}
terminal-save-offer = Salvare la partita? Scrivi il nome di un file, o premi Invio per no:
terminal-replace-file = { $name } esiste già. Sostituirlo?
terminal-saved = Salvata come { $name }.
terminal-war-sum = guerra { $war }: { $south }, { $north }; { $result ->
    [none] non finita
    [draw] pareggio
   *[other] vince { $winner }
}
terminal-war-gap = guerra { $war }: manca la registrazione della battaglia { $number }, quindi la somma non si può fare
terminal-war-standing = La guerra dopo { $battles ->
    [one] 1 battaglia
   *[other] { $battles } battaglie
}: { $south }, { $north } ({ $counted ->
    [battles] battaglie vinte
   *[points] punti
}).
terminal-war-battle = Battaglia { $battle }. La guerra finora: { $south }, { $north } ({ $counted ->
    [battles] battaglie vinte
   *[points] punti
}).

## Che cosa si può scegliere

terminal-choice = Scegli:
terminal-choice-parts = Prendi un elemento da ogni gruppo, per esempio { $example }; list mostra tutte le sigle.
terminal-choice-example = Per esempio { $token }.
