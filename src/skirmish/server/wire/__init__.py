"""What goes over the wire: every message of the socket and every body of the HTTP API.

Messages are JSON objects; ``type`` tells a socket's messages apart. ``web/src/wire.ts`` is generated from
these modules (``scripts/make_types.py``), which keeps the page in step. The page knows no rules: views say
what can be seen, decisions what may be done, and every sentence is a message id with its facts, from the
same Fluent files that the terminal reads.

Seats are ``south`` and ``north``; pairs hold South's value first. Squares and spaces have the names of the
notation (``e4``; ``-2,1``), kinds their words (``jeep``, ``heavy``; ``unknown`` for a card that is not
shown). Durations are milliseconds, times milliseconds since 1970.
"""
