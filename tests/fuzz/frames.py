"""WebSocket frames that are broken in themselves."""

from __future__ import annotations

import random
import struct

from tests.fuzz import mutations
from tests.server.raw import CLOSE, CONTINUATION, PING, PONG, TEXT, frame

_PING = b'{"type":"ping"}'
_NOT_UTF_8 = (
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xe2\x82",
    b'{"type":"\xff"}',
    b"\x80",
)


def broken_frames(rng: random.Random) -> bytes:
    """What a client may send after its hello, followed by a ping as a message."""
    choice = rng.randrange(12)
    text = frame(TEXT, _PING)
    if choice == 0:  # an opcode without a meaning
        found = frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), _PING)
    elif choice == 1:  # reserved bits
        found = bytes((text[0] | rng.choice((0x10, 0x20, 0x40)),)) + text[1:]
    elif choice == 2:  # not masked
        found = text[:1] + bytes((len(_PING),)) + _PING
    elif choice == 3:  # a length that does not come, or is written too long
        length = rng.choice((126, 8192, 8193, 65_535, 2**16, 2**31, 2**40, 2**63 - 1, 2**63, 2**64 - 1))
        found = struct.pack("!BBQ", 0x81, 0xFF, length) + bytes(4) + _PING
    elif choice == 4:  # a control frame that is long or in parts
        kind, last = rng.choice((PING, PONG, CLOSE)), rng.random() < 0.5
        found = frame(kind, b"x" * rng.choice((0, 1, 125, 126, 5000)), last=last)
    elif choice == 5:
        found = frame(CONTINUATION, _PING, last=rng.random() < 0.5)
    elif choice == 6:  # a message inside another
        found = frame(TEXT, _PING[:5], last=False) + rng.choice((text, frame(PING, b"?"), frame(2, b"x")))
        found += frame(CONTINUATION, _PING[5:])
    elif choice == 7:
        found = frame(rng.choice((TEXT, CONTINUATION)), rng.choice(_NOT_UTF_8))
    elif choice == 8:  # too long, in one piece or in several
        size = rng.choice((8191, 8192, 8193, 30_000))
        found = frame(TEXT, b" " * size)
        if rng.random() < 0.5:
            found = frame(TEXT, b" " * (size // 2), last=False) + frame(CONTINUATION, b" " * (size // 2))
    elif choice == 9:
        code = rng.choice((0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 4001, 4999, 5000, 65_535))
        found = frame(
            CLOSE, rng.choice((b"", b"\x03", struct.pack("!H", code) + rng.choice((b"", b"bye", b"\xff"))))
        )
    elif choice == 10:  # anything
        found = rng.randbytes(rng.choice((1, 2, 10, 300)))
    else:
        found = mutations.raw(text * rng.choice((1, 3)), rng)
    return found + text
