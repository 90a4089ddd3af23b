### 규칙 밖에서 잘못된 것: 이름, 기호, 국면, 기록, 게임.

## 이름

error-unknown-game = 이름이 ‘{ $name }’인 게임은 없어요. 고를 수 있는 것: { $known }.
error-broken-game = ‘{ $name }’ 게임을 { $package } 패키지에서 불러올 수 없어요: { $reason }.
error-game-claimed-twice = 이름이 ‘{ $name }’인 게임이 여러 패키지에 있어요: { $packages }. 하나만 남기고 지워 주세요.
error-no-environment = { $name } 게임은 환경으로 쓸 수 없어요. 패키지에 결정 번호와 관측이 없어요.
error-no-vector-environment = { $name } 게임에는 벡터 환경이 없어요. 패키지에 이를 위한 컴파일된 커널이 없어요.
error-no-engine = { $game } 게임에는 컴파일된 탐색이 없어서 단계가 있는 상대는 이 게임을 할 수 없어요. random이나 greedy를 고르세요.
error-no-rulebook = { $name } 게임에는 규칙서가 없어요.
error-unknown-lesson = 이름이 ‘{ $name }’인 수업은 없어요.
error-unknown-variant = 이름이 ‘{ $name }’인 변형 규칙은 없어요. 고를 수 있는 것: { $known }.
error-unknown-language = Skirmish에는 ‘{ $name }’ 언어가 없어요. 고를 수 있는 것: { $known }.
error-unknown-agent = 이름이 ‘{ $name }’인 상대는 없어요. 고를 수 있는 것: { $known }.
error-unknown-rule = ‘{ $name }’ 규칙은 없어요. 있는 규칙: { $known }.
error-unknown-theme = 이름이 ‘{ $name }’인 테마는 없어요.
error-unknown-style = 이름이 ‘{ $name }’인 그림 방식은 없어요.
error-needs-extra = 여기에는 { $package } 패키지가 필요한데, 설치되어 있지 않아요. 이렇게 설치하세요: pip install 'skirmish[{ $extra }]'
error-kernel-cannot = 컴파일된 탐색으로는 다룰 수 없어요: ‘{ $text }’. 너무 멀거나 알 수 없는 것이에요.

## 기호와 운

error-illegal-action = { $token } 기호는 여기서 쓸 수 없어요.
error-bad-token = ‘{ $token }’ 기호는 이 게임의 기록법에 없어요.
error-chance-not-awaited = { $token } 기호는 지금 나올 수 없어요. 지금은 무작위로 정할 것이 없어요.

## 국면

error-bad-position-turn = 차례가 틀렸어요: ‘{ $found }’.
error-bad-position-result = 결과 ‘{ $found }’ 표시가 판과 맞지 않아요.

## 기록

error-not-utf-8 = 파일이 UTF-8 글이 아니에요. 틀린 바이트: { $byte }.
error-control-character = 여기 있으면 안 되는 제어 문자가 있어요: { $character }.
error-no-tags = 기록은 대괄호로 된 태그로 시작해야 하는데 ‘{ $text }’ 줄이 먼저 나왔어요.
error-no-empty-line = 태그와 ‘{ $text }’ 사이에 빈 줄이 없어요.
error-bad-tag = 태그가 아니에요: ‘{ $text }’. 이렇게 적으세요: [이름 "값"].
error-bad-escape = { $tag } 태그에서 \ 기호는 " 기호나 \ 기호 앞에만 올 수 있어요.
error-tag-twice = { $tag } 태그가 두 번 나왔어요.
error-tag-missing = { $tag } 태그가 빠져 있어요.
error-tag-value = { $tag } 태그에 ‘{ $value }’ 값은 쓸 수 없어요.
error-wrong-termination = Termination 값이 { $termination }일 때 Result 값은 { $result }일 수 없어요.
error-stray-brace = 여는 중괄호 없이 닫는 중괄호가 있어요.
error-comment-not-closed = 여기서 시작한 주석이 닫히지 않았어요.
error-bad-comment = 주석에는 중괄호를 쓸 수 없어요: ‘{ $text }’.
error-bad-position = Position 태그에 있을 수 없는 국면이 적혀 있어요.
error-bad-past = Past 태그가 Position 태그와 맞지 않아요.
error-impossible-past = 이 국면 이전에 있을 수 없는 일이에요: ‘{ $found }’.
error-position-variant = 국면의 변형 규칙({ $position })이 정해진 변형 규칙({ $variant })과 달라요.
error-token-form = ‘{ $token }’ 표시는 기호가 될 수 없어요.
error-unknown-token = ‘{ $token }’ 기호를 읽을 수 없어요.
error-impossible-outcome = { $token } 기호가 나왔을 리 없어요.
error-hidden-token = { $token } 기호에 가려진 것이 있어요. 여기서는 무엇인지 적어야 해요.
error-after-the-end = { $token } 기호가 게임이 끝난 뒤에 나왔어요.
error-bad-takeback = 이 되돌리기의 괄호가 맞지 않아요.
error-played-to-the-end = 게임을 끝까지 했으니(결과 { $result }) Termination 값은 { $termination }일 수 없어요.
error-wrong-result = Result 태그의 값({ $result })이 실제로 한 게임의 결과({ $actual })와 달라요.

