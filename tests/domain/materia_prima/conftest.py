"""A scenario in the middle of a day, on the pack that ships with the game."""

from collections.abc import Callable

import pytest

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.state import Alchemist, State, Tower
from domain.materia_prima.tasks.ending import CloseScenario
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.positions import on_the_field
from tests.dsl import Scenario

Make = Callable[..., Scenario]


@pytest.fixture(scope="session")
def pack() -> Pack:
    """The pack that ships with the game."""
    return prima()


def plain_hexes(pack: Pack) -> list[Hex]:
    """The plain hexes of the pack's first layout, in hex order."""
    board = pack.boards[next(iter(pack.layouts))]
    return [hex for hex in board.hexes if board.terrain[hex].is_plain]


def state_of(pack: Pack, *colours: str, seats: tuple[tuple[str, ...], ...] | None = None) -> State:
    """Day 1 of the first scenario, alchemists phase, piles full; each alchemist on its tower, one soul stone.

    colours: in seat order, a seat each unless `seats` says otherwise.
    """
    seats = seats or tuple((colour,) for colour in colours)
    seat_of = {colour: seat for seat, played in enumerate(seats) for colour in played}
    characters = list(pack.alchemists)
    alchemists = {
        colour: Alchemist(colour, seat_of[colour], character, 1, hex, tower=Tower(hex=hex))
        for colour, character, hex in zip(colours, characters, plain_hexes(pack)[::3], strict=False)
    }
    scenario = next(iter(pack.scenarios))
    alarm, *unseen = sorted(pack.alarm_cards)
    inquisitors = sorted(card for letter in pack.scenarios[scenario].inquisitors for card in pack.cards_of[letter])
    missions, extensions = sorted(pack.missions), sorted(pack.extensions)
    kinds = pack.recipes_of
    pools = {
        "alarm": tuple(unseen),
        "inquisitors": tuple(inquisitors),
        "missions": tuple(missions[3:]),
        "extensions": tuple(extensions[3:]),
        **{f"recipes-{kind}": tuple(sorted(kinds[kind][len(colours) :])) for kind in kinds},
    }
    return State(
        pack=pack,
        scenario=scenario,
        seats=seats,
        colours=colours,
        layout=next(iter(pack.layouts)),
        status="running",
        phase="alchemists",
        alchemists=alchemists,
        alarm_discard=(alarm,),
        missions=dict(zip("TRG", missions, strict=False)),
        extensions=dict(zip("TRG", extensions, strict=False)),
        recipes=tuple(card for kind in kinds for card in kinds[kind][: len(colours)]),
        recipe_discards=dict.fromkeys(kinds, ()),
        temple=next(iter(pack.temples)),
        dice={"dice": pack.faces},
        pools=pools,
        piles={pool: ("?" + pool,) * len(cards) for pool, cards in pools.items()},
    )


@pytest.fixture
def make(pack: Pack) -> Make:
    """Makes a scenario of these colours; `seats=` for several colours a seat."""

    def of(*colours: str, seats: tuple[tuple[str, ...], ...] | None = None) -> Scenario:
        return Scenario(MATERIA_PRIMA, state_of(pack, *colours, seats=seats), (CloseScenario(),))

    return of


@pytest.fixture
def scenario(make: Make) -> Scenario:
    """Green (seat 0) and yellow (seat 1), each on its tower."""
    return make("green", "yellow")


@pytest.fixture
def field(scenario: Scenario) -> Scenario:
    """Green (three attack dice, three for defence) at (0, 0), yellow at (-3, 3), no modifier on the alarm card."""
    return on_the_field(scenario)
