### 수업: 안내를 받는 첫 전투, 그리고 한 번에 하나씩.

## 첫 전투

hill218-lesson-first = 첫 전투
hill218-lesson-first-about = 보급, 공격, 지원: 느긋한 상대와 짧은 전투를 해요. 모든 카드는 직접 내요.
hill218-lesson-first-after = 첫 게임은 카드 세 장으로 시작해요. 기본 방식은 다섯 장으로 시작해서 두 장을 더미 밑에 되돌리니, 먼저 내고 싶은 카드를 남기세요.
hill218-lesson-first-hill = 고지와 두 기지
hill218-lesson-first-hill-text = 내 기지는 고지 아래, 북군 기지는 고지 위에 있어요. 적 기지에 내 부대를 놓으면 바로 이겨요. 펼쳐진 카드가 손패예요.
hill218-lesson-first-hill-bubble = 고지예요. 여기에는 아무것도 배치하지 않아요.
hill218-lesson-first-base = 기지에 배치하기
hill218-lesson-first-base-do = 내 기지에 보병을 배치하세요
hill218-lesson-first-base-text = 모든 보급은 내 기지에서 나와요. 그래서 첫 부대는 기지에 놓아요. 보병 카드를 누르고 기지를 누르세요.
hill218-lesson-first-base-bubble = 내 기지예요. 맨 첫 차례에는 카드를 한 장만 내요.
hill218-lesson-first-supply = 보급
hill218-lesson-first-supply-do = (1, −1) 칸에 중화기를 배치하세요
hill218-lesson-first-supply-text = 이제부터 차례마다 카드를 두 장 뽑고 두 번 행동해요. 새 부대는 보급이 닿는 곳, 보급을 받는 부대 옆에 놓아요.
hill218-lesson-first-supply-bubble = 기지 옆이에요. 기지의 보병이 이 칸에 보급을 이어 줘요.
hill218-lesson-first-tank = 전차로 공격하기
hill218-lesson-first-tank-do = 전차를 (1, 0) 칸에 놓고 (1, 1) 칸을 공격하세요
hill218-lesson-first-tank-text = 부대는 배치될 때 한 번 공격해요. 전차는 상하좌우를 공격하고 지원이 없어도 돼요.
hill218-lesson-first-tank-bubble = 빨간 보병 바로 아래예요. 여기에 전차를 놓으면 파괴해요.
hill218-lesson-first-support = 지원
hill218-lesson-first-support-do = 중화기를 (2, 0) 칸에 놓고 (1, 1) 칸을 공격하세요
hill218-lesson-first-support-text = 북군이 (1, 1) 칸에 다시 왔어요. 중화기는 대각선으로 공격하지만 다른 내 부대가 지원해야 해요. 전차가 지원해 줘요.
hill218-lesson-first-support-bubble = 대각선이에요. 여기서 중화기가 (1, 1) 칸에 닿고, 그 옆의 전차가 지원해요.
hill218-lesson-first-para = 공수 부대
hill218-lesson-first-para-do = (−1, 0) 칸에 공수 부대를 내려보내세요
hill218-lesson-first-para-text = 여기까지 이어진 보급은 없지만 공수 부대는 없어도 돼요. 게임에서는 거의 어디에나 내려가고, 적 기지에서만 보급이 필요해요. 이 수업에서는 한 칸만 고를 수 있어요.
hill218-lesson-first-para-bubble = 보급이 닿지 않아요. 공수 부대만 올 수 있어요.
hill218-lesson-first-strike = 공습
hill218-lesson-first-strike-do = 적 기지를 공습하세요
hill218-lesson-first-strike-text = 공습은 부대 하나를 골라 파괴해요. 게임에 두 번 쓸 수 있어요. 기지를 잃으면 북군은 고립되고 기지가 비어요.
hill218-lesson-first-strike-bubble = 북군의 보급은 모두 여기서 나와요. 공습을 고르고 이 부대를 누르세요.
hill218-lesson-first-storm = 적 기지 점령
hill218-lesson-first-storm-do = 적 기지에 특수 부대를 배치하세요
hill218-lesson-first-storm-text = 특수 부대는 대각선으로 보급을 받아요. (1, 0) 칸의 전차가 보급을 이어 줘요. 적 기지에 부대를 놓으면 바로 이겨요.
hill218-lesson-first-storm-bubble = 기지가 비었어요. 여기에 카드 한 장이면 전투에서 이겨요.

