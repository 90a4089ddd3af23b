### 국면 편집기의 섬을 둘러싼 전투.

island-edit-kind = { $kind ->
    [soldier] 병사
    [jeep] 지프
   *[tank] 전차
}
island-edit-block = 장애물
island-edit-awaited = { $awaited ->
    [roll] 주사위를 굴릴 차례
    [d] { $roll } 나옴, 나온 수를 써야 함
    [d0] 0 나옴
    [after] 움직인 뒤
    [enter] 들어와야 함
    [remove] 섬에서 말 하나 치우기
    [won] 이김
    [draw] 무승부
    [pad] { $roll ->
        [1] 수송 패드를 1칸 옮기기
        [2] 수송 패드를 2칸 옮기기
        [3] 수송 패드를 3칸 옮기기
        [4] 수송 패드를 4칸 옮기기
        [5] 수송 패드를 5칸 옮기기
       *[none] 수송 패드를 옮길 주사위 굴리기
    }
   *[removepad] 수송 패드에서 말 하나 치우기
}
island-edit-mover = 움직일 수 있는 말
island-edit-anyone = 모든 말
island-edit-square = { $square } 칸만
island-edit-live = 폭발 장애물
island-edit-missile = 미사일 열
island-edit-fix-block = { $at } 칸의 장애물 치우기
island-edit-fix-character = { $pad ->
    [yes] 수송 패드에서 말 하나 치우기
   *[no] { $at } 칸의 말 치우기
}
island-edit-fix-blocks = 폭발 { $live }개, 안전 { $safe }개로 맞추기
island-edit-fix-mover = 어느 말이든 움직이게 하기
