### Battle for the Island: what a balance study counts.

island-balance-ends = 승부를 가른 말이 무엇 때문에 사라졌는지예요. 사격에는 십자포화도 들어가요. 벌칙은 움직일 수 있는 말이 없거나(I-3.7) 들어올 수 있는 말이 없을 때(I-3.9) 상대가 말 하나를 골라 치우는 것이에요. 조용한 차례가 120번 이어지면 무승부예요(I-7.3).
island-balance-kinds = 종류마다 한쪽이 한 게임에서 무엇 때문에 몇이나 잃는지, 끝에 몇이나 남는지, 그 종류가 사격으로 적을 몇이나 없애는지예요.
island-balance-head = { $head ->
    [shot] 사격
    [crossfire] 십자포화
    [blast] 폭발
    [penalty] 벌칙
    [pad-penalty] 수송 패드 벌칙
    [left-over] 남음
   *[takes] 없앰
}
island-balance-end = { $end ->
    [shot] 사격
    [blast] 폭발
    [penalty] 벌칙
    [pad-penalty] 수송 패드 벌칙
    [both] 양쪽이 한꺼번에(무승부)
   *[quiet] 조용한 차례(무승부)
}
island-balance-thing = { $place ->
    [island] 섬 위의 { word-island-kind }
    [pad] 수송 패드 위의 { word-island-kind }
    [turn] 자기 차례
   *[none] { word-island-kind }
}
island-balance-question = 하나 더 남았을 때
island-balance-map = { $map ->
    [stand] 말이 서 있는 곳
    [lost] 말을 잃는 곳
    [shoot] 쏘는 곳
   *[block] 이긴 쪽이 장애물을 놓는 곳
}
