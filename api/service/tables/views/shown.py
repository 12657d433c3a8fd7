"""Boards with what their pictures and pages need."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from projections.board.ids import names
from projections.board.printing import Printed
from projections.drawing.page import Part, laid_out
from projections.drawing.pieces import Pieces
from projections.drawing.svg import drawing
from projections.text.messages import Messages
from projections.view import View


class Shown(NamedTuple):
    """A board with what its pictures need."""

    view: View
    board: dict[str, Any]
    printed: Printed
    messages: Messages
    title: str

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
        parts = self.view.page(self.board, self.printed, self.messages)
        if not parts:
            parts = [Part("board", self.title, drawing(self.lines, self.title, language, self.names))]
        return laid_out(parts, language, self.view.game.id)


def shown_at(boards: Boards, reader_view: ReaderView, version: int, language: str) -> Shown:
    """Return the board at a version, as the reader may know it. Raises LogCorrupt."""
    sight = boards.sight(reader_view, language)
    printed = boards.printed(reader_view.game.id, reader_view.pack, language)
    board = sight.board(version, reader_view.at(version))
    return Shown(sight.view, board, printed, sight.messages, f"{sight.view.title(sight.messages)}, {version}")
