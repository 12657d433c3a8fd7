"""What facts are about: cards, tracks, attributes, encounters, characters."""

from collections.abc import Iterator, Mapping
from typing import Any

from domain.kernel.fact import Fact
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import RESOURCES, TRACKS
from domain.tainted_grail.world import World
from projections.about import Naming, about_fields, each
from projections.tainted_grail import ids
from projections.tainted_grail.telling import TOLD_BEFORE


def about(before: State, fact: Fact, after: State) -> tuple[str, ...]:
    """Return the ids of what a fact is about, else the encounter. A card that the reader may not see has none."""
    state = before if isinstance(fact, TOLD_BEFORE) else after
    found = about_fields(NAMED, state, fact)
    return found if found or state.encounter is None else (ids.encounter(state.encounter.card),)


def cards(state: State, fact: Any, value: str | tuple[str, ...]) -> Iterator[str | None]:
    """Yield any cards: of decks, encounters, items, secrets."""
    yield from (ids.thing(state, one) for one in ((value,) if isinstance(value, str) else value))


def source(state: State, fact: Any, ability: str) -> Iterator[str | None]:
    """Yield what an ability stands on."""
    yield ids.source(state, ability.rpartition("#")[0])


def held(state: State, fact: Any, what: str) -> Iterator[str | None]:
    """Yield a track or a resource of the character."""
    yield ids.holding(fact.character, what) if what in (*TRACKS, *RESOURCES) else ids.thing(state, what)


def attribute(state: State, fact: Any, name: str) -> Iterator[str]:
    """Yield an attribute of the character."""
    yield ids.attribute(fact.character, name)


def deck(state: State, fact: Any, name: str) -> Iterator[str]:
    """Yield a deck of the character."""
    if hasattr(fact, "character"):
        yield ids.deck(f"{fact.character}/{name}")


def way(state: State, fact: Any, id: str) -> Iterator[str]:
    """Yield a way of the encounter."""
    if state.encounter is not None:
        yield ids.way(state.encounter.card, id)


def places(state: State, fact: Any, number: int | None) -> Iterator[str]:
    """Yield a place of the land; in other facts the field is a place in a hand."""
    if number is not None and isinstance(state.journey, World) and number in state.pack.locations:
        yield ids.place(number)


def locations(state: State, fact: Any, number: int) -> Iterator[str]:
    """Yield the place where a location card lies, or would lie; neither the Book of Secrets nor an unknown one does."""
    if number in state.pack.locations:
        yield ids.place(original(state, number))


def discs(state: State, fact: Any, disc: Any) -> Iterator[str]:
    """Yield a time disc or a counting disc; the disc of a menhir is a number."""
    if isinstance(disc, str):
        yield ids.disc(disc)


def quests(state: State, fact: Any, name: str) -> Iterator[str]:
    """Yield the event or the secret with a quest."""
    yield name if name.startswith("secret:") else ids.event(name)


def receiver(state: State, fact: Any, to: Any) -> Iterator[str]:
    """Yield who gets something; in other facts the field is a number."""
    if isinstance(to, str):
        yield ids.character(to)


NAMED: Mapping[str, Naming] = {
    **dict.fromkeys(("card", "cards", "encounter", "encounters"), cards),
    "ability": source,
    "what": held,
    "attribute": attribute,
    "skill": each(ids.skill),
    "way": way,
    "deck": deck,
    "stop": each(ids.stop),
    "place": places,
    "location": locations,
    "to": receiver,
    "event": each(ids.event),
    "disc": discs,
    "quest": quests,
    **dict.fromkeys(("character", "characters", "participants", "members"), each(ids.character)),
    "seat": each(ids.seat),
}
"""Field of a fact -> what it names, the most specific first."""
