"""Recording, undo, consent and absence, shown with this game. Source: TG-11.1."""

from collections.abc import Sequence
from typing import Any

import pytest

from domain.kernel.fact import ActionTaken, Awaiting, CardsDrawn, Entry
from domain.kernel.position import Position, follow
from domain.kernel.tables.table import (
    ActionsRedone,
    ActionsUndone,
    SeatPlan,
    SeedOpened,
    Table,
    TableOpened,
    TableStarted,
    consent_needed,
    follow_entries,
)
from domain.kernel.task import Together
from domain.tainted_grail.facts.cards import CardLaid
from domain.tainted_grail.facts.tracks import Lost, Paid
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import DrawItems, Gain
from domain.tainted_grail.tasks.effects.vocabulary import OneOf
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.rest import Rest
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C4,
    at_table,
    begun,
    changed,
    encounter,
    pack_of,
    paused,
    state_of,
)
from tests.dsl import Scenario


class Log:
    """The entries of a table that plays on from a position, and the table they make."""

    def __init__(self, scenario: Scenario, seats: int = 2, **options: Any) -> None:
        self.scenario = scenario
        self.entries: list[Entry] = []
        plans = (SeatPlan(),) * seats
        opened = TableOpened("t", "", "tainted-grail", 1, "", options, plans, {})
        for fact in (opened, SeedOpened(0, "seed"), TableStarted()):
            self.add(0, [(None, fact)])

    def add(self, action: int, facts: Sequence[tuple[str | None, Any]]) -> None:
        start = len(self.entries) + 1
        self.entries += [Entry(start + n, 0, action, None, rule, fact) for n, (rule, fact) in enumerate(facts)]

    def act(self, seat: int, key: str) -> "Log":
        """A seat answers."""
        self.scenario.answers(seat, key)
        self.add(self.table.timeline.length + 1, [(one.rule, one.fact) for one in self.scenario.stated])
        return self

    @property
    def table(self) -> Table:
        return follow_entries(Table(), self.entries)

    def needs(self, seat: int, to: int) -> tuple[int, ...]:
        """Whose consent an undo needs."""
        return consent_needed(self.table, seat, to)


def fight(*cards: str, **fields: Any) -> Scenario:
    """Beor, of seat 1, is active beside Ailei with these cards."""
    given = {"beor": fields}
    scenario = begun(encounter("ailei", "beor", hands={"beor": cards}, given=given))
    return scenario.answers(0, "activate:beor")


def test_tg_11_1_1_an_action_is_recorded_with_its_actor_its_rules_and_its_chance() -> None:
    log = Log(fight(C1, C4, magic=1)).act(1, "lay:0").act(1, "lay:0")
    action = [one for one in log.entries if one.action == 2]
    assert action[0].fact == ActionTaken(1, "lay:0")
    by_fact = {type(one.fact): one for one in action}
    assert by_fact[Paid].rule == "TG-5.4.2"
    assert by_fact[CardLaid].rule == "TG-6.2.3"
    assert by_fact[Lost].rule == "TG-5.1.10"
    drawn = by_fact[CardsDrawn].fact
    assert isinstance(drawn, CardsDrawn)
    assert drawn.fate[0][0] == "deck/beor/combat"
    assert isinstance(action[-1].fact, Awaiting)


@pytest.mark.vector("TV-130")
@pytest.mark.rule("TG-11.1.2")
def test_replay_asks_for_no_chance_and_yields_an_equal_state() -> None:
    scenario = fight(C1, C4, magic=1)
    before, log = scenario.position, Log(scenario)
    log.act(1, "lay:0").act(1, "lay:0").act(1, "stop")
    position: Position[Any] = before
    for one in log.entries:
        if one.action:
            position = follow(position, one.fact)
    assert position == scenario.position
    assert position.state.streams == scenario.state.streams


@pytest.mark.rule("TG-11.1.3", "TG-11.1.6")
def test_an_undo_is_appended_and_what_it_undid_can_be_redone_until_a_new_action() -> None:
    log = Log(fight(C1, BLANK)).act(1, "lay:0").act(1, "stop")
    length = len(log.entries)
    log.add(0, [(None, ActionsUndone(1))])
    assert len(log.entries) == length + 1
    assert log.table.timeline.current == 1
    assert not log.table.timeline.counts(2)
    assert log.table.timeline.redone_by() == (2,)
    redone = Log(log.scenario)
    redone.entries = [*log.entries]
    redone.add(0, [(None, ActionsRedone(2))])
    assert redone.table.timeline.counts(2)
    log.add(3, [(None, ActionTaken(1, "stop")), (None, Awaiting(0, ()))])
    assert log.table.timeline.redone_by() == ()
    assert list(log.table.timeline.line(2)) == [2, 1]


