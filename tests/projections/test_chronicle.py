"""The chronicle: chapters and lines, the numbers in them, the dice."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.fact import ActionTaken, Awaiting, CardsShuffled, DiceRolled, Entry, Fact, OnlyAnswerTaken
from domain.kernel.position import Position
from domain.kernel.tables.table import (
    TABLE_FACTS,
    ActionsRedone,
    ActionsUndone,
    RulesChanged,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
)
from domain.kernel.task import Question
from domain.materia_prima.facts.alarm import AlarmCardDrawn, AlarmPhaseStarted, AlarmTriggered, HourglassMoved
from domain.materia_prima.facts.combat import FigureAttacked, InquisitorAttacked, InquisitorDefeated, TowerAttacked
from domain.materia_prima.facts.events import ElementsReturned
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.movement import FigureMoved
from domain.materia_prima.facts.setup import AlchemistPlaced
from domain.materia_prima.facts.turn import ActionSpent, TurnStarted
from domain.materia_prima.state import Inquisitor, Slot, State
from domain.materia_prima.tasks.setup import AlchemistPlan, ChooseAlchemistHex, ChooseColour, ChooseTemple
from domain.materia_prima.tasks.turn import TakeTurn
from projections.chronicle import Chapter, Dice, tell, with_player
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima
from tests.projections.materia_prima.whole_games import random_game

PACK = prima()
WORDS = {language: VIEW.messages_of(PACK, language) for language in ("en", "de")}
TURN = TakeTurn(seats=(0,), colour="green")
UNTOLD = ActionSpent("green", "move", None)


def hunted() -> State:
    """Two Beadles with two cards beside the alchemists, on the eighth day's evening, an event behind them."""
    state = state_of(PACK, "green", "yellow")
    return replace(
        state,
        inquisitors={"a-1": Inquisitor("a-1", "A", (0, 0)), "a-2": Inquisitor("a-2", "A", (0, 0))},
        slots=(Slot("A", ("a-symbol", "a-defence")), None, None),
        alarm_discard=("curfew", "fog-signal"),
        rows={16: "inquisition"},
    )


def chapter(
    *facts: Fact,
    state: State | None = None,
    question: Question = TURN,
    language: str = "en",
    **given: Any,
) -> Chapter:
    before = Position(state or hunted(), (question,))
    entries = [Entry(version, 0, 1, 0, "MP-1", fact) for version, fact in enumerate(facts, 40)]
    settled = {"action": 1, "seat": 0, "at": None, "undone": False, **given}
    return tell(VIEW, before, entries, messages=WORDS[language], **settled)


def text(*facts: Fact, **given: Any) -> str:
    """The last line of a chapter."""
    return chapter(*facts, **given).events[-1].text


def test_a_chapter_is_titled_by_the_answer_and_does_not_tell_it_again() -> None:
    gravit_muri = PACK.boards["open-country"].towns["G"]
    told = chapter(
        ActionTaken(0, f"move:green:{gravit_muri[0]},{gravit_muri[1]}"),
        ActionSpent("green", "move", None),
        FigureMoved("green", gravit_muri),
        Awaiting(0, ()),
        at="2025-01-01T00:00:00Z",
        undone=True,
    )

    assert (told.action, told.seat, told.at, told.undone) == (1, 0, "2025-01-01T00:00:00Z", True)
    assert re.fullmatch(r"Ottilie (?:\w+|slips away) south-east to Gravit Muri", told.title)
    assert told.events == ()


def test_what_the_service_answers_is_told_below_the_title() -> None:
    start = ActionTaken(0, "place:0,2")
    own, others = AlchemistPlaced("green", (0, 2)), AlchemistPlaced("yellow", (0, 2))
    question = ChooseAlchemistHex(seats=(0,), colour="green")
    told = chapter(start, own, OnlyAnswerTaken(1, "place:0,2"), others, question=question)
    unasked = chapter(start, OnlyAnswerTaken(1, "place:0,2"), others, question=question)

    assert told.title == "Ottilie starts at (0, 2)"
    assert [line.text for line in told.events] == [line.text for line in unasked.events]
    assert [line.text for line in told.events] == ["Bonifaz starts at (0, 2)."]


def test_a_second_yield_of_a_mine_is_told() -> None:
    mined = ElementTaken("green", "air", "mine")
    told = chapter(ActionTaken(0, "mine:green"), ActionSpent("green", "mine", None), mined, mined)

    assert [line.text for line in told.events] == ["The mine gives Ottilie one more air."]


