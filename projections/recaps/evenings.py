"""What happened so far in a campaign: its tables told as one game, in half a page."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.kernel.chance.seal import EVERYTHING, Knowing
from projections.recaps.notable import no_title
from projections.recaps.recap import Moment
from projections.recaps.so_far import PARTS_MAX, SoFarPart, part, shares, so_far, told_view
from projections.text.messages import Messages
from projections.view import View


class Evening(NamedTuple):
    """A table of a campaign. title: of its scenario; moments: entries that count, in order."""

    title: str
    moments: Iterable[Moment]


class Told(NamedTuple):
    """A campaign in parts, whose lines are numbered. places: the number of a line -> the table, from 0, and the
    version.
    """

    parts: tuple[SoFarPart, ...]
    places: dict[int, tuple[int, int]]


def campaign_so_far(view: View, evenings: Sequence[Evening], messages: Messages, knowing: Knowing = EVERYTHING) -> Told:
    """Return a campaign in parts. A game that is told in parts, such as chapters, is told in these; of any other each
    table is a part. knowing: what a reader may know, the same at all tables.
    """
    places: dict[int, tuple[int, int]] = {}
    numbered = [list(renumbered(one.moments, table, places)) for table, one in enumerate(evenings)]
    if view.so_far.title is not no_title:
        joined = (moment for one in numbered for moment in one if moment.before is not None)
        return Told(so_far(view, joined, messages, knowing), places)
    words = told_view(view)
    newest = list(enumerate(zip(evenings, numbered, strict=True), start=1))[-PARTS_MAX:]
    told = [
        part(words, number, moments, most, messages, knowing)
        for (number, (_, moments)), most in zip(newest, shares(len(newest)), strict=True)
    ]
    titles = [evening.title for _, (evening, _) in newest]
    return Told(tuple(replace(one, title=title) for one, title in zip(told, titles, strict=True)), places)


def renumbered(moments: Iterable[Moment], table: int, places: dict[int, tuple[int, int]]) -> Iterator[Moment]:
    """Yield moments whose entries are numbered through all tables, and note down where each belongs."""
    for moment in moments:
        number = len(places) + 1
        places[number] = table, moment.entry.version
        yield Moment(moment.before, replace(moment.entry, version=number))
