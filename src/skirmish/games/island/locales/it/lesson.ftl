### Le lezioni: una prima battaglia guidata, e poi un’idea ciascuna.

## La tua prima battaglia

island-lesson-first = La tua prima battaglia
island-lesson-first-about = Lanciare, muovere, sparare: una breve battaglia contro un avversario paziente. Ogni mossa la fai tu.
island-lesson-first-after = Una partita intera comincia con la preparazione: prima i blocchi, poi le tue pedine. La prima volta è già fatta; poi la fai tu, oppure premi «Prepara tu il resto».
island-lesson-first-sides = L’isola e le due parti
island-lesson-first-sides-text = Tu giochi con il blu e vieni da sud; Nord gioca con il rosso. Le casse marroni sono blocchi. In questa breve battaglia chi perde cinque pedine ha perso. Ogni turno comincia con un lancio, da 0 a 5: premi «Avanti» per lanciare.
island-lesson-first-sides-bubble = Queste sono tue: soldati, jeep e carri armati. La punta mostra dove guardano.
island-lesson-first-forward = Avanzare
island-lesson-first-forward-do = Porta la jeep in g5
island-lesson-first-forward-text = Hai fatto 3. Il lancio va usato tutto, quindi la jeep avanza di tre caselle.
island-lesson-first-forward-bubble = La tua jeep. Va dove guarda la punta. Premi la sagoma della jeep in g5.
island-lesson-first-end = Chiudi il turno
island-lesson-first-end-do = Chiudi il turno
island-lesson-first-end-text = Il lancio è usato e non c’è nulla a cui sparare. Nord risponde, poi tocca di nuovo a te.
island-lesson-first-end-bubble = Nessun bersaglio. La jeep colpisce esattamente tre caselle avanti: qui, e qui non c’è nessuno.
island-lesson-first-turn = Girarsi alla fine di una mossa
island-lesson-first-turn-do = Vai in g8 e girati a destra
island-lesson-first-turn-text = Hai fatto 4. Tre caselle avanti, e con l’ultimo punto la jeep si gira. Così guarda verso la jeep rossa in j8.
island-lesson-first-turn-bubble = Girati a destra in g8. Premi la punta di destra, oppure il pulsante.
island-lesson-first-shoot = Sparare alla distanza esatta
island-lesson-first-shoot-do = Spara alla jeep in j8
island-lesson-first-shoot-text = Una jeep colpisce a tre caselle esatte, né più vicino né più lontano. La gittata di un soldato è 2, quella di un carro armato 4.
island-lesson-first-shoot-bubble = A tre caselle esatte. Premi il bersaglio.
island-lesson-first-crossfire = Fuoco incrociato
island-lesson-first-crossfire-do = Due con un colpo: carro in f6, poi spara
island-lesson-first-crossfire-text = Da f6 il carro armato colpisce il soldato in f10. La jeep in f9 sta in mezzo e viene eliminata anche lei.
island-lesson-first-crossfire-bubble = Ora il carro armato. Avanza di 4 e spara a 4 caselle.
island-lesson-first-block = Blocchi esplosivi e innocui
island-lesson-first-block-do = Girati a sinistra in f7 e spara al blocco
island-lesson-first-block-text = Sei blocchi su dieci sono esplosivi. Un blocco esplosivo elimina chi sta nelle otto caselle intorno, e la jeep rossa è lì accanto. Uno innocuo sparisce e basta; solo un colpo lo rivela.
island-lesson-first-block-bubble = Una casella avanti, poi a sinistra. Da f7 il blocco in b7 è a quattro caselle esatte.
island-lesson-first-zero = Uno zero
island-lesson-first-zero-do = Fai entrare la jeep e portala in d4
island-lesson-first-zero-text = Lo zero è utile: fai entrare un rinforzo, giri una pedina o scegli la piattaforma. Poi rilanci.
island-lesson-first-zero-bubble = Rinforzi. La jeep sulla casella 4 della piattaforma entra qui.