## 공정한 운

error-not-finished = 이 게임은 아직 끝나지 않아서 비밀 값이 공개되지 않았어요. 끝난 뒤에 확인하세요.
error-fairness-tag-missing = { $tag } 태그가 빠져 있어요. 그것 없이는 확인할 수 없어요.
error-secret-not-hexadecimal = 비밀 값이 16진수로 적혀 있지 않아요.
error-secret-too-short = 비밀 값이 { $bytes }바이트뿐이에요. { $least }바이트가 필요해요.
error-wrong-commitment = 비밀 값이 게임 전에 공개한 해시 값과 맞지 않아요. 나와야 할 값: { $expected }, 실제 값: { $found }.
error-unfair-chance = 기록의 값({ $found })이 비밀 값에서 나오는 값({ $expected })과 달라요.
error-unknown-scheme = 1번과 2번 방식만 확인할 수 있어요. Scheme 태그의 값: { $scheme }.
error-uncommitted-entropy = { seat }의 엔트로피는 게임 전에 정해 둔 것이 아니어서, 일부러 골랐을 수도 있어요.
error-wrong-entropy = { seat }의 엔트로피가 게임 전에 정해 둔 것과 달라요.
error-bad-epochs = Epochs 태그에는 무작위 결과와 에포크가 커지는 순서로 있어야 해요. 예: 14:1 30:2

## 게임

error-bad-time-control = 제한 시간은 0보다 길어야 하고, 추가 시간은 0보다 작으면 안 돼요.
error-bad-entropy = 난수에 보태는 글은 제어 문자 없는 한 줄이어야 해요.
error-bad-name = 플레이어 이름은 제어 문자 없는 한 줄이어야 해요.
error-deceptive-name = 이 이름에는 보이지 않는 글자가 있거나, 한 낱말에 여러 문자가 섞여 있어요. 다른 이름을 골라 주세요.
error-match-over = 이 게임은 끝났어요. { $result ->
    [draw] 무승부예요.
   *[won] 더 할 수 있는 것이 없어요.
}
error-time-is-up = 시간이 다 되어 게임이 끝났어요.
error-action-id-used = ‘{ $id }’ 식별자는 이미 다른 일에 쓰였어요.
error-hidden-cards = { $token } 기호에 가려진 것이 있어요. 무엇인지 적으세요.
error-nothing-to-take-back = 아직 되돌릴 수 있는 결정이 없어요.
error-match-too-long = 이 게임에는 이미 기록이 { $most }개 넘게 있어요. 이제 되돌리거나 무승부를 제안할 수 없어요.
error-offer-stands = { $offer ->
    [draw] 이미 무승부 제안이 있어요. 그 제안은 아직 유효해요.
   *[takeback] 이미 되돌리기 요청이 있어요. 그 요청은 아직 유효해요.
}
error-offer-too-soon = { $offer ->
    [draw] 이미 무승부를 제안했어요. 다음 결정을 한 뒤에 다시 제안할 수 있어요.
   *[takeback] 이미 되돌리기를 요청했어요. 다음 결정을 한 뒤에 다시 요청할 수 있어요.
}
error-no-offer = { $offer ->
    [draw] 무승부를 제안한 사람이 없어요.
   *[takeback] 되돌리기를 요청한 사람이 없어요.
}
error-own-offer = { $offer ->
    [draw] 내가 제안한 무승부예요. 상대가 대답해야 해요.
   *[takeback] 내가 요청한 되돌리기예요. 상대가 대답해야 해요.
}

