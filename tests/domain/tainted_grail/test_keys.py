"""Keys: what is connected, what is activated, who pays, whose bonus it is. Source: TG-6.3."""

import pytest

from domain.tainted_grail.facts.cards import CardLaid, KeyActivated, LastDiscarded, PoolChanged
from domain.tainted_grail.facts.tracks import AttributeChanged, Gained, Lost, Paid
from domain.tainted_grail.queries.cards import activated, connected
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.tasks.effects.base import At, Measure
from domain.tainted_grail.tasks.effects.encounter import LayCard
from domain.tainted_grail.tasks.effects.vocabulary import DiscardLast
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C3,
    C4,
    C8,
    ENEMY,
    P1,
    attribute,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.key_cards import card, keys
from tests.domain.tainted_grail.shown import fight, hand, has, row
from tests.dsl import Scenario

ALL = {"magic": {}, "a1": attribute("aggression"), "a2": attribute("aggression", 2), "a3": attribute("courage", 2)}
OPEN = "K12/25-U"
"""A card with out-halves at every height; the third needs Courage 2."""
FULL = "K13/25-U"
"""A card with a bonus at every height."""
PAID = "K14/25-U"
"""A card that gives Magic by its attribute key, and a marker by its magic key."""
HARMS = "K15/25-U"
"""A card whose attribute key costs Health, and that gives 5 markers on placement."""
DOUBLE = "K5/25-U"
"""A card whose magic and free out-halves double."""
BLOCKS = "K6/25-U"
"""A card whose magic and free out-halves block."""
FREE_EXTRA = "K7/25-U"
"""A card whose free in-half is EXTRA."""
DRAWS = "K11/25-U"
"""A card whose free in-half draws."""
CARDS = {
    OPEN: card({}, ALL),
    FULL: card(
        {
            "a1": gives("pool", 1),
            "a2": gives("gain", what="food"),
            "a3": gives("gain", what="reputation"),
            "magic": gives("gain", what="wealth"),
            "free": gives("pool", 2),
        },
        abilities=[{"when": "placed", "effects": [effect("gain", what="experience")]}],
    ),
    PAID: card({"a1": gives("gain", what="magic"), "magic": gives("pool")}),
    HARMS: card(
        {"a1": gives("lose", what="health")}, abilities=[{"when": "placed", "effects": [effect("pool", count=5)]}]
    ),
    DOUBLE: card({}, {"magic": {"times": 2}, "free": {"times": 2}}),
    BLOCKS: card({}, {"magic": {"block": True}, "free": {"block": True}}),
    FREE_EXTRA: card({"free": gives("extra")}),
    DRAWS: card({"free": gives("draw")}),
}
PACK = pack_of(cards=CARDS)


def lays(held: str, beside: str | None = None, *, magic: int = 0, character: str = "beor") -> Scenario:
    """A lone character lays a card from hand in 2a, beside this one or else the enemy."""
    laid = [(character, beside)] if beside else []
    given = {character: {"magic": magic}}
    scenario = encounter(character, pack=PACK, hands={character: (held,)}, laid=laid, given=given)
    return begun(scenario).answers(0, "lay:0")


def test_tg_6_3_1_the_encounter_card_has_a_right_edge_only() -> None:
    with pytest.raises(Exception, match="left"):
        pack_of(ENEMY | {"id": "other", "left": {"free": gives("void")}})
    one = PACK.cards[C1]
    assert (set(one.left), set(one.right)) == ({"a1", "free"}, {"a1", "magic", "free"})


@pytest.mark.rule("TG-6.3.2", "TG-6.3.7")
@pytest.mark.vector("TV-66")
@pytest.mark.parametrize(("character", "pool"), [("beor", 2), ("ailei", 1)])
def test_halves_that_meet_are_connected_and_activated_by_the_layers_attribute(character: str, pool: int) -> None:
    scenario = lays(C1 if character == "beor" else hers(C1), character=character)
    assert keys(scenario) == {"a1": character == "beor", "free": True}
    assert (fight(scenario).pool, connected(scenario.state, "aggression")) == (pool, 1)


