### Motstanderne: hva de heter, og hvordan de spiller. Gjelder begge spillene.

opponent-random = Tilfeldig
opponent-random-plays = Spiller hva som helst som er lov.
opponent-greedy = Grådig
opponent-greedy-plays = Tar det som ser best ut akkurat nå, og glemmer alt annet.
opponent-recruit = Rekrutt
opponent-recruit-plays = Ser på det som er der etter sitt eget trekk, og bare grovt.
opponent-corporal = Korporal
opponent-corporal-plays = Vurderer mindre grovt.
opponent-sergeant = Sersjant
opponent-sergeant-plays = Vurderer alt som er i spill, også hva som kan treffe den.
opponent-captain = Kaptein
opponent-captain-plays = Ser også en tur eller to framover.
opponent-general = General
opponent-general-plays = Tenker i opptil et sekund på hver avgjørelse, så langt fram den kan.
