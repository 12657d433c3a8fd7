"""Changes of what was read, and of statuses."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.land import set_today, with_world
from domain.tainted_grail.evolve.parties import with_parties
from domain.tainted_grail.facts.journal import BranchFollowed, ChoiceTaken, StatusGained, StatusLost, VerseRead
from domain.tainted_grail.queries.journal import reference
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State


@evolves(VerseRead)
def verse_read(state: State, fact: VerseRead) -> State:
    read, verse = the_world(state).read, reference(fact.location, fact.number)
    return state if verse in read else with_world(state, read=(*read, verse))


@evolves(ChoiceTaken)
def choice_taken(state: State, fact: ChoiceTaken) -> State:
    return state


@evolves(BranchFollowed)
def branch_followed(state: State, fact: BranchFollowed) -> State:
    *below, newest = the_world(state).parties
    return with_parties(state, (*below, replace(newest, members=fact.characters)))


@evolves(StatusGained)
def status_gained(state: State, fact: StatusGained) -> State:
    world = the_world(state)
    parts = tuple(sorted({*world.statuses.get(fact.status, ()), fact.part}))
    set_on = set_today(world, f"{fact.status}.{fact.part}")
    return with_world(state, statuses={**world.statuses, fact.status: parts}, set_on=set_on)


@evolves(StatusLost)
def status_lost(state: State, fact: StatusLost) -> State:
    world = the_world(state)
    left = {status: parts for status, parts in world.statuses.items() if status != fact.status}
    set_on = {name: day for name, day in world.set_on.items() if name.rpartition(".")[0] != fact.status}
    return with_world(state, statuses=left, set_on=set_on)
