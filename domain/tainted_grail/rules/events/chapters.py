"""Chapters: their setup, their end, and the end of a campaign. Source: TG-3.2.8 to 3.2.17, 3.3."""

from collections.abc import Iterable

from domain.kernel.chance.pile import is_face_down
from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon
from domain.tainted_grail.facts.events import ChapterBegan, ChapterEnding, ChapterSetUp, EventPutAway
from domain.tainted_grail.queries.events import RANDOM, card_of
from domain.tainted_grail.queries.journey import difficulties, the_world
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.rules.events.decks import lay_out, on_top
from domain.tainted_grail.rules.events.texts import resolve
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import EndCampaign, EndChapter
from domain.tainted_grail.tasks.events import SaveChapter, SetUpChapter, TurnChapter
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.vocabulary.terms import ENCOUNTER_COLOURS, Difficulty, EncounterColour


@rule("TG-3.2.12", SetUpChapter)
def set_up_chapter(play: Play[State], task: SetUpChapter) -> None:
    """Begin a chapter: sort the encounters, build the event deck, and carry out what the setup card orders.

    Source: TG-3.2.8, 3.2.12 to 3.2.17, 3.3.2, 3.3.5 to 3.3.7.
    """
    is_first = play.state.chapter_start is None
    before: tuple[Difficulty, ...] = () if is_first else difficulties(play.state)
    chapter = play.state.pack.chapters[task.number]
    joining = tuple(
        one
        for one in play.state.box
        if (it := difficulty(play.state, one)) in chapter.difficulties and it not in before
    )
    leaving = () if is_first else leaving_decks(play.state, chapter.difficulties)
    box = (*(one for one in play.state.box if one not in joining), *leaving)
    play.state_that(ChapterBegan(task.number, box))
    for colour in ENCOUNTER_COLOURS:
        sort_encounters(play, colour, joining, leaving, is_first=is_first)
    if is_first and (random := play.state.pack.random_events):
        play.shuffle(RANDOM, (card_of(play.state, one) for one in random))
    put_away_events(play)
    lay_out(play, task.number)
    play.then(SaveChapter())
    resolve(play, chapter.effects, "event", f"chapter:{task.number}")


def difficulty(state: State, encounter: str) -> Difficulty:
    """Return the difficulty of an encounter. Source: TG-3.2.16."""
    return state.pack.encounters[encounter].difficulty


def leaving_decks(state: State, kept: tuple[Difficulty, ...]) -> tuple[str, ...]:
    """Return the encounters in the decks that a chapter does not use. Source: TG-3.2.15, 3.3.6."""
    decks = {card for colour in ENCOUNTER_COLOURS for card in in_deck(state, colour)}
    return tuple(one for one in state.pack.encounters if one in decks and difficulty(state, one) not in kept)


def in_deck(state: State, colour: EncounterColour) -> tuple[str, ...]:
    """Return the encounters in a deck, known or not."""
    pile = encounter_pile(colour)
    known = (card for card in state.piles.get(pile, ()) if not is_face_down(card))
    return (*known, *state.pools.get(pile, ()))


def sort_encounters(
    play: Play[State], colour: EncounterColour, joining: Iterable[str], leaving: Iterable[str], *, is_first: bool
) -> None:
    """Take encounters out of a deck, shuffle others in, and put "your first encounter" on top.

    Source: TG-2.4.5, 3.2.8, 3.2.15, 3.2.17, 3.3.6.
    """
    pack, pile = play.state.pack.encounters, encounter_pile(colour)
    new = tuple(one for one in joining if pack[one].colour == colour)
    play.shuffle(pile, new, pool=pile)
    if old := tuple(one for one in leaving if pack[one].colour == colour):
        play.take_cards(pile, old)
    unseen = play.state.pools[pile] if is_first else new
    if first := tuple(one for one in unseen if pack[one].first):
        on_top(play, pile, first)


def put_away_events(play: Play[State]) -> None:
    """Put the open story events that are no quests into the box. Source: TG-3.3.7."""
    events = play.state.pack.events
    for event in the_world(play.state).events:
        if event in events and events[event].quest is None:
            play.state_that(EventPutAway(event, boxed=True))


@rule("TG-3.3.5", SaveChapter)
def save_chapter(play: Play[State], task: SaveChapter) -> None:
    """Keep the game at the start of a chapter. Source: TG-3.3.5."""
    play.state_that(ChapterSetUp())


@effect("TG-3.3.1", EndChapter, for_others=True)
def end_chapter(play: Play[State], at: At, task: EndChapter) -> None:
    """Order the end of the chapter, which waits until nothing is in progress. Source: TG-3.3.1, 3.3.8."""
    if not the_world(play.state).closing:
        play.state_that(ChapterEnding())


@rule("TG-3.3.8", TurnChapter)
def turn_chapter(play: Play[State], task: TurnChapter) -> None:
    """Begin the next chapter if the end of this one was ordered; without a next one the campaign is won.

    Source: TG-3.3.2, 3.3.8.
    """
    world = the_world(play.state)
    if not world.closing:
        return
    if world.chapter + 1 in play.state.pack.chapters:
        play.then(SetUpChapter(world.chapter + 1))
    else:
        play.state_that(CampaignWon())
        play.break_off(CloseWorld)


@effect("TG-3.3.2", EndCampaign, for_others=True)
def end_campaign(play: Play[State], at: At, task: EndCampaign) -> None:
    """End the campaign at once, well or badly. Source: TG-3.3.2."""
    play.state_that(CampaignWon() if task.won else CampaignLost())
    play.break_off(CloseWorld)
