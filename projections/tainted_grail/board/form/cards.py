"""The form of cards, items and skills: what is printed on them, in words and as data."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from domain.tainted_grail.content.parts import Moment
from domain.tainted_grail.vocabulary.terms import (
    Attribute,
    BoardColour,
    CardColour,
    Deck,
    Height,
    Holding,
    Resource,
    Track,
)
from projections.board.form import NamedView

Give = Literal["pool", "affinity", "draw", "extra", "discard-last", "variable", "void", "gain", "lose"]


EffectData = Annotated[dict[str, Any], Meta(description="An effect as packs write it: `do` names it.")]


AbilityData = Annotated[dict[str, Any], Meta(description="An ability as packs write it: `when` says when it works.")]


PriceData = Annotated[dict[str, int | bool], Meta(description="A cost as packs write it.")]


class GrailAbilityView(TypedDict):
    """An ability of a card, item, skill or trait. text: as a sentence; data: the data of the sentence."""

    when: Moment
    text: str
    data: AbilityData


class InHalfView(TypedDict):
    """The bonus of a half at the left edge of a card. count: 1 if it is left out."""

    text: str
    give: Give
    count: NotRequired[int]
    what: NotRequired[Holding | Literal["item", "card"]]


class OutHalfView(TypedDict):
    """The demand of a half at a right edge, and its change of the bonus. level, times: 1 if left out."""

    text: str
    attribute: NotRequired[Attribute]
    level: NotRequired[int]
    times: NotRequired[int]
    block: NotRequired[bool]


class PrintedCardView(TypedDict):
    """A combat or diplomacy card. colour: of the board whose character has it; edges: by height."""

    name: str
    deck: Deck
    colour: CardColour
    permanent: bool
    left: dict[Height, InHalfView]
    right: dict[Height, OutHalfView]
    abilities: list[GrailAbilityView]


class PossessionView(NamedView):
    """An item or a secret."""

    kind: Literal["item", "secret"]
    text: str
    keywords: list[NamedView]
    abilities: list[GrailAbilityView]


class OwnedView(PossessionView):
    """An item or a secret of a character: how it lies, and whether it works now.

    turned, packed: for the encounter; given: received since the last re-equipping; left out where it is not so.
    """

    face_up: bool
    turned: NotRequired[Literal[True]]
    packed: NotRequired[Literal[True]]
    given: NotRequired[Literal[True]]
    usable: bool


class SkillView(TypedDict):
    """A face of a skill card."""

    name: str
    attribute: Attribute
    attribute_name: str
    abilities: list[GrailAbilityView]


class TraitView(TypedDict):
    """A character's negative trait."""

    text: str
    abilities: list[GrailAbilityView]


class TrackSpacesView(TypedDict):
    """The spaces of a track, from 0 to `max`. zone_name: of the dangerous ones."""

    name: str
    start: int
    max: int
    zone_name: str


class TrayView(TypedDict):
    """A character's tray and its board. number: of the character; attributes, resources: their names."""

    name: str
    text: str
    number: int
    colour: BoardColour
    tracks: dict[Track, TrackSpacesView]
    attributes: dict[Attribute, str]
    resources: dict[Resource, str]
    trait: TraitView
