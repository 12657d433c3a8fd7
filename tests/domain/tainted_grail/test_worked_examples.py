"""The fights and talks of the rules document, step by step. Source: TG-9.1, 9.6, 9.7."""

import pytest

from domain.kernel.fact import CardsPutUnder
from domain.tainted_grail.facts.cards import (
    ChargesChanged,
    HandGrew,
    KeyActivated,
    LastDiscarded,
    MarkerMoved,
    PoolChanged,
    StageWon,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import EncounterDecided, EncounterEnded
from domain.tainted_grail.facts.rounds import AttackRead, ExtraWaived
from domain.tainted_grail.facts.tracks import DamagePrevented, Gained, Lost, Paid
from domain.tainted_grail.queries.cards import connected
from domain.tainted_grail.tasks.encounter import MeetEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C3,
    C4,
    ORPHAN,
    P1,
    P2,
    Table,
    at_table,
    attribute,
    begun,
    changed,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
    state_of,
    without_cards,
)
from tests.domain.tainted_grail.shown import discards, fight, hand, has, row
from tests.dsl import Scenario

STRIKE, DEFEND, HURL, RAGE = "K12/25-U", "K13/25-U", "K14/25-U", "K15/25-U"
"""Angriff, Verteidigen, Wurf, Rasend."""
VAGABOND = {
    "id": "vagabond",
    "colour": "grey",
    "difficulty": 1,
    "value": 5,
    "traits": ["fast"],
    "right": {"a1": attribute("aggression"), "free": {}},
    "attack": [
        {"least": 0, "most": 1, "effects": [effect("damage", count=1)]},
        {"least": 2, "most": 2, "effects": [effect("damage", count=2), effect("pool", count=-1)]},
        {"least": 3, "most": 4, "effects": [effect("damage", count=3)]},
    ],
    "loot": [effect("gain", what="wealth")],
}
BEORS_CARDS: dict[str, Table] = {
    STRIKE: {
        "left": {"a1": gives("pool"), "free": gives("pool")},
        "right": {"a2": attribute("courage"), "magic": {}, "free": {}},
    },
    DEFEND: {
        "left": {"magic": gives("extra"), "free": gives("void")},
        "right": {"a1": attribute("aggression"), "magic": {}, "free": {"times": 2}},
        "abilities": [
            {"when": "delayed", "delay": 1, "effects": [effect("draw")]},
            {"when": "attack", "reduce": 2},
        ],
    },
    HURL: {
        "left": {"a1": gives("pool"), "magic": gives("extra"), "free": gives("pool")},
        "right": {"a2": attribute("aggression"), "magic": {}, "free": {}},
        "abilities": [{"when": "placed", "effects": [effect("throw", then=[effect("pool", count=2)])]}],
    },
    RAGE: {
        "left": {"a1": gives("pool"), "magic": gives("extra"), "free": gives("void")},
        "right": {"free": {}},
        "abilities": [
            {
                "when": "placed",
                "effects": [effect("lose", what="energy"), effect("pool", count={"connected": "aggression"})],
            }
        ],
    },
}


def vagabond() -> Scenario:
    """Beor, with 2 Magic, meets the vagabond."""
    state = changed(state_of(pack_of(VAGABOND, cards=BEORS_CARDS), "beor"), "beor", magic=2)
    scenario = at_table(without_cards(state, "encounters/grey", ["vagabond"]))
    scenario.draws("beor/combat", STRIKE, DEFEND, BLANK, HURL, RAGE)
    return scenario.when(MeetEncounter("vagabond")).answers(0, "keep:beor")


def stands(scenario: Scenario) -> tuple[int, int, int]:
    """Pool or marker, hand, Magic."""
    going = fight(scenario)
    number = going.pool if going.deck == "combat" else going.marker
    (character,) = going.participants
    return number, len(hand(scenario, character)), has(scenario, "magic", character)


