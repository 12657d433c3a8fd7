"""The journal: the page that is read, as printed; while none is, the places where somebody stands."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.journal import ChoiceView, ReadingView
from projections.tainted_grail.board.form.land import LocationView
from projections.tainted_grail.page.html import listed, number_mark, tag
from projections.tainted_grail.page.signs import sign
from projections.tainted_grail.picture.land import paragraphs
from projections.tainted_grail.things.cards import act, arriving, sentence_of
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def read(page: ReadingView, messages: Messages) -> Element:
    """Return the page that is read: its prose, and its choices as printed."""
    choices = [choice(number, one) for number, one in enumerate(page["choices"], 1)]
    label = messages.say("page-choices")
    return tag(
        "article",
        tag("div", *(tag("p", one) for one in paragraphs(page["prose"])), class_="prose", data_id=page["id"]),
        tag("ol", *choices, class_="choices", aria_label=label) if choices else None,
        class_="page",
    )


def choice(number: int, one: ChoiceView) -> Element:
    """Return a choice. number: from 1."""
    return tag("li", number_mark(), tag("span", one["label"]), class_="choice", value=number, data_id=one["id"])


# Where somebody stands


def places(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return the places where somebody stands: their text, and what can be done there."""
    taken = {one["place"] for one in board["figures"]}
    standing = [place(one, board, messages) for one in board["land"]["places"] if one["id"] in taken]
    return tag("div", *standing, class_="standing")


def place(one: LocationView, board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return a place with those who stand there. It has its id on the map."""
    names = {each["id"]: each["name"] for each in board["characters"]}
    who = messages.join([names[each["character"]] for each in board["figures"] if each["place"] == one["id"]])
    return tag(
        "section",
        tag("h3", tag("span", f"{one['number']} ", class_="num quiet"), one["name"]),
        tag("p", messages.say("page-here", who=who), class_="tiny"),
        *(tag("p", each, class_="flav") for each in paragraphs(naming.location_text(messages, one["number"]))),
        listed(can_be_done(one, messages), "deeds"),
    )


def can_be_done(one: LocationView, messages: Messages) -> Iterator[Element]:
    """Yield the action of a place and its effects upon arrival, faded where a time marker covers them."""
    front, covered = one["front"], one.get("covered", [])
    if "action" in front:
        yield deed(
            "stays" if "action" in covered else "gain", act(front["action"], messages), "action" in covered, messages
        )
    for number, each in enumerate(front.get("instants", ())):
        yield deed("draw", arriving(each, messages), str(number) in covered, messages)
    if not one["explored"]:
        yield deed("event", messages.say("page-unexplored"), False, messages)


def deed(name: str, text: str, is_covered: bool, messages: Messages) -> Element:
    """Return something that can be done or happens at a place."""
    used = tag("small", f" {messages.say('page-covered')}") if is_covered else None
    return tag("li", sign(name), tag("span", sentence_of(text), used), class_="gone" if is_covered else None)
