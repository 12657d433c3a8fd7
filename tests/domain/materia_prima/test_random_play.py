"""What holds in every legal game of Materia Prima: whole games at random, their seats conceding now and then."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from api.selfplay import Choose
from domain.kernel import pile as piles
from domain.kernel.errors import IllegalAction
from domain.kernel.evolve import Position, cards_of, follow
from domain.kernel.game import default, options
from domain.kernel.play import Play
from domain.kernel.task import Option
from domain.materia_prima.content import Pack, Price, Values
from domain.materia_prima.content_specials import Trigger
from domain.materia_prima.facts.alarm import AlarmCardDrawn, HourglassMoved
from domain.materia_prima.facts.specials import SpecialApplied
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries.figures import figure, figures_at, player_figures
from domain.materia_prima.queries.specials import has_double_figures
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.state import State
from domain.materia_prima.tasks.effects import AdvanceHourglass
from domain.materia_prima.tasks.turn import DropExcess, TakeTurn
from infra.codec import snapshots_of
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.tables import other_pack
from tests.random_play import Playthrough, at_random, play

Property = Callable[[Playthrough], None]

MENU_MAX = 500
"""A list of actions stays below this."""
STRANGE_KEYS = 8
"""How many keys that are not offered are tried at a position."""
BESIDE = (0, 0.02)
"""How likely a seat does something beside what is asked, such as conceding: never, or now and then."""
RULE_ID = re.compile(r"MP-\d+\.\d+\.\d+")
CHOSEN = st.fixed_dictionaries(
    {"scenario": st.sampled_from(["black-work", "white-work", "red-work"])},
    optional={
        "difficulty": st.sampled_from(["easy", "normal", "hard"]),
        "layout": st.sampled_from(["open-country", "crooked-coast"]),
        "temple": st.sampled_from(["random", "luna"]),
    },
)


CAMPAIGN = st.fixed_dictionaries(
    {"scenario": st.sampled_from([one.id for one in inquisition().scenarios.values() if one.tutorial is None])},
    optional={"difficulty": st.sampled_from(["easy", "normal", "hard"])},
)


@cache
def gentle() -> Pack:
    """The pack with strong alchemists who want little: in it random play comes to what is rare else.

    Its campaigns go on after a failure, so that what is carried over is asked at the end of every scenario.
    """
    content = prima().content
    first = [one.id for one in content.elements if one.level == 1]
    strong = replace(content.defaults, alchemist=Values(attack=6, defence=6, capacity=6, actions=12))
    alchemists = tuple(replace(one, values=None, without_stone=None) for one in content.alchemists)
    recipes = tuple(replace(one, cost={first[n % 2]: 1}) for n, one in enumerate(content.recipes))
    extensions = tuple(replace(one, price=Price(different=1, level=1)) for one in content.extensions)
    switches = replace(content.switches, on_failure="continue")
    return other_pack(defaults=strong, alchemists=alchemists, recipes=recipes, extensions=extensions, switches=switches)


def wilful(seed: str, likely: float) -> Choose:
    """Takes any kind of answer, but seldom ends a turn; now and then one beside the question.

    likely: how often the latter, from 0 to 1.
    """
    random = Random(seed)

    def choose(position: Position[Any], offered: Any) -> Any:
        beside = list(MATERIA_PRIMA.always(position.state)) if random.random() < likely else []
        if beside:
            return random.choice(beside)
        words = sorted({word_of(option) for option in offered})
        if "end-turn" in words and len(words) > 1 and random.random() < 0.9:
            words.remove("end-turn")
        word = random.choice(words)
        return random.choice([option for option in offered if word_of(option) == word])

    return choose


def word_of(option: Option) -> str:
    """The kind of answer: how its key begins."""
    return option.key.partition(":")[0]


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """Whole games of 1 to 4 seats in any scenario, or in a campaign's first."""
    seed = str(draw(st.integers(0, 2**32 - 1)))
    pack, seats = draw(st.sampled_from([prima(), gentle(), inquisition()])), draw(st.integers(1, 4))
    chosen = draw(CAMPAIGN if pack == inquisition() else CHOSEN)
    if pack == gentle() and draw(st.booleans()):
        chosen = {**chosen, "scenario": "black-work", "campaign": {}}
    choose = draw(st.sampled_from([at_random(seed), *(wilful(seed, likely) for likely in BESIDE)]))
    return play(MATERIA_PRIMA, pack, seats, seed, chosen=chosen, choose=choose)


