### 화면에 나오는 섬의 게임판: 칸, 할 수 있는 것, 미리 보기.

island-page-war = 이기면 10점에 섬에 남은 내 말의 사거리와 수송 패드에 남은 말 사거리의 두 배를 더해요. 무승부는 5점씩이에요(I-8.3).
island-page-goal = { $variant ->
    [quick] 내 말 다섯을 잃기 전에 { $name } 쪽 말 다섯을 없애면 이겨요.
   *[classic] { $name } 쪽 말을 모두 없애면 이겨요.
}
island-page-short = 섬
island-page-about = 터질지 모르는 장애물 사이에서 굴리고, 움직이고, 쏘면서 끝까지 살아남으세요.
island-page-variant-classic = 기본
island-page-variant-classic-text = 섬에 말 다섯, 수송 패드에 말 다섯으로 시작해요. 끝까지 남는 쪽이 이겨요.
island-page-variant-quick = 속전
island-page-variant-quick-text = 기본과 같지만 말을 다섯 개 잃으면 져요.
island-page-variant-all-out = 총력전
island-page-variant-all-out-text = 수송 패드가 없어요. 말 열 개가 모두 섬에서 시작해요.
island-page-variant-blitz = 전격전
island-page-variant-blitz-text = 수송 패드가 없고, 놓으면서 고른 말 다섯 개씩만 써요.
island-page-modifier-minefield = 지뢰밭
island-page-modifier-minefield-text = 장애물 열 개가 모두 폭발 장애물이에요.
island-page-with-minefield = 지뢰밭을 더한 { $variant }

word-islandpage-kind = { $kind ->
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}
word-islandpage-kind-eul = { $kind ->
    [soldier] 병사를
    [jeep] 지프를
   *[tank] 전차를
}
word-islandpage-kind-i = { $kind ->
    [soldier] 병사가
    [jeep] 지프가
   *[tank] 전차가
}
word-islandpage-hit = { $hit ->
    [soldier] 병사를
    [jeep] 지프를
    [tank] 전차를
   *[block] 장애물을
}
word-islandpage-facing = { $facing ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}

