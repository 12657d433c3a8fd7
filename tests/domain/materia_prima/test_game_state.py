"""State, chance, secrets and defaults of the game as a whole. Source: MP-2.1, 2.5."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from domain.kernel.chance.pile import canonical, is_face_down
from domain.kernel.errors import UndoRefused
from domain.kernel.fact import ActionTaken, CardsDrawn, CardsShuffled, DiceRolled, Entry, Fact
from domain.kernel.play import Play
from domain.kernel.position import Position, follow
from domain.kernel.tables.table import (
    ActionsUndone,
    SeedRevealed,
    Table,
    TableEnded,
    TableStarted,
    consent_needed,
    follow_entries,
)
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import AlarmMarkerPlaced, InquisitorCardDrawn
from domain.materia_prima.facts.missions import HomunculusDelivered
from domain.materia_prima.facts.setup import ScenarioStarted
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.state import State
from domain.materia_prima.tasks.alarm import PlaceAlarmMarkers, PlaceInquisitor, StartAlarmPhase
from domain.materia_prima.tasks.combat import ChooseReward
from domain.materia_prima.tasks.events import ResolveEvent
from domain.materia_prima.tasks.exchange import AskConsent
from domain.materia_prima.tasks.setup import BuildPiles
from domain.materia_prima.tasks.town import Research
from domain.materia_prima.tasks.turn import DropExcess, StartTurn, TakeTurn
from tests.domain.materia_prima.positions import alarm, foe, helper, stand
from tests.domain.materia_prima.tables import FIXED, PLAYERS, by_default, new_table, opened, set_up
from tests.dsl import HashFate, Scenario

RECIPE_PILES = ("recipes-homunculus", "recipes-equipment", "recipes-stone")
CARD_PILES = ("alarm", "inquisitors", "missions", "extensions", *RECIPE_PILES)


# What the state holds


def test_mp_2_1_1_the_state_tells_scenario_seats_difficulty_and_status() -> None:
    game = new_table(*PLAYERS[:3], **{**FIXED, "difficulty": "hard", "scenario": "white-work"})
    state = game.state
    assert (state.scenario, state.seats) == ("white-work", (("green",), ("yellow",), ("brown",)))
    assert (len(state.alchemists), state.chosen, state.difficulty, state.status) == (3, "hard", "hard", "setup")

    statuses = [position.state.status for position in by_default(game)]
    assert list(dict.fromkeys(statuses)) == ["setup", "running", "failed"]


def test_mp_2_1_4_the_state_names_phase_step_and_turn(scenario: Scenario) -> None:
    game = new_table(*PLAYERS[:2], **FIXED)
    assert (game.state.phase, game.state.turn) == ("setup", None)
    for position in by_default(game, until=TakeTurn):
        assert position.question is not None
    assert (game.state.phase, game.state.turn) == ("alchemists", turn_order(game.state)[0])

    occupied = scenario.state.pack.alarm_cards["curfew"].town
    town = scenario.state.pack.boards["open-country"].towns[occupied]
    stand(scenario, "green", town).given_state(markers={(0, 0): 2}).draws("alarm", "curfew").when(StartAlarmPhase())
    assert isinstance(scenario.question, PlaceInquisitor)
    assert (scenario.state.phase, scenario.state.turn) == ("alarm", None)


def test_mp_2_5_7_a_town_has_a_mission_or_none_and_an_extension_or_none(scenario: Scenario) -> None:
    empty = {"missions": (), "extensions": ()}
    state = scenario.state
    scenario.given_state(piles={**state.piles, **empty}, pools={**state.pools, **empty})
    assert all(isinstance(state.missions[town], str) for town in "TRG")
    assert all(isinstance(state.extensions[town], str) for town in "TRG")

    town = state.pack.boards[state.layout].towns["T"]
    mission = "bell-metal"
    scenario.given_state(missions={**state.missions, "T": mission})
    stand(scenario, "green", town, carried={"copper": 1}).when(StartTurn("green")).answers(0, "drop-mission:green")
    assert scenario.state.missions["T"] is None


def test_mp_2_5_9_each_recipe_kind_has_a_pile_and_a_discard_beside_one_pool(pack: Pack) -> None:
    state = set_up(2).state

    for kind in ("homunculus", "equipment", "stone"):
        places = [state.pools[f"recipes-{kind}"], state.recipe_discards[kind]]
        in_pool = [one for one in state.recipes if pack.recipes[one].kind == kind]
        assert sorted([*chain(*places), *in_pool]) == sorted(pack.recipes_of[kind])


def test_mp_2_5_10_what_is_removed_from_the_game_never_returns(scenario: Scenario) -> None:
    helper(scenario, "aeribos", "green", (0, 0)).given(HomunculusDelivered("aeribos"))
    assert scenario.state.removed == ("aeribos",)
    pile = "recipes-homunculus"
    scenario.given_state(
        pools={**scenario.state.pools, pile: ()},
        piles={**scenario.state.piles, pile: ()},
        recipe_discards={**scenario.state.recipe_discards, "homunculus": ("caligor", "kypitau", "regulo")},
    )

    scenario.when(StartTurn("green")).when(Research("green", "homunculus"))
    assert len(scenario.state.researched) == 2
    assert set(scenario.state.researched) | set(scenario.state.pools[pile]) == {"caligor", "kypitau", "regulo"}


def test_mp_2_5_12_markers_are_unlimited(scenario: Scenario) -> None:
    hexes = scenario.state.pack.boards["open-country"].hexes
    scenario.given_state(markers=dict.fromkeys(hexes, 99))
    alarm(stand(scenario, "green", (0, 0)), "curfew").when(PlaceAlarmMarkers())

    scenario.then_includes(AlarmMarkerPlaced("green", (-1, 1)))
    assert scenario.state.markers[-1, 1] == 100
    for day in (4, 8, 12, 16):
        scenario.when(ResolveEvent(day))
    assert list(scenario.state.rows) == [4, 8, 12, 16]


def test_mp_2_5_13_one_temple_lies_beside_the_board_and_does_nothing(pack: Pack) -> None:
    table = set_up(2, temple="luna")
    assert table.state.temple == "luna"
    foe(table, "A", (0, 0))

    def numbers(state: State) -> list[int]:
        own = (values.attack, values.defence, values.capacity, values.actions)
        return [value(state, "green") for value in own] + [inquisitors.value(state, "A", "attack")]

    by_temple = {one: numbers(table.given_state(temple=one).state) for one in pack.temples}
    assert len({tuple(one) for one in by_temple.values()}) == 1
    assert by_temple["luna"] == numbers(table.given_state(temple=None).state)


# Chance and secrets


def game_facts(seed: int) -> list[Fact]:
    """All facts of a game of two that is played by default answers, with this fate."""
    state, tasks = MATERIA_PRIMA.begin(opened(*PLAYERS[:2], difficulty="hard"), set_up(2).state.pack)
    play = Play(MATERIA_PRIMA, Position(state), HashFate(seed))
    play.begin(*tasks)
    facts = [one.fact for one in play.stated]
    position = play.position
    while question := position.question:
        play = Play(MATERIA_PRIMA, position, HashFate(seed))
        play.take(question.seats[0], Scenario(MATERIA_PRIMA, position.state, position.agenda).default())
        facts += [one.fact for one in play.stated]
        position = play.position
    return facts


def test_mp_2_1_7_every_random_result_is_stored_in_the_fact_that_used_it() -> None:
    state, _ = MATERIA_PRIMA.begin(opened(*PLAYERS[:2], difficulty="hard"), set_up(2).state.pack)
    position: Position[State] = Position(state)
    facts = game_facts(7)
    for fact in facts:
        position = follow(position, fact)

    drawn = [fact for fact in facts if isinstance(fact, CardsDrawn)]
    rolled = [fact for fact in facts if isinstance(fact, DiceRolled)]
    assert all(len(fact.cards) == len(fact.fate) for fact in drawn)
    assert all(len(fact.rolled) == len(fact.fate) for fact in rolled)
    assert position.state.status == "failed" and position.agenda == ()
    assert {fact.pile for fact in drawn} <= {*CARD_PILES, "temples"}
    used = Counter(
        stream for fate in [fact.fate for fact in drawn] + [fact.fate for fact in rolled] for stream, *_ in fate
    )
    assert used == Counter(position.state.streams)


def test_mp_2_1_8_the_unseen_set_is_public_and_has_no_order(pack: Pack) -> None:
    game = set_up(2)

    for position in (game.position, *by_default(game)):
        state = position.state
        for pile in CARD_PILES:
            assert set(state.piles[pile]) <= {"?" + pile}
            assert state.pools[pile] == canonical(state.pools[pile])
        seen = {*state.alarm_discard, *state.pools["alarm"]}
        assert seen == set(pack.alarm_cards)


def test_mp_2_1_16_a_card_is_decided_when_it_is_drawn_each_unseen_one_alike(scenario: Scenario) -> None:
    unseen = scenario.state.pools["missions"]
    assert all(is_face_down(place) for place in scenario.state.piles["missions"])

    class Outcome:
        def __init__(self, number: int) -> None:
            self.number = number

        def outcome(self, stream: str, n: int, m: int) -> int:
            assert (stream, n, m) == ("deck/missions", 0, len(unseen))
            return self.number

    drawn = [Play(MATERIA_PRIMA, scenario.position, Outcome(n)).draw("missions") for n in range(len(unseen))]
    assert drawn == [(card,) for card in unseen]


def test_mp_2_1_17_shuffling_uses_no_chance() -> None:
    state, _ = MATERIA_PRIMA.begin(opened(*PLAYERS[:2]), set_up(2).state.pack)
    scenario = Scenario(MATERIA_PRIMA, state).when(BuildPiles())

    assert [type(fact) for fact in scenario.facts] == [CardsShuffled, CardsShuffled]
    assert scenario.state.streams == {}
    assert len(scenario.state.piles["inquisitors"]) == len(scenario.state.pools["inquisitors"]) == 18


@pytest.mark.vector("MP-9.201")
@pytest.mark.rule("MP-2.1.15", "MP-2.1.16")
def test_after_an_undo_the_same_draw_has_the_same_outcome(scenario: Scenario) -> None:
    game = set_up(2).given_state(markers={(0, 0): 2})
    before = game.position

    def day_over() -> list[Fact]:
        facts: list[Fact] = []
        while game.state.day == 1:
            game.answers(game.question.seats[0], "end-turn")
            facts += game.facts
        return [fact for fact in facts if isinstance(fact, CardsDrawn | InquisitorCardDrawn)]

    first = day_over()
    game.position = before
    colour = game.state.turn
    steps = [key for key in game.keys(game.question.seats[0]) if key.startswith(f"move:{colour}")]
    game.answers(game.question.seats[0], steps[0])
    assert day_over() == first
    assert any(isinstance(fact, InquisitorCardDrawn) for fact in first)

    table = acted(Table(), 1, (0, True))
    undone = follow_entries(table, [Entry(table.version + 1, 0, 0, 0, None, ActionsUndone(0))])
    assert (undone.timeline.current, undone.timeline.length) == (0, 1)
    assert [(turn.to, turn.undo) for turn in undone.timeline.turns] == [(0, True)]


# Undo


def acted(table: Table, seats: int, *actions: tuple[int, bool], **options: Any) -> Table:
    """A running table at which these seats acted; the second says whether an outcome was revealed."""
    facts: list[tuple[int, Fact]] = [(0, opened(*[()] * seats, **options)), (0, TableStarted()), (0, ScenarioStarted())]
    for number, (seat, reveals) in enumerate(actions, 1):
        facts.append((number, ActionTaken(seat, "end-turn")))
        if reveals:
            facts.append((number, DiceRolled("dice", (1,), (("dice", number, 6, 2),), "attack")))
    entries = [Entry(version, 0, action, None, None, fact) for version, (action, fact) in enumerate(facts, 1)]
    return follow_entries(table, entries)


def test_mp_2_1_9_one_human_player_undoes_freely_by_default() -> None:
    table = acted(Table(), 1, (0, True), (0, False))

    assert table.policy == "free"
    assert consent_needed(table, 0, 0) == ()


@pytest.mark.parametrize(
    ("actions", "to", "needed"),
    [
        ([(1, False), (0, False), (0, False)], 1, ()),
        ([(1, False), (0, False), (0, False)], 0, (1, 2)),
        ([(0, False), (0, True)], 1, (1, 2)),
        ([(0, True), (0, False)], 1, ()),
    ],
)
def test_mp_2_1_9_by_knowledge_what_was_revealed_or_done_by_others_needs_consent(
    actions: list[tuple[int, bool]], to: int, needed: tuple[int, ...]
) -> None:
    table = acted(Table(), 3, *actions)

    assert table.policy == "knowledge"
    assert consent_needed(table, 0, to) == needed


def test_mp_2_1_9_the_table_may_want_every_consent_or_no_undo() -> None:
    assert consent_needed(acted(Table(), 3, (0, False), undo="unanimous"), 0, 0) == (1, 2)
    assert consent_needed(acted(Table(), 3, (1, True), undo="free"), 0, 0) == ()
    with pytest.raises(UndoRefused):
        consent_needed(acted(Table(), 3, (0, False), undo="off"), 0, 0)


def test_mp_2_1_24_when_the_table_has_ended_undo_is_over() -> None:
    table = acted(Table(), 1, (0, False))
    assert consent_needed(table, 0, 0) == ()
    end = [TableEnded("failure"), SeedRevealed("00")]
    ended = follow_entries(
        table, [Entry(table.version + number, 0, 0, None, None, fact) for number, fact in enumerate(end, 1)]
    )

    assert ended.revealed
    with pytest.raises(UndoRefused):
        consent_needed(ended, 0, 0)


# Defaults


def test_mp_2_1_20_what_does_not_fit_goes_by_lowest_level_then_lowest_id(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"gold": 1, "copper": 1, "iron": 2, "fire": 2, "water": 1})
    scenario.when(StartTurn("green"))
    dropped = []
    while isinstance(scenario.position.question, DropExcess):
        dropped.append(scenario.default())
        scenario.answers(0, dropped[-1])

    assert dropped == ["drop:fire", "drop:fire", "drop:iron", "drop:iron"]


def test_mp_2_1_21_defaults_of_reward_exchange_and_research(scenario: Scenario) -> None:
    reward = ChooseReward(seats=(0,), figure="green")
    consent = AskConsent(seats=(1,), figure="green", partner="yellow", given={"air": 1}, taken={})
    assert Scenario(MATERIA_PRIMA, scenario.state, (reward,)).default() == "roll"
    assert Scenario(MATERIA_PRIMA, scenario.state, (consent,)).default() == "refuse"

    longest = scenario.state.recipes[0]
    scenario.draws("recipes-homunculus", "regulo", "caligor").when(StartTurn("green"))
    scenario.when(Research("green", "homunculus"))
    assert scenario.default() == "keep:regulo"
    scenario.answers(0, "keep:regulo")
    assert scenario.default() == f"discard:{longest}"
