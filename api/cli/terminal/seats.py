"""A table as seen by the seats at this terminal: one seat, or several that one person plays."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from api.cli.terminal.display.menu import Menu, menu_of
from api.client.api_client import Json, RemoteTable, read_chapters
from domain.log.line import Flawed
from projections.chronicle import Chapter
from projections.luck.view import LuckView
from projections.numbers import Number

ENTRIES_EACH = 40
"""How many entries to read for each of the last chapters that are shown."""


class LocalSeats:
    """The seats at this terminal. summary: the service's newest summary of the table.

    All methods raise Refused, Flawed, httpx.HTTPError.
    """

    def __init__(self, table: RemoteTable, lang: str) -> None:
        """lang: of labels and stories."""
        self.table, self._lang = table, lang
        self.mine = table.seats
        self.summary: Json = {}
        self.refresh()

    def refresh(self) -> None:
        """Read the table's current summary."""
        self.summary = self.table.get(seat=self.mine[0], lang=self._lang)

    @property
    def version(self) -> int:
        """The newest entry of the table."""
        return int(self.summary["version"])

    @property
    def tellable(self) -> int:
        """The newest entry of the story, which begins with the start of the table; 0 before."""
        return 0 if self.state == "open" else self.version

    @property
    def state(self) -> str:
        """`open`, `running`, `finished`, or `ended` once nothing more can happen."""
        return "ended" if self.summary["revealed"] else str(self.summary["state"])

    @property
    def is_host(self) -> bool:
        """Whether the host sits here."""
        return 0 in self.mine

    @property
    def awaited(self) -> list[int]:
        """The seats that must act."""
        return list(self.summary["next"])

    @property
    def names(self) -> Mapping[int, str]:
        """The players' names, by seat; empty for a seat without a name."""
        return {one["seat"]: one["name"] for one in self.summary["seats"]}

    def seat(self) -> int:
        """Return the seat that plays: the first one here that must act, else the first one here."""
        return next((seat for seat in self.awaited if seat in self.mine), self.mine[0])

    @property
    def proposal(self) -> Json | None:
        """The undo that waits for consent, if there is one."""
        found: Json | None = self.summary["proposal"]
        return found

    def consents(self) -> list[int]:
        """Return the seats here whose consent the open proposal needs."""
        return [seat for seat in self.proposal["waiting"] if seat in self.mine] if self.proposal else []

    def menu(self, seat: int) -> Menu:
        """Return what a seat here may do now."""
        return menu_of(self.table.get("actions", seat=seat, lang=self._lang))

    def closed(self, seat: int) -> list[Json]:
        """Return what a seat here would look for and may not do now, each with what is missing."""
        found: list[Json] = self.table.get("actions", seat=seat, lang=self._lang, all="true")["closed"]
        return found

    def act(self, seat: int, command: Json) -> Json:
        """Take an option as it was offered."""
        return self.table.act(seat, command)

    def board(self, seat: int) -> Json:
        """Return the board as a seat here sees it."""
        board: Json = self.table.get("board", seat=seat, lang=self._lang)
        return board

    def numbers(self, seat: int) -> list[Number]:
        """Return the numbers of the board that are made of parts, as a seat here sees them. Raises Flawed."""
        board = self.table.get("board", seat=seat, lang=self._lang, parts="true")
        try:
            numbers = msgspec.convert(board["numbers"], list[Number])
        except (KeyError, ValueError) as error:
            raise Flawed(f"the numbers of the board are malformed: {error}") from error
        return [one for one in numbers if one.parts]

    def cards(self) -> Json:
        """Return what is printed on the cards of the table's pack, by id."""
        return self.table.cards(self.summary["pack"], self._lang)

    def preview(self, seat: int, to: int | None) -> Json:
        """Return what an undo would take back. to: the action to turn back to; None: one action."""
        query = {} if to is None else {"to": to}
        found: Json = self.table.get("undo", seat=seat, lang=self._lang, **query)
        return found

    def chapters(self, after: int, seat: int) -> list[Chapter]:
        """Return the story after a version, as a seat here may know it."""
        return read_chapters(partial(self.table.get, "chronicle", seat=seat), self._lang, after)

    def recap(self, seat: int) -> list[Json]:
        """Return what happened since the last action of a seat here, a line each."""
        found: list[Json] = self.table.get("chronicle/since", seat=seat, lang=self._lang)["lines"]
        return found

    def forecast(self, seat: int) -> list[Json]:
        """Return what the rules will do next, a line each."""
        found: list[Json] = self.table.get("forecast", seat=seat, lang=self._lang)["lines"]
        return found

    def last_chapters(self, count: int, seat: int) -> list[Chapter]:
        """Return the story's last actions, fewer if they are long; nothing before the start."""
        if not self.tellable:
            return []
        chapters = self.chapters(max(0, self.version - ENTRIES_EACH * count), seat)
        actions = [place for place, one in enumerate(chapters) if one.action is not None]
        return chapters[actions[-count:][0] :] if actions else chapters[-count:]

    def luck(self, seat: int) -> LuckView:
        """Return what came by chance beside what even chances give. Raises Flawed."""
        try:
            return msgspec.convert(self.table.get("luck", seat=seat, lang=self._lang), LuckView)
        except ValueError as error:
            raise Flawed(f"the luck is malformed: {error}") from error

    def audit(self) -> Any:
        """Return the service's audit of the table's log."""
        return self.table.get("audit", seat=self.mine[0])
