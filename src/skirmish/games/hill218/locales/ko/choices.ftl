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

hill218-hand-over = { $seat } 차례예요. 화면을 넘겨주세요. 다른 카드는 가려져 있어요.
hill218-hand-over-enter = { $seat }: 내 카드를 보려면 { $letter } 입력 후 Enter를 누르세요.

## 명령 도움말의 예

hill218-example-play-1 = 친구와 한 화면에서 218 고지 전투를 해요
hill218-example-play-2 = 가장 약한 단계와 218 고지 전투를 해요
hill218-example-opponents-1 = 한 게임만, 이탈리아어로 보여 줘요
hill218-example-legal-1 = 첫 차례이고 상대 손패는 비공개예요
hill218-example-next-1 = 여러 질문을 한 줄에 하나씩 해요
hill218-example-show-1 = 국면 하나. 어느 게임인지는 알아서 알아봐요
hill218-example-simulate-1 = 초보자 방식 한 게임, 남군이 먼저예요
hill218-example-arena-1 = 세 상대, 그중 둘은 같은 상대에 이름만 달라요. 기록을 모두 저장해요
hill218-example-balance-1 = 모두 저장하고, 한꺼번에 두 게임씩
hill218-example-bot-1 = 그 상대와 한 게임
