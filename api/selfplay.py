"""Games played in process, by the rules alone: for `simulate`, and for tests with random play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any
from uuid import UUID

from msgspec import Struct

from domain.kernel.fact import Stated
from domain.kernel.fate import Fate, SealedFate
from domain.kernel.game import Game, Pack
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.table import SeatPlan, TableOpened
from domain.kernel.task import Option

ACTIONS_MAX = 20_000
"""A game of more actions than this counts as one that never ends."""

NO_TABLE = UUID(int=0)

Choose = Callable[[Position[Any], Sequence[Option]], Option]
"""(position, options of the open question, at least one) -> the one that is taken."""


class Step(Struct, frozen=True):
    """An answer, or the setup (then chosen is None), and what it led to."""

    chosen: Option | None
    stated: tuple[Stated, ...]
    after: Position[Any]


def opening(game: Game, pack: Pack, seats: int, chosen: Mapping[str, Any]) -> TableOpened:
    """The first fact of a table that only this process knows. chosen: the table's options."""
    return TableOpened(
        table=str(NO_TABLE),
        commitment="",
        game=game.id,
        rules=game.rules,
        pack=pack.hash,
        options=dict(chosen),
        seats=(SeatPlan(),) * seats,
        dice=game.dice(pack),
    )


def fate_of(seed: str) -> Fate:
    """The chance that a seed stands for."""
    return SealedFate(sha256(seed.encode()).digest())


def play_out(game: Game, pack: Pack, opened: TableOpened, fate: Fate, choose: Choose) -> Iterator[Step]:
    """The setup, then answer after answer, till nothing is asked.

    Raises InvalidRequest if the table's options cannot be, AssertionError where the rules are at fault.
    """
    state, tasks = game.begin(opened, pack)
    play: Play[Any] = Play(game, Position(state), fate)
    play.begin(*tasks)
    yield Step(None, tuple(play.stated), play.position)
    for _ in range(ACTIONS_MAX):
        position = play.position
        if position.asked is None:
            break
        offered = tuple(options(position.state, position.asked))
        assert offered, f"{position.asked} has no options"
        chosen = choose(position, offered)
        play = Play(game, position, fate)
        play.take(chosen.seat, chosen.key, offered)
        yield Step(chosen, tuple(play.stated), play.position)
    assert play.position.asked is None, f"no end after {ACTIONS_MAX} actions"
    assert game.result(play.state) is not None, "nothing is asked, and the game has no result"
