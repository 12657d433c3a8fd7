"""The towns: what each asks for and sells, where its ships go; and the missions that are fulfilled."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import CompletedView, MateriaPrimaBoard, TownView
from projections.materia_prima.board.form.cards import ExtensionView, TownMissionView
from projections.materia_prima.page.html import listed, section, text, thing, why
from projections.materia_prima.page.signs import beside
from projections.materia_prima.things.wording import abilities, bonuses
from projections.text.messages import Messages, sentence


def towns(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return all towns, the points in hand, and the fulfilled missions."""
    names = {one["letter"]: one["name"] for one in board["towns"]}
    rows = (town(one, names, printed, messages) for one in board["towns"])
    points = node("span", why(("points",), board["points"]), text("★"), class_="cost")
    in_hand = node("p", text(messages.say("page-points")), points, class_="points")
    done = (fulfilled(at, one, board, printed, messages) for at, one in enumerate(board["completed"]))
    past = [listed("completed", done, messages.say("page-completed"))] if board["completed"] else []
    return section(messages.say("page-towns"), listed("towns", rows), in_hand, *past)


def town(one: TownView, names: dict[str, str], printed: Printed, messages: Messages) -> Element:
    """Return a town with its ships, its mission and its extension. names: of all towns, by letter."""
    badge = text(one["letter"], "badge", "b")
    told = [thing("div", one["id"], badge, text(one["name"], "name"), *ships(one, names, messages), classes="town")]
    if one["mission"]:
        mission: TownMissionView = printed[one["mission"]["id"]]
        asked = (text(sentence(mission["asks"])), points(mission["points"]), text(mission["name"], "small"))
        told.append(thing("div", mission["id"], *asked, classes="asks"))
    if one["extension"]:
        told.append(extension(printed[one["extension"]["id"]], messages))
    return node("li", *told)


def extension(one: ExtensionView, messages: Messages) -> Element:
    """Return a tower extension for sale: its price, and what it brings."""
    gains = " ".join(filter(None, (bonuses(one["bonuses"], messages), abilities(one["abilities"]))))
    price = messages.say("thing-price", text=one["price"])
    said = text("; ".join(filter(None, (price, gains))), "small")
    return thing("div", one["id"], beside("tower", classes="f-none"), text(one["name"]), said, classes="sells")


def ships(one: TownView, names: dict[str, str], messages: Messages) -> Iterator[Element]:
    """Yield where the ships of a town go."""
    if one["port"] and one["connections"]:
        there = messages.join([names[letter] for letter in one["connections"]])
        yield node("span", beside("ship"), text(messages.say("thing-ships", text=there), "small"), class_="ships")


def points(count: int) -> Element:
    """Return the points of a mission."""
    return node("span", text(str(count)), text("★"), class_="pt")


def fulfilled(at: int, one: CompletedView, board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return a fulfilled mission: who did it, and whether its points are spent. at: its place in the board."""
    who = next((each["short_name"] for each in board["alchemists"] if each["colour"] == one["colour"]), "")
    worth = node("span", why(("completed", at, "points"), one["points"]), text("★"), class_="cost")
    when = messages.say("page-spent", day=one["spent"]) if one["spent"] else messages.say("page-unspent")
    name = text(str(printed[one["id"]]["name"]))
    said = text(", ".join(filter(None, (who, when))), "small")
    classes = "spent" if one["spent"] else ""
    return thing("li", one["id"], beside("done"), node("span", name, said), worth, classes=classes)
