"""Why not, or what would happen: the answer to ``why TOKEN``."""

from __future__ import annotations

from typing import Any

from skirmish.cli.boards import standing
from skirmish.cli.voice import Voice
from skirmish.core import (
    SOUTH,
    AnyGame,
    Event,
    ImpossibleOutcome,
    Over,
    Roll,
    SkirmishError,
)


def rule_paragraph(game_name: str, rule: str, voice: Voice) -> str:
    """A rule in the rulebook's words, its id first."""
    from skirmish.rulebook.pages import rule_text

    return f"{rule}  {rule_text(game_name, voice.lang, rule)}"


def reason(game: AnyGame, state: Any, entry: Any, voice: Voice, *, guessed: bool = False) -> str:
    """Why a decision or chance event cannot be now, with the rule's paragraph; or what it would do.

    ``guessed``: the state is only one that its viewer holds possible, so nothing is said of an end that
    depends on cards nobody has shown.
    """
    pending = game.pending(state)
    token = str(entry)
    try:
        if isinstance(pending, Roll) and game.is_chance(entry):
            step = game.resolve(state, entry)
            return _would(game, token, step.state, step.events, voice, "possible", guessed)
        seat = SOUTH if isinstance(pending, Over) else pending.seat
        refusal = game.refusal(state, seat, entry)
    except ImpossibleOutcome as error:
        return _not(game, token, voice.error(error), _rule_of(error), voice)
    if refusal is not None:
        return _not(game, token, voice.reason(game.name, refusal), refusal.rule, voice)
    step = game.apply(state, seat, entry)
    return _would(game, token, step.state, step.events, voice, "legal", guessed)


def _rule_of(error: SkirmishError) -> str | None:
    rule = error.facts.get("rule")
    return rule if isinstance(rule, str) else None


def _not(game: AnyGame, token: str, sentence: str, rule: str | None, voice: Voice) -> str:
    said = voice.say("why-not", token=token, sentence=sentence, rule=rule or "none")
    return said if rule is None else f"{said}\n\n{rule_paragraph(game.name, rule, voice)}"


def _would(
    game: AnyGame,
    token: str,
    state: Any,
    events: tuple[Event, ...],
    voice: Voice,
    verdict: str,
    guessed: bool,
) -> str:
    told = [event for event in events if not (guessed and event.code == "ended" and _by_count(event))]
    lines = [voice.say(f"why-{verdict}", token=token)]
    lines += [f"  {voice.speaker.event(game.name, event)}" for event in told]
    if not guessed and not isinstance(game.pending(state), Over):
        lines.append(f"  {standing(game, state, voice)}")
    return "\n".join(lines)


def _by_count(event: Event) -> bool:
    """Whether an end is one that hidden hands decide (H-6.2), and no unit on a base."""
    return event.facts().get("how") != "base"
