"""The sheets of the characters: tracks, attributes, resources, possessions, decks."""

from collections.abc import Iterable, Iterator
from typing import Literal
from xml.etree.ElementTree import Element

from projections.board.form import LyingView
from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.tainted_grail.board.form.board import KnownDeckView, TaintedGrailBoard
from projections.tainted_grail.board.form.cards import GrailAbilityView, OwnedView, SkillView, TrayView
from projections.tainted_grail.board.form.characters import AttributeView, CharacterView, TrackView
from projections.tainted_grail.page.decks import deck, slip
from projections.tainted_grail.page.html import listed, number_mark, tag, why
from projections.tainted_grail.page.signs import sign, token
from projections.tainted_grail.picture.characters import participant
from projections.tainted_grail.picture.land import initials_of
from projections.tainted_grail.picture.signs import texts
from projections.tainted_grail.words.naming import signed, span
from projections.text.messages import Messages, sentence

DEEDS: tuple[Literal["passed", "acted", "joined", "dreamt"], ...] = ("passed", "acted", "joined", "dreamt")
"""What a figure on the land tells of its character."""


def sheets(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element:
    """Return the sheet of each character."""
    initials = initials_of(board)
    people = [
        sheet(at, one, initials[one["id"]], board, printed, messages) for at, one in enumerate(board["characters"])
    ]
    return tag("div", *people, class_="cast")


def sheet(
    at: int, one: CharacterView, initials: str, board: TaintedGrailBoard, printed: Printed, messages: Messages
) -> Element:
    """Return a character. at: its place on the board, from 0."""
    tray: TrayView = printed[one["id"]]
    encounter = board["encounter"]
    is_active = encounter is not None and encounter["active"] == one["id"]
    body = tag(
        "div",
        head(one, board, messages),
        conditions(one, messages),
        put_together(one, messages),
        standing(one, board, messages),
        tag(
            "div",
            tag("div", *(track(at, n, each, tray, messages) for n, each in enumerate(one["tracks"]))),
            tag("div", attributes(at, one, tray), resources(one, tray)),
            class_="pcols",
        ),
        listed((owned(each, messages) for each in one["owned"]), "owned"),
        listed((skill(each["id"], printed[each["id"]]) for each in one["skills"]), "owned"),
        kept(one, board, printed, messages),
        class_="body",
    )
    return tag(
        "article",
        flag(one, initials),
        body,
        class_=f"person f-{one['colour']}" + (" active" if is_active else "") + (" dead" if one["dead"] else ""),
        aria_label=one["name"],
    )


def flag(one: CharacterView, initials: str) -> Element:
    """Return the flag of a sheet, by which its character is chosen: no thing that can be chosen holds another."""
    name = tag("span", one["name"], class_="sr")
    return tag("div", number_mark(), token(initials, one["colour"]), name, class_="flag", data_id=one["id"])


def head(one: CharacterView, board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return its name, its player, and the backs of a hand that the reader may not see."""
    part = participant(one, board["encounter"])
    hand = part["hand"] if part and not part["left"] else []
    backs = [tag("i") for each in hand if each["id"].startswith("hand:")]
    label = messages.say("page-backs", count=len(backs))
    return tag(
        "h3",
        tag("span", one["name"], class_="name"),
        tag(
            "span",
            tag("span", *backs, class_="backs", role="img", aria_label=label) if backs else None,
            tag("span", class_="player", data_seat=one["seat"]),
            class_="seat",
        ),
    )


def conditions(one: CharacterView, messages: Messages) -> Element | None:
    """Return what ails it; None if nothing does."""
    ailing = [messages.say("left-dead")] if one["dead"] else [each["name"] for each in one["conditions"]]
    return tag("p", ", ".join(ailing), class_="ailing small red") if ailing else None


def put_together(one: CharacterView, messages: Messages) -> Element | None:
    """Return the board and the cards that were chosen for it in free play; None without."""
    if "cards" not in one:
        return None
    board, cards = (messages.say(f"board-{colour}") for colour in (one["colour"], one["cards"]))
    return tag("p", messages.say("page-put-together", board=board, cards=cards), class_="tiny")


def standing(one: CharacterView, board: TaintedGrailBoard, messages: Messages) -> Element | None:
    """Return where it stands on the land, and what it has done; None in an arena, and while it is not on the land."""
    figure = next((each for each in board.get("figures", ()) if each["character"] == one["id"]), None)
    if figure is None:
        return None
    place = next(each["name"] for each in board["land"]["places"] if each["id"] == figure["place"])
    done = [messages.say(f"page-has-{name}") for name in DEEDS if figure[name]]
    return tag("p", " · ".join([place, *done]), class_="tiny")


def track(at: int, place: int, one: TrackView, tray: TrayView, messages: Messages) -> Element:
    """Return a track: a cell for each space, dashed where it is dangerous, struck where it cannot rise to now."""
    own = tray["tracks"][one["track"]]
    low, high = one["zone"]
    cells = [
        tag("i", class_=cell(space, one["value"], one["end"], low <= space <= high) or None)
        for space in range(1, max(one.get("spaces", own["max"]), one["value"]) + 1)
    ]
    end = messages.say("thing-track", value=one["value"], end=one["end"])
    zone = messages.say("thing-zone", zone=own["zone_name"], range=span(messages, low, high))
    path = ("characters", at, "tracks", place)
    return tag(
        "div",
        number_mark(),
        tag("span", sentence(own["name"]), class_="tl2"),
        tag("span", *cells, class_="cells", role="img", aria_label=f"{end}; {zone}"),
        tag("b", str(one["value"]), class_="num"),
        tag("small", "/", why(one["end"], *path, "end")),
        class_=f"track tr-{one['track']}",
        data_id=one["id"],
    )


def cell(space: int, value: int, end: int, is_dangerous: bool) -> str:
    """Return the classes of a space of a track."""
    named = {"z": is_dangerous, "on": space <= value, "here": space == value, "no": space > end}
    return " ".join(name for name, holds in named.items() if holds)


def attributes(at: int, one: CharacterView, tray: TrayView) -> Element | None:
    """Return the six attributes."""
    return listed(
        (attribute(at, place, each, tray) for place, each in enumerate(one["attributes"])),
        "attr",
    )


def attribute(at: int, place: int, one: AttributeView, tray: TrayView) -> Element:
    """Return an attribute: its sign, its value, and what changes it for a while."""
    changes = "".join(f" ({signed(each['count'])} {each['until_name']})" for each in one.get("changes", ()))
    value = why(one["value"], "characters", at, "attributes", place, "value")
    if not one["value"]:
        value.set("class", "why num zero")
    name = tray["attributes"][one["attribute"]]
    changed = tag("small", changes) if changes else None
    return tag("li", number_mark(), sign(one["attribute"], name), value, changed, data_id=one["id"])


def resources(one: CharacterView, tray: TrayView) -> Element | None:
    """Return the resources."""
    return listed(
        (
            tag(
                "li",
                number_mark(),
                tag("span", sentence(tray["resources"][each["resource"]])),
                " ",
                tag("b", str(each["count"]), class_="num" if each["count"] else "num zero"),
                data_id=each["id"],
            )
            for each in one["resources"]
        ),
        "res",
    )


# What it has


def owned(one: OwnedView, messages: Messages) -> Element:
    """Return an item or a secret: its name, its keywords, what it does, how it lies, and whether it works now."""
    lies = [messages.say("page-turned")] if one.get("turned") else []
    lies += [messages.say("page-packed")] if one.get("packed") else []
    lies += [] if one["usable"] else [messages.say("thing-idle")]
    keywords = [each["name"] for each in one["keywords"]]
    return possession(one["id"], one["name"], [*keywords, *lies], one["abilities"], is_idle=not one["usable"])


def skill(id: str, one: SkillView) -> Element:
    """Return a skill: its name, its attribute, what it does."""
    return possession(id, one["name"], [one["attribute_name"]], one["abilities"], is_idle=False)


def possession(
    id: str, name: str, notes: Iterable[str], abilities: list[GrailAbilityView], *, is_idle: bool
) -> Element:
    """Return something that a character has."""
    noted = ", ".join(notes)
    return tag(
        "li",
        number_mark(),
        tag("b", name),
        tag("small", f" {noted}", class_="quiet") if noted else None,
        tag("span", texts(abilities), class_="does") if abilities else None,
        class_="idle" if is_idle else None,
        data_id=id,
    )


def kept(one: CharacterView, board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element:
    """Return its decks, what it can buy, and its trait: closed at first, since few look at them."""
    parts = (
        listed(own_decks(one, board["decks"], printed, messages), "decks"),
        *available(one, printed, messages),
        tag("p", printed[one["id"]]["trait"]["text"], class_="trait small"),
    )
    return tag("details", tag("summary", messages.say("page-kept")), *parts, class_="kept small")


def own_decks(
    one: CharacterView, decks: Iterable[KnownDeckView], printed: Printed, messages: Messages
) -> Iterator[Element]:
    """Yield the decks of a character, each by its kind."""
    whose = f"deck:{name_in(one['id'])}/"
    for each in decks:
        if each["id"].startswith(whose):
            yield deck(each, messages.say("page-deck", deck=each["id"].removeprefix(whose)), printed, messages)


def available(one: CharacterView, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the open piles from which it can buy cards."""
    for kind, pile in one["available"].items():
        label = messages.say("page-available", deck=kind)
        yield tag("p", tag("b", f"{label}: "), *slips(pile, printed, messages), class_="slips small")


def slips(ones: Iterable[LyingView], printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the names of cards."""
    return (
        slip(each["id"], printed[each["id"]]["name"] if each["id"] in printed else messages.say("face-down"))
        for each in ones
    )
