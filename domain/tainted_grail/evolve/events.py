"""Changes of events, quests, discs, chapters, guardians and dreams."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.land import set_today, with_place, with_world, without_discs
from domain.tainted_grail.facts.events import (
    ChapterBegan,
    ChapterEnding,
    ChapterSetUp,
    DiscPlaced,
    DiscRemoved,
    DiscSet,
    DreamRead,
    EventDiscarded,
    EventMissing,
    EventPutAway,
    EventRevealed,
    GuardianLeft,
    GuardianPlaced,
    GuardianStayed,
    MarkersSet,
    QuestResolved,
    RandomEventsPut,
)
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Disc


@evolves(EventRevealed)
def event_revealed(state: State, fact: EventRevealed) -> State:
    world, name = the_world(state), fact.event
    event = state.pack.events.get(name)
    is_quest = event is not None and event.quest is not None
    return with_world(
        state,
        events=(*world.events, name),
        quests=(*world.quests, name) if is_quest else world.quests,
        set_on=set_today(world, name) if is_quest else world.set_on,
        read=tuple(dict.fromkeys((*world.read, f"event:{name}"))),
    )


@evolves(EventMissing)
def event_missing(state: State, fact: EventMissing) -> State:
    return state


@evolves(RandomEventsPut)
def random_events_put(state: State, fact: RandomEventsPut) -> State:
    return state


@evolves(EventDiscarded)
def event_discarded(state: State, fact: EventDiscarded) -> State:
    state = without_event(state, fact.event)
    return with_world(state, discarded=(*the_world(state).discarded, fact.event))


@evolves(EventPutAway)
def event_put_away(state: State, fact: EventPutAway) -> State:
    return without_event(state, fact.event)


def without_event(state: State, name: str) -> State:
    """Return the state without an open event, its quest, its markers and the discs on it. Source: TG-5.11.8."""
    world = the_world(state)
    return with_world(
        state,
        events=tuple(one for one in world.events if one != name),
        quests=tuple(one for one in world.quests if one != name),
        markers={event: count for event, count in world.markers.items() if event != name},
        discs=without_discs(world, f"event:{name}"),
    )


@evolves(QuestResolved)
def quest_resolved(state: State, fact: QuestResolved) -> State:
    world = the_world(state)
    left = tuple(one for one in world.quests if one != fact.quest)
    return with_world(state, quests=left, resolved=(*world.resolved, fact.quest))


@evolves(MarkersSet)
def markers_set(state: State, fact: MarkersSet) -> State:
    return with_world(state, markers={**the_world(state).markers, fact.event: fact.count})


@evolves(DiscPlaced)
def disc_placed(state: State, fact: DiscPlaced) -> State:
    return with_world(state, discs={**the_world(state).discs, fact.disc: Disc(fact.value, fact.on)})


@evolves(DiscSet)
def disc_set(state: State, fact: DiscSet) -> State:
    discs = the_world(state).discs
    return with_world(state, discs={**discs, fact.disc: replace(discs[fact.disc], value=fact.value)})


@evolves(DiscRemoved)
def disc_removed(state: State, fact: DiscRemoved) -> State:
    return with_world(state, discs={name: one for name, one in the_world(state).discs.items() if name != fact.disc})


@evolves(ChapterEnding)
def chapter_ending(state: State, fact: ChapterEnding) -> State:
    return with_world(state, closing=True)


@evolves(ChapterBegan)
def chapter_began(state: State, fact: ChapterBegan) -> State:
    return replace(with_world(state, chapter=fact.number, closing=False), box=fact.box)


@evolves(ChapterSetUp)
def chapter_set_up(state: State, fact: ChapterSetUp) -> State:
    """Keep the game as it is now, without a party and without what was done that day. Source: TG-3.3.5."""
    figures = {
        name: replace(one, passed=False, acted=False, joined=False, dreamt=False)
        for name, one in the_world(state).figures.items()
    }
    rested = replace(with_world(state, parties=(), figures=figures), fed=(), passed={}, company=None)
    return replace(state, chapter_start=replace(rested, chapter_start=None, night=None, session=0))


@evolves(GuardianPlaced)
def guardian_placed(state: State, fact: GuardianPlaced) -> State:
    return with_guardian(without_guardian(state, fact.encounter), fact.encounter, fact.place)


@evolves(GuardianStayed)
def guardian_stayed(state: State, fact: GuardianStayed) -> State:
    return state


@evolves(GuardianLeft)
def guardian_left(state: State, fact: GuardianLeft) -> State:
    return without_guardian(state, fact.encounter)


def with_guardian(state: State, encounter: str, place: int) -> State:
    """Return the state with a guardian at a place, and no longer in the box."""
    state = replace(state, box=tuple(one for one in state.box if one != encounter))
    return with_place(state, place, guardians=(*the_world(state).places[place].guardians, encounter))


def without_guardian(state: State, encounter: str) -> State:
    """Return the state without a guardian on the land."""
    places = {
        number: replace(one, guardians=tuple(name for name in one.guardians if name != encounter))
        for number, one in the_world(state).places.items()
    }
    return with_world(state, places=places)


@evolves(DreamRead)
def dream_read(state: State, fact: DreamRead) -> State:
    world = the_world(state)
    members = world.parties[-1].members if world.parties else ()
    figures = {name: replace(one, dreamt=one.dreamt or name in members) for name, one in world.figures.items()}
    read = tuple(dict.fromkeys((*world.read, f"{fact.kind}:{fact.location}")))
    return with_world(state, figures=figures, read=read)
