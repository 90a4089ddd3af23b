### Die Lektionen: ein geführter erster Kampf, dann je ein Gedanke.

## Dein erster Kampf

island-lesson-first = Dein erster Kampf
island-lesson-first-about = Würfeln, ziehen, schießen: ein kurzer Kampf gegen einen geduldigen Gegner. Jeden Zug machst du selbst.
island-lesson-first-after = Eine ganze Partie beginnt mit dem Aufbau: erst die Blöcke, dann deine Figuren. Beim ersten Mal wird für dich aufgebaut; danach stellst du selbst auf oder drückst „Den Rest für mich aufbauen“.
island-lesson-first-sides = Die Insel und die beiden Seiten
island-lesson-first-sides-text = Du bist Blau und kommst von Süden; Nord ist Rot. Die braunen Kisten sind Blöcke. In diesem kurzen Kampf hat verloren, wer fünf Figuren verliert. Jeder Zug beginnt mit einem Wurf von 0 bis 5: Drücke auf „Weiter“, um zu würfeln.
island-lesson-first-sides-bubble = Das sind deine Figuren: Soldaten, Jeeps und Panzer. Die Spitze zeigt, wohin sie blicken.
island-lesson-first-forward = Vorwärts ziehen
island-lesson-first-forward-do = Fahr mit dem Jeep nach g5
island-lesson-first-forward-text = Du hast eine 3. Der Wurf wird ganz genutzt, also fährt der Jeep drei Felder vorwärts.
island-lesson-first-forward-bubble = Dein Jeep. Er fährt dorthin, wohin seine Spitze zeigt. Drücke auf den Umriss des Jeeps auf g5.
island-lesson-first-end = Den Zug beenden
island-lesson-first-end-do = Beende deinen Zug
island-lesson-first-end-text = Der Wurf ist genutzt, und zu schießen gibt es nichts. Nord antwortet, dann würfelst du wieder.
island-lesson-first-end-bubble = Nichts in Reichweite. Der Jeep trifft genau drei Felder voraus: hier, und hier steht nichts.
island-lesson-first-turn = Am Ende einer Bewegung drehen
island-lesson-first-turn-do = Fahr nach g8 und dreh dich nach rechts
island-lesson-first-turn-text = Du hast eine 4. Drei Felder vorwärts, und mit dem letzten Punkt dreht sich der Jeep. Dann blickt er auf den roten Jeep auf j8.
island-lesson-first-turn-bubble = Auf g8 nach rechts. Drücke dort auf die rechte Spitze oder auf die Schaltfläche.
island-lesson-first-shoot = Auf genaue Entfernung schießen
island-lesson-first-shoot-do = Schieß auf den Jeep auf j8
island-lesson-first-shoot-text = Ein Jeep trifft nur auf genau drei Felder Entfernung, nicht näher und nicht weiter. Soldaten haben Reichweite 2, Panzer 4.
island-lesson-first-shoot-bubble = Genau drei Felder entfernt. Drücke auf das Ziel.
island-lesson-first-crossfire = Kreuzfeuer
island-lesson-first-crossfire-do = Zwei mit einem Schuss: Panzer nach f6, dann schießen
island-lesson-first-crossfire-text = Von f6 aus trifft der Panzer den Soldaten auf f10. Der Jeep auf f9 steht dazwischen und kommt mit vom Brett.
island-lesson-first-crossfire-bubble = Jetzt der Panzer. Er fährt 4 Felder und schießt 4 weit.
island-lesson-first-block = Blöcke, scharf und harmlos
island-lesson-first-block-do = Auf f7 nach links drehen und auf den Block schießen
island-lesson-first-block-text = Sechs von zehn Blöcken sind scharf. Ein scharfer Block räumt die acht Felder ringsum ab, und der rote Jeep steht daneben. Ein harmloser verschwindet nur; welcher es ist, zeigt erst ein Treffer.
island-lesson-first-block-bubble = Ein Feld vorwärts, dann links. Von f7 aus ist der Block auf b7 genau vier Felder entfernt.
island-lesson-first-zero = Eine Null würfeln
island-lesson-first-zero-do = Hole den Jeep auf die Insel und fahr nach d4
island-lesson-first-zero-text = Eine Null ist gut: Du holst Verstärkung, drehst eine Figur oder wählst die Plattform. Dann würfelst du noch einmal.
island-lesson-first-zero-bubble = Verstärkung. Der Jeep auf Plattformfeld 4 kommt hier auf die Insel.