islandpage-range = { word-islandpage-kind }: 정확히 { $range }칸 앞을 맞혀요
islandpage-board = 섬
islandpage-square-empty = { $square }: 빈칸
islandpage-square-block = { $square }: 장애물
islandpage-square-piece = { $square }: { seat }의 { word-islandpage-kind }, { word-islandpage-facing }을 봐요
islandpage-slot = { seat }의 수송 패드 { $number }번: { $kind ->
    [none] 비어 있음
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}
islandpage-state-move = 움직일 수 있음
islandpage-state-turn = 돌 수 있음
islandpage-state-shoot = 쏠 수 있음
islandpage-state-selected = 선택됨
islandpage-state-target = 맞힐 수 있음
islandpage-state-crossfire = 십자포화에 휘말림
islandpage-state-here = 고를 수 있음
islandpage-state-picked = 골랐음, 한 번 더 누르면 확정
islandpage-state-remove = 치울 수 있음
islandpage-piece-on = { $square } 칸의 { word-islandpage-kind }
islandpage-forward = 앞으로
islandpage-turn-left = 왼쪽으로 돌기
islandpage-turn-right = 오른쪽으로 돌기
islandpage-to = { $steps }칸, { $square }까지
islandpage-to-block = { $steps }칸, { $square }의 장애물 위로
islandpage-on = { $square } 칸에서
islandpage-who-moves = 어느 말을 움직일까요?
islandpage-who-turns = 어느 말을 돌릴까요?
islandpage-who-enters = 어느 말을 들여보낼까요?
islandpage-shots = 사격
islandpage-count-move = { $count }개가 움직일 수 있어요
islandpage-count-shots = 사격 { $count }번
islandpage-shoot = 쏘기: { $shooter } { word-islandpage-kind }가 { $target }의 { $own ->
    [yes] 내 { word-islandpage-hit }
   *[no] { word-islandpage-hit }
} 맞혀요
islandpage-shoot-block = 폭발 장애물일 수도, 안전 장애물일 수도 있어요.
islandpage-crossfire = { $own ->
    [yes] { $square }에 있는 내 { word-islandpage-kind }가 십자포화에 휘말려요.
   *[no] { $square }의 { word-islandpage-kind }가 십자포화에 휘말려요.
}
islandpage-crossfire-many = 십자포화에 휘말리는 말: { $who }.
islandpage-crossfire-live = 폭발하면 십자포화에 휘말리는 말: { $who }.
islandpage-who = { $own ->
    [yes] { $square }의 내 { word-islandpage-kind }
   *[no] { $square }의 상대 { word-islandpage-kind }
}
islandpage-who-own = { $square }의 { word-islandpage-kind }
islandpage-lands = 그 칸에 장애물이 있어요. 뒤집으면 폭발할 수도 있어요.
islandpage-look-removed = 확실히 사라지는 말: { $who }.
islandpage-look-live = 폭발 장애물일 확률: { $of }분의 { $live }.
islandpage-look-surely = 이 장애물은 폭발 장애물이에요.
islandpage-lander = { $who }(거기로 가는 말)
islandpage-look-risk = 폭발하면 사라지는 말: { $who }.
islandpage-look-nobody = 폭발해도 사라지는 말은 없어요.
islandpage-look-chain = { $count ->
   *[other] { $squares } 칸의 장애물도 함께 작동시키게 돼요.
}
islandpage-look-farther = { $count ->
   *[other] 그것까지 폭발하면 사라지는 말: { $who }.
}
islandpage-look-wins = 이러면 전투에서 이겨요.
islandpage-own = { $square }에 있는 내 { word-islandpage-kind }가 사라져요. 쏠까요?
islandpage-own-many = 내 말이 사라져요: { $who }. 쏠까요?
islandpage-own-risk = 내 말이 사라질 수도 있어요. 쏠까요?
islandpage-shoot-now = 쏘기
islandpage-shoot-own-now = 그래도 쏘기
islandpage-land-now = 장애물에 올라서기
islandpage-back = 다시 고르기
islandpage-heading-fork = { $square } 칸에서 무엇을 할까요?
islandpage-heading-own = 내 말을 쏠까요?
islandpage-heading-shoot = { $target }의 { word-islandpage-hit } 쏠까요?
islandpage-heading-land = { $square }의 장애물에 올라설까요?
islandpage-square = 칸
islandpage-block-help = 칸을 고르세요. 같은 행이나 열에 장애물이 둘 있으면 안 돼요.
islandpage-block-on = { $square }에 장애물 놓기
islandpage-kind = { word-islandpage-kind }
islandpage-lost-unknown = 말
islandpage-kind-left = { $count }개 남음
islandpage-kind-range = 사거리 { $range }
islandpage-which = 어느 말?
islandpage-where = 어디에?
islandpage-facing = 방향
islandpage-face = { $facing ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}
islandpage-place-help = 내 쪽 두 행에서 칸을 고르세요.
islandpage-place-on = { $square }에 { word-islandpage-facing }을 보는 { word-islandpage-kind } 놓기
islandpage-load-help = 수송 패드의 어느 칸에 어느 말을 실을지 고르세요. 내가 볼 때 맨 왼쪽이 1번이에요.
islandpage-load-who = 아직 싣지 않은 말
islandpage-load-slot = 수송 패드 { $number }번: { $kind ->
    [none] 비어 있음
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}
islandpage-load-fill = 나머지 채우기
islandpage-load-again = 처음부터
islandpage-load-go = 수송 패드에 싣기
islandpage-enters = 수송 패드 { $number }번의 { word-islandpage-kind }
islandpage-enters-to = { $square } 칸으로
islandpage-enters-block = { $square } 칸의 장애물 위로
islandpage-tag-hit = 정확한 명중
islandpage-tag-crossfire = 십자포화
islandpage-tag-enters = { $square } 칸으로
islandpage-tag-live = 폭발: { $of }분의 { $live }
islandpage-tag-lands = 장애물에 올라섬
islandpage-again = 누르면 실행돼요
islandpage-again-does = 누르면 실행돼요.
islandpage-tag-threat = { $rolls } 나오면 맞음
islandpage-tag-after-zero = 0이 나온 다음
islandpage-way-reinforce = 증원
islandpage-way-reinforce-long = 수송 패드의 말 하나가 바로 앞 칸으로 들어와요. 다음에는 그 말만 움직여요.
islandpage-way-reinforce-short = 수송 패드의 말 하나가 들어오고, 그 말만 움직여요.
islandpage-way-pad = 수송 패드
islandpage-way-pad-long = 다음에 나오는 수만큼 왼쪽이나 오른쪽으로 옮기고 차례를 마쳐요. 또 0이 나오면 다시 골라요.
islandpage-way-pad-short = 다음에 나오는 수만큼 옮기고 차례를 마쳐요.
islandpage-way-turn = 방향 전환
islandpage-way-turn-long = 말 하나를 왼쪽이나 오른쪽으로 돌려요. 다음에는 그 말만 움직여요.
islandpage-way-turn-short = 말 하나를 돌리고, 그 말만 움직여요.
islandpage-way-closed = { $why ->
    [empty] 내 수송 패드가 비었어요.
    [blocked] 내 수송 패드에는 앞 칸이 빈 말이 없어요.
   *[other] 지금은 할 수 없어요.
}
islandpage-way-pad-go = 수송 패드 고르기
islandpage-slide-left = 왼쪽으로
islandpage-slide-right = 오른쪽으로
islandpage-slide-to = 미사일은 { $column }열로
islandpage-remove = { $square } 칸의 { word-islandpage-kind } 치우기
islandpage-remove-slot = 수송 패드 { $number }번의 { word-islandpage-kind } 치우기
islandpage-heading-place = { word-islandpage-kind }: 어디에? ({ $number }/{ $of })
islandpage-heading-placed = { $square } 칸의 { word-islandpage-kind }: 방향을 바꾸거나 놓으세요
islandpage-remove-heading = 벌칙: 말 하나를 치우세요
islandpage-remove-why = 상대는 나온 수를 쓸 수 있는 말이 없었어요.
islandpage-remove-pad-why = 상대는 수송 패드에서 들어올 수 있는 말이 없었어요.
islandpage-end = 차례 마치기
islandpage-rule = 규칙 { $rule }
islandpage-threat = 다음 차례에 눈이 { $rolls }일 때 맞을 수 있어요(확률 { $chance })
islandpage-threat-zero = 다음 차례에 0이 나온 다음 맞을 수 있어요(확률 { $chance })
islandpage-die = 주사위 눈: { $face }
islandpage-standing = 섬에 { $island }개, 수송 패드에 { $pad }개
islandpage-standing-island = 섬에 { $island }개
islandpage-standing-box = 섬에 { $island }개, 놓을 말 { $box }개
islandpage-brief = { $left }개 남음
islandpage-help-one = 하나만 대신 놓기
islandpage-help-rest = 나머지 모두 대신 놓기
islandpage-help-working = 대신 놓고 있어요
islandpage-help-stop = 그만하고 나머지는 직접 놓기
islandpage-set-up = 먼저 장애물, 그다음 내 말을 놓아요. 장애물은 길과 사격을 막고, 폭발 장애물은 맞으면 터져요.
islandpage-set-up-characters = 말은 사거리만큼 떨어진 칸만 쏠 수 있어요. 남은 말은 수송 패드에서 기다려요.
islandpage-pad-square = 수송 패드 { $number }번 칸
islandpage-pad-of = { seat }의 수송 패드 { $number }번 칸
islandpage-key-turn = 놓고 있는 말의 방향 돌리기
islandpage-key-numbers = 1, 2, 3 중에서 고르기: 말의 종류, 또는 0이 나왔을 때의 선택지
islandpage-by-each = { $word ->
    [pad1] 상대편 수송 패드 1번 칸
    [pad2] 상대편 수송 패드 2번 칸
    [pad3] 상대편 수송 패드 3번 칸
    [pad4] 상대편 수송 패드 4번 칸
    [pad5] 상대편 수송 패드 5번 칸
   *[other] { $word }
}
islandpage-later-each = { islandpage-by-each }
islandpage-can-be-hit = { $squares }: { $how ->
    [any] 어떤 눈이 나와도 { $by }에서 맞을 수 있어요
    [rolls] 눈이 { $rolls }일 때 { $by }에서 맞을 수 있어요(확률 { $of }분의 { $chance })
    [after-zero] 0이 나온 다음 { $later }에서 맞을 수 있어요(확률 { $of }분의 { $chance })
    [both] 눈이 { $rolls }일 때나 0이 나온 다음 { $by }에서 맞을 수 있어요(확률 { $of }분의 { $chance })
   *[either] 눈이 { $rolls }일 때는 { $by }에서, 0이 나온 다음에는 { $later }에서 맞을 수 있어요(확률 { $of }분의 { $chance })
}.

