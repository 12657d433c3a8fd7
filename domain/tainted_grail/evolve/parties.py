"""Changes of parties."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.land import with_world
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed, PartyLeft
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Party


@evolves(PartyFormed)
def party_formed(state: State, fact: PartyFormed) -> State:
    return with_parties(state, (*the_world(state).parties, Party(fact.kind, fact.members, fact.starter)))


@evolves(PartyLeft)
def party_left(state: State, fact: PartyLeft) -> State:
    *below, newest = the_world(state).parties
    if not fact.all:
        return with_parties(state, (*below, without(newest, fact.character)))
    return with_parties(state, tuple(without(one, fact.character) for one in (*below, newest)))


@evolves(PartyEnded)
def party_ended(state: State, fact: PartyEnded) -> State:
    return with_parties(state, the_world(state).parties[:-1])


def without(party: Party, character: str) -> Party:
    """Return a party without one of its members."""
    return replace(party, members=tuple(one for one in party.members if one != character))


def with_parties(state: State, parties: tuple[Party, ...]) -> State:
    """Return the state with these parties, the newest last."""
    return with_world(state, parties=parties)