## Exakte Treffer

island-lesson-hits = Exakte Treffer
island-lesson-hits-about = Soldaten treffen auf 2 Felder Entfernung, Jeeps auf 3, Panzer auf 4: nur geradeaus und nur genau so weit.
island-lesson-hits-do = Triff eine rote Figur
island-lesson-hits-1 = Eine rote Linie zeigt einen exakten Treffer. Nur eine deiner drei Figuren hat ein Ziel in ihrer Reichweite.
island-lesson-hits-2 = Zwei deiner Figuren können diesen Jeep treffen. Dein Jeep auf h5 nicht: Er steht ein Feld zu nah.
island-lesson-hits-3 = Erst ziehen, dann schießen. Von wo ist dieser Jeep vier Felder entfernt?

## Kreuzfeuer

island-lesson-crossfire = Kreuzfeuer
island-lesson-crossfire-about = Figuren halten keinen Schuss auf. Trifft er eine Figur oder einen scharfen Block, kommen auch alle dazwischen vom Brett.
island-lesson-crossfire-do = Erwische eine rote Figur im Kreuzfeuer
island-lesson-crossfire-1 = Zwei Ziele, zwei Schüsse. Welcher Schuss nimmt mehr als eine Figur vom Brett?
island-lesson-crossfire-2 = Auch ein scharfer Block zählt. Trifft ihn der Schuss, kommen die Figuren dazwischen mit vom Brett.
island-lesson-crossfire-3 = Zuerst die richtige Entfernung. Dann nimmt ein Schuss beide vom Brett.

## Schone deine Figuren

island-lesson-own = Schone deine Figuren
island-lesson-own-about = Schüsse und Explosionen fragen nicht nach der Seite. Schau vor dem Schuss, wer im Weg steht.
island-lesson-own-do = Triff eine rote Figur und verlier keine eigene
island-lesson-own-1 = Drei deiner Figuren können diesen Jeep treffen. Einer der Schüsse nähme deinen eigenen Soldaten mit.
island-lesson-own-2 = Ein Block liegt in der Nähe. Er würde auch deinen Soldaten mitnehmen.
island-lesson-own-3 = Dein Soldat steht im Weg. Zieh zuerst, schieß danach.

## Blöcke

island-lesson-blocks = Blöcke
island-lesson-blocks-about = Ein Block hält Bewegungen und Schüsse auf, bis er getroffen wird oder eine Figur darauf landet. Ein scharfer räumt dann die acht Felder ringsum ab.
island-lesson-blocks-do = Nutze den Block
island-lesson-blocks-1 = Neben diesem Block stehen zwei rote Figuren. Ein exakter Treffer dreht ihn um.
island-lesson-blocks-2 = Er schützt den Panzer. Räume ihn zuerst weg, dann nimm den Panzer.
island-lesson-blocks-3 = Lande auf dem Block. Mit dem ganzen Wurf geradeaus ist das erlaubt; dieser ist harmlos.

## Ketten

island-lesson-chains = Ketten
island-lesson-chains-about = Ein scharfer Block, den eine Figur auslöst, löst auch die Blöcke ringsum aus. Diese lösen keine weiteren aus.
island-lesson-chains-do = Nutze die Kette und verlier keine eigene Figur
island-lesson-chains-1 = Zwei Blöcke berühren sich. Triff diesen, dann geht der andere neben dem Jeep hoch.
island-lesson-chains-2 = Welcher Block erreicht diesen Soldaten? Die Kette ist einen Schritt lang.
island-lesson-chains-3 = Vorsicht mit Ketten. Die Blöcke nähmen hier deinen Soldaten mit; der Jeep hat den besseren Schuss.

## Eine Null

island-lesson-zero = Eine Null
island-lesson-zero-about = Eine Null lässt dir die Wahl: Verstärkung holen, eine Figur drehen oder die Plattform wählen. Dann würfelst du noch einmal.
island-lesson-zero-do = Mach das Beste aus der Null
island-lesson-zero-1 = Dreh den Jeep nach links. Dann blickt er auf den Soldaten und kann nach dem nächsten Wurf schießen.
island-lesson-zero-2 = Du bist in der Unterzahl. Hole irgendeine Figur von der Plattform.
island-lesson-zero-3 = Der Weg ist versperrt. Vor der Plattform stehen deine eigenen Figuren, also wähle die Plattform und lass sie gleiten.

