"""Story mode in words: on the board, in menus and in the story."""

import pytest
from msgspec.structs import replace

from domain.kernel.task import Option
from domain.tainted_grail.rules.mode import always
from projections.menu import menu
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.world.acting import alone, day
from tests.domain.tainted_grail.world.land import world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.rare_land import PACK, modes
from tests.projections.tainted_grail.worded import chapter, messages_of
from tests.projections.tainted_grail.world.views import board, island, words

EASIER = "Energy may be higher than Health; nobody panics; what goes by the number of characters counts one fewer"
EASIER_IN_GERMAN = (
    "Die Energie darf höher sein als die Gesundheit; niemand gerät in Panik; "
    "was sich nach der Zahl der Charaktere richtet, zählt einen weniger"
)


def told(language: str) -> list[str]:
    """The titles and sentences of switching on and off."""
    texts = (chapter(step, messages_of(PACK, language)) for step in modes())
    return [line for one in texts for line in (one.title, *(event.text for event in one.events)) if line]


def offers(scenario: Scenario, seat: int, language: str = "en") -> dict[str, tuple[str, str | None, str | None]]:
    """Label, heading and detail of what stands beside the question, for a seat that may not be asked."""
    options: list[Option] = list(always(scenario.state))
    found = menu(VIEW, scenario.position, options, seat, 1, messages_of(PACK, language))
    assert {one.about for one in found.actions} == {(f"seat:{seat}",)}
    return {one.command.key: (one.label, one.group, one.detail) for one in found.actions}


def test_switching_is_told_by_who_wants_it_and_what_holds_then() -> None:
    assert told("en")[:8] == [
        "Seat 1 wants to play on in story mode",
        "Seat 1 would rather leave the mode as it is",
        "Seat 1 wants to play on in story mode",
        "Seat 2 wants to play on in story mode",
        "Story mode holds from here on.",
        "Seat 1 wants to play on without story mode",
        "Seat 2 wants to play on without story mode",
        "Story mode is over.",
    ]
    assert "Beor is dying and passes." in told("en")
    assert {"Von hier an gilt der Erzählmodus.", "Der Erzählmodus endet."} <= set(told("de"))


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_may_ask_for_it_whoever_is_asked(seat: int) -> None:
    scenario = day(world_of(PACK, "ailei", "beor")).answers(1, "pass:beor")
    assert scenario.asked is not None and scenario.asked.seats == (0,)
    detail = f"{EASIER}; once the other player agrees"
    assert offers(scenario, seat) == {"mode:story": ("Play on in story mode", "Story mode", detail)}
    scenario.answers(seat, "mode:story")
    assert offers(scenario, seat) == {"keep-mode": ("Leave the mode as it is after all", "Story mode", None)}
    assert offers(scenario, 1 - seat) == {"mode:story": ("Play on in story mode", "Story mode", EASIER)}


def test_a_single_player_needs_nobody_else() -> None:
    said = offers(alone(PACK), 0, "de")
    assert said == {"mode:story": ("Im Erzählmodus weiterspielen", "Erzählmodus", EASIER_IN_GERMAN)}


def test_board_and_pictures_say_which_mode_holds_and_who_wants_the_other() -> None:
    scenario = day(world_of(island(), "ailei", "beor"))
    assert board(scenario)["campaign"]["mode"] == "standard"
    assert "story mode" not in pictures(scenario)
    scenario.answers(0, "mode:story")
    assert board(scenario)["campaign"]["switching"] == [0]
    scenario.answers(1, "mode:story")
    campaign = board(scenario)["campaign"]
    assert campaign["mode"] == "story" and "switching" not in campaign
    assert pictures(scenario).count("story mode") == 2


def test_the_board_says_what_makes_a_campaign_harder() -> None:
    scenario = day(replace(world_of(island(), "beor"), challenge=("tracker", "mercy")))
    assert board(scenario)["campaign"]["challenge"] == ["tracker", "mercy"]
    assert "challenge" not in board(day(world_of(island(), "beor")))["campaign"]
    assert VIEW.numbers is not None
    most = next(iter(VIEW.numbers(scenario.position, words())))
    less = most.parts[-1]
    assert (less.rule, less.label, less.amount) == ("TG-7.2.2", "no more than one less than Health", -1)


def pictures(scenario: Scenario) -> str:
    """The board as a picture for a terminal, and as a drawing."""
    view, printed = board(scenario), VIEW.printing.of(island(), words())
    assert VIEW.picture is not None and VIEW.svg is not None
    return "\n".join(VIEW.picture(view, printed, words())) + str(VIEW.svg(view, printed, words(), "Table"))
