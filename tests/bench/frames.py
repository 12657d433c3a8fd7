"""`frames`: the bytes that a watcher is sent for an action. Run as a module it tells them by action and board path."""

import json
import sys
from asyncio import run
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import aclosing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from uuid import UUID

from msgspec.json import encode
from rich.console import Console
from rich.table import Table

from api.service.service import Service
from api.stream.channel import Audience
from api.stream.frames import Frame, sse
from api.stream.streams import streams_of
from api.stream.watcher import Watcher, Who
from projections.catalogue import CATALOGUE
from tests.bench.measuring import Effort, Measured, Wanted
from tests.bench.playing import Subject, act, service_in, started

BYTES_MAX = 1800
"""A card laid while another seat may answer it takes most."""
ENOUGH = Wanted(bound=1, falling=True)
ACTIONS = 1_000
"""So many are told by default."""
WIDTH = 200
ACTIONS_MAX = 20_000
"""So many are played till enough ordinary ones were among them."""
AUDIENCES: Mapping[str, int | None] = {"spectator": None, "player": 0}
BETWEEN = slice(1, -1)
"""Without `action-taken` and `awaiting`, which every action has."""
PATHS = 3
"""How many paths of the board are named."""

TURN = ("mp.take-turn",)
FURTHER = ("tg.lay-further",)
ORDINARY: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("mp.action-spent", "mp.figure-moved"): TURN,
    ("mp.action-spent", "mp.alchemist-sailed"): TURN,
    ("mp.action-spent", "mp.element-taken"): TURN,
    ("mp.action-spent", "mp.elements-dropped"): TURN,
    ("mp.action-spent", "mp.elements-picked-up"): TURN,
    ("mp.action-spent", "mp.alchemist-equipped"): TURN,
    ("mp.turn-ended", "mp.turn-started"): TURN,
    ("tg.card-laid", "tg.marker-moved"): FURTHER,
    ("tg.card-laid", "tg.pool-changed"): FURTHER,
}
"""What ordinary actions do -> what is asked then: others end a day or a fight, draw cards, or are to be paid for."""


class Told(NamedTuple):
    """What a watcher was sent for an action. what: the types of its entries, but for the first and the last;
    asks: the tasks that wait then; entries, board: bytes; paths: of the board, places in lists as `*` -> bytes.
    """

    what: tuple[str, ...]
    asks: tuple[str, ...]
    entries: int
    board: int
    paths: Counter[str]

    @property
    def size(self) -> int:
        """All bytes, without checkpoints and who is there."""
        return self.entries + self.board

    @property
    def is_ordinary(self) -> bool:
        """Whether it does a single thing, and its turn goes on."""
        return ORDINARY.get(self.what) == self.asks


