### 섬을 둘러싼 전투: 안 되는 까닭, 일어난 일, 할 일, 끝.

island-seat = { seat }
word-island-kind = { $kind ->
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}
# 이/가, 은/는, 을/를.
word-island-kind-i = { word-island-kind }가
### 이름 뒤에는 조사 대신 쌍점을 써요. 병사, 지프, 전차는 모두 받침이 없어요.
### 숫자 뒤의 이/가는 읽는 대로 골라요: 이, 사, 오만 받침이 없어요.

island-title = 섬을 둘러싼 전투
island-aim = { $variant ->
    [quick] 상대가 말을 다섯 개 잃으면 이겨요.
    [classic] 섬과 수송 패드에 상대의 말이 하나도 남지 않으면 이겨요.
   *[other] 상대의 말이 하나도 남지 않으면 이겨요.
}

word-move = 말 하나를 앞으로 { $roll }칸 옮기거나, 한 칸 덜 옮기고 돌리세요.

## 왜 안 되나요

island-refusal-battle-over = 전투가 끝났어요. 더 할 수 있는 것이 없어요.
island-refusal-chance-awaited = { $awaited ->
    [roll] 먼저 주사위를 굴려요.
    [roll-pad] 먼저 수송 패드를 옮길 주사위를 굴려요.
   *[turn-over] 먼저 장애물을 뒤집어요.
}
island-refusal-not-your-turn = 지금은 상대 차례예요.
island-refusal-not-now = 지금은 그렇게 할 수 없어요. { $awaited ->
    [place-block] 장애물을 놓으세요.
    [place-character] 말을 놓으세요.
    [load-pad] 수송 패드에 말을 실으세요.
    [enter] 수송 패드에서 말 하나를 섬으로 보내세요.
    [use-roll] 나온 수를 쓰거나 먼저 쏘세요.
    [choose-option] 증원, 수송 패드, 방향 전환 가운데 하나를 고르거나 먼저 쏘세요.
    [slide-pad] 수송 패드를 왼쪽이나 오른쪽으로 옮기거나 먼저 쏘세요.
    [after-move] 쏘거나 차례를 마치세요.
    [end] 차례를 마치세요.
    [remove] 섬에서 상대의 말 하나를 치우세요.
   *[remove-from-pad] 상대의 수송 패드에서 말 하나를 치우세요.
}
island-refusal-line-has-block = { $square } 칸에는 장애물을 놓을 수 없어요. { $line ->
    [row] 같은 행의
   *[column] 같은 열의
} { $other } 칸에 이미 하나 있어요.
island-refusal-not-home-row = { $square } 칸은 내 쪽 두 행에 있지 않아요. { $seat ->
    [south] 1행과 2행에 놓으세요.
   *[north] 11행과 12행에 놓으세요.
}
island-refusal-square-taken = { $square } 칸은 비어 있지 않아요. { $by ->
    [block] 장애물이 있어요.
   *[character] 다른 말이 있어요.
}
island-refusal-none-of-kind-left = 남은 { word-island-kind-i } 없어요. 다른 종류를 고르세요.
island-refusal-not-the-remaining-five = 수송 패드에는 남은 다섯({ $held })을 순서만 정해 모두 실어요. 지금 적은 것: { $given }.
island-refusal-not-your-character = { $square } 칸에는 내 말이 없어요.
island-refusal-only-the-named-one-moves = 이번에 나온 수는 { $mover } 칸의 말만 쓸 수 있어요. { $square } 칸의 말은 움직일 수 없어요.
island-refusal-not-forward = { $start } 칸의 말은 { $end } 쪽을 보고 있지 않아요. 말은 똑바로 앞으로만 가요.
island-refusal-one-cannot-turn = 1로는 방향을 돌릴 수 없어요. { $start } 칸의 말은 앞으로 한 칸만 갈 수 있어요.
island-refusal-wrong-distance = { $turn ->
    [none] { $start }에서 { $end }까지는 { $steps }칸이라 나온 수({ $roll })와 달라요. 나온 수를 남김없이 쓰세요.
   *[turn] { $start }에서 { $end }까지는 { $steps }칸이에요. 나온 수가 { $roll }일 때 돌려면 그보다 한 칸 덜 가야 해요.
}
island-refusal-path-blocked = { $start }에서 { $end }까지 가는 길을 { $at } 칸의 { $by ->
    [block] 장애물이
   *[character] 말이
} 막고 있어요.
island-refusal-turn-on-block = { $at } 칸에 장애물이 있어요. 나온 수를 모두 써서 똑바로 갈 때만 올라설 수 있고, 돌 수는 없어요.
island-refusal-roll-must-be-used = 나온 수 { $roll }만큼 움직일 수 있는 말이 있으니 꼭 움직여야 해요. 움직일 수 있는 말: { $squares }.
island-refusal-not-an-opponent = { $square } 칸에는 상대의 말이 없어요.
island-refusal-no-pads = 이 변형 규칙에는 수송 패드가 없어요. 방향 전환만 할 수 있어요.
island-refusal-pad-square-empty = 수송 패드 { $number }번 칸은 비어 있어요.
island-refusal-pad-square-overhangs = 수송 패드 { $number }번 칸은 모서리 밖으로 나가 있어 앞에 칸이 없어요.
island-refusal-entry-occupied = 수송 패드 { $number }번에서는 들어올 수 없어요. { $at } 칸에 다른 말이 있어요.
island-refusal-missile-leaves-island = 미사일이 { $column }열에 있어서 { $direction ->
    [left] 왼쪽
   *[right] 오른쪽
}으로 { $roll }칸 옮기면 섬 옆을 벗어나요. 반대쪽으로 옮기세요.
island-refusal-not-in-line = { $target } 칸은 { $shooter } 칸의 말이 바라보는 줄에 있지 않아요. 옆이나 뒤로는 쏘지 못해요.
island-refusal-wrong-range = { $shooter } 칸의 { $kind ->
    [soldier] 병사는
    [jeep] 지프는
   *[tank] 전차는
} 딱 { $range }칸 앞만 쏘는데, { $target } 칸까지는 { $distance }칸이에요.
island-refusal-nothing-to-hit = { $target } 칸에는 { $shooter } 칸의 말이 맞힐 것이 없어요.
island-refusal-shot-blocked = { $shooter }에서 { $target }까지 쏘는 길을 { $at } 칸의 장애물이 막고 있어요.

