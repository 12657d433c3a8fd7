"""`rules-vs-chess`: random play of the rules alone, beside a chess library's."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from api.simulation.selfplay import fate_of, opening
from domain.kernel.chance.fate import Fate
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from infra.packs.index import PackIndex
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import SEATS, Subject
from tests.compiled.modules import COMPILED, how_they_run

WANTED = Wanted(bound=0.55, aim=1.0)
WANTED_COMPILED = Wanted(bound=0.75, aim=1.0)
"""What compiled rules should reach: docs/adr/0049-compiled-rules-are-optional.md."""
PLIES_MAX = 200
"""A random game of chess is broken off here; later positions have few pieces and would flatter it."""
TABLES = 300
"""So many tables are opened before anything is measured; more than the free boards that the game keeps."""


def rules_vs_chess(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Actions a second, all options listed before each, beside moves a second of python-chess, all moves listed.

    Each round goes on where the one before ended, so that none plays a game that was played before.
    """
    ours = answers(subject)
    next(ours)  # reads the pack and opens the tables
    plays = [lambda: _spent(ours, effort.answers)]
    if find_spec("chess"):
        chess = moves()
        plays.append(lambda: _spent(chess, effort.answers * 3))
    took, *others = race(effort.rounds, *plays, clock=thread_time)
    limit = effort.answers * 3 / others[0] if others else None
    how = how_they_run()
    note = f"{took / effort.answers * 1e6:.1f} µs an action, {how}" + ("" if others else "; chess is not installed")
    wanted = WANTED_COMPILED if how == COMPILED else WANTED
    return [Measured("rules-vs-chess", effort.answers / took, limit, "actions/s", note, wanted)]


def answers(subject: Subject) -> Iterator[object]:
    """Answer after answer of games played at random by the rules alone, each taken from the list of all."""
    chance = Random(0)
    for begun, fate in cycle(opened(subject)):
        position = begun
        while (question := position.question) is not None:
            chosen = chance.choice(tuple(options(position.state, question)))
            play = Play(subject.game, position, fate)
            play.carry_out(chosen, question)
            position = play.position
            yield chosen


def opened(subject: Subject) -> list[tuple[Position[Any], Fate]]:
    """Tables at their first questions, each with its chance."""
    game = subject.game
    pack = PackIndex([game], subject.texts_of).choose(game.id, None)
    first = opening(game, pack, SEATS, {})
    tables = []
    for number in range(TABLES):
        fate = fate_of(f"bench {number}")
        state, tasks = game.begin(first, pack)
        play: Play[Any] = Play(game, Position(state), fate)
        play.begin(*tasks)
        tables.append((play.position, fate))
    return tables


def moves() -> Iterator[object]:
    """Move after move of chess games played at random."""
    chess = import_module("chess")
    chance = Random(0)
    while True:
        board = chess.Board()
        for _ in range(PLIES_MAX):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.choice(legal))
            yield board


def _spent(steps: Iterator[object], number: int) -> None:
    for _ in islice(steps, number):
        pass
