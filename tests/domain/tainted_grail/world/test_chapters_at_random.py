"""What holds in every whole chapter of the shipped campaign, however it is played. Source: TG-2.2, 4.2, 5.17."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.kernel.evolve import cards_of
from domain.kernel.position import Position, follow_all
from domain.kernel.registry import default, options
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import World
from tests.domain.tainted_grail.legal_games import check_land, check_tracks
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import Playthrough, play

SEEDS = range(20)
MANY = range(20, 220)


def chapter(seed: int) -> Playthrough:
    """The chapters that 1 to 4 characters play through at random, up to their end."""
    return play(TAINTED_GRAIL, avalon(), 1 + seed % 4, str(seed), chosen={"scenario": "the-eighth-tally"})


every_chapter = pytest.mark.parametrize("seed", [*SEEDS, *(pytest.param(one, marks=pytest.mark.soak) for one in MANY)])


def unique_cards(state: State) -> Counter[str]:
    """Items, encounters and other cards that exist once, wherever they are."""
    world = the_world(state)
    found = cards_of(state) + Counter([*state.box, *state.offered])
    found += Counter(card.removeprefix("item:") for card in state.removed if card.startswith("item:"))
    for place in world.places.values():
        found += Counter([*place.items, *place.guardians])
    for one in state.characters.values():
        found += Counter(owned.card.removeprefix("item:") for owned in one.owned if owned.card.startswith("item:"))
        found += Counter(card for cards in one.available.values() for card in cards)
        found += Counter(one.looking)
    if state.encounter is not None:
        found += Counter([state.encounter.card, *(laid.card for laid in state.encounter.sequence)])
        for each in state.encounter.participants.values():
            found += Counter([*each.hand, *each.discard])
    return found


@every_chapter
def test_a_chapter_is_never_locked_and_keeps_its_order(seed: int) -> None:
    game = chapter(seed)
    assert game.result in ("success", "failure")
    for position in game.positions:
        check_question(position)
        if isinstance(position.state.journey, World) and position.state.status == "running":
            check_land(position.state)
            check_tracks(position.state)
    check_replay(game)
    check_cards(game)


def check_question(position: Position[State]) -> None:
    """Whoever is asked has an option, and whoever has one is asked."""
    if position.asked is None:
        return
    seats = {option.seat for option in options(position.state, position.asked)}
    assert seats == set(position.asked.seats)
    for seat in position.asked.seats:
        assert default(position.state, position.asked, seat) is not None


def check_cards(game: Playthrough) -> None:
    """Every item and encounter is in one place, always."""
    once = {*game.states[-1].pack.encounters, *game.states[-1].pack.items} - {"sword"}
    for state in game.states:
        if state.status != "setup":
            found = unique_cards(state)
            assert {card: found[card] for card in once} == dict.fromkeys(once, 1)


def check_replay(game: Playthrough) -> None:
    """The facts alone lead to the same position."""
    position = game.first
    for step in game.steps:
        position = follow_all(position, (one.fact for one in step.stated))
        assert position == step.after
