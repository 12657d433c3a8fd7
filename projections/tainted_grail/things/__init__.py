"""Everything that a player may ask about by its name or its id."""

from collections.abc import Iterator

from domain.tainted_grail.content.pack import Pack
from projections.board.printing import Printed
from projections.board.things import Thing
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.things import cards, lying, stops
from projections.text.messages import Messages


def things(pack: Pack, board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield everything with a name or an id that is known at the table. board: in the language of the messages."""
    yield from cards.named(pack, board, printed, messages)
    yield from lying.lying(board, printed, messages)
    yield from stops.stops(board, messages)
