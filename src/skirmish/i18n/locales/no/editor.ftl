### Stillingsredigeringen, og hva et nivå sier om en stilling.

page-edit-title = Rediger stilling
page-edit-other = Et annet spill
page-edit-undo = Angre
page-edit-redo = Gjør om
page-edit-clear = Tøm brettet
page-edit-hand = Flytt
page-edit-erase = Fjern
page-edit-left = { $count } igjen
page-edit-help = Dra en brikke fra en rad til brettet, eller trykk på den og så på en rute. { $faces ->
    [yes] Trykk på en brikke på brettet for å dreie den; dra den av brettet for å fjerne den.
   *[no] Dra den av brettet for å fjerne den.
}
page-edit-board = Brett
page-edit-text-only = Denne siden kan ikke redigere stillinger i dette spillet. Lim inn en stilling under.
page-edit-side = Hvem sin tur
page-edit-awaited = Neste steg
page-edit-cards = Hvilke kort
page-edit-less = { $what }: én færre
page-edit-more = { $what }: én til
page-edit-awaits = { $seat }: { $words }
page-edit-possible = Denne stillingen kan spilles
page-edit-impossible = Denne stillingen er umulig
page-edit-empty = Brettet er tomt
page-edit-empty-text = Sett brikker fra begge sider på det.
page-edit-unreadable = Denne teksten er ikke en stilling
page-edit-rule = Regel { $rule }
page-edit-fix-turn = Velg en tur som passer
page-edit-text = Stilling
page-edit-paste = lim inn en annen over den
page-edit-play = Spill herfra
page-edit-share = Del
page-edit-ask = Spør datamaskinen
page-edit-waits = Dette virker når stillingen er mulig. Kopiering virker alltid.
page-edit-over = Slaget er over: Det er ingenting å spille eller spørre om.
page-edit-asks = Datamaskinen trenger noen sekunder og sier hvor sikker den er.
page-edit-win = { $name } gir { $seat } { $win }{ "\u00A0" }% sjanse for å vinne.
page-edit-unasked = Ingen av nivåene kan vurdere stillinger i dette spillet.
