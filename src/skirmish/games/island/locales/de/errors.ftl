### Battle for the Island: tokens and positions that cannot be read.

island-error-unknown-war = Einen Krieg namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
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
island-error-bad-position-row = Reihe { $row } ist ungültig: „{ $found }“. Eine Reihe hat genau 12 Felder, und leere Felder nebeneinander sind eine Zahl.
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
island-error-bad-position-turn-unfit = „{ $found }“ passt nicht zu dem, was auf dem Brett steht.
island-error-bad-position-too-many = { seat } hat zu viele: { $number } × { word-island-kind }, höchstens { $most } sind möglich.
island-error-bad-position-too-many-in-all = { seat } hat insgesamt { $number } Figuren, höchstens { $most } sind möglich.
island-error-bad-position-beaten = { seat } ist schon besiegt, „{ $found }“ ist also nicht möglich.
