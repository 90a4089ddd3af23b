### 218 고지 전투: 안 되는 까닭, 일어난 일, 할 일, 끝.

hill218-seat = { $seat ->
    [south] 남군
   *[north] 북군
}
word-hill218-kind = { $kind ->
    [tank] 전차
    [infantry] 보병
    [heavy] 중화기
    [special] 특수 부대
    [artillery] 포병
    [para] 공수 부대
   *[unknown] 비공개 카드
}
# 이/가, 은/는, 을/를.
word-hill218-kind-i = { $kind ->
    [infantry] 보병이
    [artillery] 포병이
   *[other] { word-hill218-kind }가
}
word-hill218-kind-eun = { $kind ->
    [infantry] 보병은
    [artillery] 포병은
   *[other] { word-hill218-kind }는
}
word-hill218-kind-eul = { $kind ->
    [infantry] 보병을
    [artillery] 포병을
   *[other] { word-hill218-kind }를
}
### 이름 뒤에는 조사 대신 쌍점을 써요. 보병과 포병은 받침이 있고 나머지 부대는 없어요.

hill218-title = 218 고지 전투
hill218-aim = 내 부대가 적 기지에 들어가면 이겨요. 더 할 수 있는 행동이 없을 때는 전장에 부대가 더 많은 쪽이 이겨요.
hill218-letters = I 보병, H 중화기, S 특수 부대, T 전차, A 포병, P 공수 부대

word-victim-i = { $victim ->
    [infantry] 보병이
    [heavy] 중화기가
    [special] 특수 부대가
    [tank] 전차가
    [artillery] 포병이
   *[para] 공수 부대가
}

## 왜 안 되나요

hill218-refusal-battle-over = 게임이 끝났어요. 더 할 수 있는 것이 없어요.
hill218-refusal-chance-awaited = { $awaited ->
    [deal] 먼저 첫 손패를 뽑아요.
   *[draw] 먼저 카드를 뽑아요.
}
hill218-refusal-not-your-turn = 지금은 상대 차례예요.
hill218-refusal-not-now = 지금은 그렇게 할 수 없어요. { $awaited ->
    [return] 더미 밑에 되돌릴 카드를 고르세요.
   *[play] 부대를 배치하거나 공습을 쓰세요.
}
hill218-refusal-attack-first = { SPACE($unit) } 칸의 { word-hill218-kind-i } 공격할 목표가 있으니 먼저 공격해야 해요.
hill218-refusal-on-hill = 고지에는 어떤 부대도 올라갈 수 없어요. { word-hill218-kind-eun } 다른 칸에 배치하세요.
hill218-refusal-occupied = { SPACE($at) } 칸은 비어 있지 않아요. { $own ->
    [yes] 내
   *[no] 상대의
} { word-hill218-kind-i } 있어요.
hill218-refusal-base-first = 내 기지가 비어 있어서 { SPACE($at) } 칸에서는 { word-hill218-kind-i } 보급을 받지 못해요. 먼저 기지인 { SPACE($base) } 칸에 부대를 배치하세요.
hill218-refusal-not-supplied = { SPACE($at) } 칸에서는 { word-hill218-kind-i } 보급을 받지 못해요. 거기서 내 기지까지 보급이 이어지지 않아요.
hill218-refusal-enemy-base = 적 기지인 { SPACE($at) } 칸에는 그 칸에서 보급을 받을 때만 { word-hill218-kind-i } 내려갈 수 있어요.
hill218-refusal-outside-rectangle = { SPACE($at) } 칸은 { word-hill218-kind-i } 내려가기에 너무 멀어요. ({ $west },{ "\u00A0" }{ $south }) 칸부터 ({ $east },{ "\u00A0" }{ $north }) 칸까지 내려갈 수 있어요.
hill218-refusal-no-strike-left = 공습을 다 썼어요.
hill218-refusal-out-of-range = { SPACE($unit) } 칸에 있는 { word-hill218-kind }의 공격은 { SPACE($at) } 칸에 닿지 않아요.
hill218-refusal-not-supported = { SPACE($unit) } 칸의 { word-hill218-kind-i } { SPACE($at) } 칸을 공격하려면 지원이 필요한데, 그 칸을 지원하는 다른 내 부대가 없어요.
hill218-refusal-target-hill = 고지는 공격할 수 없어요. 적 부대를 고르세요.
hill218-refusal-target-own = { SPACE($at) } 칸에는 내 { word-hill218-kind-i } 있어요. 적 부대를 고르세요.
hill218-refusal-target-empty = { SPACE($at) } 칸에는 부대가 없어요. 적 부대를 고르세요.
hill218-refusal-not-in-hand = { $held ->
    [0] 손패에 { word-hill218-kind-i } 없어요.
   *[other] { word-hill218-kind-i } { $wanted }장 필요한데 손패에는 { $held }장 있어요.
}
hill218-refusal-none-left = { word-hill218-kind } { $count }장이 모두 어디 있는지 이미 드러나 있어서, 한 장 더 있을 수는 없어요.
hill218-refusal-must-play = 아직 할 수 있는 행동이 있으니 꼭 해야 해요. 예: { $token }.
hill218-refusal-wrong-count = 더미 밑에는 딱 { $count }장을 되돌려요. 고른 것은 { $given }장이에요.

