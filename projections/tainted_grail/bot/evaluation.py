"""The worth of effects and bonuses, in points: a marker of the pool or a step of affinity is one point."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from projections.tainted_grail.bot.features import Effects, Fight, Gift

CARD = 0.5
"""The worth of a card in hand."""
HOLDINGS: Mapping[str, float] = {"health": 1.0, "energy": 0.4, "terror": -0.6, "magic": 0.5, "item": 1.0}
"""The worth of a unit more; of anything else it is `HOLDING`."""
HOLDING = 0.3
COUNTED = 2
"""The assumed amount of what is counted only when the effect happens."""
ESCAPE = 4.0
"""The cost of ending the encounter without a victory."""
ALL = 3
"""The assumed amount of `all`."""
EFFECTS_KEPT = 512
"""The most effects whose worth is in the cache."""
GIFTS_KEPT = 256
"""The most kinds of bonuses whose worth is in the cache; packs have a few dozen."""


class Worth(Struct, frozen=True):
    """The worth of something. score: to the pool or the marker; points: besides; health: how much of it is lost."""

    score: int = 0
    points: float = 0.0
    health: int = 0

    def __add__(self, other: Any) -> "Worth":
        return Worth(self.score + other.score, self.points + other.points, self.health + other.health)

    @property
    def whole(self) -> float:
        """The total in points."""
        return self.score + self.points - self.health * HOLDINGS["health"]


NOTHING = Worth()
"""The worth of what brings nothing and costs nothing."""


def of_gift(fight: Fight, gift: Gift, attribute: str | None) -> Worth:
    """Return what a bonus is worth. attribute: of its key."""
    if gift.give != "variable":
        return of_plain_gift(fight.is_combat, gift)
    fitting = [effects for kind, effects in fight.gifts if kind in (None, attribute)]
    return sum((of_effects(fight, effects) for effects in fitting), NOTHING)


@lru_cache(maxsize=GIFTS_KEPT)
def of_plain_gift(is_combat: bool, gift: Gift) -> Worth:
    """Return what a bonus is worth that is the same in all fights, or in all talks."""
    count = gift.count
    match gift.give:
        case "pool" | "affinity":
            return Worth(count if is_combat == (gift.give == "pool") else 0)
        case "draw":
            return Worth(points=CARD * count)
        case "discard-last":
            return Worth(points=-CARD * count)
        case "gain":
            return Worth(points=HOLDINGS.get(str(gift.what), HOLDING) * count)
        case "lose":
            return Worth(points=-HOLDINGS.get(str(gift.what), HOLDING) * count)
        case _:
            return NOTHING


def of_effects(fight: Fight, effects: Effects) -> Worth:
    """Return what effects are worth to the character that they concern; of a choice the best."""
    if not effects:
        return NOTHING
    known = WEIGHED.get((id(effects), fight.is_combat))
    if known is None:
        if len(WEIGHED) >= EFFECTS_KEPT:
            WEIGHED.clear()
        known = effects, sum((of_effect(fight, one) for one in effects), NOTHING)
        WEIGHED[id(effects), fight.is_combat] = known
    return known[1]


WEIGHED: dict[tuple[int, bool], tuple[Effects, Worth]] = {}
"""The identity of effects that were weighed, and whether in a combat -> these effects, so that no others get their
identity, and their worth. A plan weighs the same printed effects for each card that it tries.
"""


def of_effect(fight: Fight, one: Mapping[str, Any]) -> Worth:
    """Return what an effect is worth; nothing if it cannot be told."""
    count = amount(one.get("count", 1))
    match one["do"]:
        case "tg.damage":
            return Worth(health=count)
        case "tg.pool" | "tg.affinity":
            return Worth(count if fight.is_combat == (one["do"] == "tg.pool") else 0)
        case "tg.draw":
            return Worth(points=CARD * count)
        case "tg.discard":
            return Worth(points=-CARD * count)
        case "tg.gain":
            return Worth(points=HOLDINGS.get(one["what"], HOLDING) * count)
        case "tg.lose" if one["what"] == "health":
            return Worth(health=count)
        case "tg.lose":
            return Worth(points=-HOLDINGS.get(one["what"], HOLDING) * count)
        case "tg.run-away" | "tg.flee":
            return Worth(points=-ESCAPE)
        case "tg.choose":
            return max((of_effects(fight, each) for each in one["one"]), key=lambda worth: worth.whole)
        case _:
            return Worth()


def amount(count: Any) -> int:
    """Return an amount, as far as it is known before."""
    if isinstance(count, int):
        return count
    return ALL if count == "all" else COUNTED
