"""Which events a recap tells, how weighty they are, whom they concern, and which of them it tells as one."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from domain.kernel.fact import Fact
from projections.text.messages import Messages


class Notable(Struct, frozen=True):
    """An event that is worth telling.

    weight: from 1, the weightiest events are told; seats: those it concerns; subject: equal events share it and are
    told as one, None if the event is told by itself; count: for how many it counts.
    """

    weight: int
    seats: tuple[int, ...] = ()
    subject: tuple[Any, ...] | None = None
    count: int = 1


class Kind(NamedTuple):
    """How the facts of a type count as notable.

    of: fields that name those whom a fact concerns; same: fields in which equal events agree, None if each is told by
    itself; adds: the field that is summed over equal events, None to count them.
    """

    weight: int
    of: tuple[str, ...] = ()
    same: tuple[str, ...] | None = None
    adds: str | None = None


class RecapView(NamedTuple):
    """How a game's events are told in a recap.

    kinds: types of facts that may be notable;
    notable: (state before, fact as its reader may know it) -> how notable it is, None if it is not;
    in_all: (state before the last, the last fact, state after it, count, messages) -> equal events as one sentence;
    unread: types of facts that are not told and change nothing that a sentence says, so that nobody need read them.
    """

    kinds: Container[type[Fact]]
    notable: Callable[[Any, Fact], Notable | None]
    in_all: Callable[[Any, Fact, Any, int, Messages], str]
    unread: tuple[type[Fact], ...] = ()


def notable_by(
    kinds: Mapping[type[Fact], Kind], seat_of: Callable[[Any, Any], int | None]
) -> Callable[[Any, Fact], Notable | None]:
    """Return the function that tells how notable a fact is. seat_of: (state, name) -> the seat that owns it."""

    def notable(state: Any, fact: Fact) -> Notable | None:
        kind = kinds.get(type(fact))
        if kind is None:
            return None
        owners = (seat_of(state, getattr(fact, field)) for field in kind.of)
        seats = sorted({seat for seat in owners if seat is not None})
        subject = None if kind.same is None else tuple(getattr(fact, field) for field in kind.same)
        count = 1 if kind.adds is None else amount(getattr(fact, kind.adds))
        return Notable(kind.weight, tuple(seats), subject, count)

    return notable


def amount(value: int | Mapping[str, int]) -> int:
    """Return a number, or how many things of all kinds there are."""
    return value if isinstance(value, int) else sum(value.values())


def untold(*_: Any) -> str:
    """Tell nothing, for a game without notable events."""
    raise AssertionError("a game without notable events tells none")


def no_title(part: int, messages: Messages) -> str:
    """Return no title, for a game that is not told in parts."""
    return ""


def uncounted(state: Any) -> None:
    """Return None, for a game that counts no days."""


def nothing(position: Any, messages: Messages) -> Sequence[str]:
    """Return no sentences, for a game whose progress says how it stands."""
    return ()


class SoFarView(NamedTuple):
    """How a game is told from its beginning, in half a page.

    recap: what is told of it, None for what a recap tells; part: (state) -> the number of the part that it belongs to,
    such as its chapter; title: (number of a part, messages) -> its title; day: (state) -> its day; now: (position,
    messages) -> how it stands, in sentences.
    """

    recap: RecapView | None = None
    part: Callable[[Any], int] = lambda state: 0
    title: Callable[[int, Messages], str] = no_title
    day: Callable[[Any], int | None] = uncounted
    now: Callable[[Any, Messages], Sequence[str]] = nothing


NO_RECAP = RecapView((), lambda state, fact: None, untold)
"""Of a game without notable events: its recaps tell only undos and the end."""
