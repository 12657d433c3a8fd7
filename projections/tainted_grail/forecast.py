"""What the end of the round and the next stop bring for certain. Source: TG-4.6.5, 5.14.5, 6.6.27."""

from collections.abc import Iterator

from domain.kernel.position import Position
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.state import State
from projections.forecast import ForecastLine
from projections.tainted_grail.board.stops import stop
from projections.tainted_grail.words import naming
from projections.text.messages import Messages

HAND_MAX = 3
"""The most cards that a hand keeps at the end of a round. Source: TG-6.6.27."""


def forecast(position: Position[State], messages: Messages) -> Iterator[ForecastLine]:
    """Yield who must discard at the end of the round, and what the row of stops holds next."""
    state = position.state
    if state.status != "running":
        return
    yield from discards(state, messages)
    following = state.stop + 1
    if following >= len(state.row):
        yield ForecastLine("TG-5.16.12", messages.say("forecast-last-stop"))
        return
    name = stop(messages, state.row[following])["name"]
    said = messages.say("forecast-stop", stop=following + 1, stops=len(state.row), name=name)
    yield ForecastLine("TG-5.14.5", said)


def discards(state: State, messages: Messages) -> Iterator[ForecastLine]:
    """Yield each character with too many cards; how many a hand holds is public. Source: TG-6.6.27."""
    if state.encounter is None:
        return
    for name in present(state):
        count = len(state.encounter.participants[name].hand)
        if count > HAND_MAX:
            who = naming.character(messages, name)
            yield ForecastLine("TG-6.6.27", messages.say("forecast-discard", character=who, count=count - HAND_MAX))
