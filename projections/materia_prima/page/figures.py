"""The figures on the map: towers, alchemists, homunculi, inquisitors, each where it stands, on top of the land."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, InquisitorView
from projections.materia_prima.page.land import middle
from projections.materia_prima.page.signs import letters, used
from projections.text.messages import Messages, sentence

Spot = tuple[float, float]
"""Where a foot stands, from the middle of the hex."""

ALONE: Sequence[Sequence[Spot]] = (
    (),
    ((0, 36),),
    ((-14, 36), (14, 33)),
    ((-22, 32), (0, 38), (22, 32)),
    ((-31, 28), (-10.5, 37), (10.5, 28), (31, 37)),
)
"""Where so many figures stand on a hex, as long as there are no others on it."""

BEFORE_TOWER: Sequence[Sequence[Spot]] = (
    (),
    ((21, 32),),
    ((9, 37), (30, 26)),
    ((-6, 39), (13, 36), (31, 24)),
    ((-22, 40), (-3, 38), (15, 34), (32, 24)),
)
"""Where they stand before a tower."""

BEHIND: Sequence[Sequence[Spot]] = (
    (),
    ((24, 0),),
    ((14, 0), (34, 0)),
    ((-6, -2), (14, 0), (34, 0)),
    ((-26, -2), (-6, -2), (14, 0), (34, 0)),
)
"""Where inquisitors stand behind a player's figures."""

SPOTS = 4
"""How many stand side by side; those behind the last one are counted."""

TOWER_ALONE: Spot = 0, 18
TOWER_ASIDE: Spot = -17, 16

NUMBER = 10.0
"""The radius of the disc that numbers a thing that may be chosen."""


class Token(NamedTuple):
    """A figure. name: for reading aloud; sign: its shape, letter and colour."""

    id: str
    name: str
    sign: tuple[Element, ...]


def named(board: MateriaPrimaBoard, messages: Messages) -> Iterator[Token]:
    """Yield all towers and figures."""
    of_colours = {one["colour"]: one for one in board["alchemists"]}
    initials = initials_of(board)
    for number, one in enumerate(board["alchemists"], 1):
        yield tower(one, number, messages)
        yield Token(one["id"], one["name"], alchemist(one, initials[one["id"]]))
    for each in board["homunculi"]:
        owner = of_colours[each["colour"]]["short_name"]
        name = messages.say("page-homunculus-of", name=each["name"], who=owner)
        yield Token(each["id"], name, homunculus(each, initials[each["id"]]))
    for foe in board["inquisitors"]:
        yield Token(foe["id"], sentence(foe["name"]), inquisitor(foe))


def tower(one: AlchemistView, number: int, messages: Messages) -> Token:
    """Return a tower with its number, from 1."""
    name = messages.say("thing-tower-of", who=one["short_name"])
    return Token(one["tower"]["id"], name, tower_sign(one["colour"], number))


def tower_sign(colour: str, number: int) -> tuple[Element, ...]:
    """Return a tower of a colour with its number."""
    return used("tower", f"f-{colour}"), letters(str(number), -11, 24, "m i b on")


def alchemist(one: AlchemistView, initial: str) -> tuple[Element, ...]:
    """Return an alchemist with the letter of its name."""
    return used("alchemist", f"f-{one['colour']}"), letters(initial, -2.6, lettered(initial, 18), "m b on fl")


def homunculus(one: HomunculusView, initial: str) -> tuple[Element, ...]:
    """Return a homunculus with the letter of its name."""
    return used("homunculus", f"f-{one['colour']}"), letters(initial, -5.5, lettered(initial, 17), "m b on fl")


def inquisitor(one: InquisitorView) -> tuple[Element, ...]:
    """Return an inquisitor with the letter of its type."""
    return used("inquisitor"), letters(one["type"], -4, 18, "m b pale fl")


def lettered(text: str, size: float) -> float:
    """Return the size of a letter; of two letters side by side, a smaller one."""
    return size if len(text) == 1 else size * 0.68


def initials_of(board: MateriaPrimaBoard) -> Mapping[str, str]:
    """Return the letters of figures by id: the first one, or the first two where that is not enough."""
    names = {
        **{one["id"]: one["short_name"] for one in board["alchemists"]},
        **{one["id"]: one["name"] for one in board["homunculi"]},
    }
    kinds = defaultdict[str, list[str]](list)
    for one in board["alchemists"]:
        kinds["alchemist"].append(one["short_name"][:1].upper())
    for each in board["homunculi"]:
        kinds[each["colour"]].append(each["name"][:1].upper())
    alike = {one["id"]: kinds["alchemist"] for one in board["alchemists"]} | {
        each["id"]: kinds[each["colour"]] for each in board["homunculi"]
    }
    return {id: initial(name, alike[id]) for id, name in names.items()}


def initial(name: str, firsts: Sequence[str]) -> str:
    """Return the first letter of a name; two letters if another of its kind begins with the same one."""
    first = name[:1].upper()
    return first if firsts.count(first) < 2 else name[:2].capitalize()


# Where they stand


def on_hex(one: HexView, tokens: Mapping[str, Token]) -> Iterator[Element]:
    """Yield what stands on a hex: the tower, inquisitors behind it, the players' figures before."""
    own, foes = [*one["alchemists"], *one["homunculi"]], one["inquisitors"]
    is_alone = not (own or foes)
    if one["tower"]:
        yield placed(tokens[one["tower"]], one, TOWER_ALONE if is_alone else TOWER_ASIDE)
    if foes:
        yield from in_row(
            foes, BEHIND if own else BEFORE_TOWER if one["tower"] else ALONE, one, tokens, 0.8 if own else 1
        )
    if own:
        yield from in_row(own, BEFORE_TOWER if one["tower"] else ALONE, one, tokens)


def in_row(
    ids: Sequence[str], rows: Sequence[Sequence[Spot]], one: HexView, tokens: Mapping[str, Token], scale: float = 1
) -> Iterator[Element]:
    """Yield figures side by side; those that find no place stand behind the last one, which counts them."""
    spots = rows[min(len(ids), SPOTS)]
    hidden = len(ids) - SPOTS
    for id in ids[SPOTS:]:
        yield placed(tokens[id], one, spots[-1], scale)
    for id, spot in zip(ids, spots, strict=False):
        yield placed(tokens[id], one, spot, scale)
    if hidden > 0:
        x, y = middle((one["q"], one["r"]))
        yield letters(f"+{hidden}", y + spots[-1][1] - 26, 15, "m b halo", x + spots[-1][0])


def placed(token: Token, one: HexView, spot: Spot, scale: float = 1) -> Element:
    """Return a figure on its spot of a hex, with the marks of a thing that may be chosen."""
    x, y = middle((one["q"], one["r"]))
    moved = f"translate({x + spot[0]:.1f} {y + spot[1]:.1f})" + (f" scale({scale:g})" if scale != 1 else "")
    parts = (
        node("title", text=token.name),
        used("halo", "ring"),
        *token.sign,
        number(11, -33),
        used("rays", "rays", 0, -8),
    )
    return node("g", *parts, data_id=token.id, role="img", transform=moved)


def number(x: float, y: float) -> Element:
    """Return the disc that numbers a thing that may be chosen; the client fills in the number."""
    disc, text = node("circle", r=NUMBER), node("text", y=5.2, class_="m", font_size=15)
    return node("g", disc, text, class_="number", transform=f"translate({x:g} {y:g})")
