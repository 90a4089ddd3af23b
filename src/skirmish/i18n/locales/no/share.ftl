### Dele et øyeblikk eller en stilling.

page-share-moment = Del dette øyeblikket
page-share-position = Del denne stillingen
page-share-link = Lenke
page-share-opens = Åpner akkurat dette øyeblikket, med forhåndsvisning i meldingsapper.
page-share-opens-position = Åpner denne stillingen, med forhåndsvisning i meldingsapper.
page-share-picture = Bilde
page-share-png = PNG, et bilde av brettet til meldinger
page-share-drawing = Tegning
page-share-svg = SVG, skarp i alle størrelser
page-share-turn = Animasjon av denne turen
page-share-match = Animasjon fram til hit
page-share-gif = GIF
page-share-gif-long = GIF, tar noen sekunder
page-share-record = Lagret spill
page-share-text = hele spillet som tekst
page-share-embed = Vis på et annet nettsted
page-share-names = Navnene på spillerne er ikke med.
page-share-running = Spillet pågår fortsatt: Lenken viser det en tilskuer kan se, fram til dette øyeblikket. Navnene på spillerne er ikke med.
page-share-open = { $title } på Skirmish
