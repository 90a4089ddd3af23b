### 명령줄과 터미널에서 하는 게임. 입력하는 것(명령, 옵션, 기호)은 번역하지 않아요.

## argparse가 쓰는 말

terminal-argparse-usage = 사용법:
terminal-argparse-arguments = 인수
terminal-argparse-options = 옵션
terminal-argparse-help = 이 도움말을 보여 줘요
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = 알 수 없는 인수예요: %s
terminal-argparse-conflict = 함께 쓸 수 없어요: %s
terminal-argparse-no-value = 값을 받지 않는데 %r 값이 있어요
terminal-argparse-required = 빠진 인수가 있어요: %s
terminal-argparse-one-required = 이 가운데 하나가 필요해요: %s
terminal-argparse-one-value = 뒤에 값이 하나 필요해요
terminal-argparse-at-most-one-value = 값은 하나까지만 받아요
terminal-argparse-a-value = 값이 하나 이상 필요해요
terminal-argparse-bad-value = 숫자가 아니에요: %(value)r
terminal-argparse-choice = 쓸 수 없는 값이에요: %(value)r. 다음에서 고르세요: %(choices)s
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = 더 알아보기: { $command } --help
terminal-examples = 예:

## 무엇이 있나

terminal-overview = Skirmish: 둘이서 하는 전술 보드게임이에요. 규칙은 게임이 그때그때 알려 줘요. 이렇게 시작하세요: skirmish
terminal-overview-play = 터미널에서 컴퓨터나 친구와 게임해요
terminal-overview-opponents = 컴퓨터 상대와 플레이 방식, 강한 정도를 보여 줘요
terminal-overview-legal = 그 국면에서 할 수 있는 것을 보여 줘요
terminal-overview-next = 기호 몇 개를 적용한 뒤의 국면을 보여 줘요
terminal-overview-why = 왜 안 되는지, 또는 하면 어떻게 되는지 알려 줘요
terminal-overview-rules = 규칙 전체나 규칙 하나를 보여 줘요
terminal-overview-check = 기록된 게임이 규칙대로인지 확인해요
terminal-overview-verify = 기록된 게임의 무작위 결과가 공정했는지 확인해요
terminal-overview-show = 국면이나 기록된 게임의 한 장면을 그려요
terminal-overview-simulate = 컴퓨터끼리 게임하게 해요
terminal-overview-bot = 컴퓨터 상대가 다른 프로그램 아래에서 표준 입력과 출력으로 게임해요
terminal-overview-more = 명령에 대한 설명: skirmish 명령 --help. 게임: { $titles }. 언어: en, it, ko, de, no (--lang ko).

## 도움말: 인수

