"""The form of a character: tracks, attributes, resources, possessions."""

from typing import Literal, NotRequired, TypedDict

from domain.tainted_grail.state import Until
from domain.tainted_grail.vocabulary.terms import Attribute, BoardColour, Deck, Resource, Track
from projections.board.form import LyingView, NamedView
from projections.tainted_grail.board.form.cards import OwnedView

Condition = Literal["exhausted", "panic", "insane", "dying"]


class ConditionView(TypedDict):
    """A condition of a character."""

    condition: Condition
    name: str


class TrackView(LyingView):
    """A track. end: how far it can rise now; zone: the first and the last dangerous space; spaces: of the board, if
    that is not the one that its tray is printed for.
    """

    track: Track
    value: int
    end: int
    zone: list[int]
    spaces: NotRequired[int]


class ChangeView(TypedDict):
    """A temporary change of an attribute."""

    count: int
    until: Until
    until_name: str


class AttributeView(LyingView):
    """An attribute with its value and its parts. changes: the temporary ones, left out if there are none."""

    attribute: Attribute
    value: int
    markers: int
    skills: int
    changes: NotRequired[list[ChangeView]]


class ResourceView(LyingView):
    """A resource and its amount."""

    resource: Resource
    count: int


class CharacterView(NamedView):
    """A character. colour: of its board; cards: the colour of its basic cards, in free play; available: the pile that
    it can buy cards from, by deck; looking: cards that it looks at now.

    Its tray, the cards and the skills are printed elsewhere. A card that the reader may not see is named by its place.
    """

    seat: int
    colour: BoardColour
    cards: NotRequired[BoardColour]
    tracks: list[TrackView]
    conditions: list[ConditionView]
    attributes: list[AttributeView]
    resources: list[ResourceView]
    owned: list[OwnedView]
    skills: list[LyingView]
    available: dict[Deck, list[LyingView]]
    looking: list[LyingView]
    dead: bool
