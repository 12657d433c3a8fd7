"""`arenas`: Tainted Grail by random play, to be read beside Materia Prima's ratios; menus and agendas of encounters."""

from asyncio import run
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgpack
from msgspec.structs import replace

from api.service.tables.loaded_table import question_options
from api.simulation.selfplay import Step, fate_of, opening, play_out
from domain.kernel.position import Position
from domain.tainted_grail.queries.encounter import active
from domain.tainted_grail.state import Laid, State
from domain.tainted_grail.tasks.rounds import LayFurther
from infra.packs.index import PackIndex
from tests.bench.fold import fold
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import SEATS, Subject, played, service_in
from tests.bench.rules_vs_chess import rules_vs_chess
from tests.compiled.modules import COMPILED, how_they_run

RULES = Wanted(bound=0.5, aim=1.0)
LISTING = Wanted(bound=60, falling=True)
RULES_COMPILED = Wanted(bound=0.6)
"""What compiled rules should reach beside chess."""
HAND, SEQUENCE = 8, 20
"""Cards in hand and in the sequence of the position whose options are listed."""
TABLES_MAX = 1_000
"""So many are tried until a further card may be laid at one."""
MICRO = 1e6


def arenas(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The ratios of `fold` and `rules-vs-chess` for arenas; a large menu; the bytes of agendas. subject: not used."""
    grail = tainted_grail()
    ratios = [*rules_vs_chess(grail, effort, folder), *fold(grail, effort, folder)]
    wanted = {"rules-vs-chess": RULES_COMPILED if how_they_run() == COMPILED else RULES}
    named = [replace(one, name=f"arena/{one.name}", wanted=wanted.get(one.name)) for one in ratios]
    return [*named, listing(grail, effort), *agendas(grail, effort, folder / "agendas")]


def tainted_grail() -> Subject:
    """The game that is measured."""
    from projections.catalogue import CATALOGUE

    return Subject("tests.bench.arenas:tainted_grail", *CATALOGUE["tainted-grail"])


def listing(subject: Subject, effort: Effort) -> Measured:
    """Listing the options of a full hand at a long sequence, beside one MessagePack encoding of the board."""
    pack = PackIndex([subject.game], subject.texts_of).choose(subject.game.id, None)
    position = crowded(subject, pack)
    board = subject.view.board(position, subject.view.messages_of(pack, "en"))
    took, encoded = race(effort.rounds * 10, lambda: question_options(position), lambda: msgpack.packb(board))
    note = f"{len(question_options(position))} options, {HAND} cards in hand, {SEQUENCE} in the sequence"
    return Measured("arena/menu", took * MICRO, encoded * MICRO, "µs", note, LISTING)


def crowded(subject: Subject, pack: Any) -> Position[State]:
    """A position in which a further card may be laid, with many cards about."""
    steps = (step for number in range(TABLES_MAX) for step in at_random(subject, pack, number))
    at = next(one.after for one in steps if isinstance(one.after.question, LayFurther))
    state, who = at.state, active(at.state)
    encounter = state.encounter
    assert encounter is not None, "cards are laid in an encounter"
    cards = [one for one in pack.cards if one not in encounter.participants[who].hand]
    own = pack.cards_of(who, encounter.deck, starting=True)
    hand = replace(encounter.participants[who], hand=tuple(own[:HAND]))
    laid = tuple(Laid(card, who) for card in cards if card[0] == own[0][0] and card not in own[:HAND])
    full = replace(encounter, participants={**encounter.participants, who: hand}, sequence=laid[:SEQUENCE])
    return Position(replace(state, encounter=full), at.agenda)


def at_random(subject: Subject, pack: Any, number: int) -> Iterator[Step]:
    """A table of the first arena, played at random."""
    chance = Random(number)
    opened = opening(subject.game, pack, SEATS, {})
    return play_out(subject.game, pack, opened, fate_of(f"bench {number}"), lambda _, offered: chance.choice(offered))


def agendas(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Stored bytes of what waits after each action of tables played at random: the median and the largest."""
    folder.mkdir()
    with service_in(folder, subject) as service:
        tables = [run(played(service.tables, subject, effort.actions, Random(n))) for n in range(effort.games)]
        events = (event for table in tables for event in service.tables.log.stored(table))
        sizes = [len(event.state) for event in events if event.topic == "awaiting"]
    note = f"of {len(sizes):,} entries that end an action"
    return [
        Measured("arena/awaiting", median(sizes), None, "bytes", f"the median {note}"),
        Measured("arena/awaiting-largest", max(sizes), None, "bytes", f"the largest {note}"),
    ]