@pytest.mark.vector("TV-1")
def test_beor_fights_the_vagabond() -> None:
    scenario = vagabond()
    assert stands(scenario) == (0, 3, 2)
    scenario.answers(0, "lay:0").then_includes(PoolChanged(1), PoolChanged(2))
    assert fight(scenario).sequence[0].keys == {"a1": True, "free": True}
    assert stands(scenario) == (2, 2, 2)
    scenario.asks(0, "lay:0", "stop", "flee")
    scenario.answers(0, "lay:0").then_includes(Paid("beor", "magic", 1), TimeChanged(DEFEND, 1))
    assert fight(scenario).sequence[1].keys == {"magic": True, "free": True}
    assert stands(scenario) == (2, 1, 1)
    scenario.asks(0, "face", "flee").refused("TG-6.6.8", 0, "lay:0")
    scenario.answers(0, "face").then_includes(
        AttackRead(2, 2),
        DamagePrevented("beor", 2),
        PoolChanged(1),
        HandGrew("beor", (HURL,)),
        TimeChanged(DEFEND, 0),
        HandGrew("beor", (RAGE,)),
    )
    assert (has(scenario, "health"), fight(scenario).round) == (9, 2)
    assert stands(scenario) == (1, 3, 1)
    assert hand(scenario) == (BLANK, HURL, RAGE)
    scenario.answers(0, "lay:1").asks(0, "pay", "decline")
    scenario.answers(0, "decline").then_includes(PoolChanged(2), PoolChanged(4))
    assert fight(scenario).sequence[2].keys == {"a1": True, "magic": False, "free": True}
    assert stands(scenario) == (4, 2, 1)
    assert connected(scenario.state, "aggression") == 2
    scenario.answers(0, "lay:1").then_includes(
        Paid("beor", "magic", 1),
        Lost("beor", "energy", 1),
        PoolChanged(6),
        EncounterDecided("won"),
        Gained("beor", "wealth", 1),
        EncounterEnded(stays=False, boxed=False),
        CardsPutUnder(("vagabond",), "encounters/grey"),
    )
    assert (has(scenario, "magic"), has(scenario, "energy"), has(scenario, "health")) == (0, 5, 9)
    assert scenario.state.piles["encounters/grey"][-1] == "vagabond"
    assert len(scenario.state.pools["beor/combat"]) == 15


TRUTH, PROMISE, JOKE, EYE = "D12/25-Y", "D13/25-Y", "D14/25-Y", "D15/25-Y"
"""Einfache Wahrheit, Falsches Versprechen, Sehr düsterer Witz, Auge fürs Detail."""
PLAIN_D = "D3/25-Y", "D4/25-Y", "D5/25-Y", "D6/25-Y"
WEEPING: Table = {"id": "weeping", **{name: ORPHAN[name] for name in ("colour", "difficulty", "right", "ways")}}
AREVS_CARDS: dict[str, Table] = {
    TRUTH: {
        "left": {"a1": gives("variable"), "free": gives("affinity")},
        "right": {"a1": attribute("empathy"), "magic": {}, "free": {}},
    },
    PROMISE: {
        "left": {"a1": gives("affinity"), "magic": gives("draw"), "free": gives("affinity")},
        "right": {"a2": attribute("caution", 2), "free": {}},
    },
    JOKE: {
        "left": {"a2": gives("draw"), "free": gives("extra")},
        "right": {"a1": attribute("empathy"), "free": {}},
        "abilities": [
            {
                "when": "placed",
                "effects": [
                    effect(
                        "if",
                        need={"is": "not", "of": {"is": "zone", "zone": "green"}},
                        then=[effect("lose", what="reputation")],
                    ),
                    effect("place-charges", count={"attribute": "caution"}),
                ],
            },
            {"when": "any-time", "cost": {"charges": 1}, "effects": [effect("waive-extra")]},
        ],
    },
    EYE: {
        "left": {"a1": gives("variable"), "free": gives("void")},
        "right": {"free": {}},
        "abilities": [{"when": "delayed", "delay": 1, "effects": [effect("draw")]}],
    },
}


