### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = 브라우저에서 게임해요: 이 컴퓨터에서 서버를 시작하고 페이지를 열어요
terminal-help-serve = 브라우저에서 게임해요. --lan이나 --host로 달리 정하지 않으면 서버에는 이 컴퓨터에서만 접속할 수 있고, Ctrl+C를 누를 때까지 돌아가요. 게임은 저장되고 다른 날 이어서 할 수 있어요. 아무 인수 없이 skirmish만 쳐도 똑같아요. 리버스 프록시 뒤에서는 페이지의 공개 주소를 --origin으로 알려 주세요.
terminal-help-serve-example-1 = 브라우저에서 게임해요
terminal-help-serve-example-2 = 여기서 브라우저를 열지 않고, 같은 네트워크의 다른 기기도 참가하게 해요
terminal-help-serve-example-3 = 다른 포트와 따로 둔 데이터 폴더를 써요
terminal-help-serve-status = 종료 상태: 서버를 멈추면 0, 명령을 잘못 썼거나 포트를 이미 쓰고 있거나 데이터베이스를 열 수 없으면 2.
terminal-help-port = 포트(기본값 { $port }, 또는 그다음 빈 포트)
terminal-help-host = 연결을 받을 주소(기본값 { $host }, 이 컴퓨터만)
terminal-help-lan = 같은 네트워크의 다른 사람도 참가하게 해요
terminal-help-no-browser = 브라우저를 열지 않아요
terminal-help-data = 게임을 저장하는 폴더(기본값: 시스템의 데이터 폴더)
terminal-help-database = 게임을 이 데이터베이스에 저장해요: postgresql+asyncpg://USER@HOST/NAME
terminal-help-keep = 끝났거나 시작하지 않은 게임을 이 날수 뒤에 지우고, 아무도 들어오지 않은 게임은 하루 뒤에 지워요(기본값: 모두 보관)
terminal-help-origin = 리버스 프록시 뒤에 있는 페이지의 공개 주소(예: https://play.example.org). 여러 번 쓸 수 있어요
terminal-help-proxy = X-Forwarded-For 헤더를 믿을 리버스 프록시의 주소나 네트워크(예: 10.0.0.0/8). 여러 번 쓸 수 있어요
terminal-help-limit = 주소 하나의 제한: 동시에 connections=320, sockets=256, 1분에 requests=600, messages=3000, frames=3000, matches=120, thinking=120, offers=20, 자리마다 1분에 phrases=6. 0은 제한 없음이에요. 여러 번 쓸 수 있어요
terminal-help-workers = 컴퓨터 상대의 계산에 쓸 프로세스 수(기본값: 프로세서마다 하나, 서버에서는 많아야 넷). 0이면 서버가 모든 게임을 엔진에 맡겨요
terminal-help-open-metrics = /metrics를 이 컴퓨터뿐 아니라 모두에게 보여 줘요. 프록시 뒤에서는 이것이 있어야 보여요
terminal-help-log = 표준 오류에 남길 로그(기본값: 터미널에서는 quiet, 다른 곳에서는 json)
terminal-help-settings = 설정 파일(TOML). 옵션이나 SKIRMISH_… 변수로 따로 정하지 않은 것에 쓰여요
terminal-help-show-settings = 지금 적용되는 설정과 각 설정의 출처를 암호 없이 보여 주고 끝내요
terminal-help-drain = 멈추라는 신호를 받은 뒤 /ready가 ‘아니요’라고 답하며 서비스를 이어 가는 시간(초)
terminal-serving = Skirmish가 준비됐어요: { $address }
terminal-serving-lan = 같은 네트워크에서는: { $address }
terminal-serving-no-lan = 로컬 네트워크를 찾지 못했어요.
terminal-serving-stop = 멈추려면 Ctrl+C를 누르세요.
terminal-serving-no-page = 페이지를 아직 만들지 않았어요. 이렇게 만드세요: { $command }
terminal-served-already = Skirmish가 이미 돌아가고 있어요: { $address }
terminal-served-silently = 다른 서버가 이 폴더를 쓰고 있지만 주소를 알리지 않았어요: { $folder }. 그 서버를 멈추거나 --data로 다른 폴더를 고르세요.
terminal-port-taken = 포트 { $port }번은 이미 쓰고 있어요. --port로 다른 포트를 고르거나 --port를 빼세요.
terminal-bad-port = { $port }: 포트가 아니에요. 포트는 0부터 65535까지예요.
terminal-bad-host = ‘{ $host }’: 이 컴퓨터의 주소가 아니에요.
terminal-bad-origin = ‘{ $origin }’: 페이지 주소로 쓸 수 없어요. https://play.example.org처럼 쓰세요.
terminal-bad-proxy = ‘{ $proxy }’: 프록시로 쓸 수 없어요. 192.0.2.7이나 10.0.0.0/8처럼 주소나 네트워크를 쓰세요.
terminal-bad-limit = ‘{ $limit }’: 제한을 알아볼 수 없어요. messages=3000처럼 쓰세요. 있는 것: { $known }.
terminal-bad-workers = --workers는 { $least } 이상이어야 해요. 받은 값: { $workers }.
terminal-bad-keep = --keep은 1 이상이어야 해요. 받은 값: { $days }.
terminal-bad-database = ‘{ $url }’: 쓸 수 없는 데이터베이스예요. postgresql+asyncpg://USER@HOST/NAME처럼 쓰세요.
terminal-bad-drain = --drain은 0부터 3600까지예요. 받은 값: { $seconds }.
terminal-bad-setting = { $source }: { $sentence }
terminal-bad-settings-file = ‘{ $name }’: TOML 설정 파일이 아니에요. { $detail }
terminal-unknown-setting = ‘{ $name }’: 없는 설정이에요.{ $near ->
    [none] {""}
   *[other] {" "}혹시 이것인가요? { $near }
} 있는 설정: { $known }.
terminal-setting-number = ‘{ $value }’: 정수가 아니에요.
terminal-setting-switch = ‘{ $value }’: true나 false로 쓰세요.
terminal-setting-choice = ‘{ $value }’: 쓸 수 없는 값이에요. 이 가운데에서 고르세요: { $known }.
terminal-setting-type = { $kind ->
    [number] 정수를 쓰세요
    [switch] true나 false를 쓰세요
    [texts] { $example }처럼 문자열 목록을 쓰세요
    [limits] { $example }처럼 제한의 표를 쓰세요
   *[other] 따옴표로 묶은 문자열을 쓰세요
}. 받은 값: { $value }
terminal-setting-default = 기본값

## 백업

terminal-overview-backup = 서버의 게임을 파일로 복사해요. 서버가 돌아가는 동안에도 돼요
terminal-overview-restore = 서버의 게임을 백업에 있는 것으로 바꿔요
terminal-overview-check-data = 저장된 게임을 모두 읽을 수 있는지 확인해요
terminal-help-backup = 서버의 모든 게임을 파일 하나로 복사해요. 서버가 돌아가는 동안에도 돼요. 파일을 끝까지 쓰고 확인한 다음에야 이전 파일과 바꿔요. PostgreSQL에는 전용 도구 pg_dump가 있어요.
terminal-help-backup-file = 백업을 저장할 파일
terminal-help-backup-example-1 = 시스템 데이터 폴더의 게임을 백업해요
terminal-help-backup-status = 종료 상태: 백업을 썼으면 0, 명령을 잘못 썼거나 데이터베이스를 읽을 수 없거나 파일을 쓸 수 없으면 2.
terminal-help-restore = 서버가 멈춰 있을 때 서버의 모든 게임을 백업의 게임으로 바꿔요. 먼저 백업을 확인하고, 이전 데이터베이스는 다른 이름으로 남겨 둬요. 게임은 새 에포크에서 이어지므로, 백업 뒤에 본 주사위와 카드가 다시 나오지 않아요. 파일 없이 실행하면 새 에포크만 시작해요. pg_restore를 한 뒤나 데이터베이스 파일을 직접 복사한 뒤에 쓰세요.
terminal-help-restore-file = 백업 파일(생략하면 데이터베이스가 이미 제자리에 있다고 봐요)
terminal-help-restore-example-1 = 백업에서 복원해요
terminal-help-restore-status = 종료 상태: 끝났으면 0, 명령을 잘못 썼거나 서버가 돌아가고 있거나 쓸 수 없는 백업이면 2. 그때는 아무것도 바뀌지 않아요.
terminal-help-check-data = 저장된 게임을 모두 읽어요. 서버가 돌아가는 동안에도 돼요. 체크섬, 규칙에 따른 명령, 무작위 결과를 확인하고, 손상된 곳과 읽을 수 없는 게임마다 한 줄, 끝에 요약을 적어요.
terminal-help-check-data-example-1 = 시스템 데이터 폴더의 게임을 확인해요
terminal-help-check-data-status = 종료 상태: 게임이 모두 온전하면 0, 하나라도 아니면 1, 명령을 잘못 썼거나 데이터베이스를 열 수 없으면 2.
terminal-backed-up = 게임 { $count }개를 백업했어요: { $name }
terminal-restored = 게임 { $count }개를 복원했어요: { $name }
terminal-restored-kept = 이전 데이터베이스는 남겨 뒀어요: { $name }
terminal-restored-epoch = 에포크 { $epoch } 시작: 이미 본 주사위와 카드는 다시 나오지 않아요.
terminal-damaged-place = 손상됨: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = 게임 { $count }개를 확인했어요. { $damaged ->
    [0] 모두 읽을 수 있어요.
   *[other] { $damaged }개는 읽을 수 없어요.
}
terminal-no-data = 데이터베이스가 없어요: { $name }
terminal-backup-postgresql = PostgreSQL에는 백업 전용 도구가 있어요: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL에는 전용 도구 pg_restore가 있어요. 그다음에 파일 없이 skirmish restore --database URL을 실행하세요. 그래야 이미 본 주사위와 카드가 다시 나오지 않아요.
terminal-restore-served = 서버가 이 게임들을 쓰고 있어요: { $address } 먼저 서버를 멈추세요.

## 운영자의 명령

terminal-overview-engine = PostgreSQL 데이터베이스를 함께 쓰는 서버들의 컴퓨터 상대를 이 컴퓨터에서 계산해요
terminal-help-engine = PostgreSQL 데이터베이스를 함께 쓰는 모든 서버의 컴퓨터 상대를 이 컴퓨터에서 계산해요. 엔진은 페이지를 보여 주지 않고 주소도 필요 없어요. 계산을 늘리려면 컴퓨터를 더하세요. --workers 0으로 시작한 서버는 모든 게임을 엔진에 맡겨요. Ctrl+C를 누를 때까지 돌아가고, 하던 계산은 끝까지 해요.
terminal-help-engine-example-1 = 이 데이터베이스를 함께 쓰는 서버들을 위해 프로세스 여덟 개로 계산해요
terminal-help-engine-status = 종료 상태: 멈추면 0, 명령을 잘못 썼거나 포트를 이미 쓰고 있거나 데이터베이스를 열 수 없으면 2.
terminal-help-traces = OpenTelemetry 트레이스를 이 수집기(예: http://127.0.0.1:4318)로 보내거나 이 파일에 덧붙여요(기본값: 없음)
terminal-help-metrics-port = 이 포트에서 /metrics를 이 컴퓨터에만 보여 줘요. --open-metrics를 쓰면 다른 컴퓨터에도 보여요(기본값: 보여 주지 않음)
terminal-engine-ready = 컴퓨터 상대를 여기서 계산해요: { $workers ->
   *[other] 프로세스 { $workers }개
}.
terminal-engine-metrics = 측정값: 포트 { $port }
terminal-metrics-port-taken = 포트 { $port }번은 이미 쓰고 있어요. --metrics-port로 다른 포트를 고르세요.
terminal-needs-postgresql = 엔진은 서버와 함께 쓰는 PostgreSQL 데이터베이스가 필요해요: --database postgresql+asyncpg://USER@HOST/NAME
terminal-overview-admin = 서버의 게임을 보고 끝내고 지우고, 주소를 차단하고, 새 게임을 막아요
terminal-help-admin = 서버의 게임을 관리해요. 목록과 내용을 보고, 끝내고, 지우고, 주소를 차단하고, 새 게임을 막아요. 데이터베이스를 바꾸고, 돌아가는 서버에는 몇 초 안에 반영돼요.
terminal-help-admin-example-1 = 일주일 동안 멈춰 있는 진행 중인 게임을 보여 줘요
terminal-help-admin-example-2 = 주소 하나를 차단해요
terminal-help-admin-example-3 = 새 게임을 막아요
terminal-help-admin-example-4 = 새 게임을 다시 받아요
terminal-help-admin-status = 종료 상태: 끝났으면 0, 명령을 잘못 썼거나 없는 게임이거나 데이터베이스를 쓸 수 없으면 2.
terminal-help-action = list: 최근에 쓴 순서로 게임 목록, show ID: 게임에 대해 알려진 것, close ID: 진행 중인 게임을 끝내기, delete ID: 게임 지우기, ban 주소와 unban 주소: 주소나 네트워크를 차단하거나 풀기, stop과 allow: 새 게임을 막거나 다시 받기
terminal-help-subject = 게임이나 주소
terminal-help-state = 이 상태의 게임만 보여 줘요
terminal-help-of-game = 이 종류의 게임만 보여 줘요
terminal-help-older = 이 날수 동안 멈춰 있는 게임만 보여 줘요
terminal-help-result = close가 게임을 끝내는 방법: draw(기본값), 또는 이기는 쪽
terminal-admin-needs = { $what ->
    [match] ‘{ $action }’ 뒤에 게임의 ID를 쓰세요.
   *[address] ‘{ $action }’ 뒤에 주소나 네트워크를 쓰세요.
}
terminal-admin-alone = ‘{ $action }’ 뒤에는 아무것도 쓰지 마세요.
terminal-admin-count = 게임 { $count }개
terminal-admin-stopped = 새 게임을 받지 않아요.
terminal-admin-allowed = 새 게임을 받아요.
terminal-admin-banned = 차단됨: { $network }
terminal-admin-unbanned = 차단 해제됨: { $network }
terminal-admin-not-banned = { $network }: 차단되어 있지 않아요.
terminal-admin-closed = 끝낸 게임: { $id }
terminal-admin-deleted = 지운 게임: { $id }
terminal-admin-match = 게임 { $id }: { $title }, { $variant }
terminal-admin-state = { $state ->
    [waiting] 플레이어를 기다리는 중
    [playing] 진행 중
   *[over] 끝남
}, 기록 { $entries }개
terminal-admin-times = 만든 때 { $created }, 마지막으로 쓴 때 { $last }
terminal-admin-seat = { $seat }: { $who ->
    [vacant] 비어 있음
    [unnamed] 이름 없는 사람
   *[other] { $name }
}
terminal-bad-older = --older는 0 이상이어야 해요. 받은 값: { $days }.
terminal-bad-address = ‘{ $address }’: 주소가 아니에요. 192.0.2.7이나 10.0.0.0/8처럼 주소나 네트워크를 쓰세요.

## Pages without scripts

server-wrong-host = 서버를 시작할 때 나온 주소로 여세요. 이 이름으로도 열리게 하려면 이렇게 시작하세요:
server-lost-title = 여기에는 아무것도 없어요
server-lost = 주소를 잘못 썼거나 페이지가 없어졌을 수 있어요.
server-home = 첫 화면으로
server-no-page-title = 페이지를 아직 만들지 않았어요
server-no-page = 서버는 돌아가고 있지만 페이지를 아직 만들지 않았어요. 소스 폴더에서 이렇게 실행하세요:
server-api-title = HTTP 인터페이스
server-api-about = 프로그램이 이 서버에 요청할 수 있는 것이에요. 프로그램이 읽는 형식은 여기 있어요:
server-api-takes = 매개변수:
server-api-bodies = 요청과 응답의 내용
server-shared-position = 살펴보고 이어서 할 수 있는 국면
server-shared-moment = 게임의 { $ply }번째 장면. { $result ->
    [won] { $seat } 승리.
    [draw] 무승부.
   *[playing] 아직 진행 중이에요.
}
