"""Each verse of the campaign that ships with the game can be read to an end, also those of chapters to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.kernel.registry import options
from domain.kernel.task import onward
from domain.tainted_grail.content.checks.campaign.ways import pages
from domain.tainted_grail.facts.land import FigureMoved, LocationRevealed
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail.bot.guide.land import cells
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.domain.tainted_grail.world.reading import is_over, party_of, read
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import Scenario

STEPS_MAX = 300
LAST_CHAPTER = 4
OWNED = {"food": 6, "wealth": 6, "reputation": 6, "experience": 6, "magic": 6}


def laid_out(*, has_all: bool) -> Scenario:
    """Ailei and Beor in the last chapter, with the whole island before them. has_all: and every secret and status."""
    secrets = [f"secret:{number}" for number in avalon().secrets] if has_all else []
    given: dict[str, dict[str, Any]] = {"ailei": {**OWNED, "items": secrets}, "beor": {**OWNED}}
    scenario = party_of(avalon(), "ailei", "beor", given=given)
    marked = {one.id: tuple(range(1, one.parts + 1)) for one in avalon().content.statuses} if has_all else {}
    on_the_way(scenario, chapter=LAST_CHAPTER, statuses=marked)
    for number, cell in cells(avalon()).items():
        if number not in scenario.state.journey.places:
            scenario.given(LocationRevealed(number, cell))
    return scenario


@pytest.mark.parametrize("section", sorted({page.section for page in pages(avalon().content).values()}))
@pytest.mark.parametrize("has_all", [False, True])
def test_every_verse_of_a_section_comes_to_an_end(section: int, has_all: bool) -> None:
    for (place, number), page in pages(avalon().content).items():
        if page.section != section:
            continue
        chance, scenario = Random(f"{place} {number}"), laid_out(has_all=has_all)
        if section != BOOK:
            scenario.given(*(FigureMoved(who, section) for who in ("ailei", "beor")))
        read(scenario, number, place)
        for _ in range(STEPS_MAX):
            if has_ended(scenario):
                break
            one = chance.choice(onward(options(scenario.state, scenario.question)))
            scenario.answers(one.seat, one.key)
        assert has_ended(scenario), (place, number, scenario.question)


def has_ended(scenario: Scenario) -> bool:
    """Whether the reading is over, or the campaign with it."""
    return scenario.state.status != "running" or is_over(scenario)