## 무슨 일이 있었나요

hill218-cards-each = { $word ->
    [infantry] 보병
    [heavy] 중화기
    [special] 특수 부대
    [tank] 전차
    [artillery] 포병
    [para] 공수 부대
   *[unknown] 비공개 카드
}
hill218-spaces-each = { SPACE($word) }
hill218-event-drawn = { word-who }{ $cards ->
    [unknown] 카드 { $cards-count }장을 뽑았어요.
   *[known] 카드를 뽑았어요: { $cards }.
}
hill218-event-returned = { word-who }{ $cards ->
    [unknown] 카드 { $cards-count }장을 더미 밑에 되돌렸어요.
   *[known] 카드를 더미 밑에 되돌렸어요. 마지막 카드가 맨 밑이에요: { $cards }.
}
hill218-event-turn-began = { $who ->
    [you] 내
   *[other] { $name }
} 차례예요(행동 { $plays }번).
hill218-event-deployed = { word-who }{ word-hill218-kind-eul } { SPACE($at) } 칸에 배치했어요.
hill218-event-attacked = { word-who }{ SPACE($unit) } 칸의 { $kind ->
    [infantry] 보병으로
    [artillery] 포병으로
   *[other] { word-hill218-kind }로
} 공격했어요. { word-foe }{ SPACE($at) } 칸의 { word-foe-my }{ word-victim-i } 파괴됐어요.
hill218-event-strike = { word-who }공습을 썼어요. { word-foe }{ SPACE($at) } 칸의 { word-foe-my }{ word-victim-i } 파괴됐어요. { $left ->
    [0] 남은 공습이 없어요.
   *[other] 공습이 { $left }번 남았어요.
}
hill218-event-cut-off = { word-who }{ word-who-my }부대 { $spaces-count }개가 고립됐어요: { $spaces }.
hill218-event-supplied = 다시 보급을 받는 부대: { $spaces }.
hill218-event-passed = { word-who }할 수 있는 행동이 없어 패스했어요.
hill218-event-ended = { $how ->
    [base] { hill218-over-base }
    [more-units] { hill218-over-more-units }
   *[equal-units] { hill218-over-equal-units }
}

## 무엇을 할까요

