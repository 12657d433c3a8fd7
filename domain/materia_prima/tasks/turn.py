"""The alchemists phase: turns, and what a figure gains or must let go. Source: MP-2.4, 4.7."""

from domain.kernel.task import Question, Task


class StartAlchemistsPhase(Task, frozen=True, tag="mp.start-alchemists-phase"):
    """Let every colour in play have its turn, then the inquisition phase. Source: MP-4.7.1."""


class StartTurn(Task, frozen=True, tag="mp.start-turn"):
    """Begin the turn of a colour, with all actions for its figures. Source: MP-4.7.2."""

    colour: str


class TakeTurn(Question, frozen=True, tag="mp.take-turn"):
    """Choose an action of one of the own figures, in any order, or end the turn. Source: MP-4.7.3, 4.7.5."""

    colour: str


class EndTurn(Task, frozen=True, tag="mp.end-turn"):
    """End the turn of a colour; unused actions lapse. Source: MP-4.7.5."""

    colour: str


class TakeElement(Task, frozen=True, tag="mp.take-element"):
    """Give a figure one element; without room its owner may take it in exchange for a carried one.

    figure: alchemist's colour or homunculus' recipe; why: `reward` or `mine`; rule: the one that brings it. Source:
    MP-2.4.7.
    """

    figure: str
    element: str
    why: str
    rule: str | None = None


class DropExcess(Question, frozen=True, tag="mp.drop-excess"):
    """Choose one element to drop, since a figure carries more than its capacity. Source: MP-2.4.6."""

    figure: str
