"""What of a page changed since an earlier one, for a client that has the earlier one."""

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.markup import Span, write

LEAST = 80
"""A named element with fewer letters is no piece: it is always sent whole."""


class Piece(NamedTuple):
    """A named element in the text of a page, from `start` to before `end`. name: as in Span."""

    start: int
    end: int
    name: str


class Pieces(NamedTuple):
    """A page and its named elements. named: by their own names and those of the elements around them."""

    text: str
    named: dict[tuple[str, ...], Piece]


def pieces(root: Element) -> Pieces:
    """Return a page with its pieces. Elements that share all names with another are none."""
    parts: list[str] = []
    spans: list[Span] = []
    write(root, parts, spans)
    at = [0, *accumulate(map(len, parts))]
    found: dict[tuple[str, ...], Piece] = {}
    twice = set[tuple[str, ...]]()
    for path, span in nested(spans):
        twice |= {path} & found.keys()
        found[path] = Piece(at[span.start], at[span.end], span.name)
    named = {path: one for path, one in found.items() if path not in twice and one.end - one.start >= LEAST}
    return Pieces("".join(parts), named)


def nested(spans: list[Span]) -> Iterator[tuple[tuple[str, ...], Span]]:
    """Yield the spans in the order of the text, each after those around it, with the names of all these."""
    around: list[Span] = []
    for span in sorted(spans):
        while around and around[-1].end <= span.start:
            around.pop()
        around.append(span)
        yield tuple(one.name for one in around), span


def changed(now: Pieces, before: Pieces) -> str:
    """Return a page whose elements are hollow where they are the same as in an earlier page."""
    told: list[str] = []
    end = 0
    for run in same_runs(now, before):
        told += (now.text[end : run[0].start], hollow(run))
        end = run[-1].end
    return "".join((*told, now.text[end:]))


def same_runs(now: Pieces, before: Pieces) -> Iterator[list[Piece]]:
    """Yield what is the same on two pages: pieces of one kind that stand side by side are together."""
    run: list[Piece] = []
    end = 0
    for path, one in now.named.items():
        if one.start < end or not is_same(path, now, before):
            continue
        if run and (one.start > end or kind_of(one) != kind_of(run[0])):
            yield run
            run = []
        run.append(one)
        end = one.end
    if run:
        yield run


def kind_of(one: Piece) -> str:
    """Return the tag of a piece and the attribute that names it; the whole of a name with a space, which ends names."""
    kind, _, name = one.name.partition('="')
    return one.name if " " in name else kind


def hollow(run: list[Piece]) -> str:
    """Return the first of some pieces without its content, with the names of the others."""
    others = " ".join(one.name.partition('="')[2][:-1] for one in run[1:])
    tag = run[0].name.partition(" ")[0]
    return f'<{run[0].name} data-same="{others}"></{tag}>'


def is_same(path: tuple[str, ...], now: Pieces, before: Pieces) -> bool:
    """Return whether a piece is written alike on two pages."""
    one, other = now.named[path], before.named.get(path)
    return other is not None and now.text[one.start : one.end] == before.text[other.start : other.end]
