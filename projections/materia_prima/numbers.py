"""The derived numbers of the board, each with its parts. Source: MP-2.1.3, 4.7.14, 4.16.3, 5.2, 6.2, 8.2, 8.3.10."""

from collections.abc import Iterable, Iterator

from domain.kernel.parts import Part
from domain.kernel.position import Position
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.abilities import pool_parts
from domain.materia_prima.queries.ending import last_day_part
from domain.materia_prima.queries.events import cost_parts, point_parts, unspent
from domain.materia_prima.rules.turn.actions import ACTED, remaining_parts
from domain.materia_prima.state import Completed, State
from domain.materia_prima.vocabulary import LAST_DAYS
from projections.materia_prima import ids
from projections.materia_prima.board.cards import stat
from projections.materia_prima.board.figures import INQUISITOR_STATS, STATS
from projections.materia_prima.words import naming
from projections.numbers import Number, NumberPart, PastAction, number
from projections.text.messages import Messages, sentence

THEN = "then"
"""Where the part comes from that a special rule added when a mission was fulfilled."""
OWN = {ACTED: "source-acted", THEN: "source-then"}
"""Sources that have no name of their own -> their messages."""


def numbers(position: Position[State], messages: Messages, past: Iterable[PastAction] = ()) -> Iterator[Number]:
    """Yield every derived number of the board with its parts."""
    state = position.state
    yield explained(messages, state, ("last_day",), None, messages.say("number-last-day"), [last_day_part(state)])
    yield from costs(messages, state)
    yield from figures(messages, state)
    yield from strengths(messages, state)
    recipes_max = messages.say("number-recipes-max")
    yield explained(messages, state, ("recipes_max",), None, recipes_max, pool_parts(state))
    yield explained(messages, state, ("points",), None, messages.say("number-points"), point_parts(unspent(state)))
    yield from fulfilled(messages, state)


def explained(
    messages: Messages, state: State, path: Iterable[str | int], about: str | None, label: str, parts: Iterable[Part]
) -> Number:
    """Return a number with its parts in words."""
    said = (
        NumberPart(source(messages, state, one.of), one.amount, one.rule, ids.source(state, one.of)) for one in parts
    )
    return number(path, about, sentence(label), said)


def source(messages: Messages, state: State, of: str) -> str:
    """Return what a part comes from, in words."""
    if of in OWN:
        return messages.say(OWN[of])
    if of in state.alchemists:
        return naming.character(messages, state, of)
    if of in LAST_DAYS:
        return messages.say("source-difficulty", name=messages.say(f"difficulty-{of}"))
    if of in state.pack.missions:
        return naming.quoted(messages, messages.say(f"mission-{of}"))
    if of == state.scenario:
        return naming.quoted(messages, messages.say(f"scenario-{of}"))
    return naming.source_name(messages, state.pack, of)


def costs(messages: Messages, state: State) -> Iterator[Number]:
    """Yield the costs of the event rows."""
    for at, row in enumerate(state.pack.scenarios[state.scenario].events):
        label = messages.say("number-event-cost", day=row.day)
        path = ("scenario", "events", at, "cost")
        yield explained(messages, state, path, ids.event(row.day), label, cost_parts(state, row.day))


def figures(messages: Messages, state: State) -> Iterator[Number]:
    """Yield the status values and the action points left of every player figure."""
    for list_, names in (("alchemists", state.alchemists), ("homunculi", state.homunculi)):
        for at, name in enumerate(names):
            who, about = naming.figure(messages, state, name), ids.figure(name)
            for one in STATS:
                label = messages.say("number-of", who=who, what=stat(messages, one))
                path = (list_, at, "values", one, "value")
                yield explained(messages, state, path, about, label, values.sources(state, name, one))
            label = messages.say("number-of", who=who, what=messages.say("number-remaining"))
            yield explained(messages, state, (list_, at, "remaining"), about, label, remaining_parts(state, name))


def strengths(messages: Messages, state: State) -> Iterator[Number]:
    """Yield the status values of each type of inquisitors that is on the board or in an open slot."""
    for type in inquisitors.open_types(state):
        who = naming.inquisitor_type(messages, type)
        for one in INQUISITOR_STATS:
            if parts := inquisitors.sources(state, type, one):
                label = messages.say("number-of", who=who, what=stat(messages, one))
                path = ("strengths", type, one, "value")
                yield explained(messages, state, path, ids.source(state, type.lower()), label, parts)


def fulfilled(messages: Messages, state: State) -> Iterator[Number]:
    """Yield the points of the fulfilled town missions."""
    for at, one in enumerate(state.completed):
        label = messages.say("number-of", who=messages.say(f"mission-{one.mission}"), what=messages.say("number-worth"))
        path = ("completed", at, "points")
        yield explained(messages, state, path, ids.mission(one.mission), label, worth_parts(state, one))


def worth_parts(state: State, one: Completed) -> Iterator[Part]:
    """Yield the points printed on a fulfilled mission, and what special rules changed when it was fulfilled."""
    printed = state.pack.missions[one.mission].points
    yield Part("MP-8.3.10", one.mission, printed)
    if one.points != printed:
        yield Part("MP-0.1.1", THEN, one.points - printed)
