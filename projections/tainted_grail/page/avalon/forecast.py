"""What comes by itself, and what the group knows: events, quests, statuses, discs."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple
from xml.etree.ElementTree import Element

from domain.tainted_grail.rules.days import GAINED_TERROR, LOST_HEALTH
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.journal import MarkedView, QuestView
from projections.tainted_grail.board.form.land import DiscView
from projections.tainted_grail.board.shown import discs_beside, events
from projections.tainted_grail.page.html import listed, number_mark, section, tag
from projections.tainted_grail.page.signs import sign
from projections.tainted_grail.picture.land import paragraphs, set_of, since
from projections.tainted_grail.words.modes import absent, modes
from projections.text.messages import Messages, sentence


class Dawn(NamedTuple):
    """What a dawn brings. day: whose dawn; is_bad: whether land is lost."""

    day: int
    text: str
    is_bad: bool = False


def forecast(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return the campaign's day, what comes, and what the group knows."""
    opened = (event(one["id"], one["name"], one["text"]) for one in events(board))
    return tag(
        "div",
        heading(board, messages),
        section(messages.say("page-comes"), listed((line(one, messages) for one in dawns(board, messages)), "dawns")),
        section(messages.say("page-events"), listed(opened, "status")),
        section(messages.say("page-quests"), listed((quest(one, messages) for one in board["quests"]), "status")),
        section(
            messages.say("picture-statuses"), listed((marked(one, messages) for one in board["statuses"]), "status")
        ),
        section(messages.say("picture-discs"), listed((disc(one, board) for one in discs_beside(board)), "status")),
        section(messages.say("page-parties"), listed(parties(board, messages), "status")),
        class_="coming",
    )


def heading(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return the campaign's name, its chapter, its day, its phase and the modes that hold."""
    one = board["campaign"]
    lines = [tag("b", one["name"])]
    if one["day"]:
        lines.append(tag("span", messages.say("picture-chapter", chapter=one["chapter"], name=one["chapter_name"])))
        lines.append(tag("span", messages.say("picture-when", day=one["day"], phase=one["phase_name"])))
    lines += [tag("span", phrase) for phrase in modes(one, messages)]
    lines += [tag("span", phrase, data_id=id) for phrase, id in absent(one, messages)]
    if board["status"] != "running":
        lines.append(tag("span", sentence(board["status_name"])))
    return tag("p", *lines, class_="when", data_id=one["id"])


# What comes


def dawns(board: TaintedGrailBoard, messages: Messages) -> list[Dawn]:
    """Return what the next dawns bring, the soonest first."""
    return sorted(
        [*menhirs(board, messages), *losses(board, messages), *expiries(board, messages)], key=lambda one: one.day
    )


def menhirs(board: TaintedGrailBoard, messages: Messages) -> Iterator[Dawn]:
    """Yield the dawn at which each menhir goes out. Source: TG-4.2.1."""
    for one in board["land"]["places"]:
        if "menhir" in one:
            ready = one.get("chargeable")
            state = "unread" if ready is None else "ready" if ready else "short"
            yield Dawn(one["menhir"]["goes_out"], messages.say("page-goes-out", place=one["name"], rite=state))


def losses(board: TaintedGrailBoard, messages: Messages) -> Iterator[Dawn]:
    """Yield the land that is lost at each dawn, and who stands there now. Source: TG-4.2.3, 4.2.7, 4.2.12."""
    held = [one for one in board["land"]["places"] if one["in_range"]]
    last = max((one["menhir"]["goes_out"] for one in held if "menhir" in one), default=0)
    for day, lost in groupby(sorted(held, key=lambda one: one["dark"]), key=lambda one: one["dark"]):
        gone = [*lost]
        is_night = day >= last
        there = standing(board, None if is_night else {one["id"] for one in gone})
        suffered = {"who": messages.join(there) if there else "", "who_n": len(there)}
        cost = {"health": LOST_HEALTH, "terror": GAINED_TERROR}
        named = {"places": messages.join([one["name"] for one in gone]), "places_n": len(gone)}
        said = (
            messages.say("page-night", **suffered, **cost)
            if is_night
            else messages.say("page-lost", **named, **suffered, **cost)
        )
        yield Dawn(day, said, is_bad=True)


def standing(board: TaintedGrailBoard, places: set[str] | None) -> list[str]:
    """Return the names of those who stand at these places, None for all."""
    names = {one["id"]: one["name"] for one in board["characters"]}
    return [names[one["character"]] for one in board["figures"] if places is None or one["place"] in places]


def expiries(board: TaintedGrailBoard, messages: Messages) -> Iterator[Dawn]:
    """Yield the dawn at which each time disc expires. Source: TG-4.2.17."""
    for one in board["discs"]:
        if "expires" in one:
            yield Dawn(one["expires"], messages.say("page-expires", disc=one["name"]))


def line(one: Dawn, messages: Messages) -> Element:
    """Return what a dawn brings."""
    when = tag("b", messages.say("page-at-day", day=one.day), class_="when")
    return tag("li", when, tag("span", one.text), class_="bad" if one.is_bad else None)


# What the group knows


def event(id: str, name: str, text: str) -> Element:
    """Return an event that lies open."""
    return told("event", id, name, *(tag("p", one) for one in paragraphs(text)))


def quest(one: QuestView, messages: Messages) -> Element:
    """Return an active quest: when it succeeds, and its markers."""
    markers = one.get("markers")
    held = tag("small", messages.say("page-markers", count=markers)) if markers else None
    told_when = since(one["text"], set_of(one), messages)
    return told("quest", one["id"], one["name"], *(tag("p", each) for each in paragraphs(told_when)), held)


def told(name: str, id: str, title: str, *parts: Element | None) -> Element:
    """Return something that lies open, behind its sign."""
    return tag("li", sign(name), tag("div", number_mark(), tag("b", title), *parts), data_id=id)


def marked(one: MarkedView, messages: Messages) -> Element:
    """Return a status with its boxes."""
    boxes = [tag("i", class_="on" if part in one["parts"] else None) for part in range(1, one["boxes"] + 1)]
    parts = messages.join([str(part) for part in one["parts"]])
    label = messages.say("page-marked", parts=parts, boxes=one["boxes"])
    names = tag("small", " · ".join(one["names"]), class_="quiet") if one["names"] else None
    body = tag("div", tag("span", since(one["name"], one.get("set", ()), messages)), names)
    return tag("li", tag("span", *boxes, class_="boxes", role="img", aria_label=label), body, data_id=one["id"])


def disc(one: DiscView, board: TaintedGrailBoard) -> Element:
    """Return a disc that lies beside the map: its value, and on what it lies."""
    named = [*board["characters"], *board["events"], *board["quests"]]
    named += [each for character in board["characters"] for each in character["owned"]]
    on = next((each["name"] for each in named if each["id"] == one["on"]), None)
    body = tag("div", tag("span", one["name"]), tag("small", on, class_="quiet") if on else None)
    return tag("li", tag("b", str(one["value"]), class_="num"), body, data_id=one["id"])


def parties(board: TaintedGrailBoard, messages: Messages) -> Iterator[Element]:
    """Yield who acts together."""
    names = {one["id"]: one["name"] for one in board["characters"]}
    for one in board["parties"]:
        if len(one["members"]) > 1:
            who = messages.join([names[each] for each in one["members"]])
            yield tag("li", sign("extra"), tag("span", messages.say("progress-party", who=who)))