## Colpi esatti

island-lesson-hits = Colpi esatti
island-lesson-hits-about = I soldati colpiscono a 2 caselle, le jeep a 3, i carri armati a 4: dritto davanti a sé e a nessun’altra distanza.
island-lesson-hits-do = Colpisci una pedina rossa
island-lesson-hits-1 = Una linea rossa mostra un colpo esatto. Solo una delle tue tre pedine ha un bersaglio alla sua gittata.
island-lesson-hits-2 = Due delle tue pedine possono colpire questa jeep. La tua jeep in h5 no: è troppo vicina di una casella.
island-lesson-hits-3 = Prima muovi, poi spara. Da dove questa jeep è a quattro caselle?

## Fuoco incrociato

island-lesson-crossfire = Fuoco incrociato
island-lesson-crossfire-about = Le pedine non fermano un colpo. Se colpisce una pedina o un blocco esplosivo, è eliminato anche chi sta in mezzo.
island-lesson-crossfire-do = Prendi una pedina rossa nel fuoco incrociato
island-lesson-crossfire-1 = Due bersagli, due colpi. Quale colpo elimina più di una pedina?
island-lesson-crossfire-2 = Anche un blocco esplosivo conta. Se il colpo ne centra uno, chi sta in mezzo è eliminato.
island-lesson-crossfire-3 = Prima la distanza giusta. Poi un colpo solo elimina tutte e due le pedine.

## Salva le tue pedine

island-lesson-own = Salva le tue pedine
island-lesson-own-about = Colpi ed esplosioni non distinguono fra le parti. Prima di sparare, guarda chi sta in mezzo.
island-lesson-own-do = Colpisci una pedina rossa senza perderne una tua
island-lesson-own-1 = Tre delle tue pedine possono colpire questa jeep. Uno dei colpi eliminerebbe anche il tuo soldato.
island-lesson-own-2 = C’è un blocco vicino. Farebbe saltare anche il tuo soldato.
island-lesson-own-3 = Il tuo soldato è in mezzo. Prima muovi, poi spara.

## I blocchi

island-lesson-blocks = I blocchi
island-lesson-blocks-about = Un blocco ferma mosse e colpi finché una pedina non lo colpisce o non ci finisce sopra. Se è esplosivo, allora elimina chi sta nelle otto caselle intorno.
island-lesson-blocks-do = Usa il blocco
island-lesson-blocks-1 = Due pedine rosse stanno accanto a questo blocco. Un colpo esatto lo scopre.
island-lesson-blocks-2 = Fa da scudo al carro armato. Prima toglilo di mezzo, poi prendi il carro.
island-lesson-blocks-3 = Vai sul blocco. Dritto, con tutto il lancio, si può; questo è innocuo.

## Catene

island-lesson-chains = Catene
island-lesson-chains-about = Un blocco esplosivo innescato da una pedina innesca a sua volta quelli intorno. Questi non ne innescano altri.
island-lesson-chains-do = Usa la catena senza perdere pedine tue
island-lesson-chains-1 = Due blocchi si toccano. Colpisci questo, e l’altro esplode accanto alla jeep.
island-lesson-chains-2 = Quale blocco arriva a questo soldato? La catena è lunga un passo.
island-lesson-chains-3 = Attenzione alle catene. Qui i blocchi eliminerebbero il tuo soldato; la jeep ha un colpo migliore.

## Quando esce zero

island-lesson-zero = Quando esce zero
island-lesson-zero-about = Lo zero ti fa scegliere: far entrare un rinforzo, girare una pedina o scegliere la piattaforma. Poi rilanci.
island-lesson-zero-do = Sfrutta lo zero
island-lesson-zero-1 = Gira la jeep a sinistra. Così guarda verso il soldato e può sparare dopo il prossimo lancio.
island-lesson-zero-2 = Sei in inferiorità numerica. Fai entrare una pedina qualsiasi.
island-lesson-zero-3 = L’ingresso è chiuso. Le tue pedine sono davanti alla piattaforma: sceglila e falla scorrere.