terminal-help-lang = 언어: en, it, ko, de, no
terminal-help-version = 버전을 보여 줘요
terminal-help-command = 위의 명령 가운데 하나
terminal-help-game = 게임: { $games }
terminal-help-position = 따옴표로 묶은 국면. -는 표준 입력이에요
terminal-help-why-position = 따옴표로 묶은 국면
terminal-help-variant = 변형 규칙: { $variants }. 국면에 변형 규칙이 없을 때만 필요해요
terminal-help-play-variant = 변형 규칙: { $variants }(기본값: 초보자용이 있으면 그것, 없으면 첫 번째)
terminal-help-tokens = 결정과 무작위 결과를 차례대로. 셸이 잘못 읽을 만하면 따옴표로 묶으세요
terminal-help-token = 결정이나 무작위 결과
terminal-help-rule = { $rule } 같은 규칙 번호. 없으면 규칙 전체를 보여 줘요
terminal-help-files = 기록 파일. -는 표준 입력이에요
terminal-help-games = 게임 수(기본값 1)
terminal-help-seed = 아무 글이나 돼요. 같은 글이면 주사위와 카드도 똑같이 나와요
terminal-help-south = 남군: human 또는 상대: { $agents }(기본값 human)
terminal-help-north = 북군: human 또는 상대: { $agents }(기본값 recruit)
terminal-help-play-level = 이 단계와 게임해요: { $thinkers }(기본값 recruit)
terminal-help-simulate-south = 남군을 맡는 상대: { $agents }(기본값 greedy)
terminal-help-simulate-north = 북군을 맡는 상대: { $agents }(기본값 greedy)
terminal-help-first = 먼저 하는 쪽(기본값 random, 무작위)
terminal-help-out = 기록을 표준 출력 대신 이 파일에 써요
terminal-help-level = 게임할 상대: { $levels }(기본값 general)
terminal-help-bot-nodes = 탐색 한 번의 최대 노드 수(기본값: 시간이 허락하는 만큼)
terminal-help-bot-program = --join과 함께: 컴퓨터 상대 대신 직접 만든 봇. 인수가 있으면 따옴표로 묶으세요
terminal-help-bot-join = 이 링크가 여는 서버의 자리에 앉아 게임을 끝까지 해요. -는 표준 입력에서 링크를 읽어요
terminal-help-bot-name = --join과 함께: 게임 화면에 보일 이름
terminal-help-what = 따옴표로 묶은 국면이나 기록 파일. games.skirmish#3은 그 파일의 세 번째 기록이에요
terminal-help-show-game = 어느 게임의 국면인지 분명하지 않을 때 알려 주세요
terminal-help-ply = 끝 대신 기호를 그만큼 적용한 뒤를 보여 줘요
terminal-help-svg = 그림을 이 파일에 써요. -는 표준 출력이에요
terminal-help-board = 판을 그리는 방식: 색으로, 단순하게, 또는 화면 낭독기를 위한 문장으로
terminal-help-theme = 그림의 색(기본값 auto, 보는 사람의 시스템을 따라요)
terminal-help-clock = none은 제한 없음, 10+5는 각자 10분과 차례마다 5초 추가, 30은 차례마다 30초
terminal-help-war = 전쟁이 있는 게임에서 여러 번 싸워요: best-of-3, best-of-5, over-4(전투 네 번), to-50(점수)
terminal-help-resume = 저장한 게임을 이어서 해요. 파일이 없으면 마지막에 하던 게임이에요

## 도움말: 명령

terminal-help-play = 터미널에서 게임해요. 따로 정하지 않으면 첫 번째 게임에서 내가 남군, 컴퓨터가 북군이에요. 기호나 번호를 입력하세요. ?를 입력하면 도움말이 나와요. --north human을 쓰면 한 화면에서 둘이 해요. 숨은 정보가 있는 게임에서는 차례가 바뀔 때 화면을 지워요.

    결정할 때마다 저장해요. 이어서 하려면: skirmish play --resume.
terminal-help-play-example-1 = 컴퓨터와 섬을 둘러싼 전투를 해요
terminal-help-play-example-2 = 멈춘 곳에서 이어서 해요
terminal-help-play-status = 종료 상태: 게임이 끝나거나 나가면 0, 명령을 잘못 썼거나 파일을 읽을 수 없으면 2, Ctrl+C 뒤에는 130.

terminal-help-opponents = 컴퓨터 상대와 평점을 보여 줘요. 게임을 정하면 그 게임을 할 수 있는 상대만 나와요.
terminal-help-opponents-game = 게임: { $games }(기본값: 모두)
terminal-help-opponents-example-1 = 모든 상대와 게임
terminal-help-opponents-status = 종료 상태: 0, 명령을 잘못 썼거나 없는 게임이면 2.

terminal-help-legal = 그 국면에서 규칙이 허락하는 결정을 한 줄에 기호 하나씩, 단순한 문자 순서로 보여 줘요. 무작위 결과를 기다리는 동안에는 하나도 없고, 무엇을 기다리는지 표준 오류에 한 줄로 알려 줘요.

    -를 쓰면 표준 입력에서 국면을 한 줄에 하나씩 읽어요. 줄마다 JSON 한 줄로 답하는데, 기호는 "legal"에, 이유는 "error"에 있어요.
