"""`days`: the campaign of Tainted Grail by random play: its rules beside an arena's, its dearest menu, its board, and
the folding of a long table.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgpack
from msgspec.json import encode

from api.service.tables.loaded_table import question_options
from api.simulation.selfplay import NO_TABLE, Choose, Step, fate_of, opening, play_out
from domain.kernel.fact import Entry, Stated
from domain.kernel.position import Position, follow_all
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, onward
from domain.tainted_grail.tasks.actions import ChooseAction
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from tests.bench.arenas import tainted_grail
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import Subject

LONGER = Wanted(bound=2.5, falling=True)
LISTING = Wanted(bound=60, falling=True)
SMALL = Wanted(bound=1, falling=True)
FAST = Wanted(bound=0.35)
CAMPAIGN = {"scenario": "the-eighth-tally"}
WHOLE_PARTY = {**CAMPAIGN, "characters": 4}
SEATS, BYTES = 3, 16_000
EACH = 7
"""Every so many positions a board is encoded."""
STEPS_MAX, FIRST = 1_500, 1
LONG = 2.4
"""The entries of the table that is folded, for each action of the other benches' long table: 12,000."""
MICRO = 1e6


def days(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Four ratios of a campaign's table. subject, folder: not used."""
    grail = tainted_grail()
    pack = PackIndex([grail.game], grail.texts_of).choose(grail.game.id, None)
    return [
        *(rules(grail, pack, effort), listing(grail, pack, effort), board(grail, pack, effort)),
        fold(grail, pack, effort),
    ]


def never_ending(seed: int) -> Choose:
    """A player by chance who never gives up."""
    chance = Random(seed)

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        forward = onward(offered)
        return chance.choice([one for one in forward if one.key != "end"] or forward)

    return choose


def at_random(grail: Subject, pack: Any, number: int, seats: int, options: dict[str, Any]) -> Iterator[Step]:
    """A table played at random, which nobody gives up after a death: the first chapter of a campaign, or an arena."""
    opened = opening(grail.game, pack, seats, options)
    steps = play_out(grail.game, pack, opened, fate_of(f"bench {number}"), never_ending(number))
    for count, step in enumerate(steps):
        yield step
        if count >= STEPS_MAX or getattr(step.after.state.journey, "chapter", FIRST) > FIRST:
            return


def rules(grail: Subject, pack: Any, effort: Effort) -> Measured:
    """An action of random days beside one of an arena, by the rules alone."""

    def played(options: dict[str, Any]) -> int:
        return sum(1 for number in range(effort.games) for _ in at_random(grail, pack, number, SEATS, options))

    ours, theirs = played(CAMPAIGN), played({})
    took, arena = race(effort.rounds, lambda: played(CAMPAIGN), lambda: played({}))
    note = f"{ours:,} actions beside {theirs:,} of an arena, {SEATS} seats"
    return Measured("days/rules", took / ours * MICRO, arena / theirs * MICRO, "µs", note, LONGER)


def listing(grail: Subject, pack: Any, effort: Effort) -> Measured:
    """Listing the options of the longest question between actions, beside one MessagePack encoding of the board."""
    steps = [one for number in range(effort.games) for one in at_random(grail, pack, number, 1, WHOLE_PARTY)]
    asked = [one.after for one in steps if isinstance(one.after.question, ChooseAction)]
    position = max(asked, key=lambda one: len(question_options(one)))
    view = grail.view.board(position, grail.view.messages_of(pack, "en"))
    took, encoded = race(effort.rounds * 10, lambda: question_options(position), lambda: msgpack.packb(view))
    note = f"{len(question_options(position))} options of four characters"
    return Measured("days/menu", took * MICRO, encoded * MICRO, "µs", note, LISTING)


def board(grail: Subject, pack: Any, effort: Effort) -> Measured:
    """The largest board of three characters, with its map and the open page, beside 16 kB."""
    messages = grail.view.messages_of(pack, "de")
    steps = (one for number in range(effort.games) for one in at_random(grail, pack, number, SEATS, CAMPAIGN))
    sizes = [
        len(encode(grail.view.board(one.after, messages))) for number, one in enumerate(steps) if not number % EACH
    ]
    return Measured("days/board", max(sizes), BYTES, "bytes", f"the largest of {len(sizes):,}, in German", SMALL)


def fold(grail: Subject, pack: Any, effort: Effort) -> Measured:
    """Folding the stored bytes of a campaign played at one table, beside MessagePack alone."""
    many = int(effort.long * LONG)
    opened = opening(grail.game, pack, SEATS, CAMPAIGN)
    first = Position(grail.game.begin(opened, pack)[0])
    codec, stated = Codec([grail.game]), long_campaign(grail, pack, opened, many)
    events = [codec.stored(NO_TABLE, Entry(at, 0, 0, None, one.rule, one.fact)) for at, one in enumerate(stated, 1)]

    def ours() -> Position[Any]:
        return follow_all(first, map(codec.fact, events))

    took, least = race(effort.rounds, ours, lambda: [msgpack.unpackb(event.state) for event in events])
    note = f"{len(events):,} events, {took / len(events) * MICRO:.2f} µs each"
    return Measured("days/fold", len(events) / took, len(events) / least, "events/s", note, FAST)


def long_campaign(grail: Subject, pack: Any, opened: TableOpened, many: int) -> list[Stated]:
    """The first so many facts of a campaign at random that nobody gives up: Mercy is granted as often as it takes."""
    steps = play_out(grail.game, pack, opened, fate_of("bench fold"), never_ending(0))
    return list(islice((one for step in steps for one in step.stated), many))
