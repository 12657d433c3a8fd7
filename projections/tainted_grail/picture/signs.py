"""Colours and signs that the parts of the picture share."""

from collections.abc import Sequence

from projections.drawing.canvas import Span
from projections.tainted_grail.board.form.cards import GrailAbilityView

WIDTH = 80
DIM = "#9a9a8a"
HEAD = "bold #e8c878"
GOOD = "bold #5fbf5f"
BAD = "bold #e05050"
MAGIC = "bold #b48ce8"
COLOURS = {
    "grey": "bold #101010 on #b4b4b4",
    "green": "bold #101010 on #5fbf5f",
    "purple": "bold white on #7a4fa8",
    "blue": "bold white on #2a6dbf",
    "brown": "bold white on #8c5a2b",
}


def texts(abilities: Sequence[GrailAbilityView]) -> str:
    """Return the sentences of abilities, one after another."""
    return " ".join(one["text"] for one in abilities)


def chip(text: str, colour: str) -> Span:
    """Return a name on its colour."""
    return f" {text} ", COLOURS[colour]