terminal-help-legal-status = 종료 상태: 모두 잘되면 0, 표준 입력에 국면이 아닌 줄이 있으면 1, 명령을 잘못 썼거나 국면이 잘못되면 2.

terminal-help-next = 이 기호들을 적용한 뒤의 국면을 보여 줘요. 무작위 결과도 기호예요. 무엇이 나왔는지 적으세요.

    -를 쓰면 표준 입력에서 질문을 읽어요. 질문은 "position"과 "tokens"가 있는 JSON 한 줄이에요. 같은 줄에 "next"나 이유인 "error"를 붙여 답해요.
terminal-help-next-status = 종료 상태: 모두 잘되면 0, 표준 입력에 답할 수 없는 줄이 있으면 1, 명령을 잘못 썼거나 국면이 잘못되었거나 있을 수 없는 기호면 2.

terminal-help-why = 그 국면에서 그 기호가 왜 안 되는지 규칙과 함께 알려 줘요. 되는 것이면 하면 어떻게 되는지 알려 줘요.
terminal-help-why-status = 종료 상태: 답하면 0, 명령을 잘못 썼거나 국면이 잘못되었거나 기호가 아니면 2.

terminal-help-rules = 게임의 규칙 전체나 규칙 하나를 내 언어로 보여 줘요. 안 된다고 할 때는 언제나 근거가 되는 규칙을 알려 줘요.
terminal-help-rules-status = 종료 상태: 0, 명령을 잘못 썼거나 없는 규칙이면 2.

terminal-help-check = 이 파일들의 모든 기록을 규칙대로 다시 진행해 봐요. 기록마다 한 줄이 나와요: FILE#1: ok와 결과(S, N, draw, *), 또는 기호와 줄과 어긴 규칙.
terminal-help-check-example-1 = 파일의 모든 기록
terminal-help-check-status = 종료 상태: 모든 기록이 맞으면 0, 하나라도 틀리면 1, 읽을 수 없는 파일이 있으면 2.

terminal-help-verify = 끝난 기록의 모든 무작위 결과를, 끝에 공개된 비밀 값에서 다시 계산해 비교해요. 파일만 있으면 돼요.
terminal-help-verify-example-1 = 파일의 모든 기록
terminal-help-verify-status = 종료 상태: 주사위와 카드가 모두 공정했으면 0, 증명되지 않는 기록이 있으면 1, 읽을 수 없는 파일이 있으면 2.

terminal-help-show = 국면을 그리거나, 기록된 게임의 끝 또는 기호를 그만큼 적용한 뒤를 그려요. 끝나지 않은 기록은 적힌 것만 보여 줘요.
terminal-help-show-example-1 = 파일의 두 번째 기록에서 기호 40개 다음
terminal-help-show-example-2 = 첫 번째 기록이 끝난 모습의 그림
terminal-help-show-status = 종료 상태: 0, 명령을 잘못 썼거나 국면이 잘못되었거나 파일을 읽을 수 없으면 2.

terminal-help-simulate = 컴퓨터 상대끼리 게임하게 하고 기록을 표준 출력이나 파일에 써요. 시드가 같으면 똑같은 바이트가 나와요. 다만 general이나 프로그램은 주어진 시간에 따라 달라질 수 있어요. 모든 기록은 skirmish check와 skirmish verify를 통과해요.
terminal-help-simulate-status = 종료 상태: 0, 명령을 잘못 썼거나 파일에 쓸 수 없으면 2.

terminal-help-bot = 텍스트 봇 프로토콜을 쓰는 다른 프로그램에서 이곳의 컴퓨터 상대로 게임해요. 그 프로그램은 표준 입력에 hello, match, token, go를 한 줄에 하나씩 쓰고 name, info, play를 읽어요. 전체 내용은 docs/bots.md에 있어요.

    거꾸로, 상대를 적는 곳이면 어디든 cmd:PROGRAM도 상대가 돼요. 어떤 언어로든 직접 만든 프로그램이에요.

    --join을 쓰면 컴퓨터 상대나 cmd:PROGRAM 프로그램이 서버의 자리에 앉아 게임을 한 번 해요. 그러면 링크는 다 쓴 것이 되고, 프로그램이 중단될 때를 위해 자리의 새 링크를 출력해요.
