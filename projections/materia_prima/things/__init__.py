"""Everything that a player may ask about by its name or its id, and other names of places."""

from collections.abc import Iterator

from domain.materia_prima.content.pack import Pack
from projections.board.printing import Printed
from projections.board.things import Thing
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.things import cards, lying, offered
from projections.text.messages import Messages


def things(pack: Pack, board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield everything with a name or an id. board: in the language of the messages."""
    yield from cards.named(pack, board, printed, messages)
    yield from lying.lying(board, printed, messages)
    yield from offered.offered(board, printed, messages)
