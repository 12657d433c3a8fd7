"""Knowledge: what a seat or a spectator may know of a game. Source: TG-2.3, audit protocol 3.6."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.chance.pile import canonical, place_of
from domain.kernel.position import Position
from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.queries.encounter import pile_of, seat_of, viewers
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.events import Dreaming
from domain.tainted_grail.vocabulary.card_ids import deck_of
from domain.tainted_grail.world import World

DECKS = ("/combat", "/diplomacy")
ADVANCEMENT = "-advancement"


def seals(state: State, pool: str) -> bool:
    """Return whether cards of a pool may be drawn for some seats only. Source: TG-2.3.5, 2.3.6, 2.4.7."""
    name = pool.rstrip("+")
    return name.endswith(ADVANCEMENT) or (state.hands != "open" and name.endswith(DECKS))


def known_to(state: State, seat: int | None) -> State:
    """Return the state in which cards that the reader may not see are face down and count as unseen.

    Source: TG-2.3.6, 2.3.7.
    """
    for character in state.characters:
        state = without_hand(state, character, seat)
    return without_looks(state, seat)


def without_hand(state: State, character: str, seat: int | None) -> State:
    """Return the state with a hand face down, if the reader may not see it."""
    encounter = state.encounter
    seats = viewers(state, character)
    if encounter is None or seats is None or seat in seats or character not in encounter.participants:
        return state
    one = encounter.participants[character]
    pool = pile_of(character, encounter.deck)
    participants = {**encounter.participants, character: replace(one, hand=(place_of(pool),) * len(one.hand))}
    return replace(
        state, encounter=replace(encounter, participants=participants), pools=with_unseen(state, pool, one.hand)
    )


def without_looks(state: State, seat: int | None) -> State:
    """Return the state with cards face down that another character looks at. Source: TG-2.3.5, 2.4.7."""
    for character, one in state.characters.items():
        if one.looking and seat != one.seat:
            pool = pool_of_looks(state, one.looking[0], character)
            hidden = replace(one, looking=(place_of(pool),) * len(one.looking))
            state = replace(
                state,
                characters={**state.characters, character: hidden},
                pools=with_unseen(state, pool, one.looking),
            )
    return state


def pool_of_looks(state: State, card: str, character: str) -> str:
    """Return the pool of cards looked at: the deck in use, or an advancement deck while resting."""
    return pile_of(character, deck_of(card)) + ("" if state.encounter is not None else ADVANCEMENT)


def with_unseen(state: State, pool: str, cards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the pools with these cards among the unseen cards of one pool."""
    return {**state.pools, pool: canonical([*state.pools.get(pool, ()), *cards])}


# Dreams that only those who have them are told

DREAMS = ("dream:", "nightmare:")
"""How the sources of effects begin that a dream or a nightmare orders."""


def confides(state: State) -> tuple[int, ...] | None:
    """Return the seats that dream, if only they are told what; None if everybody may know what is unfinished.

    Source: TG-2.3.9.
    """
    if state.dreams == "open" or not isinstance(state.journey, World):
        return None
    asleep = [one.members for one in state.journey.parties if one.kind == "dream"]
    return tuple(sorted({seat_of(state, who) for who in asleep[-1]})) if asleep else None


def known_agenda(position: Position[State], seat: int | None) -> tuple[Task, ...]:
    """Return what is unfinished, without what a dream orders that is told only to others.

    A question of it is told only to the seats that answer it; others know who answers. Source: TG-2.3.9.
    """
    seats = confides(position.state)
    if seats is None or seat in seats:
        return position.agenda
    told = tuple(one for task in position.agenda if (one := told_to(task, seat)) is not None)
    return (*told, Dreaming(seats=seats))


def told_to(task: Task, seat: int | None) -> Task | None:
    """Return what a seat that does not dream knows of a task; None if it knows nothing of it."""
    if not any(at.source.startswith(DREAMS) for at in contexts(task)):
        return task
    if isinstance(task, Question | Together):
        return task if seat in task.seats else Dreaming(seats=task.seats)
    return None


def contexts(value: Any) -> Iterator[At]:
    """Yield the contexts of all effects in a task."""
    if isinstance(value, At):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from contexts(getattr(value, name))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from contexts(one)
