"""Combat, rewards and destruction. Source: MP-6."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.elements import Elements


class InquisitorAttacked(Fact, frozen=True, tag="mp.inquisitor-attacked"):
    """A player figure attacked an inquisitor. It won if it rolled more than the defence. Source: MP-6.1.3, 6.1.4."""

    reveals: ClassVar[bool] = False
    figure: str
    inquisitor: str
    rolled: int
    defence: int


class InquisitorDefeated(Fact, frozen=True, tag="mp.inquisitor-defeated"):
    """An inquisitor left the board. figure: the winner. Source: MP-6.4.1."""

    reveals: ClassVar[bool] = False
    inquisitor: str
    figure: str


class InquisitorCardsDiscarded(Fact, frozen=True, tag="mp.inquisitor-cards-discarded"):
    """Open cards of a type went to the open discard, in this order. slot: from 1. Source: MP-6.4.2, 6.4.3."""

    reveals: ClassVar[bool] = False
    slot: int
    cards: tuple[str, ...]


class FigureAttacked(Fact, frozen=True, tag="mp.figure-attacked"):
    """An inquisitor attacked a player figure, which held if it rolled at least the attack. Source: MP-6.6.3."""

    reveals: ClassVar[bool] = False
    inquisitor: str
    figure: str
    attack: int
    rolled: int


class ElementsFallen(Fact, frozen=True, tag="mp.elements-fallen"):
    """Everything that a defeated figure carried fell on its hex. Source: MP-6.6.4, 6.6.7."""

    reveals: ClassVar[bool] = False
    figure: str
    hex: Hex
    elements: Elements


class AlchemistDefeated(Fact, frozen=True, tag="mp.alchemist-defeated"):
    """A defeated alchemist was put on its own tower hex. Source: MP-6.6.4."""

    reveals: ClassVar[bool] = False
    colour: str
    hex: Hex


class HomunculusDefeated(Fact, frozen=True, tag="mp.homunculus-defeated"):
    """A homunculus was defeated: the figure left the board, and its card went to the discard. Source: MP-6.6.7."""

    reveals: ClassVar[bool] = False
    recipe: str


class TowerAttacked(Fact, frozen=True, tag="mp.tower-attacked"):
    """An inquisitor hit a tower. level, count: of the elements to be lost. Source: MP-6.7.1, 6.7.2."""

    reveals: ClassVar[bool] = False
    inquisitor: str
    colour: str
    level: int
    count: int


class StoredElementsDestroyed(Fact, frozen=True, tag="mp.stored-elements-destroyed"):
    """Elements went from a tower storage to the supply. Source: MP-6.7.4."""

    reveals: ClassVar[bool] = False
    colour: str
    elements: Elements
