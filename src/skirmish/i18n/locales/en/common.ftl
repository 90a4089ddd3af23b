## Words and frames that every file uses. Ids that begin with word- are this language's own parts of sentences.

seat = { $seat ->
    [south] South
   *[north] North
}
word-who = { $who ->
    [you] You
   *[other] { $name }
}
word-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
word-foe = { $foe ->
    [you] you
   *[other] { $foe-name }
}
word-foe-start = { $foe ->
    [you] You
   *[other] { $foe-name }
}

# After the reason: the rule that says so.
rule = Rule { $rule }.

# Where in a record file something is wrong.
place-line = Line { $line }: { $text }
place-token = Token { $number }, line { $line }: { $text }


word-own = { seat }’s
text-south = South
text-north = North
text-line = { $text }
