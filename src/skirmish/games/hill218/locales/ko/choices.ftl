## 결정 목록의 제목

hill218-choice-deploy = { $kind ->
    [infantry] 보병
    [heavy] 중화기
    [special] 특수 부대
    [tank] 전차
    [artillery] 포병
   *[para] 공수 부대
} 배치하기:
hill218-choice-attack = 공격하기:
hill218-choice-strike = 공습:
hill218-choice-return = 더미 밑에 되돌리기, 마지막 것이 맨 아래:
hill218-choice-pass = 패스하기:
