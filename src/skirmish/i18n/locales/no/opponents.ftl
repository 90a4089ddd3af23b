### Motstanderne: hva de heter, og hvordan de spiller. Gjelder begge spillene.

opponent-random = Tilfeldig
opponent-random-plays = Spiller hva som helst som er lov.
opponent-greedy = Grådig
opponent-greedy-plays = Tar det som ser best ut akkurat nå, og glemmer alt annet.
opponent-recruit = Rekrutt
opponent-recruit-plays = Ser på det som er der etter sitt eget trekk, og ikke lenger.
opponent-corporal = Korporal
opponent-corporal-plays = Ser også hva den kan gjøre rett etterpå.
opponent-sergeant = Sersjant
opponent-sergeant-plays = Vurderer også hva stillingen er god for i turene som kommer.
opponent-captain = Kaptein
opponent-captain-plays = Ser også hva den andre siden kan gjøre i sin neste tur.
opponent-general = General
opponent-general-plays = Tenker i opptil et sekund på hver avgjørelse, så langt fram den kan.
