"""The decks, what the open questions offer beside the table, and what is out of the game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element

from projections.board.ids import kind_of, name_in
from projections.board.printing import Printed
from projections.tainted_grail.board.form.board import KnownDeckView, KnownView, TaintedGrailBoard
from projections.tainted_grail.board.form.cards import PrintedCardView, SkillView, TrayView
from projections.tainted_grail.page.html import Content, listed, number_mark, tag
from projections.tainted_grail.picture.signs import texts
from projections.tainted_grail.things.cards import edge
from projections.text.messages import Messages, sentence


def slip(id: str, name: str) -> Element:
    """Return a thing by its name."""
    return tag("span", number_mark(), name, class_="slip", data_id=id)


def deck(one: KnownDeckView, name: str, printed: Printed, messages: Messages) -> Element:
    """Return a deck: its name, how many cards it has, and those that everyone has seen."""
    count = tag("b", str(one["count"]), class_="num")
    parts: list[Content] = [tag("span", number_mark(), f"{name} ", count, class_="pick", data_id=one["id"])]
    for place, known in (("top", one.get("top", [])), ("bottom", one.get("bottom", []))):
        if known:
            before, _, after = messages.say(f"thing-{place}", text="#").partition("#")
            names = [slip(each["id"], name_of(each, printed)) for each in known]
            parts.append(tag("small", f" {before}", *names, after))
    return tag("li", *parts)


def name_of(one: KnownView, printed: Printed) -> str:
    """Return the name of a card that everyone has seen."""
    return one.get("name") or str(printed[one["id"]]["name"])


def table(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element | None:
    """Return the decks that belong to nobody, and what is out of the game: closed at first, since few look at them."""
    names = {name_in(one["id"]) for one in board["characters"]}
    shared = [one for one in board["decks"] if name_in(one["id"]).partition("/")[0] not in names]
    boxed = [slip(one["id"], messages.say("thing-unmet")) for one in board["box"]]
    removed = [slip(one["id"], one["name"]) for one in board["removed"]]
    parts = [
        listed((deck(one, one["name"], printed, messages) for one in shared), "decks"),
        tag("p", f"{sentence(messages.say('thing-boxed'))}: ", *boxed, class_="small") if boxed else None,
        tag("p", f"{sentence(messages.say('thing-removed'))}: ", *removed, class_="small") if removed else None,
    ]
    return tag("details", tag("summary", messages.say("page-decks")), *parts, class_="shared small")


# What is offered


def offers(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element | None:
    """Return what the open questions offer that does not lie on the table; None without offers."""
    found = (offer(one, printed, messages) for one in board["offers"])
    return listed(found, "offers", messages.say("page-offers"))


def offer(one: KnownView, printed: Printed, messages: Messages) -> Element:
    """Return something that may be chosen, with what is printed on it."""
    own = printed.get(one["id"])
    lines = [] if own is None else [line for line in LINES[kind_of(one["id"])](own, messages) if line]
    return tag(
        "li",
        number_mark(),
        tag("b", name_of(one, printed)),
        *(tag("span", line, class_="does") for line in lines),
        data_id=one["id"],
    )


def of_card(one: PrintedCardView, messages: Messages) -> Iterator[str]:
    """Yield the edges of a card in words, and its text."""
    for key, halves in (("thing-left", edge(one["left"], messages)), ("thing-right", edge(one["right"], messages))):
        if halves:
            yield sentence(messages.say(key, text=halves))
    yield texts(one["abilities"])


def of_skill(one: SkillView, messages: Messages) -> Iterable[str]:
    """Return the attribute of a skill, and its text."""
    return one["attribute_name"], texts(one["abilities"])


def of_character(one: TrayView, messages: Messages) -> Iterable[str]:
    """Return who a character is, and its negative trait."""
    return one["text"], one["trait"]["text"]


LINES: Mapping[str, Callable[[Any, Messages], Iterable[str]]] = {
    "card": of_card,
    "skill": of_skill,
    "character": of_character,
}
"""Kinds of what is offered -> what is printed on it, in lines."""
