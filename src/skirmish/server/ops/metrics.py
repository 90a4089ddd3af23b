"""Metrics for Prometheus. None of them reveals anything about a person or a card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from skirmish import __version__

_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """One server's metrics, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        version = Gauge("skirmish_version", "1, labelled with the version.", ["version"], registry=registry)
        version.labels(__version__).set(1)
        self.ready = Gauge("skirmish_ready", "1 if players should be sent here, else 0.", registry=registry)
        self.loop_delay = Histogram(
            "skirmish_loop_delay_seconds",
            "How late the event loop was for what it had to do, twice a second.",
            buckets=_QUICK,
            registry=registry,
        )
        self.sockets = Gauge("skirmish_sockets", "Open WebSocket connections.", registry=registry)
        self.loaded = Gauge("skirmish_matches_loaded", "Matches held in memory.", registry=registry)
        self.damaged = Gauge(
            "skirmish_matches_damaged", "Matches found unreadable since the start.", registry=registry
        )
        self.actions = Counter(
            "skirmish_actions", "Committed requests, by kind.", ["kind"], registry=registry
        )
        self.acted = cache(self.actions.labels)
        """The count of a kind."""
        self.acks = Histogram(
            "skirmish_ack_seconds",
            "Time from a message to its acknowledgement.",
            buckets=_QUICK,
            registry=registry,
        )
        self.refusals = Counter(
            "skirmish_refusals", "Refused requests and messages, by code.", ["code"], registry=registry
        )
        self.commits = Counter("skirmish_commits", "Transactions committed to the log.", registry=registry)
        self.commit_seconds = Histogram(
            "skirmish_commit_seconds",
            "Time a transaction took to be on the disk.",
            buckets=_QUICK,
            registry=registry,
        )
        self.storage_failures = Counter(
            "skirmish_storage_failures",
            "Failed reads and writes, by the driver's code.",
            ["cause"],
            registry=registry,
        )
        self.writes_waiting = Gauge(
            "skirmish_writes_waiting", "Writes that are not committed yet.", registry=registry
        )
        self.oldest_write = Gauge(
            "skirmish_oldest_write_seconds", "How long the oldest of them has waited.", registry=registry
        )
        self.free_bytes = Gauge(
            "skirmish_free_bytes", "Free space for the database; NaN if unknown.", registry=registry
        )
        self.thinking = Histogram(
            "skirmish_thinking_seconds",
            "Time an engine took for a decision.",
            buckets=_SLOW,
            registry=registry,
        )
        self.thinking_waiting = Gauge(
            "skirmish_thinking_waiting", "Decisions that wait for an engine worker.", registry=registry
        )
        self.thinking_wanted = Gauge(
            "skirmish_thinking_wanted",
            "Matches that wait for a server whose computers have time, as far as this one knows.",
            registry=registry,
        )
        self.engines = Gauge(
            "skirmish_engines",
            "Servers and engines on this database that let computers think, as far as this one has heard.",
            registry=registry,
        )
        self.workers = Gauge("skirmish_workers", "Engine workers that run.", registry=registry)
        self.replaced = Counter(
            "skirmish_worker_replacements",
            "Engine workers that died or hung and were replaced.",
            registry=registry,
        )
        self.requests = Counter(
            "skirmish_http_requests", "Answered HTTP requests, by status.", ["status"], registry=registry
        )
        self.request_seconds = Histogram(
            "skirmish_http_request_seconds",
            "Time an HTTP request took to be answered.",
            buckets=_QUICK,
            registry=registry,
        )
        self.messages_sent = Counter(
            "skirmish_node_messages_sent", "Messages sent to servers on the same database.", registry=registry
        )
        self.messages_heard = Counter(
            "skirmish_node_messages_heard",
            "Messages heard of servers on the same database.",
            registry=registry,
        )
        self.claims = Gauge(
            "skirmish_claims", "Matches whose clock or computer this server sees to.", registry=registry
        )
        self.bans = Gauge("skirmish_bans", "Addresses and networks that are banned.", registry=registry)
        self.stopped = Gauge(
            "skirmish_new_matches_stopped", "1 if the operator has stopped new matches.", registry=registry
        )
        self.cut = Counter(
            "skirmish_sockets_cut",
            "Connections closed by the server, by reason.",
            ["reason"],
            registry=registry,
        )
        self.connections_cut = Counter(
            "skirmish_connections_cut",
            "HTTP connections ended by the server before a request was complete, by reason.",
            ["reason"],
            registry=registry,
        )
        self.health_checks = Counter(
            "skirmish_health_checks", "Times the database was asked whether it answers.", registry=registry
        )
        self._followed: list[tuple[Counter, Callable[[], float], list[float]]] = []

    def follow(self, counter: Counter, count: Callable[[], float]) -> None:
        """Let a counter report a count that is kept elsewhere."""
        self._followed.append((counter, count, [0.0]))

    def text(self) -> bytes:
        """The metrics in Prometheus' text format."""
        for counter, count, seen in self._followed:
            now = count()
            counter.inc(max(0.0, now - seen[0]))
            seen[0] = now
        return generate_latest(self.registry)
