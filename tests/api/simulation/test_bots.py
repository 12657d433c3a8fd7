"""The bots: they take what is offered, never give up, and the greedy one wins games."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

from api.service.bots import RETURNS_MAX, BotName, bot_of
from api.simulation.selfplay import fate_of, opening, play_out
from api.simulation.tables import Plan, chooser, outcomes, play_table
from domain.kernel.fact import Fact
from domain.materia_prima.content.pack import MissionPart, Pack
from domain.materia_prima.facts.combat import InquisitorDefeated
from domain.materia_prima.facts.ending import MissionPartFulfilled
from domain.materia_prima.facts.exchange import ElementsExchanged
from domain.materia_prima.facts.gathering import ElementsPickedUp
from domain.materia_prima.facts.missions import (
    ElementsDelivered,
    FragmentDelivered,
    HomunculusDelivered,
    ItemDelivered,
    MissionFulfilled,
)
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.facts.tower import AlchemistEquipped, ElementsConverted
from domain.materia_prima.facts.town import ExtensionBought, RecipesResearched
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.vocabulary import Deed
from projections.bot import Offer
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import other_pack


def nothing() -> None:
    return None


@pytest.mark.parametrize("name", BotName)
def test_bots_never_concede(name: BotName) -> None:
    bot = bot_of(name, "seed", VIEW)
    offers = [Offer(key, False) for key in ("concede", "decline", "concede")]

    assert {bot(offers, nothing) for _ in range(50)} == {"decline"}


@pytest.mark.parametrize("name", BotName)
def test_bots_never_make_it_easier(name: BotName) -> None:
    assert bot_of(name, "seed", VIEW)([Offer("ease:easy", True), Offer("accept-failure", False)], nothing) == (
        "accept-failure"
    )


def test_where_nothing_else_is_left_a_bot_takes_what_it_avoids() -> None:
    assert bot_of(BotName.random, "seed", VIEW)([Offer("concede", False)], nothing) == "concede"


def test_a_bot_lets_a_game_go_back_only_a_few_times() -> None:
    view = VIEW._replace(returning=("mercy",))
    bot = bot_of(BotName.random, "seed", view)
    taken = Counter(bot([Offer("mercy", False), Offer("end", False)], nothing) for _ in range(50))

    assert taken == {"mercy": RETURNS_MAX, "end": 50 - RETURNS_MAX}
    assert bot([Offer("mercy", False)], nothing) == "mercy", "nothing else is left"


def test_the_random_bot_takes_every_option_equally_often() -> None:
    bot = bot_of(BotName.random, "seed", VIEW)
    taken = Counter(bot([Offer(key, key == "a") for key in "abcd"], nothing) for _ in range(4000))

    assert sorted(taken) == list("abcd")
    assert all(850 < count < 1150 for count in taken.values())


def test_the_same_seed_is_the_same_bot() -> None:
    offers = [Offer(key, False) for key in "abcdefgh"]
    one, same, other = (bot_of(BotName.random, seed, VIEW) for seed in ("s", "s", "t"))
    taken = [[bot(offers, nothing) for _ in range(30)] for bot in (one, same, other)]

    assert taken[0] == taken[1] != taken[2]


@pytest.mark.parametrize("name", BotName)
def test_mp_picking_no_bot_takes_back_or_cancels(name: BotName) -> None:
    offers = [Offer("back:air", False, "back"), Offer("cancel", True, "cancel"), Offer("drop:air", False)]
    bot = bot_of(name, "seed", VIEW)

    assert {bot(offers, lambda: None) for _ in range(20)} == {"drop:air"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_wins_some_games_and_loses_some(seats: int) -> None:
    plan = Plan("materia-prima", BotName.greedy, seats, {"difficulty": "easy"}, "games")
    endings = Counter[str]()
    for outcome in outcomes([plan], 40, 1):
        assert not outcome.error
        endings[outcome.ending] += 1
        if 0 < endings["success"] < endings.total():
            return
    raise AssertionError(endings)


DEEDS = {
    "town missions": MissionFulfilled,
    "elements delivered": ElementsDelivered,
    "homunculi given": HomunculusDelivered,
    "items given": ItemDelivered,
    "fragments given": FragmentDelivered,
    "purchases": ExtensionBought,
    "voyages": AlchemistSailed,
    "exchanges": ElementsExchanged,
    "pick-ups": ElementsPickedUp,
    "loads": AlchemistEquipped,
    "conversions": ElementsConverted,
    "researches": RecipesResearched,
    "inquisitors defeated": InquisitorDefeated,
}
"""What a seat may do -> the fact that tells of it."""


def facts_of(seats: int, seed: str, scenario: str, pack: Pack) -> Iterator[Fact]:
    """All facts of a table of greedy bots on easy."""
    plan = Plan("materia-prima", BotName.greedy, seats, {"scenario": scenario, "difficulty": "easy"}, seed)
    opened = opening(MATERIA_PRIMA, pack, seats, plan.options)
    for step in play_out(MATERIA_PRIMA, pack, opened, fate_of(seed), chooser(plan, seed)):
        yield from (one.fact for one in step.stated)


def test_greedy_uses_all_that_a_seat_may_do() -> None:
    counts = Counter[type[Fact]]()
    walked = 0
    for number in range(24):
        for fact in facts_of(2, f"deeds/{number}", ("black-work", "white-work")[number % 2], prima()):
            counts[type(fact)] += 1
            walked += isinstance(fact, FigureMoved) and fact.figure in prima().recipes

    assert walked > 48, "homunculi move"
    assert {deed for deed, kind in DEEDS.items() if not counts[kind]} == set()
    assert counts[MissionFulfilled] > 24 and counts[AlchemistSailed] > 24


def test_greedy_does_every_deed_that_a_mission_may_ask_for() -> None:
    first, *others = prima().content.scenarios
    parts = tuple(MissionPart(f"part-{deed}", deed) for deed in get_args(Deed))
    pack = other_pack(scenarios=(replace(first, parts=parts), *others))
    done = Counter(
        fact.part
        for number in range(12)
        for fact in facts_of(2, f"asked/{number}", "black-work", pack)
        if isinstance(fact, MissionPartFulfilled)
    )

    assert {part.id for part in parts} == set(done)
    assert all(count >= 4 for count in done.values()), done


def test_random_bots_end_every_game() -> None:
    plan = Plan("materia-prima", BotName.random, 2, {}, "random")
    played = list(outcomes([plan], 20, 1))

    assert [one for one in played if one.error] == []
    assert {one.ending for one in played} <= {"success", "failure", "aborted"}


def test_several_processes_play_the_same_games_as_one() -> None:
    plan = Plan("materia-prima", BotName.greedy, 2, {}, "many")

    assert list(outcomes([plan], 6, 2)) == [play_table(plan, plan.seed_of(number)) for number in range(1, 7)]
