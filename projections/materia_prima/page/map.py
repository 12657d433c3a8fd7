"""The map: the land with its water, what lies on each hex, and who stands there."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.markup import settled
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard
from projections.materia_prima.page import land
from projections.materia_prima.page.figures import Token, named, number, on_hex
from projections.materia_prima.page.signs import letters, of_element, used
from projections.materia_prima.things.lying import standing
from projections.materia_prima.things.wording import counted
from projections.text.messages import Messages, sentence

HEXES_KEPT = 1024
"""The most hexes in the cache of drawn ones, each with what lies there."""
COORDINATES = 42
"""How far below the middle of a hex its two numbers stand, by which the chronicle names it."""


class Lying(NamedTuple):
    """What a hex looks like. loose: (element, name, count); told: its name, and who and what is there."""

    id: str
    at: land.At
    ground: land.Ground
    is_crowded: bool
    has_tower: bool
    is_tower_alone: bool
    markers: int
    loose: tuple[tuple[str, str, int], ...]
    told: str


def drawn(board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return the map; before it is laid out, the outlines of its seven pieces."""
    tokens = {token.id: token for token in named(board, messages)}
    hexes = tuple((one["q"], one["r"]) for one in board["hexes"]) or land.BLANK
    symbol, *water = land.coast(hexes)
    shown = [drawn_hex(lying(one, tokens, messages)) for one in board["hexes"]] or blank(messages)
    figures = (token for one in board["hexes"] for token in on_hex(one, tokens))
    parts = (node("defs", symbol, data_key="coast"), *water, *shown, land.borders(hexes), land.compass(hexes), *figures)
    label = messages.say("page-map-label" if board["hexes"] else "sheet-no-land", count=len(board["hexes"]))
    made = node("svg", *parts, class_="map", role="group", aria_label=label)
    made.set("viewBox", " ".join(f"{side:.0f}" for side in land.box(hexes)))
    return made


def blank(messages: Messages) -> list[Element]:
    """Return the land before it is laid out, with words that say so."""
    return [land.blank(), letters(messages.say("sheet-no-land"), 8, 24, "m i halo")]


def lying(one: HexView, tokens: Mapping[str, Token], messages: Messages) -> Lying:
    """Return what a hex looks like."""
    there = standing(one)
    is_crowded = len(there) > 0
    is_bare = not (is_crowded or one["markers"] or one["loose"])
    return Lying(
        one["id"],
        (one["q"], one["r"]),
        land.Ground(one.get("mine"), one.get("mine_name", ""), one.get("town"), is_bare),
        is_crowded,
        bool(one["tower"]),
        there == [one["tower"]],
        one["markers"],
        tuple((each["element"], each["name"], each["count"]) for each in one["loose"]),
        told(one, there, tokens, messages),
    )


def told(one: HexView, there: Sequence[str], tokens: Mapping[str, Token], messages: Messages) -> str:
    """Return what a hex is, and who and what is there."""
    has_own_name = one["terrain"] == "town" or bool(one["tower"])
    at = messages.say("page-at", q=str(one["q"]), r=str(one["r"]))
    name = one["name"] if has_own_name else f"{sentence(one['terrain_name'])} {at}"
    found = [tokens[id].name for id in there if id != one["tower"]]
    if one["markers"]:
        found.append(messages.say("page-markers", count=one["markers"]))
    if one["loose"]:
        found.append(messages.say("thing-loose", text=counted(one["loose"], messages)))
    return ", ".join([name, *found])


@lru_cache(maxsize=HEXES_KEPT)
def drawn_hex(one: Lying) -> Element:
    """Return a hex with what lies on it, the same at every table. Not to be changed."""
    x, y = land.middle(one.at)
    tint, *feature = land.drawn(one.ground, one.at, one.is_crowded)
    parts = (
        node("title", text=one.told),
        tint,
        used("ring", "ring"),
        *feature,
        *markers(one),
        *loose(one),
        letters(f"{one.at[0]}, {one.at[1]}".replace("-", "\N{MINUS SIGN}"), COORDINATES, 11, "m fl co"),
        number(number_at(one), -26),
        used("rays", "rays"),
    )
    return settled(node("g", *parts, data_id=one.id, role="img", class_="hex", transform=f"translate({x:g} {y:g})"))


def number_at(one: Lying) -> float:
    """Return where across the number of an option stands free of the tower and the markers."""
    if one.is_tower_alone:
        return 29
    return 16 if one.markers or one.has_tower else 0


def markers(one: Lying) -> Iterator[Element]:
    """Yield the alarm markers as a bell, with their number if there are several."""
    if not one.markers:
        return
    x, y = (0, -2) if one.ground.is_plain and not one.is_crowded else (-27, -14)
    yield used("bell", "", x, y, 1.15)
    if one.markers > 1:
        yield letters(str(one.markers), y + 6, 17, "m b halo", x + 17)


def loose(one: Lying) -> Iterator[Element]:
    """Yield loose elements with their numbers, where the feature of the hex and the figures leave room."""
    for at, (element, name, count) in enumerate(one.loose):
        x, y, size = loose_place(one, at)
        yield node("g", *of_element(element, name), transform=f"translate({x:g} {y:g}) scale({size:g})")
        if count > 1:
            yield letters(str(count), y - 4, 15, "m b halo", x + 11 * size)


def loose_place(one: Lying, at: int) -> tuple[float, float, float]:
    """Return the place and the size of a kind of loose elements. at: from 0."""
    count = len(one.loose)
    size = 1 if count < 3 else min(0.8, 3.2 / count)
    off = at - (count - 1) / 2
    if one.is_crowded:
        return (14 if count < 3 else 0) + 22 * size * off, -33, size * 0.85
    if one.ground.is_plain:
        return 8 + 25 * size * off, 22, size
    return (28 if at % 2 == 0 else -28), 14 - 20 * (at // 2), size * 0.9