## Rinforzi

island-lesson-reinforcements = Rinforzi
island-lesson-reinforcements-about = Con uno zero una pedina entra nella casella proprio davanti alla sua, rivolta in avanti. Il nuovo lancio muove solo lei.
island-lesson-reinforcements-do = Fai entrare la pedina giusta
island-lesson-reinforcements-1 = La jeep rossa è nella colonna c. Chi entra lì può spararle dopo il prossimo lancio.
island-lesson-reinforcements-2 = Qui c’è il tuo soldato. La casella 1 della piattaforma è chiusa: deve entrare un’altra pedina.
island-lesson-reinforcements-3 = Entra e prosegui. Fai entrare qui la jeep e vai dritto in b4.

## La piattaforma

island-lesson-pad = La piattaforma
island-lesson-pad-about = Con uno zero scegli la piattaforma e rilancia: scorre di altrettante caselle, a sinistra o a destra, e il turno finisce.
island-lesson-pad-do = Porta la piattaforma dove serve
island-lesson-pad-1 = Il tuo carro armato non può entrare. Scegli la piattaforma e portala alla colonna libera e.
island-lesson-pad-2 = C’è una sola direzione. A sinistra il missile supererebbe l’angolo.
island-lesson-pad-3 = Il carro armato è sulla casella 5 della piattaforma. Da che parte ha una casella libera davanti?

## Spazio per muovere

island-lesson-room = Spazio per muovere
island-lesson-room-about = Se una pedina può usarlo, il lancio va usato tutto. Tieni le tue pedine lontane dal bordo, dai blocchi e le une dalle altre.
island-lesson-room-do = Usa il lancio senza toglierti spazio
island-lesson-room-1 = Un blocco tre caselle avanti. Non finirci sopra: una casella in meno, e girati.
island-lesson-room-2 = La jeep è quasi bloccata. Girala al bordo finché può ancora muovere.
island-lesson-room-3 = Una fila nella colonna d. Chi sta davanti deve fare spazio.

## Penalità

island-lesson-penalties = Penalità
island-lesson-penalties-about = Se nessuna pedina può usare il lancio, l’avversario ne toglie una. Se sull’isola non ne hai e nessuna può entrare, ne toglie una dalla piattaforma.
island-lesson-penalties-do = Evita la penalità, o sfruttala
island-lesson-penalties-1 = Il carro armato rosso blocca la jeep. Un colpo apre il passaggio, e il lancio si può usare.
island-lesson-penalties-2 = Nord è bloccato. Togli la pedina più forte: il carro armato.
island-lesson-penalties-3 = Nord non può entrare. Le tue pedine sono davanti alla piattaforma: togli il carro armato.

## La preparazione

island-lesson-setup = La preparazione
island-lesson-setup-about = Dieci blocchi, mai due nella stessa riga o colonna; cinque pedine nelle tue prime due righe; cinque sulla piattaforma.
island-lesson-setup-do = Prepara la tua parte
island-lesson-setup-1 = Un blocco in una riga e una colonna libere. Le righe e le colonne degli altri blocchi sono chiuse.
island-lesson-setup-2 = Un carro armato rivolto a nord. Spara a quattro caselle: una colonna lunga e libera fa per lui.
island-lesson-setup-3 = Le altre cinque vanno qui. L’ordine conta: ognuna entra proprio davanti alla sua casella.

## Vincere

island-lesson-win = Vincere
island-lesson-win-about = Perde chi non ha più pedine né sull’isola né sulla piattaforma. Cerca il colpo che elimina le ultime.
island-lesson-win-do = Vinci la battaglia
island-lesson-win-1 = L’ultimo soldato. Chi ce l’ha alla distanza esatta?
island-lesson-win-2 = Ne restano due. Solo uno dei colpi le elimina entrambe.
island-lesson-win-3 = Nessun colpo diretto. Ma accanto alla jeep c’è un blocco.
