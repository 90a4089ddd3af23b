### 수업: 안내를 받는 첫 전투, 그리고 한 번에 하나씩.

## 첫 전투

island-lesson-first = 첫 전투
island-lesson-first-about = 굴리고, 움직이고, 쏘기: 느긋한 상대와 짧은 전투를 해요. 모든 선택은 직접 해요.
island-lesson-first-after = 보통 게임은 준비로 시작해요. 먼저 장애물, 그다음 내 말을 놓아요. 첫 게임은 대신 놓아 주고, 다음부터는 직접 놓거나 ‘나머지 모두 대신 놓기’를 누르면 돼요.
island-lesson-first-sides = 섬과 두 진영
island-lesson-first-sides-text = 파란 말이 내 말이고 아래에서 올라가요. 북군은 빨간 말이에요. 갈색 상자는 장애물이에요. 이 짧은 전투에서는 말 다섯을 잃은 쪽이 져요. 차례마다 먼저 주사위를 굴려요. 0에서 5까지 나와요. ‘계속’을 누르면 굴려요.
island-lesson-first-sides-bubble = 모두 내 말이에요. 병사, 지프, 전차가 있고, 뾰족한 쪽이 바라보는 방향이에요.
island-lesson-first-forward = 앞으로 가기
island-lesson-first-forward-do = 지프를 g5로 보내세요
island-lesson-first-forward-text = 3이 나왔어요. 나온 수는 모두 써야 하니까 지프는 앞으로 세 칸 가요.
island-lesson-first-forward-bubble = 내 지프예요. 바라보는 쪽으로만 가요. g5에 윤곽으로 보이는 지프를 누르세요.
island-lesson-first-end = 차례 마치기
island-lesson-first-end-do = 차례를 마치세요
island-lesson-first-end-text = 나온 수를 다 썼고 쏠 것도 없어요. 북군의 차례가 지나면 다시 주사위를 굴려요.
island-lesson-first-end-bubble = 쏠 목표가 없어요. 지프는 정확히 세 칸 앞, 바로 여기만 맞히는데 아무것도 없어요.
island-lesson-first-turn = 이동 끝에 돌기
island-lesson-first-turn-do = g8로 가서 오른쪽으로 도세요
island-lesson-first-turn-text = 4가 나왔어요. 앞으로 세 칸 가고, 마지막 하나로 돌아요. 그러면 j8의 빨간 지프를 바라보게 돼요.
island-lesson-first-turn-bubble = g8에서 오른쪽으로 돌아요. 그 칸의 오른쪽 표시나 버튼을 누르세요.
island-lesson-first-shoot = 정확한 거리에서 쏘기
island-lesson-first-shoot-do = j8의 지프를 쏘세요
island-lesson-first-shoot-text = 지프는 정확히 세 칸 떨어진 곳만 맞혀요. 더 가까워도, 더 멀어도 안 돼요. 병사의 사거리는 2, 전차는 4예요.
island-lesson-first-shoot-bubble = 정확히 세 칸이에요. 목표를 누르세요.
island-lesson-first-crossfire = 십자포화
island-lesson-first-crossfire-do = 한 발로 둘: 전차를 f6으로, 그리고 쏘세요
island-lesson-first-crossfire-text = f6에서 전차는 f10의 병사를 맞혀요. 그 사이 f9에 있는 지프도 함께 사라져요.
island-lesson-first-crossfire-bubble = 이번에는 전차예요. 네 칸 가고, 네 칸 앞을 쏴요.
island-lesson-first-block = 폭발 장애물과 안전 장애물
island-lesson-first-block-do = f7에서 왼쪽으로 돌아 장애물을 쏘세요
island-lesson-first-block-text = 장애물 열 개 중 여섯이 폭발해요. 폭발하면 주위 여덟 칸의 말이 모두 사라지는데, 빨간 지프가 바로 옆에 있어요. 안전 장애물이라면 장애물만 사라져요. 맞혀 봐야 알 수 있어요.
island-lesson-first-block-bubble = 한 칸 앞으로, 그리고 왼쪽으로. f7에서 b7의 장애물까지 정확히 네 칸이에요.
island-lesson-first-zero = 0이 나오면
island-lesson-first-zero-do = 지프를 들여보내 d4까지 가세요
island-lesson-first-zero-text = 0은 좋은 수예요. 증원을 들여보내거나, 말 하나를 돌리거나, 수송 패드를 골라요. 그리고 다시 굴려요.
island-lesson-first-zero-bubble = 증원이에요. 수송 패드 4번의 지프가 여기로 들어와요.

