"""What the chronicles of all games share: a fact's message, what it is filled with, and what goes without saying."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from domain.kernel.fact import Entry, Fact
from projections.messages import Messages

Values = dict[str, str | int]
"""What a message is filled with. A number beside a text, `<name>_n`, says how many things it names."""

Phrase = Callable[[Messages, Any, str, Any], Values]
"""(messages, state, field, its value) -> how the field of a fact or a question is said."""

F = TypeVar("F", bound=Fact)
Detail = Callable[[Any, Any, Any, Messages], Values | None]
"""(state before, fact, state after, messages) -> values; None if there is nothing to tell this time."""


class Sentences(NamedTuple):
    """How a game tells its facts: the message of a fact's tag, filled with its fields and what the table adds.

    silent: what goes without saying; before: what has its names from the moment before; details: what a fact's sentence
    needs beside its fields; said: (messages, state, fact) -> its fields, and what else the table adds.
    """

    silent: tuple[type[Fact], ...]
    before: tuple[type[Fact], ...]
    details: Mapping[type[Fact], Detail]
    said: Callable[[Messages, Any, Fact], Values]

    def tell(self, before: Any, entry: Entry, after: Any, messages: Messages) -> str | None:
        """The sentence for an entry; None for what goes without saying."""
        fact, details = entry.fact, self.details.get(type(entry.fact))
        if isinstance(fact, self.silent):
            return None
        own = details(before, fact, after, messages) if details else {}
        if own is None:
            return None
        said = self.said(messages, before if isinstance(fact, self.before) else after, fact)
        return messages.say(message_of(type(fact)), **{"luck": luck(entry.version), **said, **own})


def registering(
    known: dict[type[Fact], Detail],
) -> Callable[[type[F]], Callable[[Callable[[Any, F, Any, Messages], Values | None]], Detail]]:
    """A decorator that registers among a game's what the sentence of a fact type needs beside the fact's fields.

    The kernel's facts are told by every game in its own way, so each has a register of its own.
    """

    def details(fact: type[F]) -> Callable[[Callable[[Any, F, Any, Messages], Values | None]], Detail]:
        def register(function: Callable[[Any, F, Any, Messages], Values | None]) -> Detail:
            known[fact] = function
            return function

        return register

    return details


def phrases_of(said: Mapping[str, Phrase], messages: Messages, state: Any, struct: Struct) -> Values:
    """All fields of a fact or a question in words; those that need none are left out. said: field -> how it is said."""
    values: Values = {}
    for name in struct.__struct_fields__:
        phrase = said.get(name)
        if phrase is not None:
            values |= phrase(messages, state, name, getattr(struct, name))
    return values


def message_of(fact: type[Fact]) -> str:
    """The message that tells facts of a type: its tag without the game's mark."""
    return "told-" + str(fact.__struct_config__.tag).rpartition(".")[2]


def luck(version: int) -> int:
    """A number from 0 to 5 by which messages vary, always the same for an entry."""
    return (version * 2654435761 % 2**32) * 6 >> 32
