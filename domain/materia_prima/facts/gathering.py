"""What figures take from the board, and what they drop. Source: MP-2.4.6, 4.9, 4.10."""

from typing import ClassVar

from domain.kernel.fact import Fact


class ElementTaken(Fact, frozen=True, tag="mp.element-taken"):
    """A figure gained one element from the supply. why: `mine` or `reward`. Source: MP-4.9.2, 6.5.2, 8.1.3."""

    reveals: ClassVar[bool] = False
    figure: str
    element: str
    why: str


class ElementsPickedUp(Fact, frozen=True, tag="mp.elements-picked-up"):
    """A figure picked up loose elements of its hex. elements: kind -> count. Source: MP-4.9.5."""

    reveals: ClassVar[bool] = False
    figure: str
    elements: dict[str, int]


class ElementsDropped(Fact, frozen=True, tag="mp.elements-dropped"):
    """A figure dropped elements on its hex. elements: kind -> count. Source: MP-2.4.6, 4.10.3, 5.3.9."""

    reveals: ClassVar[bool] = False
    figure: str
    elements: dict[str, int]


class ElementsStored(Fact, frozen=True, tag="mp.elements-stored"):
    """A figure stored elements in its own tower. elements: kind -> count. Source: MP-2.4.6, 4.10.2, 5.3.9."""

    reveals: ClassVar[bool] = False
    figure: str
    elements: dict[str, int]
