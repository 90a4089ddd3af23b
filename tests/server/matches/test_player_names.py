"""Players' names that hide something, or that pass for another one."""

from __future__ import annotations

import pytest

from skirmish.core import MatchError
from skirmish.server.matches.player_names import LONGEST, check_name, normalized
from tests.must import must
from tests.server.local import LocalServer, commit, refused


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Ann",
        "준",
        "Анна",
        "Ελένη",
        "Łukasz Żółć",
        "Anna Анна",
        "山田 太郎",
        "O’Neill-Smith 3",
        "😀 Kai",
        "❤️ Ann",
        "नमस्ते",
    ],
)
def test_names_of_all_languages_are_kept(name: str) -> None:
    check_name(normalized(name))


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200b",
        "A\u00adnn",
        "Ann\ufeff",
        "\u3164",
        "\u2800",
        "аdmin",  # the first letter is Cyrillic
        "Captаin",  # the last a is
        "Οlga",  # the first letter is Greek
        "\ufdfa" * 5,
        "\u034f",
        "A\u034fnn",
        "\u0301",
        "\uffff",
        "\ufdd0",
        "\U000e0100",
        "Z" + "\u0301" * 9,
    ],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(MatchError, match="deceptive-name"):
        check_name(normalized(name))


def test_spaces_around_a_name_are_dropped() -> None:
    assert [normalized(name) for name in ("  ", "\u3000", " Ann \u2003")] == ["", "", "Ann"]


def test_the_plain_form_is_as_long_as_a_name_may_be() -> None:
    check_name(normalized("Ａ" * LONGEST))


@pytest.mark.anyio
async def test_a_player_is_called_by_the_plain_form(local: LocalServer) -> None:
    made = await local.create()
    grant = await local.matches.enter(made.match, str(made.south))
    await refused("deceptive-name", commit(grant, "аdmin"))
    await commit(grant, "Ａｎｎ")
    assert must(grant.actor.snapshot.joined[0]).name == "Ann"
