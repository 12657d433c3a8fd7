"""Boards with what their pictures and pages need."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards, ShownBoard
from projections.board.ids import names
from projections.board.memory import Memory
from projections.board.printing import Printed
from projections.drawing.page import Part, laid_out
from projections.drawing.pieces import Pieces
from projections.drawing.svg import drawing
from projections.text.messages import Messages
from projections.view import View


class Shown(NamedTuple):
    """A board with what its pictures need. memory: of what was drawn from the boards before, if it is one of many."""

    view: View
    board: dict[str, Any]
    printed: Printed
    messages: Messages
    title: str
    memory: Memory | None = None

    @property
    def lines(self) -> Sequence[str]:
        """Its picture for a terminal."""
        return self.view.picture(self.board, self.printed, self.messages)

    @property
    def names(self) -> Mapping[str, str]:
        """The names of its things, by id."""
        return names(self.board, self.printed)

    @property
    def page(self) -> Pieces:
        """Its form as HTML, laid out anew."""
        language = self.messages.language
        board = self.memory.over(self.board) if self.memory else self.board
        parts = self.view.page(board, self.printed, self.messages)
        if not parts:
            parts = [Part("board", self.title, drawing(self.lines, self.title, language, self.names))]
        return laid_out(parts, language, self.view.game.id)


def shown_at(boards: Boards, reader_view: ReaderView, version: int, language: str) -> Shown:
    """Return the board at a version, as the reader may know it. Raises LogCorrupt."""
    sight = boards.sight(reader_view, language)
    printed = boards.printed(reader_view.game.id, reader_view.pack, language)
    board = sight.board(version, reader_view.at(version))
    return Shown(sight.view, board, printed, sight.messages, titled(sight.view, sight.messages, version))


class Pages:
    """The pages of one reader's table, asked for one after another. What a page shares with the one before it is not
    made again. day: of the last page, in words; None where the game counts none.
    """

    def __init__(self, boards: Boards, reader_view: ReaderView, language: str) -> None:
        self._reader_view, self._sight = reader_view, boards.sight(reader_view, language)
        self._printed = boards.printed(reader_view.game.id, reader_view.pack, language)
        self._before: ShownBoard | None = None
        self._memory = Memory()
        self.day: str | None = None

    def at(self, version: int) -> Pieces:
        """Return the page of the board at a version. Raises LogCorrupt."""
        view, messages = self._sight.view, self._sight.messages
        position = self._reader_view.at(version)
        self._before = self._sight.next_board(version, position, self._before)
        self.day = view.progress(self._sight.known(position), messages).day
        title = titled(view, messages, version)
        return Shown(view, self._before.data, self._printed, messages, title, self._memory).page


def titled(view: View, messages: Messages, version: int) -> str:
    """Return what a board is called."""
    return f"{view.title(messages)}, {version}"
