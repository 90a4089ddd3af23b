"""The HTTP interface of a real server: catalogue, matches, keys, records, the page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from skirmish import __version__
from skirmish.agents import LEVELS
from skirmish.games import info, load, names
from skirmish.i18n.speaker import LANGUAGES
from skirmish.match import FairChance
from skirmish.records import read_records
from tests.server.live import COMMITMENT, ENTROPY, UNLIMITED, Json, Live, either, running, server

__all__ = ["either", "server"]

NEW: Json = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}
BODIES = [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 5000, b'{"game":"isl\x00and"}']
KEPT = Path(__file__).parents[2] / "match" / "kept"


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_the_catalogue(server: Live) -> None:
    with server.client() as client:
        found = client.get("/api/games").json()
    assert [game["name"] for game in found["games"]] == list(names())
    for game in found["games"]:
        about = info(game["name"])
        assert game["variants"] == list(load(game["name"]).variants)
        assert (game["title"], game["hides"]) == (about.title, about.hides_information)
        assert game.get("modifiers", []) == list(about.modifiers)
        assert (game["levels"], game["rulebook"]) == (list(LEVELS), True)
    assert found["levels"] == list(LEVELS)
    assert found["version"] == __version__
    assert "lan" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_and_messages(lang: str, server: Live) -> None:
    with server.client() as client:
        for game in names():
            book = client.get(f"/api/rules/{game}/{lang}").json()
            assert (book["game"], book["lang"]) == (game, lang)
            kinds = {part["kind"] for part in book["parts"]}
            assert kinds >= {"heading", "rule", "example"}
            assert all("view" in part for part in book["parts"] if part["kind"] == "example")
        messages = client.get(f"/locales/{lang}.ftl")
        assert messages.headers["content-type"] == "text/plain; charset=utf-8"
        for name in ("island-seat", "hill218-event-drawn", "error-bad-token", "opponent-general"):
            assert f"\n{name} = " in messages.text
        tag = messages.headers["etag"]
        assert client.get(f"/locales/{lang}.ftl", headers={"if-none-match": tag}).status_code == 304
        assert client.get(f"/locales/{lang}").status_code == 404
        assert client.get(f"/api/rules/chess/{lang}").json()["code"] == "unknown-game"
        assert client.get(f"/api/rules/island/{lang}-AT").json()["code"] == "unknown-language"


def test_a_new_match_gives_keys_for_people_only(server: Live) -> None:
    created = server.create(south="recruit")
    assert "south" not in created
    keys = {created["north"], created["watch"]}
    assert len(keys) == 2
    assert all(len(key) >= 22 for key in keys)
    assert len(created["commitment"]) == 64


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "x" * 33}, 400, "bad-body"),
        ({"variant": "huge"}, 422, "unknown-variant"),
        ({"variant": 7}, 400, "bad-body"),
        ({"variant": "x" * 5000}, 400, "bad-body"),
        ({"variant": "x" * 9000}, 413, "too-long"),
        ({"first": "nobody"}, 400, "bad-body"),
        ({"south": None}, 400, "bad-body"),
        ({"south": {"kind": "computer", "level": "god"}}, 422, "unknown-agent"),
        ({"clock": {"each": 1}}, 400, "bad-body"),
        ({"clock": {}}, 422, "bad-clock-plan"),
        ({"position": "12/12"}, 422, "bad-position-fields"),
        ({"position": "x" * 2001}, 400, "bad-body"),
        ({"more": 1}, 400, "bad-body"),
    ],
)
def test_impossible_matches_are_refused(change: Json, status: int, code: str, server: Live) -> None:
    with server.client(accept_language="no, en;q=0.5") as client:
        answer = client.post("/api/matches", json={**NEW, **change})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert len(problem["sentence"]) < 400
    with server.client(accept_language="fr") as client:
        english = client.post("/api/matches", json={**NEW, **change}).json()
        assert english["sentence"] != problem["sentence"]
        asked = client.post("/api/matches?lang=nb", json={**NEW, **change}).json()
        assert asked["sentence"] == problem["sentence"]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_malformed_bodies(body: bytes, server: Live) -> None:
    with server.client(content_type="application/json") as client:
        for path in ("/api/matches", "/api/replay", f"/api/matches/{'0' * 16}/keys"):
            answer = client.post(path, content=body, headers=bearer("x" * 32))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-body"), path


def test_a_body_of_another_kind(server: Live) -> None:
    with server.client() as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = client.post("/api/matches", content=json.dumps(NEW), headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type"), kind


def test_a_body_that_never_ends(server: Live) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    with server.client(content_type="application/json") as client:
        assert client.post("/api/matches", content=endless()).json()["code"] == "too-long"


def test_the_record_is_what_its_reader_may_see(server: Live) -> None:
    match, other = server.create("hill218", "standard"), server.create()
    path = f"/api/matches/{match['match']}/record"
    with server.client() as client:
        assert client.get(path, headers=bearer(match["south"])).json()["code"] == "not-started"
        with server.playing(match) as (south, north):
            south.act()
            north.act()
            records = {
                role: client.get(path, headers=bearer(match[role])) for role in ("south", "north", "watch")
            }
        for answer in records.values():
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["cache-control"] == "no-store"
            assert "[Secret " not in answer.text
            (record,) = read_records(answer.text)
            assert record["South"] == "Ann"
        texts = {role: answer.text.partition("\n\n")[2] for role, answer in records.items()}
        drawn = texts["watch"].split()
        assert all("?" in token for token in drawn[:4])
        assert texts["south"] != texts["north"] != texts["watch"]
        for role, known in (("south", (0, 1)), ("north", (2, 3))):
            tokens = texts[role].split()
            assert [at for at, token in enumerate(tokens[:4]) if "?" not in token] == list(known)

        refused = client.get(path)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-key")
        assert refused.headers["www-authenticate"] == "Bearer"
        for key in (other["south"], "x" * 32, "é", "x" * 5000, match["south"][:-1]):
            answer = client.get(path, headers=[(b"authorization", f"Bearer {key}".encode("latin-1"))])
            assert (answer.status_code, answer.json()["code"]) == (403, "unknown-key"), key
        stranger = client.get(f"/api/matches/{'0' * 16}/record", headers=bearer(match["south"]))
        assert (stranger.status_code, stranger.json()["code"]) == (403, "unknown-key")
        assert client.get("/api/matches/UPPER/record", headers=bearer("x" * 32)).status_code == 400


def hands(frame: Json, seat: int) -> list[str]:
    found: list[str] = frame["view"]["hands"][seat]
    return found


def test_a_running_match_is_replayed_as_far_as_a_role_may_see(server: Live) -> None:
    match = server.create("hill218", "standard")
    path = f"/api/matches/{match['match']}"
    with server.client() as client:
        for what in ("replay", "verification"):
            assert client.get(f"{path}/{what}").json()["code"] == "no-key"
            assert client.get(f"{path}/{what}", headers=bearer("x" * 32)).json()["code"] == "unknown-key"
            waiting = client.get(f"{path}/{what}", headers=bearer(match["south"]))
            assert (waiting.status_code, waiting.json()["code"]) == (422, "not-started")
        with server.playing(match) as (south, north):
            south.act()
            north.act()
            for role, known in (("south", 0), ("north", 1), ("watch", None)):
                answer = client.get(f"{path}/replay", headers=bearer(match[role]))
                assert answer.headers["cache-control"] == "no-store"
                replay = answer.json()
                record = client.get(f"{path}/record", headers=bearer(match[role])).text
                tokens = [each.text for each in read_records(record)[0].tokens]
                assert [frame["played"]["token"] for frame in replay["frames"][1:]] == tokens
                assert (replay["result"], replay.get("fair")) == ("*", None)
                assert "Secret" not in replay["tags"]
                for frame in replay["frames"]:
                    for seat in (0, 1):
                        shown = [card for card in hands(frame, seat) if card != "unknown"]
                        assert shown == (hands(frame, seat) if seat == known else [])
                assert (replay["viewer"], {*replay["views"]}) == (role, {role, "watch"})
                assert not any("position" in frame for frame in replay["frames"])
                watched = client.get(f"{path}/replay?as=watch", headers=bearer(match[role])).json()
                assert not any(
                    {*hands(frame, seat)} - {"unknown"} for frame in watched["frames"] for seat in (0, 1)
                )
                for other in {"south", "north", "open"} - {role}:
                    refused = client.get(f"{path}/replay?as={other}", headers=bearer(match[role]))
                    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-view")
            unfinished = client.get(f"{path}/verification", headers=bearer(match["south"]))
            assert (unfinished.status_code, unfinished.json()["code"]) == (422, "not-finished")


@pytest.mark.parametrize("game", names())
def test_a_finished_match_is_replayed_and_verified_without_its_file(game: str, server: Live) -> None:
    match = server.create(game, load(game).variants[0])
    path = f"/api/matches/{match['match']}"
    with server.client() as client:
        with server.playing(match) as (south, north):
            south.act()
            north.act()
            assert south.ask("ask", kind="resign")["type"] == "ack"
        for role in ("south", "north", "watch"):
            headers = bearer(match[role])
            record = client.get(f"{path}/record", headers=headers).text
            uploaded = client.post("/api/replay", json={"text": record}).json()
            assert client.get(f"{path}/replay", headers=headers).json() == uploaded
            seen = client.get(f"{path}/replay?as=north", headers=headers).json()
            assert seen == client.post("/api/replay", json={"text": record, "viewer": "north"}).json()
            assert client.get(f"{path}/replay?as=me", headers=headers).json()["code"] == "bad-body"
            assert uploaded["fair"] is True
            chances = sum(frame["played"]["chance"] for frame in uploaded["frames"][1:])
            found = client.get(f"{path}/verification", headers=headers).json()
            assert (found["fair"], found["checked"], found["scheme"]) == (True, chances, 2)
            assert (
                found["commitment"]
                == match["commitment"]
                == sha256(bytes.fromhex(found["secret"])).hexdigest()
            )
            assert (found["commitments"], found["entropies"]) == ([COMMITMENT] * 2, [ENTROPY] * 2)
            fair = FairChance(bytes.fromhex(found["secret"]), ENTROPY, ENTROPY, scheme=2)
            assert len(found["events"]) == chances
            for number, event in enumerate(found["events"]):
                weights = event.get("weights") or [1] * len(event["outcomes"])
                lots = [
                    each
                    for each, weight in zip(event["outcomes"], weights, strict=True)
                    for _ in range(weight)
                ]
                assert lots[fair.below(number)(len(lots))] == event["token"]


def test_who_may_renew_which_key(server: Live) -> None:
    match = server.create()
    path = f"/api/matches/{match['match']}/keys"
    with server.client() as client:

        def renew(key: str, role: str, **more: bool) -> tuple[int, Json]:
            answer = client.post(path, json={"role": role, **more}, headers=bearer(key))
            return answer.status_code, answer.json()

        assert renew(match["watch"], "watch")[1]["code"] == "only-watching"
        assert renew("x" * 32, "watch")[1]["code"] == "unknown-key"
        status, renewed = renew(match["south"], "watch")
        assert status == 200
        assert renew(match["watch"], "watch")[1]["code"] == "revoked-key"
        status, north = renew(match["north"], "north")
        assert status == 200
        assert renew(match["north"], "north")[1]["code"] == "revoked-key"
        match = {**match, "north": north["key"], "watch": renewed["key"]}
        with server.playing(match):
            assert renew(match["south"], "north")[1]["code"] == "not-your-key"
            status, own = renew(match["south"], "south", again=False)
            assert (status, own) == (200, {"key": None})
            assert renew(match["south"], "south")[1]["code"] == "revoked-key"
        assert client.post(path, json={"role": "north"}).json()["code"] == "no-key"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.skirmish")), ids=lambda path: path.stem)
def test_records_are_played_through(path: Path, server: Live) -> None:
    text = path.read_text()
    record = read_records(text)[0]
    with server.client() as client:
        answer = client.post("/api/replay", json={"text": text})
    replay = answer.json()
    assert answer.status_code == 200, replay
    assert answer.headers["content-encoding"] == "gzip"
    assert len(replay["frames"]) == len(record.tokens) + 1
    assert [frame["played"]["token"] for frame in replay["frames"][1:]] == [
        each.text for each in record.tokens
    ]
    assert replay["tags"]["Game"] == replay["game"] == record["Game"]
    assert replay["result"] == record["Result"]
    if record.finished and record["Game"] == "hill218":
        assert "unknown" not in json.dumps([frame["view"]["hands"] for frame in replay["frames"]])
    if record.finished and record.tag("Secret"):
        assert replay["fair"] is True


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-record"),
        ("hello", "no-tags"),
        ('[Game "island"]\n[Variant "blitz"]\n[First "S"]\n[Result "*"]\n\ne2-e4', "illegal-action"),
        (
            '[Game "island"]\n[Variant "blitz"]\n[First "S"]\n[Result "*"]\n\n' + "#a1 " * 5000,
            "record-too-long",
        ),
        ('[Game "chess"]\n[Variant "blitz"]\n[First "S"]\n[Result "*"]\n\n', "tag-value"),
    ],
)
def test_malformed_records(text: str, code: str, server: Live) -> None:
    with server.client() as client:
        answer = client.post("/api/replay", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_health_and_metrics(server: Live) -> None:
    match = server.create()
    with server.playing(match) as (south, _):
        south.act()
        south.ask("act", prompt=0, token="e4")
        with server.client() as client:
            health = client.get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
            figures = {
                line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
                for line in client.get("/metrics").text.splitlines()
                if not line.startswith("#")
            }
    assert figures["skirmish_sockets"] >= 2
    assert figures["skirmish_matches_loaded"] >= 1
    assert figures['skirmish_actions_total{kind="act"}'] >= 1
    assert figures["skirmish_ack_seconds_count"] >= 3
    assert figures['skirmish_refusals_total{code="stale-prompt"}'] >= 1
    assert figures["skirmish_commits_total"] >= 3


def test_unknown_paths(server: Live) -> None:
    with server.client(accept="text/html,*/*") as client:
        for path in ("/api", "/api/"):
            assert client.get(path).status_code == 200
        for path in ("/api/nothing", "/api/matches/x/y/z", "/api/rules/island"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        lost = client.get("/nothing/here", headers={"accept-language": "de"})
        assert lost.status_code == 404
        assert '<html lang="de">' in lost.text
        for path in (
            "/..%2f..%2fetc/passwd",
            "/assets/../settings.py",
            "/%00",
            "/.env",
            "/assets/",
            "/a" * 900,
        ):
            assert client.get(path).status_code == 404, path
        answer = client.get("/api/matches")
        assert (answer.status_code, answer.headers["allow"]) == (405, "POST, OPTIONS")
        assert answer.json()["code"] == "wrong-method"
        assert client.delete("/api/games").status_code == 405
        assert client.head("/api/games").status_code == 200
        assert client.head("/api/games").content == b""


def test_without_a_built_page_it_says_what_to_run(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "nothing") as live, live.client(accept_language="it") as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "scripts/build_page.py" in answer.text
        assert '<html lang="it">' in answer.text
        assert "scripts/build_page.py" in live.said.read_text()
        assert client.get("/plain.css").headers["content-type"] == "text/css; charset=utf-8"


def test_the_page_and_its_files(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    index = "<!doctype html><title>Skirmish</title>" + "<p>again</p>" * 200
    (page / "index.html").write_text(index)
    (page / "assets" / "index-D4f_9aXy.js").write_text("export {};" * 200)
    (page / "assets" / "index-D4f_9aXy.js.br").write_bytes(b"packed")
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    with running(tmp_path, *UNLIMITED, page=page) as live, live.client() as client:
        for path in ("/", "/t/0123456789abcdef", "/rules/island", "/rules/hill218", "/replay", "/?lang=it"):
            answer = client.get(path)
            assert (answer.status_code, answer.text) == (200, index), path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-encoding"] == "gzip"
        tag = answer.headers["etag"]
        again = client.get("/", headers={"if-none-match": f'"x", W/{tag}'})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert int(
            client.head("/", headers={"accept-encoding": "identity"}).headers["content-length"]
        ) == len(index)
        script = client.get("/assets/index-D4f_9aXy.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        with client.stream(
            "GET", "/assets/index-D4f_9aXy.js", headers={"accept-encoding": "br, gzip"}
        ) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed"
        assert client.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")
        for path in ("/link.txt", "/secret.txt", "/assets", "/assets/nothing.js"):
            assert client.get(path).status_code == 404, path
        (page / "index.html").write_text("new")
        assert client.get("/").text == "new"
    assert gzip.compress(b"")


def test_nothing_is_lost_by_a_restart(either: Live) -> None:
    match = either.create()
    with either.playing(match) as (south, _):
        acknowledged = south.act()["seq"]
        either.kill()
    either.restart()
    with either.tab(match) as south:
        state = south.until(lambda _: True)
        assert state["seq"] == acknowledged
        assert state["status"] == "playing"
    with either.tab(match, "north") as north:
        assert north.act()["type"] == "ack"
        assert north.ask("join", commitment=COMMITMENT)["code"] == "already-joined"
    assert either.stop() == 0


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/replay", 1280 * 1024),
        ("/api/records", 1280 * 1024),
        ("/api/matches", 8 * 1024),
        ("/api/matches/x/keys", 8 * 1024),
    ],
)
def test_too_long_a_body_is_told_the_right_length(path: str, most: int, server: Live) -> None:
    path = path.replace("/x/", f"/{server.create()['match']}/")
    with server.client(authorization=f"Bearer {'x' * 32}") as client:
        answer = client.post(path, json={"text": "x" * (most + 1)})
    assert (answer.status_code, answer.json()["facts"]["most"]) == (413, most)
