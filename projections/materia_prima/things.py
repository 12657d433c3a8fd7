"""Things that a player may ask about by name: recipes, extensions, missions, events, figures; and other names of
places.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from domain.materia_prima.board.hexes import DIRECTIONS
from domain.materia_prima.content.pack import Pack
from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.board.things import Place, Thing, labelled, thing
from projections.materia_prima import ids
from projections.materia_prima.board import cards
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard, ScenarioView
from projections.materia_prima.board.form.cards import (
    AbilityView,
    AlarmView,
    BonusView,
    ElementView,
    EventView,
    ExtensionView,
    RecipeView,
    TownMissionView,
)
from projections.materia_prima.board.form.figures import AlchemistView, InquisitorView
from projections.text.messages import Messages, sentence

HEX_AT_THE_END = ("move", "place")
"""The first words of keys that end in a hex, like `move:green:3,-1`."""


def things(pack: Pack, board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield everything with a name. board: in the language of the messages."""
    yield scenario(board["scenario"], messages)
    yield from (recipe(printed[ids.recipe(one)], messages) for one in pack.recipes)
    yield from (extension(printed[ids.extension(one)], messages) for one in pack.extensions)
    yield from (mission(printed[ids.mission(one)], messages) for one in pack.missions)
    yield from (event(one, messages) for one in board["scenario"]["events"])
    yield from (thing(one["name"], (), one["text"], id=one["id"]) for one in board["scenario"]["specials"])
    yield from (alchemist(one, printed, messages) for one in board["alchemists"])
    yield from (inquisitor(one, board, messages) for one in board["inquisitors"])
    if board["alarm"]:
        yield alarm(printed[board["alarm"]])


def scenario(one: ScenarioView, messages: Messages) -> Thing:
    """Return the scenario card."""
    missions = "; ".join(part["text"] for part in one["mission"])
    return thing(
        one["name"], [labelled(messages, "thing-mission", missions)], one["intro"], is_card=False, id=one["id"]
    )


def recipe(one: RecipeView, messages: Messages) -> Thing:
    """Return a recipe: its inputs and its result."""
    lines = [
        one["kind_name"],
        labelled(messages, "thing-level", str(one["level"])),
        labelled(messages, "thing-cost", counted(one["cost"], messages)),
        ", ".join(f"{each['name']} {each['amount']}" for each in one["values"]),
        bonuses(one["bonuses"], messages),
        abilities(one["abilities"]),
    ]
    return thing(one["name"], lines, one["text"], id=one["id"])


def extension(one: ExtensionView, messages: Messages) -> Thing:
    """Return a tower extension."""
    price = labelled(messages, "thing-price", one["price"])
    lines = [price, bonuses(one["bonuses"], messages), abilities(one["abilities"])]
    return thing(one["name"], lines, one["text"], id=one["id"])


def mission(one: TownMissionView, messages: Messages) -> Thing:
    """Return a town mission."""
    lines = [labelled(messages, "thing-asks", one["asks"]), "★" * one["points"]]
    return thing(one["name"], lines, one["text"], id=one["id"])


def event(one: EventView, messages: Messages) -> Thing:
    """Return a row of the event table: its cost, and the effects of each side."""
    lines = [
        "★" * one["cost"],
        labelled(messages, "thing-alchemists", "; ".join(one["alchemists"]["effects"])),
        labelled(messages, "thing-inquisition", "; ".join(one["inquisition"]["effects"])),
    ]
    return thing(sentence(messages.say("picture-event", day=one["day"])), lines, is_card=False, id=one["id"])


def alchemist(one: AlchemistView, printed: Printed, messages: Messages) -> Thing:
    """Return an alchemist in its present state."""
    lines = [
        ", ".join(f"{each['name']} {each['value']}" for each in one["values"].values()),
        labelled(messages, "thing-carries", counted(one["carried"], messages)),
        abilities(one["abilities"]),
    ]
    story = printed[one["character"]]["text"]
    return thing(one["name"], lines, story, is_card=False, id=one["id"])


def inquisitor(one: InquisitorView, board: MateriaPrimaBoard, messages: Messages) -> Thing:
    """Return an inquisitor on the board: its strength and its target."""
    values = ", ".join(f"{each['name']} {each['value']}" for each in board["strengths"][one["type"]].values())
    hunts = labelled(messages, "thing-hunts", ", ".join(each["name"] for each in one["targets"]))
    return thing(sentence(one["name"]), [values, hunts], is_card=False, id=one["id"])


def alarm(one: AlarmView) -> Thing:
    """Return the alarm card of the day."""
    stronger = ", ".join(f"{each['name']} +{each['amount']}" for each in one["modifiers"])
    return thing(one["name"], [one["town_name"], stronger], one["text"], is_card=False, id=one["id"])


def counted(elements: list[ElementView], messages: Messages) -> str:
    """Return elements with their counts; empty for none."""
    return messages.join([f"{one['count']} {one['name']}" for one in elements]) if elements else ""


def bonuses(ones: list[BonusView], messages: Messages) -> str:
    """Return what a card adds to status values."""
    return ", ".join(cards.bonus(messages, each["stat"], each["amount"]) for each in ones)


def abilities(ones: Iterable[AbilityView]) -> str:
    """Return the abilities of a card or figure, each text once."""
    return " ".join(dict.fromkeys(each["text"] for each in ones))


def place(board: MateriaPrimaBoard, key: str) -> Place | None:
    """Return the place that an option leads to, by its key; None for other options."""
    word, *rest = key.split(":")
    if word == "sail":
        town = next((one for one in board["towns"] if one["letter"] == rest[-1]), None)
        return Place(None, (town["name"], town["letter"])) if town else None
    if word not in HEX_AT_THE_END or not rest:
        return None
    q, _, r = rest[-1].partition(",")
    found = next((one for one in board["hexes"] if (str(one["q"]), str(one["r"])) == (q, r)), None)
    return None if found is None else Place(direction(board, rest, found), names(found))


def direction(board: MateriaPrimaBoard, rest: list[str], to: HexView) -> str | None:
    """Return the direction to a neighbouring hex. rest: of a key, with the figure first if it names one."""
    figures = chain(
        ((one["colour"], one["place"]) for one in board["alchemists"]),
        ((name_in(one["id"]), one["place"]) for one in board["homunculi"]),
    )
    start = dict(figures).get(rest[0])
    if start is None:
        return None
    step = to["q"] - start["q"], to["r"] - start["r"]
    return next((name.lower() for name, one in DIRECTIONS.items() if one == step), None)


def names(one: HexView) -> tuple[str, ...]:
    """Return the names of a hex: a town's name and letter, other words of its name, its coordinates."""
    at = f"{one['q']},{one['r']}"
    own = (one["terrain_name"], one["town"]) if one["terrain"] == "town" else ()
    return tuple(dict.fromkeys((*own, one["name"], at, f"({one['q']}, {one['r']})")))
