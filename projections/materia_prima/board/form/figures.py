"""The form of the figures on the board, with every value."""

from typing import TypedDict

from domain.materia_prima.queries.values import Stat
from domain.materia_prima.vocabulary import Action, TargetKind
from projections.board.form import LyingView, NamedView
from projections.materia_prima.board.form.cards import (
    ElementView,
    FigureAbilityView,
)


class PlaceView(TypedDict):
    """A hex in axial coordinates, with its name."""

    q: int
    r: int
    name: str


class ValueView(TypedDict):
    """A status value."""

    name: str
    value: int


class ExtraActionView(TypedDict):
    """An action that costs no action point. source: id of the card that gives it."""

    action: Action
    name: str
    source: str


class StandingView(TypedDict):
    """Where a figure stands."""

    place: PlaceView | None
    in_tower: bool


class ValuesView(TypedDict):
    """The status values of a figure."""

    values: dict[Stat, ValueView]


class LoadView(TypedDict):
    """What a figure carries."""

    carried: list[ElementView]


class PointsView(TypedDict):
    """The action points of a figure."""

    acted: int
    remaining: int


class AbleView(TypedDict):
    """What a figure can do besides."""

    extra_actions: list[ExtraActionView]
    abilities: list[FigureAbilityView]


class PlayerFigureView(StandingView, ValuesView, LoadView, PointsView, AbleView):
    """The parts that alchemists and homunculi share. acted, remaining: action points."""


class TowerView(TypedDict):
    """An alchemist's tower with its storage."""

    id: str
    place: PlaceView | None
    elements: list[ElementView]
    items: list[LyingView]
    extensions: list[LyingView]
    fragments: list[LyingView]


class PersonView(NamedView):
    """Who an alchemist is. character: the id of its card."""

    character: str
    colour: str
    colour_name: str
    short_name: str
    seat: int
    soul_stones: int


class GearView(TypedDict):
    """What an alchemist wears, and what it has done. deeds: ids of the parts of the mission."""

    worn: list[LyingView]
    deeds: list[str]


class TowerSection(TypedDict):
    """The tower of an alchemist."""

    tower: TowerView


class AlchemistView(PersonView, PlayerFigureView, GearView, TowerSection):
    """An alchemist. character: the id of its card; deeds: ids of the parts of the mission that it has done."""


class HelperView(NamedView):
    """Who a homunculus is. recipe: the id of its card; colour, owner: of its alchemist."""

    recipe: str
    level: int
    colour: str
    owner: str


class HomunculusView(HelperView, PlayerFigureView):
    """A homunculus. recipe: the id of its card; colour, owner: of its alchemist."""


class TargetView(TypedDict):
    """The target of an inquisitor."""

    kind: TargetKind
    name: str


class InquisitorView(NamedView):
    """An inquisitor. rank: its place among those of its type; its values are with its type, in `strengths`."""

    type: str
    rank: int
    place: PlaceView | None
    mode: str
    targets: list[TargetView]
