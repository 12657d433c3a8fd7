"""The scenario: the day and its events, the mission of every alchemist, and all that lies beside the map."""

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from projections.board.form import NamedView
from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import (
    MateriaPrimaBoard,
    MissionPartView,
    ScenarioSpecialView,
    ScenarioView,
)
from projections.materia_prima.board.form.cards import EventView
from projections.materia_prima.board.form.figures import AlchemistView
from projections.materia_prima.page.figures import tower_sign
from projections.materia_prima.page.html import keyed, listed, more, section, text, thing, why
from projections.materia_prima.page.inquisition import inquisition
from projections.materia_prima.page.signs import beside
from projections.materia_prima.page.supply import beside_the_board, decks, elements, recipes
from projections.materia_prima.page.towns import towns
from projections.text.messages import Messages

WHAT = {
    **dict.fromkeys(("make", "convert"), "make"),
    **dict.fromkeys(("defeat", "repel", "win"), "fight"),
    **dict.fromkeys(("deliver", "fulfil", "give"), "give"),
    "have": "keep",
    "research": "cards",
    "buy": "keep",
}
"""What a part of the mission demands -> its sign."""

SIDES = {"alchemists": ("done", "picture-for"), "inquisition": ("lost", "picture-against")}
"""The sides of an event -> sign and message."""


