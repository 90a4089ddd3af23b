"""The options of ``serve`` from three places: flags, then the environment, then a settings file.

A setting has one name in all of them: ``--open-metrics``, ``SKIRMISH_OPEN_METRICS``, ``open-metrics = true``.
The other commands that work on a server's database find it in the same way (:func:`resolve`).
"""

from __future__ import annotations

import os
import re
from argparse import SUPPRESS, Namespace
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from skirmish.cli.command import Parser, whole_number
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.core import Fact
from skirmish.server.settings import LOGS

PREFIX: Final = "SKIRMISH_"
_FILE: Final = "settings"
"""The option, and variable, that names the settings file."""
_OTHER_VARIABLES: Final = frozenset({"LANG", "PAGE", "COMMAND", "BROWSER", "SOAK", "SOAK_DECISIONS"})
"""Variables with our prefix that are not settings of a server."""
_YES, _NO = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off"})
_EXAMPLES: Final = {"texts": '["https://play.example.org"]', "limits": "{ matches = 60 }"}
"""How values of these kinds are written in a file."""

Kind = Literal["number", "switch", "text", "texts", "limits", "log"]


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: the name of its flag, what its value is, and what stands for it in the help."""

    name: str
    kind: Kind
    metavar: str | None = None

    @property
    def option(self) -> str:
        """The attribute that the parser sets."""
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return PREFIX + self.option.upper()


SETTINGS: Final = tuple(
    Setting(*row)
    for row in (
        ("port", "number", "N"),
        ("host", "text", "ADDRESS"),
        ("lan", "switch"),
        ("no-browser", "switch"),
        ("data", "text", "FOLDER"),
        ("database", "text", "URL"),
        ("keep", "number", "DAYS"),
        ("origin", "texts", "ORIGIN"),
        ("proxy", "texts", "ADDRESS"),
        ("limit", "limits", "NAME=N"),
        ("workers", "number", "N"),
        ("drain", "number", "SECONDS"),
        ("open-metrics", "switch"),
        ("log", "log"),
        ("traces", "text", "URL|FILE"),
        ("metrics-port", "number", "N"),
    )
)
PLACE: Final = ("data", "database")
"""The settings that say where the matches are, for the other commands."""
ENGINE_SETTINGS: Final = ("database", "workers", "log", "open-metrics", "traces", "metrics-port")
"""The settings of an engine."""
SERVE_SETTINGS: Final = tuple(each.name for each in SETTINGS if each.name != "metrics-port")
"""The settings of a server."""


def add_flags(parser: Parser, names: Collection[str] | None = None) -> None:
    """Add the flags of all settings, or of some, and that of the settings file. None given: None."""
    for each in SETTINGS:
        if names is not None and each.name not in names:
            continue
        flag = f"--{each.name}"
        if each.kind == "switch":
            key = f"help-{each.name}" if "-" in each.name else None
            parser.add_argument(flag, action="store_true", default=None, help=key)
            undo = flag.replace("--no-", "--") if each.name.startswith("no-") else f"--no-{each.name}"
            parser.add_argument(undo, dest=each.option, action="store_false", default=None, help=SUPPRESS)
        elif each.kind == "number":
            key = f"help-{each.name}" if "-" in each.name else None
            parser.add_argument(flag, metavar=each.metavar, type=whole_number, help=key)
        elif each.kind == "log":
            parser.add_argument(flag, choices=LOGS)
        else:
            many = {"action": "append"} if each.kind in ("texts", "limits") else {}
            parser.add_argument(flag, metavar=each.metavar, **many)  # type: ignore[arg-type]
    parser.add_argument(f"--{_FILE}", metavar="FILE")


@dataclass(frozen=True, slots=True)
class Resolved:
    """The options in effect, as the parser would give them, and where each comes from.

    ``sources`` has the flag, the variable, or the file; nothing for a setting that is not given.
    """

    options: Namespace
    sources: Mapping[str, str]

    @contextmanager
    def blaming(self, name: str, voice: Voice) -> Iterator[None]:
        """Let the refusal of a setting say where it comes from, unless it is a flag's."""
        try:
            yield
        except CallError as error:
            _blame(error, self.sources.get(name, "--"), voice)


def check_setting(given: Resolved, voice: Voice, name: str, sound: bool, code: str, **facts: Fact) -> None:
    """Refuse a setting with that code unless it is ``sound``, and say where it comes from."""
    with given.blaming(name, voice):
        if not sound:
            raise CallError(code, **facts)


def _blame(error: CallError, source: str, voice: Voice) -> None:
    if source.startswith("--") or error.code == "bad-setting":
        raise error
    sentence = voice.say(error.code, **error.facts)
    raise CallError("bad-setting", source=source, sentence=sentence) from None