def test_the_same_order_is_worded_in_many_ways() -> None:
    days = (replace(hunted(), day=day) for day in range(1, 17))
    titles = {chapter(ActionTaken(0, "mine:green"), state=one).title for one in days}

    assert len(titles) == 5


def test_a_chapter_without_an_answer_is_the_setup() -> None:
    assert chapter(AlarmPhaseStarted(), action=0, seat=None).title == "The table is set"
    assert chapter(AlarmPhaseStarted(), language="de").title == "Der Tisch wird gedeckt"


def test_a_title_names_the_player_beside_the_figure_and_once() -> None:
    named = WORDS["en"].at_table({0: "Ada"})

    assert with_player("Ottilie mines air", 0, named) == "Ada: Ottilie mines air"
    assert with_player("Ada plays green", 0, named) == "Ada plays green"
    assert with_player("Adam mines air", 0, named) == "Ada: Adam mines air"
    assert with_player("Ottilie mines air", 1, named) == with_player("Ottilie mines air", None, named)


def test_a_chapter_knows_the_day_and_the_phase_that_it_began_in() -> None:
    told = chapter(HourglassMoved(3), state=replace(hunted(), day=2, phase="alchemists"))

    assert (told.day, told.phase) == ("Day 2 of 16", "alchemists’ phase")


def test_dice_lie_beside_their_line() -> None:
    (line,) = chapter(DiceRolled("dice", (2, 0), (("dice", 0, 6, 4), ("dice", 1, 6, 0)), "reward")).events

    assert line.text == "The reward die shows 2 and 0."
    assert msgspec.to_builtins(line.dice) == {"die": "dice", "faces": (2, 0)}


def test_a_line_without_dice_has_no_such_field() -> None:
    (line,) = chapter(TurnStarted("green")).events

    assert set(msgspec.to_builtins(line)) == {"v", "rule", "text", "about"}


def test_a_line_names_what_it_is_about_the_most_specific_first() -> None:
    taken, drawn = ElementTaken("green", "iron", "reward"), AlarmCardDrawn("curfew")
    told = chapter(taken, drawn, HourglassMoved(9)).events

    assert [line.about for line in told if line.about] == [
        ("element:iron", "figure:green"),
        ("alarm:curfew",),
    ]
    assert "about" not in msgspec.to_builtins(told[-1])


def test_a_fight_shows_what_the_defence_is_made_of() -> None:
    fought = InquisitorAttacked("green", "a-2", 4, 4)
    made_of = "defence 4 (Beadle 1, “Leather Collar” +1, alarm “The Fog Signal” +1, event of day 16 +1)"
    made_of_german = "4 (Büttel 1, „Lederkragen“ +1, Alarm „Das Nebelhorn“ +1, Ereignis von Tag 16 +1)"

    assert made_of in text(fought) and "second Beadle" in text(fought)
    assert made_of_german in text(fought, language="de") and "zweite" in text(fought, language="de")


def test_an_attack_shows_what_its_strength_is_made_of() -> None:
    state = replace(hunted(), slots=(Slot("A", ("a-attack",)), None, None))

    assert "attack 3 (Beadle 2, “Cudgel” +1)" in text(FigureAttacked("a-1", "yellow", 3, 2), state=state)


def armed() -> State:
    """Green wears a dagger and a buckler, in the same evening."""
    state = hunted()
    green = replace(state.alchemists["green"], worn=("dagger", "buckler"))
    return replace(state, alchemists={**state.alchemists, "green": green})


def test_a_roll_shows_what_its_number_of_dice_is_made_of() -> None:
    fought, attacked = InquisitorAttacked("green", "a-2", 5, 4), FigureAttacked("a-1", "green", 3, 4)

    assert "5 (4 dice: Ottilie Krahl 3, “Dagger” +1)" in text(fought, state=armed())
    assert "5 (4 Würfel: Ottilie Krahl 3, „Dolch“ +1)" in text(fought, state=armed(), language="de")
    assert "4 (4 dice: Ottilie Krahl 3, “Buckler” +1)" in text(attacked, state=armed())
    assert "dice" not in text(fought) and "Würfel" not in text(attacked, language="de")


@pytest.mark.parametrize(("rolled", "wins"), [(4, False), (5, True)])
def test_a_draw_is_told_as_no_victory_over_an_inquisitor(rolled: int, wins: bool) -> None:
    told = {text(*[UNTOLD] * n, InquisitorAttacked("green", "a-2", rolled, 4)) for n in range(1, 30)}

    won = [one for one in told if any(word in one for word in ("beats", "is too much for", "goes down"))]
    assert len(told) == 3 and won == (list(told) if wins else [])


