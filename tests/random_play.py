"""Whole games played at random by the rules alone, for properties that hold in every legal game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random, SystemRandom
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from api.simulation.selfplay import Choose, Step, fate_of, opening, play_out
from domain.kernel.fact import Fact
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, onward
from infra.packs.index import PackIndex

GAMES = 40
"""How many games of a kind are played in a run; no property is tried with more."""
RUN = f"{SystemRandom().getrandbits(32)}-"
"""How the seeds of this run begin."""


class Playthrough(Struct, frozen=True):
    """A game from its setup to its end. first: the position before the setup; steps: the setup, then each answer."""

    game: Game
    pack: Pack
    opened: TableOpened
    seed: str
    first: Position[Any]
    steps: tuple[Step, ...]

    @property
    def positions(self) -> list[Position[Any]]:
        """Where the game stood after the setup and after each answer."""
        return [step.after for step in self.steps]

    @property
    def states(self) -> list[Any]:
        return [position.state for position in self.positions]

    @property
    def facts(self) -> list[Fact]:
        """All that was stated, in order."""
        return [one.fact for step in self.steps for one in step.stated]

    @property
    def result(self) -> str | None:
        return self.game.result(self.states[-1])

    def __repr__(self) -> str:
        return f"play({self.game.id!r}, seats={len(self.opened.seats)}, seed={self.seed!r})"


def at_random(seed: str, avoid: tuple[str, ...] = ()) -> Choose:
    """Takes any option that leads on, each equally likely.

    avoid: how keys begin that are left alone, as long as others are open.
    """
    random = Random(seed)

    def choose(position: Position[Any], offered: Any) -> Any:
        forward = onward(offered)
        wanted = [option for option in forward if not option.key.startswith(avoid)] if avoid else forward
        return random.choice(wanted or forward)

    return choose


def play(
    game: Game,
    pack: Pack,
    seats: int,
    seed: str,
    *,
    chosen: Mapping[str, Any] | None = None,
    choose: Choose | None = None,
    until: Callable[[Any], bool] = lambda state: False,
) -> Playthrough:
    """One game, the same for the same seed. chosen: the table's options; choose: by default at random; until: says in
    which state the game is left, by default at its end.
    """
    opened = opening(game, pack, seats, chosen or {})
    state, _ = game.begin(opened, pack)
    steps = tuple(steps_until(until, play_out(game, pack, opened, fate_of(seed), choose or at_random(seed))))
    return Playthrough(game, pack, opened, seed, Position(state), steps)


def steps_until(until: Callable[[Any], bool], steps: Iterable[Step]) -> Iterator[Step]:
    """The steps up to the first one behind which the game is left."""
    for step in steps:
        yield step
        if until(step.after.state):
            return


@st.composite
def random_play(
    draw: st.DrawFn,
    game: Game,
    pack: Pack | None = None,
    *,
    seats: st.SearchStrategy[int] | None = None,
    chosen: st.SearchStrategy[Mapping[str, Any]] | None = None,
    avoid: tuple[str, ...] = (),
) -> Playthrough:
    """Whole games of 1 to 4 seats. pack: by default the first that ships with the game."""
    seed = str(draw(st.integers(0, 2**32 - 1)))
    count = draw(seats or st.integers(1, 4))
    options = draw(chosen) if chosen else {}
    known = pack or PackIndex([game]).choose(game.id, None)
    return play(game, known, count, seed, chosen=options, choose=at_random(seed, avoid))


def numbered(game: Callable[[str], Playthrough]) -> st.SearchStrategy[Playthrough]:
    """One of `GAMES` games, which all properties of a run share, since a game costs more than what is tried with it.
    game: seed -> the game, cached. Another run of the profile `new` has other games.
    """
    run = "" if settings().derandomize else RUN
    return st.integers(1, GAMES).map(lambda number: game(f"{run}{number}"))


def offered(position: Position[Any]) -> list[str]:
    """The keys that the open question offers; none when the game is over."""
    question = position.question
    return [option.key for option in options(position.state, question)] if question else []


Property = Callable[[Playthrough], None]


def quickly(examples: int) -> settings:
    """How a property is tried with so many games, however long they take."""
    return settings(max_examples=examples)


def tried_with(games: st.SearchStrategy[Playthrough], examples: int) -> Callable[[Property], Property]:
    """The property is tried with so many of these games."""

    def of(test: Property) -> Property:
        tried: Property = quickly(examples)(given(game=games)(test))
        return tried

    return of


def asked(game: Playthrough) -> list[Position[Any]]:
    """The positions at which something is asked."""
    return [position for position in game.positions if position.asked]


def menu(game: Game, position: Position[Any]) -> list[Option]:
    """All that is open at such a position, what is asked for first."""
    assert position.asked is not None
    return [*options(position.state, position.asked), *game.always(position.state)]