def weeping() -> Scenario:
    """Arev, with 1 Magic and 2 Reputation, meets the weeping orphan."""
    arev = {"arev": {"attributes": {"empathy": 1, "caution": 2}}}
    state = changed(state_of(pack_of(WEEPING, cards=AREVS_CARDS, characters=arev), "arev"), "arev", magic=1)
    state = changed(state, "arev", reputation=2)
    scenario = at_table(without_cards(state, "encounters/blue", ["weeping"]))
    scenario.draws("arev/diplomacy", TRUTH, PROMISE, PLAIN_D[0], EYE, JOKE, PLAIN_D[1], PLAIN_D[2])
    return scenario.when(MeetEncounter("weeping")).answers(0, "keep:arev")


@pytest.mark.vector("TV-2")
def test_arev_speaks_with_the_weeping_orphan() -> None:
    scenario = weeping()
    assert stands(scenario) == (0, 3, 1)
    scenario.answers(0, "lay:0").then_includes(MarkerMoved(2), MarkerMoved(3))
    assert stands(scenario) == (3, 2, 1)
    scenario.asks(0, "stop", "propose-flight:arev").refused("TG-6.6.11", 0, "lay:1")
    scenario.answers(0, "stop").asks(0, "face", "propose-flight:arev")
    scenario.answers(0, "face").then_includes(MarkerMoved(2), Gained("arev", "terror", 1), HandGrew("arev", (EYE,)))
    assert stands(scenario) == (2, 3, 1)
    promise = hand(scenario, "arev").index(PROMISE)
    scenario.answers(0, f"lay:{promise}", "pay").then_includes(
        Paid("arev", "magic", 1),
        KeyActivated(PROMISE, "magic"),
        MarkerMoved(3),
        HandGrew("arev", (JOKE,)),
        MarkerMoved(4),
    )
    assert stands(scenario) == (4, 3, 0)
    scenario.answers(0, "stop").then_includes(StageWon(1), HandGrew("arev", (PLAIN_D[1],)))
    scenario.then_no(AttackRead, Gained)
    assert (stands(scenario), fight(scenario).stage, has(scenario, "terror", "arev")) == ((0, 4, 0), 1, 1)
    joke = hand(scenario, "arev").index(JOKE)
    scenario.answers(0, f"lay:{joke}").then_includes(
        HandGrew("arev", (PLAIN_D[2],)), Lost("arev", "reputation", 1), ChargesChanged(JOKE, 2)
    )
    assert stands(scenario) == (0, 4, 0)
    eye = hand(scenario, "arev").index(EYE)
    scenario.refused("TG-6.6.11", 0, f"lay:{eye}")
    scenario.answers(0, f"use:card:{JOKE}#1").then_includes(ChargesChanged(JOKE, 1), ExtraWaived())
    scenario.answers(0, f"lay:{eye}").then_includes(TimeChanged(EYE, 1), MarkerMoved(1))
    assert stands(scenario) == (1, 3, 0)
    scenario.answers(0, "stop", "face").then_includes(
        AttackRead(-99, 99), Lost("arev", "reputation", 1), LastDiscarded(EYE, "arev")
    )
    assert fight(scenario).marker == 1
    assert row(scenario) == (TRUTH, PROMISE, JOKE)
    assert (fight(scenario).sequence[-1].charges, discards(scenario, "arev")) == (1, (EYE,))
    scenario.asks(0, "end", f"use:card:{JOKE}#1", "propose-flight:arev")


