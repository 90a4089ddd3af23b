"""Why not, or what would happen: the answer to ``why TOKEN``."""

from __future__ import annotations

from typing import Any

from skirmish import presenter
from skirmish.cli.boards import standing
from skirmish.cli.voice import Voice
from skirmish.core import SOUTH, AnyGame, ImpossibleOutcome, Over, Roll, Step
from skirmish.presenter.why import Answer


def rule_paragraph(game_name: str, rule: str, voice: Voice) -> str:
    """A rule in the rulebook's words, its id first."""
    from skirmish.rulebook.pages import rule_text

    return f"{rule}  {rule_text(game_name, voice.lang, rule)}"


def reason(game: AnyGame, state: Any, entry: Any, voice: Voice, *, guessed: bool = False) -> str:
    """Why a decision or chance event is not possible now, with the rule's paragraph; or what it would do.

    ``guessed``: the state is only one that its viewer holds possible, so an end is told only if it does not
    depend on what is hidden.
    """
    pending, token = game.pending(state), str(entry)
    try:
        if isinstance(pending, Roll) and game.is_chance(entry):
            return _would(game, token, game.resolve(state, entry), voice, "possible", guessed=guessed)
        seat = SOUTH if isinstance(pending, Over) else pending.seat
        refusal = game.refusal(state, seat, entry)
    except ImpossibleOutcome as error:
        rule = error.facts.get("rule")
        paragraph = rule_paragraph(game.name, rule, voice) if isinstance(rule, str) else ""
        return _not(token, voice.error(error), str(rule or "none"), paragraph, voice)
    if refusal is not None:
        told = Answer(game.name, "", token, voice.speaker).refused(refusal)
        return _not(
            token, told.sentence, refusal.rule, f"{told.rule}  {told.text}" if told.text else "", voice
        )
    wins = guessed and presenter.load(game.name).preview(game.view(state, seat), token).wins
    return _would(game, token, game.apply(state, seat, entry), voice, "legal", guessed=guessed, wins=wins)


def _not(token: str, sentence: str, rule: str, paragraph: str, voice: Voice) -> str:
    said = voice.say("why-not", token=token, sentence=sentence, rule=rule)
    return f"{said}\n\n{paragraph}" if paragraph else said


def _would(
    game: AnyGame,
    token: str,
    step: Step[Any],
    voice: Voice,
    verdict: str,
    *,
    guessed: bool,
    wins: bool = False,
) -> str:
    told = [event for event in step.events if wins or not (guessed and event.code == "ended")]
    lines = [voice.say(f"why-{verdict}", token=token)]
    lines += [f"  {voice.speaker.event(game.name, event)}" for event in told]
    if not guessed and not isinstance(game.pending(step.state), Over):
        lines.append(f"  {standing(game, step.state, voice)}")
    return "\n".join(lines)
