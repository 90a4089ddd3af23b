### 컴퓨터 상대: 이름과 두는 방식. 두 게임 모두에 맞아요.

opponent-random = 무작위
opponent-random-plays = 할 수 있는 것 가운데 아무것이나 골라요.
opponent-greedy = 욕심쟁이
opponent-greedy-plays = 당장 가장 좋아 보이는 것을 고르고 나머지는 생각하지 않아요.
opponent-recruit = 신병
opponent-recruit-plays = 두고 난 바로 뒤의 모습만 보고 더 멀리 보지 않아요.
opponent-corporal = 상병
opponent-corporal-plays = 그 바로 다음에 할 수 있는 것도 봐요.
opponent-sergeant = 병장
opponent-sergeant-plays = 자기 배치가 다음 차례들에 얼마나 쓸모 있을지도 따져요.
opponent-captain = 대위
opponent-captain-plays = 상대편이 다음 차례에 할 수 있는 것도 봐요.
opponent-general = 장군
opponent-general-plays = 결정마다 1초까지 생각하며 볼 수 있는 데까지 내다봐요.
