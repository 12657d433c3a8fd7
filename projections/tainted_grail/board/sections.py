"""The sections of the board, each with the parts of the state that it reads."""

from domain.kernel.position import Position
from domain.tainted_grail.rules.encounter.end import is_in_play
from domain.tainted_grail.rules.events.decks import ASIDE
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.world import Arena, World
from projections.board.sections import Items, Portion, Section, listed
from projections.tainted_grail import ids
from projections.tainted_grail.board import areas
from projections.tainted_grail.board.characters import character
from projections.tainted_grail.board.encounter import encounter as encounter_view
from projections.tainted_grail.board.form.board import (
    BoxSection,
    EncounterSection,
    GuardianSection,
    HandsSection,
    QuestionsSection,
    RowSection,
    SeatsSection,
    StatusSection,
)
from projections.tainted_grail.board.form.characters import CharacterView
from projections.tainted_grail.board.form.journal import ReadingSection, StorySection
from projections.tainted_grail.board.form.land import CampaignSection, LandSection
from projections.tainted_grail.board.offers import offers
from projections.tainted_grail.board.outcome import status_name
from projections.tainted_grail.board.stops import met, row
from projections.tainted_grail.board.world import land as on_land
from projections.tainted_grail.board.world import story as told
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def status(position: Position[State], messages: Messages) -> StatusSection:
    """Return the state of the game, and its result."""
    state = position.state
    return {"game": "tainted-grail", "status": state.status, "status_name": status_name(messages, state)}


def questions(position: Position[State], messages: Messages) -> QuestionsSection:
    """Return the open questions and the asked seats."""
    return {
        "next": list(position.asked.seats) if position.asked else [],
        "questions": [areas.question_view(messages, position.state, one) for one in position.questions],
        "offers": offers(messages, position.state, position.questions),
    }


def seats(position: Position[State], messages: Messages) -> SeatsSection:
    """Return the players' seats."""
    return {"seats": [{"id": ids.seat(number), "seat": number} for number in range(len(position.state.seats))]}


def stops(position: Position[State], messages: Messages) -> RowSection:
    """Return the arena, the group's progress, and the encounters that it met; nothing in a campaign."""
    state, arena = position.state, position.state.journey
    if not isinstance(arena, Arena):
        return {}
    return {
        "arena": {"id": ids.arena(arena.id), "name": naming.arena(messages, state)},
        "row": row(messages, state),
        "stop": arena.stop,
        "met": met(messages, state),
    }


def guardian(position: Position[State], messages: Messages) -> GuardianSection:
    """Return the undefeated guardian that is met next; nothing in a campaign, whose guardians walk on the land."""
    arena = position.state.journey
    if not isinstance(arena, Arena):
        return {}
    name = arena.guardian
    return {"guardian": areas.named_encounter(messages, name) if name else None}


def campaign(position: Position[State], messages: Messages) -> CampaignSection:
    """Return the campaign, its chapter and its day; nothing in an arena."""
    state = position.state
    return {"campaign": on_land.campaign(messages, state)} if isinstance(state.journey, World) else {}


def land(position: Position[State], messages: Messages) -> LandSection:
    """Return the land, who stands where, who acts together, and the discs; nothing in an arena."""
    state = position.state
    if not isinstance(state.journey, World):
        return {}
    return {
        "land": on_land.land(messages, state),
        "figures": on_land.figures(state),
        "parties": on_land.parties(state),
        "discs": on_land.discs(messages, state),
    }


def story(position: Position[State], messages: Messages) -> StorySection:
    """Return statuses, open events and active quests; nothing in an arena."""
    state = position.state
    return told.story(messages, state) if isinstance(state.journey, World) else {}


def reading(position: Position[State], messages: Messages) -> ReadingSection:
    """Return the page that is read; nothing in an arena."""
    state = position.state
    if not isinstance(state.journey, World):
        return {}
    return {"reading": told.reading(messages, state, position.agenda)}


def hands(position: Position[State], messages: Messages) -> HandsSection:
    """Return who sees the cards in hands."""
    return {"hands": position.state.hands}


def characters(state: State) -> dict[str, Character]:
    """Return the characters in play, from each of which its view is made."""
    return dict(state.characters)


def one_character(messages: Messages, state: State, name: str, one: Character) -> CharacterView:
    """Return a character in play."""
    return character(messages, state, one)


def encounter(position: Position[State], messages: Messages) -> EncounterSection:
    """Return the encounter in progress."""
    state = position.state
    return {"encounter": encounter_view(messages, state, state.encounter) if state.encounter else None}


def decks(state: State) -> dict[str, tuple[str, ...]]:
    """Return the decks, from each of which its view is made."""
    return {name: places for name, places in state.piles.items() if name != ASIDE}


def box(position: Position[State], messages: Messages) -> BoxSection:
    """Return the cards and encounters out of the game."""
    state = position.state
    return {
        "box": [{"id": ids.encounter(one)} for one in state.box if is_in_play(state, state.pack.encounters[one])],
        "removed": [{"id": ids.owned(one), "name": naming.owned_name(messages, one)} for one in state.removed],
    }


SECTIONS = (
    Section("status", status, frozenset({"characters", "journey", "met", "status"})),
    Section(
        "questions",
        questions,
        frozenset(
            {
                "away",
                "challenge",
                "characters",
                "characters_each",
                "encounter",
                "free",
                "journey",
                "mode",
                "offered",
                "pack",
                "pools",
            }
        ),
        reads_agenda=True,
    ),
    Section("seats", seats, frozenset({"seats"})),
    Section("stops", stops, frozenset({"journey", "met", "pack", "status"})),
    Section("guardian", guardian, frozenset({"journey"})),
    Section(
        "campaign", campaign, frozenset({"away", "challenge", "free", "gathering", "journey", "mode", "switching"})
    ),
    Section("land", land, frozenset({"away", "challenge", "characters", "characters_each", "journey", "mode", "pack"})),
    Section("story", story, frozenset({"away", "characters", "journey", "pack"})),
    Section("reading", reading, frozenset({"journey", "pack"}), reads_agenda=True),
    Section("hands", hands, frozenset({"hands"})),
    listed(
        "characters",
        Items(
            characters,
            (Portion(one_character, None, frozenset({"away", "challenge", "characters_each", "mode", "pack"})),),
            frozenset({"characters"}),
        ),
    ),
    Section("encounter", encounter, frozenset({"characters", "encounter", "pack"})),
    listed("decks", Items(decks, (Portion(areas.deck, None, frozenset({"pack"})),), frozenset({"piles"}))),
    Section("box", box, frozenset({"box", "journey", "pack", "removed"})),
)
