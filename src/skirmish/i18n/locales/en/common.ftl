## Words and frames that every file uses. Ids that begin with word- are this language's own parts of sentences.

seat = { $seat ->
    [south] South
   *[north] North
}
island-seat = { seat }
hill218-seat = { seat }

# After the reason: the rule that says so.
rule = Rule { $rule }.


# Where in a record file something is wrong.
place-line = Line { $line }: { $text }
place-token = Token { $number }, line { $line }: { $text }

word-result = { $result ->
    [south] South
   *[north] North
}

word-kind = { $kind ->
    [soldier] soldier
    [jeep] jeep
    [tank] tank
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown card
}
# For counting: "3 soldiers", "2 cards of infantry" is left to the sentence.
word-kinds = { $kind ->
    [soldier] soldiers
    [jeep] jeeps
    [tank] tanks
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown cards
}
