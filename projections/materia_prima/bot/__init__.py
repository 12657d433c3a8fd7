"""The greedy bot of Materia Prima: it works for the mission, helps in towns, and fights if it is likely to win."""

from collections.abc import Collection, Iterator, Sequence

from projections.bot import Offer, See, sensible, usual
from projections.materia_prima.bot.choices import ASKED, best_place, chosen
from projections.materia_prima.bot.features.from_board import of_board
from projections.materia_prima.bot.features.from_state import of_position
from projections.materia_prima.bot.features.parts import Features, Ground
from projections.materia_prima.bot.strategy import END_TURN, ideas

__all__ = ["greedy", "of_board", "of_position", "wanted"]

BACK = "back:"
"""The beginnings of keys that take back a choice."""


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Follow the plan in the own turn and its questions; else do what is usual."""
    return wanted(offers, see) or usual(offers)


def wanted(offers: Sequence[Offer], see: See) -> str | None:
    """Return the first open answer of the plan; None if it has none."""
    keys = sensible(offers)
    taken = [offer.key.removeprefix(BACK) for offer in offers if offer.mark == "back"]
    return next((key for key in plan(keys, taken, see) if key in keys), None)


def plan(keys: Sequence[str], taken: Collection[str], see: See) -> Iterator[str]:
    """Yield the answers that the greedy bot prefers, best first; some may not be open.

    taken: the kinds of things already chosen, if there are several.
    """
    is_turn = keys[-1] == END_TURN
    if is_turn or any(key.startswith(ASKED) for key in (keys[0], keys[-1])):
        match see():
            case Ground() as ground:
                yield best_place(ground, keys)
            case Features() as features:
                yield from ideas(features, keys) if is_turn else chosen(features, keys, taken)
    yield "consent"
