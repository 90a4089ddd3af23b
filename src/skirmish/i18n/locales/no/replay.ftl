### Avspilling: øyeblikk, synsvinkler, prøvde fortsettelser, spillene i en fil.

replay-turn-of = Tur { $turn } av { $turns }
replay-decision-of = avgjørelse { $decision } av { $decisions }
replay-turns = { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
replay-set-up = Klargjøring
replay-stride = Steg
replay-by-turn = Per tur
replay-by-decision = Per avgjørelse
replay-speed = Hastighet
replay-view = Sett fra
replay-view-watch = Tilskuer
replay-view-open = Alt åpent
replay-loss-before = Forrige tap
replay-loss-next = Neste tap
replay-try = Prøv en fortsettelse
replay-before-turn = Begynn før denne turen
replay-trying = Du prøver en fortsettelse. Ingenting av dette blir lagret.
replay-chance = Hva blir utfallet?
replay-at-random = La det være tilfeldig
replay-take-back = Angre
replay-return = Tilbake til avspillingen
replay-line = Fortsettelsen så langt
replay-games = { $count } spill i denne filen
replay-other-games = Andre spill
