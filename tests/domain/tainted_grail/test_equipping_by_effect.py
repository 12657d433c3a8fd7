"""Cards that effects equip, put down, hand over or teach. Source: TG-5.5.22, 5.7.4, 5.19.9, 10.10."""

from __future__ import annotations

import pytest

from domain.kernel.position import Position
from domain.tainted_grail.facts.encounter import EncounterDecided, EncounterEnded
from domain.tainted_grail.facts.items import CardGiven, CardPackedAway, CardsEquipped, CardTurned
from domain.tainted_grail.facts.tracks import AttributeRaised
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.items import equipped, usable
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import GiveSecret
from tests.domain.tainted_grail.effects_bench import AXE, PAUSE, bench, done
from tests.domain.tainted_grail.fixtures import Table, at_table, changed, effect, encounter, pack_of, state_of
from tests.domain.tainted_grail.shown import one, part
from tests.dsl import Scenario

PUT_DOWN = (Owned("item:sword"), Owned("item:axe", face_up=False), Owned("item:armour", face_up=False))


def owning(*owned: Owned, character: str = "beor") -> Scenario:
    """A fight in which a character has these cards."""
    return bench(**{character: {"items": owned}})


def nothing(scenario: Scenario) -> None:
    """Nothing was stated, and nobody is asked anything."""
    scenario.then()
    assert scenario.question == PAUSE


@pytest.mark.rule("TG-5.5.22", "TG-5.5.6")
def test_an_effect_lets_one_card_be_equipped_for_another_of_its_keyword() -> None:
    scenario = done(owning(*PUT_DOWN), effect("take-up"))
    scenario.asks(0, "take-up:item:axe", "take-up:item:armour", "decline").answers(0, "take-up:item:axe")
    scenario.then_includes(CardsEquipped("beor", ("item:axe",)))
    assert usable(scenario.state, "beor") == ("item:axe",)
    assert part(scenario, "beor").wielded == ("item:axe",)

    nothing(done(owning(*PUT_DOWN), effect("take-up")).answers(0, "decline"))
    assert done(owning(*PUT_DOWN), effect("take-up")).default() == "decline"


@pytest.mark.rule("TG-5.5.22")
def test_it_may_be_for_one_keyword_and_is_not_asked_for_nothing() -> None:
    done(owning(*PUT_DOWN), effect("take-up", keyword="armour")).asks(0, "take-up:item:armour", "decline")
    nothing(done(owning(*PUT_DOWN), effect("take-up", keyword="relic")))
    nothing(done(owning(Owned("item:sword")), effect("take-up")))


def test_tg_5_5_12_what_was_received_is_not_equipped_by_effect() -> None:
    nothing(done(owning(Owned("item:axe", face_up=False, given=True)), effect("take-up")))


@pytest.mark.rule("TG-5.5.12", "TG-5.5.22")
def test_equipping_by_effect_changes_nothing_of_what_waits_for_the_next_dawn() -> None:
    waits = Owned("item:axe", face_up=False, given=True)
    scenario = owning(Owned("item:sword"), waits, Owned("item:armour", face_up=False))
    done(scenario, effect("take-up")).answers(0, "take-up:item:armour")
    assert [one.given for one in one(scenario, "beor").owned] == [False, True, False]
    done(scenario, effect("lay-aside", keyword="weapon"), effect("take-up"))
    scenario.asks(0, "take-up:item:sword", "decline")


@pytest.mark.rule("TG-5.6.1", "TG-5.6.4")
def test_a_card_that_is_turned_and_packed_away_is_both() -> None:
    for first, second in ((CardTurned, CardPackedAway), (CardPackedAway, CardTurned)):
        scenario = owning(Owned("item:sword")).given(first("beor", "item:sword"), second("beor", "item:sword"))
        assert one(scenario, "beor").owned == (Owned("item:sword", turned=True, packed=True),)


@pytest.mark.rule("TG-5.5.22", "TG-5.5.6")
def test_what_was_packed_away_is_not_taken_up_again() -> None:
    scenario = owning(*PUT_DOWN).given(CardPackedAway("beor", "item:sword"))
    done(scenario, effect("take-up", keyword="weapon")).answers(0, "take-up:item:axe")
    scenario.position = Position(scenario.state, (PAUSE,))
    nothing(done(scenario, effect("take-up", keyword="weapon")))
    assert usable(scenario.state, "beor") == ("item:axe",)


@pytest.mark.rule("TG-5.5.22", "TG-5.5.7", "TG-5.5.23")
def test_an_effect_puts_equipment_down() -> None:
    owned = (Owned("item:sword"), Owned("item:axe", face_up=False), Owned("item:armour"))
    scenario = done(owning(*owned), effect("lay-aside", keyword="weapon"))
    scenario.then(CardsEquipped("beor", ("item:armour",)))
    assert equipped(scenario.state, "beor", "weapon") == ()
    nothing(done(scenario, effect("lay-aside", keyword="weapon")))

    own = done(owning(Owned("item:sword"), Owned("item:armour")), effect("lay-aside"), source="item:sword")
    own.then(CardsEquipped("beor", ("item:armour",)))


@pytest.mark.rule("TG-5.5.8", "TG-5.6.1")
def test_what_needs_no_place_or_is_turned_is_not_put_down() -> None:
    nothing(done(owning(Owned("item:boots")), effect("lay-aside"), source="item:boots"))
    scenario = owning(Owned("item:sword")).given(CardTurned("beor", "item:sword"))
    nothing(done(scenario, effect("lay-aside", keyword="weapon")))


