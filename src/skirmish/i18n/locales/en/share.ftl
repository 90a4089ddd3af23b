### Sharing a moment or a position.

page-share-moment = Share this moment
page-share-position = Share this position
page-share-link = Link
page-share-opens = Opens at this moment, with a preview picture in messaging apps.
page-share-opens-position = Opens this position, with a preview picture in messaging apps.
page-share-picture = Picture
page-share-png = PNG, a picture of the board for a message
page-share-drawing = Drawing
page-share-svg = SVG, sharp at any size
page-share-turn = Animation of this turn
page-share-match = Animation up to here
page-share-gif = GIF
page-share-gif-long = GIF, takes a few seconds
page-share-record = Record
page-share-text = the whole match as text
page-share-embed = Show it on another website
page-share-names = Players’ names are not included.
page-share-running = The match is still being played: the link shows what a spectator may see, up to this moment. Players’ names are not included.
page-share-open = { $title } on Skirmish