## 게임 참가

error-unknown-key = 이 링크로 열리는 게임이 없어요. 보낸 사람에게 새 링크를 부탁하세요.
error-revoked-key = 이 링크는 더 이상 쓸 수 없어요. 보낸 사람에게 새 링크를 부탁하세요.
error-link-used = 이 초대는 이미 수락되었어요. 링크로는 자리에 한 번만 앉을 수 있어요. 직접 수락했다면 그때 쓴 브라우저에서 계속하세요. 아니라면 새 게임을 부탁하세요.
error-key-known = 이미 쓰고 있는 키예요. 새 키를 만드세요.
error-not-your-key = 그 링크는 가지고 있는 사람만 바꿀 수 있어요.
error-only-watching = 지금은 관전 중이에요. 이것은 플레이어만 할 수 있어요.
error-not-started = 이 게임은 아직 시작하지 않았어요.
error-already-joined = 이 자리는 이미 찼어요.
error-bad-commitment = 플레이어가 미리 보내는 해시 값은 소문자 16진수로 적은 SHA-256이어야 하고, 엔트로피가 함께 있으면 안 돼요.
error-not-all-committed = 엔트로피는 두 사람이 모두 들어온 뒤에 공개해요.
error-nothing-to-open = 이 자리에는 공개할 엔트로피가 남아 있지 않아요.
error-wrong-scheme = 이 게임은 { $scheme }번 방식으로 주사위와 카드를 정해요. 페이지를 새로 고치고 다시 들어오세요.
error-stale-prompt = 지난 물음에 대한 답이었어요. 판을 보고 다시 결정하세요.
error-not-your-decision = 지금은 결정할 차례가 아니에요.
error-no-levels = 이 게임에는 컴퓨터 단계가 없어요.
error-only-in-set-up = 컴퓨터는 준비 단계에서 수를 추천하고, 그 뒤에는 컴퓨터와 겨룰 때만 추천해요.
error-no-suggestion = 컴퓨터가 제때 추천을 찾지 못했어요. 다시 해 보세요.
error-only-between-people = 정해진 말은 두 사람이 하는 게임에서만 쓸 수 있어요. 컴퓨터는 읽지 않아요.
error-unknown-phrase = 없는 말이에요: ‘{ $phrase }’.
error-unknown-war = 이름이 ‘{ $name }’인 전쟁 방식은 없어요. 고를 수 있는 것: { $known }.
error-no-series = 이 게임은 전쟁의 전투가 아니에요.
error-move-gone = 이 링크는 만료됐어요. 5분 안에 한 번만 쓸 수 있는 링크예요. 자리가 있는 기기에서 새로 만드세요.
error-nothing-to-move = 옮길 자리가 없어요.
error-seat-taken = 이 자리는 이제 비어 있지 않아요. 다른 사람이 먼저 앉았거나 취소됐어요. 목록에서 다른 자리를 고르거나 직접 자리를 여세요.
error-too-many-offers = 이미 { $most }번 자리를 열어 두었어요. 먼저 하나를 취소하세요.
error-quick-offered = 이 게임에서 빠른 대전을 찾는 사람이 이미 있어요. 그 자리에 앉으세요.
error-not-over = 이 게임은 아직 끝나지 않았어요. 재대결은 끝난 뒤에 제안할 수 있어요.
error-rematch-offered = 이미 재대결을 제안했어요. 상대가 대답해야 해요.
error-rematch-agreed = 재대결은 이미 준비됐어요.
error-bad-seat-plan = 컴퓨터에는 단계가 있어야 하고, 사람에게는 없어야 해요.
error-not-your-view = 게임이 진행되는 동안에는 내 자리에서 보이는 것이나 관전자에게 보이는 것만 볼 수 있어요.
error-position-over = 이 국면에서는 게임이 이미 끝났어요. 더 할 것이 없어요.
error-bad-clock-plan = 제한 시간은 게임 전체의 시간(추가 시간은 있어도 없어도 돼요)이나 차례마다의 시간 가운데 하나로 정하세요.
error-storage-failed = 저장하지 못했어요. 바뀐 것은 없으니 다시 해 보세요.
error-storage-unclear = 저장됐는지 확실하지 않아요. 게임을 다시 불러오고 있어요.
error-no-room = 서버의 디스크가 거의 가득 차서 새 게임을 만들 수 없어요. 진행 중인 게임은 계속돼요.
error-no-new-matches = 서버 운영자가 지금은 새 게임을 받지 않아요. 진행 중인 게임은 계속돼요.
error-banned = 서버 운영자가 이 주소를 차단했어요.
error-no-such-match = ‘{ $match }’: 없는 게임이에요.
error-still-playing = 다른 사람이 아직 이 게임을 하고 있어요. 끝난 뒤에 지울 수 있어요.
error-no-database = 데이터베이스를 열 수 없어요: { $url }
error-database-too-new = 이 데이터베이스는 더 새로운 버전의 Skirmish가 쓴 거예요. Skirmish를 업데이트해서 여세요: { $url }
error-database-too-old = 이 데이터베이스는 이전 버전의 Skirmish가 쓴 거예요. 이 데이터베이스로 서버를 한 번 시작해서 업데이트하세요: { $url }
error-no-database-file = 파일이 없어요: { $file }
error-not-our-database = Skirmish의 게임이 들어 있지 않아요: { $file }
error-damaged-backup = 손상된 파일이라 아무것도 바꾸지 않았어요: { $file }
error-database-in-use = 다른 프로그램이 쓰고 있어요. 먼저 그 프로그램을 멈추세요: { $file }
error-backup-in-place = 서버의 데이터베이스 자체예요. 다른 파일을 고르세요: { $file }
error-other-rules = 규칙 버전이 달라요. 이 게임의 규칙 버전: { $version }. 이 Skirmish의 규칙 버전: { $known }.
error-unreadable-match = 이 게임은 손상돼서 열 수 없어요.

