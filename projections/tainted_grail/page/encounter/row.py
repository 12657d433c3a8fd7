"""The row: the encounter and all cards laid so far, as cards whose edges meet and light up."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from domain.tainted_grail.vocabulary.terms import ATTRIBUTES
from projections.board.printing import Printed
from projections.drawing.canvas import wrapped
from projections.drawing.nodes import at, node
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import PrintedCardView
from projections.tainted_grail.board.form.encounter import EncounterView, LaidView
from projections.tainted_grail.page.encounter.edges import seam
from projections.tainted_grail.page.html import listed, section, tag
from projections.tainted_grail.page.signs import emblem, marks, picture, sign, used
from projections.tainted_grail.picture import sequence
from projections.tainted_grail.picture.drawn import signs
from projections.tainted_grail.picture.drawn.signs import words
from projections.tainted_grail.picture.land import initials_of
from projections.tainted_grail.picture.signs import texts
from projections.text.messages import Messages, sentence

FIRST, CARD, HEIGHT = 60, 104, 244
"""The widths of the encounter and of a card, and their height."""
AFTER = 20
"""The room behind the last card, for marks."""
LETTERS, LINES, SIZE = 12, 3, 13
"""The most letters on a line of a name, the most lines, and the size of a letter where all have room."""


def row(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> Element:
    """Return the row, what its signs mean, the texts that count, and what the next card meets."""
    drawing = picture(
        FIRST + CARD * len(one["sequence"]) + AFTER, HEIGHT, drawn(board, one, printed, messages), "map seq grail", -2
    )
    drawing.set("role", "group")
    return tag(
        "div",
        tag("div", drawing, class_="seqbox", tabindex=0, role="group", aria_label=messages.say("page-row")),
        legend(messages),
        tag(
            "div",
            next_edge(one, printed, messages),
            connected(one, printed, messages),
            readable(one, printed, messages),
            class_="told",
        ),
        class_="rowbox",
    )


# The drawing


def drawn(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the encounter, the cards from the left, and over them their edges."""
    yield encounter(one)
    yield from cards(board, one, printed, messages)
    x = FIRST
    for laid, right in sequence.met(one, printed):
        yield from seam(x, right, printed[laid["id"]]["left"], laid["keys"])
        x += CARD
    yield from seam(x, sequence.edges(one, printed)[-1], {}, {})


def encounter(one: EncounterView) -> Element:
    """Return the card of the encounter, in its colour, with the time markers on it."""
    parts = [
        node("title", text=one["name"]),
        node("rect", y=2, width=FIRST, height=HEIGHT - 4, class_="ccard enemy"),
        node("rect", x=3, y=5, width=FIRST - 6, height=HEIGHT - 10, class_="ccard2"),
        at(24, 128, emblem(one["colour"])),
        *markers(one["time"], 0, 20),
        *marks(node("rect", x=2, y=4, width=FIRST - 4, height=HEIGHT - 8, rx=3), 18, 20),
    ]
    return node("g", *parts, data_id=one["id"])


def cards(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the cards, each with its owner's figure; shaded if another one covers its text."""
    initials = initials_of(board)
    for place, laid in enumerate(one["sequence"]):
        own: PrintedCardView = printed[laid["id"]]
        owner = sequence.owner_of(board, laid)
        state = "covered" if sequence.is_covered(one, laid, printed) else "open"
        told = messages.say("page-laid", card=own["name"], owner=owner["name"], state=state)
        figure = signs.figure(initials[owner["id"]], owner["colour"])
        parts = card(laid, own, told, state, figure)
        yield node("g", *parts, transform=f"translate({FIRST + CARD * place} 0)", data_id=laid["id"])


def card(laid: LaidView, own: PrintedCardView, told: str, state: str, figure: Element) -> Iterator[Element]:
    """Yield the parts of a card: its name, its owner, its markers."""
    yield node("title", text=told)
    yield node("rect", y=2, width=CARD, height=HEIGHT - 4, class_=f"ccard {state}")
    yield node("rect", x=3, y=5, width=CARD - 6, height=HEIGHT - 10, class_="ccard2")
    for number, line in enumerate(wrapped(own["name"], LETTERS)[:LINES]):
        yield words(line, CARD / 2, 24 + 15 * number, size_of(line), "m", "i")
    yield at(CARD / 2, 232, figure, scale=0.72)
    yield from markers(laid.get("time", 0), laid.get("charges", 0), CARD / 2)
    if own["permanent"]:
        yield used("stays", CARD - 18, 228)
    yield from marks(node("rect", x=2, y=4, width=CARD - 4, height=HEIGHT - 8, rx=3), 16, 18)


def size_of(line: str) -> float:
    """Return the size of the letters with which a line is no wider than a card."""
    return min(SIZE, round(SIZE * (LETTERS + 1) / len(line), 1))


def markers(time: int, charges: int, x: float) -> Iterator[Element]:
    """Yield the time markers and the charges on a card."""
    held = [(name, count) for name, count in (("time", time), ("charge", charges)) if count]
    for n, (name, count) in enumerate(held):
        yield at(x - 4, 174 - 22 * n, used(name, -8, 0), words(str(count), 6, 5, 14, "m", "b"))


# What it says


STATES = ("lit", "dark", "open")
"""The states of halves, as their classes."""


def legend(messages: Messages) -> Element | None:
    """Return what the drawing of halves means."""

    def sample(state: str) -> Element:
        over = {
            "lit": [node("circle", r=14, class_="litring")],
            "dark": [node("path", d="M-10 10L10 -10", class_="bar")],
        }
        parts = [node("circle", r=14, class_=f"half {state}"), *over.get(state, [])]
        drawing = picture(40, 40, parts, "sign", -20, -20)
        drawing.set("aria-hidden", "true")
        return drawing

    entries = (tag("li", sample(one), messages.say(f"page-half-{one}")) for one in STATES)
    return listed(entries, "key", messages.say("page-legend"))


def next_edge(one: EncounterView, printed: Printed, messages: Messages) -> Element | None:
    """Return what the right end of the row asks for, and who has enough of an attribute."""
    entries = []
    for height, half in sequence.edges(one, printed)[-1].items():
        able = [one["participants"][place]["name"] for place in one["edge"].get(height, [])]
        who = messages.say("page-enough", who=messages.join(able), count=len(able)) if "attribute" in half else None
        entries.append(
            tag(
                "li",
                sign(half.get("attribute", height)),
                tag("span", sentence(half["text"])),
                tag("small", who) if who else None,
            )
        )
    return section(messages.say("page-next-edge"), listed(entries, "nextedge"))


def connected(one: EncounterView, printed: Printed, messages: Messages) -> Element | None:
    """Return how many symbols of each attribute are connected."""
    counts = sequence.connected(one, printed)
    entries = [
        tag("li", sign(each), tag("span", messages.say(f"attribute-{each}")), tag("b", str(counts[each]), class_="num"))
        for each in ATTRIBUTES
        if counts[each]
    ]
    return section(messages.say("picture-connected"), listed(entries, "nextedge"))


def readable(one: EncounterView, printed: Printed, messages: Messages) -> Element | None:
    """Return the texts of the cards that no other card covers."""
    entries = [
        tag("li", tag("b", printed[laid["id"]]["name"]), " ", texts(printed[laid["id"]]["abilities"]))
        for laid in one["sequence"]
        if printed[laid["id"]]["abilities"] and not sequence.is_covered(one, laid, printed)
    ]
    return section(messages.say("page-readable"), listed(entries, "texts"))