def frames(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The largest of some ordinary actions of each game, to each audience. subject: not used."""
    return [
        largest(game, name, run(some_ordinary(game, seat, effort.samples, folder / f"{game}-{name}")))
        for game in CATALOGUE
        if is_known(game)
        for name, seat in AUDIENCES.items()
    ]


def is_known(game: str) -> bool:
    """Whether some ordinary actions of a game are listed above."""
    listed = {tag for what in ORDINARY for tag in what}
    return any(fact.__struct_config__.tag in listed for fact in CATALOGUE[game][0].facts)


def largest(game: str, audience: str, found: Sequence[Told]) -> Measured:
    """A line of the report."""
    most = max(found, key=lambda one: one.size)
    note = f"the largest of {len(found)} ordinary actions, {most.board:,} of it the board's change"
    return Measured(f"frames/{game}/{audience}", most.size, BYTES_MAX, "bytes", note, ENOUGH)


async def some_ordinary(game: str, seat: int | None, enough: int, folder: Path) -> list[Told]:
    """So many ordinary actions of a game that is played at random."""
    found: list[Told] = []
    async with aclosing(watched(game, seat, ACTIONS_MAX, folder)) as played:
        async for one in played:
            found += [one] if one.is_ordinary else []
            if len(found) >= enough:
                break
    return found


async def watched(game: str, seat: int | None, actions: int, folder: Path) -> AsyncGenerator[Told, None]:
    """What a watcher is sent for each action of a new table. seat: None for who only watches."""
    chance = Random(5)
    folder.mkdir(parents=True, exist_ok=True)
    subject = Subject("", *CATALOGUE[game])
    with service_in(folder, subject) as service:
        table, _ = await started(service.tables, subject)
        streams = streams_of(service)
        watcher = await streams.admit(Who(table, "", None, False, seat, Audience(seat=seat)), 0)
        try:
            await newest(service, watcher, table)
            for _ in range(actions):
                await act(service.tables, table, chance)
                yield told_by(await newest(service, watcher, table))
        finally:
            streams.leave(watcher)


async def newest(service: Service, watcher: Watcher, table: UUID) -> list[Frame]:
    """What the watcher is told up to the table's newest entry, and its board."""
    told: list[Frame] = []
    version = service.tables.loaded(table).table.version
    while not any(one.version == version for one in told) or not any(one.event == "board" for one in told):
        batch = await watcher.next()
        assert batch is not None, "the table goes on"
        told += batch.frames
    return told


def told_by(sent: Sequence[Frame]) -> Told:
    """The frames of an action, measured."""
    boards = [one for one in sent if one.event == "board"]
    entries = [one for one in sent if one.event in ("entry", "opening")]
    lines = [json.loads(one.data) for one in entries if one.event == "entry"]
    asks = tuple(task["do"] for task in lines[-1]["data"].get("tasks", ()))
    types = tuple(line["type"] for line in lines)
    paths = paths_of(json.loads(one.data) for one in boards)
    return Told(types[BETWEEN], asks, len(sse(entries)), len(sse(boards)), paths)


def paths_of(boards: Iterable[Mapping[str, Any]]) -> Counter[str]:
    """The bytes of a board's changes, by their paths."""
    found: Counter[str] = Counter()
    for board in boards:
        for one in board.get("patch", ()):
            path = "/".join("*" if part.isdigit() else part for part in one["path"].split("/"))
            found[path] += len(encode(one))
    return found


def table(title: str, found: Iterable[Told]) -> Table:
    """Every kind of action: how often, its bytes, and the paths of the board that take most of them."""
    kinds: defaultdict[tuple[str, ...], list[Told]] = defaultdict(list)
    for one in found:
        kinds[one.what].append(one)
    shown = Table("action", title=title, title_justify="left")
    for name in ("count", "entries", "board", "all", "largest"):
        shown.add_column(name, justify="right")
    shown.add_column("bytes of the board's change, by path")
    for what, told in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
        shown.add_row(", ".join(what), *map(str, figures(told)), by_path(told))
    return shown


def figures(told: Sequence[Told]) -> tuple[int, ...]:
    """How many, and their bytes: the medians of the parts, and of all the median and the largest."""
    sizes = [one.size for one in told]
    parts = median(one.entries for one in told), median(one.board for one in told), median(sizes)
    return len(told), *map(round, parts), max(sizes)


def by_path(told: Sequence[Told]) -> str:
    """The paths that take most bytes, on average."""
    total = sum((one.paths for one in told), Counter[str]())
    return ", ".join(f"{path} {size / len(told):.0f}" for path, size in total.most_common(PATHS))


async def first(game: str, seat: int | None, actions: int, folder: Path) -> list[Told]:
    """The first actions of a game that is played at random."""
    return [one async for one in watched(game, seat, actions, folder)]


def main(actions: int) -> None:
    """Print a table for each game and audience."""
    for game in CATALOGUE:
        for audience, seat in AUDIENCES.items():
            with TemporaryDirectory() as folder:
                found = run(first(game, seat, actions, Path(folder)))
            Console(width=WIDTH, highlight=False).print(table(f"{game}, {audience}", found))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS)
