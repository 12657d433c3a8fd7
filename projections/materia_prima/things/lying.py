"""Places, piles and supplies that a player may ask about: what lies there, and how many."""

from collections.abc import Iterable, Iterator, Mapping

from projections.board import ids as board_ids
from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.board.things import Thing, labelled, thing
from projections.materia_prima import ids
from projections.materia_prima.board.form.board import (
    DeckView,
    HexView,
    MateriaPrimaBoard,
    MissionPartView,
    SlotView,
    TownView,
)
from projections.materia_prima.board.form.cards import ElementView, TownMissionView
from projections.materia_prima.board.form.figures import AlchemistView, PlaceView
from projections.materia_prima.things.wording import bonuses, counted
from projections.text.messages import Messages, sentence

Names = Mapping[str, str]
"""The names of the things on a board, by id."""


def lying(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield the places, piles and supplies of a board."""
    names = names_of(board, printed, messages)
    yield pool(board, names, messages)
    yield from (hex(one, names, messages) for one in board["hexes"])
    yield from (town(one, board, printed, messages) for one in board["towns"])
    yield from (tower(one, names, messages) for one in board["alchemists"])
    yield from (deck(one, names, messages) for one in board["decks"])
    yield from (slot(one, names, printed, messages) for one in board["slots"])
    yield from elements(board, messages)
    yield from (part(one, board, messages) for one in board["scenario"]["mission"])


def names_of(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Names:
    """Return the names of the things on a board, by id, with those of the towers."""
    return {**board_ids.names(board, printed), **dict(towers(board, messages))}


def towers(board: MateriaPrimaBoard, messages: Messages) -> Iterator[tuple[str, str]]:
    """Yield each tower by its id, and its name."""
    for one in board["alchemists"]:
        yield one["tower"]["id"], messages.say("thing-tower-of", who=one["short_name"])


def pool(board: MateriaPrimaBoard, names: Names, messages: Messages) -> Thing:
    """Return the pool: how many recipes lie there and how many it holds, and which."""
    shown = listed(board["recipes"], names)
    holds = messages.say("thing-pool-holds", count=len(board["recipes"]), most=board["recipes_max"])
    return thing(messages.say("thing-pool"), [holds, shown], is_named=False)


def standing(one: HexView) -> list[str]:
    """Return who and what stands on a hex, by id."""
    return [*filter(None, [one["tower"]]), *one["alchemists"], *one["homunculi"], *one["inquisitors"]]


def hex(one: HexView, names: Names, messages: Messages) -> Thing:
    """Return a hex: its terrain, who and what is there."""
    found = [
        labelled(messages, "thing-here", ", ".join(sentence(names[id]) for id in standing(one) if id in names)),
        labelled(messages, "thing-loose", counted(one["loose"], messages)),
        labelled(messages, "thing-markers", str(one["markers"] or "")),
    ]
    empty = None if any(found) else messages.say("thing-empty")
    return thing(sentence(at_place(one, messages)), [one["terrain_name"], *found, empty], is_named=False, id=one["id"])


def at_place(place: PlaceView | HexView, messages: Messages) -> str:
    """Return where a hex lies, by its coordinates."""
    return messages.say("thing-at", q=str(place["q"]), r=str(place["r"]))


def town(one: TownView, board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Thing:
    """Return a town: its hex, its mission and its extension, and where its ships go."""
    ships = [each["name"] for each in board["towns"] if each["letter"] in one["connections"]]
    place = one["place"]
    lines = [
        messages.say("thing-town", letter=one["letter"]),
        at_place(place, messages) if place else None,
        labelled(messages, "thing-town-mission", mission_of(one, printed)),
        labelled(messages, "thing-extension", printed[one["extension"]["id"]]["name"] if one["extension"] else None),
        labelled(messages, "thing-ships", messages.join(ships) if ships else None),
        None if one["port"] else messages.say("thing-no-port"),
    ]
    return thing(one["name"], lines, is_named=False, id=one["id"])


def mission_of(one: TownView, printed: Printed) -> str | None:
    """Return the name, the demand and the points of a town's mission; None without one."""
    if one["mission"] is None:
        return None
    mission: TownMissionView = printed[one["mission"]["id"]]
    return f"{mission['name']} ({mission['asks']}: {'★' * mission['points']})"


def tower(one: AlchemistView, names: Names, messages: Messages) -> Thing:
    """Return a tower: its hex, and all that is stored in it."""
    own = one["tower"]
    stored = [
        labelled(messages, "thing-elements", counted(own["elements"], messages)),
        labelled(messages, "thing-items", listed(own["items"], names)),
        labelled(messages, "thing-fragments", listed(own["fragments"], names)),
        labelled(messages, "thing-extensions", listed(own["extensions"], names)),
    ]
    place = own["place"]
    at = at_place(place, messages) if place else None
    empty = None if any(stored) else messages.say("thing-tower-empty")
    return thing(names[own["id"]], [at, *stored, empty], is_named=False, id=own["id"])


def deck(one: DeckView, names: Names, messages: Messages) -> Thing:
    """Return a face-down pile: how many cards lie there, and its discards."""
    discard = one["discard"]
    lines = [
        messages.say("thing-face-down", count=one["count"]),
        messages.say("thing-discarded", count=len(discard), cards=listed(discard, names)) if discard else None,
    ]
    return thing(one["name"], lines, is_named=False, id=one["id"])


def slot(one: SlotView, names: Names, printed: Printed, messages: Messages) -> Thing:
    """Return a slot of open inquisitor cards: whose it is, and what its cards add."""
    held = [f"{names[each['id']]} ({bonuses(printed[each['id']]['modifiers'], messages)})" for each in one["cards"]]
    kind = one.get("name")
    lines = [sentence(kind) if kind else messages.say("thing-slot-free"), ", ".join(held)]
    return thing(messages.say("thing-slot", slot=one["slot"]), lines, is_named=False, id=one["id"])


def elements(board: MateriaPrimaBoard, messages: Messages) -> Iterator[Thing]:
    """Yield the elements: what each is made of, who has how many, and how many lie loose."""
    carriers = [*board["alchemists"], *board["homunculi"]]
    counts = {
        "thing-carried": named_counts((one["name"], one["carried"]) for one in carriers),
        "thing-stored": named_counts((one["name"], one["tower"]["elements"]) for one in board["alchemists"]),
        "thing-loose": named_counts((one["name"], one["loose"]) for one in board["hexes"]),
    }
    inputs = {one["element"]: one["inputs"] for one in reversed(board["conversions"])}
    for kind in board["elements"]:
        name = board_ids.name_in(kind["id"])
        made = labelled(messages, "thing-made-of", counted(inputs.get(name, []), messages))
        held = [labelled(messages, key, found.get(name)) for key, found in counts.items()]
        empty = None if any(held) else messages.say("thing-nowhere")
        yield thing(sentence(kind["name"]), [made, *held, empty], is_named=False, id=ids.element(name))


def named_counts(rows: Iterable[tuple[str, list[ElementView]]]) -> dict[str, str]:
    """Return for each kind of element who has how many. rows: (who or where, elements)."""
    found: dict[str, list[str]] = {}
    for name, held in rows:
        for one in held:
            found.setdefault(one["element"], []).append(f"{name} {one['count']}")
    return {kind: ", ".join(texts) for kind, texts in found.items()}


def part(one: MissionPartView, board: MateriaPrimaBoard, messages: Messages) -> Thing:
    """Return a part of the scenario's mission, and who has done it."""
    done = ", ".join(each["name"] for each in board["alchemists"] if each["colour"] in one["done"])
    told = labelled(messages, "thing-done-by", done) or messages.say("thing-done-by-nobody")
    return thing(one["text"], [told], is_named=False, id=one["id"])


def listed(cards: Iterable[LyingView], names: Names) -> str:
    """Return the names of cards."""
    return ", ".join(names[one["id"]] for one in cards)
