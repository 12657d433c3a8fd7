"""The chronicle: a sentence a fact, none where the answer before said it, the same in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.fact import DiceRolled, Entry, Fact
from domain.kernel.task import Task
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.cards import (
    CardLaid,
    ChargesChanged,
    HandDiscarded,
    HandGrew,
    MarkerMoved,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import EncounterDecided, EncounterEnded
from domain.tainted_grail.facts.items import CardsEquipped
from domain.tainted_grail.facts.rounds import AttackBegun, AttackChanged, AttackRead, CharacterActivated, FirstStruck
from domain.tainted_grail.facts.setup import ArenaEntered, ArenaLost, ArenaSurvived, StopReached
from domain.tainted_grail.facts.tracks import AttributeRaised, Died, Gained, Paid
from domain.tainted_grail.state import Met
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Damage
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.rounds import Activate, AskFirst, EnemyActs
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import (
    C1,
    C2,
    C3,
    ENEMY,
    PLAIN,
    at_table,
    begun,
    changed,
    encounter,
    on_the_way,
    pack_of,
    state_of,
)
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, chapter, done, messages_of, worded

WORDS = {language: messages_of(wild(), language) for language in ("en", "de")}


def fight() -> Scenario:
    """Beor is active beside Ailei, with three cards in hand."""
    scenario = encounter("beor", "ailei", pack=wild(), hands={"beor": (C1, C2, C3)})
    return scenario.given(CharacterActivated("beor"))


def told(fact: Fact, scenario: Scenario | None = None, language: str = "en") -> str | None:
    scenario = scenario or fight()
    before = scenario.state
    return VIEW.tell(before, Entry(1, 0, 1, None, None, fact), scenario.given(fact).state, WORDS[language])


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (Gained("beor", "terror", 2), "Beor gains 2 Terror.", "Beor erhält 2 Furcht."),
        (Paid("beor", "terror", 1), "Beor pays with 1 Terror.", "Beor zahlt mit 1 Furcht."),
        (PoolChanged(3), "The pool rises to 3.", "Der Pool steigt auf 3."),
        (HandGrew("beor", ("?", "?")), "Beor draws two cards.", "Beor zieht zwei Karten."),
        (
            CardLaid("beor", C1, 0, {"a1": True, "free": True}, "first"),
            "two symbols light up.",
            "Zwei Symbole leuchten auf.",
        ),
        (
            CardLaid("beor", "K9/25-U", None, {"free": False}, "effect"),
            "Off the deck comes “K9 25 U”: no symbol lights up.",
            "Vom Stapel kommt die Karte „K9 25 U“: Kein Symbol leuchtet auf.",
        ),
        (
            CardLaid("beor", C3, 2, {"magic": True}, "further"),
            "“K3 25 U” is laid: one symbol lights up.",
            "Die Karte „K3 25 U“ wird ausgelegt: Ein Symbol leuchtet auf.",
        ),
        (
            AttackRead(2, 3),
            "“E1” attacks Beor.",
            "„E1“ greift Beor an.",
        ),
        (
            AttackRead(2, 3, ignored=True),
            "The attack on Beor does not happen.",
            "Der Angriff auf Beor findet nicht statt.",
        ),
        (AttackRead(-1, -1), "“E1” does nothing.", "„E1“ tut nichts."),
        (EncounterDecided("won"), "“E1” is beaten.", "„E1“ ist besiegt."),
        (DiceRolled("disc", ("skull",), (), "toss"), "The disc falls: Skull.", "Die Scheibe fällt: Schädel."),
        (
            AttributeRaised("beor", "aggression", 2),
            "Beor’s Aggression rises by 1: “2”.",
            "Bei Beor steigt Aggression um 1: „2“.",
        ),
    ],
)
def test_a_fact_is_a_sentence(fact: Fact, english: str, german: str) -> None:
    assert told(fact) == english
    assert told(fact, language="de") == german


def test_a_falling_pool_and_marker_fall() -> None:
    assert told(PoolChanged(1), fight().given(PoolChanged(4))) == "The pool falls to 1."
    assert told(MarkerMoved(-1), encounter("ailei", pack=wild(), card="d1")) == "The affinity falls to −1."


def test_a_time_marker_says_how_long_a_card_waits() -> None:
    laid = fight().given(CardLaid("beor", C2, 1, {}, "first"))

    assert told(TimeChanged(C2, 2), laid) == "“K2 25 U” waits, with 2 time markers."
    assert told(TimeChanged(C2, 1), laid) == "“K2 25 U” waits one more turn."
    assert told(TimeChanged(C2, 0), laid) == "The time of “K2 25 U” has come."


@pytest.mark.parametrize(
    ("before", "now", "english", "german"),
    [
        (0, 1, "“K2 25 U” now holds one charge.", "Auf „K2 25 U“ liegt jetzt eine Ladung."),
        (0, 2, "“K2 25 U” now holds 2 charges.", "Auf „K2 25 U“ liegen jetzt 2 Ladungen."),
        (3, 2, "“K2 25 U” has 2 charges left.", "Auf „K2 25 U“ liegen noch 2 Ladungen."),
        (2, 1, "“K2 25 U” has one charge left.", "Auf „K2 25 U“ liegt noch eine Ladung."),
        (1, 0, "“K2 25 U” has no charge left.", "Auf „K2 25 U“ liegt keine Ladung mehr."),
    ],
)
def test_charges_are_counted_by_name(before: int, now: int, english: str, german: str) -> None:
    for language, sentence in (("en", english), ("de", german)):
        laid = fight().given(CardLaid("beor", C2, 1, {}, "first"), ChargesChanged(C2, before))
        assert told(ChargesChanged(C2, now), laid, language) == sentence


def test_a_card_that_is_covered_waits_no_more() -> None:
    laid = fight().given(
        CardLaid("beor", C2, 1, {}, "first"), TimeChanged(C2, 2), CardLaid("beor", C1, 0, {}, "further")
    )

    assert told(TimeChanged(C2, 0), laid) == "“K2 25 U” is covered and loses its time markers."


def test_a_card_that_was_discarded_by_name_is_not_named_again() -> None:
    assert told(HandDiscarded("beor", (1,), (C2,))) is None
    assert told(HandDiscarded("beor", (0, 1, 2), (C1, C2, C3))) == (
        "Beor discards the hand: “K1 25 U”, “K2 25 U” and “K3 25 U”."
    )


def test_whose_turn_it_is_is_told_unless_it_was_chosen() -> None:
    beside = encounter("beor", "ailei", pack=wild())

    assert told(CharacterActivated("beor"), beside) is None
    assert told(CharacterActivated("ailei"), beside) == "Now it is up to Ailei."


def test_only_an_enemy_that_stays_is_told_of_at_the_end() -> None:
    assert told(EncounterEnded(stays=False, boxed=False), fight().given(EncounterDecided("won"))) is None
    assert told(EncounterEnded(stays=True, boxed=False), fight().given(EncounterDecided("lost"))) == (
        "“E1” is not defeated and will be back."
    )


def test_only_what_is_newly_at_hand_is_equipped() -> None:
    anew, bare = CardsEquipped("beor", ("item:sword",), anew=True), CardsEquipped("beor", ())

    assert told(anew) is None
    assert told(anew, fight().given(bare)) == "Beor equips “Sword”."
    assert told(CardsEquipped("beor", ("item:sword",)), fight().given(bare)) is None


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("lay:0", "Beor lays “K1 25 U”", "Beor legt „K1 25 U“ aus"),
        ("none", "Beor lays no card", "Beor legt keine Karte aus"),
        ("flee", "Beor flees", "Beor flieht"),
    ],
)
def test_a_chapter_is_titled_by_who_did_what(key: str, english: str, german: str) -> None:
    scenario = fight()
    done(scenario, AskFirst("beor"))
    step: Step = answered(scenario, 0, key)

    assert chapter(step, WORDS["en"]).title == english
    assert chapter(step, WORDS["de"]).title == german


def test_who_uses_an_ability_at_any_time_is_told_by_the_answer_alone() -> None:
    assert told(AbilityUsed("beor", "item:flask#0", None)) is None
    assert told(AbilityUsed("beor", "item:charm#0", None)) == "Beor uses “Charm”."


@pytest.mark.parametrize(
    ("language", "own", "printed"),
    [
        ("en", "out on “A Road of One’s Own”. The road has one stop.", "“Wild”. The road has eight stops. Wild Intro!"),
        ("de", "auf: „Ein eigener Weg“. Der Weg hat eine Station.", "„Wild“. Der Weg hat acht Stationen. Wild Intro!"),
    ],
)
def test_an_arena_is_introduced_and_a_row_of_ones_own_is_not_called_by_its_name(
    language: str, own: str, printed: str
) -> None:
    beor = encounter("beor", pack=wild())
    row = (Stop(rest=True),)

    assert (told(ArenaEntered(), on_the_way(beor, row=row), language) or "").endswith(own)
    whole = told(ArenaEntered(), on_the_way(beor, row=wild().arenas["wild"].row), language)
    assert whole is not None and whole.endswith(printed)


@pytest.mark.parametrize(
    ("traits", "english", "german"),
    [
        ((), None, None),
        (("haste",), "“E1” is quicker than Beor.", "„E1“ ist schneller als Beor."),
        (("ambush",), "“E1” has lain in wait for Beor.", "„E1“ hat Beor aufgelauert."),
        (
            ("ambush", "haste"),
            "“E1” has lain in wait for Beor and is quicker.",
            "„E1“ hat Beor aufgelauert und ist schneller.",
        ),
    ],
)
def test_what_strikes_who_goes_first_is_named(traits: tuple[str, ...], english: str | None, german: str | None) -> None:
    scenario = encounter("beor", pack=worded(pack_of(ENEMY | {"traits": list(traits)})))

    assert told(FirstStruck("beor"), scenario) == english
    assert told(FirstStruck("beor"), scenario, "de") == german


@pytest.mark.parametrize(
    ("card", "language", "asked"),
    [
        ("e1", "en", "“E1” attacks Beor: suffer 1 damage."),
        ("e1", "de", "„E1“ greift Beor an: Erleide 1 Schaden."),
        ("d1", "en", "“D1” answers Beor: lower the affinity by 1 and gain 1 Terror."),
        ("d1", "de", "„D1“ antwortet Beor: Senke das Verhältnis um 1 und erhalte 1 Furcht."),
    ],
)
def test_who_is_attacked_is_told_what_will_come(card: str, language: str, asked: str) -> None:
    scenario = begun(encounter("beor", pack=wild(), card=card)).answers(0, "none")

    assert VIEW.prompt(scenario.state, scenario.question, WORDS[language]) == asked


# What works by itself is told with its cause


COAT = {"id": "coat", "keywords": ["armour"], "abilities": [{"when": "damage", "prevent": 1}]}
HABIT = {"when": "active", "effects": [{"do": "tg.gain", "what": "terror"}]}
SHY = {"when": "start", "hand": -1}


def marked(*trait: dict[str, object], **given: object) -> Scenario:
    """Beor, with this trait and a coat, faces the enemy."""
    pack = pack_of(items=[COAT], characters={"beor": {"trait": list(trait)}})
    return encounter("beor", pack=pack, hands={"beor": (C1, C2)}, given={"beor": {"items": ("item:coat",), **given}})


def lines_of(scenario: Scenario, task: Task, language: str = "en") -> list[str]:
    """What is told of a task."""
    messages = messages_of(scenario.state.pack, language)
    return [line.text for line in chapter(done(scenario, task), messages).events]


def test_a_trait_that_works_by_itself_is_told_and_what_it_did_only_once() -> None:
    english, german = (lines_of(marked(HABIT), Activate("beor"), language) for language in ("en", "de"))

    assert english[:2] == ["That is just like Beor.", "Beor gains 1 Terror."]
    assert german[:2] == ["So ist Beor eben.", "Beor erhält 1 Furcht."]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Beor’s “Charm” takes effect."),
        ("de", "Bei Beor wirkt jetzt: „Charm“."),
    ],
)
def test_an_item_that_works_by_itself_is_named(language: str, text: str) -> None:
    charm = {"id": "charm", "abilities": [{"when": "active", "effects": [{"do": "tg.pool", "count": 1}]}]}
    scenario = encounter("beor", pack=pack_of(items=[charm]), given={"beor": {"items": ("item:charm",)}})

    assert lines_of(scenario, Activate("beor"), language)[0] == text


READ = (AttackBegun("beor"), AttackRead(0, 4))
"""Step 3 has begun."""


def test_damage_that_glances_off_names_what_keeps_it_off() -> None:
    at = At("beor", "attack", "encounter")
    coat = lines_of(marked(), Damage(count=3, at=At("beor", "trait", "encounter")))[0]
    assert coat == "1 damage glances off Beor (“Coat”)."

    struck = marked().given(CharacterActivated("beor"), CardLaid("beor", C2, 1, {}, "first"), *READ)
    assert lines_of(struck, Damage(count=5, at=at))[0] == "3 damage glances off Beor (“Coat” and “K2 25 U”)."
    lowered = marked().given(CharacterActivated("beor"), *READ, AttackChanged(reduced=1))
    assert lines_of(lowered, Damage(count=5, at=at))[0].endswith("Beor (“Coat” and what was done before).")
    assert lines_of(marked(items=()), Damage(count=1, unavoidable=True, at=at))[0] == "Beor loses 1 Health."


def test_an_attack_that_comes_to_nothing_names_the_card() -> None:
    pack = pack_of(cards={C2: {**PLAIN, "abilities": [{"when": "attack", "ignore": True}]}})
    scenario = encounter("beor", pack=pack, hands={"beor": (C2,)}).given(
        CharacterActivated("beor"), CardLaid("beor", C2, 0, {}, "first"), AttackBegun("beor")
    )
    assert lines_of(scenario, EnemyActs("beor"), "de")[0] == "Der Angriff auf Beor findet nicht statt („K2 25 U“)."


def test_a_starting_hand_of_another_size_says_by_what() -> None:
    pack = pack_of(characters={"beor": {"trait": [SHY]}})
    scenario = at_table(state_of(pack, "beor"))
    drawn = [text for text in lines_of(scenario, MeetEncounter("e1")) if "draws" in text]
    assert len(drawn) == 1
    assert drawn[0].endswith("(1 fewer by the negative trait of Beor).")


# The end of an arena


def ended(fact: Fact, *characters: str, language: str = "en", dead: str | None = None, **state: object) -> str | None:
    """How the end is told to these characters, at the second of three stops."""
    pack = pack_of(arena=[{"id": "plain", "row": [{"draw": "grey"}, {"rest": True}, {"draw": "blue"}]}])
    way = {name: state.pop(name) for name in ("stop", "guardian", "lurking") if name in state}
    scenario = on_the_way(at_table(state_of(pack, *characters)).given(StopReached(1)), **way).given_state(**state)
    if dead is not None:
        scenario.given(Died(dead))
    return VIEW.tell(
        scenario.state, Entry(1, 0, 1, None, None, fact), scenario.given(fact).state, messages_of(pack, language)
    )


def test_guardians_that_nobody_defeated_are_told_of_at_the_end() -> None:
    fact = ArenaSurvived()
    assert ended(fact, "beor") == "The road is at its end, and Beor is alive."
    assert ended(fact, "ailei", "beor", language="de") == "Der Weg ist zu Ende, und Ailei und Beor leben."
    assert ended(fact, "beor", guardian="e1") == (
        "The road is at its end, and Beor is alive. But “E1” was never defeated and still bars the way."
    )
    assert ended(fact, "beor", language="de", guardian="e1", lurking=("d1",)) == (
        "Der Weg ist zu Ende, und Beor lebt. Doch „E1“ und „D1“ wurden nie besiegt und versperren noch immer den Weg."
    )


def came_to(*results: str) -> tuple[Met, ...]:
    """One encounter for each of these results; the first came twice."""
    cards = {"won": "e1", "fled": "d1", "lost": "d1", "avoided": "d1", "ran-away": "e1"}
    return tuple(Met(cards[one], one) for one in (results[0], *results))  # type: ignore[arg-type]


def test_an_arena_says_at_its_end_what_was_won_fled_and_lost() -> None:
    mixed = came_to("won", "fled", "lost")
    assert ended(ArenaSurvived(), "ailei", "beor", met=mixed) == (
        "It is done, and Ailei and Beor are alive. Won: “E1” (2 times). Fled: “D1”. Lost: “D1”."
    )
    assert ended(ArenaSurvived(), "beor", language="de", met=mixed) == (
        "Es ist geschafft, und Beor lebt. Gewonnen: „E1“ (2-mal). Geflohen: „D1“. Verloren: „D1“."
    )
    assert ended(ArenaLost(), "beor", dead="beor", met=came_to("avoided", "ran-away")) == (
        "Nobody is left to go on. The road ends at stop 2 of 3. Avoided: “D1” (2 times). Ran away: “E1”."
    )


def test_fleeing_everything_and_lying_dying_is_not_told_as_a_success() -> None:
    state = changed(state_of(pack_of(), "ailei", "beor"), "ailei", health=0, conditions=("dying",))
    fled: dict[str, Any] = {"characters": state.characters, "met": came_to("fled")}
    assert ended(ArenaSurvived(), "ailei", "beor", **fled) == (
        "The road is at its end, though nothing was won, and Beor is alive; Ailei lies Dying. Fled: “D1” (2 times)."
    )
    alone: dict[str, Any] = {"characters": {"ailei": state.characters["ailei"]}, "met": came_to("won")}
    assert (ended(ArenaSurvived(), "ailei", **alone) or "").startswith("The road is at its end; Ailei lies Dying. Won:")
    alone["met"] = came_to("fled")
    assert ended(ArenaSurvived(), "ailei", language="de", **alone) == (
        "Der Weg ist zu Ende, aber gewonnen ist nichts; Ailei liegt im Sterben. Geflohen: „D1“ (2-mal)."
    )


def test_a_death_says_where_and_for_whom_the_road_ends() -> None:
    assert ended(Died("beor"), "beor") == "Beor does not wake from this night."
    assert ended(Died("beor"), "beor", stop=0) == "Beor dies."
    assert told(Died("beor")) == "Beor falls in the fight against “E1” and dies."
    assert told(Died("ailei"), encounter("ailei", card="d1"), "de") == "Ailei bricht vor „D1“ zusammen und stirbt."

    assert ended(ArenaLost(), "beor", dead="beor") == "Nobody is left to go on. The road ends at stop 2 of 3."
    assert ended(ArenaLost(), "ailei", "beor", dead="beor") == (
        "Without Beor nobody goes on: for Ailei, too, the road ends at stop 2 of 3."
    )
    assert ended(ArenaLost(), "ailei", "beor", dead="beor", language="de") == (
        "Ohne Beor geht niemand weiter: Auch für Ailei endet der Weg an Station 2 von 3."
    )