## 무슨 일이 있었나요

island-kinds-each = { $word ->
    [S] 병사
    [J] 지프
   *[T] 전차
}
island-event-block-placed = { word-who }{ $square }에 장애물을 놓았어요.
island-event-character-placed = { word-who }{ $square }에 { $facing ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}을 보는 { word-island-kind }를 놓았어요.
island-event-pad-loaded = { word-who }수송 패드에 말을 실었어요: { $kinds }.
island-event-turn-began = { $who ->
    [you] 내
   *[other] { $name }
} 차례예요.
island-event-rolled = { word-who }주사위를 굴려 { $face ->
    [0] 0이
    [1] 1이
    [3] 3이
   *[other] { $face }가
} 나왔어요.
island-event-moved = { word-who }{ word-island-kind }를 { $start }에서 { $end }까지 { $turn ->
    [left] 옮기고 왼쪽으로 돌렸어요
    [right] 옮기고 오른쪽으로 돌렸어요
   *[none] 옮겼어요
}.
island-event-turned = { word-who }{ $square }의 { word-island-kind }를 { $direction ->
    [left] 왼쪽
   *[right] 오른쪽
}으로 돌렸어요.
island-event-entered = { word-who }수송 패드 { $number }번 칸의 { word-island-kind }를 { $square } 칸으로 들여보냈어요.
island-event-pad-nominated = { word-who }수송 패드를 골랐어요.
island-event-pad-slid = { word-who }수송 패드를 옮겼어요. 미사일은 이제 { $column }열에 있어요.
island-event-shot = { word-who }{ $shooter }의 { word-island-kind }로 { $hit ->
    [block] { $target }의 장애물을 쐈어요
   *[other] 쐈어요
}.
island-event-block-turned-over = { $square }의 장애물은 { $kind ->
    [live] 폭발
   *[safe] 안전
} 장애물이었어요.
island-event-removed = { word-who }{ $cause ->
    [shot] {""}
    [crossfire] 십자포화로{" "}
    [blast] 폭발로{" "}
   *[penalty] 벌칙으로{" "}
}{ $square }의 { word-who-my }{ word-island-kind }를 잃었어요.
island-event-removed-from-pad = { word-who }벌칙으로 { word-who-my }수송 패드 { $number }번 칸의 { word-island-kind }를 잃었어요.
island-event-nothing-can-move = { $penalty ->
    [yes] { word-who }{ $roll }만큼 움직일 수 있는 말이 없었어요. 벌칙으로 { word-who-my }말 하나를 잃어요.
   *[no] { word-who }{ $roll }만큼 움직일 수 있는 말이 없었어요.
}
island-event-none-can-enter = { word-who }{ word-who-my }수송 패드에서 들어올 수 있는 말이 없어요.
island-event-ended = { $how ->
    [eliminated] { island-over-eliminated }
    [five-lost] { island-over-five-lost }
   *[quiet] { island-over-quiet }
}