@pytest.mark.vector("TV-207")
@pytest.mark.rule("TG-11.1.4")
def test_past_a_drawn_card_an_undo_needs_the_others_consent() -> None:
    laid = Log(fight(C1, BLANK), undo="free").act(1, "lay:0")
    assert laid.needs(1, 0) == ()
    drawing = Log(fight(), undo="knowledge").act(1, "none")
    assert any(isinstance(one.fact, CardsDrawn) for one in drawing.entries)
    assert drawing.needs(1, 0) == (0,)
    assert drawing.table.timeline.steps[0].reveals


@pytest.mark.rule("TG-11.1.4")
def test_the_policy_is_a_table_option_with_a_default_by_the_number_of_players() -> None:
    assert Log(fight(), seats=1).table.policy == "free"
    assert Log(fight(), seats=2).table.policy == "knowledge"
    unanimous = Log(fight(C1), undo="unanimous").act(1, "lay:0")
    assert unanimous.needs(1, 0) == (0,)
    others = Log(fight(C1), undo="knowledge").act(1, "lay:0")
    assert others.needs(0, 0) == (1,)


def test_tg_11_1_5_the_same_position_has_the_same_outcomes() -> None:
    scenario = fight()
    before = scenario.position
    first = scenario.answers(1, "none").state
    scenario.position = before
    assert scenario.answers(1, "none").state == first
    scenario.position = before
    scenario.when(DrawItems(at=At("beor", "ability")))
    assert scenario.state.streams == {**before.state.streams, "deck/items": 1}


def test_tg_11_1_8_an_illegal_answer_changes_nothing_and_names_its_rule() -> None:
    scenario = fight(BLANK)
    scenario.refused("TG-6.6.8", seat=0, key="lay:0").refused("TG-6.6.8", seat=1, key="lay:1")
    scenario.refused("TG-6.6.8", seat=1, key="dance")


@pytest.mark.rule("TG-11.1.9")
def test_one_decision_is_open_or_independent_ones_of_different_characters() -> None:
    assert not isinstance(fight().asked, Together)
    state = changed(changed(state_of(pack_of(), "ailei", "beor"), "ailei", food=1), "beor", food=1)
    rest = at_table(state).when(Rest())
    assert isinstance(rest.asked, Together)
    assert [one.seats for one in rest.asked.questions] == [(0,), (1,)]
    deal = paused(state_of(pack_of(), "ailei", "beor")).when(MeetEncounter("e1"))
    assert isinstance(deal.asked, Together)
    deal.answers(1, "mulligan:beor").asks(0, "keep:ailei", "mulligan:ailei").asks(1, "keep:beor", "mulligan:beor")


def test_tg_11_1_11_a_single_answer_is_not_asked_for_but_recorded() -> None:
    rest = at_table(state_of(pack_of(), "beor")).when(Rest())
    assert rest.position.agenda == ()
    assert len(rest.facts) > 3
    assert fight(BLANK).answers(1, "lay:0").keys(1) == ["stop", "flee"]


@pytest.mark.rule("TG-11.1.12")
def test_any_seat_submits_the_groups_decision_but_one_answers_for_itself() -> None:
    scenario = fight().when(OneOf(who="participants", then=(Gain(what="food"),), at=At("beor", "reward")))
    assert scenario.keys(0) == scenario.keys(1) == ["for:ailei", "for:beor"]
    asked = begun(encounter("ailei", "beor", card="d1")).answers(0, "activate:beor").answers(0, "propose-flight:ailei")
    assert asked.question.seats == (1,)
    asked.refused("TG-6.8.8", seat=0, key="flee")


@pytest.mark.rule("TG-11.1.13")
def test_for_the_absent_what_is_optional_is_declined_and_else_the_first_taken() -> None:
    assert fight(C1).default() == "none"
    assert begun(encounter("ailei", "beor")).default() == "activate:ailei"
    state = changed(state_of(pack_of(), "ailei", "beor"), "ailei", food=1)
    gift = at_table(state).when(Rest())
    assert gift.default() == "ready:ailei"
    gift.answers(0, "give:ailei:beor:food")
    assert gift.default() == "refuse:ailei"


@pytest.mark.rule("TG-11.1.14")
def test_seeds_and_options_are_not_undone() -> None:
    log = Log(fight(C1), undo="free").act(1, "lay:0")
    before = log.table
    log.add(0, [(None, SeedOpened(1, "other")), (None, ActionsUndone(0))])
    assert log.table.seeds == {0: "seed", 1: "other"}
    assert (log.table.policy, log.table.opened) == (before.policy, before.opened)
