"""The setup. Source: MP-3."""

from typing import Literal

from msgspec import Struct

from domain.kernel.task import Question, Task
from domain.materia_prima.board.hexes import Hex

Difficulty = Literal["easy", "normal", "hard"]


class AlchemistPlan(Struct, frozen=True):
    """An alchemist of a seat, from 0, as far as it is known when the table is opened."""

    seat: int
    character: str | None = None
    colour: str | None = None


class SetUp(Task, frozen=True, tag="mp.set-up"):
    """Set up the scenario, from the first choice to the first alarm phase. Source: MP-3.1, 3.2.

    difficulty, layout, temple: None if the table has to choose; layout: see `LayOutBoard`; temple: a card's id, or
    "random".
    """

    difficulty: Difficulty | None
    layout: str | None
    temple: str | None
    alchemists: tuple[AlchemistPlan, ...]


class SetUpTutorial(Task, frozen=True, tag="mp.set-up-tutorial"):
    """Set up a tutorial as the pack prescribes. seats: the seat of each alchemist, in order. Source: MP-3.4.1."""

    seats: tuple[int, ...]


class ChooseDifficulty(Question, frozen=True, tag="mp.choose-difficulty"):
    """Choose the difficulty. Source: MP-3.1.1."""


class SetDifficulty(Task, frozen=True, tag="mp.set-difficulty"):
    """Fix the difficulty. Source: MP-3.1.1."""

    difficulty: Difficulty


class BuildPiles(Task, frozen=True, tag="mp.build-piles"):
    """Shuffle the alarm deck and the inquisitor pile. Source: MP-3.1.5, 3.1.6."""


class ChooseLayout(Question, frozen=True, tag="mp.choose-layout"):
    """Choose the layout of the board. Source: MP-3.2.1."""


class LayOutBoard(Task, frozen=True, tag="mp.lay-out-board"):
    """Lay the board out. layout: an id, the word of a free one, or "random". Source: MP-3.2.1."""

    layout: str


class LayOutExtensions(Task, frozen=True, tag="mp.lay-out-extensions"):
    """Lay a tower extension on every town card. Source: MP-3.2.3."""


class ChooseTemple(Question, frozen=True, tag="mp.choose-temple"):
    """Choose the temple card. Source: MP-3.2.4."""


class LayOutTemple(Task, frozen=True, tag="mp.lay-out-temple"):
    """Lay a temple card beside the board. temple: its id, or "random". Source: MP-3.2.4."""

    temple: str


class LayOutMissions(Task, frozen=True, tag="mp.lay-out-missions"):
    """Lay a mission on every town card. Source: MP-3.2.5."""


class SeatAlchemist(Task, frozen=True, tag="mp.seat-alchemist"):
    """Give a seat an alchemist, once character and colour are known. Source: MP-3.2.6.

    reserved: characters and colours that are reserved for other alchemists.
    """

    alchemist: AlchemistPlan
    reserved: tuple[str, ...]


class ChooseCharacter(Question, frozen=True, tag="mp.choose-character"):
    """Choose the seat's character. Source: MP-3.2.6."""

    alchemist: AlchemistPlan
    reserved: tuple[str, ...]


class ChooseColour(Question, frozen=True, tag="mp.choose-colour"):
    """Choose the alchemist's colour. character: the one that gets it. Source: MP-3.2.6."""

    alchemist: AlchemistPlan
    reserved: tuple[str, ...]
    character: str


class LayOutRecipes(Task, frozen=True, tag="mp.lay-out-recipes"):
    """Lay the first recipes into the pool and build the three piles. Source: MP-3.2.9."""


class PlaceAll(Task, frozen=True, tag="mp.place-all"):
    """Place all towers, then all alchemists, in seat order. Source: MP-3.2.21."""


class ChooseTowerHex(Question, frozen=True, tag="mp.choose-tower-hex"):
    """Choose the hex of this colour's tower. Source: MP-3.2.10."""

    colour: str


class PlaceTower(Task, frozen=True, tag="mp.place-tower"):
    """Put a tower on a hex. Source: MP-3.2.10."""

    colour: str
    hex: Hex


class ChooseAlchemistHex(Question, frozen=True, tag="mp.choose-alchemist-hex"):
    """Choose the hex on which this alchemist starts. Source: MP-3.2.11."""

    colour: str


class PlaceAlchemist(Task, frozen=True, tag="mp.place-alchemist"):
    """Put an alchemist on a hex. Source: MP-3.2.11."""

    colour: str
    hex: Hex


class StartScenario(Task, frozen=True, tag="mp.start-scenario"):
    """End the setup and begin the first day. Source: MP-2.1.1, 4.0.1."""
