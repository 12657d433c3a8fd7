"""The row of stops of an arena, and the group's progress."""

from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.queries.journey import the_arena
from domain.tainted_grail.state import State
from projections.tainted_grail import ids
from projections.tainted_grail.board.form.board import MetView, RowStopView, StopView
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def stop(messages: Messages, one: Stop) -> StopView:
    """Return a stop: an encounter drawn from a colour's deck, a named one, or a rest."""
    if one.rest:
        return {"kind": "rest", "name": messages.say("stop-rest")}
    if one.meet is not None:
        return {"kind": "meet", "encounter": one.meet, "name": naming.encounter_name(messages, one.meet)}
    colour = one.draw or "grey"
    name = messages.say(f"stop-{colour}")
    if one.of == 1:
        return {"kind": "draw", "colour": colour, "name": name}
    return {"kind": "draw", "colour": colour, "of": one.of, "name": messages.say("stop-of", of=one.of, name=name)}


def row(messages: Messages, state: State) -> list[RowStopView]:
    """Return all stops."""
    return [{"id": ids.stop(number), **stop(messages, one)} for number, one in enumerate(the_arena(state).row)]


def met(messages: Messages, state: State) -> list[MetView]:
    """Return the encounters that are over, with their results. Source: TG-6.14.7."""
    return [
        {
            "encounter": ids.encounter(one.card),
            "name": naming.encounter_name(messages, one.card),
            "result": one.result,
        }
        for one in state.met
    ]
