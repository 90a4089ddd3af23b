### Motstanderne: hva de heter, og hvordan de spiller. Gjelder begge spillene.

opponent-random = Tilfeldig
opponent-random-plays = Spiller hva som helst som er lov.
opponent-greedy = Grådig
opponent-greedy-plays = Tar det som ser best ut akkurat nå, og glemmer alt annet.
opponent-recruit = Rekrutt
opponent-recruit-plays = Teller hvem som er igjen etter sitt eget trekk, og ser ikke lenger.
opponent-corporal = Korporal
opponent-corporal-plays = Ser også hva dens egen side kan gjøre siden.
opponent-sergeant = Sersjant
opponent-sergeant-plays = Ser også noen av farene som kommer fra den andre siden.
opponent-captain = Kaptein
opponent-captain-plays = Ser hva den andre siden kan gjøre i hele sin neste tur.
opponent-general = General
opponent-general-plays = Tenker i opptil et sekund på hver avgjørelse, så langt fram den kan.
