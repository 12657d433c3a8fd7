"""The menu at a terminal: numbered from 1, a page at a time, fewer when part of a label is typed."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from api.client import Json

PAGE = 20
"""Options that are shown at once."""


class Menu(Struct, frozen=True):
    """What a seat may do, and which part of it is shown. wanted: what a label must hold; page: from 0."""

    version: int = 0
    seat: int = 0
    prompt: str | None = None
    actions: Sequence[Json] = ()
    wanted: str = ""
    page: int = 0


def menu_of(told: Json) -> Menu:
    """The menu that a service told."""
    return Menu(told["version"], told["seat"], told["prompt"], told["actions"])


def is_same(menu: Menu, other: Menu) -> bool:
    """Whether both ask the same and offer the same, at whatever version."""
    return (menu.prompt, offers(menu)) == (other.prompt, offers(other))


def offers(menu: Menu) -> list[tuple[str, str]]:
    """What each option is, and how it is worded."""
    return [(str(one["command"]["key"]), str(one["label"])) for one in menu.actions]


def found(menu: Menu) -> list[tuple[int, Json]]:
    """The options that are wanted, each with its number."""
    words = menu.wanted.casefold().split()
    numbered = enumerate(menu.actions, start=1)
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
    """The number of what Enter proposes: the only option that is wanted, else the default; None if there is none."""
    left = found(menu)
    if len(left) == 1 and (menu.wanted or len(menu.actions) == 1):
        return left[0][0]
    return next((n for n, one in left if one["default"]), None)
