"""A part of a board that can stand in another picture: its map, or where its figures stand."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol
from xml.etree.ElementTree import Element

from projections.board.printing import Printed
from projections.text.messages import Messages


class Scene(NamedTuple):
    """What is drawn, in a box of its own. box: left, top, width, height; style: the rules that colour it."""

    parts: Sequence[Element]
    box: tuple[float, float, float, float]
    style: str


class SceneOf(Protocol):
    """(board, what is printed, messages) -> its scene; None if the game has none there."""

    def __call__(self, board: Any, printed: Printed, messages: Messages, /) -> Scene | None: ...


def no_scene(board: Any, printed: Printed, messages: Messages) -> None:
    """Return None, for a game whose picture for a terminal is shown instead."""