## 게임하는 프로그램

error-bad-command = 실행할 수 없는 명령이에요: ‘cmd:{ $command }’. 프로그램 이름을 적고 따옴표를 모두 닫으세요.
error-bot-late = 프로그램이 { $milliseconds }밀리초에 여유 1초가 더 지나도록 결정하지 못했어요.
error-bot-silent = 프로그램이 { $milliseconds }밀리초에 여유 1초가 더 지나도록 아무 말도 하지 않았어요.
error-bot-unreadable = { $awaited ->
    [name] 이름을 묻자 프로그램이 이렇게 대답했어요: ‘{ $text }’.
    [play] 프로그램의 대답이 play 기호도 resign도 아니에요: ‘{ $text }’.
   *[utf-8] 프로그램의 대답이 UTF-8이 아니에요: ‘{ $text }’.
}
error-bot-unasked = 묻기도 전에 프로그램이 대답했어요: ‘{ $text }’.
error-bot-illegal = 프로그램이 여기서 쓸 수 없는 { $token } 기호를 보냈어요.
error-bot-flood = 프로그램이 너무 많이 썼어요. 한 줄은 { $longest }바이트, 대답 하나는 { $most }바이트까지예요.
error-bot-died = { $end ->
    [signal] 프로그램이 신호 { $number }번으로 끝났어요.
   *[status] 프로그램이 끝났어요(종료 상태 { $number }).
}{ $said ->
    [none] {""}
   *[other] {" "}마지막 출력: ‘{ $said }’.
}
error-bot-closed = 프로그램이 출력을 닫아서 더는 대답할 수 없어요.
error-bot-missing = { $reason ->
    [missing] ‘{ $program }’ 프로그램이 없어요.
    [permission] ‘{ $program }’ 프로그램을 실행할 권한이 없어요.
    [no-program] ‘{ $program }’ 파일은 여기서 실행할 수 있는 프로그램이 아니에요.
   *[other] ‘{ $program }’ 프로그램을 시작하지 못했어요: { $detail }.
}

