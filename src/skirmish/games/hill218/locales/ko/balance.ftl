### The Battle for Hill 218: what a balance study counts.

hill218-balance-ends = 적 기지에 부대를 배치하면 바로 이겨요(H-6.1). 그렇지 않으면 더 할 것이 없을 때 전장에 있는 부대를 세요(H-6.2).
hill218-balance-kinds = 종류마다 한쪽이 한 게임에서 몇이나 배치하는지, 그리고 배치한 부대 100개 가운데 몇 개가 곧바로 부대를 파괴하고, 끝까지 전장에 남고, 적 기지를 차지하는지예요.
hill218-balance-worth-drawn = 뽑은 카드에서 ‘하나 더’는 보병 대신 이 카드라는 뜻이에요. 되돌린 두 장을 빼면 카드는 우연히 나오므로 이것은 카드 자체의 힘이에요. 남은 것이나 전장에 있는 것은 누가 이미 앞서고 있었는지도 말해 줘요.
hill218-balance-head = { $head ->
    [deployed] 배치
    [destroys] 파괴 %
    [survives] 생존 %
   *[base-taken] 기지 차지 %
}
hill218-balance-end = { $end ->
    [base] 적 기지 차지
    [more-units] 더 많은 부대
   *[equal-units] 부대 수 같음(무승부)
}
hill218-balance-thing = { $place ->
    [strike] 쓰지 않은 공습
    [turn] 자기 차례
   *[none] { word-hill218-kind }
}
hill218-balance-question = { $question ->
    [in-play] 하나 더 전장에 있을 때
   *[drawn] 보병 대신 뽑았을 때
}
hill218-balance-map = { $map ->
    [infantry] 보병 배치
    [heavy] 중화기 배치
    [special] 특수 부대 배치
    [tank] 전차 배치
    [artillery] 포병 배치
    [para] 공수 부대 배치
    [destroyed] 부대가 파괴되는 곳
   *[strike] 공습이 떨어지는 곳
}
hill218-balance-legend = ▲ 고지, ○ 내 기지, □ 적 기지.
