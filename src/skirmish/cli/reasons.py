"""Why not, or what would happen: the answer to ``why TOKEN``."""

from __future__ import annotations

from typing import Any

from skirmish.cli.boards import standing
from skirmish.cli.voice import Voice
from skirmish.core import SOUTH, AnyGame, ImpossibleOutcome, Over, Roll, Step
from skirmish.presenter import Presenter
from skirmish.presenter.structs import Reason
from skirmish.presenter.why import Answer


def rule_paragraph(game_name: str, rule: str, voice: Voice) -> str:
    """A rule in the rulebook's words, its id first."""
    from skirmish.rulebook.pages import rule_text

    return f"{rule}  {rule_text(game_name, voice.lang, rule)}"


def reason(game: AnyGame, state: Any, entry: Any, voice: Voice) -> str:
    """Why a decision or chance event is not possible now, with the rule's paragraph; or what it would do."""
    pending, token = game.pending(state), str(entry)
    try:
        if isinstance(pending, Roll) and game.is_chance(entry):
            return _would(game, token, game.resolve(state, entry), voice, "possible")
        seat = SOUTH if isinstance(pending, Over) else pending.seat
        refusal = game.refusal(state, seat, entry)
    except ImpossibleOutcome as error:
        rule = error.facts.get("rule")
        paragraph = rule_paragraph(game.name, rule, voice) if isinstance(rule, str) else ""
        return _not(token, voice.error(error), str(rule or "none"), paragraph, voice)
    if refusal is not None:
        return _refused(token, Answer(game.name, "", token, voice.speaker).refused(refusal), voice)
    return _would(game, token, game.apply(state, seat, entry), voice, "legal")


def reason_from_view(presenter: Presenter, view: Any, token: str, voice: Voice) -> str:
    """The same for a decision of the seat that asks, and from its view alone: nothing hidden is told."""
    told = presenter.why(view, "", token, voice.speaker)
    if told.token is None:
        return _refused(token, told, voice)
    lines = [voice.say("why-legal", token=token), f"  {told.sentence}"]
    if presenter.preview(view, token).wins:
        lines.append(f"  {voice.say('why-wins')}")
    else:
        lines += [f"  {each}" for each in advice(presenter, view, token, voice)[1:]]
    return "\n".join(lines)


def advice(presenter: Presenter, view: Any, token: str, voice: Voice) -> list[str]:
    """A legal decision in words, and the reasons for it."""
    speaker = voice.speaker
    said = presenter.because(view, token)
    return [speaker.say(each.id, **speaker.listed(presenter.name, each.facts)) for each in said]


def _refused(token: str, told: Reason, voice: Voice) -> str:
    paragraph = f"{told.rule}  {told.text}" if told.text else ""
    return _not(token, told.sentence, told.rule or "none", paragraph, voice)


def _not(token: str, sentence: str, rule: str, paragraph: str, voice: Voice) -> str:
    said = voice.say("why-not", token=token, sentence=sentence, rule=rule)
    return f"{said}\n\n{paragraph}" if paragraph else said


def _would(game: AnyGame, token: str, step: Step[Any], voice: Voice, verdict: str) -> str:
    lines = [voice.say(f"why-{verdict}", token=token)]
    lines += [f"  {voice.speaker.event(game.name, event)}" for event in step.events]
    if not isinstance(game.pending(step.state), Over):
        lines.append(f"  {standing(game, step.state, voice)}")
    return "\n".join(lines)
