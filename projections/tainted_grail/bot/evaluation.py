"""What effects and bonuses are worth in Tainted Grail, in points: a marker of the pool or a step of affinity is one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from projections.tainted_grail.bot.features import Effects, Fight, Gift

CARD = 0.5
"""What a card in hand is worth."""
HOLDINGS: Mapping[str, float] = {"health": 1.0, "energy": 0.4, "terror": -0.6, "magic": 0.5, "item": 1.0}
"""What a unit more is worth; of anything else `HOLDING`."""
HOLDING = 0.3
COUNTED = 2
"""What an amount is taken for that is counted only when the effect is done."""
ESCAPE = 4.0
"""What it costs that the encounter is over without a victory."""
ALL = 3
"""What `all` of something is taken for."""


class Worth(NamedTuple):
    """What something does. score: to the pool or the marker; points: besides; health: how much of it is lost."""

    score: int = 0
    points: float = 0.0
    health: int = 0

    def __add__(self, other: Any) -> "Worth":
        return Worth(self.score + other.score, self.points + other.points, self.health + other.health)

    def times(self, count: int) -> "Worth":
        """The same so many times."""
        return Worth(self.score * count, self.points * count, self.health * count)

    @property
    def whole(self) -> float:
        """All of it in points."""
        return self.score + self.points - self.health * HOLDINGS["health"]


def of_gift(fight: Fight, gift: Gift, attribute: str | None) -> Worth:
    """What a bonus is worth. attribute: of its key."""
    count = gift.count
    match gift.give:
        case "pool" | "affinity":
            return Worth(count if fight.is_combat == (gift.give == "pool") else 0)
        case "draw":
            return Worth(points=CARD * count)
        case "discard-last":
            return Worth(points=-CARD * count)
        case "gain":
            return Worth(points=HOLDINGS.get(str(gift.what), HOLDING) * count)
        case "lose":
            return Worth(points=-HOLDINGS.get(str(gift.what), HOLDING) * count)
        case "variable":
            fitting = [effects for kind, effects in fight.gifts if kind in (None, attribute)]
            return sum((of_effects(fight, effects) for effects in fitting), Worth())
        case _:
            return Worth()


def of_effects(fight: Fight, effects: Effects) -> Worth:
    """What effects are worth to who suffers or enjoys them; of a choice the best."""
    return sum((of_effect(fight, one) for one in effects), Worth())


def of_effect(fight: Fight, one: Mapping[str, Any]) -> Worth:
    """What an effect is worth; nothing if it cannot be told."""
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
    """An amount, as far as it can be told before."""
    if isinstance(count, int):
        return count
    return ALL if count == "all" else COUNTED
