"""The pictures of the book: the signs with their names, two cards that meet, and what a menhir reaches."""

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.vocabulary.terms import Height
from projections.drawing.blocks import fitting, picture
from projections.drawing.nodes import at, node
from projections.tainted_grail.board.form.cards import InHalfView, OutHalfView
from projections.tainted_grail.page.encounter.edges import ROWS, seam
from projections.tainted_grail.page.signs import EMBLEMS, PATHS, defs, emblem, used
from projections.tainted_grail.picture.drawn.signs import figure, guardian, menhir, path, words
from projections.tainted_grail.picture.drawn.style import STYLE
from projections.text.messages import Messages, sentence

GAP = 18
COLUMNS, COLUMN, LINE = 3, 200, 34
"""The legend of the signs: columns, the width of each, and the height of a line."""
ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
CARD, CARD_HEIGHT, CAPTION = 130, 250, 300
"""Width and height of a card, and the width of what is said beside the cards."""
CELL = 76
"""The side of a location on the small land."""
RIGHT: Mapping[Height, OutHalfView] = {
    "a1": {"attribute": "courage", "level": 1, "text": ""},
    "a2": {"attribute": "empathy", "level": 2, "text": ""},
    "magic": {"text": ""},
    "free": {"text": ""},
}
"""The right edge of the card that lies there."""
LEFT: Mapping[Height, InHalfView] = {
    "a1": {"give": "pool", "count": 2, "text": ""},
    "a2": {"give": "draw", "count": 1, "text": ""},
    "magic": {"give": "pool", "count": 1, "text": ""},
    "free": {"give": "extra", "count": 1, "text": ""},
}
"""The left edge of the card that is laid."""
LIT: Mapping[Height, bool] = {"a1": True, "a2": False, "magic": False, "free": True}
"""Which of their signs light up, by height."""
RULES = (
    ".keysign{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}"
    "use{color:var(--text)}.half{fill:var(--paper);stroke:var(--edge);stroke-width:1.2}"
    ".half.lit{fill:var(--ochre-fill);stroke:none}.half.dark{fill:var(--rule);stroke:none}"
    ".half.lit~use{color:#1f1a10}.half~text{text-anchor:middle;font-size:13px}.half.lit~.bonus{fill:#1f1a10}"
    ".level{fill:#1f1a10}.litring{fill:none;stroke:var(--text);stroke-width:2}"
    ".beam{stroke:var(--ochre);stroke-width:2;stroke-linecap:round;fill:none}"
    ".bar{stroke:var(--red);stroke-width:2.2;stroke-linecap:round;fill:none}"
    ".f-grey{fill:#b9b7b0}.f-green{fill:#79b06f}.f-purple{fill:#a98ac4}.f-blue{fill:#86a5d6}.emblem use{color:#1f1a10}"
)


def signs(pack: Pack, messages: Messages, names: Mapping[str, str], title: str) -> str:
    """Return the legend of the signs. names: the words of the game, by their ids; title: see `picture`."""
    listed = [*legend(messages, names)]
    lines = -(-len(listed) // COLUMNS)
    parts = [node("defs", *defs())]
    for place, (sign, name) in enumerate(listed):
        x, y = GAP + COLUMN * (place // lines), GAP + LINE * (place % lines + 0.5)
        parts += [at(x + 14, y, sign), words(name, x + 38, y + 5, 14)]
    size = COLUMNS * COLUMN + 2 * GAP, lines * LINE + 2 * GAP
    return picture(parts, *size, title, messages.language, STYLE + RULES)


def legend(messages: Messages, names: Mapping[str, str]) -> Iterator[tuple[Element, str]]:
    """Yield each sign with its name: attributes, what else lights up, bonuses, kinds of encounters."""
    for one in ATTRIBUTES:
        yield drawn(one), messages.say(f"attribute-{one}")
    yield drawn("magic"), messages.say("holding-magic")
    yield drawn("free"), messages.say("book-free")
    yield drawn("extra"), messages.say("bonus-extra")
    yield drawn("draw"), sentence(messages.say("bonus-draw", count=1))
    yield drawn("variable"), names["variable"]
    for colour in EMBLEMS:
        yield at(0, 0, emblem(colour), scale=0.7), sentence(messages.say(f"stop-{colour}"))


def drawn(name: str) -> Element:
    """Return a sign."""
    assert name in PATHS
    return used(name, 0, 0, 26)


def row(pack: Pack, messages: Messages, names: Mapping[str, str], title: str) -> str:
    """Return two cards that meet, and what each of their signs does."""
    parts = [node("defs", *defs())]
    for place, name in enumerate(("book-first-card", "book-next-card")):
        x = GAP + place * CARD
        parts.append(node("rect", x=x, y=GAP, width=CARD, height=CARD_HEIGHT, rx=7, class_="leaf"))
        parts.append(words(messages.say(name), x + CARD / 2, GAP + 26, 13, "m", "i", "q"))
    parts += seam(GAP + CARD, RIGHT, LEFT, LIT)
    for height in LIT:
        said = messages.say("book-free-height" if height == "free" else f"book-{height}")
        for at_line, line in enumerate(fitting(said, 13, CAPTION)):
            parts.append(words(line, 2 * CARD + 2 * GAP + 6, ROWS[height] - 2 + 16 * at_line, 13))
    size = 2 * CARD + 3 * GAP + CAPTION, CARD_HEIGHT + 2 * GAP
    return picture(parts, *size, title, messages.language, STYLE + RULES)


def reach(pack: Pack, messages: Messages, names: Mapping[str, str], title: str) -> str:
    """Return a menhir with the land that it reaches, and land beyond."""
    parts = [node("defs", mist())]
    for x in range(5):
        for y in range(3):
            parts.append(cell(x, y, "leaf"))
            if x == 4:
                parts.append(cell(x, y, "lost"))
    left, top, side = GAP + 4, GAP + 4, 3 * CELL
    parts.append(node("rect", x=left + CELL - 4, y=top - 4, width=side, height=side, rx=8, class_="glow r1"))
    parts += [cell(0, y, "lost") for y in range(3)]
    parts.append(at(*middle(2, 1), menhir(6), scale=1.2))
    parts.append(at(*middle(1, 1), figure("A", "green")))
    parts.append(at(*middle(3, 2), guardian()))
    for x, y, word in ((2, 1, "menhir"), (3, 2, "guardian")):
        across, down = middle(x, y)
        parts.append(words(sentence(names[word]), across, down + 18, 12, "m", "s"))
    parts.append(words(messages.say("book-lost"), GAP + 5 * CELL + 4, GAP + 3 * CELL + 26, 13, "e", "i", "q"))
    size = 5 * CELL + 2 * GAP, 3 * CELL + 2 * GAP + 22
    return picture(parts, *size, title, messages.language, STYLE)


def mist() -> Element:
    """Return the hatching of land out of reach."""
    stripes = node("pattern", path("M0 9L9 0M-2 2L2 -2M7 11L11 7", "mist"), id="mist", width=9, height=9)
    stripes.set("patternUnits", "userSpaceOnUse")
    return stripes


def cell(x: int, y: int, class_: str) -> Element:
    """Return a location of the small land, by its column and row from 0."""
    side = CELL - 8
    return node("rect", x=GAP + x * CELL + 4, y=GAP + y * CELL + 4, width=side, height=side, rx=5, class_=class_)


def middle(x: int, y: int) -> tuple[float, float]:
    """Return where something stands on a location."""
    return GAP + (x + 0.5) * CELL, GAP + (y + 0.72) * CELL


PICTURES = {"signs": signs, "row": row, "reach": reach}
"""The pictures of the book by their names in it."""