terminal-help-bot-example-1 = 인사해요
terminal-help-bot-status = 종료 상태: bye 다음이나 입력 또는 게임이 끝나면 0, 프로그램이 프로토콜을 어겨서 대신 기권했으면 1, 명령을 잘못 썼거나 진행자가 있을 수 없는 것을 보내거나 자리에 앉거나 남아 있을 수 없으면 2.

## 무엇이 잘못되었나

terminal-file = { $reason ->
    [missing] 파일이 없어요: ‘{ $name }’.
    [no-folder] 폴더가 없어요: ‘{ $name }’.
    [directory] 파일이 아니라 폴더예요: ‘{ $name }’.
    [permission] 열 수 있는 권한이 없어요: ‘{ $name }’.
    [read-only] 읽기 전용이라 쓸 수 없어요: ‘{ $name }’.
    [full] 남은 공간이 없어요: ‘{ $name }’.
    [long-name] 이름이 너무 길어요: ‘{ $name }’.
    [loop] 자기 자신으로 돌아오는 링크예요: ‘{ $name }’.
    [device] 장치 오류로 읽거나 쓸 수 없어요: ‘{ $name }’.
    [closed] 닫혀 있어요: ‘{ $name }’.
   *[other] 열 수 없어요: ‘{ $name }’({ $detail }).
}
terminal-standard-output = 표준 출력
terminal-standard-input = 표준 입력
terminal-system = 시스템 오류예요: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = ‘{ $name }’ 명령은 없어요. { $near ->
    [none] 쓸 수 있는 명령: { $known }.
   *[near] 혹시 { $near }인가요? 쓸 수 있는 명령: { $known }.
}
terminal-quote = 국면은 인수 하나여야 해요. 따옴표로 묶으세요: skirmish { $command } GAME 'POSITION'
terminal-one-position = 국면은 한 번에 하나예요. 여럿이면 -를 쓰고 표준 입력으로 주세요.
terminal-one-token = 기호는 한 번에 하나예요.
terminal-tokens-with-stdin = -를 쓰면 기호도 표준 입력으로 줘요.
terminal-nothing-over = 결정할 것이 없어요. { $sentence }
terminal-nothing-chance = 결정할 것이 없어요. 지금은 주사위나 카드로 정해질 차례예요. { $sentence } 나올 수 있는 것: { $tokens }{ $more ->
    [0] {""}
   *[other] {" "}그 밖에 { $more }가지
}
terminal-bad-json = 이 줄은 JSON이 아니에요.
terminal-number-too-large = 이 줄에 너무 큰 수가 있어요.
terminal-bad-question = 질문은 문자열 "position"과 문자열 목록 "tokens"가 있는 객체예요.
terminal-token-fault = { $number }번째 기호: { $sentence }{ word-in-brackets }
word-in-brackets = { $rule ->
    [none] {""}
   *[other] (규칙 { $rule })
}
terminal-place = { $number ->
    [none] { $line }번째 줄: { $sentence }
   *[other] { $line }번째 줄, { $number }번째 기호: { $sentence }
}{ word-in-brackets }
terminal-recomputed = 무작위 결과 { $count }개를 다시 계산했어요
terminal-proved = { $kind ->
    [first] 1번 방식으로는 진행자나 마지막에 들어온 쪽이 값을 고르지 않았다는 것이 증명되지 않아요
    [both] 2번 방식: 진행자, 남군, 북군이 모두 엔트로피 공개 전에 값을 정해 두었어요
    [south] 2번 방식: 진행자와 남군이 엔트로피 공개 전에 값을 정해 두었어요
    [north] 2번 방식: 진행자와 북군이 엔트로피 공개 전에 값을 정해 두었어요
   *[none] 2번 방식: 첫 수 전에 정해진 비밀 값에서 진행자가 혼자 모든 것을 뽑았어요
}
terminal-proved-restored = { $number }번째 무작위 결과 앞에서 백업으로 복원됐어요(에포크 { $epoch }). 진행자가 여러 진행 가운데 하나를 고를 수 있었어요
terminal-no-record = { $name }: 기록이 하나도 없어요.
terminal-no-variant = ‘{ $name }’ 변형 규칙은 어느 게임에도 없어요. 쓸 수 있는 것: { $known }.
terminal-no-position = 이 국면을 읽을 수 있는 게임이 없어요. --game으로 게임을 알려 주세요.{ $reasons }
terminal-record-number = { $name }: { $number }번째 기록이 없어요. 모두 { $count }개예요.
terminal-ply-too-far = 기록에는 기호가 { $count }개뿐이라 { $ply }개째는 볼 수 없어요.
terminal-ply-of-position = --ply는 기록에만 써요. 국면은 이미 한 장면이에요.
terminal-negative-ply = --ply는 0 이상이어야 해요.
terminal-negative-games = --games는 0 이상이어야 해요. 받은 값: { $games }.
terminal-no-games = --games는 1 이상이어야 해요. 받은 값: { $games }.
terminal-not-a-folder = 폴더가 아니라 파일이에요: ‘{ $name }’.
terminal-bad-clock = ‘{ $clock }’: 제한 시간을 알아볼 수 없어요. none, 10+5(분과 초), 30(차례마다 초)처럼 쓰세요.
terminal-no-wars = { $game } 게임에는 전쟁이 없어요.
terminal-resume-alone = --resume은 { $option } 옵션과 함께 쓸 수 없어요. 게임은 처음 정한 그대로예요.
terminal-level-taken = --south, --north와 함께 쓸 수 없어요: --level { $level }.
terminal-no-autosave = 저장된 게임이 없어요: { $folder }.
terminal-no-home = 게임을 저장할 홈 폴더가 없어요. XDG_DATA_HOME에 폴더를 정해 주세요.
terminal-not-resumable = { $reason ->
    [over] 이미 끝난 게임이에요: { $name }. 이렇게 볼 수 있어요: skirmish show { $name }
   *[broken] 이어서 할 게임이 없어요: { $name }.
}
terminal-not-sealed = 이 기록에는 주사위와 카드의 비밀 값이 없어서 이어서 할 수 없어요. skirmish play가 저장한 게임만 이어서 할 수 있어요.
terminal-broken-seal = 이 기록에 봉인된 것을 읽을 수 없어서 게임을 이어서 할 수 없어요.
terminal-bot-program = { $name } 프로그램은 스스로 게임하니 skirmish bot이 필요 없어요.
terminal-bot-nodes = --nodes는 1 이상이어야 해요. 받은 값: { $nodes }.
terminal-guest-program = 프로그램이 아니에요: ‘{ $name }’. --join에는 cmd:PROGRAM을 적거나 --level로 상대를 고르세요.
terminal-guest-seat = { $game }({ $variant }): { $seat }{ $foe ->
    [none] {""}
   *[other] , 상대: { $foe }
}
terminal-guest-key = 이제부터 이 자리의 링크: { $link }
terminal-guest-lost = 서버와 연결이 끊겼어요. 다시 연결될 때까지 시도해요.
terminal-guest-back = 다시 연결됐어요.
terminal-guest-forfeit = 기권했어요: { $sentence }

