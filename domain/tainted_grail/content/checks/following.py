"""Checks of orders of encounters: each is clear, and no row of them is endless. Source: TG-5.14.5, 10.11.5."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.references import OFFERED_MAX
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Content, Encounter
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter

Thing = TypeVar("Thing", bound=Hashable)

IN_PLAY = ("card", "encounter", "abilities", "trait")
"""Tables and fields with texts that work within an encounter."""


def ordered(content: Content) -> Iterator[tuple[Path, FollowUp | HaveEncounter]]:
    """Yield every order of an encounter, with its place."""
    yield from ((path, part) for path, part in parts(content) if isinstance(part, FollowUp | HaveEncounter))


def orders_stand_where_they_work(content: Content) -> Faults:
    """Yield orders of another encounter that no encounter gives, and orders of an encounter within another."""
    for path, part in ordered(content):
        if isinstance(part, FollowUp) and path[0] != "encounter":
            yield path, "only an encounter can order another; remove the order"
        if isinstance(part, HaveEncounter) and any(step in IN_PLAY for step in path):
            yield path, "an encounter cannot take place within another; use tg.follow-up in the other encounter"


def orders_are_clear(content: Content) -> Faults:
    """Yield orders of anything else than one drawn encounter, one chosen of a few drawn, or a named one."""
    for path, part in ordered(content):
        if (part.draw is None) == (part.meet is None):
            yield path, "set exactly one of: draw, meet"
        if part.of > (OFFERED_MAX if part.draw else 1):
            yield (*path, "of"), f"of = {part.of}; possible: up to {OFFERED_MAX}, and only where something is drawn"
        if part.draw and not any(one.colour == part.draw for one in content.encounters):
            yield (*path, "draw"), f"no encounter is {part.draw}; add one, or draw another colour"


def rows_of_encounters_end(content: Content) -> Faults:
    """Yield encounters that could follow themselves, since the row would be endless."""
    following: dict[str, set[str]] = {one.id: set() for one in content.encounters}
    places: dict[str, Path] = {}
    for path, part in ordered(content):
        if path[0] == "encounter":
            one = content.encounters[int(path[1])].id
            following[one] |= set(possible(part, content.encounters))
            places[one] = path
    for one, path in places.items():
        if one in reached(one, following):
            yield path, f"{one} could follow itself, without end; change one of the orders"


def possible(part: FollowUp | HaveEncounter, encounters: Iterable[Encounter]) -> Iterator[str]:
    """Return the encounters that an order may lead to."""
    return (one.id for one in encounters if one.id == part.meet or one.colour == part.draw)


def reached(one: Thing, following: Mapping[Thing, set[Thing]]) -> set[Thing]:
    """Return all that may follow something, encounters or verses, in any number of steps."""
    found: set[Thing] = set()
    ahead = {one}
    while ahead:
        ahead = {after for before in ahead for after in following.get(before, ())} - found
        found |= ahead
    return found


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-5.14.5", orders_stand_where_they_work),
    ("TG-5.14.7", orders_are_clear),
    ("TG-10.11.5", rows_of_encounters_end),
)
