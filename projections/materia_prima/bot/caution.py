"""Safety in the evening: where an alchemist of the greedy bot is safe, and what it leaves undone for that."""

from collections.abc import Iterator

from domain.materia_prima.board.hexes import Hex, distance
from projections.materia_prima.bot.features.parts import Features, Figure
from projections.materia_prima.bot.paths import Ways, walk

SHORT = 6
"""The days before the end in which an alchemist with an open mission goes out in spite of inquisitors."""


def safe_hexes(features: Features, one: Figure) -> frozenset[Hex]:
    """Return the own tower, and all hexes that no inquisitor which may well win can strike this evening.

    Source: MP-4.23.2. An alchemist that has done all that the mission asks for takes no risk.
    """
    least = max(1, one.defence) if features.own.wishes else 1
    strikers = [foe for foe in features.foes if foe.attack is not None and foe.attack >= least]
    open_hexes = features.hexes
    for foe in strikers:
        open_hexes = frozenset([at for at in open_hexes if distance(at, foe.hex) > foe.actions])
    return open_hexes | {features.own.tower}


def cautious(features: Features, one: Figure, there: Ways, ideas: Iterator[str]) -> Iterator[str]:
    """Yield these ideas without those after which the figure could not be safe; then the way to safety.

    A fight is always worth it, since it takes the danger away.
    """
    if is_bold(features):
        yield from ideas
        return
    safe = safe_hexes(features, one)
    yield from (key for key in ideas if key.startswith("fight:") or is_safe_after(features, one, key, safe))
    if one.hex not in safe:
        yield from walk(there, safe)


def is_bold(features: Features) -> bool:
    """Return whether time is short for the mission, and another alchemist's soul stone prevents the loss of the
    game.
    """
    others = (one for one in features.alchemists.values() if one.colour != features.colour)
    return bool(features.own.wishes) and features.days < SHORT and any(one.soul_stones for one in others)


def is_safe_after(features: Features, one: Figure, key: str, safe: frozenset[Hex]) -> bool:
    """Return whether a safe hex is within reach after this action, if nothing is in the way."""
    at, left = target(features, one, key), one.left - 1
    return left >= 0 and (at in safe or any(distance(at, hex) <= left for hex in safe))


def target(features: Features, one: Figure, key: str) -> Hex:
    """Return the hex of the figure after an action."""
    word, *rest = key.split(":")
    if word == "move":
        q, r = rest[1].split(",")
        return int(q), int(r)
    if word == "sail":
        return next(town.hex for town in features.towns if town.letter == rest[0])
    return one.hex
