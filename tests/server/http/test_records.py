"""Records of a real server's matches, and replays and proofs of fairness made from them."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from skirmish.games import load, names
from skirmish.match import FairChance
from skirmish.records import read_records
from tests.server.live import COMMITMENT, ENTROPY, Json, Live, bearer, server

__all__ = ["server"]

KEPT = Path(__file__).parents[2] / "match" / "kept"


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
            # Two at one screen hold both seats' keys, and are shown what a spectator sees.
            asked = client.get(path, headers=bearer(match["south"]), params={"as": "watch"})
            assert asked.text == records["watch"].text
            theirs = client.get(path, headers=bearer(match["south"]), params={"as": "north"})
            assert theirs.status_code == 400
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
