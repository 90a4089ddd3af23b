## 결정 목록의 제목, 표시의 뜻, 확인 질문

island-choice-shoot = 쏘기:
island-choice-move = { $square } 칸의 { $kind ->
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}:
island-choice-reinforce = 증원, 수송 패드 칸 번호:
island-choice-pad = 수송 패드 고르기:
island-choice-turn = 방향 전환, 왼쪽(L)이나 오른쪽(R):
island-choice-slide = 수송 패드 옮기기:
island-choice-block = 장애물 놓기:
island-choice-character = 말 놓기:
island-choice-load = 수송 패드에 싣기:
island-choice-remove = 치우기:
island-choice-remove-pad = 수송 패드에서 치우기:
island-choice-end = 차례 마치기:

island-flag-on-block = 장애물에 올라서요
island-flag-own-side = 내 말을 맞혀요

island-own-target = { $square } 칸에 있는 { $kind ->
    [soldier] 내 병사가
    [jeep] 내 지프가
   *[tank] 내 전차가
} 사라져요. 쏠까요?

## 명령 도움말의 예

island-example-play-1 = 제한 시간을 두고 속전을 세 번까지 하는 전쟁을 해요
island-example-legal-1 = 남군이 3을 굴렸어요
island-example-legal-2 = 여러 국면을 한 줄에 하나씩 물어봐요
island-example-next-1 = 남군이 3을 굴리고 병사를 움직인 뒤 차례를 마쳐요
island-example-why-1 = 병사는 나온 수를 남김없이 써야 해요
island-example-why-2 = 이것은 할 수 있어요
island-example-rules-1 = 규칙 전체
island-example-rules-2 = 규칙 하나
island-example-check-1 = 표준 입력의 기록
island-example-simulate-1 = 세 게임을 파일에 써요
island-example-arena-1 = 두 상대가 짧은 게임을 네 번 해요
island-example-balance-1 = 빠른 변형 규칙을 잠깐 살펴봐요
