### Die Lektionen: ein geführter erster Kampf, dann je ein Gedanke.

## Deine erste Schlacht

hill218-lesson-first = Deine erste Schlacht
hill218-lesson-first-about = Nachschub, Angriff, Unterstützung: eine kurze Schlacht gegen einen geduldigen Gegner. Jede Karte spielst du selbst.
hill218-lesson-first-after = Die erste Partie beginnt mit drei Karten. Die Standardpartie beginnt mit fünf, von denen du zwei unter das Deck zurücklegst: Behalte, was du zuerst spielen willst.
hill218-lesson-first-hill = Der Hügel und die beiden Basen
hill218-lesson-first-hill-text = Deine Basis liegt unter dem Hügel, die von Nord darüber. Steht eine deiner Einheiten auf der gegnerischen Basis, hast du sofort gewonnen. Die Karten sind deine Handkarten.
hill218-lesson-first-hill-bubble = Der Hügel. Auf ihm wird nie etwas aufgestellt.
hill218-lesson-first-base = Die eigene Basis besetzen
hill218-lesson-first-base-do = Stelle Infanterie auf deine Basis
hill218-lesson-first-base-text = Aller Nachschub kommt von deiner Basis, also gehört die erste Einheit dorthin. Drücke auf die Infanteriekarte, dann auf die Basis.
hill218-lesson-first-base-bubble = Deine Basis. Im allerersten Zug wird nur eine Karte gespielt.
hill218-lesson-first-supply = Nachschub
hill218-lesson-first-supply-do = Stelle schwere Waffen auf (1, −1)
hill218-lesson-first-supply-text = Von jetzt an ziehst du in jedem Zug zwei Karten und spielst zwei. Neue Einheiten kommen dorthin, wo Nachschub hinreicht: neben eine versorgte Einheit.
hill218-lesson-first-supply-bubble = Neben deiner Basis. Die Infanterie dort versorgt dieses Feld.
hill218-lesson-first-tank = Mit dem Panzer angreifen
hill218-lesson-first-tank-do = Panzer auf (1, 0), dann (1, 1) angreifen
hill218-lesson-first-tank-text = Eine Einheit greift einmal an: wenn sie aufgestellt wird. Ein Panzer greift nach allen vier Seiten an und braucht keine Hilfe.
hill218-lesson-first-tank-bubble = Direkt unter roter Infanterie. Ein Panzer zerstört sie von hier aus.
hill218-lesson-first-support = Unterstützung
hill218-lesson-first-support-do = Schwere Waffen auf (2, 0), dann (1, 1) angreifen
hill218-lesson-first-support-text = Nord steht wieder auf (1, 1). Schwere Waffen greifen über Eck an, aber nur, wo eine andere deiner Einheiten sie unterstützt. Das tut dein Panzer.
hill218-lesson-first-support-bubble = Über Eck. Von hier reichen schwere Waffen bis (1, 1), und dein Panzer daneben unterstützt sie.
hill218-lesson-first-para = Fallschirmjäger
hill218-lesson-first-para-do = Setze Fallschirmjäger auf (−1, 0) ab
hill218-lesson-first-para-text = Hierher führt keine Kette, und Fallschirmjäger brauchen keine: In einer Partie landen sie fast überall, und nur auf der gegnerischen Basis brauchen sie Nachschub. Diese Lektion bietet ihnen ein Feld an.
hill218-lesson-first-para-bubble = Hierher reicht kein Nachschub. Nur Fallschirmjäger können hierher.
hill218-lesson-first-strike = Ein Luftschlag
hill218-lesson-first-strike-do = Luftschlag auf die gegnerische Basis
hill218-lesson-first-strike-text = Er zerstört eine beliebige Einheit, und du hast zwei pro Partie. Ohne Basis ist Nord abgeschnitten, und die Basis liegt offen.
hill218-lesson-first-strike-bubble = Hier beginnt der ganze Nachschub von Nord. Wähle den Luftschlag, dann diese Einheit.
hill218-lesson-first-storm = Die Basis stürmen
hill218-lesson-first-storm-do = Spezialkräfte auf die gegnerische Basis
hill218-lesson-first-storm-text = Spezialkräfte erhalten ihren Nachschub über Eck, und dein Panzer auf (1, 0) gibt ihn weiter. Eine Einheit auf der gegnerischen Basis gewinnt sofort.
hill218-lesson-first-storm-bubble = Die Basis liegt offen. Eine Karte hierher, und die Schlacht ist gewonnen.

