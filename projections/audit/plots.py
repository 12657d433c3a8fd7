"""Pictures of samples: how often each face or place fell, and how often even chances would let it fall.

There is one SVG file for each die, and one for each pool with a panel for each size. Source: audit protocol 5.G.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt

from projections.audit.facts import Face
from projections.audit.survey import Sample
from projections.drawing.markup import printable

PANEL_WIDTH, PANEL_HEIGHT, MARGIN, GAP, HEAD = 260, 110, 24, 34, 92
DIE_WIDTH, DIE_HEIGHT = 620, 260
COLUMNS = 4
LABEL_WIDTH = 20
"""The least distance of bars that are all labelled; of narrower ones only the first and the last are."""
DEVIATIONS = 2
"""Half the height of the band round the expectation, in standard deviations. Some 95 of 100 bars end in it."""
FILE_NAME_MAX, TITLE_MAX = 100, 64

STYLE = (
    "text{font-family:system-ui,sans-serif;fill:#222}.t{font-size:18px;font-weight:600}.s{font-size:12px;fill:#555}"
    ".n{font-size:11px;fill:#444}.c{font-size:12px;fill:#fff}.b{fill:#4c78a8}.w{fill:#fde3d3}"
    ".e{stroke:#c2410c;stroke-width:1.5}.a{stroke:#999;stroke-width:1}"
)
KEY = f"Line: what even chances lead one to expect; band: {DEVIATIONS} standard deviations to each side of it."


def plots(samples: Iterable[Sample]) -> Iterator[tuple[str, str]]:
    """Yield file name and SVG of each die, and of each pool that was drawn from.

    samples: those of one die or pool together. A sample without outcomes has no picture. Names are unique, and have
    only letters, digits, - and _.
    """
    taken: set[str] = set()
    for (game, stream, faces), together in groupby(samples, key=lambda one: (one.game, one.stream, one.faces)):
        panels = [one for one in together if one.m > 1 and any(one.counts)]
        if panels:
            yield _file_name(game, stream, taken), _die(panels[0]) if faces else _pool(panels)


def _die(sample: Sample) -> str:
    width, height = DIE_WIDTH + 2 * MARGIN, HEAD + DIE_HEIGHT + GAP + MARGIN
    test = sample.statistic
    result = "too few for a test" if test.p is None else f"chi-square {test.chi_square:.1f}, p = {test.p:.3g}"
    about = f"{test.sample} outcomes, {test.sample / test.m:.1f} expected of each face; {result}."
    panel = _panel(sample, MARGIN, HEAD, DIE_WIDTH, DIE_HEIGHT)
    return _picture(f"{sample.game}: die {sample.stream}", about, width, height, panel)


def _pool(panels: Sequence[Sample]) -> str:
    """Return a panel for each m, the fullest pool first."""
    columns = min(COLUMNS, len(panels))
    width = max(2 * MARGIN + columns * PANEL_WIDTH + (columns - 1) * GAP, DIE_WIDTH + 2 * MARGIN)
    across, down = PANEL_WIDTH + GAP, PANEL_HEIGHT + 2 * GAP
    height = HEAD + down * -(-len(panels) // columns) + MARGIN
    parts: list[str] = []
    for index, sample in enumerate(panels):
        x, y = MARGIN + index % columns * across, HEAD + GAP + index // columns * down
        parts.append(_text(x, y - 8, "n", _told(sample)))
        parts.append(_panel(sample, x, y, PANEL_WIDTH, PANEL_HEIGHT))
    name = panels[0].stream.removeprefix("deck/")
    about = "Which of the unseen cards in their order was drawn, by how many there were; at most: the highest bar."
    return _picture(f"{panels[0].game}: pool {name}", about, width, height, "".join(parts))


def _told(sample: Sample) -> str:
    test = sample.statistic
    draws = f"{test.sample} {'draw' if test.sample == 1 else 'draws'}, {max(sample.counts)} at most"
    result = "too few for a test" if test.p is None else f"p = {test.p:.3g}"
    return f"{test.m} cards, {draws}: {result}"


def _panel(sample: Sample, x: int, y: int, width: int, height: int) -> str:
    size, m = sum(sample.counts), sample.m
    expected, spread = size / m, DEVIATIONS * sqrt(size * (m - 1)) / m
    scale = height / (1.08 * max(*sample.counts, expected + spread, 1))
    foot, step = y + height, width / m
    low, high = foot - scale * max(0.0, expected - spread), foot - scale * (expected + spread)
    line = foot - scale * expected
    return "".join(
        [
            f'<rect class="w" x="{x}" y="{high:.1f}" width="{width}" height="{low - high:.1f}"/>',
            _bars(sample.counts, x, foot, step, scale),
            f'<path class="e" d="M{x} {line:.1f}h{width}"/><path class="a" d="M{x} {foot}h{width}"/>',
            _labels(sample, x, foot, step, scale),
        ]
    )


def _bars(counts: Sequence[int], x: int, foot: int, step: float, scale: float) -> str:
    """Return all bars as one path, which keeps pictures of large pools small."""
    wide = step * 0.7
    tops = ((x + step * (at + 0.15), scale * count) for at, count in enumerate(counts) if count)
    return (
        f'<path class="b" d="{"".join(f"M{left:.1f} {foot}v-{top:.1f}h{wide:.1f}v{top:.1f}z" for left, top in tops)}"/>'
    )


def _labels(sample: Sample, x: int, foot: int, step: float, scale: float) -> str:
    """Return faces or places below the bars, and for a die the counts in them."""
    names = _names(sample.faces, sample.m)
    has_room = step >= LABEL_WIDTH
    shown = range(sample.m) if has_room else (0, sample.m - 1)
    parts = [_text(x + step * (at + 0.5), foot + 15, "n", names[at], "middle") for at in shown]
    if sample.faces and has_room:
        parts += [_count(x + step * (at + 0.5), foot, scale * n, n) for at, n in enumerate(sample.counts)]
    return "".join(parts)


def _count(x: float, foot: int, top: float, count: int) -> str:
    """Return the count in the bar, or above a low one. top: the bar's height."""
    fits = top >= LABEL_WIDTH
    return _text(x, foot - 8 if fits else foot - top - 4, "c" if fits else "n", str(count), "middle")


def _names(faces: Sequence[Face], m: int) -> list[str]:
    return [str(face)[:12] for face in faces] or [str(place) for place in range(1, m + 1)]


def _picture(title: str, about: str, width: int, height: int, body: str) -> str:
    head = _text(MARGIN, 28, "t", title[:TITLE_MAX]) + _text(MARGIN, 50, "s", about) + _text(MARGIN, 68, "s", KEY)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img"><title>{printable(title)}</title><style>{STYLE}</style>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{head}{body}</svg>\n'
    )


def _text(x: float, y: float, style: str, text: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{printable(text)}</text>'


def _file_name(game: str, stream: str, taken: set[str]) -> str:
    """Return a name that no other picture has, even if letters only differ in case."""
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{game}-{stream}".replace("+", "_plus"))[:FILE_NAME_MAX]
    name, number = plain, 1
    while name.lower() in taken:
        number += 1
        name = f"{plain}-{number}"
    taken.add(name.lower())
    return f"{name}.svg"
