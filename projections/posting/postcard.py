"""A postcard of a table: its board, who plays, and what the last day told, in a picture to send around."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.blocks import picture
from projections.drawing.lettering import cut, fitted, plain, width
from projections.drawing.nodes import at, node
from projections.drawing.tokens import DARK, LIGHT, ON_SEAT, SANS, schemes
from projections.posting.scene import Scene
from projections.text.messages import Messages

WIDTH, HEIGHT = 1200, 630
"""In pixels: the shape that messengers and networks show whole."""
MARGIN, LEFT, RIGHT, ROOM = 34, 612, 660, 504
"""The space inside the frame, the width of the board, where the words begin, and how wide they may be."""
NAME, SUB, LINE, SEAT, SMALL = 44, 22, 20, 21, 17
"""Sizes of letters."""
LINES_MAX, SEATS_MAX = 9, 8
SEATS = ("green", "yellow", "brown", "grey")
HEAD, ROW, FOOT = 176, 28, HEIGHT - MARGIN - 16
"""The base line of what comes below the name, the distance of lines, and the base line of the last one."""
GLASS = "M-7 -12H7M-7 12H7M-5 -12C-5 -3 -.7 -3 -.7 0C-.7 3 -5 3 -5 12M5 -12C5 -3 .7 -3 .7 0C.7 3 5 3 5 12"


class Postcard(NamedTuple):
    """What a postcard tells.

    about: the game, its scenario and how far it is; seats: their names in order; day: the last one told, in the game's
    words; lines: what happened, oldest first; seal: what is known of its dice.
    """

    name: str
    about: str
    seats: Sequence[str]
    day: str
    lines: Sequence[str]
    seal: str


def postcard(told: Postcard, scene: Scene, messages: Messages) -> str:
    """Return the postcard as SVG, for a light and a dark screen."""
    parts = [
        node("rect", x=14, y=14, width=WIDTH - 28, height=HEIGHT - 28, class_="frame"),
        node("rect", x=20, y=20, width=WIDTH - 40, height=HEIGHT - 40, class_="frame"),
        framed(scene),
        at(RIGHT, 0, *words(told)),
    ]
    style = scene.style + schemes(LIGHT, DARK) + RULES
    return picture(parts, WIDTH, HEIGHT, plain(f"{told.name}: {told.about}"), messages.language, style)


def framed(scene: Scene) -> Element:
    """Return the board in its part of the postcard, as large as it fits."""
    made = node("svg", *scene.parts, x=MARGIN, y=MARGIN, width=LEFT, height=HEIGHT - 2 * MARGIN)
    made.set("viewBox", " ".join(f"{side:.1f}" for side in scene.box))
    return made


def words(told: Postcard) -> Iterator[Element]:
    """Yield all that is said beside the board."""
    name, size = fitted(told.name, ROOM, NAME, NAME * 0.6)
    yield node("path", d=GLASS, transform="translate(8 66)", class_="glass")
    yield text("Hourglass", 26, 72, SMALL, "post quiet")
    yield text(name, 0, 122, size, "post bold")
    about, size = fitted(told.about, ROOM, SUB, SUB * 0.75)
    yield text(about, 0, 154, size, "post quiet slanted")
    yield from seats(told.seats)
    below = HEAD + ROW * (rows_of(told.seats) + 1)
    yield node("path", d=f"M0 {below - 14}H{ROOM}", class_="ruled")
    yield text(cut(plain(told.day), ROOM, SUB), 0, below + 14, SUB, "post bold")
    room = int((FOOT - 40 - below - 14) / ROW)
    for row, line in enumerate(broken(told.lines)[-min(room, LINES_MAX) :]):
        yield text(line, 0, below + 14 + ROW * (row + 1), LINE, "post")
    yield node("path", d=f"M0 {FOOT - 26}H{ROOM}", class_="ruled")
    seal, size = fitted(told.seal, ROOM, SMALL, SMALL * 0.7)
    yield text(seal, 0, FOOT, size, "post quiet")


def broken(lines: Sequence[str]) -> list[str]:
    """Return what happened as lines that fit; each thing takes two at most."""
    found = list[str]()
    for one in map(plain, lines):
        first = longest(one)
        rest = one[len(first) :].strip()
        found += [cut(first.rstrip(), ROOM, LINE), *([cut(rest, ROOM, LINE)] if rest else [])]
    return found


def longest(line: str) -> str:
    """Return as many words of a line as fit; its whole text if even the first word does not."""
    words = line.split(" ")
    fitting = next(
        (count - 1 for count in range(1, len(words) + 1) if width(" ".join(words[:count]), LINE) > ROOM), len(words)
    )
    return " ".join(words[: max(1, fitting)])


def rows_of(names: Sequence[str]) -> int:
    """Return how many rows the seats take, two in each."""
    return (min(len(names), SEATS_MAX) + 1) // 2


def seats(names: Sequence[str]) -> Iterator[Element]:
    """Yield a tower and a name for each seat."""
    for seat, name in enumerate(names[:SEATS_MAX]):
        x, y = (seat % 2) * ROOM / 2, HEAD + 12 + ROW * (seat // 2)
        yield node("rect", x=x, y=y - 17, width=22, height=22, rx=3, class_=f"seat s-{SEATS[seat % len(SEATS)]}")
        yield text(str(seat + 1), x + 11, y, SMALL - 2, "post digit")
        yield text(cut(plain(name), ROOM / 2 - 40, SEAT), x + 30, y, SEAT, "post")


def text(said: str, x: float, y: float, size: float, classes: str) -> Element:
    """Return a line of words."""
    return node("text", x=x, y=y, font_size=round(size, 1), class_=classes, text=said)


RULES = (
    "text.post{fill:var(--text);text-anchor:start;font-weight:400}.post.quiet{fill:var(--quiet)}"
    ".post.bold{font-weight:700}.post.slanted{font-style:italic}"
    f".post.digit{{fill:{ON_SEAT};text-anchor:middle;font-weight:700;font-family:{SANS}}}"
    f".seat{{stroke:{ON_SEAT};stroke-width:1.2}}.frame{{fill:none;stroke:var(--edge)}}"
    ".ruled{fill:none;stroke:var(--rule)}.paper{fill:var(--paper)}"
    ".glass{fill:none;stroke:var(--print);stroke-width:1.6;stroke-linecap:round}"
    + "".join(f".seat.s-{name}{{fill:var(--seat-{name})}}" for name in SEATS)
)
