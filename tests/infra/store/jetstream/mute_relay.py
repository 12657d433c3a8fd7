"""A relay in front of a server that can swallow its answers, or all that passes, as a cut network does."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


class MuteRelay:
    """Passes bytes on between clients and a port of this machine, each direction in a thread."""

    def __init__(self, port: int) -> None:
        self.drops_answers = self.drops_all = False
        """What is swallowed from now on, without closing a connection."""
        self._to = port
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def heal(self) -> None:
        """Swallow nothing any more, and end the connections that were used meanwhile."""
        self.drops_answers = self.drops_all = False
        while self._open:
            with suppress(OSError):
                self._open.pop().shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End it, and all its connections."""
        self._listening.close()
        self.heal()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._to), 5)
                except OSError:
                    client.close()
                    continue
                self._open += [client, server]
                Thread(target=self._pump, args=(client, server, False), daemon=True).start()
                Thread(target=self._pump, args=(server, client, True), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (self.drops_all or (is_answer and self.drops_answers)):
                    target.sendall(data)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


@contextmanager
def mute_relay(port: int) -> Iterator[MuteRelay]:
    """A relay to a port, gone at the end."""
    relay = MuteRelay(port)
    try:
        yield relay
    finally:
        relay.close()
