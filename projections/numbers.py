"""Numbers of a board explained: each is the sum of its parts, and each part has the rule by which it counts."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, NamedTuple, Protocol

from msgspec import Meta, Struct

from domain.kernel.fact import Entry
from domain.kernel.parts import LEAST, MOST
from domain.kernel.position import Position
from projections.patch.pointer import escaped
from projections.text.messages import Messages

Pointer = Annotated[str, Meta(pattern="^(/[^/]*)+$", description="a JSON pointer (RFC 6901) into the same board")]


BOUNDS = {LEAST: "bound-least", MOST: "bound-most"}
"""Kinds of bounds -> their messages."""


class NumberPart(Struct, frozen=True):
    """A part of a number. rule: why it counts; about: id of what it comes from, null for the rules alone."""

    label: str
    amount: int
    rule: str
    about: str | None


class Number(Struct, frozen=True):
    """A number of a board, the sum of its parts. about: id of what it belongs to, null for the whole table."""

    path: Pointer
    about: str | None
    label: str
    value: int
    parts: tuple[NumberPart, ...]


class PastAction(NamedTuple):
    """An action in full, whatever its reader may know: the position before it, and its entries."""

    before: Position[Any]
    entries: Sequence[Entry]


class Numbers(Protocol):
    """Yields the derived numbers of a board, in the board's order.

    position: as its reader may know it; past: the actions that led to it, newest first, read only as far as needed. A
    part names only what lies open.
    """

    def __call__(
        self, position: Position[Any], messages: Messages, past: Iterable[PastAction] = (), /
    ) -> Iterable[Number]: ...


def number(path: Iterable[str | int], about: str | None, label: str, parts: Iterable[NumberPart]) -> Number:
    """Return the number that these parts make. path: names and indices, from the board's top."""
    made_of = tuple(parts)
    return Number(pointer(path), about, label, sum(part.amount for part in made_of), made_of)


def pointer(path: Iterable[str | int]) -> str:
    """Return a path as a JSON pointer."""
    return "".join(f"/{escaped(str(part))}" for part in path)


def bounded(messages: Messages, of: str) -> str | None:
    """Return in words the bound that a part comes from; None if it comes from something else."""
    kind, _, bound = of.partition(":")
    return messages.say(BOUNDS[kind], bound=bound) if kind in BOUNDS else None


def no_numbers(position: Position[Any], messages: Messages, past: Iterable[PastAction] = ()) -> Iterable[Number]:
    """Return nothing, for a game that explains no numbers."""
    return ()
