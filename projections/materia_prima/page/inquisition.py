"""The Inquisition: how strong each type is, the open slots of cards, and the alarm card of the day."""

from collections import Counter
from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from domain.materia_prima.vocabulary import InquisitorStat
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import MateriaPrimaBoard, SlotView
from projections.materia_prima.board.form.cards import AlarmView
from projections.materia_prima.board.form.figures import ValueView
from projections.materia_prima.page.html import card, disc, listed, section, text, thing, times, why
from projections.materia_prima.page.signs import beside
from projections.materia_prima.things.wording import bonuses
from projections.text.messages import Messages, sentence

COLUMNS: tuple[tuple[InquisitorStat, ...], ...] = (("attack", "destroy"), ("defence",), ("actions",))
"""The columns of the table; an inquisitor that hits towers has destruction in the place of attack."""


def inquisition(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return the table of types, the open slots and the alarm card."""
    taken = [slot(one, printed, messages) for one in board["slots"]]
    parts = [table(board, messages), *alarm(board, printed, messages)]
    return section(messages.say("page-inquisition"), *parts, listed("slots", taken), classes="s-inq")


def table(board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return what each type is worth, and how many of it are on the map."""
    heads = (
        node(
            "th",
            node("abbr", text=messages.say(f"short-{one[0]}"), title=messages.say(f"stat-{one[0]}")),
            scope="col",
        )
        for one in COLUMNS
    )
    counts = Counter(one["type"] for one in board["inquisitors"])
    rows = (
        row(one["type"], one["name"], counts[one["type"]], board, messages) for one in board["scenario"]["inquisitors"]
    )
    return node("table", node("thead", node("tr", node("td"), *heads)), node("tbody", *rows), class_="inq")


def row(type: str, name: str, count: int, board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return the row of a type. count: how many of it are on the map."""
    hunts = next((one["targets"] for one in board["inquisitors"] if one["type"] == type), [])
    said = messages.say("thing-hunts", text=", ".join(one["name"] for one in hunts)) if hunts else ""
    head = node(
        "th",
        text(type, "hd"),
        text(sentence(name)),
        *([times(count)] if count > 1 else []),
        *([text(said, "small")] if said else []),
        scope="row",
    )
    strengths = board["strengths"].get(type, {})
    cells = (
        cell(type, next((one for one in column if one in strengths), None), strengths, messages) for column in COLUMNS
    )
    return node("tr", head, *cells, class_="here" if count else "away")


def cell(
    type: str, stat: InquisitorStat | None, strengths: Mapping[InquisitorStat, ValueView], messages: Messages
) -> Element:
    """Return a value of a type, a dash if it is not known yet. stat: None if it has none."""
    if stat is None:
        return text("–", "quiet", "td")
    number = why(("strengths", type, stat, "value"), strengths[stat]["value"])
    if stat == "destroy":
        short = messages.say("short-destroy")
        return node("td", number, node("abbr", text=short, title=strengths[stat]["name"], class_="small"))
    return node("td", number)


def slot(one: SlotView, printed: Printed, messages: Messages) -> Element:
    """Return a slot of open cards: whose it is, and what each card adds."""
    title = messages.say("thing-slot", slot=one["slot"])
    held = sentence(one["name"]) if one["type"] else messages.say("thing-slot-free")
    shown = text(str(one["slot"]), "num slotno", "b"), text(held, "" if one["type"] else "quiet")
    cards = [added(each["id"], printed, messages) for each in one["cards"]]
    whose = thing("div", one["id"], *shown, classes="slot", title=title)
    return node("li", whose, *([listed("cards", cards)] if cards else []))


def added(id: str, printed: Printed, messages: Messages) -> Element:
    """Return a card of a slot with what it adds."""
    one = printed[id]
    more = messages.say("thing-second-figure") if one["second_figure"] else bonuses(one["modifiers"], messages)
    return card({"id": id}, printed, "li", "small", *([text(more, "quiet")] if more else []))


def alarm(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the alarm card of the day: where new inquisitors come, what they get, and where the bells ring."""
    if board["alarm"] is None:
        return
    one: AlarmView = printed[board["alarm"]]
    lines = [messages.say("page-alarm-town", town=one["town_name"])]
    if one["modifiers"]:
        lines.append(messages.say("page-alarm-adds", bonus=bonuses(one["modifiers"], messages)))
    lines += [
        messages.say("page-alarm-marker", kind=each["figure"], direction=each["direction_name"])
        for each in one["markers"]
    ]
    said = (text(line, "small") for line in lines)
    yield thing(
        "div",
        one["id"],
        beside("bell"),
        node("div", text(one["name"], "name"), *said, rewards(one, messages)),
        classes="alarm",
    )


def rewards(one: AlarmView, messages: Messages) -> Element:
    """Return the rewards for pips of a die."""
    found = (
        node("li", text(str(each["pips"]), "die"), disc({"element": each["element"], "name": each["name"], "count": 1}))
        for each in one["reward"]
    )
    return listed("reward", found, messages.say("page-reward"))
