"""`frames/land`: the bytes that a watcher of a campaign is sent for an action, as a stream sends them."""

from asyncio import run
from collections import defaultdict
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from api.service.command import Command
from api.service.service import Service
from api.stream.channel import Audience
from api.stream.compression import compressing
from api.stream.frames import sse
from api.stream.streams import streams_of
from api.stream.watcher import Watcher, Who
from projections.text.messages import LANGUAGES
from tests.bench.arenas import tainted_grail
from tests.bench.frames import AUDIENCES, BYTES_MAX, ENOUGH, newest, told_by
from tests.bench.measuring import Effort, Measured
from tests.bench.playing import SEATS, offered_at, service_in

OPTIONS = {"undo": "free", "scenario": "the-eighth-tally"}
MANY = ("tg.encounter-begun", "tg.phase-began", "tg.encounter-ended")
"""What has many consequences: an encounter is laid out, or its cards are put away; a part of the day begins."""
ORDINARY = {"journey": "tg.figure-moved", "verse": "tg.verse-read"}
"""Kinds of ordinary actions -> the fact that makes one, if it has none of those consequences."""
NIGHT = ("tg.dream-read", "tg.event-revealed")
"""What the last answer of an evening brings, with the whole night and the next dawn."""


class Sent(NamedTuple):
    """What an action brought a watcher. who: `player/de`; plain: its bytes, before they were compressed."""

    kind: str
    who: str
    size: int
    plain: int


def land(effort: Effort, folder: Path) -> list[Measured]:
    """The largest frames of the ordinary actions of a campaign; those of a night for information."""
    found = run(sent_in(effort.past // 2, folder))
    ordinary = [line(kind, found[kind], BYTES_MAX) for kind in ORDINARY]
    return [*ordinary, line("night", found["night"], None)]


def line(kind: str, sent: Sequence[Sent], limit: int | None) -> Measured:
    """A line of the report."""
    most = max(sent, key=lambda one: one.size)
    usual = median(one.size for one in sent)
    note = f"as gzip, the largest of {len(sent)}, to {most.who}; half have {usual:,.0f}; it has {most.plain:,} unpacked"
    return Measured(f"frames/land/{kind}", most.size, limit, "bytes", note, ENOUGH if limit else None)


async def sent_in(actions: int, folder: Path) -> Mapping[str, list[Sent]]:
    """What the actions of a campaign brought its watchers, by kind."""
    found: defaultdict[str, list[Sent]] = defaultdict(list)
    async with aclosing(sent_by(actions, folder)) as played:
        async for one in played:
            found[one.kind].append(one)
    return found


async def sent_by(actions: int, folder: Path) -> AsyncGenerator[Sent, None]:
    """What each watcher is sent for each action of a new campaign, played at random, that nobody gives up."""
    chance, grail = Random(5), tainted_grail()
    folder.mkdir(parents=True, exist_ok=True)
    with service_in(folder, grail) as service:
        names = [f"Seat {seat}" for seat in range(SEATS)]
        table = (await service.tables.open(grail.game.id, names, [()] * SEATS, options=OPTIONS)).id
        await service.tables.start(table, Command(0))
        streams = streams_of(service)
        watchers = {
            f"{name}/{language}": await streams.admit(
                Who(table, "", None, False, AUDIENCES[name], Audience(0, language, AUDIENCES[name])), 0
            )
            for name, language in product(AUDIENCES, LANGUAGES)
        }
        try:
            for watcher in watchers.values():
                await newest(service, watcher, table)
            for _ in range(actions):
                loaded = service.tables.loaded(table)
                option = chance.choice([one for one in offered_at(loaded) if one.key != "end"])
                await service.tables.act(table, Command(option.seat), option.key)
                for who, watcher in watchers.items():
                    yield await sent_to(service, watcher, who)
        finally:
            for watcher in watchers.values():
                streams.leave(watcher)


async def sent_to(service: Service, watcher: Watcher, who: str) -> Sent:
    """What a watcher is sent for the newest action, without the checkpoint."""
    frames = [one for one in await newest(service, watcher, watcher.who.table) if one.event != "checkpoint"]
    packed = compressing(sse)(frames)
    return Sent(kind_of(told_by(frames).what), who, len(packed.blocks), len(packed.plain))


def kind_of(what: Sequence[str]) -> str:
    """The kind of an action, by the types of its entries."""
    if any(one in NIGHT for one in what) and "tg.encounter-begun" not in what:
        return "night"
    is_ordinary = not any(one in MANY for one in what)
    return next((kind for kind, fact in ORDINARY.items() if is_ordinary and fact in what), "")