## 무엇을 할까요

island-prompt-place-block = 빈칸에 장애물을 놓으세요. 같은 행이나 같은 열에 둘이 있으면 안 돼요.
island-prompt-place-character = 내 쪽 두 행의 빈칸에 말을 놓으세요. 방향은 마음대로예요.
island-prompt-load-pad = 나머지 다섯을 수송 패드에 실으세요. 내 왼쪽부터 1번에서 5번까지예요.
island-prompt-enter = 섬에 내 말이 없어요. 수송 패드에서 들여보낼 말을 고르세요.
island-prompt-roll = 주사위를 굴리세요.
island-prompt-roll-pad = 수송 패드를 옮길 주사위를 굴리세요.
island-prompt-use-roll = { $roll ->
    [1] 1이 나왔어요. 말 하나를 앞으로 한 칸 옮기세요.
    [3] 3이 나왔어요. { word-move }
   *[other] { $roll }가 나왔어요. { word-move }
}
island-prompt-choose-option = 0이 나왔어요. 증원, 수송 패드, 방향 전환 가운데 하나를 고르고 다시 굴리세요.
island-prompt-slide-pad = 수송 패드를 왼쪽이나 오른쪽으로 { $roll }칸 옮기세요.
island-prompt-after-move = 쏘거나 차례를 마치세요.
island-prompt-remove = 섬에서 상대의 말 하나를 치우세요.
island-prompt-remove-from-pad = 상대의 수송 패드에서 말 하나를 치우세요.
island-prompt-turn-over = 장애물을 뒤집어요.
island-asked-shoot-first = 먼저 쏴도 돼요.
island-asked-nobody = { $roll ->
    [1] 1이
    [3] 3이
   *[other] { $roll }가
} 나왔지만 쓸 수 있는 말이 없어요. { $why ->
    [block] { $square } 칸의 말만 움직일 수 있는데, { $at } 칸의 장애물이 길을 막고 있어요.
    [character] { $square } 칸의 말만 움직일 수 있는데, { $at } 칸의 말이 길을 막고 있어요.
    [edge] { $square } 칸의 말만 움직일 수 있는데, 섬 밖으로 나가게 돼요.
    [gone] 움직일 수 있던 말이 사라졌어요.
   *[each] 어느 말이나 길이 막혀 있거나 섬 밖으로 나가게 돼요.
} { $stuck ->
    [yes] 차례를 마치면 상대가 섬에서 내 말 하나를 치워요(I-3.7).
   *[no] 차례를 마치세요.
}
island-asked-end = 차례를 마치세요.
island-asked-place = 내 쪽 두 행의 빈칸에 말을 놓으세요({ $of }개 중 { $number }번째). 방향은 마음대로예요.
island-asked-turn-only = 0이 나왔어요. 말 하나의 방향을 바꾸고 다시 굴리세요.
island-asked-slide = 수송 패드를 { $direction ->
    [left] 왼쪽
   *[right] 오른쪽
}으로 { $roll }칸 옮기세요.

