"""A server's own addresses: the origins and hosts that the guard accepts, and how others in the network reach
it."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlsplit

from skirmish.server.settings import EVERYWHERE, ServerSettings

_LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Addresses:
    """What the guard accepts now. ``lan`` is the address for other machines in the network, if any;
    ``public`` are the origins of reverse proxies."""

    home: str
    origins: frozenset[str]
    hosts: frozenset[str]
    local: frozenset[str]
    lan: str | None = None
    public: frozenset[str] = frozenset()


def addresses(settings: ServerSettings, port: int) -> Addresses:
    """The addresses of a server that listens on that port."""
    names: list[str] = [*_LOCAL]
    lan = network_address() if settings.lan or settings.host in (EVERYWHERE, "::") else None
    if settings.host not in (EVERYWHERE, "::"):
        names.append(_bracketed(settings.host))
    if lan is not None:
        names += _names(lan)
    local = [_netloc(name, port) for name in _LOCAL]
    here = [_netloc(name, port) for name in names]
    given = [origin.rstrip("/").lower() for origin in settings.origins]
    reached = settings.host if settings.host not in (EVERYWHERE, "::") else _LOCAL[0]
    return Addresses(
        home=f"http://{_netloc(_bracketed(reached), port)}",
        origins=frozenset([*(f"http://{each}" for each in here), *given]),
        hosts=frozenset([*here, *(urlsplit(origin).netloc for origin in given)]),
        local=frozenset(local),
        lan=None if lan is None else f"http://{_netloc(lan, port)}",
        public=frozenset(given),
    )


def in_network(closed: Addresses, address: str, port: int) -> Addresses:
    """The addresses of a server that was opened to the network, there on that port."""
    reached = [_netloc(name, port) for name in _names(address)]
    return replace(
        closed,
        origins=closed.origins | {f"http://{each}" for each in reached},
        hosts=closed.hosts | set(reached),
        lan=f"http://{reached[0]}",
    )


def _names(address: str) -> list[str]:
    """What other machines call this one."""
    own = socket.gethostname().lower()
    return [address, own, f"{own}.local"]


def is_origin(text: str) -> bool:
    """Whether a text is an origin and nothing more: ``https://play.example.org``."""
    try:
        parts = urlsplit(text.rstrip("/"))
        port = parts.port
    except ValueError:
        return False
    plain = parts.scheme in _PORTS and parts.hostname and not (parts.path or parts.query or parts.fragment)
    return bool(plain) and "@" not in parts.netloc and port != _PORTS[parts.scheme] and text.isascii()


def network_address() -> str | None:
    """This machine's address in its local network; None if it is in none.

    Nothing is sent: the system only says which of its addresses it would send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation (RFC 5737)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def client_address(scope: Any) -> str:
    """The address that a request or connection comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_network(text: str) -> bool:
    """Whether a text is an address or a network: ``192.0.2.7`` or ``10.0.0.0/8``."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def _netloc(host: str, port: int) -> str:
    return host if port == _PORTS["http"] else f"{host}:{port}"
