"""The progress of a game in few words: scenario, day, phase and turn."""

from domain.kernel.position import Position
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.state import State
from projections.materia_prima.words import naming
from projections.text.messages import Messages
from projections.view import Progress


def progress(position: Position[State], messages: Messages) -> Progress:
    """Return the scenario's name, the day of how many, the phase or the result, and whose turn it is."""
    state = position.state
    scenario = messages.say(f"scenario-{state.scenario}")
    if state.status == "setup":
        return Progress(scenario, phase=messages.say("status-setup"))
    day = messages.say("picture-day", day=state.day, last_day=last_day(state))
    if state.status != "running":
        return Progress(scenario, day, messages.say(f"status-{state.status}"))
    turn = messages.say("progress-turn", who=naming.figure(messages, state, state.turn)) if state.turn else None
    return Progress(scenario, day, messages.say(f"phase-{state.phase}"), turn)
