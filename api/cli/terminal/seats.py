"""A table as seen by the seats at this terminal: one seat, or several that one person plays."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from api.cli.terminal.display.menu import Menu, menu_of
from api.cli.terminal.seat_tokens import SeatTokens
from api.client import forms
from api.client.answers import Json
from api.client.forms import Form, converted, expected
from api.client.held.books import rules_of, words_of
from api.client.held.seats import HeldSeats
from api.client.held.story import read_chapters
from projections.book.form import BookRule, BookWord
from projections.book.search import QUERY_MAX
from projections.chronicle import Chapter
from projections.luck.view import LuckView
from projections.numbers import Number

ENTRIES_EACH = 40
"""How many entries to read for each of the last chapters that are shown."""


class LocalSeats:
    """The seats at this terminal. summary: the service's newest summary of the table.

    All methods raise Refused, NotUnderstood, Flawed, httpx.HTTPError.
    """

    def __init__(self, held: HeldSeats, tokens: SeatTokens | None = None, address: str = "") -> None:
        """tokens: where those of further seats are stored; address: of the table, as another player would name it."""
        self.held, self._tokens, self.address = held, tokens, address
        self.summary: Json = {}
        self._words: list[BookWord] | None = None
        self.refresh()

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats here."""
        return self.held.numbers

    def take(self, seat: int, token: str) -> None:
        """Play a further seat here, and store its token. Raises OSError."""
        self.held.add(seat, token)
        if self._tokens is not None:
            self._tokens.keep(self.held.id, {seat: token})

    def lose(self, seat: int) -> bool:
        """Play a seat no more. Return whether none is left here. Raises OSError."""
        self.held.remove(seat)
        if self._tokens is not None:
            self._tokens.forget(self.held.id)
            self._tokens.keep(self.held.id, self.held.tokens)
        return not self.held.numbers

    def refresh(self) -> None:
        """Read the table's current summary."""
        self.summary = self._read(forms.Summary, "", self.mine[0])

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
        return menu_of(self._read(forms.Offered, "actions", seat))

    def closed(self, seat: int) -> Sequence[Json]:
        """Return what a seat here would look for and may not do now, each with what is missing."""
        return self._read(forms.OfferedAndClosed, "actions", seat, all="true")["closed"]

    def act(self, seat: int, command: Json) -> Json:
        """Take an option as it was offered."""
        done: Json = self.held[seat].post("actions", {"command": command})
        return done

    def board(self, seat: int) -> Json:
        """Return the board as a seat here sees it."""
        return self._read(dict[str, Any], "board", seat)

    def numbers(self, seat: int) -> list[Number]:
        """Return the numbers of the board that are made of parts, as a seat here sees them."""
        board = converted(forms.Numbered, self._get("board", seat, parts="true"), "board")
        return [one for one in board["numbers"] if one.parts]

    def cards(self) -> Json:
        """Return what is printed on the cards of the table's pack, by id."""
        return self.held.service.cards(self.summary["pack"])

    def rules(self, words: str) -> list[BookRule] | None:
        """Return the rules with these words or this id, the best first; None if the game has no book."""
        return rules_of(self.held.service, self.summary["game"], words[:QUERY_MAX])

    def words(self) -> list[BookWord]:
        """Return what the words of the game mean, which is asked for once; none if the game has no book."""
        if self._words is None:
            self._words = words_of(self.held.service, self.summary["game"])
        return self._words

    def preview(self, seat: int, to: int | None) -> Json:
        """Return what an undo would take back. to: the action to turn back to; None: one action."""
        return self._read(forms.UndoPreview, "undo", seat, **({} if to is None else {"to": to}))

    def undo(self, seat: int, to: int, version: int) -> int:
        """Undo, or propose it. Return the version of what was written. version: that the seat saw."""
        answer = self.held[seat].post("undo", {"to": to, "expected_version": version})
        return expected(forms.Written, answer, "undo")["version"]

    def chapters(self, after: int, seat: int) -> list[Chapter]:
        """Return the story after a version, as a seat here may know it."""
        return read_chapters(partial(self.held[seat].get, "chronicle"), self.held.service.lang, after)

    def recap(self, seat: int) -> forms.Recap:
        """Return what happened since the last action of a seat here, a line each."""
        return self._read(forms.Recap, "chronicle/since", seat)

    def so_far(self, seat: int) -> str:
        """Return what happened from the beginning, as lines of text."""
        return self.held[seat].text("chronicle/so-far", format="text", lang=self.held.service.lang)

    def forecast(self, seat: int) -> Sequence[Json]:
        """Return what the rules will do next, a line each."""
        return self._read(forms.Forecast, "forecast", seat)["lines"]

    def guide(self, seat: int) -> forms.Guide | None:
        """Return the hints of a guided evening for a seat here; None if the table's scenario has none."""
        return self._read(forms.Guide, "guide", seat) if self.summary.get("guide") else None

    def last_chapters(self, count: int, seat: int) -> list[Chapter]:
        """Return the story's last actions, fewer if they are long; nothing before the start."""
        if not self.tellable:
            return []
        chapters = self.chapters(max(0, self.version - ENTRIES_EACH * count), seat)
        actions = [place for place, one in enumerate(chapters) if one.action is not None]
        return chapters[actions[-count:][0] :] if actions else chapters[-count:]

    def luck(self, seat: int) -> LuckView:
        """Return what came by chance beside what even chances give."""
        return converted(LuckView, self._get("luck", seat), "luck")

    def notes(self, seat: int) -> forms.Notes:
        """Return the notes of the table."""
        return self.held[seat].notes()

    def write_notes(self, seat: int, revision: int, notes: Sequence[str]) -> forms.Notes:
        """Replace the notes of the table that have this revision, and return them."""
        return self.held[seat].write_notes(revision, notes)

    def audit(self) -> forms.Audit:
        """Return the service's audit of the table's log."""
        return expected(forms.Audit, self.held[self.mine[0]].get("audit"), "audit")

    def _read(self, form: type[Form], path: str, seat: int, **query: str | int) -> Form:
        """Return a resource of the table that has this form."""
        return expected(form, self._get(path, seat, **query), path or "the table")

    def _get(self, path: str, seat: int, **query: str | int) -> Any:
        return self.held[seat].get(path, lang=self.held.service.lang, **query)
