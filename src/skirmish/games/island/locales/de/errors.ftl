### Battle for the Island: tokens and positions that cannot be read.

island-error-another-block-first = { $token } kann noch nicht geschehen: Zuerst wird der Block auf { $square } umgedreht.
island-error-no-such-block-left = { $token } kann nicht geschehen: Es ist kein { $kind ->
    [live] scharfer
   *[safe] harmloser
} Block mehr übrig.
island-error-no-position = { $awaited ->
    [turn-over] Solange Blöcke umgedreht werden, lässt sich keine Stellung aufschreiben.
   *[set-up] Während des Aufbaus lässt sich keine Stellung aufschreiben.
}
island-error-bad-position-fields = Eine Stellung hat fünf Teile mit je einem Leerzeichen dazwischen. Gefunden: „{ $found }“.
island-error-bad-position-variant = Die Stellung nennt eine Variante, die es nicht gibt: „{ $found }“.
island-error-bad-position-rows = Die Insel braucht 12 Reihen, getrennt durch /, und hat hier { $rows }.
island-error-bad-position-row = Reihe { $row } ist ungültig: „{ $found }“. Eine Reihe hat genau 12 Felder, und leere Felder nebeneinander schreibt man als eine Zahl.
island-error-bad-position-block-line = Die Blöcke auf { $found } und { $other } liegen in derselben Reihe oder Spalte.
island-error-bad-position-no-pads = In der Variante { $variant } gibt es keine Plattformen. Schreib - statt „{ $found }“.
island-error-bad-position-pads = Ungültige Plattformen: „{ $found }“. Schreib sie so: c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = Ungültige Blöcke: „{ $found }“. Schreib erst scharfe, dann harmlose: 6/4.
island-error-bad-position-block-kinds = { $found } sind zu viele Blöcke: In der Variante { $variant } sind es { $live } scharfe und { $safe } harmlose.
island-error-bad-position-block-count = { $found } passt nicht zur Insel, auf der { $blocks ->
    [0] kein Block verdeckt liegt
    [one] ein Block verdeckt liegt
   *[other] { $blocks } Blöcke verdeckt liegen
}.
island-error-bad-position-mover = Auf { $at } steht keine Figur von { seat }, also kann dort keine ziehen.
island-error-bad-position-no-pad-turn = Die Variante { $variant } hat keine Plattformen, also kann dort nichts geschehen.
island-error-bad-position-enter = Eine Figur kommt nur auf die Insel, wenn { seat } dort keine hat und eine von der Plattform kommen kann.
island-error-bad-position-remove-from-pad = Von der Plattform wird nur genommen, wenn { seat } keine Figur auf der Insel hat und keine kommen kann.
island-error-bad-position-remove = { seat } könnte jeden Wurf nutzen, also wird keine Figur weggenommen.
island-error-bad-position-too-many-blocks = { $blocks } Blöcke sind zu viele (höchstens { $most }).
island-error-bad-position-too-many = { seat } hat zu viele: { $number } × { word-island-kind }, höchstens { $most } sind möglich.
island-error-bad-position-too-many-in-all = { seat } hat insgesamt { $number } Figuren, höchstens { $most } sind möglich.
island-error-bad-position-beaten = { seat } ist schon besiegt. Die Partie ist also vorbei, und niemand ist am Zug.
