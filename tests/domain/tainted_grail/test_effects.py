"""Every word of the vocabulary of effects: what it does, to whom, and what if it cannot be done. Source: TG-10.10."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.errors import ContentError
from domain.kernel.fact import DiceRolled
from domain.tainted_grail.content.pack import read_pack
from domain.tainted_grail.facts.cards import ChargesChanged, EdgeMarked, HandDiscarded, LastDiscarded, PoolChanged
from domain.tainted_grail.facts.encounter import BoxOrdered, CharacterLeft, EncounterOrdered
from domain.tainted_grail.facts.items import CardsEquipped, CardTurned, SecretGained
from domain.tainted_grail.facts.rounds import AttackChanged, ExtraWaived, OpportunityTaken
from domain.tainted_grail.facts.tracks import (
    AttributeChanged,
    AttributeRaised,
    Died,
    Gained,
    Lost,
    Paid,
    TrackSet,
)
from domain.tainted_grail.tasks.effects.vocabulary import EFFECTS, IN_ACTIVATION, IN_ENCOUNTER
from tests.domain.tainted_grail.effects_bench import HANDS, PACK, PAUSE, bench, done, idle_bench, laid
from tests.domain.tainted_grail.fixtures import C1, C2, C5, Table, effect, paused, state_of
from tests.domain.tainted_grail.shown import one, part
from tests.domain.tainted_grail.world_packs import broken
from tests.dsl import Scenario

Bench = Callable[[], Scenario]


def idle_arena() -> Scenario:
    """Ailei and Beor between encounters."""
    return paused(state_of(PACK, "ailei", "beor"))


@pytest.mark.parametrize(
    ("word", "facts"),
    [
        (effect("gain", what="food", count=2), (Gained("beor", "food", 2),)),
        (effect("gain", what="health", count=5), (Gained("beor", "health", 1),)),
        (effect("gain", what="terror", count=9, unavoidable=True), (Gained("beor", "terror", 7),)),
        (effect("lose", what="wealth", count=2), (Lost("beor", "wealth", 2),)),
        (effect("lose", what="wealth", count=9), (Lost("beor", "wealth", 3),)),
        (effect("lose", what="wealth", count="all"), (Lost("beor", "wealth", 3),)),
        (effect("lose", what="food"), ()),
        (effect("set", what="terror"), (TrackSet("beor", "terror", 0),)),
        (effect("set", what="energy", to=9), (TrackSet("beor", "energy", 8),)),
        (effect("set", what="health", to=8), ()),
        (effect("damage", count=2), (Lost("beor", "health", 1),)),
        (effect("damage", count=2, unavoidable=True), (Lost("beor", "health", 2),)),
        (
            effect("change-attribute", attribute="empathy", count=2),
            (AttributeChanged("beor", "empathy", 2, "activation"),),
        ),
        (effect("raise-attribute", attribute="courage"), (AttributeRaised("beor", "courage", None),)),
        (effect("gain-secret", number=7), (SecretGained("beor", "secret:7", face_up=True),)),
        (effect("lose-secret", number=7), ()),
        (effect("lose-skill"), ()),
        (effect("gain-skill", skill=2), (AttributeRaised("beor", "caution", 2),)),
        (effect("give-secret", number=7), ()),
        (effect("take-up"), ()),
        (effect("lay-aside", keyword="armour"), (CardsEquipped("beor", ()),)),
        (effect("lay-aside", keyword="shield"), ()),
        (effect("lay-aside"), ()),
        (effect("discard-this"), ()),
        (effect("turn", keyword="armour"), (CardTurned("beor", "item:armour"),)),
        (effect("turn", keyword="shield"), ()),
        (effect("turn"), ()),
        (effect("pool", count=2), (PoolChanged(2),)),
        (effect("pool", count=0), ()),
        (effect("affinity", count=2), ()),
        (effect("set-affinity", to=2), ()),
        (effect("discard", count=3), (HandDiscarded("beor", (0, 1, 2), HANDS["beor"]),)),
        (effect("discard", to=3), ()),
        (effect("discard-last"), ()),
        (effect("waive-extra"), (ExtraWaived(),)),
        (effect("multiply", height="free"), (EdgeMarked("free", times=2),)),
        (effect("multiply", height="magic"), ()),
        (effect("block", height="a1"), (EdgeMarked("a1", block=True),)),
        (effect("block", height="a3"), ()),
        (effect("follow-up", meet="e1"), (EncounterOrdered(None, 1, "e1"),)),
        (effect("place-charges", count=2), ()),
        (effect("remove-charges", of="all"), ()),
        (effect("remove-time"), ()),
        (effect("place-time"), ()),
        (effect("ignore-attack"), (AttackChanged(ignored=True),)),
        (effect("repeat-attack"), (AttackChanged(repeated=1),)),
        (effect("reduce-attack", count=2), (AttackChanged(reduced=2),)),
        (effect("suffer-opportunity"), (OpportunityTaken("beor"),)),
        (effect("return-to-box"), (BoxOrdered(),)),
        (effect("throw", then=[effect("gain", what="food")]), ()),
        (effect("pay", cost={"magic": 1}, then=[effect("gain", what="food")]), ()),
        (
            effect("pay", cost={"magic": 1}, then=[], otherwise=[effect("gain", what="food")]),
            (Gained("beor", "food", 1),),
        ),
        (effect("repeat", cost={"magic": 1}, then=[effect("gain", what="food")]), ()),
        (effect("share", what="food", count=0), ()),
        (effect("transfer", what="food"), ()),
    ],
)
def test_tg_10_10_1_a_word_does_as_much_as_it_can_for_whose_text_it_is(word: Table, facts: tuple[Any, ...]) -> None:
    beor = {"health": 8, "terror": 2, "wealth": 3, "items": ("item:armour",)}
    scenario = done(bench(beor=beor), word)

    found = [fact for fact in scenario.facts if type(fact).__name__ not in ("DamagePrevented", "ConditionGained")]
    if word["do"] == "tg.suffer-opportunity":
        found = found[:1]
    assert tuple(found) == facts
    assert one(scenario, "ailei").resources.get("food", 0) == 0


def test_tg_10_10_1_every_word_is_tried() -> None:
    here = Path(__file__).parent
    files = [*(here / f"{name}.py" for name in ("test_effects", "test_effects_of_play")), *here.glob("world/test_*.py")]
    texts = "".join(file.read_text("utf-8") for file in files)
    words = {str(kind.__struct_config__.tag).removeprefix("tg."): kind.__name__ for kind in EFFECTS}

    assert [word for word, name in words.items() if f'effect("{word}"' not in texts and f"{name}(" not in texts] == []


def test_tg_10_10_1_the_character_it_concerns_is_the_one_asked() -> None:
    for word, key in (
        (effect("choose", one=[[effect("lose", what="food")], [effect("lose", what="wealth")]]), "choose:1"),
        (effect("may", then=[effect("gain", what="food")]), "choose:1"),
        (effect("discard"), "discard:0"),
        (effect("pay", cost={"energy": 1}, then=[]), "pay"),
    ):
        scenario = done(bench(), word, character="ailei")
        assert scenario.asked.seats == (1,)
        scenario.offers(1, key)


def test_tg_10_10_1_what_only_an_encounter_has_lapses_outside_one() -> None:
    fields: dict[str, Table] = {
        "tg.pool": {"count": 1},
        "tg.affinity": {"count": 1},
        "tg.set-affinity": {"to": 1},
        "tg.after-attack": {"then": [effect("gain", what="food")]},
        "tg.look": {"count": 1},
    }
    for kind in IN_ENCOUNTER:
        tag = str(kind.__struct_config__.tag)
        scenario = done(paused(state_of(PACK, "beor")), {"do": tag, **fields.get(tag, {})})
        assert scenario.facts == [], tag


def test_tg_10_10_1_what_only_an_activation_has_lapses_while_nobody_is_active() -> None:
    fields: dict[str, Table] = {"tg.after-attack": {"then": [effect("gain", what="food")]}}
    assert set(IN_ACTIVATION) < set(IN_ENCOUNTER)
    for kind in IN_ACTIVATION:
        tag = str(kind.__struct_config__.tag)
        word = {"do": tag, **fields.get(tag, {})}
        assert done(bench(), word).facts != [], tag
        assert done(idle_bench(), word).facts == [], tag


@pytest.mark.rule("TG-10.10.2")
@pytest.mark.parametrize(
    ("word", "strange"),
    [
        ('{ do = "tg.fly" }', "tg.fly"),
        ('{ do = "tg.gain", what = "gold" }', "gold"),
        ('{ do = "tg.gain", what = "food", why = 1 }', "why"),
        ('{ do = "tg.if", need = { is = "weather" } }', "weather"),
        ('{ do = "tg.each", who = "enemies", then = [] }', "enemies"),
        ('{ do = "tg.pool", count = { moon = true } }', "moon"),
        ('{ do = "tg.transfer", what = "food", giver = "beor" }', "giver"),
    ],
)
def test_an_unknown_word_makes_the_pack_invalid(word: str, strange: str) -> None:
    edit = ("encounters-blue.toml", r"^reward = \[", f"reward = [{word}, ")
    with pytest.raises(ContentError) as caught:
        read_pack(broken(edit))

    assert caught.value.file == "encounters-blue.toml"
    assert strange in str(caught.value).partition("possible")[0]


@pytest.mark.rule("TG-10.10.3")
def test_a_manual_effect_changes_state_by_listed_words_only_and_is_recorded() -> None:
    scenario = done(bench(), effect("manual", text="odd"))
    tracks = ("energy", "health", "terror", "food", "wealth", "reputation", "experience", "magic")
    scenario.asks(0, *(f"{way}:{what}" for way in ("gain", "lose") for what in tracks), "more", "less", "done")
    assert scenario.default() == "done"

    scenario.answers(0, "gain:food").then(Gained("beor", "food", 1)).answers(0, "lose:health")
    scenario.then(Lost("beor", "health", 1)).answers(0, "more").then(PoolChanged(1)).answers(0, "done").then()
    assert scenario.question == PAUSE


@pytest.mark.rule("TG-10.10.3")
def test_a_manual_effect_that_makes_dying_asks_no_more() -> None:
    scenario = done(bench(beor={"health": 1, "energy": 1}), effect("manual", text="odd")).answers(0, "lose:health")

    assert part(scenario, "beor").left == "dying"
    assert scenario.question == PAUSE


def test_tg_10_10_one_thing_or_the_other() -> None:
    def branch(least: int) -> Table:
        need = {"is": "holding", "what": "wealth", "least": least}
        return effect("if", need=need, then=[effect("gain", what="food")], otherwise=[effect("lose", what="wealth")])

    done(bench(beor={"wealth": 2}), branch(2)).then(Gained("beor", "food", 1))
    done(bench(beor={"wealth": 2}), branch(3)).then(Lost("beor", "wealth", 1))


def test_tg_10_10_a_choice_a_may_and_a_payment() -> None:
    scenario = done(bench(), effect("choose", one=[[effect("lose", what="food")], [effect("gain", what="wealth")]]))
    scenario.asks(0, "choose:1", "choose:2").answers(0, "choose:2").then(Gained("beor", "wealth", 1))
    scenario = done(bench(), effect("may", then=[effect("gain", what="food")])).asks(0, "choose:1", "decline")
    scenario.answers(0, "decline").then()
    scenario = done(bench(), effect("pay", cost={"energy": 7}, then=[], otherwise=[effect("gain", what="terror")]))
    scenario.asks(0, "ask:ailei:energy", "decline").answers(0, "decline").then(Gained("beor", "terror", 1))


def test_tg_10_10_something_is_repeated_as_often_as_it_is_paid_but_not_for_ever() -> None:
    word = effect("repeat", cost={"food": 1}, then=[effect("gain", what="wealth")], most=2)
    scenario = done(bench(beor={"food": 5}), word).answers(0, "pay")
    scenario.then(Paid("beor", "food", 1), Gained("beor", "wealth", 1)).answers(0, "pay")

    assert scenario.question == PAUSE
    assert (one(scenario, "beor").resources["food"], one(scenario, "beor").resources["wealth"]) == (3, 2)


WHO: Mapping[str, tuple[str, ...]] = {
    "participants": ("ailei", "beor"),
    "others": ("beor",),
    "owner": ("beor",),
    "active": ("beor",),
    "lowest": ("ailei",),
}


@pytest.mark.parametrize("who", WHO)
def test_tg_10_10_each_of_those_whom_a_word_means(who: str) -> None:
    scenario = laid(bench(), C5)
    done(scenario, effect("each", who=who, then=[effect("gain", what="food")]), character="ailei", source=f"card:{C5}")

    assert scenario.facts == [Gained(name, "food", 1) for name in WHO[who]]


@pytest.mark.rule("TG-6.5.17", "TG-10.10.1")
@pytest.mark.parametrize("scenario", [idle_bench, idle_arena], ids=["nobody active", "no encounter"])
def test_without_an_active_character_the_one_whose_text_it_is_counts_as_active(scenario: Bench) -> None:
    word = effect("each", who="active", then=[effect("gain", what="food")])
    for name in ("ailei", "beor"):
        done(scenario(), word, character=name).then(Gained(name, "food", 1))


def test_tg_10_10_who_has_left_is_meant_by_no_word() -> None:
    for who in ("owner", "active", "participants"):
        scenario = laid(bench(), C5).given(CharacterLeft("beor", "fled"))
        word = effect("each", who=who, then=[effect("gain", what="food")])
        done(scenario, word, character="ailei", source=f"card:{C5}")
        assert [fact for fact in scenario.facts if fact == Gained("beor", "food", 1)] == []


def test_tg_10_10_one_of_the_participants_by_choice() -> None:
    scenario = done(bench(), effect("one", who="participants", then=[effect("gain", what="food")]))
    scenario.asks(1, "for:ailei", "for:beor").answers(1, "for:ailei").then(Gained("ailei", "food", 1))
    done(bench(), effect("one", who="others", then=[effect("gain", what="food")])).then(Gained("ailei", "food", 1))


def test_tg_10_10_a_toss_and_a_roll_bring_what_their_side_or_sum_says() -> None:
    toss = effect("toss", grail=[effect("gain", what="food")], skull=[effect("lose", what="wealth")])
    done(bench().rolls("skull", die="disc"), toss).then_no(Gained)
    done(bench().rolls("grail", die="disc"), toss).then_includes(Gained("beor", "food", 1))

    lines = [{"least": 1, "most": 4}, {"least": 5, "then": [effect("gain", what="food")]}]
    roll = effect("roll", lines=lines, attribute="aggression")
    scenario = done(bench().rolls(2), roll).then_no(Gained)
    assert [fact.rolled for fact in scenario.facts if isinstance(fact, DiceRolled)] == [(2,)]
    done(bench().rolls(3), roll).then_includes(Gained("beor", "food", 1))


# Amounts


MEASURES: Mapping[str, tuple[Table, int]] = {
    "connected": ({"connected": "aggression"}, 2),
    "activated": ({"activated": "aggression"}, 2),
    "free": ({"activated": "free"}, 3),
    "magic": ({"activated": "magic"}, 0),
    "attribute": ({"attribute": "aggression"}, 2),
    "charges": ({"charges": True}, 4),
    "cards": ({"cards": True}, 3),
    "participants": ({"participants": True}, 2),
    "pool": ({"pool": True}, 5),
    "terror": ({"terror": True}, 6),
    "several": ({"terror": True, "cards": True}, 9),
    "times": ({"cards": True, "times": 3}, 9),
    "plus": ({"cards": True, "plus": 2}, 5),
    "most": ({"cards": True, "times": 3, "most": 7}, 7),
    "less": ({"cards": True, "plus": -9}, 0),
}


@pytest.mark.parametrize("name", MEASURES)
def test_tg_10_10_an_amount_is_counted_when_its_effect_is_done(name: str) -> None:
    count, expected = MEASURES[name]
    scenario = laid(bench(beor={"terror": 6}), C1, C5, C2).given(PoolChanged(5), ChargesChanged(C5, 4))
    done(scenario, effect("gain", what="wealth", count=count), source=f"card:{C5}")

    assert scenario.facts == ([Gained("beor", "wealth", expected)] if expected else [])


@pytest.mark.rule("TG-10.10.1")
def test_tg_10_10_charges_of_a_card_that_does_not_lie_there_count_nothing() -> None:
    gains = effect("gain", what="wealth", count={"charges": True, "pool": True, "cards": True, "activated": "magic"})
    scenario = done(bench(), gains, source=f"card:{C5}")
    assert one(scenario, "beor").resources["wealth"] == len(HANDS["beor"])


def test_tg_10_10_a_symbol_whose_card_has_gone_is_counted_no_more() -> None:
    scenario = laid(bench(), C1, C5)
    done(scenario, effect("discard-last"), effect("gain", what="wealth", count={"activated": "aggression"}))

    scenario.then(LastDiscarded(C5, "beor"), Gained("beor", "wealth", 1))


CAUSES: Mapping[str, Callable[[Scenario], Scenario]] = {
    "fled": lambda scenario: done(scenario, effect("flee")),
    "dying": lambda scenario: done(scenario, effect("damage", count=9)),
}


@pytest.mark.parametrize("left", CAUSES)
def test_tg_10_10_1_what_is_owed_to_a_character_that_left_lapses(left: str) -> None:
    scenario = CAUSES[left](bench())
    assert part(scenario, "beor").left == left

    done(scenario, effect("gain", what="food"), effect("lose", what="health"), effect("pool", count=1)).then()
    scenario.then_no(Died)
