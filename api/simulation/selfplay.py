"""Games played in process, by the rules alone: for `simulate`, and for tests with random play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any
from uuid import UUID

from msgspec import Struct

from domain.kernel.chance.fate import Fate, SealedFate
from domain.kernel.fact import Stated
from domain.kernel.game import Game, Pack
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.kernel.task import Option

ACTIONS_MAX = 20_000
"""A game with more actions than this counts as endless."""

NO_TABLE = UUID(int=0)

Choose = Callable[[Position[Any], Sequence[Option]], Option]
"""Takes a position and the options of the open question, at least one, and returns the chosen option."""


class Step(Struct, frozen=True):
    """An answer, or the setup (then chosen is None), and its result."""

    chosen: Option | None
    stated: tuple[Stated, ...]
    after: Position[Any]


def opening(game: Game, pack: Pack, seats: int, chosen: Mapping[str, Any]) -> TableOpened:
    """Return the first fact of a table that exists only in this process. chosen: the table's options."""
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
    """Return the chance that follows from a seed."""
    return SealedFate(sha256(seed.encode()).digest())


def play_out(game: Game, pack: Pack, opened: TableOpened, fate: Fate, choose: Choose) -> Iterator[Step]:
    """Yield the setup, then answer after answer, until nothing is asked.

    Raises InvalidRequest for invalid options of the table, AssertionError for a fault of the rules.
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
