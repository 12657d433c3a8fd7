"""What is missing for a card, an item or an answer of Tainted Grail, in both languages."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.cards import ChooseCard
from domain.tainted_grail.tasks.death import AfterDeath
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.choices import ChooseCharacterFor, ChooseEffect
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import Pay, RemoveTime
from domain.tainted_grail.tasks.items import ChooseSkill
from domain.tainted_grail.tasks.rest import AdjustDecks, AskAdvance
from domain.tainted_grail.tasks.setup import ChooseCharacter
from projections.menu.closed import Closed, closed_answers
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C3,
    C8,
    P1,
    Table,
    at_table,
    begun,
    changed,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
    state_of,
)
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.closed.in_reach import things_for
from tests.projections.tainted_grail.worded import messages_of, played

ONE = "K12/25-U"
FLASK: Table = {
    "id": "flask",
    "abilities": [{"when": "any-time", "cost": {"food": 2}, "effects": [effect("gain", what="health")]}],
}


def closed(position: Position[Any], seat: int = 0, language: str = "en") -> tuple[Closed, ...]:
    """What is closed to a seat, told from what it knows."""
    assert position.asked
    keys = {one.key for one in options(position.state, position.asked) if one.seat == seat}
    known = Position(known_to(position.state, seat), position.agenda)
    return closed_answers(VIEW, known, keys, seat, messages_of(position.state.pack, language))


def whys(scenario: Scenario, about: str, language: str = "en", seat: int = 0) -> list[tuple[str, str]]:
    """Rule and reason of what is closed and most of all about a thing."""
    return [(one.rule, one.why) for one in closed(scenario.position, seat, language) if one.about[0] == about]


def laying_further() -> Scenario:
    """Beor has laid C8, whose right edge asks for Courage 2; he has Courage 1."""
    pack = pack_of(cards={ONE: {"left": {"a1": gives("extra")}, "right": {"free": {}}}})
    return begun(encounter("beor", pack=pack, hands={"beor": (C8, C1, C3, ONE)})).answers(0, "lay:0")


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (
            C1,
            "A further card needs an EXTRA, and this one has none",
            "Jede weitere Karte braucht ein EXTRA, und diese hat keins",
        ),
        (C3, "Its EXTRA meets nothing here", "Ihr EXTRA trifft hier auf nichts"),
        (ONE, "Its EXTRA needs Courage 2, Beor has 1", "Ihr EXTRA braucht Mut 2, Beor hat 1"),
    ],
)
def test_tg_6_6_11_a_further_card_says_what_its_extra_lacks(card: str, english: str, german: str) -> None:
    assert whys(laying_further(), f"card:{card}") == [("TG-6.6.11", english)]
    assert whys(laying_further(), f"card:{card}", "de") == [("TG-6.6.11", german)]


def test_tg_6_6_8_cards_say_whose_turn_it_is() -> None:
    hands = {"beor": (P1,), "ailei": (hers(P1),)}
    scenario = begun(encounter("beor", "ailei", hands=hands, card="d1"))
    assert whys(scenario, f"card:{P1}") == [("TG-6.6.8", "First a character must become active")]

    scenario.answers(0, "activate:ailei")
    assert whys(scenario, f"card:{P1}") == [("TG-6.6.8", "Only Ailei, who is active, may do this now")]
    assert whys(scenario, f"card:{hers(P1)}", seat=1) == []


@pytest.mark.parametrize(
    ("owned", "reason"),
    [
        (Owned("item:flask"), ("TG-5.4.2", "Needs 2 Food, you have 1")),
        (Owned("item:flask", face_up=False), ("TG-5.5.7", "It lies face down, so it is not equipped")),
        (Owned("item:flask", packed=True), ("TG-5.6.4", "It is packed away for this encounter")),
        (Owned("item:armour"), ("TG-6.5.12", "It works by itself when its moment comes")),
    ],
)
def test_tg_6_5_11_an_item_says_why_it_cannot_be_used(owned: Owned, reason: tuple[str, str]) -> None:
    given = {"beor": {"items": (owned,), "food": 1}}
    scenario = begun(encounter("beor", pack=pack_of(items=[FLASK]), hands={"beor": (BLANK,)}, given=given))

    assert whys(scenario, owned.card) == [reason]


def test_tg_6_5_11_an_item_that_can_be_used_is_not_closed() -> None:
    given = {"beor": {"items": (Owned("item:flask"),), "food": 2, "health": 3, "energy": 3}}
    scenario = begun(encounter("beor", pack=pack_of(items=[FLASK]), hands={"beor": (BLANK,)}, given=given))

    assert whys(scenario, "item:flask") == []
    assert "use:item:flask#0" in {one.key for one in options(scenario.state, scenario.asked)}


def test_tg_5_19_5_a_raise_says_how_much_experience_is_missing() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", experience=3)
    scenario = at_table(state).when(AskAdvance("beor"))

    assert whys(scenario, "attribute:beor/courage") == [("TG-5.19.5", "Needs 6 Experience, you have 3")]


def test_each_thing_in_reach_is_open_or_says_why_not_in_wild_arenas() -> None:
    seen: set[str] = set()
    for step in islice(played(3, 2, hands="own", avoid=("flee", "propose-flight")), 0, None, 5):
        for question in step.before.questions:
            for seat in question.seats:
                shut = closed(step.before, seat)
                offered = {one.key for one in step.menu if one.seat == seat}
                check(step.before.state, question, seat, offered, shut)
                seen |= {one.rule for one in shut}
    assert len(seen) > 5


def check(state: State, question: Any, seat: int, offered: set[str], shut: tuple[Closed, ...]) -> None:
    """Things that no offered key names are closed."""
    known, told = known_to(state, seat), {one.about[0] for one in shut}
    for role, things in things_for(known, question, seat).items():
        left = things - told
        count = sum(key.startswith(role) for key in offered)
        assert len(left) <= count, (role, left, offered)


@pytest.mark.parametrize(("keys", "told_min"), [((), 2), (("activate:beor",), 1), (("activate:ailei",), 0)])
def test_tg_2_3_6_what_is_closed_is_the_same_to_the_byte_whatever_others_hold(
    keys: tuple[str, ...], told_min: int
) -> None:
    told = []
    for cards in ((C1, C2, C8), (C3, C8, C2)):
        hands = {"beor": cards, "ailei": (hers(C1), hers(C2))}
        scenario = begun(encounter("beor", "ailei", pack=wild(), hands=hands, seen="own"))
        for key in keys:
            scenario.answers(0, key)
        told.append(closed(scenario.position, 1))
    assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
    assert len(told[0]) >= told_min


HERS = At("beor", "text", "trait:beor")
"""Where the effects stand."""


def told_at(state: State, question: Any, language: str = "en") -> list[tuple[str, str, str]]:
    """Label, rule and reason of what is closed at a question to seat 0."""
    return [(one.label, one.rule, one.why) for one in closed(Position(state, (question,)), 0, language)]


def test_tg_4_6_16_a_deck_says_how_many_cards_it_keeps_and_what_was_moved() -> None:
    state = at_table(state_of(wild(), "beor")).state
    (card, *_) = state.pools["beor/combat"]
    small = AdjustDecks(seats=(0,), character="beor", moved=(card,))
    told = told_at(state, small)
    count = len(state.piles["beor/combat"])
    assert (
        "Take a card out of Beor’s combat deck",
        "TG-4.6.16",
        f"A deck keeps at least 15 cards, this one has {count}",
    ) in told
    assert any(one[1:] == ("TG-4.6.15", "It was moved in this rest already") for one in told)
    assert ("Put a card into Beor’s diplomacy deck", "TG-4.6.15", "No card of this kind is available") in told
    assert any(one[2].endswith(f"in diesem sind {count}") for one in told_at(state, small, "de"))


def test_tg_5_4_9_a_choice_says_what_its_price_lacks() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", food=1)
    dear = (Pay(cost=Cost(food=2), then=(Gain(what="health"),)),)
    question = ChooseEffect(seats=(0,), at=HERS, one=(dear, (Gain(what="energy"),)))
    assert [one[1:] for one in told_at(state, question)] == [("TG-5.4.2", "Needs 2 Food, you have 1")]


def test_tg_4_5_28_a_character_says_that_it_has_nothing_to_lose() -> None:
    state = changed(changed(state_of(pack_of(), "beor", "ailei"), "beor", food=1), "ailei", food=0)
    loss = ChooseCharacterFor(seats=(0,), at=HERS, who=("beor",), then=(Lose(what="food"),))
    assert told_at(state, loss) == [("Ailei", "TG-4.5.28", "Ailei has 0 Food")]
    gain = ChooseCharacterFor(seats=(0,), at=HERS, who=("beor",), then=(Gain(what="food"),))
    assert told_at(state, gain, "de") == [("Ailei", "TG-4.5.19", "Der Text meint Ailei nicht")]


def test_tg_6_5_3_a_card_says_that_no_marker_lies_there() -> None:
    state = begun(encounter("beor", hands={"beor": (C8, C1)})).answers(0, "lay:0").state
    task = RemoveTime(of="any", at=HERS)
    told = told_at(state, ChooseCard(seats=(0,), effect=task, cards=()))
    assert {one[1:] for one in told} == {("TG-6.5.3", "No time marker lies there")} and len(told) == 2


def test_tg_5_19_9_a_skill_says_who_has_its_card() -> None:
    pack = wild()
    number, skill = next((number, one) for number, one in sorted(pack.skills.items()))
    state = changed(state_of(pack, "beor", "ailei"), "ailei", skills=(number,))
    told = told_at(state, ChooseSkill(seats=(0,), character="beor", attribute=skill.attribute))
    assert ("TG-5.19.9", "Ailei has this card already") in {one[1:] for one in told}


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "This character has been chosen already"), ("de", "Dieser Charakter wurde schon gewählt")],
)
def test_tg_3_1_2_a_character_says_that_it_has_been_chosen(language: str, why: str) -> None:
    state = state_of(pack_of(), "beor", "ailei")
    told = told_at(state, ChooseCharacter(seats=(0,)), language)
    assert [one[1:] for one in told] == [("TG-3.1.2", why)] * 2


def test_tg_5_17_4_after_a_death_one_alone_is_told_why_nobody_follows() -> None:
    state = at_table(state_of(pack_of(), "beor")).state
    told = told_at(state, AfterDeath(seats=(0,), character="beor"))
    assert [one[1:] for one in told] == [
        ("TG-5.17.1", "No chapter has begun"),
        ("TG-7.4.4", "You play alone"),
    ]
