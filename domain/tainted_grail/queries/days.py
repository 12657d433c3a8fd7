"""The dawns to come: when a menhir goes out, when land goes dark, when a time disc expires. Source: TG-4.2."""

from domain.kernel.parts import Part, total
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs, reaches
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import Cell

LOST = 2
"""The step of dawn in which land is lost. Source: TG-4.2.3."""
LOWERED = 3
"""The step of dawn that lowers the discs of menhirs. Source: TG-4.2.14."""
TIME = 4
"""The step of dawn that lowers time discs. Source: TG-4.2.16."""
TODAY, NEXT, MENHIR, LAST = "today", "next-dawn", "menhir", "last-dawn"
"""Where parts of a day come from: today, the dawn after it, the disc of the menhir whose place a colon precedes, and
the value 1 of a time disc, which is not lowered but removed.
"""


def is_ahead(state: State, step: int) -> bool:
    """Return whether a step of today's dawn is still to come."""
    world = the_world(state)
    return world.phase == "dawn" and world.step < step


def next_parts(state: State, step: int, rule: str) -> tuple[Part, ...]:
    """Return the parts of the day at whose dawn a step comes next. rule: of that step. Source: TG-4.1.1, 4.1.2."""
    today = Part("TG-4.1.1", TODAY, the_world(state).day)
    return (today,) if is_ahead(state, step) else (today, Part(rule, NEXT, 1))


def out_parts(state: State, place: int) -> tuple[Part, ...]:
    """Return the parts of the day at whose dawn the menhir of a place leaves the map, unless it is charged.

    Source: TG-4.2.1, 4.2.14, 4.2.15, 5.9.2.
    """
    disc = the_world(state).places[place].menhir or 0
    lasts = (Part("TG-5.9.1", f"{MENHIR}:{place}", disc),) if disc else ()
    return (*next_parts(state, LOWERED, "TG-4.2.14"), *lasts)


def goes_out(state: State, place: int) -> int:
    """Return the day at whose dawn the menhir of a place leaves the map, unless it is charged."""
    return total(out_parts(state, place))


def dark_parts(state: State, cell: Cell) -> tuple[Part, ...]:
    """Return the parts of the day at whose dawn no menhir reaches a cell, unless one is charged: those of the menhir
    that reaches it longest.

    Source: TG-4.2.3, 5.9.6.
    """
    places = the_world(state).places
    found = [out_parts(state, one) for one in active_menhirs(state) if reaches(places[one], cell)]
    return max(found, key=total, default=next_parts(state, LOST, "TG-4.2.3"))


def dark(state: State, cell: Cell) -> int:
    """Return the day at whose dawn no menhir reaches a cell, unless one is charged."""
    return total(dark_parts(state, cell))


def expiry_parts(state: State, disc: str) -> tuple[Part, ...]:
    """Return the parts of the day at whose dawn a time disc expires. Source: TG-4.2.16, 4.2.17, 5.11.3."""
    lasts = Part("TG-5.11.3", f"disc:{disc}", the_world(state).discs[disc].value)
    return (*next_parts(state, TIME, "TG-4.2.16"), lasts, Part("TG-4.2.17", LAST, -1))


def expires(state: State, disc: str) -> int:
    """Return the day at whose dawn a time disc expires."""
    return total(expiry_parts(state, disc))