## 정확한 명중

island-lesson-hits = 정확한 명중
island-lesson-hits-about = 병사는 2칸, 지프는 3칸, 전차는 4칸 앞을 맞혀요. 똑바로 앞이어야 하고, 다른 거리에서는 맞지 않아요.
island-lesson-hits-do = 빨간 말을 맞히세요
island-lesson-hits-1 = 빨간 선은 정확한 명중을 뜻해요. 세 말 가운데 하나만 자기 사거리에 목표가 있어요.
island-lesson-hits-2 = 내 말 둘이 이 지프를 맞힐 수 있어요. h5의 지프는 한 칸 너무 가까워서 못 맞혀요.
island-lesson-hits-3 = 먼저 움직이고, 그다음에 쏴요. 어디에 서면 이 지프까지 네 칸일까요?

## 십자포화

island-lesson-crossfire = 십자포화
island-lesson-crossfire-about = 말은 사격을 막지 못해요. 말이나 폭발 장애물을 맞히면 그 사이에 있는 말도 모두 사라져요.
island-lesson-crossfire-do = 빨간 말을 십자포화로 잡으세요
island-lesson-crossfire-1 = 목표는 둘, 쏠 말도 둘이에요. 어느 사격이 말을 둘 이상 잡을까요?
island-lesson-crossfire-2 = 폭발 장애물도 마찬가지예요. 그것을 맞히면 사이에 있는 말도 사라져요.
island-lesson-crossfire-3 = 먼저 거리를 맞춰요. 그러면 한 발로 둘을 잡아요.

## 내 편은 지키기

island-lesson-own = 내 말은 지키기
island-lesson-own-about = 사격과 폭발은 편을 가리지 않아요. 쏘기 전에 사이에 어떤 말이 있는지 보세요.
island-lesson-own-do = 내 말을 잃지 않고 빨간 말을 맞히세요
island-lesson-own-1 = 이 지프를 맞힐 수 있는 말은 셋이에요. 그중 하나는 내 병사까지 없애요.
island-lesson-own-2 = 가까이에 장애물이 있어요. 터지면 내 병사도 사라져요.
island-lesson-own-3 = 내 병사가 사이에 있어요. 먼저 움직이고, 나중에 쏘세요.

## 장애물

island-lesson-blocks = 장애물
island-lesson-blocks-about = 장애물은 맞거나 말이 올라서기 전까지 이동과 사격을 막아요. 폭발 장애물이면 그때 주위 여덟 칸의 말이 모두 사라져요.
island-lesson-blocks-do = 장애물을 이용하세요
island-lesson-blocks-1 = 이 장애물 옆에 빨간 말 둘이 서 있어요. 정확히 맞히면 뒤집혀요.
island-lesson-blocks-2 = 전차를 가려 주고 있어요. 먼저 없애고, 그다음에 전차를 잡으세요.
island-lesson-blocks-3 = 장애물에 올라서 보세요. 나온 수 전부로 똑바로 가면 돼요. 이건 안전 장애물이에요.

## 번지는 폭발

island-lesson-chains = 번지는 폭발
island-lesson-chains-about = 말이 작동시킨 폭발 장애물은 주위의 장애물도 함께 작동시켜요. 거기서 더 번지지는 않아요.
island-lesson-chains-do = 내 말을 잃지 않게 폭발을 이용하세요
island-lesson-chains-1 = 장애물 둘이 붙어 있어요. 이것을 맞히면 지프 옆의 것도 터져요.
island-lesson-chains-2 = 어느 장애물이 이 병사까지 닿을까요? 폭발은 한 단계만 번져요.
island-lesson-chains-3 = 번지는 폭발을 조심하세요. 여기서는 내 병사까지 사라져요. 지프로 쏘는 편이 나아요.

## 0이 나왔을 때

island-lesson-zero = 0이 나왔을 때
island-lesson-zero-about = 0이 나오면 고를 수 있어요. 증원을 들여보내거나, 말을 돌리거나, 수송 패드를 골라요. 그리고 다시 굴려요.
island-lesson-zero-do = 0을 잘 써 보세요
island-lesson-zero-1 = 지프를 왼쪽으로 돌리세요. 그러면 병사를 바라보고, 다시 굴린 뒤에 쏠 수 있어요.
island-lesson-zero-2 = 내 말이 더 적어요. 수송 패드에서 어느 말이든 하나 들여보내세요.
island-lesson-zero-3 = 들어올 길이 막혔어요. 수송 패드 앞에 내 말이 서 있으니 수송 패드를 골라 옮기세요.

## 증원

