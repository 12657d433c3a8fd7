"""The greedy bot's features, read from the board view of a client."""

from collections.abc import Iterable

from domain.materia_prima.board.hexes import Hex
from projections.board.form import LyingView
from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.materia_prima.board.form.board import MateriaPrimaBoard, MissionPartView, TownView
from projections.materia_prima.board.form.cards import ElementView, PriceView, RecipeView, TownMissionView
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, InquisitorView, PlaceView
from projections.materia_prima.bot.features.parts import (
    Alchemist,
    Card,
    Elements,
    Errand,
    Features,
    Figure,
    Foe,
    Ground,
    Price,
    Town,
    Wish,
)


def of_board(view: MateriaPrimaBoard, printed: Printed, seat: int) -> Features | Ground | None:
    """Return the features in the board view, the same for every seat; None if nothing is to be planned."""
    hexes = {(at["q"], at["r"]): at for at in view["hexes"]}
    mines = {at: each["mine"] for at, each in hexes.items() if each.get("mine")}
    if view["turn"] is None:
        is_open = bool(hexes) and any(each["tower"]["place"] is None for each in view["alchemists"])
        return Ground(mines, frozenset(at for at, each in hexes.items() if each.get("town"))) if is_open else None
    figures = [player_figure(one, one["colour"], 0) for one in view["alchemists"]]
    figures += [player_figure(one, name_in(one["id"]), one["level"]) for one in view["homunculi"]]
    has_closed_ports = any(one["special"] == "closed-ports" and one["holds"] for one in view["scenario"]["specials"])
    return Features(
        colour=view["turn"],
        order=tuple(view["order"]),
        alchemists={one["colour"]: alchemist(view, printed, one) for one in view["alchemists"]},
        figures={one.name: one for one in figures},
        foes=tuple(foe(view, one) for one in view["inquisitors"]),
        recipes=cards(printed, view["recipes"]),
        hexes=frozenset(hexes),
        mines=mines,
        towns=tuple(town(view, printed, one, is_open=not has_closed_ports) for one in view["towns"]),
        loose={at: counted(each["loose"]) for at, each in hexes.items() if each["loose"]},
        conversions={each["element"]: counted(each["inputs"]) for each in view["conversions"]},
        researched=cards(printed, view["researched"]),
        keeps=tuple(wish(part) for part in view["scenario"]["mission"] if not part["deed"]),
        days=view["last_day"] - view["day"],
    )


def place(view: PlaceView | None) -> Hex:
    """Return the hex of a figure, a tower or a town, once it has one."""
    assert view is not None, "there is nothing to plan for before all have a place"
    return view["q"], view["r"]


def counted(elements: Iterable[ElementView]) -> Elements:
    """Return a multiset of the board view."""
    return {each["element"]: each["count"] for each in elements}


def cards(printed: Printed, lying: Iterable[LyingView]) -> tuple[Card, ...]:
    """Return recipes that lie there."""
    return tuple(card(printed[one["id"]]) for one in lying)


def card(one: RecipeView) -> Card:
    """Return a recipe."""
    return Card(name_in(one["id"]), one["kind"], one["level"], counted(one["cost"]))


def alchemist(view: MateriaPrimaBoard, printed: Printed, one: AlchemistView) -> Alchemist:
    """Return the belongings of a colour."""
    tower = one["tower"]
    things = cards(printed, (*one["worn"], *tower["items"], *tower["fragments"]))
    homunculi = [
        Card(name_in(each["id"]), "homunculus", each["level"], {}) for each in view["homunculi"] if is_of(each, one)
    ]
    wishes = [(wish(part), part) for part in view["scenario"]["mission"]]
    return Alchemist(
        colour=one["colour"],
        tower=place(tower["place"]),
        stored=counted(tower["elements"]),
        worn=cards(printed, one["worn"]),
        items=cards(printed, tower["items"]),
        fragments=cards(printed, tower["fragments"]),
        wishes=tuple(
            wanted
            for wanted, part in wishes
            if not (
                one["colour"] in part["done"] if part["deed"] else any(map(wanted.is_met_by, (*things, *homunculi)))
            )
        ),
        soul_stones=one["soul_stones"],
    )


def is_of(homunculus: HomunculusView, alchemist: AlchemistView) -> bool:
    """Return whether a homunculus belongs to an alchemist."""
    return homunculus["colour"] == alchemist["colour"]


def wish(part: MissionPartView) -> Wish:
    """Return a part of the mission."""
    return Wish(part["what"], part["kind"], part["level"], part["type"])


def player_figure(one: AlchemistView | HomunculusView, name: str, level: int) -> Figure:
    """Return an alchemist or a homunculus."""
    return Figure(
        name=name,
        colour=one["colour"],
        hex=place(one["place"]),
        level=level,
        carried=counted(one["carried"]),
        **{stat: each["value"] for stat, each in one["values"].items()},
        left=one["remaining"],
    )


def foe(view: MateriaPrimaBoard, one: InquisitorView) -> Foe:
    """Return an inquisitor with its present values."""
    strength = {stat: each["value"] for stat, each in view["strengths"][one["type"]].items()}
    return Foe(
        id=name_in(one["id"]),
        type=one["type"],
        hex=place(one["place"]),
        attack=strength.get("attack"),
        defence=strength["defence"],
        actions=strength["actions"],
    )


def town(view: MateriaPrimaBoard, printed: Printed, one: TownView, *, is_open: bool) -> Town:
    """Return a town with what is on its card. is_open: whether ships go."""
    ports = {each["letter"]: each["port"] for each in view["towns"]}
    sea = [letter for letter in one["connections"] if letter != one["letter"] and ports[letter]]
    mission, extension = one["mission"], one["extension"]
    return Town(
        letter=one["letter"],
        hex=place(one["place"]),
        mission=errand(printed[mission["id"]]) if mission else None,
        price=price(printed[extension["id"]]["cost"]) if extension else None,
        sea=tuple(sea) if is_open and one["port"] else (),
    )


def errand(mission: TownMissionView) -> Errand:
    """Return a town mission."""
    elements = counted(mission["elements"])
    return Errand(mission["kind"], mission["points"], mission["defence"] or 0, elements, mission["level"])


def price(cost: PriceView) -> Price:
    """Return the price of an extension."""
    return Price(counted(cost["elements"]), cost["different"], cost["level"])
