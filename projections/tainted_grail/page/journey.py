"""The way of the group through an arena: its stops, and what it met."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from domain.tainted_grail.state import ENDINGS
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.page.html import listed, section, tag
from projections.text.messages import Messages, sentence


def journey(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return the arena and its stops: those passed, the current one, those ahead; then what waits and what was met."""
    guardian = board["guardian"]
    waits = (
        tag("p", f"{guardian['name']}: {messages.say('thing-guardian')}", class_="small", data_id=guardian["id"])
        if guardian
        else None
    )
    return tag(
        "div",
        tag("p", sentence(board["status_name"]), class_="tiny", data_id=board["arena"]["id"]),
        tag("ol", *stops(board, messages), class_="stops"),
        waits,
        met(board, messages),
        class_="journey",
    )


def stops(board: TaintedGrailBoard, messages: Messages) -> Iterator[Element]:
    """Yield the stops, each with the place where the group is, in a class and in words."""
    status, at = board["status"], board["stop"]
    for number, one in enumerate(board["row"]):
        is_here = number == at and status not in ENDINGS
        where = "here" if is_here else "behind" if number < at or status == "survived" else "ahead"
        told = tag("span", f" ({messages.say(f'thing-{where}')})", class_="sr")
        yield tag("li", sentence(one["name"]), told, class_=where, data_id=one["id"])


def met(board: TaintedGrailBoard, messages: Messages) -> Element | None:
    """Return the encounters that are over, with their results."""
    over = [tag("li", f"{one['name']}: {messages.say('result-' + one['result'])}") for one in board["met"]]
    return section(messages.say("page-met"), listed(over, "met small"))
