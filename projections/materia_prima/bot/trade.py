"""Handing over: what figures of the greedy bot give to one another. Source: MP-4.12."""

from collections.abc import Iterator
from typing import NamedTuple

from domain.materia_prima.board.hexes import distance
from projections.materia_prima.bot.features.parts import Features, Figure
from projections.materia_prima.bot.plan import Plan


class Handover(NamedTuple):
    """Elements for a partner. key: of the action; kinds: to be given."""

    key: str
    kinds: tuple[str, ...]


def handovers(features: Features, plan: Plan, one: Figure) -> Iterator[Handover]:
    """Yield what a figure can give where it is wanted: a homunculus to its alchemist, then anyone to other colours."""
    if not one.carried:
        return
    if one.level and one.hex != features.own.tower:
        yield from handover(one, features.alchemist, plan.wanted)
    others = (features.figures[colour] for colour in features.order if colour != features.colour)
    for partner in others:
        if can_take(partner, one):
            useless = frozenset(one.carried) - plan.wanted
            yield from handover(one, partner, plan.wants[partner.colour] & useless)


def can_take(partner: Figure, one: Figure) -> bool:
    """Return whether a partner is close by and has room."""
    return partner.free > 0 and distance(one.hex, partner.hex) <= 1


def handover(one: Figure, partner: Figure, wanted: frozenset[str]) -> Iterator[Handover]:
    """Yield what a figure can give to a partner close by that wants it and has room."""
    kinds = tuple(sorted(kind for kind in one.carried if kind in wanted))
    if kinds and can_take(partner, one):
        yield Handover(f"exchange:{one.name}:{partner.name}", kinds[: partner.free])
