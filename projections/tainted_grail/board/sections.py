"""The sections of the board, each with the parts of the state that it reads."""

from domain.kernel.position import Position
from domain.tainted_grail.state import State
from projections.board.sections import Section
from projections.tainted_grail import ids
from projections.tainted_grail.board import areas
from projections.tainted_grail.board.characters import character
from projections.tainted_grail.board.encounter import encounter as encounter_view
from projections.tainted_grail.board.form.board import (
    BoxSection,
    CharactersSection,
    DecksSection,
    EncounterSection,
    GuardianSection,
    HandsSection,
    QuestionsSection,
    RowSection,
    SeatsSection,
    StatusSection,
)
from projections.tainted_grail.board.offers import offers
from projections.tainted_grail.board.outcome import status_name
from projections.tainted_grail.board.stops import met, row
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
    """Return the arena, the group's progress, and the encounters that it met."""
    state = position.state
    return {
        "arena": {"id": ids.arena(state.arena), "name": naming.arena(messages, state)},
        "row": row(messages, state),
        "stop": state.stop,
        "met": met(messages, state),
    }


def guardian(position: Position[State], messages: Messages) -> GuardianSection:
    """Return the undefeated guardian that is met next."""
    name = position.state.guardian
    return {"guardian": areas.named_encounter(messages, name) if name else None}


def hands(position: Position[State], messages: Messages) -> HandsSection:
    """Return who sees the cards in hands."""
    return {"hands": position.state.hands}


def characters(position: Position[State], messages: Messages) -> CharactersSection:
    """Return the characters in play."""
    state = position.state
    return {"characters": [character(messages, state, one) for one in state.characters.values()]}


def encounter(position: Position[State], messages: Messages) -> EncounterSection:
    """Return the encounter in progress."""
    state = position.state
    return {"encounter": encounter_view(messages, state, state.encounter) if state.encounter else None}


def decks(position: Position[State], messages: Messages) -> DecksSection:
    """Return the decks with their known cards."""
    return {"decks": [areas.deck(messages, name, places) for name, places in position.state.piles.items()]}


def box(position: Position[State], messages: Messages) -> BoxSection:
    """Return the cards and encounters out of the game."""
    state = position.state
    return {
        "box": [{"id": ids.encounter(one)} for one in state.box],
        "removed": [{"id": ids.owned(one), "name": naming.owned_name(messages, one)} for one in state.removed],
    }


SECTIONS = (
    Section("status", status, frozenset({"characters", "guardian", "lurking", "met", "status"})),
    Section(
        "questions", questions, frozenset({"characters", "encounter", "offered", "pack", "pools"}), reads_agenda=True
    ),
    Section("seats", seats, frozenset({"seats"})),
    Section("stops", stops, frozenset({"arena", "met", "pack", "row", "status", "stop"})),
    Section("guardian", guardian, frozenset({"guardian"})),
    Section("hands", hands, frozenset({"hands"})),
    Section("characters", characters, frozenset({"characters", "characters_each", "pack"})),
    Section("encounter", encounter, frozenset({"characters", "encounter", "pack"})),
    Section("decks", decks, frozenset({"piles"})),
    Section("box", box, frozenset({"box", "removed"})),
)
