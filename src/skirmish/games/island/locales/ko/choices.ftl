## 결정 목록의 제목, 표시의 뜻, 확인 질문

island-choice-shoot = 쏘기:
island-choice-move = { $square } 칸의 { $kind ->
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}:
island-choice-reinforce = 증원, 발사대 칸 번호:
island-choice-pad = 발사대 고르기:
island-choice-turn = 방향 전환, 왼쪽(L)이나 오른쪽(R):
island-choice-slide = 발사대 옮기기:
island-choice-block = 장애물 놓기:
island-choice-character = 말 놓기:
island-choice-load = 발사대에 싣기:
island-choice-remove = 치우기:
island-choice-remove-pad = 발사대에서 치우기:
island-choice-end = 차례 마치기:

island-flag-on-block = 장애물 위에 멈춰요
island-flag-own-side = 내 말을 맞혀요

island-own-target = { $square } 칸에 있는 { $kind ->
    [soldier] 내 병사가
    [jeep] 내 지프가
   *[tank] 내 전차가
} 사라져요. 쏠까요?
