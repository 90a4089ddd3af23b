### Motstanderne: hva de heter, og hvordan de spiller. Gjelder begge spillene.

opponent-random = Tilfeldig
opponent-random-plays = Spiller et tilfeldig lovlig trekk.
opponent-greedy = Grådig
opponent-greedy-plays = Tar det som ser best ut akkurat nå.
opponent-recruit = Rekrutt
opponent-recruit-plays = Ser bare hvordan det står rett etter sitt eget trekk, og vurderer det grovt.
opponent-corporal = Korporal
opponent-corporal-plays = Vurderer stillingen etter sitt eget trekk, men overser mye.
opponent-sergeant = Sersjant
opponent-sergeant-plays = Vurderer hele brettet, også hva som kan treffe den.
opponent-captain = Kaptein
opponent-captain-plays = Ser en tur eller to framover.
opponent-general = General
opponent-general-plays = Tenker i opptil et sekund på hver avgjørelse, så langt fram den kan.