## 왜 안 되는지(적을 기호가 없을 때), 그리고 할 수 있다는 것

island-why-enters-in-front = 수송 패드 { $number }번에서는 바로 앞인 { $at } 칸으로만 들어갈 수 있어요.
island-why-faces-the-edge = { $start } 칸의 말은 섬의 가장자리를 보고 있어요. 앞에 칸이 없어요.
island-why-nobody-hits = { $square } 칸을 정확히 명중시킬 수 있는 내 말이 없어요.
island-why-nobody-reaches = 나온 수 { $roll }만큼 움직여 { $square } 칸에 갈 수 있는 내 말이 없어요.
island-why-pad-closed = { $start } 칸에서 수송 패드로는 갈 수 없어요. 거기서는 섬으로 들어오기만 해요. 사격도 닿지 않아요.
island-why-pad-own = { $kind ->
    [none] 내 수송 패드 { $number }번 칸은 비어 있어요. 여기서는 들어올 말이 없어요.
   *[other] 내 수송 패드 { $number }번 칸에서 기다리는 { word-island-kind }예요. { $way ->
        [free] 0이 나와서 증원을 고르거나, 섬에 내 말이 하나도 없으면 { $at } 칸으로 들어와요.
        [taken] 0이 나오면 { $at } 칸으로 들어올 텐데, 지금은 거기에 다른 말이 있어요.
       *[corner] 모서리 밖에 있어서 앞에 칸이 없어요. 들어오려면 먼저 수송 패드를 옮겨야 해요.
    }
}
island-why-pad-theirs = { $kind ->
    [none] { seat }의 수송 패드 { $number }번 칸은 비어 있어요. 여기서는 들어올 말이 없어요.
   *[other] { seat }의 수송 패드 { $number }번 칸에서 기다리는 { word-island-kind }예요. { $way ->
        [free] { seat }이 0을 굴려서 증원을 고르면 { $at } 칸으로 들어와요.
        [taken] 0이 나오면 { $at } 칸으로 들어올 텐데, 지금은 거기에 다른 말이 있어요.
       *[corner] 모서리 밖에 있어서 앞에 칸이 없어요. { seat }이 먼저 수송 패드를 옮겨야 해요.
    }
}
island-can = { $what ->
    [block] { $target } 칸에 장애물을 놓을 수 있어요.
    [character] { $target } 칸에 말을 놓을 수 있어요.
    [load] 수송 패드에 이렇게 실을 수 있어요: { $kinds }.
    [move] { $source }에서 { $target }까지 움직일 수 있어요.
    [move-left] { $source }에서 { $target }까지 움직인 다음 거기서 왼쪽으로 돌 수 있어요.
    [move-right] { $source }에서 { $target }까지 움직인 다음 거기서 오른쪽으로 돌 수 있어요.
    [shoot] { $source }에서 { $target } 칸을 쏠 수 있어요.
    [reinforce] 수송 패드에서 { $target } 칸으로 들어갈 수 있어요.
    [pad] 수송 패드를 고를 수 있어요.
    [turn-left] { $source } 칸의 말을 왼쪽으로 돌릴 수 있어요.
    [turn-right] { $source } 칸의 말을 오른쪽으로 돌릴 수 있어요.
    [slide-left] 수송 패드를 왼쪽으로 옮길 수 있어요.
    [slide-right] 수송 패드를 오른쪽으로 옮길 수 있어요.
    [remove] { $target } 칸의 말을 섬에서 치울 수 있어요.
    [remove-pad] 수송 패드 { $number }번 칸의 말을 치울 수 있어요.
   *[end] 차례를 마칠 수 있어요.
}
island-suggest = { $what ->
    [block] { $target } 칸에 장애물을 놓으세요.
    [character] { $target } 칸에 { word-island-kind }를 놓으세요.
    [load] 수송 패드에 이렇게 실으세요: { $kinds }.
    [move] { $source }의 { word-island-kind }를 { $target }까지 움직이세요.
    [move-left] { $source }의 { word-island-kind }를 { $target }까지 움직이고 왼쪽으로 돌리세요.
    [move-right] { $source }의 { word-island-kind }를 { $target }까지 움직이고 오른쪽으로 돌리세요.
    [shoot] { $source }의 { word-island-kind }로 { $target } 칸을 쏘세요.
    [reinforce] 수송 패드 { $number }번의 { word-island-kind }를 { $target } 칸으로 들여보내세요.
    [pad] 수송 패드를 고르세요.
    [turn-left] { $source }의 { word-island-kind }를 왼쪽으로 돌리세요.
    [turn-right] { $source }의 { word-island-kind }를 오른쪽으로 돌리세요.
    [slide-left] 수송 패드를 왼쪽으로 옮기세요.
    [slide-right] 수송 패드를 오른쪽으로 옮기세요.
    [remove] { $target }의 { word-island-kind }를 섬에서 치우세요.
    [remove-pad] 수송 패드 { $number }번의 { word-island-kind }를 치우세요.
   *[end] 차례를 마치세요.
}

