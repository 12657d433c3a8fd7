"""How far a game is, in few words: arena, stop, encounter and turn."""

from domain.kernel.position import Position
from domain.tainted_grail.state import State
from projections.tainted_grail import naming
from projections.tainted_grail.outcome import status_name
from projections.view import Progress
from projections.words import Words


def progress(position: Position[State], words: Words) -> Progress:
    """The arena's name, the stop of how many, what is met there or how it ended, and who is active."""
    state = position.state
    arena = naming.arena(words, state)
    if state.status == "setup":
        return Progress(arena, phase=words.say("status-setup"))
    stops = len(state.row)
    day = words.say("progress-stop", stop=min(state.stop + 1, stops), stops=stops)
    if state.status != "running" or state.encounter is None:
        return Progress(arena, day, status_name(words, state))
    active = state.encounter.activation
    turn = words.say("progress-turn", who=naming.character(words, active.character)) if active else None
    return Progress(arena, day, naming.encounter_name(words, state.encounter.card), turn)
