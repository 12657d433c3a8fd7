"""The progress of a game in few words: arena, stop, encounter and turn."""

from domain.kernel.position import Position
from domain.tainted_grail.state import State
from projections.tainted_grail.board.outcome import status_name
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.view import Progress


def progress(position: Position[State], messages: Messages) -> Progress:
    """Return the arena's name, the stop of how many, the encounter or its result, and the active character."""
    state = position.state
    arena = naming.arena(messages, state)
    if state.status == "setup":
        return Progress(arena, phase=messages.say("status-setup"))
    stops = len(state.row)
    day = messages.say("progress-stop", stop=min(state.stop + 1, stops), stops=stops)
    if state.status != "running" or state.encounter is None:
        return Progress(arena, day, status_name(messages, state))
    active = state.encounter.activation
    turn = messages.say("progress-turn", who=naming.character(messages, active.character)) if active else None
    return Progress(arena, day, naming.encounter_name(messages, state.encounter.card), turn)