@pytest.mark.rule("TG-6.3.3", "TG-6.3.7")
@pytest.mark.vector("TV-75")
def test_an_attribute_below_the_level_does_not_activate() -> None:
    scenario = lays(C1, C8)
    assert (keys(scenario), fight(scenario).pool) == ({"a1": False, "free": True}, 1)
    assert keys(lays(C1, C3)) == {"a1": True, "free": False}


def test_tg_6_3_4_a_magic_key_has_its_bonus_on_the_right_part() -> None:
    scenario = lays(FULL, OPEN, magic=1)
    scenario.asks(0, "pay", "decline").answers(0, "pay")
    scenario.then_includes(Paid("beor", "magic", 1), KeyActivated(FULL, "magic"), Gained("beor", "wealth", 1))


@pytest.mark.rule("TG-6.3.5", "TG-6.3.11", "TG-6.3.21")
def test_a_free_key_is_always_activated_and_void_gives_nothing() -> None:
    assert keys(lays(BLANK)) == {"free": True}
    assert lays(BLANK).then(CardLaid("beor", BLANK, 0, {"free": True}, "first")).state.encounter.pool == 0
    assert keys(lays(C1, BLANK)) == {"free": True}


def test_tg_6_3_6_keys_are_checked_once_when_the_right_card_is_laid() -> None:
    scenario = lays(C1, C8)
    scenario.given(AttributeChanged("beor", "courage", 1, "encounter")).answers(0, "stop").then_no(PoolChanged)
    assert keys(scenario) == {"a1": False, "free": True}


def together(*, ailei: int, beor: int, held: tuple[str, ...] = (FULL,), beside: str = OPEN) -> Scenario:
    """Beor is active beside Ailei; both have so much Magic."""
    given = {"ailei": {"magic": ailei}, "beor": {"magic": beor}}
    hands = {"beor": held}
    scenario = encounter("ailei", "beor", pack=PACK, hands=hands, given=given, laid=[("beor", beside)])
    return begun(scenario).answers(0, "activate:beor")


def test_tg_6_3_8_the_layer_decides_and_another_may_pay() -> None:
    scenario = together(ailei=1, beor=0).answers(1, "lay:0")
    scenario.asks(1, "ask:ailei:magic", "decline").answers(1, "ask:ailei:magic").asks(0, "agree", "refuse")
    assert scenario.default() == "refuse"
    scenario.answers(0, "agree").asks(1, "pay", "decline").answers(1, "pay")
    scenario.then_includes(Paid("ailei", "magic", 1), KeyActivated(FULL, "magic"), Gained("beor", "wealth", 1))
    assert (has(scenario, "magic", "ailei"), has(scenario, "wealth")) == (0, 1)


def test_tg_6_3_8_nobody_pays_against_the_will() -> None:
    scenario = together(ailei=1, beor=0).answers(1, "lay:0", "ask:ailei:magic").answers(0, "refuse")
    scenario.then_no(Paid, KeyActivated)
    assert (keys(scenario)["magic"], has(scenario, "magic", "ailei"), has(scenario, "wealth")) == (False, 1, 0)


@pytest.mark.rule("TG-6.3.8", "TG-6.6.13")
def test_magic_for_a_further_card_is_asked_for_before_it_is_laid_and_refused_leaves_it_in_hand() -> None:
    scenario = together(ailei=1, beor=0, held=(C1, C2)).answers(1, "lay:0", "lay:0")
    assert (row(scenario), hand(scenario)) == ((OPEN, C1), (C2,))
    scenario.asks(1, "ask:ailei:magic", "decline").answers(1, "ask:ailei:magic").answers(0, "refuse")
    scenario.then_no(CardLaid, Paid)
    assert (row(scenario), hand(scenario)) == ((OPEN, C1), (C2,))
    scenario.asks(1, "lay:0", "stop", "flee").answers(1, "lay:0", "ask:ailei:magic").answers(0, "agree")
    assert row(scenario) == (OPEN, C1)
    scenario.answers(1, "pay").then_includes(
        Paid("ailei", "magic", 1), CardLaid("beor", C2, 0, {"magic": True, "free": True}, "further")
    )
    assert (row(scenario), hand(scenario), has(scenario, "magic", "ailei")) == ((OPEN, C1, C2), (), 0)


