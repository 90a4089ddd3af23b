## The headings above decisions in a list

hill218-choice-deploy = Deploy { $kind ->
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [tank] a tank
    [artillery] artillery
   *[para] paratroopers
}:
hill218-choice-attack = Attack:
hill218-choice-strike = Air strike:
hill218-choice-return = Put at the bottom of the deck, the last one lowest:
hill218-choice-pass = Pass:

hill218-hand-over = { $seat } is next. Hand over the screen; the other hand is covered.
hill218-hand-over-enter = { $seat }: type { $letter } and press Enter to see your cards.

## The examples in the commands' help

hill218-example-play-1 = two players on one screen
hill218-example-play-2 = play against the weakest level
hill218-example-opponents-1 = one game, in Italian
hill218-example-legal-1 = the first turn, the opponent’s hand unknown
hill218-example-next-1 = many questions, one per line
hill218-example-show-1 = a position; the game is recognized
hill218-example-simulate-1 = one beginner’s game, South first
hill218-example-arena-1 = three agents, two of them the same under different names; keep all records
hill218-example-balance-1 = save everything, two games at a time
hill218-example-bot-1 = one game against it
