"""Moving and sailing. Source: MP-4.8, 4.18."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class FigureMoved(Fact, frozen=True, tag="mp.figure-moved"):
    """A player figure stepped onto a hex. Source: MP-4.8.1."""

    reveals: ClassVar[bool] = False
    figure: str
    hex: Hex


class AlchemistSailed(Fact, frozen=True, tag="mp.alchemist-sailed"):
    """An alchemist sailed to a town. town: its letter; hex: of the town. Source: MP-4.18.1."""

    reveals: ClassVar[bool] = False
    colour: str
    town: str
    hex: Hex
