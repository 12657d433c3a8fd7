"""What this machine knows of the game that is played: its pictures, names and places, and what to suggest."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from api import games
from api.cli.chronicle import picture
from api.cli.terminal.display.menu import Menu
from api.cli.terminal.seats import LocalSeats
from api.client.answers import Json
from api.client.forms import expected
from domain.kernel.errors import PackCorrupt
from infra.packs.index import PackIndex
from projections.board.printing import Printed
from projections.board.things import Place, Thing, named_in
from projections.text.messages import Messages
from projections.view import View

THINGS_MAX = 12
"""How many cards are described beside a menu; for further ones the player asks by name."""


class InstalledGame(NamedTuple):
    """A game whose pack is installed here, in the player's language. printed: on its cards, for all boards."""

    view: View
    pack: Any
    messages: Messages
    printed: Printed

    @property
    def title(self) -> str:
        """The game's name."""
        return self.view.title(self.messages)

    def over(self, result: str, scenario: str | None) -> str | None:
        """Return the game's own sentence for its end; None if it has none. scenario: its id. A row of stops tells no
        story.
        """
        found = next((one for one in self.view.scenarios(self.pack, self.messages) if one["id"] == scenario), None)
        return self.view.over(result, self.messages, found is not None and "row" not in found)

    def read(self, board: Json) -> Json:
        """Return a board of the form that this game draws. Raises NotUnderstood."""
        return expected(self.view.board_form, board, "board")

    def picture(self, board: Json, columns: int) -> Text:
        """Return the board, as wide as the terminal."""
        return picture(self.view.picture(board, self.printed, self.messages, columns))

    def things(self, board: Json) -> Sequence[Thing]:
        """Return everything that the player may ask about by name."""
        return list(self.view.things(self.pack, board, self.printed, self.messages))

    def named_in(self, menu: Menu, board: Json) -> Sequence[Thing]:
        """Return the cards that a menu is about; none if there are too many."""
        text = "\n".join([menu.prompt or "", *(str(one["label"]) for one in menu.actions)])
        found = named_in((one for one in self.things(board) if one.is_card), text)
        return found if len(found) <= THINGS_MAX else []

    def places(self, menu: Menu, board: Json) -> Iterator[tuple[int, Place]]:
        """Yield the options that lead to a place, by number."""
        for number, one in enumerate(menu.actions, start=1):
            if place := self.view.place(board, str(one["command"]["key"])):
                yield number, place

    def introduction(self, scenario: str | None) -> str | None:
        """Return a scenario's introduction. scenario: its title in the player's language."""
        introduced = (one for one in self.view.scenarios(self.pack, self.messages) if one["title"] == scenario)
        return next((str(one["intro"]) for one in introduced if one.get("intro")), None)


def installed_game(seats: LocalSeats, packs: PackIndex, lang: str) -> InstalledGame | None:
    """Return the game of a table, with what its service says is printed on the cards; None if it is not installed here
    with the table's pack. Raises Refused, NotUnderstood.
    """
    summary = seats.summary
    try:
        pack = packs.of_hash(summary["game"], summary["pack"], None)
        view, messages = games.view_and_messages(summary["game"], pack, lang)
    except (PackCorrupt, KeyError):
        return None
    return InstalledGame(view, pack, messages, printed_for(view, pack, messages, seats.cards()))


def printed_for(view: View, pack: Any, messages: Messages, printed: Printed) -> Printed:
    """Return what a service says is printed on the cards, if it has the form that this game draws.

    Raises NotUnderstood.
    """
    for id in view.printing.of(pack, messages):
        expected(view.printing.forms[id.partition(":")[0]], printed.get(id), f"the printed {id}")
    return printed
