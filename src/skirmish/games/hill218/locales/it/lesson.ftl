### Le lezioni: una prima battaglia guidata, e poi un’idea ciascuna.

## La tua prima battaglia

hill218-lesson-first = La tua prima battaglia
hill218-lesson-first-about = Rifornire, attaccare, supportare: una breve battaglia contro un avversario paziente. Ogni carta la giochi tu.
hill218-lesson-first-after = La prima partita comincia con tre carte. La partita normale comincia con cinque, e due le rimetti in fondo al mazzo: tieni quelle che giocheresti per prime.
hill218-lesson-first-hill = La collina e le due basi
hill218-lesson-first-hill-text = La tua base è sotto la collina, quella di Nord è sopra. Se una tua unità arriva sulla base nemica, vinci subito. Le carte che vedi sono le tue.
hill218-lesson-first-hill-bubble = La collina. Qui non si schiera mai nulla.
hill218-lesson-first-base = Occupa la tua base
hill218-lesson-first-base-do = Schiera la fanteria sulla tua base
hill218-lesson-first-base-text = Ogni rifornimento parte dalla base, quindi la prima unità va lì. Premi la carta della fanteria, poi la base.
hill218-lesson-first-base-bubble = La tua base. Nel primissimo turno si gioca una carta sola.
hill218-lesson-first-supply = Rifornimento
hill218-lesson-first-supply-do = Schiera le armi pesanti in (1, −1)
hill218-lesson-first-supply-text = D’ora in poi ogni turno si pescano due carte e se ne giocano due. Le nuove unità vanno dove arriva il rifornimento: accanto a un’unità rifornita.
hill218-lesson-first-supply-bubble = Accanto alla base. La fanteria rifornisce questa casella.
hill218-lesson-first-tank = Attaccare con un carro armato
hill218-lesson-first-tank-do = Carro armato in (1, 0), poi attacca (1, 1)
hill218-lesson-first-tank-text = Un’unità attacca una volta sola, quando viene schierata. Il carro armato attacca sui quattro lati e non ha bisogno d’aiuto.
hill218-lesson-first-tank-bubble = Proprio sotto la fanteria rossa. Da qui un carro armato la distrugge.
hill218-lesson-first-support = Supporto
hill218-lesson-first-support-do = Armi pesanti in (2, 0), poi attacca (1, 1)
hill218-lesson-first-support-text = Nord è tornato in (1, 1). Le armi pesanti attaccano in diagonale, ma solo dove un’altra tua unità le supporta. Ci pensa il carro armato.
hill218-lesson-first-support-bubble = In diagonale. Da qui le armi pesanti raggiungono (1, 1), e il carro armato lì accanto le supporta.
hill218-lesson-first-para = Paracadutisti
hill218-lesson-first-para-do = Lancia i paracadutisti in (−1, 0)
hill218-lesson-first-para-text = Fin qui non arriva nessuna catena, ma ai paracadutisti non serve: in una partita atterrano quasi ovunque, e solo sulla base nemica hanno bisogno di rifornimento. In questa lezione c’è una sola casella per loro.
hill218-lesson-first-para-bubble = Qui il rifornimento non arriva. Possono arrivarci solo i paracadutisti.
hill218-lesson-first-strike = Un attacco aereo
hill218-lesson-first-strike-do = Attacco aereo sulla base nemica
hill218-lesson-first-strike-text = Distrugge un’unità qualsiasi; di attacchi aerei ne hai due per partita. Persa la base, Nord è tagliato fuori e la base resta indifesa.
hill218-lesson-first-strike-bubble = Tutto il rifornimento di Nord parte da qui. Scegli l’attacco aereo, poi questa unità.
hill218-lesson-first-storm = Prendi la base nemica
hill218-lesson-first-storm-do = Forze speciali sulla base nemica
hill218-lesson-first-storm-text = Le forze speciali si riforniscono in diagonale, e il carro armato in (1, 0) passa il rifornimento. Un’unità sulla base nemica vince subito.
hill218-lesson-first-storm-bubble = La base è indifesa. Una carta qui e la battaglia è vinta.

