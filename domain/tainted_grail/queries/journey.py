"""Where the game goes on: the arena or the land. Source: TG-2.2."""

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import Difficulty
from domain.tainted_grail.world import Arena, Journey, Party, World

CHARACTERS_MAX = 4
"""The most characters of a table. Source: TG-3.1.1."""


def the_arena(state: State) -> Arena:
    """Return the way through the arena that is played."""
    assert isinstance(state.journey, Arena), "no arena is played"
    return state.journey


def difficulties(state: State) -> tuple[Difficulty, ...]:
    """Return the difficulties of the encounters in the decks. Source: TG-3.2.15."""
    return difficulties_on(state.journey, state.pack)


def difficulties_on(journey: Journey, pack: Pack) -> tuple[Difficulty, ...]:
    """Return the difficulties of an arena, or of a campaign's chapter. Source: TG-3.2.15, 3.2.16."""
    if isinstance(journey, Arena):
        return pack.arenas[journey.id].difficulties
    return pack.chapters[journey.chapter].difficulties


def playable(state: State) -> tuple[str, ...]:
    """Return the characters that can take part, whether or not they already do. Source: TG-3.1.2, 7.3.2."""
    return playable_on(state.journey, state.pack, free=state.free)


def playable_on(journey: Journey, pack: Pack, *, free: bool) -> tuple[str, ...]:
    """Return the characters that can take part in an arena or a campaign: in free play those of others, too.

    Source: TG-3.1.2, 7.3.2.
    """
    own = () if free or isinstance(journey, Arena) else pack.campaigns[journey.id].characters
    return own or tuple(pack.characters)


def the_world(state: State) -> World:
    """Return the land of the campaign that is played."""
    assert isinstance(state.journey, World), "no campaign is played"
    return state.journey


def top_party(state: State) -> Party | None:
    """Return the newest party of a campaign's table; None if nothing is done together."""
    journey = state.journey
    return journey.parties[-1] if isinstance(journey, World) and journey.parties else None
