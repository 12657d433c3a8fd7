"""Verses to test on, and parties that read them. Somebody is asked about nothing when the reading is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.choices import Declare
from domain.tainted_grail.tasks.journal import ChooseInVerse, EndReading, ReadVerse
from domain.tainted_grail.tasks.land import EndArrival
from tests.domain.tainted_grail.fixtures import Table, changed
from tests.domain.tainted_grail.world.land import land, on_land, world_of
from tests.dsl import Scenario


def verse(number: int, *effects: Table, choices: Sequence[Table] = (), location: int = 101) -> Table:
    """A verse of the section of 101, or of another."""
    return {"location": location, "number": number, "effects": list(effects), "choices": list(choices)}


def choice(*effects: Table, **more: Any) -> Table:
    """A choice of a verse."""
    return {"effects": list(effects), **more}


def journal(*verses: Table, **more: Any) -> Pack:
    """The land with these verses in its journal."""
    return land(verse=list(verses), **more)


def party_of(pack: Pack, *characters: str, given: dict[str, dict[str, Any]] | None = None) -> Scenario:
    """These characters act together at 101. given: fields of some of them."""
    state = world_of(pack, *characters)
    for name, fields in (given or {}).items():
        state = changed(state, name, **fields)
    pause = Declare(seats=(0,), at=At(characters[0], "land"), text="pause")
    scenario = on_land(state, pause)
    return scenario.given(PartyFormed("action", tuple(scenario.state.characters), characters[0]))


def read(scenario: Scenario, number: int = 1, location: int = 101) -> Scenario:
    """The party reads this verse, and dissolves when it is done."""
    return scenario.when(ReadVerse(location, number), EndReading(), EndArrival())


def reading(*verses: Table, who: Sequence[str] = ("beor",), given: Any = None, **more: Any) -> Scenario:
    """These characters read the first verse of 101."""
    return read(party_of(journal(*verses, **more), *who, given=given))


def verses_read(scenario: Scenario) -> list[tuple[int, int]]:
    """The verses that the newest action read."""
    return [(one.location, one.number) for one in scenario.facts if isinstance(one, VerseRead)]


def is_over(scenario: Scenario) -> bool:
    """Whether the exploration has ended."""
    return isinstance(scenario.question, Declare) and not scenario.state.journey.parties


def is_choosing(scenario: Scenario) -> bool:
    """Whether the party is asked how the verse goes on."""
    return isinstance(scenario.question, ChooseInVerse)


def members(scenario: Scenario) -> tuple[str, ...]:
    """Who is in the party."""
    found: tuple[str, ...] = scenario.state.journey.parties[-1].members
    return found