def every_game(examples: int) -> Callable[[Property], Property]:
    """The property is tried with so many games."""

    def of(test: Property) -> Property:
        quick = settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        tried: Property = quick(given(game=games())(test))
        return tried

    return of


def asked(game: Playthrough) -> list[Position[State]]:
    """The positions at which a question is open."""
    return [position for position in game.positions if position.question]


def menu(position: Position[State]) -> list[Option]:
    """All that is open now, the question's own options first."""
    assert position.question is not None
    return [*options(position.state, position.question), *MATERIA_PRIMA.always(position.state)]


# Endings


@every_game(30)
def test_every_game_ends_and_says_how(game: Playthrough) -> None:
    end = game.states[-1]

    assert game.result in ("success", "failure")
    assert end.ending in ("success", "failure", "aborted", "conceded")
    assert (end.ending == "success") == (game.result == "success")
    assert game.positions[-1].agenda == () and not list(MATERIA_PRIMA.always(end))


# Pieces


def places(state: State) -> Iterator[str]:
    """Every place of a card that was seen, once for each card that lies there."""
    yield from state.alarm_discard
    yield from state.inquisitor_discard
    yield from (card for slot in state.slots if slot for card in slot.cards)
    yield from (card for open_cards in (state.missions, state.extensions) for card in open_cards.values() if card)
    yield from (one.mission for one in state.completed)
    yield from state.recipes
    yield from state.researched
    yield from (card for discard in state.recipe_discards.values() for card in discard)
    yield from state.homunculi
    yield from state.removed
    for alchemist in state.alchemists.values():
        yield from (*alchemist.worn, *alchemist.tower.items, *alchemist.tower.fragments, *alchemist.tower.extensions)


def all_cards(state: State) -> Counter[str]:
    """The cards that the scenario is played with, but temples, of which those not drawn are not needed."""
    pack = state.pack
    inquisitors = (card for type in pack.scenarios[state.scenario].inquisitors for card in pack.cards_of[type])
    return Counter([*pack.alarm_cards, *inquisitors, *pack.missions, *pack.extensions, *pack.recipes])


@every_game(25)
def test_no_card_is_lost_or_doubled(game: Playthrough) -> None:
    for state in (state for state in game.states if state.alarm_discard):
        unseen = Counter({card: n for card, n in cards_of(state).items() if card not in state.pack.temples})
        assert unseen + Counter(places(state)) == all_cards(state)


@every_game(18)
def test_a_pool_has_as_many_cards_as_face_down_places(game: Playthrough) -> None:
    for state in game.states:
        rows = (*state.piles.values(), *state.pools.values())
        face_down = Counter(place for row in rows for place in row if piles.is_face_down(place))
        assert face_down == Counter({piles.place_of(pool): len(cards) for pool, cards in state.pools.items() if cards})


@pytest.mark.rule("MP-2.4.6")
@every_game(25)
def test_no_figure_carries_above_its_capacity_unless_it_is_asked_to_drop(game: Playthrough) -> None:
    for position in asked(game):
        state = position.state
        carried = {name: sum(figure(state, name).carried.values()) for name in player_figures(state)}
        assert all(count > 0 for name in carried for count in figure(state, name).carried.values())
        if not isinstance(position.question, DropExcess):
            assert all(count <= capacity(state, name) for name, count in carried.items())


@pytest.mark.rule("MP-2.3.1", "MP-2.3.2", "MP-2.3.4")
@every_game(25)
def test_other_colours_and_inquisitors_never_share_a_hex(game: Playthrough) -> None:
    for state in game.states:
        towers = [(one.tower.hex, colour) for colour, one in state.alchemists.items() if one.tower.hex]
        standing = [(figure(state, name).hex, figure(state, name).colour) for name in player_figures(state)]
        holders = {(hex, colour) for hex, colour in (*towers, *standing) if hex}
        held = Counter(hex for hex, _ in holders)
        assert not held or max(held.values()) == 1
        assert not {one.hex for one in state.inquisitors.values()} & held.keys()
        assert all(list(figures_at(state, hex)) for hex, _ in standing if hex)


