"""Who lives, who is dead, and who plays whom. Source: TG-3.1.1, 5.16."""

from domain.tainted_grail.state import State


def is_alive(state: State, character: str) -> bool:
    """Return whether a character lives; an absent one plays no part. Source: TG-5.20.9."""
    one = state.characters.get(character)
    return one is not None and not one.dead


def living(state: State) -> tuple[str, ...]:
    """Return the characters that live, by number."""
    return tuple(name for name in state.characters if is_alive(state, name))


def the_dead(state: State) -> tuple[str, ...]:
    """Return the characters that are dead, by number."""
    return tuple(name for name in state.characters if not is_alive(state, name))


def played_by(state: State, seat: int) -> tuple[str, ...]:
    """Return the characters that a seat plays, dead ones too, by number."""
    return tuple(name for name, one in state.characters.items() if one.seat == seat)
