"""Requirements about a campaign: whether they hold. In an arena none does. Source: TG-10.9."""

from collections.abc import Callable, Mapping
from typing import Any

from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import in_settlement, original, place_of
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.vocabulary.requirements import (
    ChapterIs,
    DiscIs,
    EventOpen,
    GuardianAt,
    HasStatus,
    InSettlement,
    MenhirAt,
    Need,
    PartySize,
    QuestActive,
    Revealed,
    StandsAt,
    Unused,
)
from domain.tainted_grail.world import Place, World

Check = Callable[[State, At, Any], bool]
"""(state, context of the text, requirement) -> whether it holds."""


def chapter_is(state: State, at: At, need: ChapterIs) -> bool:
    return need.least <= the_world(state).chapter <= need.most


def has_status(state: State, at: At, need: HasStatus) -> bool:
    """Return whether all listed parts are marked, or enough of any. Source: TG-5.12.3, 5.12.6, 5.12.7."""
    marked = the_world(state).statuses.get(need.status, ())
    return set(need.parts) <= set(marked) if need.parts else len(marked) >= need.least


def revealed(state: State, at: At, need: Revealed) -> bool:
    return original(state, need.location) in the_world(state).places


def stands_at(state: State, at: At, need: StandsAt) -> bool:
    return place_of(state, at.character) == original(state, need.location)


def meant(state: State, at: At, location: int | None) -> Place | None:
    """Return the named place, else that of the character; None if it does not lie out."""
    place = place_of(state, at.character) if location is None else original(state, location)
    return the_world(state).places.get(place)


def menhir_at(state: State, at: At, need: MenhirAt) -> bool:
    place = meant(state, at, need.location)
    return place is not None and place.menhir is not None and place.menhir >= need.least


def stands_in_settlement(state: State, at: At, need: InSettlement) -> bool:
    return in_settlement(state, at.character, need.kind)


def guardian_at(state: State, at: At, need: GuardianAt) -> bool:
    place = meant(state, at, need.location)
    return place is not None and any(need.encounter in (None, one) for one in place.guardians)


def disc_is(state: State, at: At, need: DiscIs) -> bool:
    disc = the_world(state).discs.get(need.disc)
    return disc is not None and need.least <= disc.value <= need.most


def event_open(state: State, at: At, need: EventOpen) -> bool:
    return need.event in the_world(state).events


def quest_active(state: State, at: At, need: QuestActive) -> bool:
    world = the_world(state)
    return need.event in world.quests and world.markers.get(need.event, 0) >= need.markers


def party_size(state: State, at: At, need: PartySize) -> bool:
    return len(party(state)) >= need.least


def unused(state: State, at: At, need: Unused) -> bool:
    return not is_used(state, need.mark, need.per)


def is_used(state: State, mark: str, per: str) -> bool:
    """Return whether what may happen once has happened: in the campaign, or today. Source: TG-10.9."""
    world = the_world(state)
    return mark in world.used and (per == "campaign" or world.used[mark] == world.day)


def in_campaign(check: Check) -> Check:
    """Return a check that never holds in an arena."""

    def holds(state: State, at: At, need: Any) -> bool:
        return isinstance(state.journey, World) and check(state, at, need)

    return holds


CIRCUMSTANCES: Mapping[type[Need], Check] = {
    kind: in_campaign(check)
    for kind, check in (
        (ChapterIs, chapter_is),
        (HasStatus, has_status),
        (Revealed, revealed),
        (StandsAt, stands_at),
        (MenhirAt, menhir_at),
        (InSettlement, stands_in_settlement),
        (GuardianAt, guardian_at),
        (DiscIs, disc_is),
        (EventOpen, event_open),
        (QuestActive, quest_active),
        (PartySize, party_size),
        (Unused, unused),
    )
}