hill218-prompt-deal = 첫 손패를 뽑아요.
hill218-prompt-return = 더미 밑에 되돌릴 카드 { $count }장을 고르세요. 마지막 카드가 맨 밑이에요.
hill218-prompt-draw = 카드를 뽑아요.
hill218-prompt-play = 부대를 배치하거나 공습을 쓰세요. { $plays ->
    [1] 이번 차례에 행동이 1번 남았어요.
   *[other] 행동이 { $plays }번 남았어요.
}
hill218-prompt-attack = { SPACE($unit) } 칸에 있는 { word-hill218-kind }의 목표를 고르세요.{ $plays ->
    [0] {""}
   *[other] {" "}그다음에 행동이 { $plays }번 더 있어요.
}
hill218-short-play = 부대 배치 또는 공습
hill218-asked-play = { $can ->
    [deploy] 부대를 배치하세요.
    [strike] 공습을 쓰세요.
   *[pass] 배치할 수 있는 부대도, 공습할 목표도 없어요.
} { $plays ->
    [1] 이번 차례에 행동이 1번 남았어요.
   *[other] 행동이 { $plays }번 남았어요.
}

## 왜 안 되는지(적을 기호가 없을 때), 그리고 할 수 있다는 것

hill218-why-attacks-once = 부대는 배치될 때 한 번만 공격하고, 그다음에는 그 자리에 머물러요. { SPACE($unit) } 칸의 부대도 그래요.
hill218-why-no-enemy = { $lost ->
    [0] 아직
   *[other] 지금은
} 전장에 적 부대가 없어서 공습을 쓸 곳이 없어요.
hill218-why-nothing-in-hand = 손패에 배치할 카드가 없어요.
hill218-why-none-supplied = { SPACE($at) } 칸에서는 손패의 어느 카드도 보급을 받지 못해요. 거기서 내 기지까지 보급이 이어지지 않아요.
hill218-why-card-goes = { $more ->
    [0] 배치할 수 있는 칸: { $spaces }.
   *[other] 배치할 수 있는 칸이 { $count }개 있어요. 예: { $spaces }.
}
hill218-why-cards-fit = { SPACE($at) } 칸에 배치할 수 있는 카드: { $cards }.
hill218-why-strike-reaches = 공습으로 어느 적 부대든 파괴할 수 있어요: { $units }.
hill218-can = { $what ->
    [return] 이 카드들을 더미 밑에 되돌릴 수 있어요: { $cards }.
    [deploy] { SPACE($at) } 칸에 { word-hill218-kind-eul } 배치할 수 있어요.
    [attack] { SPACE($at) } 칸을 공격할 수 있어요.
    [strike] { SPACE($at) } 칸에 공습을 쓸 수 있어요.
   *[pass] 패스할 수 있어요.
}
hill218-suggest = { $what ->
    [return] 더미 밑에 되돌리세요: { $cards }.
    [deploy] { SPACE($at) } 칸에 { word-hill218-kind-eul } 배치하세요.
    [attack] { SPACE($at) } 칸의 { word-hill218-kind-eul } 공격하세요.
    [strike] { SPACE($at) } 칸의 { word-hill218-kind-eul } 공습하세요.
   *[pass] 패스하세요.
}

## 어떻게 끝났나요

hill218-units-in-play = 전장에 있는 부대: 남군 { $south }, 북군 { $north }.
hill218-over-war = { $result ->
    [draw] 전쟁은 무승부예요.
   *[other] 전쟁이 끝났어요. { word-wins }.
}
hill218-over-base = { $foe ->
    [you] 상대가 내 기지에 들어왔어요. { word-wins }.
   *[other] { word-who }적 기지에 들어가 이겼어요.
}
hill218-over-more-units = 더 할 수 있는 행동이 없어요. { word-who }전장에 { word-who-my }부대가 더 많아 이겼어요.
hill218-over-equal-units = 더 할 수 있는 행동이 없어요. 전장에 있는 부대 수가 같아서 무승부예요.
hill218-over-resignation = { word-foe }기권했어요. { word-wins }.
hill218-over-agreement = 양쪽이 무승부에 합의했어요.
hill218-over-time = { word-foe }{ word-foe-my }시간이 다 됐어요. { word-wins }.
hill218-over-adjudication = 서버 운영자가 게임을 끝냈어요. { $result ->
    [draw] 무승부예요.
   *[other] { word-wins }.
}
hill218-over-settled = { $result ->
    [draw] 게임이 무승부로 끝났어요.
   *[other] 게임이 끝났어요. { word-wins }.
}

## 도움이 되는 것, 위험, 결정의 이유

