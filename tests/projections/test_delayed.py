"""What time markers bring in Tainted Grail, said before it comes."""

from __future__ import annotations

from domain.tainted_grail.facts.cards import TimeChanged
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import BLANK, begun, effect, encounter, foe, gives, pack_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import messages_of

SLOW = "K12/25-U"


def told(scenario: Scenario, language: str = "en") -> list[str]:
    """What the forecast says about time markers."""
    lines = VIEW.forecast(scenario.position, messages_of(scenario.state.pack, language))
    return [line.text for line in lines if line.rule == "TG-6.6.5"]


def test_what_the_encounter_delays_is_told_with_the_turns_it_takes_and_comes_true() -> None:
    """Source: TG-6.5.3, 6.5.21."""
    pack = pack_of(foe("it", delay=2, delayed=[effect("gain", what="terror", count=3)]))
    hands = {"ailei": (BLANK.replace("-U", "-G"),), "beor": (BLANK,)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands))
    assert told(scenario) == ["“It”: in 2 turns the time markers are gone. Then: Gain 3 Terror"]

    scenario.answers(0, "activate:ailei").answers(0, "lay:0")
    assert told(scenario) == ["“It”: step 1 of the next turn takes the last time marker. Then: Gain 3 Terror"]
    assert told(scenario, "de")[0].endswith("nimmt den letzten Zeitmarker. Dann: Erhalte 3 Furcht")

    scenario.answers(0, "stop", "face", "end").answers(1, "begin")
    assert scenario.state.characters["beor"].terror == 3 and told(scenario) == []


def test_a_card_that_can_be_covered_says_so_and_the_soonest_comes_first() -> None:
    """Source: TG-6.5.5."""
    slow = {
        "left": {"a1": gives("pool")},
        "right": {"free": {}},
        "abilities": [{"when": "delayed", "delay": 1, "effects": [effect("gain", what="energy")]}],
    }
    pack = pack_of(foe("it", delay=3, delayed=[effect("gain", what="terror")]), cards={SLOW: slow})
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (SLOW,)})).answers(0, "lay:0")
    first, second = told(scenario.given(TimeChanged(SLOW, 1)))
    assert "takes the last time marker, unless a card covers it before. Then: Gain 1 Energy" in first
    assert "in 2 turns the time markers are gone. Then: Gain 1 Terror" in second