## 칸이 닿는 곳과 그 칸을 맞힐 수 있는 말, 결정의 이유

islandpage-sight = { $square }: { word-islandpage-kind }, 사거리 { $range }. { $how ->
    [edge] 사격이 섬 밖으로 나가요.
    [blocked] 장애물에 막혀요({ $at }). 겨누는 칸: { $target }.
    [hits] 정확히 맞히는 칸: { $target }.
   *[empty] 겨누는 칸: { $target }. 거기에는 아무것도 없어요.
}
islandpage-sight-square = { $count ->
    [0] { $square }: 지금 정확히 명중시킬 수 있는 말이 없어요.
   *[other] { $square }: { $by }에서 정확히 명중시킬 수 있어요.
}
islandpage-sight-safe = { $square }: 다음 차례에 맞을 수 없어요.
islandpage-because-removes = { $own ->
    [yes] 내 말을 잃어요
   *[no] 상대 말을 없애요
}: { $square }, { word-islandpage-kind }.
islandpage-because-aims = 거기서 맞히는 말: { $square }, { word-islandpage-kind }.
islandpage-because-safer = { $square }에 있을 때보다 맞기 어려워요.
islandpage-because-escapes = { $square } 칸에서는 다음 차례에 맞을 수 있지만 거기서는 맞지 않아요.
islandpage-because-saves = 다음 차례에 맞을 수 없게 되는 말: { $squares }.
islandpage-because-eases = 맞히기 더 어려워지는 말: { $squares }.
islandpage-because-threatens = 이대로라면 다음 차례에 { $square } 칸의 { word-islandpage-kind-eul } 맞힐 수 있어요: { $how ->
    [any] 어떤 눈이든
   *[rolls] 주사위 눈 { $rolls }
}.
islandpage-because-risk = 장애물이 폭발하면 { $square } 칸의 { word-islandpage-kind-i } 사라져요.
islandpage-because-end = { $what ->
    [stuck] 이 눈으로 움직일 수 있는 말이 없어요.
    [none] 더 쏠 것이 없어요.
    [own] 남은 사격은 모두 내 말만 맞혀요.
    [blocks] 남은 사격은 모두 장애물을 맞혀요.
   *[safe] 다음 차례에 맞을 수 있는 내 말이 없어요.
}
islandpage-because-entries = { $where ->
    [now] 지금 자리에서
   *[then] 거기서
} 섬에 들어갈 수 있는 수송 패드의 말: { $count }개.
islandpage-because-block = { $what ->
    [pad] 상대 말이 여기로 들어오면 장애물에 부딪혀요.
    [own-pad] 내 말이 여기로 들어가면 장애물에 부딪혀요.
    [own-half] 내 쪽 절반에서 사격을 막아요.
   *[half] 상대 쪽 절반에서 사격을 막아요.
}
islandpage-because-room = 앞에 있는 빈칸: { $count }개.
islandpage-because-left = { $where ->
    [pad] 상대 수송 패드에 남는 말: { $count }개.
   *[island] 섬에 남는 상대 말: { $count }개.
}
islandpage-because-choices = { $count ->
    [1] 다른 선택은 없어요.
   *[other] 할 수 있는 선택: { $count }가지.
}
islandpage-there-aims = 거기서 겨누는 칸: { $square }.
islandpage-there-hits = 거기서 맞히는 말: { $square }, { word-islandpage-kind }.
