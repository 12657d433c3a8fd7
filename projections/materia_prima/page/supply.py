"""Recipes, elements and piles of cards."""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import DeckView, MateriaPrimaBoard
from projections.materia_prima.board.form.cards import ElementView, RecipeView
from projections.materia_prima.page.html import card, disc, discs, listed, more, roman, section, text, thing, times, why
from projections.materia_prima.page.signs import beside
from projections.materia_prima.things.wording import abilities, bonuses
from projections.text.messages import Messages

KINDS = {"homunculus": ("homunculus", "f-grey"), "equipment": ("gear", ""), "stone": ("stone", "")}
"""Kinds of recipes -> sign and its colour."""


# Recipes


def recipes(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return the recipes that were drawn just now, and those of the pool."""
    pool, drawn = board["recipes"], board["researched"]
    most = why(("recipes_max",), board["recipes_max"])
    aside = [node("span", text(messages.say("page-in-pool", count=len(pool))), most, class_="quiet")]
    new = [listed("recs new", (recipe(one, printed, messages) for one in drawn), messages.say("page-researched"))]
    shown = (
        listed("recs", (recipe(one, printed, messages) for one in pool))
        if pool
        else text(messages.say("picture-pool-empty"), "small", "p")
    )
    return section(messages.say("page-recipes"), *(new if drawn else []), shown, aside=aside, classes="s-rec")


def recipe(lying: LyingView, printed: Printed, messages: Messages) -> Element:
    """Return a recipe: its kind, its level, its cost, and what it gives."""
    one: RecipeView = printed[lying["id"]]
    sign, colour = KINDS[one["kind"]]
    name = node(
        "span",
        beside(sign, label=one["kind_name"], classes=colour),
        text(one["name"]),
        text(roman(one["level"]), "quiet level"),
        class_="name",
    )
    cost = node("span", *discs(one["cost"]), class_="price")
    return thing("li", one["id"], name, cost, *gives(one, messages))


def gives(one: RecipeView, messages: Messages) -> Iterator[Element]:
    """Yield what a recipe's result has or adds, as far as it is more than its kind."""
    own = ", ".join(f"{each['name']} {each['amount']}" for each in one["values"])
    said = " · ".join(filter(None, (own, bonuses(one["bonuses"], messages), abilities(one["abilities"]))))
    if said:
        yield text(said, "small gives")


# Elements


def elements(board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return all elements, and what those of a higher level are made of."""
    made = {one["element"]: one["inputs"] for one in board["conversions"]}
    rows = (element(one["id"], one["name"], made.get(one["id"].partition(":")[2], [])) for one in board["elements"])
    return more(messages.say("page-elements"), listed("elements", rows))


def element(id: str, name: str, inputs: list[ElementView]) -> Element:
    """Return an element with its inputs."""
    made_of = [text("="), *discs(inputs)] if inputs else []
    own = disc({"element": id.partition(":")[2], "name": "", "count": 1})
    return thing("li", id, own, text(name), node("span", *made_of, class_="price"))


# Cards


def decks(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return the piles: how many cards lie face down, and which are discarded."""
    rows = (deck(one, board["alarm"], printed, messages) for one in board["decks"])
    return more(messages.say("page-decks"), listed("decks", rows))


def deck(one: DeckView, alarm: str | None, printed: Printed, messages: Messages) -> Element:
    """Return a pile. alarm: the card of the day, which is shown elsewhere."""
    count = text(messages.say("thing-face-down", count=one["count"]), "small")
    parts = [thing("div", one["id"], beside("cards"), text(one["name"]), count)]
    discarded = [each for each in one["discard"] if each["id"] != alarm]
    if discarded:
        cards = listed("cards", (card(each, printed, classes="small") for each in reversed(discarded)))
        parts.append(more(messages.say("page-discarded", count=len(discarded)), cards))
    return node("li", *parts)


def beside_the_board(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield recipes out of the game, elements that were delivered, and seats that want to give up."""
    if board["removed"]:
        gone = listed("cards", (card(one, printed, classes="small") for one in board["removed"]))
        yield more(messages.say("page-removed", count=len(board["removed"])), gone)
    if board["delivered"]:
        given = node("div", *delivered(board["delivered"]), class_="hold")
        yield section(messages.say("page-delivered"), given)
    if board["conceding"]:
        seats = (node("li", node("span", class_="player", data_seat=seat)) for seat in board["conceding"])
        yield section(messages.say("page-conceding"), listed("conceding", seats))


def delivered(elements: Iterable[ElementView]) -> Iterator[Element]:
    """Yield elements with their numbers."""
    for one in elements:
        yield disc(one)
        yield times(one["count"])
