"""The exploration journal: its verses, and which of their choices are open. Source: TG-5.13."""

from domain.kernel.task import Unmet
from domain.tainted_grail.content.journal import BookVerse, Choice, Verse, mark_of
from domain.tainted_grail.queries.circumstances import is_used
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.queries.payment import OWN, UNITS, spare_of
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.vocabulary.terms import BOOK, Holding

PRIVATE: tuple[Holding, ...] = (*OWN, "terror")
"""What nobody else may pay of a share. Source: TG-4.5.17, 5.4.8."""


def reference(location: int, number: int) -> str:
    """Return the name of a verse as the source of effects, and among those that were read."""
    return f"verse:{location}.{number}"


def read_from(source: str) -> tuple[int, int] | None:
    """Return the section and number of the verse that a source names; None if it names none."""
    kind, _, name = source.partition(":")
    if kind != "verse":
        return None
    location, number = map(int, name.split("."))
    return location, number


def section_of(state: State, location: int, number: int) -> int:
    """Return the section that has a verse: a changed location may have an opening of its own. Source: TG-5.13.1."""
    if location == BOOK:
        return BOOK
    place, world = original(state, location), the_world(state)
    card = world.places[place].card if place in world.places else world.versions.get(place, place)
    return card if (card, number) in state.pack.verses else place


def verse_at(state: State, location: int, number: int) -> Verse | BookVerse | None:
    """Return a verse of a section; None if it has none with this number."""
    return state.pack.book.get(number) if location == BOOK else state.pack.verses.get((location, number))


def choice_of(state: State, location: int, number: int, choice: int) -> Choice:
    """Return a choice of a verse, by its number from 1."""
    verse = verse_at(state, location, number)
    assert verse is not None, "the verse was read"
    return verse.choices[choice - 1]


def open_choices(state: State, location: int, number: int) -> tuple[int, ...]:
    """Return the choices of a verse that may be taken now, from 1. Source: TG-5.13.5, 5.13.6."""
    verse = verse_at(state, location, number)
    count = len(verse.choices) if verse is not None else 0
    return tuple(one for one in range(1, count + 1) if rule_against_choice(state, location, number, one) is None)


def rule_against_choice(state: State, location: int, number: int, choice: int) -> Unmet | None:
    """Return what a choice lacks first: its limit, a requirement that nobody of the party meets, or its price.

    Source: TG-4.5.21, 5.13.4 to 5.13.6, 5.13.15.
    """
    text, who = choice_of(state, location, number, choice), able_party(state)
    if text.limit is not None and is_used(state, mark_of(location, number, choice), text.limit):
        return Unmet("TG-10.9", "limit", {"limit": text.limit})
    contexts = [At(one, "verse", reference(location, number)) for one in who]
    for need in text.need:
        if not any(holds(state, one, need) for one in contexts):
            return Unmet("TG-5.13.4", "need", {"need": need})
    return rule_against_price(state, who, text)


def rule_against_price(state: State, who: tuple[str, ...], text: Choice) -> Unmet | None:
    """Return what a party lacks to pay for a choice: at least one member's share, and what all pay together. Of a share
    that nobody has in full, it is what most members lack.

    Source: TG-4.5.15, 4.5.25, 4.5.29, 5.13.6, 5.13.15.
    """
    for what in UNITS:
        share, count = getattr(text.each, what), getattr(text.together, what)
        has = sum(spare_of(state, one, what) for one in who)
        if has < share + count:
            return Unmet("TG-5.13.6", "price", {"what": what, "count": share + count, "has": has})
    if not any(has_own(state, one, text.each) for one in who):
        what = max(PRIVATE, key=lambda what: sum(spare_of(state, one, what) < getattr(text.each, what) for one in who))
        return Unmet("TG-5.13.6", "share", {"what": what, "count": getattr(text.each, what)})
    return None


def has_own(state: State, character: str, cost: Cost) -> bool:
    """Return whether a character has all of a cost that nobody else may pay. Source: TG-4.5.17, 5.4.8."""
    return all(spare_of(state, character, what) >= getattr(cost, what) for what in PRIVATE)
