"""Facts: what happened. A fact's tag and its fields, with their names and order, never change."""

from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from domain.kernel.task import Task

HIDDEN_KEPT = 1024
"""The most lists of hidden cards in the cache: of so many cards, from all but these seats."""
FateUsed = tuple[tuple[str, int, int, int], ...]
"""The outcomes that an entry used: stream, running number, possibilities, outcome (audit protocol 1.8)."""

Face = int | str
Path = tuple[str | int, ...]
T = TypeVar("T", bound=Task)


class Fact(Struct, frozen=True, array_like=True):
    """Something that happened at a table. It is stored as an array, and is an object in the log's line.

    reveals: whether it shows what some seat could not know before; the undo policy reads it. Every fact type states it:
    there is no default, and it is not inherited. It is False where a roll or draw beside it has shown that already.
    ends_with: the game's result once this fact is stated, None for all facts that do not end it.
    """

    reveals: ClassVar[bool]
    ends_with: ClassVar[str | None] = None

    def __init_subclass__(cls) -> None:
        """Raise TypeError for a fact type that does not state `reveals`."""
        super().__init_subclass__()
        if not isinstance(vars(cls).get("reveals"), bool):
            raise TypeError(
                f"the fact type {cls.__name__} must state itself whether it reveals: `reveals: ClassVar[bool] = ...`"
            )


class Hidden(Struct, frozen=True, gc=False):
    """A value of a fact that only these seats may know yet, or nobody if `seats` is empty (audit protocol 3.6).

    path: member names and indices that lead to it from the fact.
    """

    path: Path
    seats: tuple[int, ...]


def hidden(seats: tuple[int, ...] | None, *paths: Path) -> tuple[Hidden, ...]:
    """Hide what stands at these paths from all but these seats. Return nothing if `seats` is None."""
    return () if seats is None else tuple(Hidden(path, seats) for path in paths)


@lru_cache(HIDDEN_KEPT)
def hidden_cards(count: int, seats: tuple[int, ...] | None) -> tuple[Hidden, ...]:
    """Hide each of the first `count` cards of a fact's `cards` from all but these seats. Return nothing if `seats` is
    None.
    """
    return hidden(seats, *(("cards", at) for at in range(count)))


class Stated(Struct, frozen=True, gc=False):
    """A fact with the rule that stated it, before the store gives it a version."""

    rule: str | None
    fact: Fact
    hidden: tuple[Hidden, ...] = ()


class Seal(Struct, frozen=True, array_like=True):
    """The path and seats of a hidden value, and the nonce of 32 bytes that seals it in the line."""

    path: Path
    seats: tuple[int, ...]
    nonce: bytes


class Entry(Struct, frozen=True, gc=False):
    """A fact with its place in a table's log (audit protocol 3.1).

    version: from 1; at: milliseconds since 1970, UTC; action: 0 for the table's own entries and the setup; by: the seat
    whose token the command had, None for the service; seals: of the values that not everyone may know yet.
    """

    version: int
    at: int
    action: int
    by: int | None
    rule: str | None
    fact: Fact
    seals: tuple[Seal, ...] = ()


class ActionTaken(Fact, frozen=True, tag="action-taken"):
    """A seat took one of its options."""

    reveals: ClassVar[bool] = False
    seat: int
    key: str


class OnlyAnswerTaken(Fact, frozen=True, tag="only-answer-taken"):
    """The only answer to a question was taken inside an action, on behalf of its seat."""

    reveals: ClassVar[bool] = False
    seat: int
    key: str


class Awaiting(Fact, Generic[T], frozen=True, tag="awaiting"):
    """The end of an action, with the unfinished tasks.

    kept: how many of the lowest tasks of the stack remain; tasks: those above them, the next one first.
    """

    reveals: ClassVar[bool] = False
    kept: int
    tasks: tuple[T, ...]


class DiceRolled(Fact, frozen=True, tag="dice-rolled"):
    """Dice were rolled. rolled: the faces, in the order of `fate`; purpose: a key that the projection words, which may
    name who rolls and why, as `test:beor:empathy`.
    """

    reveals: ClassVar[bool] = True
    die: str
    rolled: tuple[Face, ...]
    fate: FateUsed
    purpose: str


class CardsShuffled(Fact, frozen=True, tag="cards-shuffled"):
    """Cards joined a pool, and every place of the pile is now a face-down place of that pool (audit protocol 1.9).

    cards: those that join, in canonical order; `?<pool>` is a face-down place of another pool.
    """

    reveals: ClassVar[bool] = False
    pool: str
    cards: tuple[str, ...]
    pile: str


class CardsDrawn(Fact, frozen=True, tag="cards-drawn"):
    """Face-down places on top of a pile were settled, and the cards left the pile in this order."""

    reveals: ClassVar[bool] = True
    pool: str
    cards: tuple[str, ...]
    fate: FateUsed
    pile: str


class CardsTaken(Fact, frozen=True, tag="cards-taken"):
    """Cards of a pool were searched out openly and left the pile, without chance."""

    reveals: ClassVar[bool] = True
    pool: str
    cards: tuple[str, ...]
    pile: str


class CardsTurned(Fact, frozen=True, tag="cards-turned"):
    """Known cards on top of a pile left it, without chance."""

    reveals: ClassVar[bool] = False
    cards: tuple[str, ...]
    pile: str


class CardsPutUnder(Fact, frozen=True, tag="cards-put-under"):
    """Known cards were put under a pile, the last of them lowest."""

    reveals: ClassVar[bool] = False
    cards: tuple[str, ...]
    pile: str


class CardsSetAside(Fact, frozen=True, tag="cards-set-aside"):
    """The top places of a pile were moved unseen onto another pile, the topmost ending lowest."""

    reveals: ClassVar[bool] = False
    count: int
    pile: str
    to: str


MOVES_OF_PILES: tuple[type[Fact], ...] = (
    CardsShuffled,
    CardsDrawn,
    CardsTaken,
    CardsTurned,
    CardsPutUnder,
    CardsSetAside,
)
"""The kernel's facts about cards that move. The game's own fact beside them tells why."""
PLAY_FACTS: tuple[type[Any], ...] = (ActionTaken, OnlyAnswerTaken, DiceRolled, *MOVES_OF_PILES)
"""The kernel's facts of a game in play, without `Awaiting`, whose tasks belong to the game."""
