"""Whole chapters in every mode, in which the players switch story mode at any time. Source: TG-7.1 to 7.3."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from api.simulation.selfplay import fate_of, opening
from domain.kernel.fact import Stated
from domain.kernel.play import Play
from domain.kernel.position import Position, follow_all
from domain.kernel.registry import default, options
from domain.tainted_grail.facts.mode import ModeSwitched
from domain.tainted_grail.game import TAINTED_GRAIL, always
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.items import ITEMS_MAX, items_owned
from domain.tainted_grail.queries.tracks import RESOURCE_MAX, board
from domain.tainted_grail.rules.mode import KEEP
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import CHALLENGES, RESOURCES
from tests.domain.tainted_grail.world_packs import avalon

OFTEN = 0.3
ANSWERS_MAX = 20_000
TABLES: tuple[dict[str, Any], ...] = (
    {},
    *({"challenge": (one,)} for one in CHALLENGES),
    {"challenge": CHALLENGES},
    {"free": True},
    {"free": True, "challenge": CHALLENGES, "mode": "story"},
)
"""What tables choose: nothing, each challenge by itself, all of them, free play, all together."""
FEW, MANY = 2 * len(TABLES), 20 * len(TABLES)


def answered(position: Position[State], random: Random, seed: str) -> tuple[tuple[Stated, ...], Position[State]]:
    """One answer at random, often one beside the question. Whoever is asked has one, and whoever has one is asked."""
    assert position.asked is not None
    offered = list(options(position.state, position.asked))
    assert {one.seat for one in offered} == set(position.asked.seats)
    for seat in position.asked.seats:
        key = default(position.state, position.asked, seat)
        assert any((one.seat, one.key) == (seat, key) for one in offered)
    others = [one for one in always(position.state) if one.key != KEEP]
    option = random.choice(others if others and random.random() < OFTEN else offered)
    play = Play(TAINTED_GRAIL, position, fate_of(seed))
    play.take(option.seat, option.key)
    return tuple(play.stated), play.position


def folded(position: Position[State], stated: Iterable[Stated]) -> Position[State]:
    """The position to which facts alone lead."""
    return follow_all(position, (one.fact for one in stated))


@pytest.mark.rule("TG-7.1.6", "TG-7.1.7", "TG-7.2.17", "TG-7.3.6")
@pytest.mark.parametrize(
    "seed", [*range(FEW), *(pytest.param(one, marks=pytest.mark.soak) for one in range(FEW, MANY))]
)
def test_a_chapter_is_never_locked_in_any_mode_and_folds_to_the_same(seed: int) -> None:
    pack, random = avalon(), Random(seed)
    seats, chosen = 1 + (seed + seed // len(TABLES)) % 4, TABLES[seed % len(TABLES)]
    state, tasks = TAINTED_GRAIL.begin(
        opening(TAINTED_GRAIL, pack, seats, {"scenario": "the-eighth-tally", **chosen}), pack
    )
    play = Play(TAINTED_GRAIL, Position(state), fate_of(str(seed)))
    play.begin(*tasks)
    position, switches = play.position, 0
    assert folded(Position(state), play.stated) == position
    for _ in range(ANSWERS_MAX):
        if position.asked is None:
            break
        stated, after = answered(position, random, str(seed))
        assert folded(position, stated) == after
        switches += sum(isinstance(one.fact, ModeSwitched) for one in stated)
        position = after
        check_tracks(position.state)
        check_limits(position.state)
        check_trays(position.state)
    assert position.asked is None and TAINTED_GRAIL.result(position.state) is not None
    assert switches > 0


def check_tracks(state: State) -> None:
    """No track is beyond its ends, and Energy exceeds Health, or what a reversed tracker leaves, in story mode only."""
    reversed_by = int("tracker" in state.challenge)
    for one in state.characters.values():
        lines = board(state, one.id)
        assert 0 <= one.energy <= lines.energy_max
        assert 0 <= one.health <= lines.health_start
        assert 0 <= one.terror <= lines.terror_max
        assert state.mode == "story" or one.dead or one.energy <= max(0, one.health - reversed_by)


def check_limits(state: State) -> None:
    """With the challenge of limits nobody has more of a resource, or more items."""
    if "limits" not in state.challenge:
        return
    for one in state.characters.values():
        assert all(one.resources.get(what, 0) <= RESOURCE_MAX for what in RESOURCES if what != "experience")
        assert len(items_owned(state, one.id)) <= ITEMS_MAX


def check_trays(state: State) -> None:
    """In free play no two of those who live use the same board or the same cards."""
    for chosen in ("board", "cards"):
        used = [getattr(state.characters[one], chosen) for one in living(state)]
        taken = [one for one in used if one is not None]
        assert len(taken) == len(set(taken)) and (state.free or not taken)