## 보급

hill218-lesson-supply = 보급
hill218-lesson-supply-about = 부대는 내 기지나, 내 부대가 기지까지 이어진 곳에 놓아요. 특수 부대는 상하좌우 대신 대각선으로 보급을 받아요.
hill218-lesson-supply-do = 표시한 칸까지 보급을 이으세요
hill218-lesson-supply-1 = 여기에 부대가 있어야 해요. 행동은 두 번이에요. 첫 부대가 둘째 부대에 보급을 이어 줘요.
hill218-lesson-supply-2 = 기지의 대각선 칸이에요. 손패 가운데 무엇이 이렇게 보급을 받을까요?
hill218-lesson-supply-3 = 기지가 비었어요. 그래서 두 부대가 모두 고립됐어요.

## 지원

hill218-lesson-support = 지원
hill218-lesson-support-about = 대부분의 부대는 다른 내 부대가 지원하는 칸만 공격해요. 지원하는 부대가 보급을 받는지는 상관없어요.
hill218-lesson-support-do = 표시한 빨간 부대를 공격하세요
hill218-lesson-support-1 = 내 부대 하나가 옆에 있어요. 다른 부대는 어디에서 공격할 수 있을까요?
hill218-lesson-support-2 = 전차가 하나 있어요. 옆의 중화기는 주위 여덟 칸을 모두 지원해요.
hill218-lesson-support-3 = 아직 지원이 없어요. 첫 부대가 둘째 부대를 지원하게 하세요.

## 보병

hill218-lesson-infantry = 보병
hill218-lesson-infantry-about = 보급도 공격도 지원도 상하좌우예요. 일곱 장이 있고, 모든 것을 이어 주는 줄이 돼요.
hill218-lesson-infantry-do = 보병을 잘 써 보세요
hill218-lesson-infantry-1 = 전차가 이 칸의 공격을 지원해요. 이 부대 옆에 보병을 놓고 공격하세요.
hill218-lesson-infantry-2 = 내 전차가 고립됐어요. 빈 곳을 이으세요.
hill218-lesson-infantry-3 = 행동은 두 번, 빨간 전차는 하나예요. 한 카드가 다른 카드를 지원하게 하세요.

## 중화기

hill218-lesson-heavy = 중화기
hill218-lesson-heavy-about = 대각선 네 칸을 공격하는데, 지원이 있어야 해요. 지원은 주위 여덟 칸 모두에 해 줘요.
hill218-lesson-heavy-do = 중화기로, 또는 중화기의 지원으로 공격하세요
hill218-lesson-heavy-1 = 포병을 대각선으로 노려요. 어느 칸에서 대각선이 될까요?
hill218-lesson-heavy-2 = 아래에 중화기가 있어요. 어느 쪽에서 이 전차를 공격해도 지원해 줘요.
hill218-lesson-heavy-3 = 먼저 지원, 그다음에 공격이에요. (1, −1) 칸의 중화기는 대각선으로 이 전차에 닿아요.

## 특수 부대

hill218-lesson-special = 특수 부대
hill218-lesson-special-about = 대각선으로 보급을 받아서 고지를 쉽게 비껴가요. 공격은 상하좌우이고 지원이 있어야 해요.
hill218-lesson-special-do = 특수 부대를 쓰세요
hill218-lesson-special-1 = 한 번에 고지 옆까지 가요. 기지에서 바로 올 수 있는 카드는 무엇일까요?
hill218-lesson-special-2 = 내 보병이 이 전차에 대한 공격을 지원해요. 특수 부대는 대각선으로 보급을 받아 그 옆 칸에 놓을 수 있어요.
hill218-lesson-special-3 = 공수 부대는 고립됐지만 지원은 할 수 있어요. 아래에서 이 포병을 공격하세요.

## 전차

hill218-lesson-tank = 전차
hill218-lesson-tank-about = 전차는 상하좌우를 공격하고 지원이 없어도 돼요. 목표가 여럿이면 고를 수 있어요.
hill218-lesson-tank-do = 전차로 표시한 빨간 부대를 파괴하세요
hill218-lesson-tank-1 = 지원이 없어도 돼요. 바로 아래에 전차를 놓으세요.
hill218-lesson-tank-2 = 포병을 노리세요. 어떤 칸에서는 목표가 둘이에요. 잘 고르세요.
hill218-lesson-tank-3 = 빨간 전차가 코앞에 있어요. 기지 옆에서 되받아치세요.

