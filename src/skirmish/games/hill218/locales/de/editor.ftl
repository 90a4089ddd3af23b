### Die Schlacht um Hügel 218 im Stellungseditor.

hill218-edit-awaited = { $awaited ->
    [play] spielt eine Karte
    [draw] zieht Karten
    [attack] greift an
    [won] hat gewonnen
    [drawn] unentschieden
    [deal] Vorbereitung: erste Karten
   *[return] Vorbereitung: Karten unters Deck
}
hill218-edit-plays = Aktionen übrig
hill218-edit-attacker = Wer angreift
hill218-edit-space = { SPACE($at) }
hill218-edit-hand = Auf der Hand
hill218-edit-deck = Im Deck
hill218-edit-strikes = Luftschläge
hill218-edit-fix-unit = Einheit auf { SPACE($at) } wegnehmen
hill218-edit-fix-card = Eine Karte wegnehmen
