"""What the rest of the day, the next event and the last day bring for certain. Source: MP-4, 5.1, 7.1."""

from collections.abc import Iterator

from domain.kernel.position import Position
from domain.materia_prima.content.specials import EventCost
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.events import cost, points, unspent
from domain.materia_prima.queries.specials import specials
from domain.materia_prima.state import State
from domain.materia_prima.tasks.turn import StartTurn
from projections.forecast import ForecastLine
from projections.materia_prima.words import naming
from projections.text.messages import Messages


def forecast(position: Position[State], messages: Messages) -> Iterator[ForecastLine]:
    """Yield the turns to come, the inquisition phase, the end of the day, and the next event."""
    state = position.state
    if state.status != "running":
        return
    coming = [task.colour for task in position.agenda if isinstance(task, StartTurn)]
    if coming:
        who = messages.join([naming.figure(messages, state, colour) for colour in coming])
        yield ForecastLine("MP-4.7.2", messages.say("forecast-turns", who=who, count=len(coming)))
    if state.phase in ("alarm", "alchemists"):
        count = len(state.inquisitors)
        said = messages.say("forecast-inquisition", count=count, word=messages.number(count))
        yield ForecastLine("MP-4.19.1", said)
    if state.day < last_day(state):
        yield ForecastLine("MP-4.1.1", messages.say("forecast-day"))
    else:
        yield ForecastLine("MP-7.1.4", messages.say("forecast-last-day"))
    yield from next_event(state, messages)


def next_event(state: State, messages: Messages) -> Iterator[ForecastLine]:
    """Yield the next event row; its cost only where no special rule changes it with time. Source: MP-4.2.1, 5.2.8."""
    rows = state.pack.scenarios[state.scenario].events
    days = [row.day for row in rows if state.day < row.day <= last_day(state)]
    if not days:
        return
    day = min(days)
    if any(isinstance(one, EventCost) for one in specials(state)):
        yield ForecastLine("MP-5.2.8", messages.say("forecast-event", day=day))
        return
    asked, owned = cost(state, day), points(unspent(state))
    words = {"cost_word": messages.number(asked), "points_word": messages.number(owned)}
    said = messages.say("forecast-event-cost", day=day, cost=asked, points=owned, **words)
    yield ForecastLine("MP-5.2.8", said)