def test_tg_6_3_8_who_has_magic_and_helpers_may_still_keep_a_further_card() -> None:
    scenario = together(ailei=1, beor=1, held=(C1, C2)).answers(1, "lay:0", "lay:0")
    scenario.asks(1, "pay", "ask:ailei:magic", "decline").answers(1, "decline").then_no(CardLaid, Paid)
    assert hand(scenario) == (C2,)


def test_tg_6_3_9_each_magic_key_costs_one_magic_of_its_own() -> None:
    magic = {"beor": {"magic": 2}}
    scenario = begun(encounter("beor", hands={"beor": (C3, C2)}, given=magic, laid=[("beor", C1)]))
    scenario.answers(0, "lay:0", "pay").then_includes(Paid("beor", "magic", 1), KeyActivated(C3, "magic"))
    scenario.answers(0, "lay:0").then_includes(Paid("beor", "magic", 1))
    assert (row(scenario), has(scenario, "magic")) == ((C1, C3, C2), 0)


@pytest.mark.rule("TG-6.3.10", "TG-6.3.23")
@pytest.mark.vector("TV-104")
def test_a_magic_marker_goes_with_its_card_and_what_it_gave_is_kept() -> None:
    magic = {"beor": {"magic": 2}}
    scenario = begun(encounter("beor", hands={"beor": (C3, C2)}, given=magic, laid=[("beor", C1)]))
    scenario.answers(0, "lay:0", "pay", "lay:0")
    pool = fight(scenario).pool
    assert (activated(scenario.state, "magic"), pool) == (2, 2)
    scenario.when(DiscardLast(at=At("beor", "ability", "encounter"))).then(LastDiscarded(C2, "beor"))
    assert (activated(scenario.state, "magic"), fight(scenario).sequence[-1].keys["magic"]) == (1, True)
    assert (has(scenario, "magic"), fight(scenario).pool) == (0, pool)


def test_tg_6_3_12_a_magic_key_not_activated_on_placement_never_is() -> None:
    scenario = lays(FULL, OPEN)
    assert keys(scenario)["magic"] is False
    scenario.given(Gained("beor", "magic", 3)).asks(0, "stop", "flee").answers(0, "stop").then_no(KeyActivated)
    scenario.answers(0, "face").then_no(KeyActivated)
    assert fight(scenario).sequence[1].keys["magic"] is False


@pytest.mark.rule("TG-6.3.13", "TG-6.3.16")
def test_only_magic_can_be_declined() -> None:
    scenario = lays(HARMS).then_includes(Lost("beor", "health", 1), PoolChanged(5))
    scenario.asks(0, "stop", "flee")
    lays(FULL, OPEN, magic=1).asks(0, "pay", "decline").answers(0, "decline").then_no(Paid, KeyActivated)
    assert lays(FULL, OPEN, magic=1).default() == "decline"


@pytest.mark.rule("TG-6.3.14", "TG-6.3.15")
def test_magic_is_paid_first_then_bonuses_from_top_to_bottom_then_what_is_on_placement() -> None:
    scenario = lays(FULL, OPEN, magic=1).answers(0, "pay")
    scenario.then(
        Paid("beor", "magic", 1),
        KeyActivated(FULL, "magic"),
        PoolChanged(1),
        Gained("beor", "food", 1),
        Gained("beor", "wealth", 1),
        PoolChanged(3),
        Gained("beor", "experience", 1),
    )


