"""`rules-vs-chess`: random play of the rules alone, beside a chess library's."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from api.simulation.selfplay import fate_of, opening
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from infra.packs.index import PackIndex
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import SEATS, Subject

WANTED = Wanted(bound=0.5, aim=1.0)
PLIES_MAX = 200
"""A random game of chess is broken off here; later positions have few pieces and would flatter it."""


def rules_vs_chess(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Actions a second, all options listed before each, beside moves a second of python-chess, all moves listed."""
    plays = [lambda: _spent(answers(subject), effort.answers)]
    if find_spec("chess"):
        plays.append(lambda: _spent(moves(), effort.answers * 3))
    took, *others = race(effort.rounds, *plays)
    ours = effort.answers / took
    limit = effort.answers * 3 / others[0] if others else None
    note = f"{took / effort.answers * 1e6:.1f} µs an action" + ("" if others else "; chess is not installed")
    return [Measured("rules-vs-chess", ours, limit, "actions/s", note, WANTED)]


def answers(subject: Subject) -> Iterator[object]:
    """Answer after answer of games played at random by the rules alone, each taken from the list of all."""
    game, chance = subject.game, Random(0)
    pack = PackIndex([game], subject.texts_of).choose(game.id, None)
    opened = opening(game, pack, SEATS, {})
    for number in count():
        fate = fate_of(f"bench {number}")
        state, tasks = game.begin(opened, pack)
        play: Play[Any] = Play(game, Position(state), fate)
        play.begin(*tasks)
        while (question := (position := play.position).question) is not None:
            offered = tuple(options(position.state, question))
            chosen = chance.choice(offered)
            play = Play(game, position, fate)
            play.take(chosen.seat, chosen.key, offered)
            yield chosen


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
