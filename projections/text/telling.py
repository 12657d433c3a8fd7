"""What the chronicles of all games share: a fact's message, the values that fill it, and facts without a sentence."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from domain.kernel.fact import Entry, Fact
from projections.text.messages import Messages

Values = dict[str, str | int]
"""The values that fill a message. The number `<name>_n` says how many things the text `<name>` names."""

Phrase = Callable[[Messages, Any, str, Any], Values]
"""(messages, state, field, its value) -> the values for a field of a fact or a question."""

F = TypeVar("F", bound=Fact)
Detail = Callable[[Any, Any, Any, Messages], Values | None]
"""(state before, fact, state after, messages) -> values; None if this fact has no sentence."""


class Sentences(NamedTuple):
    """How a game words its facts: the message of a fact's tag, filled with values for its fields and the table.

    silent: types without a sentence; before: types whose names come from the state before; details: further values for
    the sentence of a type; said: (messages, state, fact) -> values for its fields and the table.
    """

    silent: tuple[type[Fact], ...]
    before: tuple[type[Fact], ...]
    details: Mapping[type[Fact], Detail]
    said: Callable[[Messages, Any, Fact], Values]

    def tell(self, before: Any, entry: Entry, after: Any, messages: Messages) -> str | None:
        """Return the sentence for an entry; None if it has none."""
        fact, details = entry.fact, self.details.get(type(entry.fact))
        if isinstance(fact, self.silent):
            return None
        own = details(before, fact, after, messages) if details else {}
        if own is None:
            return None
        said = self.said(messages, before if isinstance(fact, self.before) else after, fact)
        return messages.say(message_of(type(fact)), **{"luck": luck(entry.version), **said, **own})

    def in_all(self, before: Any, fact: Fact, after: Any, count: int, messages: Messages) -> str:
        """Return the sentence for several equal events, the last of which is this. count: how many they are."""
        details = self.details.get(type(fact))
        own = (details(before, fact, after, messages) if details else None) or {}
        said = self.said(messages, before if isinstance(fact, self.before) else after, fact)
        counted: Values = {"count": count, "count_word": messages.number(count), "times": messages.times(count)}
        return messages.say(in_all_of(type(fact)), **{**said, **own, **counted})


def registering(
    known: dict[type[Fact], Detail],
) -> Callable[[type[F]], Callable[[Callable[[Any, F, Any, Messages], Values | None]], Detail]]:
    """Return a decorator that registers a function for further values of a fact type's sentence.

    Each game has a register of its own, as each words the kernel's facts in its own way.
    """

    def details(fact: type[F]) -> Callable[[Callable[[Any, F, Any, Messages], Values | None]], Detail]:
        def register(function: Callable[[Any, F, Any, Messages], Values | None]) -> Detail:
            known[fact] = function
            return function

        return register

    return details


def phrases_of(said: Mapping[str, Phrase], messages: Messages, state: Any, struct: Struct) -> Values:
    """Return the values for all fields of a fact or a question that `said` has a phrase for, by name."""
    values: Values = {}
    for name in struct.__struct_fields__:
        phrase = said.get(name)
        if phrase is not None:
            values |= phrase(messages, state, name, getattr(struct, name))
    return values


def message_of(fact: type[Fact]) -> str:
    """Return the message for facts of a type: its tag without the game's mark."""
    return "told-" + str(fact.__struct_config__.tag).rpartition(".")[2]


def in_all_of(fact: type[Fact]) -> str:
    """Return the message that tells several equal facts of a type as one."""
    return "since-" + str(fact.__struct_config__.tag).rpartition(".")[2]


def luck(version: int) -> int:
    """Return a number from 0 to 5 by which messages vary, always the same for an entry."""
    return (version * 2654435761 % 2**32) * 6 >> 32