## 포병

hill218-lesson-artillery = 포병
hill218-lesson-artillery-about = 두 칸 앞과 그 양옆, 그리고 세 칸 앞을 공격해요. 지원이 없어도 되고, 사이에 무엇이 있어도 막히지 않아요.
hill218-lesson-artillery-do = 포병으로 표시한 빨간 부대를 맞히세요
hill218-lesson-artillery-1 = 두 칸 앞이에요. 어느 칸에서 이 전차가 정확히 두 칸 앞일까요?
hill218-lesson-artillery-2 = 두 칸 앞의 옆 칸이에요. 세 칸 앞도 돼요. 방법은 하나가 아니에요.
hill218-lesson-artillery-3 = 세 칸 앞이에요. 전선을 넘어 뒤쪽을 노리세요.

## 공수 부대

hill218-lesson-para = 공수 부대
hill218-lesson-para-about = 보급 없이도 전투가 벌어지는 곳의 빈칸 어디에나 내려가요. 고지와 적 기지만 빼고요. 공격은 보병과 같아요.
hill218-lesson-para-do = 도움이 되는 곳에 내려보내세요
hill218-lesson-para-1 = 적의 뒤쪽이에요. 내 전차가 빨간 전차에 대한 공격을 지원해요.
hill218-lesson-para-2 = 하나는 내려가고 하나는 공격해요. 공수 부대가 보병을 지원하거나, 그 반대로 하세요.
hill218-lesson-para-3 = 기지가 비었어요. 공수 부대도 그 자리를 메울 수 있어요.

## 공습

hill218-lesson-strikes = 공습
hill218-lesson-strikes-about = 공습은 행동 한 번이고, 적 부대 하나를 골라 파괴해요. 게임에 두 번뿐이니 중요한 때를 위해 아껴 두세요.
hill218-lesson-strikes-do = 중요한 곳에 공습을 쓰세요
hill218-lesson-strikes-1 = 뒤쪽에 포병이 있어요. 내 부대는 어느 것도 닿지 않아요.
hill218-lesson-strikes-2 = 전차가 길을 막고 있어요. 칸을 비우고 차지하세요.
hill218-lesson-strikes-3 = 한 번의 공습으로 여럿을 고립시킬 수 있어요. 나머지가 모두 기대는 부대는 무엇일까요?

## 보급 끊기

hill218-lesson-cutting = 보급 끊기
hill218-lesson-cutting-about = 기지까지 이어진 줄이 끊긴 부대는 그대로 남아 지원도 하지만, 그 옆에는 더 배치할 수 없어요.
hill218-lesson-cutting-do = 빨간 부대를 하나 이상 고립시키세요
hill218-lesson-cutting-1 = 이어진 곳을 찾으세요. 공습은 어떤 줄이든 끊어요.
hill218-lesson-cutting-2 = 전차로 끊으세요. 이 부대 너머는 고립돼요.
hill218-lesson-cutting-3 = 멀리서 끊으세요. 포병이 이 긴 줄의 한 곳을 골라요.

## 기지 점령

hill218-lesson-storming = 기지 점령
hill218-lesson-storming-about = 적 기지에 부대를 배치하면 바로 이겨요. 거기까지 보급이 이어지고 기지가 비어 있어야 해요.
hill218-lesson-storming-do = 적 기지에 들어가 이기세요
hill218-lesson-storming-1 = 비어 있어요. 내 전차가 옆에서 보급을 이어 줘요.
hill218-lesson-storming-2 = 대각선으로만 이어져 있어요. 어느 부대가 그렇게 보급을 받을까요?
hill218-lesson-storming-3 = 지키는 부대가 있어요. 먼저 비우고, 그다음에 들어가세요.

## 수 세기

hill218-lesson-counting = 부대 수 세기
hill218-lesson-counting-about = 두 더미가 모두 비고 아무도 더 행동할 수 없으면, 전장에 부대가 더 많은 쪽이 이겨요.
hill218-lesson-counting-do = 부대 수로 이기세요
hill218-lesson-counting-1 = 둘 대 둘, 마지막 카드예요. 어디에 놓아도 돼요.
hill218-lesson-counting-2 = 카드는 없지만 공습이 남았어요. 빨간 부대가 하나 줄면 이겨요.
hill218-lesson-counting-3 = 둘 대 셋이에요. 하나를 더하고 하나를 없애면 뒤집혀요.
