"""The form of cards: what is printed on them, in words and as data."""

from typing import Literal, TypedDict

from domain.materia_prima.vocabulary import Colour, Direction, FigureKind, Kind, Side, TownLetter
from projections.board.form import NamedView


class CardView(NamedView):
    """The parts of every card. text: the story on it, None without one."""

    text: str | None


class ElementView(TypedDict):
    """Elements of one kind."""

    element: str
    name: str
    count: int


class AbilityView(TypedDict):
    """An ability that a card gives its owner."""

    ability: str
    text: str


class FigureAbilityView(AbilityView):
    """An ability of a figure. of: id of the card that gives it."""

    of: str


class BonusView(TypedDict):
    """An addition to a status value."""

    stat: str
    name: str
    amount: int


class RecipeView(CardView):
    """A recipe. values: of a homunculus, else empty."""

    kind: Kind
    kind_name: str
    level: int
    cost: list[ElementView]
    values: list[BonusView]
    bonuses: list[BonusView]
    abilities: list[AbilityView]


class CharacterCardView(CardView):
    """An alchemist's card. slots: how many things it can wear; without_stone: its values without a soul stone."""

    slots: int
    values: list[BonusView]
    without_stone: list[BonusView]
    abilities: list[AbilityView]


class PriceView(TypedDict):
    """The price of an extension: these elements, and this many different ones of a level."""

    elements: list[ElementView]
    different: int
    level: int


class ExtensionView(CardView):
    """A tower extension. price: its cost in words."""

    price: str
    cost: PriceView
    bonuses: list[BonusView]
    abilities: list[AbilityView]


class TownMissionView(CardView):
    """A town mission. asks: in words; defence: of a fight; level: of a thing; None where the mission has none."""

    kind: Literal["attack", "element", "homunculus", "equipment", "fragment"]
    asks: str
    defence: int | None
    elements: list[ElementView]
    level: int | None
    points: int


class MarkerView(TypedDict):
    """The places where an alarm card puts alarm markers: from the figures of a kind, in a direction."""

    figure: FigureKind
    figure_name: str
    direction: Direction
    direction_name: str


class RewardView(TypedDict):
    """The reward for a die with these pips."""

    pips: int
    element: str
    name: str


class AlarmView(CardView):
    """The alarm card of the day. modifiers: of inquisitors."""

    town: TownLetter
    town_name: str
    modifiers: list[BonusView]
    markers: list[MarkerView]
    reward: list[RewardView]
    order: list[Colour]


class InquisitorCardView(NamedView):
    """An inquisitor card."""

    type: str
    modifiers: list[BonusView]
    second_figure: bool


class SideView(TypedDict):
    """One side of an event. effects: in words."""

    text: str | None
    effects: list[str]


class EventView(TypedDict):
    """A row of the event table. cost: in points now; side: the one that happened, None while it is open."""

    id: str
    day: int
    cost: int
    side: Side | None
    alchemists: SideView
    inquisition: SideView


class SpecialView(CardView):
    """A special rule."""

    special: str
