"""What comes in while somebody plays: lines that are typed, and a bell that rings for news from elsewhere."""

import os
import select
import socket
import termios

LINE_BYTES_MAX = 4096
"""Of a line that is typed; more is cut off."""


class Gone(Exception):
    """Nothing more will be typed."""


class Inbox:
    """Lines of one file, and a bell that other threads may ring."""

    def __init__(self, source: int) -> None:
        """source: the descriptor of a terminal, a pipe or a file."""
        self._source = source
        self._typed = b""
        self._returned: list[str] = []
        self._hears, self._rings = socket.socketpair()
        self._rings.setblocking(False)

    def ring(self) -> None:
        """Say that there is news. May be called from any thread."""
        try:
            self._rings.send(b"!")
        except BlockingIOError:
            return  # it has rung often enough

    def line(self) -> str:
        """The next line, whatever else happens. Raises Gone."""
        while True:
            line = self._next([self._source])
            if line is not None:
                return line

    def line_or_news(self) -> str | None:
        """The next line, None if the bell rings before it is there. Raises Gone."""
        return self._next([self._source, self._hears])

    def give_back(self, line: str) -> None:
        """Let this line come next."""
        self._returned.append(line)

    def drop(self) -> None:
        """Forget a line that is being typed at a terminal: it was meant for another question."""
        if os.isatty(self._source):
            termios.tcflush(self._source, termios.TCIFLUSH)

    def _next(self, sources: list[int | socket.socket]) -> str | None:
        if self._returned:
            return self._returned.pop()
        while b"\n" not in self._typed:
            ready, _, _ = select.select(sources, [], [])
            if self._hears in ready:
                self._hears.recv(LINE_BYTES_MAX)
                return None
            self._read()
        line, _, self._typed = self._typed.partition(b"\n")
        return line[:LINE_BYTES_MAX].decode("utf-8", "replace").strip()

    def _read(self) -> None:
        """Take what is there. Of a line without end only its beginning is kept; the end of the input ends a line."""
        more = os.read(self._source, LINE_BYTES_MAX)
        if not more and not self._typed:
            raise Gone
        self._typed += more if len(self._typed) < LINE_BYTES_MAX or b"\n" in more else b""
        if not more:
            self._typed += b"\n"
