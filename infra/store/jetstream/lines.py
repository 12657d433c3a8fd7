"""Plain connections to the servers, on which a thread asks for the last message of a log without any other thread.

A question is a message that the leader of its stream must refuse, since it names a number that no message reaches. The
refusal tells the number of the log's last message. It costs a server a third of a question to JetStream's own
interface, and nothing is written.
"""

import json
import re
import socket
import ssl
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from threading import Lock
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

from infra.store.jetstream.address import NATS, Address

CONNECT_SECONDS_MAX = 1.0
ANSWER_SECONDS_MAX = 0.5
"""After so long it is asked in another way."""
ANSWER_BYTES_MAX = 1 << 20
LINES_MAX = 32
"""Connections to one server. Further threads ask in another way."""
ADDRESSES_MAX = 32
NEVER = 1 << 62
"""More than any message's number."""
PORT = 4222
_HEADERS = b"NATS/1.0\r\nNats-Expected-Last-Subject-Sequence: %d\r\n\r\n" % NEVER
_LENGTHS = (len(_HEADERS), len(_HEADERS))
"""Of the headers, and of the message, which has nothing else."""
T = TypeVar("T")

_LAST = re.compile(rb'"err_code":10071,"description":"wrong last sequence: (\d+)"')


class Unusable(OSError):
    """A server does not let this node in, or says what nobody expected."""


class Place(NamedTuple):
    """Where a server listens."""

    host: str
    port: int


class Answer(NamedTuple, Generic[T]):
    """What a leader said, and what this thread did meanwhile. last: the number of a log's last message, 0 if it has
    none.
    """

    last: int
    read: T


class Lines:
    """Connections by the name of the server, each lent to one thread at a time. For any number of threads."""

    def __init__(self, address: Address) -> None:
        """Raises OSError for a file of an authority that cannot be read."""
        self._address = address
        self._tls = ssl.create_default_context(cafile=str(address.ca)) if address.ca else None
        self._places: dict[str, Place] = {}
        self._idle: dict[str, list[Line]] = {}
        self._lent: dict[str, int] = {}
        self._is_closed = False
        self._changing = Lock()

    def meet(self, servers: set[str]) -> None:
        """Find out where servers of these names listen, among the addresses that are known. Takes a second for each
        address that does not answer.
        """
        waiting = [_place_of(url) for url in self._address.servers]
        for place in waiting:
            with self._changing:
                known = dict(self._places)
            if servers <= set(known):
                return
            if place in known.values():
                continue
            with suppress(OSError):
                line = Line(place, self._address, self._tls)
                self._places[line.server] = place
                waiting += [one for one in line.others if one not in waiting][: max(ADDRESSES_MAX - len(waiting), 0)]
                self._put_back(line)

    def ask(self, server: str, subject: str, read: Callable[[], T]) -> Answer[T] | None:
        """Return the number of the last message on a subject, as the leader of its stream has it, and what was read
        until it answered. None if it must be asked in another way.

        server: the leader's name. Raises as `read`.
        """
        line = self._lend(server)
        if line is None:
            return None
        try:
            line.ask(subject)
            found = read()
            last = line.answer()
        except OSError:
            line.close()
            self._forget(server)  # the others to it have probably gone, too
            return None
        except BaseException:
            line.close()
            self._forget(server)
            raise
        self._put_back(line, was_lent=True)
        return None if last is None else Answer(last, found)

    def close(self) -> None:
        """Close all connections. Those that are lent are closed when they come back."""
        with self._changing:
            self._is_closed = True
            for line in (line for lines in self._idle.values() for line in lines):
                line.close()
            self._idle.clear()

    def _lend(self, server: str) -> "Line | None":
        with self._changing:
            place = self._places.get(server)
            if place is None or self._is_closed or self._lent.get(server, 0) >= LINES_MAX:
                return None
            self._lent[server] = self._lent.get(server, 0) + 1
            if self._idle.get(server):
                return self._idle[server].pop()
        try:
            line = Line(place, self._address, self._tls)
            if line.server == server:
                return line
            line.close()
        except OSError:
            pass
        self._forget(server)
        return None

    def _put_back(self, line: "Line", *, was_lent: bool = False) -> None:
        with self._changing:
            if was_lent:
                self._lent[line.server] -= 1
            if self._is_closed:
                line.close()
            else:
                self._idle.setdefault(line.server, []).append(line)

    def _forget(self, server: str) -> None:
        """Close the idle connections to a server of which a lent one failed."""
        with self._changing:
            self._lent[server] -= 1
            self._places.pop(server, None)
            for line in self._idle.pop(server, []):
                line.close()


