### 국면 편집기의 218 고지 전투.

hill218-edit-awaited = { $awaited ->
    [play] 카드 쓰기
    [draw] 카드 뽑기
    [attack] 공격하기
    [won] 이김
    [drawn] 무승부
    [deal] 준비: 첫 카드
   *[return] 준비: 더미 밑에 되돌리기
}
hill218-edit-plays = 남은 행동
hill218-edit-attacker = 공격하는 부대
hill218-edit-space = { SPACE($at) } 칸
hill218-edit-hand = 손패
hill218-edit-deck = 더미
hill218-edit-strikes = 공습
hill218-edit-fix-unit = { SPACE($at) } 칸의 부대 치우기
hill218-edit-fix-card = 카드 한 장 빼기
