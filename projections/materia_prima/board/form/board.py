"""The form of the board: the moment, the scenario card, the map, decks and slots."""

from typing import Literal, NotRequired, TypedDict

from domain.materia_prima.state import Difficulty, Phase, Status
from domain.materia_prima.vocabulary import Deed, InquisitorStat, Kind, TownLetter
from projections.board.form import LyingView, NamedView, QuestionView, SeatView
from projections.materia_prima.board.form.cards import (
    CardView,
    ElementView,
    EventView,
    SpecialView,
)
from projections.materia_prima.board.form.figures import (
    AlchemistView,
    HomunculusView,
    InquisitorView,
    PlaceView,
    ValueView,
)


class SlotView(TypedDict):
    """A slot of open inquisitor cards. slot: from 1; a free one has no type and no name."""

    id: str
    slot: int
    type: str | None
    name: NotRequired[str]
    cards: list[LyingView]


class MissionPartView(TypedDict):
    """A duty of every alchemist. deed: whether it is done once; done: colours that have done it."""

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
    """A special rule of the scenario. holds: whether it holds now."""

    holds: bool


class DifficultyView(TypedDict):
    """The difficulty in force, and the one chosen at the start; None in a tutorial."""

    difficulty: Difficulty | None
    difficulty_name: str | None
    chosen: Difficulty | None


class ScenarioView(CardView, DifficultyView):
    """The scenario card. difficulties: all levels; inquisitors: the types that take part."""

    intro: str
    difficulties: list[NamedView]
    layout: CardView | None
    mission: list[MissionPartView]
    inquisitors: list[TypeView]
    events: list[EventView]
    specials: list[ScenarioSpecialView]


class TerrainView(TypedDict):
    """The terrain of a hex. town: its letter; mine: its element; symbol: of the mine, for a small map."""

    terrain: Literal["town", "mine", "plain"]
    terrain_name: str
    town: NotRequired[str]
    mine: NotRequired[str]
    mine_name: NotRequired[str]
    symbol: NotRequired[str]


class LandView(PlaceView, TerrainView):
    """An empty hex."""

    id: str


class StandingView(TypedDict):
    """What is on a hex, by id."""

    tower: str | None
    alchemists: list[str]
    homunculi: list[str]
    inquisitors: list[str]


class HexView(LandView, StandingView):
    """A hex and what is on it. markers: alarm markers; loose: loose elements."""

    markers: int
    loose: list[ElementView]


class TownView(TypedDict):
    """A town card. place: None before the map is laid; connections: towns that ships go to."""

    id: str
    letter: str
    name: str
    place: PlaceView | None
    port: bool
    connections: list[TownLetter]
    mission: LyingView | None
    extension: LyingView | None


class ConversionView(TypedDict):
    """The inputs of an element of a higher level."""

    element: str
    name: str
    inputs: list[ElementView]


class CompletedView(LyingView):
    """A fulfilled town mission. spent: the event day on which its points were spent, None while they can be spent."""

    colour: str
    points: int
    spent: int | None


class DeckView(NamedView):
    """A face-down pile and its open discards, the newest last."""

    count: int
    discard: list[LyingView]


# The sections


class MomentSection(TypedDict):
    """When it is, and whose turn. turn: a colour."""

    game: Literal["materia-prima"]
    mode: Literal["campaign", "single", "tutorial"]
    status: Status
    status_name: str
    day: int
    last_day: int
    phase: Phase
    phase_name: str
    turn: str | None


class OrderSection(TypedDict):
    """Who plays. order: of colours; speaker: a seat; colours: their names by id."""

    order: list[str]
    speaker: int
    colours: dict[str, str]


class QuestionsSection(TypedDict):
    """What is asked. next: seats that may answer; offers: what may be chosen and does not lie on the table."""

    next: list[int]
    questions: list[QuestionView]
    offers: list[NamedView]


class SeatsSection(TypedDict):
    """The players' seats."""

    seats: list[SeatView]


class ScenarioSection(TypedDict):
    """The scenario card."""

    scenario: ScenarioView


class MapSection(TypedDict):
    """The map, hex by hex; empty before the layout is chosen."""

    hexes: list[HexView]


class TownsSection(TypedDict):
    """The town cards."""

    towns: list[TownView]


class FiguresSection(TypedDict):
    """The players' figures."""

    alchemists: list[AlchemistView]
    homunculi: list[HomunculusView]


class InquisitorsSection(TypedDict):
    """The inquisitors on the board."""

    inquisitors: list[InquisitorView]


class InquisitionSection(TypedDict):
    """What makes inquisitors strong. strengths: type -> its status values; alarm: the id of the card of the day, which
    lies on its discards; None before the first.
    """

    strengths: dict[str, dict[InquisitorStat, ValueView]]
    alarm: str | None
    slots: list[SlotView]


class ConversionsSection(TypedDict):
    """All elements, and what those of a higher level are made of."""

    elements: list[NamedView]
    conversions: list[ConversionView]


class PoolSection(TypedDict):
    """The recipe cards on the table. recipes_max: how many the pool holds."""

    recipes: list[LyingView]
    recipes_max: int
    researched: list[LyingView]


class MissionsSection(TypedDict):
    """The fulfilled town missions. points: not spent yet."""

    points: int
    completed: list[CompletedView]


class DecksSection(TypedDict):
    """The face-down piles and their discards."""

    decks: list[DeckView]


class AsideSection(TypedDict):
    """What lies beside the board. removed: recipes out of the game; delivered: elements that left it."""

    temple: LyingView | None
    removed: list[LyingView]
    delivered: list[ElementView]


class ConcedingSection(TypedDict):
    """Seats that want to concede."""

    conceding: list[int]


class MateriaPrimaBoard(
    MomentSection,
    OrderSection,
    QuestionsSection,
    SeatsSection,
    ScenarioSection,
    MapSection,
    TownsSection,
    FiguresSection,
    InquisitorsSection,
    InquisitionSection,
    ConversionsSection,
    PoolSection,
    MissionsSection,
    DecksSection,
    AsideSection,
    ConcedingSection,
):
    """The board of Materia Prima.

    turn: a colour; order: of colours; speaker: a seat; next: seats that may answer; offers: what they may choose that
    does not lie on the table; hexes: empty before the layout is chosen; strengths: type of inquisitors -> its status
    values; recipes: the pool, recipes_max: how many it holds; points: not spent yet; delivered: elements that left the
    game; conceding: seats that want to concede. What is printed on cards is told once for the pack.
    """