@pytest.mark.parametrize(("rolled", "holds"), [(2, False), (3, True)])
def test_a_draw_is_told_as_an_attack_withstood(rolled: int, holds: bool) -> None:
    told = {text(*[UNTOLD] * n, FigureAttacked("a-1", "green", 3, rolled)) for n in range(1, 30)}

    held = [one for one in told if "holds" in one]
    assert len(told) == 3 and held == (list(told) if holds else [])


@pytest.mark.parametrize(
    ("faces", "end"),
    [((2, 1), "That is only 3 against defence 3."), ((2, 2), "That is 4 against defence 3, and enough.")],
)
def test_a_roll_for_a_mission_tells_what_it_came_to(faces: tuple[int, ...], end: str) -> None:
    state = hunted()
    green = replace(state.alchemists["green"], hex=PACK.boards["open-country"].towns["G"])
    state = replace(state, turn="green", missions={"G": "jail-break"}, alchemists={**state.alchemists, "green": green})

    assert text(DiceRolled("dice", faces, (), "mission"), state=state).endswith(end)
    assert text(DiceRolled("dice", faces, (), "mission")).startswith("Dice for the mission: 2 and")


@pytest.mark.parametrize(("day", "last"), [(15, False), (16, True)])
def test_the_last_turn_of_the_hourglass_is_told_as_such(day: int, last: bool) -> None:
    assert ("for the last time" in text(HourglassMoved(day))) == last


def test_what_destroys_a_tower_shows_what_its_strength_is_made_of() -> None:
    state = hunted()
    green = state.alchemists["green"]
    stocked = replace(green, tower=replace(green.tower, elements={"air": 3}))
    auditor = {"d-1": Inquisitor("d-1", "D", (0, 0))}
    state = replace(
        state,
        alchemists={**state.alchemists, "green": stocked},
        inquisitors=auditor,
        slots=(Slot("D", ("d-destroy",)),),
    )
    english, german = (text(TowerAttacked("d-1", "green", 1, 2), state=state, language=one) for one in ("en", "de"))

    assert english.endswith("two elements of level 1 are lost. Destruction 2 (Auditor 1, “Heavier Hammer” +1).")
    assert "Zerstörung 2 (Revisor 1," in german


def test_who_is_beaten_is_named_as_it_stood_there() -> None:
    assert text(InquisitorDefeated("a-1", "green")).startswith("The first Beadle")


def test_a_sentence_is_the_same_each_time_and_varies_from_entry_to_entry() -> None:
    turns = [TurnStarted("green")] * 40
    told = [line.text for line in chapter(*turns).events]

    assert chapter(*turns) == chapter(*turns)
    assert len(set(told)) > 4


def test_an_extra_action_is_told_and_an_ordinary_one_is_not() -> None:
    assert chapter(ActionSpent("green", "move", None)).events == ()
    assert text(ActionSpent("green", "move", "league-boots:move")) == (
        "Thanks to “League Boots” this costs Ottilie no action."
    )
    assert text(ActionSpent("green", "move", "ottilie-krahl:move"), language="de") == (
        "Das kostet Ottilie keine Aktion."
    )


def test_an_alarm_is_told_with_its_story_and_its_modifiers() -> None:
    assert text(AlarmCardDrawn("fog-signal")) == (
        "Alarm in Tessara Portus: “The Fog Signal”. One cannot see one’s hand, still less whose hand is on one’s "
        "collar. Today every inquisitor gets +1 to defence."
    )


@pytest.mark.parametrize(
    ("stored", "level", "told"),
    [
        ({}, 3, "searches Ottilie’s tower in vain."),
        ({"gold": 2}, 1, "searches Ottilie’s tower for level 1. None is stored there."),
        ({"gold": 3, "air": 1}, 3, "two elements of level 3 are lost."),
        ({"gold": 1, "air": 1}, 3, "two elements are lost, from level 3 downwards."),
        ({"air": 1}, 2, "level 2 is empty, so one element from below it is lost."),
        ({"glass": 1}, 2, "one element of level 2 is lost."),
    ],
)
def test_an_attack_on_a_tower_tells_what_is_really_lost(stored: dict[str, int], level: int, told: str) -> None:
    state = hunted()
    green = state.alchemists["green"]
    looted = replace(green, tower=replace(green.tower, elements=stored))
    state = replace(state, alchemists={**state.alchemists, "green": looted})

    assert text(TowerAttacked("a-1", "green", level, 2), state=state).endswith(told)


