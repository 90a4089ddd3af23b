### Einen Moment oder eine Stellung teilen.

page-share-moment = Diesen Moment teilen
page-share-position = Diese Stellung teilen
page-share-link = Link
page-share-opens = Öffnet genau diesen Moment, mit Vorschaubild in Nachrichten.
page-share-opens-position = Öffnet diese Stellung, mit Vorschaubild in Nachrichten.
page-share-picture = Bild
page-share-png = PNG, ein Bild des Bretts für eine Nachricht
page-share-drawing = Zeichnung
page-share-svg = SVG, scharf in jeder Größe
page-share-turn = Animation dieses Zugs
page-share-match = Animation bis hierher
page-share-gif = GIF
page-share-gif-long = GIF, dauert einige Sekunden
page-share-record = Aufzeichnung
page-share-text = die ganze Partie als Text
page-share-embed = Auf einer anderen Website zeigen
page-share-names = Spielernamen sind nicht dabei.
page-share-running = Die Partie läuft noch: Der Link zeigt bis zu diesem Moment, was Zuschauer sehen dürfen. Spielernamen sind nicht dabei.
page-share-open = { $title } auf Skirmish
