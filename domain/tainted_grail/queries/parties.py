"""The party: who decides, pays and suffers together now. Source: TG-4.5."""

from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import is_able, present
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.state import State


def party(state: State) -> tuple[str, ...]:
    """Return the characters that act together: those in the encounter, else the newest party, else all that live.

    Source: TG-4.5.1, 4.5.19.
    """
    if state.encounter is not None:
        return present(state)
    newest = top_party(state)
    return newest.members if newest is not None else living(state)


def able_party(state: State) -> tuple[str, ...]:
    """Return those of the party who live and are not Dying, by number. Source: TG-4.5.2, 5.16.14."""
    members = party(state)
    return tuple(one for one in state.characters if one in members and is_able(state, one))