@pytest.mark.rule("MP-6.3.5")
@every_game(25)
def test_a_type_has_as_many_figures_as_its_cards_say(game: Playthrough) -> None:
    for state in (position.state for position in asked(game) if isinstance(position.question, TakeTurn)):
        due: Counter[str] = Counter()
        for slot in (slot for slot in state.slots if slot):
            has_symbol = any(state.pack.cards[card].second_figure for card in slot.cards)
            due[slot.type] = 2 if has_symbol and len(slot.cards) > 1 else 1
            if has_double_figures(state, slot.type):
                due[slot.type] = min(2, sum(one.type == slot.type for one in state.inquisitors.values()))
        assert Counter(one.type for one in state.inquisitors.values()) == +due


@pytest.mark.rule("MP-4.1.3")
@every_game(25)
def test_there_are_as_many_open_alarm_cards_as_days_but_those_that_a_special_rule_lost(game: Playthrough) -> None:
    position: Position[Any] = game.first
    lost, before = 0, None
    for fact in game.facts:
        position = follow(position, fact)
        if isinstance(before, SpecialApplied) and isinstance(fact, HourglassMoved):
            rule = game.pack.specials[before.special]
            lost += isinstance(rule, Trigger) and AdvanceHourglass() in rule.then
        if isinstance(fact, AlarmCardDrawn):
            assert len(position.state.alarm_discard) == position.state.day - lost
        before = fact
    day, phase = position.state.day - lost, position.state.phase
    assert day == len(position.state.alarm_discard) or phase in ("alarm", "setup", "end")


# Questions


@every_game(25)
def test_a_question_has_options_and_its_default_is_one_of_them(game: Playthrough) -> None:
    for position in asked(game):
        question = position.question
        assert question is not None
        own = list(options(position.state, question))
        assert own and {option.seat for option in own} <= set(question.seats)
        assert default(position.state, question) in [option.key for option in own if option.seat == question.seats[0]]


@every_game(25)
def test_keys_are_unique_and_menus_short(game: Playthrough) -> None:
    for position in asked(game):
        found = Counter((option.seat, option.key) for option in menu(position))
        assert max(found.values()) == 1
        assert len(found) < MENU_MAX
        assert all(RULE_ID.fullmatch(option.rule) for option in menu(position))


class NoChance:
    """A refusal settles nothing."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        raise AssertionError(f"{stream} was asked for")


def strange_keys(game: Playthrough, random: Random) -> Iterator[str]:
    """Keys of every form that this game knew, as they were or with one part from another."""
    keys = sorted({option.key for position in asked(game) for option in menu(position)})
    parts = sorted({part for key in keys for part in key.split(":")})
    while True:
        key = random.choice(keys).split(":")
        if random.random() < 0.7:
            key[random.randrange(len(key))] = random.choice(parts)
        if random.random() < 0.1:
            key = random.choice([key[:-1], [*key, random.choice(parts)]])
        yield ":".join(key)


@every_game(18)
def test_what_is_not_offered_is_refused_by_a_rule_and_nothing_is_recorded(game: Playthrough) -> None:
    random = Random(game.seed)
    keys = strange_keys(game, random)
    for position in game.positions:
        legal = {(option.seat, option.key) for option in menu(position)} if position.question else set()
        for _ in range(STRANGE_KEYS):
            seat, key = random.randrange(-1, len(game.opened.seats) + 1), next(keys)
            if (seat, key) not in legal:
                refused(position, seat, key)


def refused(position: Position[State], seat: int, key: str) -> None:
    """This answer is refused, and the position stays as it was."""
    attempt = Play(MATERIA_PRIMA, position, NoChance())
    with pytest.raises(IllegalAction) as error:
        attempt.take(seat, key)
    assert RULE_ID.fullmatch(error.value.rule), (seat, key, error.value.rule)
    assert attempt.stated == [] and attempt.position == position


# Bytes and replay


@every_game(18)
def test_a_position_survives_its_bytes(game: Playthrough) -> None:
    snapshots = snapshots_of(MATERIA_PRIMA)
    for position in game.positions:
        again = snapshots.position(snapshots.body(position), game.pack)
        assert again == position
        assert snapshots.body(again) == snapshots.body(position), "the order of what lies there counts too"
        if position.question:
            assert menu(again) == menu(position)


@every_game(25)
def test_replay_equals_live(game: Playthrough) -> None:
    position: Position[Any] = game.first
    for step in game.steps:
        for one in step.stated:
            position = follow(position, one.fact)
        assert position == step.after
        if position.question:
            assert menu(position) == menu(step.after)
