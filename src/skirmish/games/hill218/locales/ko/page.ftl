### 웹 화면의 218 고지 전투: 전장, 손패, 고르기, 고르면 생기는 일.

hill218-page-short = 218 고지
hill218-page-about = 고지 주위에 부대를 배치하고, 보급을 이어 가며, 적 기지에 발을 들이세요.
hill218-page-variant-standard = 기본
hill218-page-variant-standard-text = 카드 5장을 뽑고 그중 2장을 더미 맨 밑에 되돌려요.
hill218-page-variant-beginner = 초보자 방식
hill218-page-variant-beginner-text = 카드 3장을 뽑아 그대로 써요. 처음 할 때 좋아요.
hill218-page-waiting-return = 지금 { $name } 쪽에서 더미 밑에 되돌릴 카드를 고르고 있어요. 그다음이 내 차례예요.

hillpage-which-card = 어느 카드를 쓸까요?
hillpage-kind = { $kind ->
    [infantry] 보병
    [heavy] 중화기
    [special] 특수 부대
    [tank] 전차
    [artillery] 포병
    [para] 공수 부대
   *[unknown] 비공개 카드
}
word-hillpage-kind-eul = { $kind ->
    [infantry] 보병을
    [heavy] 중화기를
    [special] 특수 부대를
    [tank] 전차를
    [artillery] 포병을
    [para] 공수 부대를
   *[unknown] 비공개 카드를
}

## 플레이어 줄

hillpage-standing = { $count ->
    [0] 전장에 부대가 없어요
   *[other] 전장에 부대 { $count }개
}
hillpage-brief = 손패 { $hand } · 더미 { $deck } · 공습 { $strikes }

## 전장

hillpage-field = 고지를 둘러싼 전장. 화살표 키로 칸을 옮기고, Enter로 고르고, 물음표로 왜 안 되는지 물어요. Shift와 화살표 키로 화면을 옮겨요.
hillpage-overview = 전체 지도. 화살표 키로 화면을 옮기고, 더하기와 빼기로 크기를 바꾸고, Enter로 전투 전체를 봐요.
hillpage-view = 화면
hillpage-closer = 확대
hillpage-farther = 축소
hillpage-fit = 전투 전체 보기
hillpage-key-supply = 보급
hillpage-key-attack = 공격
hillpage-key-attack-open = 지원이 있으면
hillpage-key-support = 지원
hillpage-cut-off = 고립

## 칸을 말로

word-hillpage-base = { $owner ->
    [south] 남군 기지
   *[north] 북군 기지
}
hillpage-space-hill = 고지, { SPACE($at) } 칸. 여기에는 어떤 부대도 올라갈 수 없어요.
hillpage-space-unit = { hill218-seat } { hillpage-kind }, { SPACE($at) } 칸.
hillpage-space-unit-base = { hill218-seat } { hillpage-kind }, { word-hillpage-base }, { SPACE($at) } 칸.
hillpage-space-base = 비어 있는 { hill218-seat } 기지, { SPACE($at) } 칸.
hillpage-space-empty = 빈 { SPACE($at) } 칸.
hillpage-space-cut = 보급이 끊겼어요.
hillpage-space-deployed = 방금 배치했어요.
hillpage-space-destroyed = 방금 여기서 부대가 파괴됐어요.
hillpage-space-legal = 여기에 부대를 배치할 수 있어요.
hillpage-space-target = 파괴할 수 있어요.
hillpage-space-aimed = 골랐어요. Enter를 누르면 확정돼요.

## 카드

hillpage-in-hand = 손패
hillpage-in-deck = 카드 더미
hillpage-strikes = 공습
hillpage-destroyed = 파괴됨
hillpage-of = { $whole }번 중 { $count }번
hillpage-cards-of = { $who } 카드: 손패 { $hand }장, 더미 { $deck }장, 남은 공습 { $strikes }번.
hillpage-your-cards = 내 카드
hillpage-no-cards = 손패가 없어요
hillpage-card = { hillpage-kind }, { $count }장 중 { $place }번째 카드.
hillpage-card-spaces = { $count ->
    [0] 배치할 칸이 없어요.
   *[other] 배치할 수 있는 칸이 { $count }개예요.
}
hillpage-card-returned = { $place }번째로 더미 밑에 들어가요.
hillpage-strike-left = 공습: { $count }
hillpage-losses = 파괴된 부대
hillpage-losses-none = 아직 없어요
hillpage-bottom = 더미 밑, 마지막 카드가 맨 밑

## 카드의 그림 세 개