hill218-help-spaces = 이 카드를 놓을 수 있는 곳: { $spaces }.
hill218-help-cards = 배치할 수 있는 카드: { $cards }.
hill218-help-targets = 목표로 고를 수 있는 칸: { $units }.
hill218-danger-base = { $plays ->
    [1] 상대가 다음 차례에 행동 한 번으로 내 기지에 들어와 이길 수 있어요.
   *[other] 상대가 다음 차례에 행동 두 번으로 내 기지에 들어와 이길 수 있어요.
}
hill218-units-each = { SPACE($word) }
hill218-danger-units = { $units } 칸의 내 { $units-count ->
    [1] 부대를
   *[other] 부대 가운데 하나를
} 한 장으로 파괴할 수 있는 카드: { $cards }.
hill218-danger-strike = 공습은 내 부대 가운데 어느 것이든 하나를 파괴할 수 있어요. 상대에게 남은 공습: { $strikes }번.
hill218-inspect-supply = { $how ->
    [base] 기지를 지키고 다른 부대에 보급해요.
    [fed] { SPACE($from) } 칸에서 보급을 받아요.
   *[cut] 보급이 끊겼어요.
}
hill218-inspect-hit = { $strikes ->
    [0] { $cards-count ->
        [0] 다음 차례에 카드 한 장으로는 파괴할 수 없어요.
       *[other] 다음 차례에 행동 한 번으로 파괴할 수 있는 카드: { $cards }.
    }
   *[other] { $cards-count ->
        [0] 다음 차례에 행동 한 번으로는 공습만 파괴할 수 있어요.
       *[other] 다음 차례에 행동 한 번, 곧 공습이나 다음 카드로 파괴할 수 있어요: { $cards }.
    }
}
hill218-because = { $what ->
    [destroys] { SPACE($at) } 칸의 부대를 파괴해요.
   *[cuts] { SPACE($at) } 칸의 부대를 고립시켜요.
}
hill218-because-base = { $plays ->
    [0] 상대가 내 기지에 들어오지 못하게 해요.
   *[other] 그러면 상대가 내 기지에 들어오는 데 행동이 두 번 필요해요.
}
hill218-because-near = 거기서 내 보급이 적 기지까지 닿아요.
hill218-because-enter = { $when ->
    [now] 이어서 적 기지에 들어갈 수 있는 카드: { $cards }.
   *[next] 이대로라면 다음 차례에 적 기지에 들어갈 수 있는 카드: { $cards }.
}
hill218-because-guards = { $units } 칸의 내 { $units-count ->
   *[other] 부대를
} 이제 카드 한 장으로는 파괴할 수 없어요.
hill218-because-attack = { $when ->
    [now] 이어서 { SPACE($at) } 칸의 { word-hill218-kind-eul } 공격할 수 있는 카드: { $cards }.
   *[next] 이대로라면 다음 차례에 { SPACE($at) } 칸의 { word-hill218-kind-eul } 공격할 수 있는 카드: { $cards }.
}
hill218-because-feeds = { $units } 칸의 내 { $units-count ->
   *[other] 부대가
} 다시 보급을 받아요.
hill218-because-start = 내 보급은 모두 내 기지에서 나와요.
hill218-because-safe = 거기서는 다음 차례에 카드 한 장으로 파괴할 수 없어요.
hill218-because-denies = { SPACE($at) } 칸은 상대가 배치할 수 있던 곳이에요.
hill218-because-closes = 상대가 보급을 받아 배치할 수 있는 칸이 { $count }개 줄어요.
hill218-because-room = 그러면 내가 보급을 받아 배치할 수 있는 칸이 { $count }개 늘어요.
hill218-because-keeps = { $cards-count ->
    [0] 내 마지막 카드예요.
   *[other] 손에 남는 카드: { $cards }.
}
hill218-because-left = { $count ->
    [0] 상대에게 남는 부대가 없어요.
   *[other] 상대에게 남는 부대: { $count }개.
}
hill218-because-pass = 다른 행동은 할 수 없어요.