def resolve(
    options: Namespace,
    voice: Voice,
    names: Collection[str] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Resolved:
    """The settings in effect; with ``names``, only these are of interest, and the others may be wrong.

    Raises CallError for a variable or a line of the file that is not a setting, or not a possible one.
    """
    wanted = [each for each in SETTINGS if names is None or each.name in names]
    file = getattr(options, _FILE) or environ.get(PREFIX + _FILE.upper()) or None
    layers = [*([] if file is None else [_read_file(file, voice)]), _read_variables(environ, voice, wanted)]
    layers.append({each.name: (f"--{each.name}", getattr(options, each.option)) for each in wanted})
    found, sources = Namespace(**vars(options)), dict[str, str]()
    for each in wanted:
        given = [layer[each.name] for layer in layers if layer.get(each.name, ("", None))[1] is not None]
        value = given[-1][1] if given else None
        if each.kind == "limits":  # each limit by itself: the last one counts
            value = [limit for _, limits in given for limit in limits]
            sources |= {limit_setting(limit): source for source, limits in given for limit in limits}
        elif each.kind == "texts":
            value = value or []
        elif each.kind == "switch":
            value = bool(value)
        setattr(found, each.option, value)
        if given:
            sources[each.name] = given[-1][0]
    if {*PLACE} <= {*sources} and _rank(sources["data"]) > _rank(sources["database"]):
        found.database = None
        del sources["database"]
    return Resolved(found, sources)


def limit_setting(limit: str) -> str:
    """The name under which the source of a limit is known: ``limit.matches`` of ``matches=3``."""
    return f"limit.{limit.partition('=')[0]}"


def _rank(source: str) -> int:
    """Which of the three places a source is: a later one overrules."""
    return 2 if source.startswith("--") else int(source.startswith(PREFIX))


_Layer = Mapping[str, tuple[str, Any]]
"""By name: where the value comes from, and the value."""


def _read_variables(environ: Mapping[str, str], voice: Voice, wanted: Collection[Setting]) -> _Layer:
    known = {each.variable: each for each in SETTINGS}
    others = {PREFIX + each for each in (*_OTHER_VARIABLES, _FILE.upper())}
    layer = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in others or not text:
            continue
        if variable not in known:
            raise _unknown(variable, known)
        if known[variable] in wanted:
            try:
                layer[known[variable].name] = (variable, _parsed(known[variable], text))
            except CallError as error:
                _blame(error, variable, voice)
    return layer


def _parsed(setting: Setting, text: str) -> Any:
    """The value of a variable. Several texts are separated by commas or spaces."""
    if setting.kind == "number":
        try:
            return whole_number(text)
        except ValueError:
            raise CallError("setting-number", value=safe_name(text)) from None
    if setting.kind == "switch":
        if text.lower() not in _YES | _NO:
            raise CallError("setting-switch", value=safe_name(text))
        return text.lower() in _YES
    if setting.kind in ("texts", "limits"):
        return re.split(r"[\s,]+", text.strip(", \t\n"))
    return _checked(setting, text)


def _read_file(name: str, voice: Voice) -> _Layer:
    import tomllib

    text = Path(name).read_bytes()
    known = {each.name: each for each in SETTINGS}
    try:
        given = tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CallError("bad-settings-file", name=safe_name(name), detail=safe_name(str(error))) from None
    layer = {}
    for key, value in given.items():
        try:
            if key not in known:
                raise _unknown(key, known)
            layer[key] = (safe_name(name), _typed(known[key], value))
        except CallError as error:
            _blame(error, safe_name(f"{name}: {key}"), voice)
    return layer


def _typed(setting: Setting, value: Any) -> Any:
    """A value of the settings file, as a flag would give it."""
    kind = setting.kind
    if kind == "number" and type(value) is int:
        return value
    if kind == "switch" and isinstance(value, bool):
        return value
    if kind in ("text", "log") and isinstance(value, str):
        return _checked(setting, value)
    if kind == "texts" and isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    if kind == "limits" and isinstance(value, dict) and all(type(each) is int for each in value.values()):
        return [f"{limit}={most}" for limit, most in value.items()]
    example = _EXAMPLES.get(kind, "")
    raise CallError("setting-type", kind=kind, value=safe_name(str(value)), example=example)


def _checked(setting: Setting, text: str) -> str:
    if setting.kind == "log" and text not in LOGS:
        raise CallError("setting-choice", value=safe_name(text), known=", ".join(LOGS))
    return text


def _unknown(name: str, known: Collection[str]) -> CallError:
    from difflib import get_close_matches

    near = get_close_matches(name, known, 1)
    return CallError(
        "unknown-setting",
        name=safe_name(name),
        near=near[0] if near else "none",
        known=", ".join(known),
    )


def shown(resolved: Resolved, effective: Mapping[str, Any], voice: Voice) -> str:
    """The settings as a settings file, with where each comes from as a comment, and without passwords."""
    given: dict[str, Any] = {}
    for name, value in effective.items():
        if name == "limit":
            given |= {f"limit.{limit}": most for limit, most in value.items()}
        else:
            given[name] = value
    lines = {
        name: f"# {name}" if value is None or value == [] else f"{name} = {_toml(value)}"
        for name, value in given.items()
    }
    room, default = max(map(len, lines.values())), voice.say("setting-default")
    return "\n".join(
        f"{line:<{room}}  # {resolved.sources.get(name, default)}" for name, line in lines.items()
    )


def _toml(value: Any) -> str:
    """A value in TOML, which writes these types as JSON does."""
    import json

    return json.dumps(value, ensure_ascii=False)