## Rifornimento

hill218-lesson-supply = Rifornimento
hill218-lesson-supply-about = Un’unità va sulla tua base, o dove arriva una catena di tue unità che parte da lì. Le forze speciali contano gli angoli invece dei lati.
hill218-lesson-supply-do = Porta il rifornimento alla casella indicata
hill218-lesson-supply-1 = Qui serve un’unità. Due giocate: la prima porta il rifornimento alla seconda.
hill218-lesson-supply-2 = In diagonale rispetto alla tua base. Quale delle tue carte si rifornisce così?
hill218-lesson-supply-3 = La tua base è vuota. Così le tue due unità sono tagliate fuori.

## Supporto

hill218-lesson-support = Supporto
hill218-lesson-support-about = La maggior parte delle unità attacca solo caselle supportate da un’altra tua unità. Non importa se chi supporta è rifornito.
hill218-lesson-support-do = Attacca l’unità rossa indicata
hill218-lesson-support-1 = Una tua unità le sta accanto. Da dove può attaccare una seconda?
hill218-lesson-support-2 = Un carro armato isolato. Le armi pesanti lì accanto supportano tutte e otto le caselle intorno.
hill218-lesson-support-3 = Ancora nessun supporto. Fai in modo che la prima unità supporti la seconda.

## Fanteria

hill218-lesson-infantry = Fanteria
hill218-lesson-infantry-about = Rifornimento, attacco e supporto sui quattro lati. Ne hai sette: sono la catena che tiene insieme tutto.
hill218-lesson-infantry-do = Usa bene la fanteria
hill218-lesson-infantry-1 = Il carro armato supporta un attacco qui. Schiera la fanteria accanto a questa unità e attaccala.
hill218-lesson-infantry-2 = Il tuo carro armato è tagliato fuori. Chiudi il varco.
hill218-lesson-infantry-3 = Due giocate, un carro armato rosso. Fai in modo che una carta supporti l’altra.

## Armi pesanti

hill218-lesson-heavy = Armi pesanti
hill218-lesson-heavy-about = Attaccano sui quattro angoli e per farlo hanno bisogno di supporto. Il loro supporto raggiunge tutte e otto le caselle intorno.
hill218-lesson-heavy-do = Attacca con le armi pesanti, o grazie a loro
hill218-lesson-heavy-1 = Artiglieria su un angolo. Trova la casella da cui è in diagonale.
hill218-lesson-heavy-2 = Lì sotto ci sono le armi pesanti. Supportano un attacco a questo carro da qualunque lato.
hill218-lesson-heavy-3 = Prima il supporto, poi l’attacco. Le armi pesanti in (1, −1) raggiungono questo carro in diagonale.

## Forze speciali

hill218-lesson-special = Forze speciali
hill218-lesson-special-about = Si riforniscono dagli angoli, così aggirano la collina. Attaccano sui quattro lati, con supporto.
hill218-lesson-special-do = Usa le forze speciali
hill218-lesson-special-1 = Accanto alla collina in una giocata. Quale carta ci arriva direttamente dalla base?
hill218-lesson-special-2 = La tua fanteria supporta un attacco a questo carro. Le forze speciali possono arrivargli accanto, in diagonale.
hill218-lesson-special-3 = I paracadutisti sono tagliati fuori, ma supportano lo stesso. Attacca questa artiglieria da sotto.

## Carri armati

hill218-lesson-tank = Carri armati
hill218-lesson-tank-about = Il carro armato attacca sui quattro lati e non ha bisogno di supporto. Con più bersagli, scegli tu.
hill218-lesson-tank-do = Distruggi con un carro armato l’unità rossa indicata
hill218-lesson-tank-1 = Nessun supporto necessario. Schiera il carro armato proprio lì sotto.
hill218-lesson-tank-2 = Prendi l’artiglieria. Da alcune caselle il carro ha due bersagli: scegli bene.
hill218-lesson-tank-3 = Un carro rosso alle porte. Rispondi dalla casella accanto alla tua base.

