"""Follows a table's feed for a player, in a thread: checks each checkpoint, and rings when there is news."""

from collections.abc import Callable
from threading import Thread

import httpx

from api.client.feed_reader import Cut, follow
from api.client.witness import Witness
from domain.log.line import Flawed


class Listener:
    """A listener at a table. version: the newest entry received; present: the seats that follow the table.

    trouble: why it has stopped listening, None while it listens.
    """

    def __init__(self, http: httpx.Client, table: str, witness: Witness, ring: Callable[[], None]) -> None:
        """http: its base URL is the service's, its headers identify the reader; ring: called when there is news."""
        self.version = 0
        self.present: frozenset[int] | None = None
        self.trouble: Exception | None = None
        self._http, self._table, self._witness, self._ring = http, table, witness, ring
        self._stopped = False

    def listen(self, after: int) -> None:
        """Listen in a thread for events after a version, until the table has ended."""
        self.version, self.trouble = after, None
        Thread(target=self._follow, daemon=True).start()

    def stop(self) -> None:
        """Stop ringing; the thread ends with the next event."""
        self._stopped = True

    def _follow(self) -> None:
        try:
            for event in follow(self._http, self._table, self.version):
                if self._stopped:
                    return
                self._heard(event.event, event.data, event.id)
        except (Flawed, Cut, httpx.HTTPError, OSError, RuntimeError) as error:  # RuntimeError: the client was closed
            self.trouble = error
            self._tell()

    def _heard(self, event: str, data: object, id: int | None) -> None:
        match event, data:
            case "entry", _:
                self.version = id or self.version
            case "watchers", {"seats": list(seats)}:
                self.present = frozenset(one for one in seats if isinstance(one, int))
                self._tell()
            case "checkpoint", {"checkpoint": str(text)}:
                self._witness.check(text)
                self._tell()
            case "ended", _:
                self._tell()

    def _tell(self) -> None:
        if not self._stopped:
            self._ring()
