"""Luck as a picture: a row for each value, with its range, its expectation, and the actual value.

The picture is 360 pixels wide, so that a phone shows it at full size, and follows the reader's light or dark theme.
"""

from collections.abc import Iterator

from projections.drawing.canvas import wrapped
from projections.drawing.markup import printable
from projections.luck.view import LuckHolder, LuckValue, LuckView
from projections.text.messages import Messages

WIDTH, MARGIN = 360, 16
TITLE, HEADING, ROW, NOTE = 28, 36, 42, 18
ROWS_MAX = 200
"""The most values in a picture; the whole table's come first."""
NAME_MAX, LINE_MAX = 32, 48
"""The most characters of a name, and of a line of text."""

STYLE = (
    ":root{--paper:#fff;--ink:#222;--dim:#595959;--bar:#f3c9ad;--line:#b93a0b;--came:#1f5a96}"
    "@media(prefers-color-scheme:dark){:root{--paper:#1d1b18;--ink:#e6e0d2;--dim:#b0a899;--bar:#6d3b20;"
    "--line:#ff9a63;--came:#8ec1f5}}"
    "text{font-family:system-ui,sans-serif;font-size:13px;fill:var(--ink)}.t{font-size:18px;font-weight:600}"
    ".h{font-size:15px;font-weight:600}.s{font-size:12px;fill:var(--dim)}.p{fill:var(--paper)}.w{fill:var(--bar)}"
    ".e{stroke:var(--line);stroke-width:2}.c{fill:var(--came);stroke:var(--paper)}.a{stroke:var(--dim)}"
)


def picture(luck: LuckView, game: str, messages: Messages) -> str:
    """Return the picture as SVG. game: its name, for the title."""
    parts, y, rows = list[str](), TITLE, 0
    for line in wrapped(messages.say("luck-key"), LINE_MAX):
        y += NOTE
        parts.append(text(MARGIN, y, line, "s"))
    for holder in luck.holders:
        shown = list(rows_of(holder))[: ROWS_MAX - rows]
        if not shown:
            continue
        parts.append(text(MARGIN, y + 24, holder.name[:LINE_MAX], "h"))
        y += HEADING
        for name, measure in shown:
            parts.append(row(name, measure, y, messages))
            y += ROW
        rows += len(shown)
    for line in (line for note in luck.notes for line in wrapped(note, LINE_MAX)):
        y += NOTE
        parts.append(text(MARGIN, y, line, "s"))
    return drawn(f"{messages.say('luck-title')}: {game}", "".join(parts), y + MARGIN, messages.language)


def rows_of(holder: LuckHolder) -> Iterator[tuple[str, LuckValue]]:
    """Yield a seat's values, each with the name of what it belongs to."""
    for die in holder.dice:
        for one in die.measures:
            yield (die.name if one.name == die.name else f"{die.name}, {one.name}"), one
    for deck in holder.decks:
        for one in deck.measures:
            yield f"{deck.name}, {one.name}", one


def row(name: str, one: LuckValue, y: int, messages: Messages) -> str:
    """Return a value: its name and number above, and a bar below. The sentence is its title."""
    low, high, came, even = (MARGIN + share * (WIDTH - 2 * MARGIN) for share in shares(one))
    told = messages.decimal(one.came) if one.key == "mean" else str(int(one.came))
    middle = y + 24
    return (
        f"<g><title>{printable(one.text)}</title>{text(MARGIN, y + 12, shortened(name))}"
        f"{text(WIDTH - MARGIN, y + 12, f'{told} ({messages.decimal(one.expected)})', anchor='end')}"
        f'<path class="a" d="M{MARGIN} {middle}H{WIDTH - MARGIN}"/>'
        f'<rect class="w" x="{low:.1f}" y="{middle - 5}" width="{high - low:.1f}" height="10" rx="2"/>'
        f'<path class="e" d="M{even:.1f} {middle - 7}v14"/>'
        f'<path class="c" d="M{came:.1f} {middle - 6}l6 6-6 6-6-6z"/></g>'
    )


def shares(one: LuckValue) -> tuple[float, float, float, float]:
    """Return the places of the range's ends, the value and the expectation on the bar.

    0 is the left end of the bar and 1 the right end. No place is nearer to them than a tenth.
    """
    values = (one.low, one.high, one.came, one.expected)
    room = (one.high - one.low) / 4
    least = min(one.low - room, one.came)
    span = max(one.high + room, one.came) - least
    low, high, came, even = (0.1 + 0.8 * (value - least) / span for value in values)
    return low, high, came, even


def drawn(title: str, body: str, height: int, language: str) -> str:
    """Return the whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" lang="{language}"><title>{printable(title)}</title><style>{STYLE}</style>'
        f'<rect class="p" width="{WIDTH}" height="{height}"/>{text(MARGIN, TITLE, title[:NAME_MAX], "t")}{body}</svg>\n'
    )


def text(x: float, y: float, words: str, style: str = "n", anchor: str = "start") -> str:
    """Return a line of text."""
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{printable(words)}</text>'


def shortened(name: str) -> str:
    """Return a name that leaves room for the numbers beside it."""
    return name if len(name) <= NAME_MAX else name[: NAME_MAX - 1] + "…"