## 낱말

terminal-asked = { $seat }: { $sentence }
terminal-chance = 지금은 주사위나 카드로 정해질 차례예요. { $sentence }
terminal-simulating = 게임 중
terminal-getting-ready = 상대를 준비하고 있어요. 이 컴퓨터에서 한 번만 하면 되고 30초쯤 걸려요.
terminal-thinking = { $who } 생각 중…
terminal-opponents-head = { $head ->
    [level] 입력
    [name] 이름
   *[plays] 플레이 방식
}
terminal-opponents-more = 평점은 Elo이고 95% 구간과 함께 나와요. 게임마다 첫 번째 변형 규칙에서, 단계마다 정해진 한도로 쟀어요. 200점 높으면 네 게임 가운데 세 게임쯤 이겨요. 줄표는 재지 않았다는 뜻이에요. 단계는 마지막에 약한 쪽부터 나오고, random과 greedy는 비교 기준이에요. 단계를 골라 하려면 skirmish play --level 이름, 어떤 상대와든 --north 이름, 직접 만든 프로그램과는 --north cmd:프로그램.
terminal-yes-no = (y/n)
terminal-yes-words = y yes 네 예 ㅛ
terminal-no-words = n no 아니요 아니오 ㅜ

## 게임판에서

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] 전쟁: 전투 { $number }번 가운데 더 많이 이기는 쪽이 이겨요.
    [over] 전쟁: 전투 { $number }번 뒤에 점수가 더 많은 쪽이 이겨요.
   *[to] 전쟁: 먼저 { $number }점을 얻는 쪽이 이겨요.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $who ->
    [you] 내가 먼저 해요
   *[other] 먼저 하는 쪽: { $name }
}.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = { $who ->
    [you] 나
   *[other] 사람
}
terminal-how-to-play = 기호나 번호를 입력하세요. 그 밖에: ?는 지금 할 수 있는 것을 설명하고, why 기호는 왜 안 되는지 알려 주고, list는 모든 기호를 보여 주고, auto는 준비를 대신 해 주고, board는 판을 다시 그리고, story는 지금까지 있었던 일을 모두 들려주고, undo는 되돌리고, save 파일은 기록을 저장하고, rules는 규칙을 열고, draw는 무승부를 제안하고, resign은 기권하고, thought는 상대가 한 생각을 알려 주고, quit은 나가요(게임은 저장돼요).
terminal-commitment = 공정성: 모든 무작위 결과는 비밀 값 하나로 정해져 있어요. 그 SHA-256 값: { $commitment }. 비밀 값은 끝에 공개돼요.
terminal-secret = 이 게임의 비밀 값: { $secret }. 모든 무작위 결과를 이렇게 확인하세요: skirmish verify { $file }
terminal-run-program = 이 게임은 ‘{ $command }’ 프로그램과 하던 것이에요. 실행할까요?
terminal-put-aside = { $what ->
    [finished] 지난 게임은 여기 있어요: { $name }.
    [damaged] 자동 저장 파일이 손상되어 있었어요. 여기로 옮겼어요: { $name }.
   *[unfinished] 끝나지 않은 게임을 여기로 옮겼어요: { $name }. 이어서 하려면: { $command }
}
terminal-left = 게임을 저장했어요. 이어서 하려면: { $command }
terminal-left-unkept = 게임을 저장하지 못했어요.
terminal-unkept = 게임이 저장되지 않고 있어요. save 파일을 쓰면 다른 곳에 저장할 수 있어요.
terminal-leave-unkept = { terminal-unkept } 그래도 나갈까요?
terminal-toolbar = Tab 자동 완성 · ? · why 기호 · list · auto · board · story · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = 판에는 { $needed }열이 필요한데 터미널은 { $columns }열뿐이에요. --board facts처럼 문장으로 보여 줄게요.
terminal-story-more = … (전체: story)
terminal-only-one = { $token }만 할 수 있어요. Enter를 누르세요.
terminal-type-end = { $token }만 할 수 있어요. 직접 입력하세요.
terminal-type-token = 기호나 번호를 입력하세요. 예: { $token }. ?를 쓰면 설명이 나와요.
terminal-auto-none = 지금은 준비할 것이 없어요.
terminal-hand-over = { $seat } 차례예요. 화면을 넘겨주세요. 상대만 볼 수 있는 것은 가려져 있어요.
terminal-hand-over-enter = { $seat }: 내 쪽을 보려면 { $letter } 입력 후 Enter를 누르세요.
terminal-go-on = 계속하려면 Enter를 누르세요.
terminal-time-up = { word-who }{ word-who-my }시간이 다 됐어요.
terminal-no-such-number = { $number }번은 없어요. 1부터 { $count }까지에서 고르세요.
terminal-not-understood = ‘{ $line }’: 기호도 명령도 아니에요. ?를 쓰면 할 수 있는 것을 설명해요.
terminal-nearest = 혹시 이것인가요? { $token }
terminal-why-what = 사용법: why 기호, 예: why { $token }
terminal-why-not = { $token }: 할 수 없어요. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}규칙 { $rule }.
}
terminal-why-legal = { $token }: 할 수 있어요.
terminal-why-wins = 이 수로 게임에서 이겨요.
terminal-why-possible = { $token }: 나올 수 있어요.
terminal-resign-sure = { word-who }기권할까요?
terminal-draw-sure = 무승부를 제안할까요?
terminal-draw-consent = { $seat }: 상대({ $other })가 무승부를 제안했어요. 받아들일까요?
terminal-draw-declined = { word-who }무승부를 받아들이지 않고 계속해요.
terminal-takeback-consent = { $seat }: 상대({ $other })가 { $followed ->
    [yes] 마지막 결정과 그 뒤의 일을 모두
   *[no] 마지막 결정을
} 되돌리고 싶어 해요. 괜찮나요?
terminal-takeback-declined = { word-who }동의하지 않았어요.
terminal-taken-back = { word-who }마지막 결정을 되돌렸어요.
terminal-thought = { $who }({ $seat }) 쪽이 마지막 결정 때 예상한 승률: { $percent }%.{ $move ->
    [none] {""}
   *[other] {" "}고른 수: { $move }{ $line ->
        [none] .
       *[other] , 그 뒤에 예상한 순서: { $line }.
    }
}
terminal-thought-none = 아직 들려줄 생각이 없어요. 단계가 있는 상대만 생각을 하고, 마지막 결정에 대해 알려 줘요.
terminal-thought-not-yet = { $who }: 이 게임을 연 뒤로 아직 결정한 것이 없어요.
terminal-set-up = 준비: { $count }번.
terminal-ended = { $how ->
    [resignation] { word-foe }기권했어요. { word-wins }.
    [forfeit] { word-foe }실격패했어요. { word-wins }.
    [agreement] 양쪽이 무승부에 합의했어요.
   *[time] { word-foe }{ word-foe-my }시간이 다 됐어요. { word-wins }.
}
terminal-save-offer = 기록을 저장할까요? 파일 이름을 쓰세요. 저장하지 않으려면 Enter:
terminal-replace-file = { $name }: 이미 있어요. 덮어쓸까요?
terminal-saved = 저장했어요: { $name }.
terminal-war-sum = 전쟁 { $war }: { $south }, { $north }. { $result ->
    [none] 아직 안 끝남
    [draw] 무승부
   *[other] 승자: { $winner }
}
terminal-war-gap = 전쟁 { $war }: 전투 { $number }의 기록이 없어서 합계를 낼 수 없어요
terminal-war-standing = 전투 { $battles }번 뒤의 전쟁 상황: { $south }, { $north }({ $counted ->
    [battles] 이긴 전투
   *[points] 점수
}).
terminal-war-battle = 전투 { $battle }. 지금까지의 전쟁 상황: { $south }, { $north }({ $counted ->
    [battles] 이긴 전투
   *[points] 점수
}).

## 고를 수 있는 것

terminal-choice = 고르기:
terminal-choice-parts = 부분마다 하나씩 고르세요. 예: { $example }. list를 쓰면 모두 보여요.
terminal-choice-example = 예: { $token }.