def test_tg_6_3_14_magic_that_a_bonus_gives_comes_too_late_for_the_same_card() -> None:
    scenario = lays(PAID, OPEN).then_includes(Gained("beor", "magic", 1)).then_no(KeyActivated, Paid)
    assert (has(scenario, "magic"), fight(scenario).pool) == (1, 0)
    scenario.asks(0, "stop", "flee")


@pytest.mark.rule("TG-6.3.17")
@pytest.mark.vector("TV-16")
def test_a_blocked_key_is_connected_but_not_activated() -> None:
    scenario = lays(DRAWS, BLOCKS)
    assert (keys(scenario), hand(scenario)) == ({"free": False}, ())
    assert hand(lays(DRAWS)) != ()
    scenario = lays(FULL, BLOCKS, magic=2).asks(0, "stop", "flee")
    assert (keys(scenario), has(scenario, "magic")) == ({"magic": False, "free": False}, 2)


@pytest.mark.rule("TG-6.3.18")
@pytest.mark.vector("TV-15")
def test_a_doubled_bonus_is_taken_twice() -> None:
    assert fight(lays(C1, C2)).pool == 1 + 2
    doubling = {"D12/25-U": card({}, {"free": {"times": 2}})}
    scenario = encounter(
        "beor", card="d1", pack=pack_of(cards=doubling), hands={"beor": (P1,)}, laid=[("beor", "D12/25-U")]
    )
    assert fight(begun(scenario).answers(0, "lay:0")).marker == 2
    assert len(hand(lays(DRAWS, DOUBLE))) == 2


@pytest.mark.rule("TG-6.3.18", "TG-6.4.15")
def test_a_doubled_gain_or_loss_is_suffered_twice() -> None:
    bonuses = {"a1": gives("gain", what="food"), "a2": gives("lose", what="energy"), "free": gives("void")}
    twice = {"attribute": "aggression", "times": 2}
    cards = {DOUBLE: card({}, {"a1": twice, "a2": twice}), C1: card(bonuses)}
    scenario = encounter("beor", pack=pack_of(cards=cards), hands={"beor": (C1,)}, laid=[("beor", DOUBLE)])
    begun(scenario).answers(0, "lay:0")
    assert (has(scenario, "food"), has(scenario, "energy")) == (2, 4)


@pytest.mark.rule("TG-6.3.19", "TG-6.3.20")
@pytest.mark.vector("TV-74")
def test_extra_is_never_doubled_and_a_blocked_one_is_none() -> None:
    doubled = encounter("beor", pack=PACK, hands={"beor": (DOUBLE, FREE_EXTRA, BLANK)})
    begun(doubled).answers(0, "lay:0").asks(0, "lay:0", "stop", "flee").answers(0, "lay:0")
    doubled.asks(0, "stop", "flee").refused("TG-6.6.11", 0, "lay:0")
    assert (row(doubled), hand(doubled)) == ((DOUBLE, FREE_EXTRA), (BLANK,))
    blocked = encounter("beor", pack=PACK, hands={"beor": (BLOCKS, FREE_EXTRA, C2)}, given={"beor": {"magic": 1}})
    begun(blocked).answers(0, "lay:0").asks(0, "stop", "flee")
    blocked.refused("TG-6.6.11", 0, "lay:0").refused("TG-6.6.11", 0, "lay:1")


