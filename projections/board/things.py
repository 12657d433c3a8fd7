"""Things that a player may ask about by name: a card, a figure, an event, each with its cost and effects."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.text.messages import Messages

CLOSE_MAX = 3
"""The most names that are suggested for an unknown one."""


class Thing(NamedTuple):
    """A thing with a name.

    lines: its cost and effects, or what lies there, in words; story: the text on it, None without one; is_card: whether
    a menu that names it also describes it; is_named: whether a text that has its name means it; id: see the game's ids,
    None for what has none.
    """

    name: str
    lines: tuple[str, ...]
    story: str | None = None
    is_card: bool = True
    is_named: bool = True
    id: str | None = None


class Place(NamedTuple):
    """The other names by which a player may call the place of an option.

    direction: `ne`, `e`, ... of a neighbouring place; names: its name, its letter, its place on the map.
    """

    direction: str | None
    names: tuple[str, ...]


def thing(
    name: str,
    lines: Iterable[str | None],
    story: str | None = None,
    *,
    is_card: bool = True,
    is_named: bool = True,
    id: str | None = None,
) -> Thing:
    """Return a thing with those lines that are not empty. No menu describes what a text does not mean by its name."""
    return Thing(name, tuple(filter(None, lines)), story or None, is_card and is_named, is_named, id)


def labelled(messages: Messages, key: str, text: str | None) -> str | None:
    """Return a text in the message that labels it; None without a text."""
    return messages.say(key, text=text) if text else None


def no_things(pack: Any, board: Any, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Return nothing, for a game that describes no things."""
    return iter(())


def no_place(board: Any, key: str) -> Place | None:
    """Return None, for a game without places."""
    return None


def named_in(things: Iterable[Thing], text: str) -> list[Thing]:
    """Return the things that a text names, in its order. Of two names in one place the longer counts."""
    found: dict[int, Thing] = {}
    taken: set[int] = set()
    for one in sorted((one for one in things if one.is_named), key=lambda one: -len(one.name)):
        at = text.find(one.name)
        if at >= 0 and at not in taken:
            taken.update(range(at, at + len(one.name)))
            found[at] = one
    return [found[at] for at in sorted(found)]


def asked_for(things: Sequence[Thing], words: str) -> list[Thing]:
    """Return the things with this name or id, else those whose name holds all these words, else those whose id begins
    so. Case does not matter.
    """
    wanted = words.casefold()
    exact = [one for one in things if wanted in (one.name.casefold(), (one.id or "").casefold())]
    return (
        exact
        or [one for one in things if all(word in one.name.casefold() for word in wanted.split())]
        or [one for one in things if begins_so(one.id, wanted)]
    )


def begins_so(id: str | None, wanted: str) -> bool:
    """Return whether an id, or the name in it, begins so."""
    known = (id or "").casefold()
    return bool(known) and (known.startswith(wanted) or name_in(known).startswith(wanted))


def close_to(things: Iterable[Thing], words: str) -> list[str]:
    """Return the names that look most like these words, the closest first; none if none does."""
    names = {one.name.casefold(): one.name for one in things}
    return [names[one] for one in get_close_matches(words.casefold(), names, CLOSE_MAX)]
