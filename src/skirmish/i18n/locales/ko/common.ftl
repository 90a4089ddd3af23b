## 모든 파일이 함께 쓰는 낱말과 틀. word-로 시작하는 것은 한국어에만 필요한 문장 조각이에요.
## 조사는 바뀌는 낱말 뒤에 바로 붙이지 않거나, 낱말과 함께 골라요.

seat = { $seat ->
    [south] 남군
   *[north] 북군
}
# 주어가 없는 줄은 읽는 사람이 한 일이에요. 남의 일에는 이름을 앞에 적어요.
word-who = { $who ->
    [you] {""}
   *[other] { $name }:{" "}
}
word-foe = { $foe ->
    [you] {""}
   *[other] { $foe-name }:{" "}
}
# 잃은 것이 누구 것인지: 남의 것은 이름 뒤에, 내 것은 ‘내’로.
word-who-my = { $who ->
    [you] 내{" "}
   *[other] {""}
}
word-foe-my = { $foe ->
    [you] 내{" "}
   *[other] {""}
}
word-wins = { $who ->
    [you] 내가 이겼어요
   *[other] { $name } 승리
}

rule = 규칙 { $rule }.
place-line = { $line }번째 줄: { $text }
place-token = { $line }번째 줄, { $number }번째 기호: { $text }

text-south = 남군
text-north = 북군
text-line = { $text }