## Artiglieria

hill218-lesson-artillery = Artiglieria
hill218-lesson-artillery-about = Colpisce la seconda casella davanti, le due ai suoi fianchi e la terza davanti. Non ha bisogno di supporto e nulla in mezzo la ferma.
hill218-lesson-artillery-do = Colpisci con l’artiglieria l’unità rossa indicata
hill218-lesson-artillery-1 = Due caselle avanti. Da quale casella questo carro è esattamente due caselle più avanti?
hill218-lesson-artillery-2 = Accanto alla seconda casella davanti. Oppure sulla terza: c’è più di un modo.
hill218-lesson-artillery-3 = Tre caselle avanti. Oltre le linee, nelle retrovie.

## Paracadutisti

hill218-lesson-para = Paracadutisti
hill218-lesson-para-about = Possono atterrare senza rifornimento su qualunque casella vuota vicino alla battaglia, ma non sulla collina né sulla base nemica. Attaccano come la fanteria.
hill218-lesson-para-do = Atterra dove serve
hill218-lesson-para-1 = Dietro le linee. Il tuo carro armato supporta un attacco al carro rosso.
hill218-lesson-para-2 = Una atterra, l’altra attacca. I paracadutisti supportano la fanteria, o viceversa.
hill218-lesson-para-3 = La tua base è vuota. Anche i paracadutisti possono chiudere il varco.

## Attacchi aerei

hill218-lesson-strikes = Attacchi aerei
hill218-lesson-strikes-about = Un attacco aereo vale una giocata e distrugge una qualsiasi unità nemica. Ne hai due per partita: tienili per ciò che conta.
hill218-lesson-strikes-do = Usa l’attacco aereo dove conta
hill218-lesson-strikes-1 = Artiglieria nelle retrovie. Nessuna tua unità la raggiunge.
hill218-lesson-strikes-2 = Un carro armato sulla tua strada. Libera la casella, poi occupala.
hill218-lesson-strikes-3 = Un attacco può tagliare fuori molte unità. Da quale dipendono tutte le altre?

## Tagliare una linea

hill218-lesson-cutting = Tagliare una linea
hill218-lesson-cutting-about = Un’unità la cui catena verso la base è interrotta resta e supporta ancora, ma a partire da lei non si schiera più.
hill218-lesson-cutting-do = Taglia fuori almeno un’unità rossa
hill218-lesson-cutting-1 = Trova l’anello. Un attacco aereo spezza qualsiasi catena.
hill218-lesson-cutting-2 = Spezzala con il carro armato. Ciò che sta oltre questa unità resta tagliato fuori.
hill218-lesson-cutting-3 = Da lontano. L’artiglieria sceglie un anello di questa lunga catena.

## Assaltare la base

hill218-lesson-storming = Assaltare la base
hill218-lesson-storming-about = Un’unità schierata sulla base nemica vince subito. Dev’essere rifornita lì, e la base dev’essere vuota.
hill218-lesson-storming-do = Vinci entrando nella base nemica
hill218-lesson-storming-1 = È vuota. Il tuo carro armato le sta accanto e passa il rifornimento.
hill218-lesson-storming-2 = Solo in diagonale. Chi si rifornisce così?
hill218-lesson-storming-3 = È difesa. Prima liberala, poi entra.

## Contare

hill218-lesson-counting = Contare
hill218-lesson-counting-about = Quando i due mazzi sono vuoti e nessuno può più giocare, vince chi ha più unità in gioco.
hill218-lesson-counting-do = Vinci al conteggio
hill218-lesson-counting-1 = Due contro due, e la tua ultima carta. Va bene ovunque.
hill218-lesson-counting-2 = Nessuna carta, ma un attacco aereo. Un’unità rossa in meno decide.
hill218-lesson-counting-3 = Due contro tre. Una giocata che aggiunge un’unità e ne toglie una ribalta il conto.