## Nachschub

hill218-lesson-supply = Nachschub
hill218-lesson-supply-about = Eine Einheit kommt auf deine Basis oder dorthin, von wo eine Kette deiner Einheiten zu ihr zurückführt. Spezialkräfte zählen Ecken statt Seiten.
hill218-lesson-supply-do = Bring Nachschub zum gezeigten Feld
hill218-lesson-supply-1 = Hier wird eine Einheit gebraucht. Zwei Aktionen: Die erste bringt den Nachschub für die zweite.
hill218-lesson-supply-2 = Über Eck von deiner Basis. Welche deiner Karten bekommt so Nachschub?
hill218-lesson-supply-3 = Deine Basis ist leer. Ohne sie sind beide Einheiten abgeschnitten.

## Unterstützung

hill218-lesson-support = Unterstützung
hill218-lesson-support-about = Die meisten Einheiten greifen nur Felder an, die eine andere deiner Einheiten unterstützt. Ob diese versorgt ist, spielt keine Rolle.
hill218-lesson-support-do = Greif die gezeigte rote Einheit an
hill218-lesson-support-1 = Eine deiner Einheiten steht daneben. Von wo kann eine zweite angreifen?
hill218-lesson-support-2 = Ein Panzer allein. Die schweren Waffen daneben unterstützen alle acht Felder ringsum.
hill218-lesson-support-3 = Noch keine Unterstützung. Lass die erste Einheit die zweite unterstützen.

## Infanterie

hill218-lesson-infantry = Infanterie
hill218-lesson-infantry-about = Nachschub, Angriff und Unterstützung nach den vier Seiten. Du hast sieben davon: Sie sind die Kette, die alles zusammenhält.
hill218-lesson-infantry-do = Setze die Infanterie gut ein
hill218-lesson-infantry-1 = Der Panzer unterstützt hier einen Angriff. Stelle Infanterie neben diese Einheit und greif an.
hill218-lesson-infantry-2 = Dein Panzer ist abgeschnitten. Schließ die Lücke.
hill218-lesson-infantry-3 = Zwei Aktionen, ein roter Panzer. Lass die eine Karte die andere unterstützen.

## Schwere Waffen

hill218-lesson-heavy = Schwere Waffen
hill218-lesson-heavy-about = Sie greifen über die vier Ecken an und brauchen dafür Unterstützung. Selbst unterstützen sie alle acht Felder ringsum.
hill218-lesson-heavy-do = Greif mit schweren Waffen oder mit ihrer Hilfe an
hill218-lesson-heavy-1 = Artillerie über Eck. Suche ein Feld, von dem aus sie schräg daneben steht.
hill218-lesson-heavy-2 = Darunter stehen schwere Waffen. Sie unterstützen einen Angriff auf diesen Panzer von jeder Seite.
hill218-lesson-heavy-3 = Erst die Unterstützung, dann der Angriff. Schwere Waffen auf (1, −1) reichen über Eck bis zu diesem Panzer.

## Spezialkräfte

hill218-lesson-special = Spezialkräfte
hill218-lesson-special-about = Sie bekommen Nachschub über Eck und kommen so am Hügel vorbei. Sie greifen nach den vier Seiten an, mit Unterstützung.
hill218-lesson-special-do = Setze die Spezialkräfte ein
hill218-lesson-special-1 = In einer Aktion neben den Hügel. Welche Karte kommt direkt von der Basis hierher?
hill218-lesson-special-2 = Deine Infanterie unterstützt einen Angriff auf diesen Panzer. Die Spezialkräfte kommen über Eck neben ihn.
hill218-lesson-special-3 = Die Fallschirmjäger sind abgeschnitten und unterstützen trotzdem. Greif diese Artillerie von unten an.

## Panzer

hill218-lesson-tank = Panzer
hill218-lesson-tank-about = Ein Panzer greift nach den vier Seiten an und braucht keine Unterstützung. Bei mehreren Zielen wählst du.
hill218-lesson-tank-do = Zerstöre die gezeigte rote Einheit mit einem Panzer
hill218-lesson-tank-1 = Keine Unterstützung nötig. Stelle den Panzer genau darunter.
hill218-lesson-tank-2 = Nimm die Artillerie. Von manchen Feldern hat der Panzer zwei Ziele: Wähle gut.
hill218-lesson-tank-3 = Ein roter Panzer vor der Tür. Schlag vom Feld neben deiner Basis zurück.

