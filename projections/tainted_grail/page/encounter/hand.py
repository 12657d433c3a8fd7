"""The hands, as far as they may be seen, and the cards that characters look at."""

from collections.abc import Iterable, Iterator, Sequence
from xml.etree.ElementTree import Element

from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import PrintedCardView
from projections.tainted_grail.board.form.encounter import EncounterView, ParticipantView
from projections.tainted_grail.page.encounter.edges import in_half, out_half
from projections.tainted_grail.page.html import listed, number_mark, tag
from projections.tainted_grail.page.signs import picture
from projections.tainted_grail.picture.signs import texts
from projections.tainted_grail.things.cards import edge
from projections.text.messages import Messages

EDGE, TOP, DEPTH = 34, 52, 182
"""The width of an edge beside a card's text, and what is drawn of its height."""


def hands(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> Element:
    """Return the hand of each character that is still in the encounter, that of the active one marked."""
    parts = [hand(each, one, printed, messages) for each in one["participants"] if not each["left"]]
    return tag("div", *parts, *looks(board, printed, messages), class_="hands")


def hand(one: ParticipantView, encounter: EncounterView, printed: Printed, messages: Messages) -> Element:
    """Return a hand: its cards or their backs, how many there are, and the discarded cards."""
    is_active = encounter["active"] == one["character"]
    count = messages.say("thing-cards", count=len(one["hand"]))
    return tag(
        "section",
        tag("h3", messages.say("thing-hand", character=one["name"]), " ", tag("span", f"· {count}", class_="quiet")),
        *cards(one["hand"], printed, messages),
        discarded(one, printed, messages),
        class_="held active" if is_active else "held",
        data_hand=one["character"],
    )


def discarded(one: ParticipantView, printed: Printed, messages: Messages) -> Element | None:
    """Return the discarded cards."""
    if not one["discard"]:
        return None
    names = [
        tag(
            "span",
            printed[each["id"]]["name"] if each["id"] in printed else messages.say("face-down"),
            data_id=each["id"],
        )
        for each in one["discard"]
    ]
    said = messages.say("page-discarded", count=len(names))
    return tag("p", f"{said}: ", *separated(names), class_="small")


def separated(parts: Sequence[Element]) -> Iterator[Element | str]:
    """Yield parts with commas between them."""
    for number, one in enumerate(parts):
        if number:
            yield ", "
        yield one


def looks(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the cards that each character looks at."""
    for one in board["characters"]:
        if one["looking"]:
            title = messages.say("page-looking", character=one["name"])
            yield tag("section", tag("h3", title), *cards(one["looking"], printed, messages), class_="held")


def cards(ones: Iterable[LyingView], printed: Printed, messages: Messages) -> Iterator[Element | None]:
    """Yield the cards that the reader knows in full, then the backs of the others. On a phone the row is scrolled,
    which keys must be able to do, too.
    """
    lying = [*ones]
    known = (card(each["id"], printed[each["id"]], messages) for each in lying if each["id"] in printed)
    row = listed(known, "hand")
    if row is not None:
        row.set("tabindex", "0")
    yield row
    backs = [each["id"] for each in lying if each["id"] not in printed]
    if backs:
        yield tag("p", *(back(id, messages) for id in backs), class_="backs")


def back(id: str, messages: Messages) -> Element:
    """Return a card that the reader may not see."""
    return tag("span", number_mark(), class_="back", data_id=id, role="img", aria_label=messages.say("face-down"))


def card(id: str, one: PrintedCardView, messages: Messages) -> Element:
    """Return a card: its name, its edges, its text; the edges once more in words, for those who cannot see them."""
    left = messages.say("thing-left", text=edge(one["left"], messages)) if one["left"] else ""
    right = messages.say("thing-right", text=edge(one["right"], messages)) if one["right"] else ""
    return tag(
        "li",
        number_mark(),
        tag("span", one["name"], class_="hn"),
        side([in_half(height, half, 0) for height, half in one["left"].items()], "hcl"),
        tag("span", texts(one["abilities"]), class_="ab"),
        side([out_half(height, half, EDGE) for height, half in one["right"].items()], "hcr"),
        tag("span", ". ".join(filter(None, (left, right))), class_="sr"),
        tag("span", messages.say("page-permanent"), class_="ef") if one["permanent"] else None,
        class_="hcard",
        data_id=id,
    )


def side(halves: list[Element], class_: str) -> Element:
    """Return an edge of a card."""
    drawn = picture(EDGE, DEPTH, halves, f"map {class_}", 0, TOP)
    drawn.set("aria-hidden", "true")
    return drawn