class Line:
    """A connection to one server. server: its name; others: where it says that servers listen. For one thread.

    All methods raise OSError; then the connection is of no more use.
    """

    def __init__(self, place: Place, address: Address, tls: ssl.SSLContext | None) -> None:
        self._rest = b""
        self._inbox, self._numbers, self._asked = f"_INBOX.{uuid4().hex}.", count(), b""
        self._socket: socket.socket = socket.create_connection(place, CONNECT_SECONDS_MAX)
        try:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._until = monotonic() + CONNECT_SECONDS_MAX
            said = self._greeting()
            self.server = str(said.get("server_name", ""))
            self.others = [_place_of(NATS + one) for one in said.get("connect_urls") or ()]
            if tls is not None:
                if not said.get("tls_required"):
                    raise Unusable(f"server {self.server} has no TLS")
                self._socket = tls.wrap_socket(self._socket, server_hostname=place.host)
            options = {"verbose": False, "pedantic": False, "lang": "python3", "version": "1", "protocol": 0}
            options |= {"name": "hourglass", "headers": True, "no_responders": True, **_access(address, said)}
            self._socket.sendall(f"CONNECT {json.dumps(options)}\r\nSUB {self._inbox}* 1\r\nPING\r\n".encode())
            while self._line() != b"PONG":
                continue
        except ValueError as error:
            self.close()
            raise Unusable(str(error)) from error
        except BaseException:
            self.close()
            raise

    def ask(self, subject: str) -> None:
        """Ask for the number of the last message on a subject."""
        self._asked = f"{self._inbox}{next(self._numbers)}".encode()
        self._until = monotonic() + ANSWER_SECONDS_MAX
        self._socket.sendall(b"HPUB %s %s %d %d\r\n%s\r\n" % (subject.encode(), self._asked, *_LENGTHS, _HEADERS))

    def answer(self) -> int | None:
        """Return the number that was asked for, 0 if there is no message; None if nobody can say it now."""
        while True:
            match self._line().split():
                case [b"MSG" | b"HMSG", to, *_, size] if size.isdigit():
                    body = self._bytes(int(size) + 2)
                    if to == self._asked:
                        found = _LAST.search(body)
                        return int(found[1]) if found else None
                case [b"INFO", *_]:
                    continue  # other servers came or went
                case _:
                    raise Unusable("the server says what nobody expected")

    def close(self) -> None:
        """End it."""
        self._socket.close()

    def _greeting(self) -> dict[str, Any]:
        words, _, said = self._line().partition(b" ")
        found = json.loads(said) if words == b"INFO" else None
        if not isinstance(found, dict):
            raise Unusable("this is no server of a log")
        return found

    def _line(self) -> bytes:
        """Return the next line, and answer those that only ask whether this node is there."""
        while True:
            while b"\r\n" not in self._rest:
                self._read()
            line, _, self._rest = self._rest.partition(b"\r\n")
            if line == b"PING":
                self._socket.sendall(b"PONG\r\n")
            elif line.startswith(b"-ERR"):
                raise Unusable(line.decode(errors="replace"))
            else:
                return line

    def _bytes(self, count: int) -> bytes:
        while len(self._rest) < count:
            self._read()
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def _read(self) -> None:
        left = self._until - monotonic()
        if left <= 0 or len(self._rest) > ANSWER_BYTES_MAX:
            raise Unusable("the server does not answer in time")
        self._socket.settimeout(left)
        more = self._socket.recv(65536)
        if not more:
            raise Unusable("the server has closed the connection")
        self._rest += more


def _place_of(url: str) -> Place:
    """Raises ValueError for a port that is none."""
    parts = urlsplit(url)
    return Place(parts.hostname or "", parts.port or PORT)


def _access(address: Address, said: Any) -> dict[str, str]:
    """Return with what this node shows who it is. Raises OSError, ValueError."""
    if address.user:
        return {"user": address.user, "pass": address.password}
    if not address.credentials:
        return {}
    import nkeys  # type: ignore[import-untyped]  # only those with a file of credentials have it

    jwt, seed = re.findall(r"-----BEGIN [A-Z ]+-----\s+(\S+)\s", address.credentials.read_text())[:2]
    signed = nkeys.from_seed(bytearray(seed.encode())).sign(str(said["nonce"]).encode())
    return {"jwt": jwt, "sig": b64encode(signed).decode()}
