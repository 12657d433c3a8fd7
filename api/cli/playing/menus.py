"""The menu at a terminal: numbered from 1, a page at a time, fewer when part of a label or a place is typed."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from api.client.api_client import Json

PAGE = 20
"""Options that are shown at once."""


class Menu(Struct, frozen=True):
    """What a seat may do, and which part of it is shown. wanted: what a label must hold; page: from 0.

    suggested: the key that Enter proposes; hints: the short name of the place that an option leads to, by number;
    places: all names of it, as `plain` writes them.
    """

    version: int = 0
    seat: int = 0
    prompt: str | None = None
    actions: Sequence[Json] = ()
    wanted: str = ""
    page: int = 0
    suggested: str | None = None
    hints: Mapping[int, str] = {}
    places: Mapping[int, frozenset[str]] = {}


def menu_of(told: Json) -> Menu:
    """The menu that a service told."""
    return Menu(told["version"], told["seat"], told["prompt"], told["actions"])


def is_same(menu: Menu, other: Menu) -> bool:
    """Whether both ask the same and offer the same, at whatever version."""
    return (menu.prompt, offers(menu)) == (other.prompt, offers(other))


def offers(menu: Menu) -> list[tuple[str, str]]:
    """What each option is, and how it is worded."""
    return [(str(one["command"]["key"]), str(one["label"])) for one in menu.actions]


def with_places(menu: Menu, named: Iterable[tuple[int, str | None, Sequence[str]]]) -> Menu:
    """The menu with the places of its options. named: (number, short name, further names)."""
    rows = list(named)
    hints = {number: hint for number, hint, _ in rows if hint}
    places = {number: frozenset(map(plain, (*names, *([hint] if hint else [])))) for number, hint, names in rows}
    return replace(menu, hints=hints, places=places)


def plain(name: str) -> str:
    """A name without case and blanks."""
    return "".join(name.casefold().split())


def leading_to(menu: Menu, name: str) -> list[int]:
    """The options that lead to a place of this name."""
    return [number for number, names in menu.places.items() if plain(name) in names]


def found(menu: Menu) -> list[tuple[int, Json]]:
    """The options that are wanted, each with its number: those that lead to a place of that name, else by label."""
    words = menu.wanted.casefold().split()
    numbered = enumerate(menu.actions, start=1)
    if there := leading_to(menu, menu.wanted):
        return [(n, one) for n, one in numbered if n in there]
    return [(n, one) for n, one in numbered if all(word in str(one["label"]).casefold() for word in words)]


def pages(menu: Menu) -> int:
    """How many pages there are, one at least."""
    return max(1, -(-len(found(menu)) // PAGE))


def shown(menu: Menu) -> list[tuple[int, Json]]:
    """The options of this page."""
    return found(menu)[menu.page * PAGE : (menu.page + 1) * PAGE]


def turned(menu: Menu, pages_on: int) -> Menu:
    """Some pages on; after the last comes the first."""
    return replace(menu, page=(menu.page + pages_on) % pages(menu))


def narrowed(menu: Menu, wanted: str) -> Menu:
    """The options whose labels hold all these words, from the first page."""
    return replace(menu, wanted=wanted, page=0)


def usual(menu: Menu) -> int | None:
    """The number of what Enter proposes: the only option that is wanted, else the suggested one; None without one.

    What answers for an absent seat is not proposed: it ends turns and lets attacks come.
    """
    left = found(menu)
    if len(left) == 1 and (menu.wanted or len(menu.actions) == 1):
        return left[0][0]
    return next((n for n, one in left if one["command"]["key"] == menu.suggested), None)