def beor_against_the_fixture(magic: int) -> Scenario:
    """TV-67 and TV-68 up to the further card of the second round."""
    scenario = encounter("beor", hands={"beor": (C1, C2, C3)}, given={"beor": {"magic": magic}})
    begun(scenario.draws("beor/combat", C4, BLANK)).answers(0, "lay:0")
    assert fight(scenario).pool == 2
    scenario.answers(0, "lay:0")
    assert (fight(scenario).pool, fight(scenario).sequence[1].time) == (2, 1)
    assert has(scenario, "magic") == magic - 1
    scenario.answers(0, "stop", "face").then_includes(
        AttackRead(2, 3),
        DamagePrevented("beor", 2),
        PoolChanged(1),
        HandGrew("beor", (C4,)),
        TimeChanged(C2, 0),
        HandGrew("beor", (BLANK,)),
    )
    assert (has(scenario, "health"), hand(scenario)) == (9, (C3, C4, BLANK))
    scenario.answers(0, "lay:0").then_includes(PoolChanged(2), PoolChanged(4))
    assert fight(scenario).sequence[2].keys == {"a1": True, "free": True}
    return scenario


@pytest.mark.vector("TV-67")
def test_beor_wins_against_the_fixture_enemy() -> None:
    scenario = beor_against_the_fixture(magic=2)
    scenario.answers(0, "lay:0").then_includes(Paid("beor", "magic", 1), Lost("beor", "energy", 1), PoolChanged(7))
    assert fight(scenario).sequence[3].keys == {"a1": True, "magic": True, "free": False}
    assert connected(scenario.state, "aggression") == 3
    scenario.answers(0, "stop").then_includes(EncounterDecided("won")).then_no(AttackRead)
    tracks = [has(scenario, what) for what in ("health", "energy", "magic", "experience", "wealth")]
    assert tracks == [9, 5, 0, 1, 1]


@pytest.mark.vector("TV-68")
def test_beor_without_magic_is_struck_by_the_fixture_enemy() -> None:
    scenario = beor_against_the_fixture(magic=1)
    scenario.asks(0, "stop", "flee").refused("TG-6.6.13", 0, "lay:0")
    scenario.answers(0, "stop", "face").then_includes(AttackRead(4, 4), Lost("beor", "health", 3))
    scenario.then_no(DamagePrevented)
    assert (has(scenario, "health"), has(scenario, "energy")) == (6, 6)


@pytest.mark.vector("TV-105")
def test_ailei_speaks_with_the_fixture_orphan() -> None:
    plea, other, promise, blank = hers(P1), "D7/25-G", hers(P2), "D3/25-G"
    pack = pack_of(cards={other: DOUBLE})
    hands = {"ailei": (plea, other, promise)}
    scenario = encounter("ailei", pack=pack, card="d1", hands=hands, given={"ailei": {"magic": 1}})
    begun(scenario.draws("ailei/diplomacy", blank, "D4/25-G", "D5/25-G"))
    scenario.answers(0, "lay:0").then_includes(MarkerMoved(2), MarkerMoved(3))
    scenario.answers(0, "stop").answers(0, "face").then_includes(MarkerMoved(2), Gained("ailei", "terror", 1))
    scenario.answers(0, "lay:0").then_includes(MarkerMoved(4))
    assert fight(scenario).sequence[1].keys == {"a1": True, "free": True}
    scenario.answers(0, "stop").then_includes(StageWon(1)).then_no(Gained, AttackRead)
    assert (fight(scenario).marker, fight(scenario).stage, has(scenario, "terror", "ailei")) == (0, 1, 1)
    scenario.answers(0, "lay:0").answers(0, "pay").then_includes(
        Paid("ailei", "magic", 1), KeyActivated(promise, "magic"), HandGrew("ailei", ("D5/25-G",)), MarkerMoved(1)
    )
    scenario.answers(0, "stop").answers(0, "face").then_includes(AttackRead(-99, 99), LastDiscarded(promise, "ailei"))
    scenario.then_no(Lost)
    assert (row(scenario), fight(scenario).marker, has(scenario, "magic", "ailei")) == ((plea, other), 1, 0)


DOUBLE = {
    "left": {"a1": gives("variable"), "free": gives("affinity")},
    "right": {"a1": attribute("empathy"), "magic": {}, "free": {}},
}
"""A second FX-P1."""
