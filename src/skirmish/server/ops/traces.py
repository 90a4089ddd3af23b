"""Traces for OpenTelemetry, if the operator asks for them: where the time of an action goes, from the socket
through the fold and the commit to the push at the viewers, also at other servers.

Nothing of OpenTelemetry is imported, and nothing is recorded, unless :func:`traced` is open. Spans hold ids,
numbers, kinds and codes; :data:`FACTS` lists all of them. What follows from an entry (pushes, a computer's
decision) belongs to the trace of the message that brought it about; servers tell each other by a message of
its own, so that nothing of it is in a log.
"""

from __future__ import annotations

import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final

from skirmish import __version__
from skirmish.core import MissingExtra, SkirmishError

FACTS: Final = frozenset({"match", "seq", "kind", "level", "viewers", "refusal"})
"""What spans may hold. Nothing else is recorded: no view, key, token, name or address."""
MOST_REMEMBERED: Final = 1_000
"""Matches whose last trace is remembered."""
PATIENCE: Final = 5.0
"""Seconds for what is not exported yet when the server stops."""

_PARENT: Final = re.compile(r"00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])")
"""W3C's traceparent."""
_OFF: Final = nullcontext()


class _Traces:
    """What is recorded by a tracer, and which span each match's last entry came from."""

    def __init__(self, tracer: Any) -> None:
        self._tracer = tracer
        self._origins: OrderedDict[str, str] = OrderedDict()
        self._coming: dict[str, str] = {}
        """The same for entries that are being committed: other servers are told before that returns."""

    @contextmanager
    def span(self, name: str, facts: dict[str, str | int], context: Any = None) -> Iterator[None]:
        """Record how long something takes. Of an exception only its code: its message may quote a token."""
        kept = {key: value for key, value in facts.items() if key in FACTS}
        with self._tracer.start_as_current_span(
            name, context=context, attributes=kept, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except SkirmishError as error:
                span.set_attribute("refusal", error.code)
                raise

    @contextmanager
    def committing(self, match: str, seq: int) -> Iterator[None]:
        """Record a commit, and remember for what it was done."""
        from opentelemetry import trace

        now = trace.get_current_span().get_span_context()
        self._coming[match] = f"00-{now.trace_id:032x}-{now.span_id:016x}-0{now.trace_flags & 1}"
        try:
            with self.span("commit", {"match": match, "seq": seq}):
                yield
            self.remember(match, self._coming[match])
        finally:
            del self._coming[match]

    def remember(self, match: str, origin: str) -> None:
        """What follows in a match comes from that span."""
        self._origins[match] = origin
        self._origins.move_to_end(match)
        if len(self._origins) > MOST_REMEMBERED:
            self._origins.popitem(last=False)

    def origin(self, match: str) -> str | None:
        """The span from which a match's last entry came, or comes in a moment."""
        return self._coming.get(match) or self._origins.get(match)

    def context(self, match: str) -> Any:
        """Where a consequence of a match's last entry belongs."""
        from opentelemetry import trace

        found = _PARENT.fullmatch(self._origins.get(match, ""))
        if found is None:
            return trace.set_span_in_context(trace.INVALID_SPAN)
        flags = trace.TraceFlags(int(found[3]))
        parent = trace.SpanContext(int(found[1], 16), int(found[2], 16), is_remote=True, trace_flags=flags)
        return trace.set_span_in_context(trace.NonRecordingSpan(parent))


_traces: _Traces | None = None


def span(name: str, **facts: str | int) -> AbstractContextManager[None]:
    """Record how long something takes, as a part of what it is done for."""
    return _OFF if _traces is None else _traces.span(name, facts)


def consequence(name: str, match: str, **facts: str | int) -> AbstractContextManager[None]:
    """Record how long something takes that follows from a match's last entry, whichever server made that."""
    if _traces is None:
        return _OFF
    return _traces.span(name, {"match": match, **facts}, _traces.context(match))


def committing(match: str, seq: int) -> AbstractContextManager[None]:
    """Record how long a commit takes. What follows in the match is a consequence of what it is done for."""
    return _OFF if _traces is None else _traces.committing(match, seq)


def told(matches: Iterable[str]) -> list[tuple[str, str]]:
    """What other servers should know about entries that were made here: match and span."""
    if _traces is None:
        return []
    found = ((match, _traces.origin(match)) for match in matches)
    return [(match, origin) for match, origin in found if origin is not None]


def heard(items: Iterable[Sequence[Any]]) -> None:
    """Another server tells from which spans entries came."""
    if _traces is not None:
        for match, origin in items:
            if _PARENT.fullmatch(origin):
                _traces.remember(match, origin)


@contextmanager
def traced(target: str | None) -> Iterator[None]:
    """Record spans, and send them to a collector's address or append them to a file; None: record nothing.

    Raises MissingExtra if OpenTelemetry is not installed.
    """
    global _traces
    if target is None:
        yield
        return
    provider, close = _provider(target)
    _traces = _Traces(provider.get_tracer("skirmish", __version__))
    try:
        yield
    finally:
        _traces = None
        # It may wait for a collector that is gone: not for longer than this.
        closing = threading.Thread(target=close, daemon=True)
        closing.start()
        closing.join(PATIENCE)


def _provider(target: str) -> tuple[Any, Callable[[], None]]:
    """What makes tracers, and what ends it."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter
    except ModuleNotFoundError:
        raise MissingExtra("needs-extra", package="opentelemetry-sdk", extra="traces") from None
    exporter: Any
    file: AbstractContextManager[Any] = nullcontext()
    if target.startswith(("http://", "https://")):
        path = "" if re.fullmatch(r"https?://[^/]+/.+", target) else "/v1/traces"
        exporter = OTLPSpanExporter(endpoint=target.rstrip("/") + path, timeout=int(PATIENCE))
    else:
        file = written = open(target, "a", encoding="utf-8")  # noqa: SIM115  # open as long as the process
        exporter = ConsoleSpanExporter(out=written, formatter=lambda each: each.to_json(indent=None) + "\n")
    # One that runs under the same name elsewhere differs in its id.
    who = {"service.name": "skirmish", "service.version": __version__}
    resource = Resource.create({**who, "service.instance.id": secrets.token_hex(4)})
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter))

    def close() -> None:
        with file:
            provider.shutdown()

    return provider, close