## 다른 프로그램이 진행할 때

error-host-version = 진행자가 프로토콜 버전 1을 쓰지 않아요: ‘{ $text }’.
error-host-line = 진행자의 줄이 형식에 맞지 않아요: ‘{ $text }’.
error-host-word = 진행자의 줄을 알아들을 수 없어서 건너뛰어요: ‘{ $text }’.
error-host-no-match = 진행자가 { $word } 명령을 보냈지만, 시작된 게임이 없어요.
error-host-token = 게임의 { $number }번째 기호는 있을 수 없어요: ‘{ $token }’.
error-host-turn = 기호 { $number }개 다음에 결정을 물었지만, 우리가 결정할 차례가 아니에요.
error-host-legal = 규칙에는 맞지만 진행자가 { $token } 기호를 허용하지 않아요. 대신 고른 것: { $played }.

## 실험실

error-bad-seed = 시드는 제어 문자가 없는 한 줄의 글이에요.
error-odd-games = --games는 2 이상의 짝수여야 해요. 받은 값: { $games }.
error-too-few-entrants = 아레나에는 참가자가 { $least }명 이상 있어야 해요. { $count ->
    [0] 지금은 아무도 없어요
   *[other] 지금은 { $count }명뿐이에요
}.
error-entrant-twice = 같은 참가자가 두 번 나와요: ‘{ $name }’. 저마다 다른 이름을 붙이세요: a={ $name },b={ $name }
error-entrant-needs-name = 이름으로 쓰기에 너무 길어요: ‘{ $agent }’. { $most }자 이하의 이름을 붙이세요: mine=cmd:…
error-no-time-to-think = 생각할 여유가 없어요: ‘{ $agent }’. 제한은 1 이상이어야 해요.
error-no-program = 실행할 프로그램이 없어요: ‘{ $agent }’.
error-too-few-jobs = --jobs는 1 이상이어야 해요. 받은 값: { $jobs }.
error-folder-not-empty = { $folder } 폴더에 이미 다른 것이 있어요. 새 폴더를 주세요.
error-other-plan = { $folder }에는 이미 다른 게임들이 있어요. 다른 점, 거기 ≠ 여기: { $difference }.
error-bad-plan = { $name }에는 아레나 계획이 없어요.
error-arena-in-use = 다른 프로세스가 { $folder } 폴더에서 게임하고 있어요.
error-no-arena = { $folder }에는 아레나가 없어요.
error-no-balance = { $game } 게임에는 균형 연구가 없어요. 패키지에 ‘balance’ 부분이 없어요.
error-other-version = 이 아레나는 Skirmish { $theirs } 버전으로 시작했어요. 여기는 { $ours } 버전이에요.
error-no-cluster = { $address }에는 클러스터가 없어요: { $reason }

## Requests and sockets

