### 컴퓨터 상대: 이름과 플레이 방식. 두 게임 모두에 맞아요.

opponent-random = 무작위
opponent-random-plays = 할 수 있는 것 가운데 아무것이나 골라요.
opponent-greedy = 욕심쟁이
opponent-greedy-plays = 당장 가장 좋아 보이는 것을 골라요.
opponent-recruit = 신병
opponent-recruit-plays = 자기 수 바로 뒤의 모습만 대강 따져요.
opponent-corporal = 상병
opponent-corporal-plays = 자기 수 뒤의 국면을 따지지만 놓치는 것이 많아요.
opponent-sergeant = 병장
opponent-sergeant-plays = 무엇에 맞을 수 있는지까지 판 전체를 따져요.
opponent-captain = 대위
opponent-captain-plays = 한두 차례 앞을 내다봐요.
opponent-general = 장군
opponent-general-plays = 결정마다 1초까지 생각하며 볼 수 있는 데까지 내다봐요.
