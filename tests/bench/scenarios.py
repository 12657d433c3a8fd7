"""`scenarios`: whole scenarios by greedy bots, and the menus that these and random ones are offered."""

from asyncio import run
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from unittest.mock import patch

import msgpack

from api.service.bots import BotName
from api.service.command import Command
from api.service.tables import loaded_table
from api.service.tables.loaded_table import question_options
from api.service.tables.use_cases import Tables
from api.simulation.selfplay import fate_of, opening, play_out
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from infra.packs.index import PackIndex
from projections.menu import Menu, menu, with_closed
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import SEATS, Subject, played, service_in

MENU_MAX = 500
"""No menu may be longer."""

LISTING = Wanted(bound=60, falling=True)
SIZE = Wanted(bound=1, falling=True)
ONCE = Wanted(bound=1, falling=True)
CLOSED = Wanted(bound=10, falling=True)
SAMPLES = 50
"""At how many positions menus are told."""
P99 = 0.99
MICRO = 1e6


def scenarios(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Tables a second on one core; the largest menu; listing options beside encoding the board; menus made."""
    pack = PackIndex([subject.game], subject.texts_of).choose(subject.game.id, None)
    ids = [one["id"] for one in subject.view.scenarios(pack, subject.view.messages_of(pack, "en"))]
    tables = [(id, number) for id in ids for number in range(effort.games)]
    found: dict[str, list[Position[Any]]] = {}

    def play_all(bot: BotName) -> None:
        found[bot] = [at for id, number in tables for at in positions(subject, pack, bot, id, f"bench {number}")]

    (took,) = race(1, lambda: play_all(BotName.greedy))
    play_all(BotName.random)
    actions = len(found[BotName.greedy]) / len(tables)
    note = f"{actions:.0f} actions a table, {len(ids)} scenarios, {SEATS} seats"
    menus = _menus(subject, pack, [at for each in found.values() for at in each], effort.rounds)
    made, needed = menus_made(subject, effort, folder)
    return [
        Measured("scenario", len(tables) / took, None, "tables/s", note),
        *menus,
        told(subject, pack, found[BotName.random], effort.rounds),
        Measured("menus-made", made, needed, "menus", "by the service, beside the positions they were of", ONCE),
    ]


def positions(subject: Subject, pack: Any, bot: BotName, scenario: str, seed: str) -> Iterator[Position[Any]]:
    """The positions of a whole table at which something is asked."""
    plan = Plan(subject.game.id, bot, SEATS, {"scenario": scenario}, seed)
    opened = opening(subject.game, pack, SEATS, plan.options)
    for step in play_out(subject.game, pack, opened, fate_of(seed), chooser(plan, seed)):
        if step.after.question is not None:
            yield step.after


def _menus(subject: Subject, pack: Any, met: list[Position[Any]], rounds: int) -> list[Measured]:
    """Each menu at its best of several: the largest, and the slowest but for one in a hundred."""
    messages = subject.view.messages_of(pack, "en")
    listed = sorted(timed(position, rounds) for position in met)
    took = listed[int(P99 * (len(listed) - 1))][0]
    size, slow = max((size, time) for time, size in listed)
    boards = [subject.view.board(position, messages) for position in met[:: max(1, len(met) // 50)]]
    (encoded,) = race(rounds, lambda: [msgpack.packb(board) for board in boards])
    note = f"{len(listed):,} menus; the slowest of 99 % beside one MessagePack encoding of the board"
    return [
        Measured("menu-largest", size, MENU_MAX, "options", f"{slow * MICRO:.0f} µs", SIZE),
        Measured("menu-p99", took * MICRO, encoded / len(boards) * MICRO, "µs", note, LISTING),
    ]


def told(subject: Subject, pack: Any, met: list[Position[Any]], rounds: int) -> Measured:
    """Menus in words with what is closed and why, beside the same menus without."""
    view, messages = subject.view, subject.view.messages_of(pack, "en")
    at = [one for one in met[:: max(1, len(met) // SAMPLES)] if one.asked]

    def menu_at(position: Position[Any]) -> Menu:
        assert position.asked is not None, "something is asked"
        return menu(view, position, question_options(position), position.asked.seats[0], 1, messages)

    took, plain = race(
        rounds,
        lambda: [with_closed(menu_at(one), view, one, messages) for one in at],
        lambda: [menu_at(one) for one in at],
    )
    note = "a menu in words that says what is closed, beside the same menu without"
    return Measured("menu-closed", took / len(at) * MICRO, plain / len(at) * MICRO, "µs", note, CLOSED)


def timed(position: Position[Any], rounds: int) -> tuple[float, int]:
    """The shortest time in seconds in which the options are listed, and how many there are."""
    best, size = inf, 0
    for _ in range(rounds):
        began = perf_counter()
        size = len(question_options(position))
        best = min(best, perf_counter() - began)
    return best, size


def menus_made(subject: Subject, effort: Effort, folder: Path) -> tuple[int, int]:
    """How many menus the service made while a table was played and its menus were read, and of how many positions."""
    made: list[Position[Any]] = []  # kept, so that no other position can have the same place in memory

    def counting(position: Position[Any]) -> Any:
        made.append(position)
        return question_options(position)

    with service_in(folder, subject) as service, patch.object(loaded_table, "question_options", counting):
        run(read_and_played(service.tables, subject, effort.short))
    return len(made), len({id(position) for position in made})


async def read_and_played(tables: Tables, subject: Subject, actions: int) -> None:
    """A table whose menu is read twice before each action, as two clients do, and is offered again after it."""
    table = await played(tables, subject, 0, Random(0))
    chance = Random(1)
    for _ in range(actions):
        at = tables.loaded(table)
        menu = at.menu
        assert menu == at.menu
        if at.position is None or at.position.question is None:
            break
        option = chance.choice(at.offered(at.position) or menu)
        await tables.act(table, Command(option.seat), option.key)