error-bad-body = 이 요청을 읽을 수 없어요: { $reason }
error-bad-message = 이 메시지를 읽을 수 없어요: { $reason }
error-too-long = 너무 길어요. { $most }바이트까지만 읽어요.
error-wrong-media-type = 이 요청의 내용은 JSON이어야 해요.
error-not-found = 이 주소에는 아무것도 없어요.
error-wrong-method = 여기서는 { $method } 요청을 쓸 수 없어요. 쓸 수 있는 것: { $allowed }.
error-wrong-origin = 이 페이지는 서버를 쓸 수 없어요. 서버의 주소가 아니에요: ‘{ $origin }’.
error-not-owner = 서버가 있는 컴퓨터의 페이지에서만 서버를 네트워크에 열 수 있고, 그 컴퓨터에서만 쓰도록 시작한 서버여야 해요.
error-no-network = 이 컴퓨터는 지금 네트워크에 연결되어 있지 않아요.
error-wrong-host = 이 서버의 이름이 아니에요: ‘{ $host }’.
error-no-key = 자리나 관전자의 키가 필요해요: Authorization: Bearer KEY.
error-over-budget = { $budget ->
    [requests] 이 주소에서 요청이 너무 많아요.
    [sockets] 이 주소에서 연결이 너무 많아요.
    [messages] 이 주소에서 메시지가 너무 많아요.
    [frames] 이 주소에서 핑이나 조각난 메시지가 너무 많아요.
    [matches] 이 주소에서 새 게임이 너무 많아요.
    [offers] 이 주소에서 열거나 앉은 자리가 너무 많아요.
    [phrases] 짧은 시간에 말을 너무 많이 보냈어요.
   *[thinking] 이 주소에서 컴퓨터에게 요청한 수가 너무 많아요.
} { $seconds }초 기다렸다가 다시 해 보세요.
error-hello-first = 첫 메시지는 게임과 키가 든 hello여야 해요.
error-hello-once = hello는 이미 했어요. 다른 게임은 다른 연결을 여세요.
error-no-record = 이 글에는 기록이 없어요.
error-record-too-long = 이 기록에는 기호가 { $tokens }개 있어요. 여기서는 { $most }개까지만 재생해요.
error-replay-too-slow = 재생이 { $seconds }초보다 오래 걸려서 중단했어요.
error-no-opponents = 컴퓨터 상대를 시작할 수 없어요. 나중에 다시 해 보세요.
error-fault = 서버에서 문제가 생겼어요. 바뀐 것은 없으니 다시 해 보세요.
error-no-such-place = ‘{ $place }’: 이 판에 없는 자리예요.
error-no-decision-there = ‘{ $place }’: 지금 거기서 정할 수 있는 것이 없어요.

## 서버의 손님

error-guest-link = 자리 링크가 아니에요. 자리 링크는 http://127.0.0.1:8218/t/MATCH#KEY처럼 생겼어요. 셸에서는 따옴표로 묶으세요.
error-guest-unreachable = { $address }에서 응답이 없어요: { $detail }.
error-guest-no-server = { $address } 주소가 Skirmish 서버처럼 대답하지 않아요. { $detail }
error-guest-unknown = 서버에 그런 게임이 없거나 링크의 키가 틀렸어요.
error-guest-taken = 이미 쓴 링크라서 자리가 찼어요.
error-guest-revoked = 링크가 더는 유효하지 않아요. 새 링크를 부탁하세요.
error-guest-damaged = 서버가 이 게임을 열 수 없어요.
error-guest-watching = 관전자용 링크예요. 자리 링크를 부탁하세요.
error-guest-game = 이 Skirmish가 모르는 게임이나 변형 규칙이에요: { $game }, { $variant }.
error-guest-rules = 서버가 이 Skirmish의 규칙으로는 있을 수 없는 { $token } 기호를 보냈어요.
error-guest-refused = 서버가 거절했어요: { $sentence }
error-guest-entropy = 다른 프로그램이 이 자리를 맡으면서 주사위와 카드에 보탠 값을 잃어버렸어요. 게임을 시작할 수 없어요.
error-guest-promise = 게임 전에 정해 둔 주사위와 카드의 비밀 값을 서버가 바꿨어요. 서버에 아무것도 공개하지 않았어요.
error-unknown-edit = 편집기가 모르는 것이에요: ‘{ $name }’.
error-nothing-to-decide = 먼저 주사위나 카드로 정해질 차례라서 아직 정할 것이 없어요.
error-cards-open = { seat } 손패에 비공개 카드가 있어요. 어떤 카드인지 정하고 다시 물어보세요.
error-not-watched = 이 게임에는 이제 관전자 링크가 없어서 장면을 공유할 수 없어요. 먼저 링크를 새로 만드세요.
