"""A campaign in the terminal, and how far it is in few words."""

from __future__ import annotations

import pytest
from rich.text import Text

from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.journal import StatusGained
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.rounds import CharacterActivated, RoundBegun
from domain.tainted_grail.tasks.journal import OfferChoices
from projections.drawing.canvas import id_in
from projections.drawing.svg import spans
from projections.tainted_grail.picture.land import shortened
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.view import Progress
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.domain.tainted_grail.world.land import on_land
from tests.dsl import Scenario
from tests.projections.tainted_grail.world.views import board, table, words


def markup(scenario: Scenario, columns: int = 80, language: str = "en") -> list[str]:
    """The lines of the picture."""
    messages = words(language, scenario.state.pack)
    printed = VIEW.printing.of(scenario.state.pack, messages)
    return list(VIEW.picture(board(scenario, language), printed, messages, columns))


def lines(scenario: Scenario, columns: int = 80, language: str = "en") -> list[str]:
    """The picture without its colours."""
    return [Text.from_markup(line).plain.rstrip() for line in markup(scenario, columns, language)]


def test_the_map_is_a_look_at_the_land() -> None:
    assert lines(table())[:17] == [
        "Tale  Chapter 1, day 1: By day",
        "",
        "                102",
        "                102",
        "",
        "                       ┃",
        "103             101      ☾ ⌂ ▮2 104          ▮5 107          ⌂",
        "103            ━101            ━104            ━107                  109?",
        "Ai              Ar              B",
        "                       ┃",
        "                105",
        "                105                  106?            108?",
        "",
        "▮ menhir and its disc · ☾ dream · ⌂ settlement · ☠ guardian · ━ ┃ ways · grey",
        "land: out of reach",
        "",
        " Ailei    Energy ██████░ 6  Health ███████ 7  Terror ░░░░░░░░░ 0",
    ]


def test_all_on_the_map_has_its_id() -> None:
    found = {id_in(style) for line in markup(table()) for _, style in spans(line)}

    assert {"place:101", "menhir:104", "figure:ailei", "campaign:tale", "character:beor"} <= found


@pytest.mark.parametrize("columns", [80, 100, 140])
def test_the_open_page_is_wrapped_and_nothing_is_wider_than_the_terminal(columns: int) -> None:
    scenario = on_land(table().state, OfferChoices(103, 1))
    changes = {"statuses": {"sib": (1, 2)}, "events": ("count", "rain"), "quests": ("count",)}
    on_the_way(scenario, **changes)
    found = lines(scenario, columns)

    assert all(len(line) <= columns for line in found)
    assert found[found.index("103") + 1] == "103 1"
    assert "Event · Rain: Rain Text!" in found
    assert "Quest · Count: Count Quest" in found
    assert any(line.startswith("Statuses: Sib: Sib 1  Sib 2") for line in found)


@pytest.mark.parametrize(
    ("language", "quest", "statuses"),
    [
        ("en", "Quest · Count: Count Quest (since day 2)", "Statuses: Sib: Sib 1 (since day 5)  Sib 3 (since day 2)"),
        ("de", "Queste · Count: Count Quest (seit Tag 2)", "Status: Sib: Sib 1 (seit Tag 5)  Sib 3 (seit Tag 2)"),
    ],
)
def test_quests_and_statuses_are_told_with_the_days_that_set_them(language: str, quest: str, statuses: str) -> None:
    scenario = table().given(DayBegan(2), StatusGained("sib", 3), EventRevealed("count"))
    found = lines(scenario.given(DayBegan(5), StatusGained("sib", 1)), 120, language)

    assert quest in found
    assert any(line.startswith(statuses) for line in found)


def test_an_encounter_takes_the_place_of_the_map() -> None:
    scenario = table().given(EncounterBegun("e1", "combat", ("ailei", "beor"), 0), RoundBegun(1))
    found = lines(scenario)

    assert any("E1" in line and "difficulty 1" in line for line in found)
    assert not any("━104" in line for line in found)


def test_an_encounter_leaves_only_the_title_of_the_page_and_no_quest() -> None:
    scenario = on_land(table().state, OfferChoices(103, 1))
    on_the_way(scenario, events=("count", "rain"), quests=("count",))
    assert {"103 1", "Quest · Count: Count Quest"} <= {*lines(scenario)}
    found = lines(scenario.given(EncounterBegun("e1", "combat", ("ailei", "beor"), 0), RoundBegun(1)))

    assert {"103", "Event · Rain: Rain Text!"} <= {*found}
    assert not {"103 1", "Quest · Count: Count Quest"} & {*found}


def progress(scenario: Scenario) -> Progress:
    return VIEW.progress(scenario.position, words())


def test_progress_tells_the_day_and_who_does_what() -> None:
    day = ("Tale", "Chapter 1, day 1")
    together = table().given(PartyFormed("action", ("ailei", "beor"), "ailei"))
    fight = table().given(EncounterBegun("e1", "combat", ("ailei",), 0), RoundBegun(1), CharacterActivated("ailei"))

    assert progress(table()) == Progress(*day, "By day", None)
    assert progress(together) == Progress(*day, "By day", "Ailei and Beor together")
    assert progress(on_land(together.state, OfferChoices(103, 1))) == Progress(*day, "103", "Ailei and Beor together")
    assert progress(fight) == Progress(*day, "E1", "Ailei’s turn")


def test_a_name_that_is_too_long_ends_with_an_ellipsis() -> None:
    assert shortened("Die gefallene Brücke", 17) == "Die gefallene Br…"
    assert shortened("Die gefallene Brücke", 20) == "Die gefallene Brücke"
