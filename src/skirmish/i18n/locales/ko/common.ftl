## 모든 파일이 함께 쓰는 낱말과 틀. word-로 시작하는 것은 한국어에만 필요한 문장 조각이에요.
## 조사는 바뀌는 낱말 뒤에 바로 붙이지 않거나, 낱말과 함께 골라요.

seat = { $seat ->
    [south] 남쪽
   *[north] 북쪽
}
island-seat = { seat }
hill218-seat = { $seat ->
    [south] 남군
   *[north] 북군
}

rule = 규칙 { $rule }.
place-line = { $line }번째 줄: { $text }
place-token = { $number }번째 기호, { $line }번째 줄: { $text }

word-kind = { $kind ->
    [soldier] 병사
    [jeep] 지프
    [tank] 전차
    [infantry] 보병
    [heavy] 중화기
    [special] 특수 부대
    [artillery] 포병
    [para] 공수 부대
   *[unknown] 모르는 카드
}
# 이/가, 은/는, 을/를.
word-kind-i = { $kind ->
    [infantry] 보병이
    [artillery] 포병이
   *[other] { word-kind }가
}
word-kind-eun = { $kind ->
    [infantry] 보병은
    [artillery] 포병은
   *[other] { word-kind }는
}
word-kind-eul = { $kind ->
    [infantry] 보병을
    [artillery] 포병을
   *[other] { word-kind }를
}