def destroys(face: int) -> tuple[Fact, Fact]:
    """The first Beadle attacks a tower with this face."""
    return DiceRolled("dice", (face,), (("dice", 0, 6, face),), "destroy"), TowerAttacked("a-1", "green", face + 1, 1)


def test_the_dice_of_an_attack_lie_beside_what_it_came_to() -> None:
    (line,) = chapter(*destroys(2)).events

    assert line.text.startswith("The first Beadle") and line.v == 41
    assert line.dice == Dice("dice", (2,))


@pytest.mark.parametrize(
    ("language", "times"), [("en", ". This happens three times."), ("de", ". Das geschieht dreimal.")]
)
def test_attacks_on_an_empty_tower_are_told_once_with_all_their_dice(language: str, times: str) -> None:
    (line,) = chapter(*destroys(2), *destroys(0), *destroys(1), language=language).events

    assert line.text.endswith(times) and line.v == 45
    assert line.dice == Dice("dice", (2, 0, 1))


def test_what_is_told_twice_in_different_words_stays_apart() -> None:
    curfew, fog = AlarmCardDrawn("curfew"), AlarmCardDrawn("fog-signal")

    assert len(chapter(curfew, fog, curfew).events) == 3


def test_only_who_begins_at_home_steps_out_of_the_door() -> None:
    home = hunted()
    green = home.alchemists["green"]
    abroad = replace(home, alchemists={**home.alchemists, "green": replace(green, hex=(0, 2))})
    turns = [TurnStarted("green")] * 40
    outdoors, indoors = ({line.text for line in chapter(*turns, state=one).events} for one in (abroad, home))

    assert green.hex == green.tower.hex
    assert "Ottilie Krahl steps out of the door." in indoors - outdoors


def test_small_numbers_are_words() -> None:
    state = replace(hunted(), markers={(0, 2): 2})
    green = state.alchemists["green"]
    stocked = replace(green, tower=replace(green.tower, elements={"air": 3}))
    rich = replace(state, alchemists={**state.alchemists, "green": stocked})

    assert "two markers" in text(AlarmTriggered((0, 2), 2), state=state).lower()
    assert text(ElementsReturned("green", "air", {"tower": 3}), state=rich) == "Ottilie loses three air."
    assert text(ElementsReturned("green", "air", {"tower": 1}), state=rich, language="de") == "Ottilie verliert Luft."
    assert (
        text(ElementsReturned("green", "air", {"tower": 3}), state=rich, language="de") == "Ottilie verliert drei Luft."
    )


def test_a_title_says_who_did_what() -> None:
    colour = ChooseColour(seats=(1,), alchemist=AlchemistPlan(1), reserved=(), character="ottilie-krahl")
    setup = chapter(ActionTaken(1, "colour:green"), question=colour)
    chance = chapter(ActionTaken(0, "random"), question=ChooseTemple(seats=(0,)), language="de")

    assert setup.title == "Seat 2 takes green"
    assert chance.title == "Platz 1 überlässt den Tempel dem Zufall"


def test_shuffling_goes_without_saying() -> None:
    assert chapter(CardsShuffled("alarm", ("curfew",), "alarm")).events == ()


def test_the_tables_own_facts_are_told_in_both_languages() -> None:
    facts = (
        TableOpened("", "", "materia-prima", 1, "", {}, (), {}),
        SeedSealed(1, "00"),
        SeedOpened(1, "seed"),
        TableStarted(),
        TokenReplaced(1),
        UndoProposed(0, 3, (1,)),
        UndoAnswered(1, True),
        UndoAnswered(1, False),
        ActionsUndone(3),
        ActionsRedone(4),
        RulesChanged(2, ""),
        TableEnded("success"),
        TableEnded("abandoned"),
        SeedRevealed("00"),
    )
    english, german = (chapter(*facts, language=language).events for language in ("en", "de"))

    assert {type(fact) for fact in facts} == set(TABLE_FACTS)
    assert len({line.text for line in english}) == len({line.text for line in german}) == len(facts)


def test_a_whole_game_ends_with_the_scenarios_own_words() -> None:
    *_, last = random_game(PACK, 7, scenario="red-work")
    told = tell(VIEW, last.before, last.entries, action=9, seat=last.seat, at=None, undone=False, messages=WORDS["en"])

    assert told.events[-1].text.endswith(
        (WORDS["en"].say("scenario-red-work-failure"), WORDS["en"].say("scenario-red-work-success"))
    )
