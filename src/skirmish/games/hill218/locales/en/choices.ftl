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
hill218-choice-return = Put under the deck, the last one lowest:
hill218-choice-pass = Pass:
