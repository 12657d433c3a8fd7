"""What a player may ask about by name: a card, a figure, an event, each with what it costs and does."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from projections.messages import Messages

Row = Literal[
    "kind",
    "level",
    "cost",
    "price",
    "asks",
    "points",
    "values",
    "gives",
    "does",
    "left",
    "right",
    "table",
    "hunts",
    "carries",
    "alchemists",
    "inquisition",
    "mission",
    "trait",
    "opportunity",
    "reward",
    "loot",
    "failure",
    "text",
]
"""What a line about a thing tells; `text` is the story on it."""

View = Mapping[str, Any]


class Thing(NamedTuple):
    """Something with a name. is_card: whether it is told beside a menu that names it, too."""

    name: str
    rows: tuple[tuple[Row, str], ...]
    is_card: bool = True


class Place(NamedTuple):
    """How else a player may name the place that an option leads to.

    direction: `ne`, `e`, ... of a neighbouring place; names: its name, its letter, where it is on the map.
    """

    direction: str | None
    names: tuple[str, ...]


def thing(name: str, rows: Iterable[tuple[Row, str | None]], *, is_card: bool = True) -> Thing:
    """A thing with the rows that say something."""
    return Thing(name, tuple((label, text) for label, text in rows if text), is_card)


def no_things(pack: Any, board: View, messages: Messages) -> Iterator[Thing]:
    """Of a game that tells of none."""
    return iter(())


def no_place(board: View, key: str) -> Place | None:
    """Of a game without places."""
    return None


def named_in(things: Iterable[Thing], text: str) -> list[Thing]:
    """The things that a text names, in the order of the text; of two names in one place the longer one."""
    found: dict[int, Thing] = {}
    taken: set[int] = set()
    for one in sorted(things, key=lambda one: -len(one.name)):
        at = text.find(one.name)
        if at >= 0 and at not in taken:
            taken.update(range(at, at + len(one.name)))
            found[at] = one
    return [found[at] for at in sorted(found)]


def asked_for(things: Sequence[Thing], messages: str) -> list[Thing]:
    """The things whose name is this, else those whose name holds all these words. Letters' case does not matter."""
    wanted = messages.casefold()
    exact = [one for one in things if one.name.casefold() == wanted]
    return exact or [one for one in things if all(word in one.name.casefold() for word in wanted.split())]
