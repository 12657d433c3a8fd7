"""The form of the board: the moment, the scenario card, the map, decks and slots."""

from typing import Literal, NotRequired, TypedDict

from domain.materia_prima.state import Difficulty, Phase, Status
from domain.materia_prima.vocabulary import Deed, InquisitorStat, Kind, TownLetter
from projections.form import NamedView, QuestionView
from projections.materia_prima.form.cards import (
    AlarmView,
    CardView,
    ElementView,
    EventView,
    ExtensionView,
    InquisitorCardView,
    RecipeView,
    SpecialView,
    TownMissionView,
)
from projections.materia_prima.form.figures import AlchemistView, HomunculusView, InquisitorView, PlaceView, ValueView


class SlotView(TypedDict):
    """A slot of open inquisitor cards. slot: from 1; a free one has no type and no name."""

    slot: int
    type: str | None
    name: NotRequired[str]
    cards: list[InquisitorCardView]


class MissionPartView(TypedDict):
    """What every alchemist must do or have. deed: whether it is done once; done: colours that have done it."""

    id: str
    text: str
    what: Deed | Literal["have"]
    deed: bool
    kind: Kind | Literal["attack", "element", "fragment", "any"]
    level: int | Literal["any"]
    type: str | None
    done: list[str]


class TypeView(TypedDict):
    """A type of inquisitors."""

    type: str
    name: str


class ScenarioSpecialView(SpecialView):
    """A special rule of the scenario. holds: now."""

    holds: bool


class DifficultyView(TypedDict):
    """The difficulty in force, and the one chosen at the start; None in a tutorial."""

    difficulty: Difficulty | None
    difficulty_name: str | None
    chosen: Difficulty | None


class ScenarioView(CardView, DifficultyView):
    """The scenario card. inquisitors: the types that take part."""

    intro: str
    layout: CardView | None
    mission: list[MissionPartView]
    inquisitors: list[TypeView]
    events: list[EventView]
    specials: list[ScenarioSpecialView]


class TerrainView(TypedDict):
    """What a hex is. town: its letter; mine: its element; symbol: of the mine, for a small map."""

    terrain: Literal["town", "mine", "plain"]
    terrain_name: str
    town: NotRequired[str]
    mine: NotRequired[str]
    mine_name: NotRequired[str]
    symbol: NotRequired[str]


class LandView(PlaceView, TerrainView):
    """A hex with nothing on it."""


class StandingView(TypedDict):
    """What stands on a hex. tower, alchemists: colours; homunculi: ids of recipes; inquisitors: ids."""

    tower: str | None
    alchemists: list[str]
    homunculi: list[str]
    inquisitors: list[str]


class HexView(LandView, StandingView):
    """A hex and what is on it. markers: alarm markers; loose: elements that lie there."""

    markers: int
    loose: list[ElementView]


class TownView(TypedDict):
    """A town card. place: None before the map is laid; connections: towns that ships go to."""

    letter: str
    name: str
    place: PlaceView | None
    port: bool
    connections: list[TownLetter]
    mission: TownMissionView | None
    extension: ExtensionView | None


class ConversionView(TypedDict):
    """What an element of a higher level is made of."""

    element: str
    name: str
    inputs: list[ElementView]


class CompletedView(TypedDict):
    """A fulfilled town mission. spent: the event day on which its points were spent, None while they can be spent."""

    mission: CardView
    colour: str
    points: int
    spent: int | None


class DeckView(TypedDict):
    """A face-down pile and its open discards, the newest last."""

    deck: str
    name: str
    count: int
    discard: list[NamedView]


class MomentView(TypedDict):
    """When it is, and whose turn. turn: a colour; order: of colours; speaker: a seat; colours: by id, their names."""

    mode: Literal["campaign", "single", "tutorial"]
    status: Status
    status_name: str
    day: int
    last_day: int
    phase: Phase
    phase_name: str
    turn: str | None
    order: list[str]
    speaker: int
    colours: dict[str, str]


class MateriaPrimaBoard(MomentView):
    """The board of Materia Prima.

    next: seats that may answer; hexes: empty before the layout is chosen; strengths: type of inquisitors -> its status
    values; recipes: the pool, recipes_max: how many it holds; points: not spent yet; delivered: elements that left the
    game; conceding: seats that want to concede.
    """

    game: Literal["materia-prima"]
    next: list[int]
    questions: list[QuestionView]
    scenario: ScenarioView
    hexes: list[HexView]
    towns: list[TownView]
    alchemists: list[AlchemistView]
    homunculi: list[HomunculusView]
    inquisitors: list[InquisitorView]
    strengths: dict[str, dict[InquisitorStat, ValueView]]
    alarm: AlarmView | None
    slots: list[SlotView]
    conversions: list[ConversionView]
    recipes: list[RecipeView]
    recipes_max: int
    researched: list[RecipeView]
    points: int
    completed: list[CompletedView]
    decks: list[DeckView]
    temple: CardView | None
    removed: list[CardView]
    delivered: list[ElementView]
    conceding: list[int]
