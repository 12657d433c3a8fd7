"""`menu` and `since`: what a table tells besides its facts, beside the plainest that a client could do with."""

from asyncio import run
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, NamedTuple
from uuid import UUID

from msgspec import Struct
from msgspec.json import encode

from api.http.chronicle import Span, chronicle_bytes
from api.http.recap import recap_bytes
from api.service.command import Command
from api.service.service import Service
from api.service.tables.loaded_table import question_options
from api.service.tables.use_cases import Tables
from domain.kernel.position import Position
from domain.kernel.registry import default, questions_by_key
from domain.kernel.task import Mark, Option, questions_for
from projections.catalogue import CATALOGUE
from projections.menu import Command as Offered
from projections.menu import menu
from projections.text.messages import Messages, sentence
from projections.view import View
from tests.bench.measuring import Effort, Measured, Wanted, race, race_each
from tests.bench.playing import Subject, offered_at, played, service_in, started

THRICE = Wanted(bound=3, falling=True)
NO_DEARER = Wanted(bound=1, falling=True)
CHAPTERS = 50
AGAIN = 3
"""So many times the rounds of other benches: a menu takes less than a millisecond, in which much can disturb it."""
MICRO, MILLI = 1e6, 1e3


class BareAction(Struct, frozen=True):
    """An option with what a client needs to offer it, and nothing to explain it."""

    label: str
    rule: str
    default: bool
    command: Offered
    mark: Mark | None


class BareMenu(Struct, frozen=True):
    """The questions to a seat, and its bare options."""

    version: int
    seat: int
    prompt: str
    actions: list[BareAction]


class Asked(NamedTuple):
    """A seat at a position where it is asked."""

    view: View
    messages: Messages
    position: Position[Any]
    seat: int

    def listed(self) -> list[Option]:
        """All options of the position, listed anew."""
        return [*question_options(self.position), *self.view.game.always(self.position.state)]


def menus(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """A whole menu beside a bare one, of each game. subject: not used."""
    return [
        measured(game, list(asked_in(Subject("", *CATALOGUE[game]), effort, folder / game)), effort.rounds * AGAIN)
        for game in CATALOGUE
    ]


def asked_in(subject: Subject, effort: Effort, folder: Path) -> Iterator[Asked]:
    """All positions of a table that is played at random, once for each seat that is asked there."""
    folder.mkdir()
    with service_in(folder, subject) as service:
        loaded = service.tables.loaded(run(played(service.tables, subject, effort.short, Random(4))))
        messages = subject.view.messages_of(loaded.pack, "en")
        for action in range(loaded.table.timeline.length + 1):
            position = loaded.after(action)
            for seat in position.asked.seats if position.asked else ():
                yield Asked(subject.view, messages, position, seat)


def measured(game: str, asked: list[Asked], rounds: int) -> Measured:
    """A line of the report."""
    ours, limit = map(sum, race_each(rounds, each_of(whole, asked), each_of(bare, asked), clock=thread_time))
    share = MICRO / len(asked)
    note = f"CPU time; listed, worded and encoded; {len(asked)} menus, both new each time, each at its best of {rounds}"
    return Measured(f"menu/{game}", ours * share, limit * share, "µs", note, THRICE)


def each_of(make: Callable[[Asked], bytes], asked: list[Asked]) -> list[Callable[[], bytes]]:
    """A runner for each of these menus."""
    return [partial(make, one) for one in asked]


def whole(asked: Asked) -> bytes:
    """A menu with everything, at a table whose undo policy must look ahead."""
    view, messages, position, seat = asked
    return encode(menu(view, position, asked.listed(), seat, 1, messages, "knowledge"))


def bare(asked: Asked) -> bytes:
    """The same menu without what explains its options."""
    view, messages, position, seat = asked
    state, open_now = position.state, position.asked
    assert open_now is not None, "the seat is asked"
    mine, questions = [one for one in asked.listed() if one.seat == seat], questions_for(open_now, seat)
    first = questions[0]
    usual, by_key = default(state, first, seat), questions_by_key(state, open_now, seat)
    actions = [
        BareAction(
            label=sentence(view.label(state, by_key.get(one.key, first), one, messages)),
            rule=one.rule,
            default=one.key == usual,
            command=Offered(one.key, 1),
            mark=one.mark,
        )
        for one in mine
    ]
    prompt = " ".join(sentence(view.prompt(state, one, messages)) for one in questions)
    return encode(BareMenu(1, seat, prompt, actions))


def since(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Recaps of many actions beside a page of the chronicle."""
    with service_in(folder, subject) as service:
        return run(recapped(service, subject, effort))


async def recapped(service: Service, subject: Subject, effort: Effort) -> list[Measured]:
    """The lines of the report: of a table with undone actions, and of one where all count."""
    tables, past = service.tables, effort.past
    undone = await played(tables, subject, past, Random(6))
    straight, actions = await played_straight(tables, subject, past, Random(6))
    noted = f"CPU time; all {past} actions of a table in at most twelve lines, beside its first {CHAPTERS} chapters"
    counted = f"the same of {actions} actions, none of them undone, with as many more as make {past}"
    return [
        await compared("since", service, undone, effort, noted),
        await compared("since/all-count", service, straight, effort, counted, more=past - actions),
    ]


async def played_straight(tables: Tables, subject: Subject, most: int, chance: Random) -> tuple[UUID, int]:
    """A new table with so many random actions or up to its end, and how many they are; none is undone.

    A default is taken only where nothing else is open, as it ends turns.
    """
    table, _ = await started(tables, subject)
    for number in range(most):
        loaded = tables.loaded(table)
        offered = offered_at(loaded)
        if not offered or loaded.position is None or loaded.position.asked is None:
            return table, number
        usual = default(loaded.position.state, loaded.position.asked)
        option = chance.choice([one for one in offered if one.key != usual] or offered)
        await tables.act(table, Command(option.seat), option.key)
    return table, most


async def compared(name: str, service: Service, table: UUID, effort: Effort, note: str, *, more: int = 0) -> Measured:
    """A line of the report. more: actions that are added, each as dear as one of the game's first half."""
    seen = await service.reader_views.view(table, 0)
    timeline, span = seen.table.timeline, Span(0, None, None, CHAPTERS)
    half = timeline.length // 2
    ours, newer, limit = race(
        effort.rounds * AGAIN,
        lambda: recap_bytes(service.boards, seen, 0, timeline.start, "en"),
        lambda: recap_bytes(service.boards, seen, 0, timeline.steps[half - 1].last, "en"),
        lambda: chronicle_bytes(service.boards, seen, "en", span),
        clock=thread_time,
    )
    added = more * (ours - newer) / half
    return Measured(name, (ours + added) * MILLI, limit * MILLI, "ms", note, NO_DEARER)
