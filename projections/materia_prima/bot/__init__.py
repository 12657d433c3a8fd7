"""The greedy bot of Materia Prima: works for the mission, fights where it is likely to win, else does what is usual."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.bot import Offer, See, sensible, usual
from projections.materia_prima.bot import features
from projections.materia_prima.bot.features import Features, Ground
from projections.materia_prima.bot.strategy import CONVERT, DISCARD, END_TURN, KEEP, PLACE, best_place, chosen, ideas

BACK = "back:"
"""How the keys of answers begin that take back what was chosen."""


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Works for the mission in the own turn, fights where it is likely to win; else does what is usual."""
    keys = sensible(offers)
    taken = [offer.key.removeprefix(BACK) for offer in offers if offer.mark == "back"]
    return next((key for key in plan(keys, taken, see) if key in keys), usual(offers))


def plan(keys: Sequence[str], taken: Collection[str], see: See) -> Iterator[str]:
    """What the greedy bot would like to answer, the best first; not all of it need be open.

    taken: the kinds of things that were chosen already, where several are.
    """
    is_turn = keys[-1] == END_TURN
    if is_turn or keys[0].startswith((PLACE, KEEP, DISCARD, CONVERT)):
        match see():
            case Ground() as ground:
                yield best_place(ground, keys)
            case Features() as seen:
                yield from ideas(seen, keys) if is_turn else chosen(seen, keys, taken)
    if not is_turn:
        yield from answers(keys)


def answers(keys: Sequence[str]) -> Iterator[str]:
    """What to answer outside the own plans: store all that is carried, help each other."""
    yield from (key for key in keys if key.startswith("drop:"))
    yield from (key for key in keys if key == "consent")


def of_position(position: Position[State], seat: int) -> Features | Ground | None:
    """What the position shows, to every seat the same."""
    return features.of_state(position.state)


def of_board(view: Mapping[str, Any], seat: int) -> Features | Ground | None:
    """What the board view shows, to every seat the same."""
    return features.of_board(view)
