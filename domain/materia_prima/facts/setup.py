"""The setup. Source: MP-3."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.vocabulary import DifficultyLevel


class DifficultyChosen(Fact, frozen=True, tag="mp.difficulty-chosen"):
    """The difficulty of the scenario was fixed. Source: MP-3.1.1."""

    reveals: ClassVar[bool] = False
    difficulty: DifficultyLevel


class BoardLaidOut(Fact, frozen=True, tag="mp.board-laid-out"):
    """The board pieces were laid out. layout: an id, or the word of a free one, see `layouts`. Source: MP-3.2.1."""

    reveals: ClassVar[bool] = False
    layout: str


class ExtensionLaidOut(Fact, frozen=True, tag="mp.extension-laid-out"):
    """A tower extension was laid open on a town card. town: its letter. Source: MP-3.2.3."""

    reveals: ClassVar[bool] = False
    town: str
    extension: str


class TempleLaidOut(Fact, frozen=True, tag="mp.temple-laid-out"):
    """A temple card was laid beside the board. Source: MP-3.2.4."""

    reveals: ClassVar[bool] = False
    temple: str


class MissionLaidOut(Fact, frozen=True, tag="mp.mission-laid-out"):
    """A mission was laid open on a town card. town: its letter. Source: MP-3.2.5."""

    reveals: ClassVar[bool] = False
    town: str
    mission: str


class AlchemistSeated(Fact, frozen=True, tag="mp.alchemist-seated"):
    """A seat took an alchemist, with a soul stone, a tower and the stands of a colour. Source: MP-3.2.6, 3.2.8."""

    reveals: ClassVar[bool] = False
    seat: int
    colour: str
    character: str


class RecipesLaidOut(Fact, frozen=True, tag="mp.recipes-laid-out"):
    """The first recipes of a kind were laid into the common pool, in this order. Source: MP-3.2.9."""

    reveals: ClassVar[bool] = False
    kind: str
    recipes: tuple[str, ...]


class TowerPlaced(Fact, frozen=True, tag="mp.tower-placed"):
    """A tower was placed. Source: MP-3.2.10."""

    reveals: ClassVar[bool] = False
    colour: str
    hex: Hex


class AlchemistPlaced(Fact, frozen=True, tag="mp.alchemist-placed"):
    """An alchemist was placed. Source: MP-3.2.11."""

    reveals: ClassVar[bool] = False
    colour: str
    hex: Hex


class ScenarioStarted(Fact, frozen=True, tag="mp.scenario-started"):
    """The setup ended, and the first day began. Source: MP-2.1.1, 4.0.1."""

    reveals: ClassVar[bool] = False
