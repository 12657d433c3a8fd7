"""`menu` and `since`: what a table tells besides its facts, beside the plainest that a client could do with."""

from asyncio import run
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import encode

from api.http.chronicle import Span, chronicle_bytes
from api.http.recap import recap_bytes
from api.service.service import Service
from api.service.tables.loaded_table import question_options
from domain.kernel.position import Position
from domain.kernel.registry import default, questions_by_key
from domain.kernel.task import Mark, Option, questions_for
from projections.catalogue import CATALOGUE
from projections.menu import Command, menu
from projections.text.messages import Messages, sentence
from projections.view import View
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import Subject, played, service_in

THRICE = Wanted(bound=3, falling=True)
NO_DEARER = Wanted(bound=1, falling=True)
CHAPTERS = 50
MICRO, MILLI = 1e6, 1e3


class BareAction(Struct, frozen=True):
    """An option with what a client needs to offer it, and nothing to explain it."""

    label: str
    rule: str
    default: bool
    command: Command
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
        measured(game, list(asked_in(Subject("", *CATALOGUE[game]), effort, folder / game)), effort.rounds)
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
    ours, limit = race(rounds, all_of(whole, asked), all_of(bare, asked))
    share = MICRO / len(asked)
    note = f"listed, worded and encoded; {len(asked)} menus, both new each time"
    return Measured(f"menu/{game}", ours * share, limit * share, "µs", note, THRICE)


def all_of(make: Callable[[Asked], bytes], asked: list[Asked]) -> Callable[[], object]:
    """A runner that makes all these menus."""
    return lambda: [make(one) for one in asked]


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
            command=Command(one.key, 1),
            mark=one.mark,
        )
        for one in mine
    ]
    prompt = " ".join(sentence(view.prompt(state, one, messages)) for one in questions)
    return encode(BareMenu(1, seat, prompt, actions))


def since(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """A recap of many actions beside a page of the chronicle."""
    with service_in(folder, subject) as service:
        return [run(recapped(service, subject, effort))]


async def recapped(service: Service, subject: Subject, effort: Effort) -> Measured:
    """A line of the report."""
    table = await played(service.tables, subject, effort.past, Random(6))
    seen = await service.reader_views.view(table, 0)
    begin, span = seen.table.timeline.start, Span(0, None, None, CHAPTERS)
    ours, limit = race(
        effort.rounds,
        lambda: recap_bytes(service.boards, seen, 0, begin, "en"),
        lambda: chronicle_bytes(service.boards, seen, "en", span),
    )
    note = f"all {effort.past} actions of a table in at most twelve lines, beside its first {CHAPTERS} chapters"
    return Measured("since", ours * MILLI, limit * MILLI, "ms", note, NO_DEARER)
