"""The end of a campaign's day: its steps, dreams, and what ends with the day. Source: TG-4.6."""

from collections.abc import Iterable

from domain.kernel.fact import hidden
from domain.kernel.play import Play
from domain.kernel.registry import asks, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.content.checks.shared import parts
from domain.tainted_grail.content.journal import Dream
from domain.tainted_grail.facts.events import DreamRead
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.rest import RestBegun
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import is_able
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.knowledge import confides
from domain.tainted_grail.queries.land import by_number, card_at, original, standing
from domain.tainted_grail.queries.tracks import is_insane
from domain.tainted_grail.rules.days import Steps, steps_from
from domain.tainted_grail.rules.effects.control import each_of
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.rules.events.decks import put_off
from domain.tainted_grail.rules.rest.recovery import powers_before
from domain.tainted_grail.rules.session import is_due
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import BeginDay, BeginEvening, Dreams, EndDay
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import IN_LAND, Each, Effect, HaveEncounter, OneOf
from domain.tainted_grail.tasks.events import Dreaming, EndDream, LookAtQuests, ReadDream
from domain.tainted_grail.tasks.rest import (
    BeforeResting,
    BeginAdjusting,
    BeginAdvancing,
    BeginGiving,
    BeginMeals,
    MissMeals,
    Regenerate,
    ShuffleDecks,
)
from domain.tainted_grail.tasks.session import BeginSession, CloseSession, SaveNight

EVENING: Steps = (
    (1, (BeginGiving(), BeginMeals(), MissMeals())),
    (2, (Regenerate(),)),
    (3, (BeginAdvancing(),)),
    (4, (BeginAdjusting(), ShuffleDecks())),
    (5, (Dreams(), EndDay())),
)
"""The steps of the evening with their tasks. Source: TG-4.6.3, 4.6.9, 4.6.14, 4.6.15, 4.6.18."""


@rule("TG-4.6.1", BeginEvening)
def begin_evening(play: Play[State], task: BeginEvening) -> None:
    """Begin the evening: what comes before resting, then its five steps, each ended for all before the next begins.

    Source: TG-4.6.1 to 4.6.3, 4.6.8, 4.6.14 to 4.6.17.
    """
    play.state_that(RestBegun())
    before = tuple(one.name for one in powers_before(play.state))
    play.then(BeforeResting(before), *steps_from(EVENING, "evening"))


@rule("TG-4.6.18", Dreams)
def dreams(play: Play[State], task: Dreams) -> None:
    """Settle who dreams: all at a place with the symbol; the insane have nightmares. The lowest number printed comes
    first, at one place the dream before the nightmare; the Dying dream alone.

    Source: TG-4.5.10, 4.6.18 to 4.6.22, 4.6.26, 5.16.14.
    """
    state = play.state
    asleep: list[ReadDream] = []
    for place in by_number(state, the_world(state).places):
        if not card_at(state, place).dream:
            continue
        here = standing(state, place)
        for kind in ("dream", "nightmare"):
            who = tuple(one for one in here if dreams_of(state, one) == kind)
            able = tuple(one for one in who if is_able(state, one))
            groups = [able, *((one,) for one in who if one not in able)]
            card = the_world(state).places[place].card
            asleep += [ReadDream(card, kind, group) for group in groups if group]
    play.then(*asleep)


def dreams_of(state: State, character: str) -> str:
    """Return what a character has at night. Source: TG-4.6.19."""
    return "nightmare" if is_insane(state, state.characters[character]) else "dream"


@rule("TG-4.6.18", ReadDream)
def read_dream(play: Play[State], task: ReadDream) -> None:
    """Let those who dream the same do so as a party. Nobody can refuse; a pack without the text tells nothing.

    Source: TG-2.3.9, 4.5.9, 4.5.10, 4.6.18, 4.6.22, 4.6.26.
    """
    who = tuple(one for one in task.characters if one in living(play.state))
    text = dream_at(play.state, task.location, task.kind)
    if not who or text is None:
        return
    play.state_that(PartyFormed("dream", who))
    play.state_that(DreamRead(text.location, text.kind), hidden(confides(play.state), ("location",)))
    at = At(who[0], "dream", f"{text.kind}:{text.location}")
    effects = (one for part in text.effects for one in dreamt(part, who, at))
    play.then(*effects, EndDream())


def dreamt(part: Effect, who: tuple[str, ...], at: At) -> tuple[Effect, ...]:
    """Return what is printed in a dream for those who have it: for each of them, or once for all if it has an encounter
    or changes the land.

    Source: TG-4.5.10, 4.5.20, 4.6.18.
    """
    is_shared = any(isinstance(one, (HaveEncounter, Each, OneOf, *IN_LAND)) for _, one in parts(part))
    return placed((part,), at) if is_shared else each_of(who, (part,), at)


def dream_at(state: State, card: int, kind: str) -> Dream | None:
    """Return the text for a location; a changed one may share that of its original. Source: TG-5.8.27."""
    found = state.pack.dreams
    return found.get((card, kind)) or found.get((original(state, card), kind))


@rule("TG-4.5.10", EndDream)
def end_dream(play: Play[State], task: EndDream) -> None:
    """Dissolve the party of a dream, and look at the quests. Source: TG-4.5.10, 4.5.23, 5.10.6."""
    play.state_that(PartyEnded())
    play.then(LookAtQuests())


@rule("TG-4.6.23", EndDay)
def end_day(play: Play[State], task: EndDay) -> None:
    """Put every open random event under its deck, with what it changed today. Then the next day begins, after a new
    session if all want one. An evening of a campaign is saved, and ends here if all want that.

    Source: TG-4.6.23 to 4.6.25, 4.2.24, 5.20.1, 5.20.11, 5.20.13.
    """
    for event in the_world(play.state).events:
        if event in play.state.pack.random_events:
            put_off(play, event)
    between: tuple[Task, ...] = (BeginSession(),) if is_due(play.state) else ()
    play.then(*((SaveNight(), CloseSession()) if play.state.session else between), BeginDay())


@asks("TG-2.3.9", Dreaming)
def dreaming_answers(state: State, question: Dreaming) -> Iterable[Option]:
    """Yield nothing: the answers are those of the question that it stands for. Source: TG-2.3.9."""
    return ()
