"""Texts of events, with what they change for a day. Source: TG-4.2.24."""

from collections.abc import Iterator

from domain.tainted_grail.content.chapters import Today
from domain.tainted_grail.state import State
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def event_text(messages: Messages, state: State, event: str) -> str:
    """Return the text of an event; behind it stands what a random one changes until the day ends."""
    return " ".join((messages.say(f"{naming.event_id(state, event)}-text"), *changes_of_day(messages, state, event)))


def changes_of_day(messages: Messages, state: State, event: str) -> Iterator[str]:
    """Yield a sentence for each change of the day by a random event; none for other events."""
    if event in state.pack.random_events:
        for what, value in state.pack.random_events[event].today.items():
            yield change_of_day(messages, what, value)


def change_of_day(messages: Messages, what: Today, value: int) -> str:
    """Return a change of the day as a sentence. value: as the pack has it, below 0 for what costs less."""
    way = "more" if value > 0 else "less"
    return messages.say(f"today-{what}", way=way, count=abs(value), word=messages.number(abs(value)))
