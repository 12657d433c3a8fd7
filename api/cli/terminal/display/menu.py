"""The menu at a terminal: numbered from 1, one page at a time, filtered when part of a label or a place is typed."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from api.client.answers import Json

PAGE = 20
"""Options on one page."""


class Menu(Struct, frozen=True):
    """What a seat may do, and which part of it is shown. wanted: what a label must contain; page: from 0.

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


def menu_of(answer: Json) -> Menu:
    """Return the menu in a service's answer."""
    actions = answer["actions"]
    suggested = next((str(one["command"]["key"]) for one in actions if one.get("suggested")), None)
    return Menu(answer["version"], answer["seat"], answer["prompt"], actions, suggested=suggested)


def is_same(menu: Menu, other: Menu) -> bool:
    """Return whether both menus ask and offer the same, at any version."""
    return (menu.prompt, offers(menu)) == (other.prompt, offers(other))


def offers(menu: Menu) -> list[tuple[str, str]]:
    """Return the key and the label of each option."""
    return [(str(one["command"]["key"]), str(one["label"])) for one in menu.actions]


def with_places(menu: Menu, named: Iterable[tuple[int, str | None, Sequence[str]]]) -> Menu:
    """Return the menu with the places of its options. named: (number, short name, further names)."""
    rows = list(named)
    hints = {number: hint for number, hint, _ in rows if hint}
    places = {number: frozenset(map(plain, (*names, *([hint] if hint else [])))) for number, hint, names in rows}
    return replace(menu, hints=hints, places=places)


def plain(name: str) -> str:
    """Return a name without case and blanks."""
    return "".join(name.casefold().split())


def leading_to(menu: Menu, name: str) -> list[int]:
    """Return the options that lead to a place with this name."""
    return [number for number, names in menu.places.items() if plain(name) in names]


def found(menu: Menu) -> list[tuple[int, Json]]:
    """Return the selected options with their numbers: those that lead to a place with that name, else by label."""
    words = menu.wanted.casefold().split()
    numbered = enumerate(menu.actions, start=1)
    if there := leading_to(menu, menu.wanted):
        return [(n, one) for n, one in numbered if n in there]
    return [(n, one) for n, one in numbered if all(word in str(one["label"]).casefold() for word in words)]


def pages(menu: Menu) -> int:
    """Return the number of pages, at least one."""
    return max(1, -(-len(found(menu)) // PAGE))


def shown(menu: Menu) -> list[tuple[int, Json]]:
    """Return the options of this page."""
    return found(menu)[menu.page * PAGE : (menu.page + 1) * PAGE]


def turned(menu: Menu, pages_on: int) -> Menu:
    """Move some pages on; the first page follows the last."""
    return replace(menu, page=(menu.page + pages_on) % pages(menu))


def narrowed(menu: Menu, wanted: str) -> Menu:
    """Select the options whose labels contain all these words, from the first page."""
    return replace(menu, wanted=wanted, page=0)


def notes_of(option: Json) -> list[tuple[str, str]]:
    """Return what an option costs and brings, and what it is warned of, each with its style.

    What is offered beside every question would say the same each time; the player asks for it by name.
    """
    notes = [(option.get("detail"), "italic dim"), (option.get("warning"), "yellow")]
    return [] if option.get("beside") else [(str(text), style) for text, style in notes if text]


def enter_choice(menu: Menu) -> int | None:
    """Return the number of what Enter proposes: the only selected option, else the suggested one; None without one.

    The default answer for an absent seat is not proposed: it ends turns and lets attacks come.
    """
    left = found(menu)
    if len(left) == 1 and (menu.wanted or len(menu.actions) == 1):
        return left[0][0]
    return next((n for n, one in left if one["command"]["key"] == menu.suggested), None)
