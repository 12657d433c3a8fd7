"""The value of an amount when its effect happens. Source: TG-10.10."""

from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.cards import activated, connected, laid_card
from domain.tainted_grail.queries.encounter import present, the_encounter
from domain.tainted_grail.queries.mode import by_mode
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.tracks import in_game
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import Amount, At, Measure
from domain.tainted_grail.world import World


def amount(state: State, at: At, count: Amount) -> int:
    """Return the amount; only changes of the pool and the affinity marker may be negative."""
    if isinstance(count, int):
        return count
    total = count.plus + count.times * counted(state, at, count)
    return total if count.most is None else min(count.most, total)


def counted(state: State, at: At, count: Measure) -> int:
    """Return the number of what is counted, all kinds together."""
    one = state.characters[at.character]
    found = one.terror if count.terror else 0
    if count.attribute is not None:
        found += value(state, at.character, count.attribute)
    if isinstance(state.journey, World):
        found += counted_in_world(state, state.journey, count)
    return found + (counted_in_encounter(state, at, count) if state.encounter is not None else 0)


def counted_in_world(state: State, world: World, count: Measure) -> int:
    """Return the number of what only a campaign has. Source: TG-7.1.1."""
    found = by_mode(state, in_game(state)) if count.characters else 0
    found += by_mode(state, len(party(state))) if count.party else 0
    found += world.day if count.day else 0
    return found + (world.discs[count.disc].value if count.disc in world.discs else 0)


def counted_in_encounter(state: State, at: At, count: Measure) -> int:
    """Return the number of what only an encounter has. Source: TG-7.1.1."""
    encounter = the_encounter(state)
    found = connected(state, count.connected) if count.connected is not None else 0
    if count.activated is not None:
        found += activated(state, count.activated)
    if count.charges:
        laid = laid_card(state, at.source.removeprefix("card:"))
        found += laid.charges if laid else 0
    if count.cards:
        found += len(encounter.participants[at.character].hand)
    if count.participants:
        found += by_mode(state, len(present(state)))
    return found + (encounter.pool if count.pool else 0)
