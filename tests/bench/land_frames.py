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
from api.stream.compression import DICTIONARY_BYTES, deflated
from api.stream.frames import sse
from api.stream.streams import streams_of
from api.stream.watcher import Watcher, Who
from projections.text.messages import LANGUAGES
from tests.bench.arenas import tainted_grail
from tests.bench.frames import AUDIENCES, BYTES_MAX, ENOUGH, newest, told_by
from tests.bench.measuring import Effort, Measured
from tests.bench.playing import SEATS, offered_at, service_in

OPTIONS = {"undo": "free", "scenario": "the-eighth-tally"}
ACTIONS_MIN = 40
"""An encounter begins among the first so many actions."""
BEGINS: Mapping[str, tuple[str, ...]] = {
    "chapter": ("tg.chapter-set-up",),
    "encounter": ("tg.encounter-begun",),
    "night": ("tg.dream-read", "tg.event-revealed"),
    "": ("tg.phase-began", "tg.encounter-ended"),
}
"""Kinds of actions with many consequences -> the facts that make one, the largest first: a chapter or an encounter is
laid out; the last answer of an evening brings the whole night and the next dawn; others, which are not told.
"""
ORDINARY: Mapping[str, tuple[str, ...]] = {"journey": ("tg.figure-moved",), "verse": ("tg.verse-read",)}
"""Kinds of ordinary actions -> the facts that make one, if it has none of those consequences."""
LIMITS: Mapping[str, int] = {
    **dict.fromkeys(ORDINARY, BYTES_MAX),
    "night": 2_800,
    "encounter": 3_300,
    "chapter": 4_200,
}
"""The most bytes of each kind. Prose, and the seals of hidden cards, are most of the larger ones."""


class Sent(NamedTuple):
    """What an action brought a watcher. who: `player/de`; size: compressed; plain: its bytes before that; lines: how
    many of these are lines of the log; read: how many are a page of the journal that was opened.
    """

    kind: str
    who: str
    size: int
    plain: bytes
    lines: int
    read: int


def land(effort: Effort, folder: Path) -> list[Measured]:
    """The largest frames of each kind of actions of a campaign."""
    found = run(sent_in(max(effort.past // 2, ACTIONS_MIN), folder))
    return [line(kind, found[kind], limit) for kind, limit in LIMITS.items()]


def line(kind: str, sent: Sequence[Sent], limit: int) -> Measured:
    """A line of the report."""
    most = max(sent, key=lambda one: one.size)
    usual = median(one.size for one in sent)
    plain, lines = median(len(one.plain) for one in sent), median(one.lines for one in sent)
    small = sum(len(one.plain) - one.read <= BYTES_MAX for one in sent) / len(sent)
    unpacked = (
        f"unpacked half have {plain:,.0f}, of which lines of the log are {lines:,.0f}, and without the page that is"
        f" opened {small:.0%} have at most {BYTES_MAX:,}"
    )
    note = f"as gzip, the largest of {len(sent)}, to {most.who}; half have {usual:,.0f}; {unpacked}"
    return Measured(f"frames/land/{kind}", most.size, limit, "bytes", note, ENOUGH)


async def sent_in(actions: int, folder: Path) -> Mapping[str, list[Sent]]:
    """What the actions of a campaign brought its watchers, by kind."""
    found: defaultdict[str, list[Sent]] = defaultdict(list)
    async with aclosing(sent_by(actions, folder)) as played:
        async for one in played:
            found[one.kind].append(one)
    return found


async def sent_by(actions: int, folder: Path) -> AsyncGenerator[Sent, None]:
    """What each watcher is sent for each action of a new campaign, played at random, that nobody gives up."""
    chance, grail, before = Random(5), tainted_grail(), dict[str, bytes]()
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
                    sent = await sent_to(service, watcher, who, before.get(who, b""))
                    before[who] = sent.plain
                    yield sent
        finally:
            for watcher in watchers.values():
                streams.leave(watcher)


async def sent_to(service: Service, watcher: Watcher, who: str, before: bytes) -> Sent:
    """What a watcher is sent for the newest action, without the checkpoint. before: the same for the last one."""
    frames = [one for one in await newest(service, watcher, watcher.who.table) if one.event != "checkpoint"]
    plain = sse(frames)
    told = told_by(frames)
    packed = len(deflated(plain, before[-DICTIONARY_BYTES:]))
    return Sent(kind_of(told.what), who, packed, plain, told.entries, told.paths["/reading"])


def kind_of(what: Sequence[str]) -> str:
    """The kind of an action, by the types of its entries."""
    kinds = {**BEGINS, **ORDINARY}
    return next((kind for kind, facts in kinds.items() if any(one in facts for one in what)), "")
