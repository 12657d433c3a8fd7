"""The form of the encounter in progress: its card, the participants, the sequence."""

from typing import Literal, TypedDict

from domain.tainted_grail.state import Left
from domain.tainted_grail.vocabulary.terms import Attribute, Deck, EncounterColour, Height, Result, Trait
from projections.board.form import LyingView, NamedView
from projections.tainted_grail.board.form.cards import EffectData, OutHalfView, PriceData

Step = Literal["start", "choosing", "laying", "further", "attack", "ending"]
"""The steps of an encounter. Source: TG-6.6."""


Zone = Literal["red", "grey", "green"]


class EncounterTraitView(TypedDict):
    """A trait of an encounter."""

    trait: Trait
    name: str
    text: str


class HeadingView(NamedView):
    """The head of an encounter card. value: the pool size that wins, None in a diplomacy."""

    text: str
    colour: EncounterColour
    colour_name: str
    difficulty: int
    value: int | None
    traits: list[EncounterTraitView]


class ActivationView(TypedDict):
    """The changes of the coming attack. waived: the next further card needs no EXTRA."""

    waived: bool
    reduced: int
    ignored: bool
    repeated: int


class EncounterMomentView(TypedDict):
    """The active character, how many cards it has laid, and the current step."""

    active: str | None
    laid: int
    step: Step
    step_name: str
    activation: ActivationView | None


class DelayedView(TypedDict):
    """The effects once the time markers are gone. delay: their number at the start."""

    delay: int
    text: str


class AvoidingView(TypedDict):
    """How to avoid an encounter: what each pays, and what must hold for one of them."""

    cost: str
    price: PriceData
    need: str | None


class ConsequencesView(TypedDict):
    """The other sections of an encounter card, in words; None for a section that it lacks."""

    opportunity: str | None
    reward: str | None
    loot: str | None
    failure: str | None
    opportunity_effects: list[EffectData]
    failure_effects: list[EffectData]
    delayed: DelayedView | None
    avoid: AvoidingView | None


class ZoneView(TypedDict):
    """A zone of the affinity track, from the lowest to the highest space."""

    zone: Zone
    name: str
    least: int
    most: int


class AffinityView(TypedDict):
    """The affinity track."""

    top: int
    bottom: int
    zones: list[ZoneView]


class TableRowView(TypedDict):
    """A line of an attack table or of reactions, with its pool sizes or spaces of the track."""

    least: int
    most: int
    range: str
    text: str
    effects: list[EffectData]


class VariableView(TypedDict):
    """The effect of a VARIABLE. attribute: None for any."""

    attribute: Attribute | None
    name: str
    text: str
    effects: list[EffectData]


class StageView(TypedDict):
    """A stage of a diplomacy, from 1."""

    stage: int
    variable: list[VariableView]
    reactions: list[TableRowView]


class WayView(TypedDict):
    """A way of a diplomacy. name: None if it is the only one."""

    id: str
    name: str | None
    stages: list[StageView]


class ParticipantView(TypedDict):
    """A character in the encounter. A card that the reader may not see is named by its place. left: how it left, if it
    did.
    """

    character: str
    name: str
    hand: list[LyingView]
    discard: list[LyingView]
    was_active: bool
    fleeing: bool
    left: Left | None
    left_name: str | None


class AdditionsView(TypedDict, total=False):
    """The additions to a card in the sequence beyond its print; left out where it has none.

    time, charges: markers; right: its right edge, if an effect changed it.
    """

    time: int
    charges: int
    right: dict[Height, OutHalfView]


class LaidView(AdditionsView):
    """A card in the sequence. by: the character that owns it.

    keys: those shared with the card before it, by height, from the top -> whether they are activated.
    """

    id: str
    by: str
    keys: dict[Height, bool]


class EncounterView(HeadingView, EncounterMomentView, ConsequencesView):
    """The encounter in progress.

    pool: of a combat; marker, affinity: of a diplomacy; ways: all until one is chosen, then that one; in_force: the
    line, from 0, that holds pool or marker; time: markers on its card; right: its right edge; edge: height of the
    attributes that the next card meets -> the places, from 0, of the participants with enough of it.
    """

    deck: Deck
    round: int
    pool: int | None
    marker: int | None
    affinity: AffinityView | None
    table: list[TableRowView]
    ways: list[WayView]
    way: str | None
    stages_won: int
    in_force: int | None
    participants: list[ParticipantView]
    time: int
    right: dict[Height, OutHalfView]
    sequence: list[LaidView]
    edge: dict[Height, list[int]]
    result: Result | None
    result_name: str | None
