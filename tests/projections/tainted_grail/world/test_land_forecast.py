"""What the next dawns of a campaign bring."""

from __future__ import annotations

import pytest

from domain.tainted_grail.facts.days import CampaignWon
from domain.tainted_grail.facts.land import MenhirGone
from domain.tainted_grail.world import Disc
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.dsl import Scenario
from tests.projections.tainted_grail.world.views import table, words


def forecast(scenario: Scenario, language: str = "en") -> list[tuple[str, str]]:
    """What comes, each with its rule."""
    return [(one.rule, one.text) for one in VIEW.forecast(scenario.position, words(language))]


def test_each_dawn_tells_which_menhir_goes_out_what_is_lost_and_who_stands_there() -> None:
    assert forecast(table()) == [
        ("TG-4.2.1", "At the dawn of day 4 the menhir at “101” goes out, unless it is charged before."),
        (
            "TG-4.2.3",
            "At the dawn of day 4 no menhir holds “103”: this place is lost. Ailei stands there now and would lose 2 "
            "Health and gain 2 Terror.",
        ),
        ("TG-4.2.1", "At the dawn of day 7 the menhir at “104” goes out, unless it is charged before."),
        (
            "TG-4.2.12",
            "From the dawn of day 7 on no menhir stands: at each dawn Ailei, Arev and Beor would each lose 2 "
            "Health and gain 2 Terror.",
        ),
    ]


def test_land_that_lost_its_menhir_goes_at_the_next_dawn() -> None:
    first, *_ = forecast(table().given(MenhirGone(101)))

    assert first[0] == "TG-4.2.3"
    assert first[1].startswith("At the dawn of day 2 no menhir holds “103”: this place is lost.")


def test_what_charging_costs_is_told_once_the_rite_was_read() -> None:
    scenario = table()
    unread = forecast(scenario)
    on_the_way(scenario, read=("rite-104",))

    assert not any(rule == "TG-5.9.3" for rule, _ in unread)
    assert (
        "TG-5.9.3",
        "Charging the menhir at “104” again: costs 1 Magic each; the menhir then burns for 6 days.",
    ) in (forecast(scenario))


def test_time_discs_expire_and_counting_discs_wait() -> None:
    scenario = table()
    discs = {"toll": Disc(2, "place:105"), "debt": Disc(1, "character:beor")}
    on_the_way(scenario, discs=discs)

    assert [one for one in forecast(scenario) if one[0] == "TG-4.2.17"] == [
        ("TG-4.2.17", "At the dawn of day 3 the time of “Toll” is up.")
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_comes_once_the_campaign_is_over(language: str) -> None:
    assert forecast(table(), language)
    assert forecast(table().given(CampaignWon()), language) == []
