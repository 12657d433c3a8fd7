"""The progress of a game in few words: arena and stop, or campaign and day; encounter and turn."""

from domain.kernel.position import Position
from domain.tainted_grail.queries.journey import the_arena, top_party
from domain.tainted_grail.state import State
from domain.tainted_grail.world import World
from projections.tainted_grail.board.outcome import status_name
from projections.tainted_grail.board.world.story import page_of, title
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.view import Progress


def progress(position: Position[State], messages: Messages) -> Progress:
    """Return the arena's name, the stop of how many, the encounter or its result, and the active character."""
    state = position.state
    if isinstance(state.journey, World):
        return in_campaign(position, state.journey, messages)
    arena = naming.arena(messages, state)
    if state.status == "setup":
        return Progress(arena, phase=messages.say("status-setup"))
    way = the_arena(state)
    stops = len(way.row)
    day = messages.say("progress-stop", stop=min(way.stop + 1, stops), stops=stops)
    if state.status != "running" or state.encounter is None:
        return Progress(arena, day, status_name(messages, state))
    active = state.encounter.activation
    turn = messages.say("progress-turn", who=naming.character(messages, active.character)) if active else None
    return Progress(arena, day, naming.encounter_name(messages, state.encounter.card), turn)


def in_campaign(position: Position[State], world: World, messages: Messages) -> Progress:
    """Return the campaign's name, chapter and day, what is met or read, else the phase; and who acts."""
    state, name = position.state, messages.say(f"campaign-{world.id}")
    if state.status == "setup":
        return Progress(name, phase=messages.say("status-setup"))
    day = messages.say("progress-day", chapter=world.chapter, day=world.day) if world.day else None
    if state.status != "running":
        return Progress(name, day, status_name(messages, state))
    return Progress(name, day, happening(position, messages), acting(state, messages))


def happening(position: Position[State], messages: Messages) -> str:
    """Return what is met or read, else the phase of the day."""
    state, page = position.state, page_of(position.agenda)
    if state.encounter is not None:
        return naming.encounter_name(messages, state.encounter.card)
    if page is not None:
        return title(messages, state, page.section)
    assert isinstance(state.journey, World), "a campaign has days"
    return messages.say(f"phase-{state.journey.phase}")


def acting(state: State, messages: Messages) -> str | None:
    """Return the active character of an encounter, else who does something; None if nobody does."""
    encounter, together = state.encounter, top_party(state)
    if encounter is not None and encounter.activation is not None:
        return messages.say("progress-turn", who=naming.character(messages, encounter.activation.character))
    if encounter is not None or together is None or not together.members:
        return None
    return messages.say("progress-party", who=naming.characters(messages, together.members))