## Artillerie

hill218-lesson-artillery = Artillerie
hill218-lesson-artillery-about = Sie trifft das zweite Feld voraus, die beiden links und rechts davon und das dritte Feld voraus. Sie braucht keine Unterstützung, und nichts dazwischen hält sie auf.
hill218-lesson-artillery-do = Triff die gezeigte rote Einheit mit Artillerie
hill218-lesson-artillery-1 = Zwei Felder voraus. Von welchem Feld aus steht dieser Panzer genau zwei Felder voraus?
hill218-lesson-artillery-2 = Neben dem zweiten Feld voraus. Oder auf dem dritten: Es gibt mehr als einen Weg.
hill218-lesson-artillery-3 = Drei Felder voraus. Über alle Linien hinweg, weit nach hinten.

## Fallschirmjäger

hill218-lesson-para = Fallschirmjäger
hill218-lesson-para-about = Sie dürfen ohne Nachschub auf jedem leeren Feld im Umkreis landen, nur nicht auf dem Hügel und der gegnerischen Basis. Sie greifen an wie Infanterie.
hill218-lesson-para-do = Lande dort, wo es hilft
hill218-lesson-para-1 = Hinter den Linien. Dein Panzer unterstützt einen Angriff auf den roten.
hill218-lesson-para-2 = Eine Einheit landet, eine greift an. Die Fallschirmjäger unterstützen die Infanterie, oder umgekehrt.
hill218-lesson-para-3 = Deine Basis ist leer. Auch Fallschirmjäger können die Lücke schließen.

## Luftschläge

hill218-lesson-strikes = Luftschläge
hill218-lesson-strikes-about = Ein Luftschlag ist eine Aktion und zerstört eine beliebige gegnerische Einheit. Du hast zwei pro Partie: Heb sie für Wichtiges auf.
hill218-lesson-strikes-do = Setze den Luftschlag dort ein, wo es zählt
hill218-lesson-strikes-1 = Artillerie weit hinten. Keine deiner Einheiten erreicht sie.
hill218-lesson-strikes-2 = Ein Panzer im Weg. Räume das Feld, dann besetze es.
hill218-lesson-strikes-3 = Ein Schlag kann viele abschneiden. An welcher Einheit hängen alle anderen?

## Eine Kette durchtrennen

hill218-lesson-cutting = Eine Kette durchtrennen
hill218-lesson-cutting-about = Eine Einheit, deren Kette zur Basis gerissen ist, bleibt und unterstützt weiter, aber von ihr aus wird nichts mehr aufgestellt.
hill218-lesson-cutting-do = Schneide mindestens eine rote Einheit ab
hill218-lesson-cutting-1 = Suche das Kettenglied. Ein Luftschlag bricht jede Kette.
hill218-lesson-cutting-2 = Brich sie mit dem Panzer. Was hinter dieser Einheit liegt, ist abgeschnitten.
hill218-lesson-cutting-3 = Aus der Ferne. Die Artillerie wählt ein Glied dieser langen Kette.

## Die Basis stürmen

hill218-lesson-storming = Die Basis stürmen
hill218-lesson-storming-about = Eine Einheit, die auf der gegnerischen Basis aufgestellt wird, gewinnt sofort. Sie muss dort Nachschub haben, und die Basis muss leer sein.
hill218-lesson-storming-do = Gewinne, indem du die gegnerische Basis besetzt
hill218-lesson-storming-1 = Sie ist leer. Dein Panzer steht daneben und gibt Nachschub weiter.
hill218-lesson-storming-2 = Nur über Eck. Wer bekommt so Nachschub?
hill218-lesson-storming-3 = Sie wird verteidigt. Räume sie zuerst, dann besetze sie.

## Zählen

hill218-lesson-counting = Zählen
hill218-lesson-counting-about = Sind beide Decks leer und kann niemand mehr spielen, gewinnt die Seite mit mehr Einheiten im Spiel.
hill218-lesson-counting-do = Gewinne beim Auszählen
hill218-lesson-counting-1 = Zwei gegen zwei, und deine letzte Karte. Jedes Feld ist recht.
hill218-lesson-counting-2 = Keine Karte mehr, aber ein Luftschlag. Eine rote Einheit weniger entscheidet.
hill218-lesson-counting-3 = Zwei gegen drei. Eine Aktion, die eine Einheit bringt und eine nimmt, dreht das Ergebnis.