def secrets(*owned: Owned, others: tuple[str, ...] = ("ailei",)) -> Scenario:
    """Beor has secrets: 1 is personal, 2 a relic, 3 neither. The first other one has an axe."""
    listed: list[Table] = [{"number": 1, "personal": True}, {"number": 2, "keywords": ["relic"]}, {"number": 3}]
    pack = pack_of(secrets=listed, items=[AXE])
    has = {"beor": {"items": owned}} | {other: {"items": ("item:axe",)} for other in others[:1]}
    scenario = encounter("beor", *others, pack=pack, given=has)
    scenario.position = Position(scenario.state, (PAUSE,))
    return scenario


OFFERED, KEPT = "give:beor:ailei:secret:3", "keep"


@pytest.mark.rule("TG-5.7.4", "TG-5.7.11")
def test_an_effect_hands_a_secret_to_another_who_takes_it() -> None:
    scenario = done(secrets(Owned("secret:3")), effect("give-secret", number=3))
    scenario.asks(0, OFFERED, KEPT).answers(0, OFFERED).asks(1, "accept:beor", "refuse:beor").answers(1, "accept:beor")
    scenario.then(CardGiven("beor", "ailei", "secret:3", face_up=True))
    assert one(scenario, "beor").owned == ()


def test_the_owner_says_to_whom_its_secret_goes() -> None:
    several = done(secrets(Owned("secret:3"), others=("ailei", "arev")), effect("give-secret", number=3))
    several.asks(0, OFFERED, "give:beor:arev:secret:3", KEPT).answers(0, "give:beor:arev:secret:3")
    assert several.asked.seats == (2,), "the receiver alone is asked"
    several.answers(2, "accept:beor").then(CardGiven("beor", "arev", "secret:3", face_up=True))


def test_without_both_consents_a_secret_stays() -> None:
    scenario = done(secrets(Owned("secret:3")), effect("give-secret", number=3))
    assert scenario.default() == KEPT
    nothing(scenario.answers(0, KEPT))

    refused = done(secrets(Owned("secret:3")), effect("give-secret", number=3)).answers(0, OFFERED)
    assert refused.default() == "refuse:beor"
    nothing(refused.answers(1, "refuse:beor"))


def test_the_owner_consents_also_where_another_ordered_it() -> None:
    """The text stands on a card of Ailei, who is not asked; Beor is, whose secret it is."""
    scenario = secrets(Owned("secret:3"))
    scenario.when(GiveSecret(number=3, at=At("beor", "ability", "card:K15/25-G"))).asks(0, OFFERED, KEPT)
    assert scenario.asked.seats == (0,)


def test_a_seat_that_plays_both_is_asked_once() -> None:
    pack = pack_of(secrets=[{"number": 3}])
    state = changed(state_of(pack, seats=[("beor", "ailei")]), "beor", items=("secret:3",))
    scenario = at_table(state).when(GiveSecret(number=3, at=At("beor", "reward"))).answers(0, OFFERED)
    scenario.then_includes(CardGiven("beor", "ailei", "secret:3", face_up=True))


def test_a_receiver_chosen_under_earlier_rules_is_asked() -> None:
    """A position of before holds the effect with its giver; it is for the receiver then."""
    scenario = secrets(Owned("secret:3"))
    scenario.when(GiveSecret(number=3, giver="beor", at=At("ailei", "ability", "item:boots")))
    scenario.asks(1, "accept:beor", "refuse:beor").answers(1, "accept:beor")
    scenario.then(CardGiven("beor", "ailei", "secret:3", face_up=True))


@pytest.mark.rule("TG-5.7.4", "TG-5.5.13")
def test_a_personal_secret_stays_and_one_with_a_keyword_lies_face_down() -> None:
    nothing(done(secrets(Owned("secret:1")), effect("give-secret", number=1)))
    scenario = done(secrets(Owned("item:boots"), Owned("secret:2")), effect("give-secret", number=2))
    scenario.answers(0, "give:beor:ailei:secret:2").answers(1, "accept:beor")
    scenario.then(CardGiven("beor", "ailei", "secret:2", face_up=False))
    assert one(scenario, "beor").owned == (Owned("item:boots"),)
    assert one(scenario, "ailei").owned == (Owned("item:axe"), Owned("secret:2", face_up=False, given=True))
    nothing(done(secrets(), effect("give-secret", number=3)))
    nothing(done(secrets(Owned("secret:3"), others=()), effect("give-secret", number=3)))


@pytest.mark.rule("TG-5.6.1", "TG-5.6.2")
def test_a_turned_secret_stays_turned_with_whom_it_is_handed_to() -> None:
    scenario = secrets(Owned("secret:3")).given(CardTurned("beor", "secret:3"))
    done(scenario, effect("give-secret", number=3)).answers(0, OFFERED).answers(1, "accept:beor")
    scenario.then(CardGiven("beor", "ailei", "secret:3", face_up=True))
    assert usable(scenario.state, "ailei") == ("item:axe",)
    scenario.given(EncounterDecided("won"), EncounterEnded(stays=False, boxed=False))
    assert usable(scenario.state, "ailei") == ("item:axe", "secret:3")


@pytest.mark.rule("TG-5.19.9", "TG-5.19.10")
def test_an_effect_teaches_a_named_skill_unless_its_card_is_taken() -> None:
    scenario = done(bench(), effect("gain-skill", skill=2)).then(AttributeRaised("beor", "caution", 2))
    assert (value(scenario.state, "beor", "caution"), one(scenario, "beor").skills) == (2, (2,))

    nothing(done(scenario, effect("gain-skill", skill=2), character="ailei"))
    nothing(done(scenario, effect("gain-skill", skill=1), character="ailei"))
    done(scenario, effect("gain-skill", skill=3), character="ailei").then(AttributeRaised("ailei", "aggression", 3))