@pytest.mark.rule("TG-6.3.22", "TG-6.3.27")
def test_connected_counts_symbols_that_meet_an_in_half_once_whatever_their_level() -> None:
    scenario = encounter("ailei", pack=PACK, hands={"ailei": ()}, laid=[("ailei", hers(C1)), ("ailei", hers(C3))])
    assert [connected(scenario.state, one) for one in ("aggression", "courage")] == [2, 0]
    scenario.given(CardLaid("ailei", hers(C4), None, {"a1": False, "free": False}, "effect"))
    assert [one.keys["a1"] for one in fight(scenario).sequence] == [False, False, False]
    assert connected(scenario.state, "aggression") == 3
    scenario.given(CardLaid("ailei", hers(BLANK), None, {"free": True}, "effect"))
    assert connected(scenario.state, "aggression") == 3
    unmet = lays(C2)
    assert (keys(unmet), connected(unmet.state, "aggression")) == ({"free": True}, 0)


def test_tg_6_3_24_after_a_discard_the_last_cards_out_halves_are_open_again() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C3)}, laid=[("beor", C2), ("beor", BLANK)]))
    scenario.when(DiscardLast(at=At("beor", "ability", "encounter"))).answers(0, "lay:0")
    assert (row(scenario), keys(scenario)) == ((C2, C1), {"a1": True, "free": True})
    assert fight(scenario).pool == 3


def test_tg_6_3_25_the_attribute_is_its_value_now_with_temporary_changes_and_skills() -> None:
    more = encounter("beor", hands={"beor": (C1,)}, laid=[("beor", C8)])
    begun(more).given(AttributeChanged("beor", "courage", 1, "activation")).answers(0, "lay:0")
    assert keys(more)["a1"] is True
    less = encounter("beor", hands={"beor": (C1,)})
    begun(less).given(AttributeChanged("beor", "aggression", -2, "activation")).answers(0, "lay:0")
    assert keys(less)["a1"] is False
    skills = [{"faces": [{"number": 1, "attribute": "courage"}, {"number": 2, "attribute": "caution"}]}]
    given = {"beor": {"skills": (1,)}}
    skilled = encounter("beor", pack=pack_of(skills=skills), hands={"beor": (C1,)}, laid=[("beor", C8)], given=given)
    assert keys(begun(skilled).answers(0, "lay:0"))["a1"] is True


def test_tg_6_3_26_attributes_of_others_are_not_added() -> None:
    scenario = begun(encounter("ailei", "beor", hands={"ailei": (hers(C1),)})).answers(0, "activate:ailei", "lay:0")
    assert (keys(scenario), fight(scenario).pool) == ({"a1": False, "free": True}, 1)


@pytest.mark.rule("TG-6.3.29", "TG-6.5.18")
def test_a_skill_for_activated_symbols_is_that_of_the_layer() -> None:
    reward = {"when": "key", "of": "aggression", "effects": [effect("gain", what="wealth")]}
    faces = [{"number": 1, "attribute": "caution", "abilities": [reward]}, {"number": 2, "attribute": "spirituality"}]
    pack = pack_of(skills=[{"faces": faces}])
    given = {"beor": {"skills": (1,)}}
    scenario = encounter("ailei", "beor", pack=pack, hands={"ailei": (hers(C1),), "beor": (C1,)}, given=given)
    begun(scenario).answers(0, "activate:ailei").when(LayCard(at=At("beor", "ability", "encounter")))
    scenario.answers(1, "lay:0").then_includes(Gained("beor", "wealth", 1))
    assert (has(scenario, "wealth"), has(scenario, "wealth", "ailei")) == (1, 0)


def test_tg_6_3_31_activated_symbols_are_those_that_still_lie_there() -> None:
    scenario = encounter("beor", pack=PACK, hands={"beor": ()}, laid=[("beor", C1), ("beor", C8), ("beor", C3)])
    kinds = ("aggression", "courage", "magic", "free")
    assert [activated(scenario.state, kind) for kind in kinds] == [2, 0, 0, 3]
    at = At("beor", "ability", f"card:{C3}")
    assert amount(scenario.state, at, Measure(activated="aggression", times=2, plus=1)) == 5
    scenario.given(LastDiscarded(C3, "beor"), LastDiscarded(C8, "beor"))
    assert [activated(scenario.state, kind) for kind in kinds] == [1, 0, 0, 1]