## Verstärkung

island-lesson-reinforcements = Verstärkung
island-lesson-reinforcements-about = Bei einer Null kommt eine Figur genau vor ihrem Plattformfeld auf die Insel und blickt geradeaus. Der neue Wurf bewegt nur sie.
island-lesson-reinforcements-do = Hole die richtige Figur auf die Insel
island-lesson-reinforcements-1 = Der rote Jeep steht in Spalte c. Wer dort auf die Insel kommt, kann nach dem nächsten Wurf auf ihn schießen.
island-lesson-reinforcements-2 = Hier steht dein Soldat. Plattformfeld 1 ist also versperrt, und eine andere Figur muss auf die Insel.
island-lesson-reinforcements-3 = Auf die Insel und gleich weiter. Hole den Jeep hier auf die Insel und fahr nach b4.

## Die Plattform

island-lesson-pad = Die Plattform
island-lesson-pad-about = Wähle bei einer Null die Plattform und würfle noch einmal: Sie gleitet genau so weit nach links oder rechts, und dein Zug ist vorbei.
island-lesson-pad-do = Lass die Plattform dorthin gleiten, wo sie hilft
island-lesson-pad-1 = Dein Panzer kann nicht auf die Insel. Wähle die Plattform und lass sie zur freien Spalte e gleiten.
island-lesson-pad-2 = Nur eine Richtung geht. Nach links käme die Rakete über die Ecke hinaus.
island-lesson-pad-3 = Der Panzer steht auf Plattformfeld 5. In welche Richtung bekommt er ein freies Feld vor sich?

## Platz zum Ziehen

island-lesson-room = Platz zum Ziehen
island-lesson-room-about = Der ganze Wurf muss genutzt werden, wenn eine Figur es kann. Halte deine Figuren vom Rand, von Blöcken und voneinander fern.
island-lesson-room-do = Nutze den Wurf und behalte Platz
island-lesson-room-1 = Ein Block drei Felder voraus. Lande nicht darauf: ein Feld weniger, und dreh dich.
island-lesson-room-2 = Der Jeep sitzt fast fest. Dreh ihn am Rand, solange er noch ziehen kann.
island-lesson-room-3 = Gedränge in Spalte d. Die vorderste Figur muss Platz machen.

## Strafen

island-lesson-penalties = Strafen
island-lesson-penalties-about = Kann keine Figur den Wurf nutzen, nimmt dir dein Gegner eine. Hast du keine auf der Insel und kann keine dorthin kommen, nimmt er eine von deiner Plattform.
island-lesson-penalties-do = Vermeide die Strafe oder nutze sie
island-lesson-penalties-1 = Der rote Panzer versperrt dem Jeep den Weg. Ein Schuss macht ihn frei, dann lässt sich der Wurf nutzen.
island-lesson-penalties-2 = Nord sitzt fest. Nimm die stärkste Figur: den Panzer.
island-lesson-penalties-3 = Nord kann nicht auf die Insel. Deine Figuren stehen vor der Plattform; nimm den Panzer herunter.

## Der Aufbau

island-lesson-setup = Der Aufbau
island-lesson-setup-about = Zehn Blöcke, nie zwei in einer Reihe oder Spalte; fünf Figuren in deinen ersten beiden Reihen; fünf auf der Plattform.
island-lesson-setup-do = Baue deine Seite auf
island-lesson-setup-1 = Ein Block in eine freie Reihe und Spalte. Wo schon einer liegt, sind Reihe und Spalte gesperrt.
island-lesson-setup-2 = Ein Panzer, der nach Norden blickt. Er schießt vier Felder weit und mag eine lange freie Spalte.
island-lesson-setup-3 = Die anderen fünf kommen hierher. Die Reihenfolge zählt: Jede kommt genau vor ihrem Feld auf die Insel.

## Gewinnen

island-lesson-win = Gewinnen
island-lesson-win-about = Wer auf Insel und Plattform keine Figur mehr hat, hat verloren. Suche den Schuss, der die letzten nimmt.
island-lesson-win-do = Gewinne den Kampf
island-lesson-win-1 = Der letzte Soldat. Wer steht genau im richtigen Abstand?
island-lesson-win-2 = Zwei sind übrig. Nur einer der Schüsse nimmt beide.
island-lesson-win-3 = Kein direkter Schuss. Aber neben dem Jeep liegt ein Block.
