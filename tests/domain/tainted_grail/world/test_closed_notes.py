"""No note of a campaign names what nobody has read, met or seen on its evenings so far. Source: TG-2.3.2, 5.20.2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from api.simulation.selfplay import Step, fate_of, opening, play_out
from domain.tainted_grail.campaign.chronicle import evening_of
from domain.tainted_grail.campaign.note import plain
from domain.tainted_grail.facts.events import DreamRead, EventRevealed
from domain.tainted_grail.facts.items import SecretGained
from domain.tainted_grail.facts.journal import StatusGained, VerseRead
from domain.tainted_grail.facts.session import NightSaved
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journal import reference
from tests.domain.tainted_grail.guided import guide
from tests.domain.tainted_grail.world_packs import avalon

LAST_NIGHTS = (6, 13, 99)
"""The days whose nights end the three evenings; the last one goes to the end of the campaign."""
WORD = re.compile(r'"([^"\\]+)"')


def evening(note: dict[str, Any], seed: str, last: int) -> Iterator[Step]:
    """The steps of an evening that a guide plays, up to the night of a day."""
    chosen = {"scenario": "the-eighth-tally", "campaign": note} | ({} if note else {"mode": "story"})
    opened = opening(TAINTED_GRAIL, avalon(), 1, chosen)
    for step in play_out(TAINTED_GRAIL, avalon(), opened, fate_of(seed), guide(1, seed, 22)):
        yield step
        if any(isinstance(one.fact, NightSaved) and one.fact.day >= last for one in step.stated):
            return


def learnt(step: Step) -> Iterator[str]:
    """What somebody has read, met or seen in a step."""
    for one in step.stated:
        match one.fact:
            case VerseRead(location, number):
                yield reference(location, number)
            case DreamRead(location, kind):
                yield f"{kind}:{location}"
            case EventRevealed(event):
                yield event
            case StatusGained(status=status):
                yield status
            case SecretGained(card=card):
                yield card


@cache
def closed() -> frozenset[str]:
    """Whatever of the pack nobody knows before somebody reads or sees it. Encounters may have an event's name."""
    pack = avalon()
    verses = {reference(*spot) for spot in pack.verses}
    dreams = {f"{kind}:{location}" for location, kind in pack.dreams}
    events = {*pack.events, *pack.random_events}
    statuses = {one.id for one in pack.content.statuses}
    secrets = {f"secret:{number}" for number in pack.secrets}
    return frozenset({*verses, *dreams, *events, *statuses, *secrets} - pack.encounters.keys())


@pytest.mark.rule("TG-2.3.2", "TG-5.20.2")
def test_no_note_of_three_evenings_names_what_nobody_knows() -> None:
    known, note, notes = set[str](), dict[str, Any](), 0
    for number, last in enumerate(LAST_NIGHTS):
        for step in evening(note, f"b{number}", last):
            known.update(learnt(step))
            if any(isinstance(one.fact, NightSaved) for one in step.stated):
                found = evening_of(step.after.state, str(number))
                assert found is not None and found.carried is not None
                note, notes = plain(found.carried), notes + 1
                named = set(WORD.findall(msgspec.json.encode(note).decode())) & closed()
                assert named <= known, named - known
    assert notes > 20 and len(known) > 60
