"""The picture for a terminal, from the board view alone."""

from __future__ import annotations

import pytest
from rich.text import Text

from domain.kernel.position import Position
from domain.tainted_grail.facts.cards import CardLaid, ChargesChanged, MarkerMoved
from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.queries.knowledge import known_to
from projections.tainted_grail.picture.signs import WIDTH
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import begun, encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.golden_board import fight
from tests.projections.tainted_grail.worded import messages_of, played

EN, DE = (messages_of(wild(), language) for language in ("en", "de"))


def lines(scenario: Scenario, seat: int | None = 0) -> list[str]:
    """The picture without its colours."""
    state = known_to(scenario.state, seat)
    board = VIEW.board(Position(state, scenario.position.agenda), EN)
    return [Text.from_markup(line).plain.rstrip() for line in VIEW.picture(board, VIEW.printing.of(wild(), EN), EN)]


def test_an_encounter_is_one_look() -> None:
    assert lines(fight()) == [
        "Wild (under way)  ▶ grey encounter  · blue encounter  · rest",
        "· green encounter  · purple encounter  · rest  · blue encounter",
        "· grey encounter",
        "",
        " E1   difficulty 1  round 1, the enemy acts",
        "  ▶ 0 to 1          Suffer 1 damage",
        "    2 to 3          Suffer 2 damage; take 1 marker from the pool",
        "    4               Suffer 3 damage",
        "  Opportunity       Suffer 1 damage",
        "  Reward            Gain 1 Experience",
        "  Loot              Gain 1 Wealth",
        "",
        "Pool ●○○○○ 1 / 5",
        "",
        "■ E1                      ▣ K5 25 U                 □ K2 25 U",
        "                            Beor                      Beor ⧗1",
        "                            ● nothing ← Aggression    ● EXTRA ← Magic",
        "                            ● nothing ← free          ● nothing ← free",
        "",
        "…",
        "→ Aggression 1",
        "→ free, ×2",
        "  K5 25 U: When the enemy attacks: 1 less damage.",
        "  K2 25 U: Delayed 1: draw 1 card. When the enemy attacks: 2 less damage.",
        "Connected: Aggression 1",
        "",
        " ▶ Beor    Energy ██████░░░ 6  Health █████████ 9  Terror ░░░░░░░░░ 0",
        "    Aggression 3  Courage 1  Caution 1  Practicality 1  Food 2  Wealth 2",
        "    Experience 6  Magic 1",
        "    Sword, Wall, 1",
        "    Hand: K3 25 U (0 discarded)",
    ]


def test_conditions_stand_behind_or_below_the_tracks_and_the_dead_are_dead() -> None:
    weak = encounter("beor", pack=wild(), given={"beor": {"health": 4, "energy": 1, "terror": 5}})
    dead = encounter("beor", pack=wild(), given={"beor": {"health": 0, "energy": 0, "dead": True}})

    (at,) = (at for at, line in enumerate(lines(weak)) if "Terror" in line)
    assert lines(weak)[at + 1] == " exhausted, in panic"
    assert [line[-6:] for line in lines(dead) if "Terror" in line] == ["0 dead"]


def test_a_long_sequence_goes_on_below() -> None:
    cards = [f"K{n}/25-U" for n in range(1, 7)]
    scenario = encounter("beor", pack=wild(), hands={"beor": cards})
    scenario.given(CharacterActivated("beor"), *(CardLaid("beor", card, 0, {}, "effect") for card in cards))
    drawn = lines(scenario)
    (above,) = [at for at, line in enumerate(drawn) if "K2 25 U" in line and "E1" in line]
    (below,) = [at for at, line in enumerate(drawn) if "K3 25 U" in line and "K5 25 U" in line]

    assert "" in drawn[above:below]
    assert any("K6 25 U" in line and line.endswith("…") for line in drawn[below:])


def test_charges_are_drawn_and_hidden_hands_are_not() -> None:
    drawn = lines(fight().given(ChargesChanged("K2/25-U", 2)), seat=None)

    assert any("⧗1 ◈2" in line for line in drawn)
    assert "    Hand: face-down card (0 discarded)" in drawn


def test_the_affinity_track_is_drawn_with_its_marker_and_stage() -> None:
    drawn = lines(begun(encounter("ailei", card="d1", pack=wild())).given(MarkerMoved(2)))

    assert "Affinity −4 ────┼─◆── +4  green" in drawn
    assert "▶ Stage 1" in drawn
    assert "  Empathy           Raise the affinity by 2" in drawn
    assert "  Avoid             1 Wealth. If you have Empathy 1 or more" in drawn


@pytest.mark.parametrize("messages", [EN, DE], ids=["en", "de"])
def test_whole_arenas_fit_into_eighty_columns(messages: object) -> None:
    printed = VIEW.printing.of(wild(), messages)  # type: ignore[arg-type]
    for step in played(4, 4):
        board = VIEW.board(step.before, messages)  # type: ignore[arg-type]
        for line in VIEW.picture(board, printed, messages):  # type: ignore[arg-type]
            assert Text.from_markup(line).cell_len <= WIDTH == 80, line
