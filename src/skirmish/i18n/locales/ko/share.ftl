### 장면이나 국면 공유.

page-share-moment = 이 장면 공유
page-share-position = 이 국면 공유
page-share-link = 링크
page-share-opens = 이 장면이 바로 열리고, 메신저에 미리보기가 나와요.
page-share-opens-position = 이 국면이 열리고, 메신저에 미리보기가 나와요.
page-share-picture = 그림
page-share-png = PNG, 메시지에 넣을 판 그림
page-share-drawing = 벡터 그림
page-share-svg = SVG, 어떤 크기에서도 선명해요
page-share-turn = 이 차례의 애니메이션
page-share-match = 여기까지의 애니메이션
page-share-gif = GIF
page-share-gif-long = GIF, 만드는 데 몇 초 걸려요
page-share-record = 기록
page-share-text = 게임 전체를 글로
page-share-embed = 다른 웹사이트에 넣기
page-share-names = 플레이어 이름은 나오지 않아요.
page-share-running = 아직 진행 중인 게임이에요. 링크에는 관전자가 볼 수 있는 것만 이 장면까지 나와요. 플레이어 이름은 나오지 않아요.
page-share-open = Skirmish에서 열기: { $title }