island-lesson-reinforcements = 증원
island-lesson-reinforcements-about = 0이 나오면 말 하나가 자기 수송 패드 칸 바로 앞 칸으로 앞을 보며 들어와요. 다시 나온 수로는 그 말만 움직여요.
island-lesson-reinforcements-do = 알맞은 말을 들여보내세요
island-lesson-reinforcements-1 = 빨간 지프는 c열에 있어요. 거기로 들어온 말은 다시 굴린 뒤에 쏠 수 있어요.
island-lesson-reinforcements-2 = 여기에 내 병사가 있어요. 그래서 수송 패드 1번은 막혔고, 다른 말이 들어와야 해요.
island-lesson-reinforcements-3 = 들어와서 계속 가요. 지프를 여기로 들여보내고 b4까지 똑바로 가세요.

## 수송 패드

island-lesson-pad = 수송 패드
island-lesson-pad-about = 0이 나오면 수송 패드를 고르고 다시 굴려요. 나온 수만큼 왼쪽이나 오른쪽으로 옮기면 차례가 끝나요.
island-lesson-pad-do = 수송 패드를 도움이 되는 곳으로 옮기세요
island-lesson-pad-1 = 전차가 들어올 수 없어요. 수송 패드를 골라 비어 있는 e열로 옮기세요.
island-lesson-pad-2 = 한쪽으로만 갈 수 있어요. 왼쪽으로 가면 미사일이 모서리를 넘어요.
island-lesson-pad-3 = 전차는 수송 패드 5번에 있어요. 어느 쪽으로 옮겨야 앞 칸이 비어 있을까요?

## 움직일 자리

island-lesson-room = 움직일 자리
island-lesson-room-about = 쓸 수 있는 말이 있으면 나온 수를 모두 써야 해요. 가장자리와 장애물을 피하고, 내 말끼리 길을 막지 않게 하세요.
island-lesson-room-do = 길을 지키면서 나온 수를 쓰세요
island-lesson-room-1 = 세 칸 앞에 장애물이 있어요. 올라서지 말고, 한 칸 덜 가서 도세요.
island-lesson-room-2 = 지프가 곧 막혀요. 움직일 수 있을 때 가장자리에서 돌리세요.
island-lesson-room-3 = d열에 줄을 섰어요. 맨 앞의 말이 비켜 줘야 해요.

## 벌칙

island-lesson-penalties = 벌칙
island-lesson-penalties-about = 나온 수를 쓸 수 있는 말이 하나도 없으면 상대가 하나를 치워요. 섬에 내 말이 없고 들어올 수 있는 말도 없으면 수송 패드에서 하나를 치워요.
island-lesson-penalties-do = 벌칙을 피하거나 이용하세요
island-lesson-penalties-1 = 빨간 전차가 지프를 막고 있어요. 쏘면 길이 열리고, 나온 수를 쓸 수 있어요.
island-lesson-penalties-2 = 북군이 꼼짝할 수 없어요. 가장 강한 전차를 치우세요.
island-lesson-penalties-3 = 북군이 들어올 수 없어요. 내 말이 수송 패드 앞에 서 있으니, 거기서 전차를 치우세요.

## 준비

island-lesson-setup = 준비
island-lesson-setup-about = 장애물 열 개는 같은 행이나 열에 둘이 있으면 안 돼요. 내 쪽 두 행에 말 다섯, 수송 패드에 다섯을 놓아요.
island-lesson-setup-do = 내 진영을 준비하세요
island-lesson-setup-1 = 빈 행과 빈 열에 장애물을 놓으세요. 다른 장애물이 있는 행과 열에는 놓을 수 없어요.
island-lesson-setup-2 = 앞을 보는 전차를 놓으세요. 네 칸 앞을 쏘니까 길게 트인 열이 좋아요.
island-lesson-setup-3 = 나머지 다섯은 여기에 실어요. 순서가 중요해요. 저마다 자기 칸 바로 앞으로 들어오니까요.

## 이기기

island-lesson-win = 이기기
island-lesson-win-about = 섬과 수송 패드에 말이 하나도 없는 쪽이 져요. 마지막 말을 잡는 한 발을 찾으세요.
island-lesson-win-do = 전투에서 이기세요
island-lesson-win-1 = 마지막 병사예요. 어느 말이 정확한 거리에 있을까요?
island-lesson-win-2 = 둘이 남았어요. 한 번에 둘을 잡는 사격은 하나뿐이에요.
island-lesson-win-3 = 바로 쏠 수는 없어요. 하지만 지프 옆에 장애물이 있어요.
