"""Campaigns, tutorials and the change of difficulty as they are shown."""

from __future__ import annotations

import pytest

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option
from domain.materia_prima.tasks.ending import ChooseEasierDifficulty
from domain.materia_prima.tasks.turn import TakeTurn
from projections.materia_prima.menu.labels import label, prompt
from projections.materia_prima.picture import picture
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import new_table

PACK = prima()
WORDS = {language: VIEW.messages_of(PACK, language) for language in ("en", "de")}
LATE = state_of(PACK, "green", "yellow")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Lower the difficulty: easy, 20 days"), ("de", "Den Schwierigkeitsgrad senken: einfach, 20 Tage")],
)
def test_an_early_change_reads_like_the_answer_at_the_end_check(language: str, text: str) -> None:
    option = Option(0, "ease:easy", "MP-7.2.9")
    check = ChooseEasierDifficulty(seats=(0,))

    for question in (TakeTurn(seats=(0,), colour="green"), check, None):
        assert label(LATE, question, option, WORDS[language]) == text
    assert prompt(LATE, check, WORDS[language])
    assert [one.key for one in options(LATE, check)] == ["ease:easy", "accept-failure"]


def test_a_tutorial_shows_no_difficulty() -> None:
    table = new_table((), (), scenario="first-lesson")
    view = VIEW.board(table.position, WORDS["en"])

    assert (view["mode"], view["last_day"]) == ("tutorial", 8)
    assert [view["scenario"][name] for name in ("difficulty", "difficulty_name", "chosen")] == [None, None, None]
    assert not any("None" in line for line in picture(view, VIEW.printing.of(PACK, WORDS["en"]), WORDS["en"]))
    lesson = VIEW.scenarios(PACK, WORDS["en"])[-1]
    assert (lesson["id"], lesson["last_days"], lesson["tutorial_days"]) == ("first-lesson", {}, 8)


def test_other_scenarios_show_theirs() -> None:
    view = VIEW.board(Position(LATE), WORDS["de"])

    assert (view["mode"], view["scenario"]["difficulty"], view["scenario"]["difficulty_name"]) == (
        "single",
        "normal",
        WORDS["de"].say("difficulty-normal"),
    )


def test_the_schema_says_what_a_campaign_is() -> None:
    schema = VIEW.options(PACK)

    assert schema["properties"]["campaign"] == {"$ref": "#/$defs/Carried"}
    assert set(schema["$defs"]) == {"Carried", "CarriedAlchemist", "Placement", "Played"}
    assert schema["$defs"]["Carried"]["additionalProperties"] is False
