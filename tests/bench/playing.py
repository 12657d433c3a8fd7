"""Games played at random on a real store, for the benches to measure."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch
from uuid import UUID

from api.service.command import Command
from api.service.service import Service, TextsOf
from api.service.tables import opening
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import SERVER_SEED_BYTES
from domain.kernel.fact import ActionTaken, Entry
from domain.kernel.game import Game
from domain.kernel.registry import options
from domain.kernel.task import Option
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import shipped
from infra.settings import Settings
from projections.view import View

SEATS = 2
OPTIONS = {"undo": "free"}


class Subject(NamedTuple):
    """The game that is measured. where: `module:function` that gives it; texts_of: its packs' texts."""

    where: str
    game: Game
    view: View
    texts_of: TextsOf = shipped


class Step(NamedTuple):
    """An action of a line: who took which option, and the entries it made."""

    seat: int
    key: str
    entries: tuple[Entry, ...]


def materia_prima() -> Subject:
    """The game that most benches measure."""
    from projections.catalogue import CATALOGUE

    return Subject("tests.bench.playing:materia_prima", *CATALOGUE["materia-prima"])


def subject_at(where: str) -> Subject:
    """The game that `module:function` gives, so that a server's process finds it too."""
    module, _, function = where.partition(":")
    make: Callable[[], Subject] = getattr(import_module(module), function)
    return make()


@contextmanager
def service_in(folder: Path, subject: Subject, store_url: str | None = None) -> Iterator[Service]:
    """The service with its key, and by default its store, in this folder. In that its tables are always the same."""
    settings = Settings(store_url=store_url or f"sqlite:///{folder / 'tables.db'}", key_file=folder / "key")
    service = Service(settings, {subject.game.id: (subject.game, subject.view)}, subject.texts_of)
    try:
        with nullcontext() if store_url else same_chance():
            yield service
    finally:
        service.close()


@contextmanager
def same_chance() -> Iterator[None]:
    """Let new tables have ids and seeds that are the same in each run, so that a bench plays the same games."""
    chance = Random(7)
    with (
        patch.object(opening, "uuid4", lambda: UUID(int=chance.getrandbits(128), version=4)),
        patch.object(opening, "new_server_seed", lambda: chance.randbytes(SERVER_SEED_BYTES)),
    ):
        yield


def restarted(service: Service) -> Tables:
    """The service's tables as a process has them that starts on the same store: none in memory."""
    return Tables(service.tables.log, Vault(service.settings.key_file), service.packs, Feed())


async def started(tables: Tables, subject: Subject) -> tuple[UUID, tuple[str, ...]]:
    """A new table at its first question, and the tokens of its seats."""
    names = [f"Seat {seat}" for seat in range(SEATS)]
    opened = await tables.open(subject.game.id, names, [()] * SEATS, options=OPTIONS)
    await tables.start(opened.id, Command(0))
    return opened.id, opened.tokens


async def played(tables: Tables, subject: Subject, actions: int, chance: Random) -> UUID:
    """A new table with this many random actions in its log."""
    table_id, _ = await started(tables, subject)
    for _ in range(actions):
        await act(tables, table_id, chance)
    return table_id


async def act(tables: Tables, table_id: UUID, chance: Random) -> None:
    """One random action. A game that is over is turned back by up to half of it first, and goes another way."""
    loaded = tables.loaded(table_id)
    if not offered_at(loaded):
        line = [*loaded.table.timeline.line(loaded.table.timeline.current), 0]
        await tables.undo(table_id, Command(0), line[chance.randint(1, len(line) // 2)])
    option = chance.choice(offered_at(loaded))
    await tables.act(table_id, Command(option.seat), option.key)


def offered_at(loaded: LoadedTable) -> Sequence[Option]:
    """The options of a table's open question; none if the game is over."""
    position = loaded.position
    asked = position and position.asked
    return tuple(options(position.state, asked)) if position and asked else ()


def line_of(loaded: LoadedTable) -> list[Step]:
    """The actions that count, in order."""
    timeline = loaded.table.timeline
    found: list[Step] = []
    for action in reversed(list(timeline.line(timeline.current))):
        step = timeline.step(action)
        entries = tuple(loaded.entries(step.first - 1, step.last))
        taken = entries[0].fact
        assert isinstance(taken, ActionTaken)
        found.append(Step(taken.seat, taken.key, entries))
    return found
