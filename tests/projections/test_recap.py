"""What a game tells to a player who was away: every notable fact has its sentences, in both languages."""

from typing import Any

import pytest
from msgspec import Struct

from domain.kernel.fact import Entry
from domain.kernel.tables.table import ActionsRedone, ActionsUndone
from domain.materia_prima.facts.alarm import AlarmTriggered, HourglassMoved
from domain.materia_prima.facts.combat import AlchemistDefeated
from domain.materia_prima.facts.ending import SoulStoneLost
from domain.materia_prima.facts.gathering import ElementTaken
from projections.materia_prima import recap as materia_prima
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.recaps.notable import Kind
from projections.recaps.recap import LINES_MAX, followed, recap
from projections.tainted_grail import recap as tainted_grail
from projections.text.messages import LANGUAGES, Messages, catalogue, catalogue_of
from projections.text.telling import in_all_of
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima

PACK = prima()
WORDS = {language: VIEW.messages_of(PACK, language) for language in LANGUAGES}
GAMES = {"materia_prima": materia_prima.KINDS, "tainted_grail": tainted_grail.KINDS}


def told(*facts: Any, seat: int | None = 0, language: str = "en") -> list[tuple[bool, str]]:
    """The lines of a recap of these facts: whether they are the seat's own, and their texts."""
    before = state_of(PACK, "green", "yellow", seats=(("green",), ("yellow",)))
    entries = [Entry(version, 0, 1, 1, "MP-1", fact) for version, fact in enumerate(facts, 40)]
    return [
        (one.own, one.text) for one in recap(VIEW, followed(VIEW.recap.kinds, before, entries), seat, WORDS[language])
    ]


def test_three_mines_are_told_as_one_line() -> None:
    mined = [ElementTaken("yellow", element, "mine") for element in ("air", "water", "earth")]
    assert [text.partition(" ")[2] for _, text in told(*mined)] == ["took three elements from mines and rewards."]
    assert told(*mined, language="de")[0][1].endswith("erhielt aus Minen und als Belohnung drei Elemente.")


def test_a_redo_that_was_undone_again_is_not_told() -> None:
    turned, again = ActionsUndone(3), ActionsRedone(9)
    assert [text for _, text in told(turned, again)][-1] == "What had been undone counts again, up to action 9."
    assert next(text for _, text in told(again, ActionsUndone(9))).startswith("What had been undone")
    assert told(again, turned) == told(turned)


def test_what_was_done_to_the_seat_comes_first_then_everything_in_its_order() -> None:
    facts = (
        AlchemistDefeated("yellow", (0, 0)),
        AlarmTriggered((0, 0), 2),
        SoulStoneLost("green"),
    )
    own = [one for one, _ in told(*facts)]
    other = [text for _, text in told(*facts, seat=None)]

    assert own == [True, False, False]
    assert "defeated" in other[0] and other[1] == "One alarm was raised."


def test_the_weightiest_events_get_the_lines() -> None:
    """Beside more than twelve kinds of small things, the loss of a soul stone is told."""
    small = [HourglassMoved(day) for day in range(2, 6)]
    facts = [AlarmTriggered((0, 0), 2), *small, SoulStoneLost("yellow")]
    lines = [text for _, text in told(*facts, seat=None)]

    assert len(lines) <= LINES_MAX
    assert lines == ["One alarm was raised.", "Four days began; it is day 5.", lines[-1]]
    assert "soul stone" in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_that_is_told_as_one_has_its_sentence(game: str, language: str) -> None:
    package = f"projections.{game}"
    messages = Messages(language, catalogue("common", language), catalogue_of(package, language))
    missing = [fact for fact, kind in GAMES[game].items() if kind.same is not None and in_all_of(fact) not in messages]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_names_fields_that_its_fact_has(game: str) -> None:
    assert all(set(fields_in(kind)) <= set(fact.__struct_fields__) for fact, kind in GAMES[game].items())
    assert all(issubclass(fact, Struct) and kind.weight > 0 for fact, kind in GAMES[game].items())


def fields_in(kind: Kind) -> list[str]:
    """The fields that a kind names."""
    return [*kind.of, *(kind.same or ()), *([kind.adds] if kind.adds else [])]
