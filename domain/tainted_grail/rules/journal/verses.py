"""Reading verses: what is read, where it goes on, and where it ends. Source: TG-5.13.1 to 5.13.6."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.journal import (
    open_choices,
    read_from,
    reference,
    section_of,
    verse_at,
)
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import EndExploration, GoTo
from domain.tainted_grail.tasks.events import LookAtQuests
from domain.tainted_grail.tasks.journal import ChooseInVerse, EndReading, OfferChoices, ReadVerse
from domain.tainted_grail.vocabulary.terms import BOOK


@rule("TG-5.13.3", ReadVerse)
def read_verse(play: Play[State], task: ReadVerse) -> None:
    """Read a verse, carry out its effects in printed order, then offer its choices. Nobody reads for an empty party.

    The effects stand in the log only now that the verse is read. Source: TG-4.4.2, 4.5.26, 5.13.1 to 5.13.3, 5.13.9.
    """
    who, state = able_party(play.state), play.state
    location = section_of(state, task.location, task.number)
    verse = verse_at(state, location, task.number)
    if not who or verse is None:
        return
    play.state_that(VerseRead(location, task.number))
    effects = placed(verse.effects, read_at(who, location, task.number))
    play.then(*effects, LookAtQuests(), OfferChoices(location, task.number))


def read_at(who: tuple[str, ...], location: int, number: int) -> At:
    """Return the context of what a verse does to the party. Source: TG-4.5.19."""
    return At(who[0], "verse", reference(location, number), party=True)


@rule("TG-5.13.6", OfferChoices)
def offer_choices(play: Play[State], task: OfferChoices) -> None:
    """Ask the party for a choice, or let the exploration end if none is open. Source: TG-4.5.26, 5.13.5, 5.13.6."""
    who = able_party(play.state)
    if who and open_choices(play.state, task.location, task.number):
        play.then(ChooseInVerse(seats=seats_of(play.state, who), location=task.location, number=task.number))


@effect("TG-5.13.3", GoTo)
def go_to(play: Play[State], at: At, task: GoTo) -> None:
    """Read on at another verse; what is left of this one does not happen. Another text opens the journal anew.

    Source: TG-5.13.2, 5.13.3.
    """
    verse = read_from(at.source)
    section = place_of(play.state, at.character) if verse is None else verse[0]
    following = ReadVerse(BOOK if task.book else section, task.verse)
    if verse is None:
        play.then(following, EndReading())
    else:
        play.break_off(EndReading)
        play.then(following)


@effect("TG-4.4.2", EndExploration)
def end_exploration(play: Play[State], at: At, task: EndExploration) -> None:
    """End the exploration. Outside one there is nothing to end. Source: TG-4.4.2, 5.13.3."""
    if read_from(at.source) is not None:
        play.break_off(EndReading)


@rule("TG-4.4.2", EndReading)
def end_reading(play: Play[State], task: EndReading) -> None:
    """Close the journal. What formed the party goes on behind it. Source: TG-4.4.2, 4.5.23."""
