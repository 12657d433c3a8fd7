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


class PlayerFigureView(TypedDict):
    """The parts that alchemists and homunculi share. acted, remaining: action points."""

    place: PlaceView | None
    in_tower: bool
    values: dict[Stat, ValueView]
    carried: list[ElementView]
    acted: int
    remaining: int
    extra_actions: list[ExtraActionView]
    abilities: list[FigureAbilityView]


class TowerView(TypedDict):
    """An alchemist's tower with its storage."""

    id: str
    place: PlaceView | None
    elements: list[ElementView]
    items: list[LyingView]
    extensions: list[LyingView]
    fragments: list[LyingView]


class AlchemistView(NamedView, PlayerFigureView):
    """An alchemist. character: the id of its card; deeds: ids of the parts of the mission that it has done."""

    character: str
    colour: str
    colour_name: str
    short_name: str
    seat: int
    soul_stones: int
    worn: list[LyingView]
    deeds: list[str]
    tower: TowerView


class HomunculusView(NamedView, PlayerFigureView):
    """A homunculus. recipe: the id of its card; colour, owner: of its alchemist."""

    recipe: str
    level: int
    colour: str
    owner: str


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
