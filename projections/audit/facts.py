"""The facts that a verifier must read, as they are in a line's `data`. Every other type belongs to the game.

Source: audit protocol 1.8, 3.7. The facts may have further members. They are not the kernel's classes: a verifier that
shared the writer's classes would share its faults.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from domain.log.archive import Hash, Whole
from domain.log.line import Entry, Flawed

Face = int | str
Stream = Annotated[str, Meta(pattern=r"^[\x20-\x7e]{1,65535}\Z")]
TableId = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\Z")]


class Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    """A value that is not opened (audit protocol 3.6)."""

    sealed: Hash


class Outcome(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One use of chance: outcome number n of a stream, one of 0..m-1, which may be sealed."""

    stream: Stream
    n: Whole
    m: Annotated[int, Meta(ge=1, le=2**32)]
    outcome: Annotated[int, Meta(ge=0, lt=2**32)] | Sealed


class Origin(Struct, frozen=True):
    """The origin of a branch; entries: how many of the next lines are its copies."""

    table: TableId
    version: Whole
    root: Hash
    entries: Whole


class Stated(Struct, frozen=True, kw_only=True):
    """A fact that may have used dice; without dice it has no `fate`."""

    fate: tuple[Outcome, ...] = ()


class TableOpened(Stated, frozen=True):
    table: TableId
    commitment: Hash
    game: str
    rules: int
    pack: str
    options: dict[str, Any]
    seats: tuple[Any, ...]
    dice: dict[str, tuple[Face, ...]]
    origin: Origin | None = None


class SeedSealed(Stated, frozen=True):
    seat: Whole
    sealed: Hash


class SeedOpened(Stated, frozen=True):
    seat: Whole
    seed: str


class TableStarted(Stated, frozen=True):
    pass


class TokenReplaced(Stated, frozen=True):
    seat: Whole


class DiceRolled(Struct, frozen=True):
    die: str
    rolled: tuple[Face, ...]
    fate: tuple[Outcome, ...]
    purpose: str


class CardsShuffled(Stated, frozen=True):
    pool: str
    cards: tuple[str | Sealed, ...]


class CardsDrawn(Struct, frozen=True):
    pool: str
    cards: tuple[str | Sealed, ...]
    fate: tuple[Outcome, ...]


class CardsTaken(Stated, frozen=True):
    pool: str
    cards: tuple[str, ...]


class ActionsUndone(Stated, frozen=True):
    to: Whole


class ActionsRedone(Stated, frozen=True):
    to: Whole


class RulesChanged(Stated, frozen=True):
    rules: int
    pack: str


class TableEnded(Stated, frozen=True):
    result: str


class SeedRevealed(Stated, frozen=True):
    seed: Hash


class Other(Struct, frozen=True):
    """A fact of the game, of which a verifier reads only the chance that it used."""

    fate: tuple[Outcome, ...] = ()


Fact = (
    TableOpened
    | SeedSealed
    | SeedOpened
    | TableStarted
    | TokenReplaced
    | DiceRolled
    | CardsShuffled
    | CardsDrawn
    | CardsTaken
    | ActionsUndone
    | ActionsRedone
    | RulesChanged
    | TableEnded
    | SeedRevealed
    | Other
)

TYPES: dict[str, type[Fact]] = {
    "table-opened": TableOpened,
    "seed-sealed": SeedSealed,
    "seed-opened": SeedOpened,
    "table-started": TableStarted,
    "token-replaced": TokenReplaced,
    "dice-rolled": DiceRolled,
    "cards-shuffled": CardsShuffled,
    "cards-drawn": CardsDrawn,
    "cards-taken": CardsTaken,
    "actions-undone": ActionsUndone,
    "actions-redone": ActionsRedone,
    "rules-changed": RulesChanged,
    "table-ended": TableEnded,
    "seed-revealed": SeedRevealed,
}


def fact_of(entry: Entry, data: dict[str, Any]) -> Fact:
    """Return an entry's fact, as far as a verifier must know it. Raises Flawed if it lacks what its type needs.

    data: the entry's, with the opened values in place of the sealed ones.
    """
    try:
        return msgspec.convert(data, TYPES.get(entry.type, Other))
    except msgspec.ValidationError as error:
        raise Flawed(f"{entry.type}: {error}") from error


def chance_in(fact: Fact) -> tuple[Outcome, ...]:
    """Return the outcomes that a fact used, in order."""
    return fact.fate


def moves_chance(fact: Fact) -> bool:
    """Return whether a fact changes what later chance depends on: a counter or a pool."""
    return bool(chance_in(fact)) or isinstance(fact, CardsShuffled | CardsTaken)


def reveals(fact: Fact) -> bool:
    """Return whether a fact shows what nobody could know before."""
    return bool(chance_in(fact)) or isinstance(fact, CardsTaken)
