"""The form of a character: tracks, attributes, resources, possessions."""

from typing import TypedDict

from domain.tainted_grail.state import Until
from domain.tainted_grail.vocabulary.terms import Attribute, BoardColour, Deck, Resource, Track
from projections.board.form import NamedView
from projections.tainted_grail.board.form.cards import OwnedView, SkillView, TraitView


class TrackView(TypedDict):
    """A track from 0 to `max`. end: how far it can rise now; zone: the first and the last dangerous space."""

    id: Track
    name: str
    value: int
    start: int
    max: int
    end: int
    zone: list[int]
    zone_name: str


class ChangeView(TypedDict):
    """A temporary change of an attribute."""

    count: int
    until: Until
    until_name: str


class AttributeView(TypedDict):
    """An attribute with its value and its parts."""

    id: Attribute
    name: str
    value: int
    markers: int
    skills: int
    changes: list[ChangeView]


class ResourceView(TypedDict):
    """A resource and its amount."""

    id: Resource
    name: str
    count: int


class CharacterView(NamedView):
    """A character. available: the pile that it can buy cards from, by deck; looking: cards that it looks at now.

    A card that the reader may not see is None.
    """

    text: str
    seat: int
    number: int
    colour: BoardColour
    tracks: list[TrackView]
    conditions: list[NamedView]
    attributes: list[AttributeView]
    resources: list[ResourceView]
    trait: TraitView
    owned: list[OwnedView]
    skills: list[SkillView]
    available: dict[Deck, list[str | None]]
    looking: list[str | None]
    dead: bool
