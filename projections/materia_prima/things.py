"""What a player may ask about by name: recipes, extensions, missions, events, figures; and places by other names."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from domain.materia_prima.board.hexes import DIRECTIONS
from domain.materia_prima.content.pack import Pack
from projections.materia_prima import cards
from projections.messages import Messages, sentence
from projections.things import Place, Row, Thing, thing

View = Mapping[str, Any]

HEX_AT_THE_END = ("move", "place")
"""The first words of keys that end in a hex, as `move:green:3,-1`."""


def things(pack: Pack, board: View, messages: Messages) -> Iterator[Thing]:
    """All that has a name. board: the board view, in the same words."""
    yield scenario(board["scenario"])
    yield from (recipe(cards.recipe(messages, pack, id), messages) for id in pack.recipes)
    yield from (extension(cards.extension(messages, pack, id), messages) for id in pack.extensions)
    yield from (mission(cards.mission(messages, pack, id)) for id in pack.missions)
    yield from (event(messages, one) for one in board["scenario"]["events"])
    yield from (thing(one["name"], [("text", one["text"])]) for one in board["scenario"]["specials"])
    yield from (alchemist(one, messages) for one in board["alchemists"])
    yield from (inquisitor(one, board) for one in board["inquisitors"])
    if board["alarm"]:
        yield alarm(board["alarm"], messages)


def scenario(one: View) -> Thing:
    """The scenario card."""
    missions = "; ".join(part["text"] for part in one["mission"])
    return thing(one["name"], [("mission", missions), ("text", one["intro"])], is_card=False)


def recipe(one: View, messages: Messages) -> Thing:
    """A recipe: what is made of what."""
    return thing(
        one["name"],
        [
            ("kind", one["kind_name"]),
            ("level", str(one["level"])),
            ("cost", counted(one["cost"], messages)),
            ("values", ", ".join(f"{each['name']} {each['amount']}" for each in one["values"])),
            ("gives", bonuses(one, messages)),
            ("does", abilities(one)),
            ("text", one["text"]),
        ],
    )


def extension(one: View, messages: Messages) -> Thing:
    """A tower extension."""
    return thing(
        one["name"],
        [("price", one["price"]), ("gives", bonuses(one, messages)), ("does", abilities(one)), ("text", one["text"])],
    )


def mission(one: View) -> Thing:
    """A town mission."""
    return thing(one["name"], [("asks", one["asks"]), ("points", "★" * one["points"]), ("text", one["text"])])


def event(messages: Messages, one: View) -> Thing:
    """A row of the event table: what it costs, and what each side of it does."""
    sides: tuple[tuple[Row, View], ...] = (("alchemists", one["alchemists"]), ("inquisition", one["inquisition"]))
    name = sentence(messages.say("picture-event", day=one["day"]))
    rows: list[tuple[Row, str]] = [("points", "★" * one["cost"])]
    rows += [(label, "; ".join(side["effects"])) for label, side in sides]
    return thing(name, rows, is_card=False)


def alchemist(one: View, messages: Messages) -> Thing:
    """An alchemist as it stands."""
    values = ", ".join(f"{each['name']} {each['value']}" for each in one["values"].values())
    does = " ".join(dict.fromkeys(each["text"] for each in one["abilities"]))
    carried = counted(one["carried"], messages)
    return thing(
        one["name"], [("values", values), ("carries", carried), ("does", does), ("text", one["text"])], is_card=False
    )


def inquisitor(one: View, board: View) -> Thing:
    """An inquisitor abroad: how strong it is, and whom it hunts."""
    values = ", ".join(f"{each['name']} {each['value']}" for each in board["strengths"][one["type"]].values())
    hunts = ", ".join(each["name"] for each in one["targets"])
    return thing(sentence(one["name"]), [("values", values), ("hunts", hunts)], is_card=False)


def alarm(one: View, messages: Messages) -> Thing:
    """The alarm card of the day."""
    stronger = ", ".join(f"{each['name']} +{each['amount']}" for each in one["modifiers"])
    return thing(one["name"], [("kind", one["town_name"]), ("values", stronger), ("text", one["text"])], is_card=False)


def counted(elements: list[View], messages: Messages) -> str:
    """Elements with their counts; empty for none."""
    return messages.join([f"{one['count']} {one['name']}" for one in elements]) if elements else ""


def bonuses(one: View, messages: Messages) -> str:
    """What a card adds to status values."""
    return ", ".join(cards.bonus(messages, each["stat"], each["amount"]) for each in one["bonuses"])


def abilities(one: View) -> str:
    """What a card lets its owner do."""
    return " ".join(each["text"] for each in one["abilities"])


def place(board: View, key: str) -> Place | None:
    """The place that an option leads to, by its key; None for one that leads nowhere."""
    word, *rest = key.split(":")
    if word == "sail":
        town = next((one for one in board["towns"] if one["letter"] == rest[-1]), None)
        return Place(None, (town["name"], town["letter"])) if town else None
    if word not in HEX_AT_THE_END or not rest:
        return None
    q, _, r = rest[-1].partition(",")
    found = next((one for one in board["hexes"] if (str(one["q"]), str(one["r"])) == (q, r)), None)
    return None if found is None else Place(direction(board, rest, found), names(found))


def direction(board: View, rest: list[str], to: View) -> str | None:
    """Which way a figure goes to a neighbouring hex. rest: of a key, the figure first, if it names one."""
    figures = chain(
        ((one["colour"], one["place"]) for one in board["alchemists"]),
        ((one["id"], one["place"]) for one in board["homunculi"]),
    )
    start = dict(figures).get(rest[0])
    if start is None:
        return None
    step = to["q"] - start["q"], to["r"] - start["r"]
    return next((name.lower() for name, one in DIRECTIONS.items() if one == step), None)


def names(one: View) -> tuple[str, ...]:
    """What a hex is called: a town's name and letter, what else stands in its name, its coordinates."""
    at = f"{one['q']},{one['r']}"
    own = (one["terrain_name"], one["town"]) if one["terrain"] == "town" else ()
    return tuple(dict.fromkeys((*own, one["name"], at, f"({one['q']}, {one['r']})")))
