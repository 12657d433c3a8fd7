"""Below the drawn map: the sheets of the alchemists, and the recipes."""

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.drawing.blocks import Block, stacked
from projections.drawing.nodes import at, node
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.form.cards import RecipeView
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, PlayerFigureView
from projections.materia_prima.drawn.lines import PROSE, SMALL, discs, heading, sign, thing, words
from projections.materia_prima.page.figures import homunculus, initials_of, tower_sign
from projections.materia_prima.page.html import roman, total
from projections.materia_prima.page.sheets import STATS, belongings
from projections.materia_prima.page.supply import KINDS
from projections.text.messages import Messages

FLAG, INNER, GAP = 34, 44, 12
"""The width of the strip with the tower, where the words begin, and the space between two sheets."""

COUNTED = 38
"""The width of an element with its number."""

LABEL = 72
"""The width of what names things on a sheet."""

RECIPES = 3
"""How many recipes stand side by side."""


def sheets(board: MateriaPrimaBoard, printed: Printed, messages: Messages, width: float) -> Block:
    """Return the sheets side by side."""
    count = max(3, len(board["alchemists"]))
    each = (width - GAP * (count - 1)) / count
    made = [sheet(at, one, board, printed, messages, each) for at, one in enumerate(board["alchemists"])]
    height = max((one.height for one in made), default=0)
    placed = [node("g", *one.parts, transform=f"translate({(each + GAP) * n:.0f} 0)") for n, one in enumerate(made)]
    return Block(placed, height + GAP if made else 0)


def sheet(
    number: int, one: AlchemistView, board: MateriaPrimaBoard, printed: Printed, messages: Messages, width: float
) -> Block:
    """Return an alchemist's sheet. number: its place in the board."""
    room, initials = width - INNER - 8, initials_of(board)
    inside = stacked(
        [
            Block([words(one["name"], 0, 20, 16, "left i b k", room)], 26),
            values(one, messages, room),
            load(one, messages, room),
            *owned(one, printed, messages, room),
            *(helper(each, initials, messages, room) for each in board["homunculi"] if each["colour"] == one["colour"]),
        ]
    )
    height = max(inside.height + 8, 92)
    is_acting = board["turn"] == one["colour"]
    parts = [
        node("rect", width=width, height=height, class_="card acting" if is_acting else "card"),
        node("rect", x=1, y=1, width=FLAG, height=height - 2, class_=f"f-{one['colour']}", fill_opacity=0.45),
        flag(number, one, messages),
        node("g", *inside.parts, transform=f"translate({INNER} 0)"),
    ]
    return Block([thing(one["id"], one["name"], *parts)], height)


def flag(number: int, one: AlchemistView, messages: Messages) -> Element:
    """Return the tower and the soul stones."""
    name = messages.say("thing-tower-of", who=one["short_name"])
    tower = at(18, 36, *tower_sign(one["colour"], number + 1), scale=0.62)
    stones = [sign("stone", 18, 54 + 22 * n, 0.9) for n in range(one["soul_stones"])] or [sign("nostone", 18, 54, 0.9)]
    return node("g", thing(one["tower"]["id"], name, tower), *stones)


def values(one: PlayerFigureView, messages: Messages, room: float) -> Block:
    """Return the values, and the actions as dots."""
    said = "  ".join(f"{messages.say(f'short-{stat}')} {one['values'][stat]['value']}" for stat in STATS)
    most = max(one["values"]["actions"]["value"], one["remaining"])
    dots = [
        node("circle", cx=room - 12 * (most - n) + 6, cy=8, r=4, class_="pen" if n >= one["remaining"] else "now")
        for n in range(most)
    ]
    return Block([words(said, 0, 13, SMALL, "left s", room - 12 * most - 4), *dots], 20)


def load(one: AlchemistView, messages: Messages, room: float) -> Block:
    """Return what is carried, and what lies in the tower."""
    free = one["values"]["capacity"]["value"] - total(one["carried"])
    carried = [*discs(one["carried"], 0, 11)]
    stored = one["tower"]["elements"]
    rows = [Block([*carried, words(messages.say("page-room", count=max(0, free)), room, 15, 11, "right s q")], 24)]
    per_row = max(1, int((room - 44) // COUNTED))
    for start in range(0, len(stored), per_row):
        label = [words(messages.say("kind-tower"), 0, 15, 11, "left s q")] if start == 0 else []
        rows.append(Block([*label, *discs(stored[start : start + per_row], 44, 11)], 23))
    return stacked(rows)


def owned(one: AlchemistView, printed: Printed, messages: Messages, room: float) -> Iterator[Block]:
    """Yield what is worn and what lies in the tower, each thing on a line."""
    for key, cards in belongings(one):
        for number, each in enumerate(cards):
            label = [words(messages.say(key), 0, 13, 11, "left s q")] if number == 0 else []
            yield Block([*label, card(each, printed, LABEL, room - LABEL)], 17)


def card(one: LyingView, printed: Printed, x: float, room: float) -> Element:
    """Return a card by its name."""
    name = str(printed[one["id"]]["name"])
    return thing(one["id"], name, words(name, x, 13, SMALL, "left i thinly", room))


def helper(one: HomunculusView, initials: Mapping[str, str], messages: Messages, room: float) -> Block:
    """Return a homunculus with its values and what it carries."""
    stats = " ".join(f"{messages.say(f'short-{stat}')} {one['values'][stat]['value']}" for stat in STATS)
    parts = [
        at(8, 19, *homunculus(one, initials[one["id"]]), scale=0.55),
        words(one["name"], 20, 15, SMALL, "left", room * 0.45),
        words(stats, room, 15, 11, "right s q", room * 0.5),
        *discs(one["carried"], 20, 29),
    ]
    return Block([thing(one["id"], one["name"], *parts)], 42 if one["carried"] else 22)


# Recipes


def recipes(board: MateriaPrimaBoard, printed: Printed, messages: Messages, width: float) -> Block:
    """Return the recipes, those drawn just now first."""
    shown = [*board["researched"], *board["recipes"]]
    if not shown:
        return Block([], 0)
    count = messages.say("thing-pool-holds", count=len(board["recipes"]), most=board["recipes_max"])
    head = [*heading(messages.say("page-recipes"), width), words(count, width, 20, SMALL, "right s q")]
    room = (width - GAP * (RECIPES - 1)) / RECIPES
    rows = []
    for start in range(0, len(shown), RECIPES):
        row = shown[start : start + RECIPES]
        rows.append(Block([at((room + GAP) * n, 0, recipe(each, printed, room)) for n, each in enumerate(row)], 26))
    return stacked([Block(head, 30), *rows, Block([], GAP)])


def recipe(lying: LyingView, printed: Printed, room: float) -> Element:
    """Return a recipe with its cost."""
    one: RecipeView = printed[lying["id"]]
    name, colour = KINDS[one["kind"]]
    size, foot = (0.55, 20) if one["kind"] == "homunculus" else (0.75, 11)
    cost = [each for each in one["cost"] for _ in range(each["count"])]
    left = room - 21 * len(cost)
    return thing(
        lying["id"],
        one["name"],
        sign(name, 10, foot, size, colour),
        words(f"{one['name']} {roman(one['level'])}", 24, 16, PROSE, "left thinly", left - 30),
        *discs(({**each, "count": 1} for each in cost), left, 11),
    )
