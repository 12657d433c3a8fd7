"""Checks of the campaign in a table's opening, against pack and seats. Source: MP-3.2, 7.3."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from domain.kernel.errors import ContentError, InvalidRequest
from domain.kernel.tables.table import SeatPlan
from domain.materia_prima.carry_over import Carried, CarriedAlchemist
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.layouts import board_of, layout_faults, slots_of


def read_carried(value: Any, seats: tuple[SeatPlan, ...], pack: Pack) -> Carried | None:
    """Return the campaign that a table belongs to; None without one. Raises InvalidRequest if it is not possible."""
    if value is None:
        return None
    try:
        carried = msgspec.convert(value, Carried)
    except msgspec.ValidationError as error:
        raise InvalidRequest(f"campaign: {error}") from error
    if fault := next(faults(carried, seats, pack), None):
        raise InvalidRequest(f"campaign: {fault}")
    return carried


def faults(carried: Carried, seats: tuple[SeatPlan, ...], pack: Pack) -> Iterator[str]:
    """Yield what is wrong with it, the most serious first."""
    if carried.is_new:
        if carried != Carried():
            yield "a campaign without alchemists is new, so it cannot have notes"
        return
    yield from seat_faults(carried, seats)
    yield from board_faults(carried, pack)
    yield from unknown("scenario", (one.scenario for one in carried.played), pack.scenarios)
    yield from unknown("character", (one.character for one in carried.alchemists), pack.alchemists)
    yield from unknown("extension", (one.extension for one in carried.alchemists if one.extension), pack.extensions)
    yield from twice("colour", (one.colour for one in carried.alchemists))
    yield from twice("character", (one.character for one in carried.alchemists))
    yield from twice("extension", (one.extension for one in carried.alchemists if one.extension))
    yield from twice("thing", (thing for one in carried.alchemists for thing in one.things))
    for one in carried.alchemists:
        yield from thing_faults(one, pack)


def seat_faults(carried: Carried, seats: tuple[SeatPlan, ...]) -> Iterator[str]:
    """Yield seats that differ from those of the scenarios before, or do not play what they played.

    Source: MP-3.2.6, 3.2.17.
    """
    wanted = [0, 0] if len(seats) == 1 else list(range(len(seats)))
    if [one.seat for one in carried.alchemists] != wanted:
        yield "MP-3.2.17: the campaign's alchemists do not fit the seats; seat the same players"
        return
    for number, seat in enumerate(seats):
        known = {word for one in carried.alchemists if one.seat == number for word in (one.colour, one.character)}
        if strange := [word for word in seat.plays if word not in known]:
            yield f"MP-3.2.17: seat {number} plays {' and '.join(sorted(known))} in this campaign, not {strange[0]!r}"


def board_faults(carried: Carried, pack: Pack) -> Iterator[str]:
    """Yield an unknown layout, and towers that are not on plain hexes of their own. Source: MP-3.2.1, 3.2.10."""
    if fault := layout_fault(carried.layout or "", pack):
        yield fault
        return
    board = board_of(pack, carried.layout or "")
    for one in carried.alchemists:
        terrain = board.terrain.get(one.tower)
        if terrain is None or not terrain.is_plain:
            yield f"MP-3.2.10: a tower cannot be on {one.tower}; it needs a plain hex of its own"
    yield from twice("tower", (str(one.tower) for one in carried.alchemists))


def layout_fault(word: str, pack: Pack) -> str | None:
    """Return why this layout cannot be played, or None. Source: MP-3.2.1."""
    if word in pack.layouts:
        return None
    try:
        faults = list(layout_faults(pack, slots_of(word)))
    except ContentError:
        return f"unknown layout {word!r}; possible: {', '.join(pack.layouts)}, or the word of a free one"
    return f"MP-3.2.1: this layout cannot be played: {'; '.join(faults)}" if faults else None


def thing_faults(one: CarriedAlchemist, pack: Pack) -> Iterator[str]:
    """Yield homunculi and items of one alchemist with the same level, or without a soul stone.

    Source: MP-7.3.2 to 7.3.4.
    """
    for kind, things in (("homunculus", one.homunculi), ("equipment", one.items)):
        yield from unknown(kind, things, pack.recipes_of[kind])  # type: ignore[index]
    levels = [str(pack.recipes[thing].level) for thing in one.things if thing in pack.recipes]
    yield from (f"MP-7.3.3: {fault} of {one.colour}" for fault in twice("level", levels))
    if one.things and not one.soul_stones:
        yield f"MP-7.3.4: {one.colour} has no soul stone, so it cannot take anything along"


def unknown(what: str, words: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Yield words that the pack does not know."""
    possible = list(known)
    yield from (f"unknown {what} {word!r}; possible: {', '.join(possible)}" for word in words if word not in possible)


def twice(what: str, words: Iterable[str]) -> Iterator[str]:
    """Yield words that are there more than once."""
    seen: set[str] = set()
    for word in words:
        if word in seen:
            yield f"{what} {word} twice"
        seen.add(word)