def scenario(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return the scenario: first what it demands, last what seldom changes."""
    parts = [
        keyed("introduction", introduction, board),
        keyed("days", lambda one: days(one, messages), board),
        keyed("mission", lambda one: mission(one, messages), board),
        *specials(board["scenario"], messages),
        keyed("towns", lambda one: towns(one, printed, messages), board),
        keyed("inquisition", lambda one: inquisition(one, printed, messages), board),
        keyed("recipes", lambda one: recipes(one, printed, messages), board),
        keyed("card", lambda one: card(one, printed, messages), board),
        keyed("elements", lambda one: elements(one, messages), board),
        keyed("decks", lambda one: decks(one, printed, messages), board),
        *beside_the_board(board, printed, messages),
    ]
    return node("div", *parts, class_="scenario")


def introduction(board: MateriaPrimaBoard) -> Element:
    """Return how the scenario begins, shown at once on the first day."""
    one = board["scenario"]
    told = (node("p", text=each) for each in one["intro"].split("\n\n"))
    return more(one["name"], *told, is_open=board["day"] <= 1)


# The day


def days(board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return the track of days, and the events with their costs and effects."""
    today, last_day, events = board["day"], board["last_day"], board["scenario"]["events"]
    of = node("span", text(messages.say("page-of")), why(("last_day",), last_day), class_="quiet")
    with_event = {one["day"] for one in events}
    track = node("ol", *(day(n, today, n in with_event) for n in range(1, last_day + 1)), class_="days")
    track.set("aria-label", messages.say("picture-day", day=today, last_day=last_day))
    phase = text(board["phase_name"] if board["status"] == "running" else board["status_name"], "small", "p")
    title = messages.say("page-day", day=today)
    return section(title, phase, track, *listed_events(events, last_day, messages), aside=[of], classes="m-days")


def listed_events(events: Sequence[EventView], last_day: int, messages: Messages) -> Iterator[Element]:
    """Yield the next event, and all others on demand."""
    rows = {one["day"]: event(at, one, last_day, messages) for at, one in enumerate(events)}
    coming = next((one["day"] for one in events if one["side"] is None and one["day"] <= last_day), None)
    if coming is not None:
        yield listed("events", [rows.pop(coming)], messages.say("picture-events"))
    if rows:
        yield more(messages.say("page-other-events", count=len(rows)), listed("events", rows.values()))


def day(number: int, today: int, is_event: bool) -> Element:
    """Return a day of the track."""
    classes = " ".join(
        name for name, holds in (("ev", is_event), ("gone", number < today), ("now", number == today)) if holds
    )
    is_shown = is_event or number == today
    return node("li", text(str(number), "" if is_shown else "sr", "b" if is_shown else "span"), class_=classes)


def event(at: int, one: EventView, last_day: int, messages: Messages) -> Element:
    """Return an event: its day, its effects, its cost or its side. at: its row; last_day: none comes after it."""
    side = one["side"]
    price = node("span", why(("scenario", "events", at, "cost"), one["cost"]), text("★"), class_="cost")
    comes = "open" if one["day"] <= last_day else "never"
    return thing(
        "li",
        one["id"],
        text(str(one["day"]), "evday num", "b"),
        node("div", *effects(one, messages), class_="effects"),
        of_side(side, messages) if side else price,
        classes="past" if side else comes,
    )


def effects(one: EventView, messages: Messages) -> Iterator[Element]:
    """Yield the effects of both sides of an event, of the one that happened as soon as it has."""
    for name, each in (("alchemists", one["alchemists"]), ("inquisition", one["inquisition"])):
        if one["side"] in (None, name) and each["effects"]:
            yield node("p", of_side(name, messages), text("; ".join(each["effects"])), class_="effect")


def of_side(side: str, messages: Messages) -> Element:
    """Return the sign of a side of an event."""
    sign, key = SIDES[side]
    return beside(sign, label=messages.say(key))


# The mission


def mission(board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return the duties of every alchemist, with the towers of those who have done each."""
    rows = (duty(one, board, messages) for one in board["scenario"]["mission"])
    return section(messages.say("page-mission"), listed("mission", rows))


def duty(one: MissionPartView, board: MateriaPrimaBoard, messages: Messages) -> Element:
    """Return a duty."""
    seals = (seal(at, each, each["colour"] in one["done"], messages) for at, each in enumerate(board["alchemists"], 1))
    sign = beside(WHAT.get(one["what"], "done"))
    return thing("li", one["id"], sign, text(one["text"]), node("span", *seals, class_="tw"))


def seal(number: int, one: AlchemistView, is_done: bool, messages: Messages) -> Element:
    """Return the tower of an alchemist: filled if the duty is done, its outline otherwise. number: from 1."""
    key = "page-done-by" if is_done else "page-open-for"
    colour = one["colour"] if is_done else "none"
    marks = tower_sign(colour, number)[1:] if is_done else ()
    return beside("tower", *marks, label=messages.say(key, who=one["short_name"]), classes=f"f-{colour}")


def specials(one: ScenarioView, messages: Messages) -> Iterator[Element]:
    """Yield the special rules of the scenario, if it has any."""
    if one["specials"]:
        rows = (special(each, messages) for each in one["specials"])
        yield section(messages.say("picture-specials"), listed("rules", rows))


def special(one: ScenarioSpecialView, messages: Messages) -> Element:
    """Return a special rule, with a sign if it holds now."""
    sign = beside("done", label=messages.say("page-holds")) if one["holds"] else beside("cards")
    told = [text(one["text"], "small")] if one["text"] else []
    classes = "holds" if one["holds"] else "rests"
    return thing("li", one["id"], sign, node("span", text(one["name"]), *told), classes=classes)


def card(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return the scenario card: how hard it is, where it takes place."""
    one = board["scenario"]
    levels = [level(each, one["difficulty"]) for each in one["difficulties"]]
    parts = [
        thing("h4", one["id"], text(one["name"], "ink")),
        *([listed("levels", levels, messages.say("thing-difficulty"))] if levels else []),
        *([thing("p", one["layout"]["id"], text(one["layout"]["name"]))] if one["layout"] else []),
        *temple(board, printed),
    ]
    return section(messages.say("sheet-column-scenario"), *parts, classes="card")


def level(one: NamedView, chosen: str | None) -> Element:
    """Return a level of difficulty. chosen: the one in force."""
    marked = {"aria_current": "true"} if name_in(one["id"]) == chosen else {}
    return thing("li", one["id"], text(one["name"]), **marked)


def temple(board: MateriaPrimaBoard, printed: Printed) -> Iterator[Element]:
    """Yield the temple beside the board, if there is one."""
    if board["temple"]:
        yield thing("p", board["temple"]["id"], text(str(printed[board["temple"]["id"]]["name"])))
