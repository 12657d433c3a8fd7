"""Reading verses: their effects, where they lead, and where they end. Source: TG-5.13."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.fact import DiceRolled
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.land import LocationLost, LocationRevealed, LocationSwapped
from domain.tainted_grail.facts.parties import PartyEnded, PartyLeft
from domain.tainted_grail.facts.tracks import ConditionGained, EnergyCut, Gained, Lost
from domain.tainted_grail.queries.land import is_explored
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import EndExploration, GoTo
from tests.domain.tainted_grail.fixtures import effect
from tests.domain.tainted_grail.world.land import CELLS, figure, moved
from tests.domain.tainted_grail.world.reading import (
    choice,
    is_choosing,
    is_over,
    journal,
    members,
    party_of,
    read,
    reading,
    verse,
    verses_read,
)

FOOD = effect("gain", what="food")
WEALTH = effect("gain", what="wealth")
TO_2, TO_3 = effect("go-to", verse=2), effect("go-to", verse=3)
CHANGED = {"changes": 101, "arrows": {"N": 102}}


@pytest.mark.rule("TG-5.13.1", "TG-5.13.3", "TG-4.4.2")
def test_a_verse_is_read_then_its_effects_come_in_order_and_it_ends() -> None:
    scenario = reading(verse(1, FOOD, WEALTH))
    assert is_over(scenario)
    scenario.then(VerseRead(101, 1), Gained("beor", "food", 1), Gained("beor", "wealth", 1), PartyEnded())
    assert scenario.state.journey.read == ("verse:101.1",)


def test_tg_2_3_2_reading_reveals_and_is_noted_once() -> None:
    assert VerseRead.reveals
    scenario = reading(verse(1))
    scenario.position = party_of(journal(verse(1)), "beor").position
    assert read(read(scenario)).state.journey.read == ("verse:101.1",)


@pytest.mark.rule("TG-5.13.3")
def test_what_is_printed_behind_a_jump_does_not_happen() -> None:
    scenario = reading(verse(1, TO_2, FOOD, choices=[choice()]), verse(2, WEALTH))
    scenario.then(VerseRead(101, 1), VerseRead(101, 2), Gained("beor", "wealth", 1), PartyEnded())


@pytest.mark.rule("TG-5.13.2")
def test_numbers_belong_to_a_section_and_the_book_has_its_own() -> None:
    book = [{"number": 2, "effects": [FOOD, effect("go-to", verse=3, book=True)]}, {"number": 3}]
    other = verse(2, location=102)
    scenario = reading(verse(1, effect("go-to", verse=2, book=True)), verse(2), other, book=book)
    assert verses_read(scenario) == [(101, 1), (0, 2), (0, 3)]
    assert verses_read(reading(verse(1, TO_2), verse(2), other)) == [(101, 1), (101, 2)]


@pytest.mark.rule("TG-5.13.2")
def test_a_text_outside_the_journal_opens_it_where_its_character_stands() -> None:
    scenario = party_of(journal(verse(2, FOOD), book=[{"number": 7, "effects": [WEALTH]}]), "beor")
    scenario.when(GoTo(verse=2, at=At("beor", "land", "place:101")), EndExploration(at=At("beor", "land")))
    scenario.then(VerseRead(101, 2), Gained("beor", "food", 1))
    assert verses_read(scenario.when(GoTo(verse=7, book=True, at=At("beor", "event", "event:e")))) == [(0, 7)]


@pytest.mark.rule("TG-4.4.2")
def test_the_end_of_an_exploration_breaks_off_what_follows() -> None:
    scenario = reading(verse(1, effect("end-exploration"), FOOD, choices=[choice(), choice()]))
    assert is_over(scenario.then(VerseRead(101, 1), PartyEnded()))


@pytest.mark.rule("TG-5.13.1", "TG-5.8.27")
def test_a_changed_location_has_its_own_opening_and_shares_the_other_verses() -> None:
    pack = journal(verse(1, TO_2), verse(2), verse(1, TO_2, location=131), at_131=CHANGED)
    scenario = party_of(pack, "beor").given(LocationSwapped(101, 131))
    assert verses_read(read(scenario)) == [(131, 1), (101, 2)]

    pack = journal(verse(1, TO_2), verse(2), at_131=CHANGED)
    scenario = party_of(pack, "beor").given(LocationSwapped(101, 131))
    assert verses_read(read(scenario)) == [(101, 1), (101, 2)]


@pytest.mark.rule("TG-5.13.13")
def test_an_exploration_goes_on_when_its_location_has_left_the_map() -> None:
    pack = journal(verse(1, effect("discard-location", location=101), TO_2), verse(2, FOOD))
    scenario = party_of(pack, "beor").given(LocationRevealed(102, CELLS[102]))
    read(scenario).then_includes(LocationLost(101), VerseRead(101, 2), Gained("beor", "food", 1))
    assert figure(scenario, "beor").place == 102


@pytest.mark.rule("TG-5.13.12")
def test_after_a_movement_the_exploration_goes_on_from_the_same_verse() -> None:
    there = {"instant": [{"effects": [effect("gain", what="reputation")]}]}
    first = verse(1, effect("move-to", location=102), FOOD, choices=[choice(), choice()])
    scenario = party_of(journal(first, at_102=there), "beor").given(LocationRevealed(102, CELLS[102]))
    read(scenario).then_includes(Gained("beor", "reputation", 1), Gained("beor", "food", 1))
    assert figure(scenario, "beor").place == 102 and is_choosing(scenario)


@pytest.mark.rule("TG-4.5.2", "TG-4.5.24", "TG-5.16.2")
def test_effects_come_to_the_lowest_number_of_those_who_are_still_in_the_party() -> None:
    first = verse(1, FOOD, effect("lose", what="health", count="all"), WEALTH)
    scenario = reading(first, who=("ailei", "beor"))
    scenario.then(
        VerseRead(101, 1),
        Gained("ailei", "food", 1),
        Lost("ailei", "health", 7),
        EnergyCut("ailei", 0),
        ConditionGained("ailei", "dying"),
        PartyLeft("ailei", all=True),
        Gained("beor", "wealth", 1),
        PartyEnded(),
    )


@pytest.mark.rule("TG-4.5.26", "TG-5.16.14")
def test_the_exploration_ends_with_the_last_member() -> None:
    first = verse(1, effect("lose", what="health", count="all"), WEALTH, TO_2, choices=[choice(), choice()])
    scenario = reading(first, verse(2))
    assert verses_read(scenario) == [(101, 1)] and is_over(scenario)
    scenario.then_no(Gained)


@pytest.mark.rule("TG-4.5.22")
def test_a_member_leaves_because_a_text_says_so() -> None:
    first = verse(1, effect("leave-party"), FOOD, choices=[choice(), choice()])
    scenario = reading(first, who=("ailei", "beor")).then_includes(PartyLeft("ailei"), Gained("beor", "food", 1))
    assert members(scenario) == ("beor",) and scenario.asked.seats == (1,)


@pytest.mark.rule("TG-4.5.19")
def test_words_mean_the_party_those_here_or_everybody() -> None:
    def gaining(who: str) -> list[str]:
        text = verse(1, effect("each", who=who, then=[FOOD]))
        scenario = party_of(journal(text), "ailei", "arev", "beor")
        moved(scenario.given(LocationRevealed(102, CELLS[102]), PartyLeft("arev"), PartyLeft("beor")), beor=102)
        return [one.character for one in read(scenario).facts if isinstance(one, Gained)]

    assert gaining("participants") == gaining("movers") == ["ailei"]
    assert gaining("here") == ["ailei", "arev"]
    assert gaining("all") == ["ailei", "arev", "beor"]


@pytest.mark.rule("TG-4.5.20")
def test_one_of_those_here_or_of_everybody_is_chosen() -> None:
    for who, found in (("here", ["ailei", "arev"]), ("all", ["ailei", "arev", "beor"]), ("participants", None)):
        text = verse(1, effect("one", who=who, then=[FOOD]))
        scenario = party_of(journal(text), "ailei", "arev", "beor")
        moved(scenario.given(LocationRevealed(102, CELLS[102]), PartyLeft("arev"), PartyLeft("beor")), beor=102)
        read(scenario)
        if found is None:
            scenario.then_includes(Gained("ailei", "food", 1))
        else:
            scenario.asks(0, *(f"for:{one}" for one in found))


LINES = [{"least": 1, "most": 6, "then": [TO_2]}, {"least": 7, "then": [TO_3]}]


@pytest.mark.rule("TG-5.13.7")
@pytest.mark.parametrize(("who", "found"), [("ailei", (101, 3)), ("beor", (101, 2))])
def test_a_test_adds_the_attribute_of_a_member_of_choice(who: str, found: tuple[int, int]) -> None:
    test = effect("one", who="participants", then=[effect("roll", attribute="empathy", lines=LINES)])
    scenario = reading(verse(1, test), verse(2), verse(3), who=("ailei", "beor"))
    scenario.asks(0, "for:ailei", "for:beor").asks(1, "for:ailei", "for:beor")
    assert verses_read(scenario.rolls(5).answers(1, f"for:{who}")) == [found]


@pytest.mark.rule("TG-5.13.7", "TG-4.5.24")
def test_a_test_of_the_party_is_that_of_its_lowest_number_when_it_comes() -> None:
    dying = effect("lose", what="health", count="all")
    first = verse(1, dying, effect("roll", attribute="empathy", lines=LINES))
    scenario = party_of(journal(first, verse(2), verse(3)), "ailei", "beor").rolls(5)
    assert verses_read(read(scenario)) == [(101, 1), (101, 2)]


@pytest.mark.rule("TG-10.10.1", "TG-5.18.7")
@pytest.mark.parametrize(
    ("word", "purpose"),
    [
        (effect("toss"), "toss:beor"),
        (effect("roll", lines=[]), "test:beor"),
        (effect("roll", lines=[], attribute="empathy"), "test:beor:empathy"),
    ],
)
def test_the_log_says_who_rolls_on_the_land_and_what_is_tested(word: Any, purpose: str) -> None:
    facts = reading(verse(1, word)).facts
    assert [fact.purpose for fact in facts if isinstance(fact, DiceRolled)] == [purpose]


@pytest.mark.rule("TG-5.13.1", "TG-5.8.27")
def test_a_place_is_explored_once_a_verse_of_it_or_of_its_changed_card_was_read() -> None:
    scenario = party_of(journal(verse(1), at_121=CHANGED), "beor").given(LocationRevealed(104, CELLS[104]))
    assert not is_explored(scenario.state, 101)
    scenario.given(VerseRead(101, 1))
    assert is_explored(scenario.state, 101) and not is_explored(scenario.state, 104)
    changed = party_of(journal(verse(1), at_121=CHANGED), "beor").given(LocationSwapped(101, 121))
    assert is_explored(changed.given(VerseRead(0, 500), VerseRead(121, 3)).state, 101)