## 어떻게 끝났나요

island-points = 이 승리는 { $points }점이에요(I-8.3). 기본 10점에 섬에 남은 말 { $island }점{ $pad ->
    [0] 을 더했어요.
   *[other] , 수송 패드에 남은 말 { $pad }점을 더했어요.
}
island-points-draw = 무승부라서 양쪽 모두 { $points }점을 받아요(I-8.3).
island-over-eliminated = { $result ->
    [draw] 양쪽의 마지막 말이 같은 순간에 사라졌어요. 전투는 무승부예요.
   *[other] { word-foe }{ word-foe-my }말이 하나도 남지 않았어요. { word-wins }.
}
island-over-five-lost = { $result ->
    [draw] 양쪽이 같은 순간에 다섯 번째 말을 잃었어요. 전투는 무승부예요.
   *[other] { word-foe }{ word-foe-my }말을 다섯 개 잃었어요. { word-wins }.
}
island-over-quiet = 조용한 차례가 120번 이어졌어요. 전투는 무승부예요.
island-over-resignation = { word-foe }기권했어요. { word-wins }.
island-over-agreement = 양쪽이 무승부에 합의했어요.
island-over-time = { word-foe }{ word-foe-my }시간이 다 됐어요. { word-wins }.
island-over-adjudication = 서버 운영자가 게임을 끝냈어요. { $result ->
    [draw] 무승부예요.
   *[other] { word-wins }.
}
island-over-war = { $result ->
    [draw] 전쟁은 무승부예요.
   *[other] 전쟁이 끝났어요. { word-wins }.
}

## 도움이 되는 것

island-help-roll = 필요한 눈: { $roll }.
island-help-there = 갈 수 있는 칸: { $squares }.
island-help-others = 지금 움직일 수 있는 말: { $squares }.
island-help-targets = 맞힐 수 있는 칸: { $squares }.
island-help-nearest = 놓을 수 있는 가장 가까운 칸: { $square }.
island-help-kinds = 남은 말: { $kinds }.
