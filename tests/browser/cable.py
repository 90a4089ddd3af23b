"""A network cable between a browser and the server: it can be pulled, and can lose what the server says."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Final

_CHUNK: Final = 65_536


class Cable:
    """Carries bytes from a port of its own to the server's."""

    def __init__(self) -> None:
        self.far = 0
        """The server's port."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._pulled = False
        self.deaf = False
        """What the server says is lost; what the page says arrives."""
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Cut every connection, and let none through."""
        with self._lock:
            self._pulled = True
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        """Let everything through again."""
        with self._lock:
            self._pulled = self.deaf = False

    def close(self) -> None:
        """No more of it."""
        self._listener.close()
        self.pull()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        try:
            if self._pulled:
                raise ConnectionRefusedError
            far = socket.create_connection(("127.0.0.1", self.far))
        except OSError:
            near.close()
            return
        with self._lock:
            self._ends += [near, far]
        threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
        threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := source.recv(_CHUNK):
                if not (answers and self.deaf):
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
