"""Days of the shipped campaign at random name no verse, status or event that nobody has read of. Source: TG-2.3.2."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from api.simulation.selfplay import Step, fate_of, opening, play_out
from domain.kernel.fact import Fact
from domain.tainted_grail.facts.actions import ActionBegun, RiteRead
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.events import ChapterBegan, DreamRead, EventRevealed
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.land import LocationRevealed, LocationSwapped, WorldEntered
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journal import section_of, verse_at
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import BOOK, MERCY
from tests.domain.tainted_grail.world.names import names_in
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import at_random

STEPS_MAX = 250
CLOSED = {"status", "event", "verse"}
"""What is named only by texts that lie face down until they are read."""
OPEN_TABLES = ("encounters", "items", "secrets", "skills", "characters", "cards", "discs", "campaigns")
"""Tables whose texts may be known from the start: each is on a card that whoever meets or owns it reads."""

Named = set[tuple[str, Any]]


def names(thing: Any, section: int | None = None) -> Named:
    """What a text of the pack names, of the kinds that are closed."""
    data = msgspec.to_builtins(thing, str_keys=True)
    return {one for one in names_in(data, () if section is None else (section,)) if one[0] in CLOSED}


@cache
def known_from_the_start() -> frozenset[tuple[str, Any]]:
    """What cards and the first setup card name."""
    content = avalon().content
    found = [names(one) for table in OPEN_TABLES for one in getattr(content, table)]
    return frozenset().union(*found, names(avalon().chapters[1]))


def opened_by(state: State, fact: Fact) -> Named:
    """What may be named once this is stated."""
    pack = state.pack
    match fact:
        case ActionBegun(deed="explore", place=place):
            return {("verse", (section_of(state, place, 1), 1))}
        case VerseRead(location, number):
            return names(verse_at(state, location, number), location)
        case DreamRead(location, kind):
            return names(pack.dreams[location, kind])
        case EventRevealed(event):
            return {("event", event)} | names(pack.random_events.get(event) or pack.events[event])
        case RiteRead(place):
            return names(pack.locations[place].rite)
        case LocationRevealed(location=place) | LocationSwapped(location=place) | WorldEntered(place=place):
            front = pack.locations[place]
            return names((front.action, front.instant))
        case MercyGranted():
            return {("verse", (BOOK, MERCY))}
        case ChapterBegan(number):
            return names(pack.chapters[number])
        case _:
            return set()


def steps(seed: int, seats: int) -> Iterator[Step]:
    """The setup and the first answers of a game."""
    opened = opening(TAINTED_GRAIL, avalon(), seats, {"scenario": "the-eighth-tally"})
    avoid = ("give", "flee") if seed % 2 else ("give",)
    return islice(play_out(TAINTED_GRAIL, avalon(), opened, fate_of(str(seed)), at_random(str(seed), avoid)), STEPS_MAX)


def named_in(fact: Fact) -> Named:
    """What an entry names of the kinds that are closed."""
    fields = {name: msgspec.to_builtins(getattr(fact, name)) for name in fact.__struct_fields__}
    own: Named = {("verse", (fact.location, fact.number))} if isinstance(fact, VerseRead) else set()
    return own | {one for one in names_in(fields, ()) if one[0] in CLOSED}


@pytest.mark.rule("TG-2.3.2", "TG-2.3.8")
@pytest.mark.parametrize(("seed", "seats"), [(5, 1), (2, 2), (3, 3), (4, 1)])
def test_no_entry_names_what_nobody_has_read(seed: int, seats: int) -> None:
    met, read = set(known_from_the_start()), 0
    for step in steps(seed, seats):
        for one in step.stated:
            if isinstance(one.fact, VerseRead):
                assert ("verse", (one.fact.location, one.fact.number)) in met, "what was read leads to it"
                read += 1
            met |= opened_by(step.after.state, one.fact)
            assert named_in(one.fact) <= met, one.fact
    assert read > 3
