### Condividere un momento o una posizione.

page-share-moment = Condividi questo momento
page-share-position = Condividi questa posizione
page-share-link = Link
page-share-opens = Si apre a questo momento, con un’anteprima nei messaggi.
page-share-opens-position = Apre questa posizione, con un’anteprima nei messaggi.
page-share-picture = Immagine
page-share-png = PNG, un’immagine del tabellone per un messaggio
page-share-drawing = Disegno
page-share-svg = SVG, nitido a ogni dimensione
page-share-turn = Animazione di questo turno
page-share-match = Animazione fin qui
page-share-gif = GIF
page-share-gif-long = GIF, richiede qualche secondo
page-share-record = Registrazione
page-share-text = tutta la partita in formato testo
page-share-embed = Mostra su un altro sito
page-share-names = I nomi dei giocatori non sono inclusi.
page-share-running = La partita è ancora in corso: il link mostra quello che vede uno spettatore, fino a questo momento. I nomi dei giocatori non sono inclusi.
page-share-open = { $title } su Skirmish