hillpage-sheet-supply = 보급받는 곳
hillpage-sheet-supply-by = { $kind ->
    [special] 대각선 네 칸 가운데 보급받는 같은 편 부대가 있는 칸.
    [para] 상하좌우 네 칸 가운데 보급받는 같은 편 부대가 있는 칸. 고지와 적 기지만 빼고, 부대들 근처의 빈칸이면 보급 없이도 내려갈 수 있어요(H-4.4).
   *[other] 상하좌우 네 칸 가운데 보급받는 같은 편 부대가 있는 칸.
}
hillpage-sheet-attack = 공격
hillpage-sheet-attack-by = { $kind ->
    [heavy] 대각선 네 칸. 같은 편의 다른 부대가 그 칸을 지원해야 해요.
    [tank] 상하좌우 네 칸. 지원이 없어도 돼요.
    [artillery] 두 칸 앞, 그 칸의 양옆, 세 칸 앞. 지원이 없어도 돼요.
   *[other] 상하좌우 네 칸. 같은 편의 다른 부대가 그 칸을 지원해야 해요.
}
hillpage-sheet-support = 지원
hillpage-sheet-support-by = { $kind ->
    [heavy] 주위 여덟 칸 모두.
   *[other] 상하좌우 네 칸.
}

## 고르면 생기는 일

hillpage-unit-at = { SPACE($at) } 칸의 { hillpage-kind }
hillpage-target = { SPACE($at) } 칸의 { hillpage-kind }
hillpage-target-base = { hill218-seat } 기지의 { hillpage-kind }
hillpage-target-supported = { $target }. 지원: { $units }
hillpage-look-targets = { $count ->
    [0] 거기서는 목표가 없어요.
    [1] 그다음에 하나뿐인 목표를 파괴해야 해요.
   *[other] 그다음에 목표 { $count }개 중 하나를 파괴해야 해요.
}
hillpage-look-danger = 거기서 다음 차례에 행동 한 번으로 파괴할 수 있는 것: { $cards }.
hillpage-look-wins = 적 기지에 들어가면 바로 이겨요.
hillpage-look-cut = 고립되는 부대: { $units }.
hillpage-look-cut-own = 고립되는 내 부대: { $units }.

## 고르기

hillpage-pick-card = 손패에서 카드를 고르거나 전장으로 끌어다 놓으세요.
hillpage-heading-returns = 되돌릴 카드 { $wanted }장을 고르세요
hillpage-heading-return = { $wanted }장 중 { $picked }장 골랐어요
hillpage-heading-attack = { SPACE($at) } 칸의 { word-hillpage-kind-eul } 파괴할까요?
hillpage-heading-target = { hillpage-kind }: 어느 목표를?
hillpage-heading-strike = 공습: 어느 부대를?
hillpage-heading-strike-at = { SPACE($at) } 칸의 { word-hillpage-kind-eul } 공습할까요?
hillpage-heading-deploy = { hillpage-kind }: 어디에?
hillpage-heading-deploy-at = { word-hillpage-kind-eul } { SPACE($at) } 칸에 배치할까요?
hillpage-returned-place = { $lowest ->
    [yes] { $place }번, 맨 밑
   *[no] { $place }번
}
hillpage-return = { $count ->
    [1] 더미 밑에 넣기
   *[other] { $count }장을 더미 밑에 넣기
}
hillpage-pass = 패스
hillpage-pass-why = 배치할 수 있는 카드도, 공습할 목표도 없어요. 패스하면 차례가 끝나고, 다음 차례에는 평소처럼 카드를 뽑아요.
hillpage-deploy-here = 여기에 배치
hillpage-fresh = 방금 뽑은 카드예요.
hillpage-strike-here = 여기를 공습
hillpage-attack-here = 파괴하기
hillpage-another-space = 다른 칸
hillpage-another-target = 다른 목표
hillpage-another-card = 다른 카드
hillpage-about = 이 카드 설명
hillpage-spaces = 이 카드를 놓을 수 있는 칸
hillpage-spaces-near = 적 부대 옆
hillpage-spaces-far = 그 밖의 칸
hillpage-space-count = { $count ->
    [0] 칸 없음
   *[other] { $count }칸
}
hillpage-air-strike = 공습
hillpage-air-strike-title = 공습
hillpage-hand-cards = 손패 { $cards }장

## Keys

hillpage-key-cards = 손패에서 카드 고르기
hillpage-key-strike = 공습
hillpage-key-hand = 내 손패로 가기
hillpage-key-zoom = 가까이, 멀리, 전체 보기
