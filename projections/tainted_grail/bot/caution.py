"""Caution: when the greedy bot uses its abilities, gives up a fight, avoids a talk, and saves its Food."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from projections.tainted_grail.bot.evaluation import CARD, HOLDINGS, of_effect, of_effects
from projections.tainted_grail.bot.features import Data, Fallen, Features, Fight
from projections.tainted_grail.bot.strategy import attack_at, dear

GAIN_MIN = 0.75
"""The points that an ability must bring beyond its price."""
PRICES: Mapping[str, float] = {
    **{"energy": 0.4, "terror": 0.6, "food": 0.8, "magic": 0.5, "wealth": 0.3, "reputation": 0.3, "experience": 0.5},
    **{"charges": 0.1, "cards": CARD, "turn": 0.1, "discard": 1.5},
}
"""The worth of a unit of a price; Health has its current worth."""
ATTACK = ("tg.reduce-attack", "tg.ignore-attack")
"""The effects that help only just before the enemy acts."""
EMPTY_HAND = 1
"""The most cards in hand with which a drawn one is worth a marker."""


def useful(features: Features, keys: Sequence[str], *, facing: bool) -> Iterator[str]:
    """Yield the abilities that bring more than they cost now, best first. facing: the enemy is about to act."""
    found = [
        (gain_of(features, features.fight, power, facing=facing), key) for key, power in offered(features, keys, "use:")
    ]
    yield from (key for gain, key in sorted(found, key=lambda one: -one[0]) if gain >= GAIN_MIN)


def offered(features: Features, keys: Sequence[str], kind: str) -> Iterator[tuple[str, Data]]:
    """Yield the keys of a kind whose ability is known and can be paid alone."""
    for key in keys:
        power = features.powers.get(key.removeprefix(kind)) if key.startswith(kind) else None
        if power is not None and can_pay(features, power.get("cost") or {}):
            yield key, power


def can_pay(features: Features, cost: Data) -> bool:
    """Return whether the character has all of a price itself."""
    there = {**features.own, "energy": features.energy, "health": features.health - 1}
    return all(there[name] >= count for name, count in cost.items() if name in there)


def gain_of(features: Features, fight: Fight | None, power: Data, *, facing: bool) -> float:
    """Return what an ability brings beyond its price, in points."""
    if fight is None:
        return 0.0
    brought = sum(brings(features, fight, one, facing=facing) for one in power.get("effects", ()))
    return brought - price_of(features, power.get("cost") or {})


def price_of(features: Features, cost: Data) -> float:
    """Return what a price is worth."""
    return sum(
        (int(count) * (dear(features) if name == "health" else PRICES[name]) for name, count in cost.items()), 0.0
    )


def brings(features: Features, fight: Fight, one: Data, *, facing: bool) -> float:
    """Return what an effect brings now; zero for what could not be told before."""
    count = one.get("count", 1)
    if not isinstance(count, int):
        return 0.0
    attack = attack_at(fight, fight.score)
    match one["do"]:
        case "tg.reduce-attack":
            return min(count, attack.health) * dear(features) if facing else 0.0
        case "tg.ignore-attack":
            return attack.health * dear(features) - attack.points - attack.score if facing else 0.0
        case "tg.gain" if one["what"] in features.room:
            each = dear(features) if one["what"] == "health" else HOLDINGS["energy"]
            return min(count, features.room[one["what"]]) * each
        case "tg.lose" if one["what"] == "terror":
            return min(count, features.terror) * (1.5 if features.terror > features.health else -HOLDINGS["terror"])
        case "tg.draw" | "tg.look":
            cards = count if one["do"] == "tg.draw" else 1
            return cards * (1.0 if len(features.hand) <= EMPTY_HAND and not facing else CARD)
        case _:
            return of_effect(fight, one).whole


# Giving up, avoiding


PACES = {1: 2.0, 2: 2.2, 3: 1.2, 4: 1.0}
"""About how many markers a character adds in a round against an enemy of this difficulty, less what the enemy takes."""


def is_hopeless(features: Features, fight: Fight) -> bool:
    """Return whether a fight takes the last Health before it is won, and a night is ahead that must be survived.

    A character that becomes Dying in the last fight of a row is still alive. Source: TG-5.16.5, 5.16.14.
    """
    if not fight.is_combat or not features.nights:
        return False
    rounds = ceil(max(1, fight.goal - fight.score) / (PACES[fight.difficulty] * fight.many))
    ahead = [of_effects(fight, line.effects).health for line in fight.lines if line.most >= fight.score]
    return bool(ahead) and (rounds - 1) * sum(ahead) / len(ahead) >= features.health


CHANCES = {1: 0.1, 2: 0.3, 3: 0.6, 4: 0.8}
"""About how often a talk of a difficulty fails."""


def is_better_avoided(features: Features, fight: Fight) -> bool:
    """Return whether avoiding costs less than failing a talk would, weighed by how often that happens."""
    harm = -of_effects(fight, fight.failure).whole
    return fight.avoid is not None and price_of(features, fight.avoid) < harm * CHANCES[fight.difficulty]


# Rerolls, nights


NO_FIGHT = Fight(True, 0, 0, 0, {}, ())
"""The fight by which effects are weighed outside an encounter."""


def rerolled(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield the cheapest reroll of a toss or roll that is worse than average."""
    if features.fallen is None:
        return
    fight = features.fight or NO_FIGHT
    hoped = [worth_of(features, fight, features.fallen, face) for face in faces(features.fallen)]
    missed = sum(hoped) / len(hoped) - worth_of(features, fight, features.fallen, features.fallen.face)
    found = [(price_of(features, power.get("cost") or {}), key) for key, power in offered(features, keys, "reroll:")]
    yield from (key for price, key in sorted(found) if price < missed)


def faces(fallen: Fallen) -> Sequence[int | str]:
    """Return all possible faces."""
    return ("grail", "skull") if fallen.effect["do"] == "tg.toss" else range(1, 7)


def worth_of(features: Features, fight: Fight, fallen: Fallen, face: int | str) -> float:
    """Return what a face brings."""
    if isinstance(face, str):
        return weighed(features, fight, fallen.effect.get(face, ()))
    total = face + features.values.get(fallen.effect.get("attribute", ""), 0)
    for one in fallen.effect["lines"]:
        if one["least"] <= total and total <= (one.get("most") or total):
            return weighed(features, fight, one.get("then", ()))
    return 0.0


def weighed(features: Features, fight: Fight, effects: Sequence[Mapping[str, Any]]) -> float:
    """Return what effects are worth to a character with this much Health left."""
    worth = of_effects(fight, effects)
    return worth.score + worth.points - worth.health * dear(features)


def mending(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield, outside a fight, what heals or calms fully, so that no part is wasted. Source: TG-5.5.14."""
    if features.fight is None:
        yield from (key for key, power in offered(features, keys, "use:") if is_used_in_full(features, power))
    yield "pass"


def is_used_in_full(features: Features, power: Data) -> bool:
    """Return whether everything that an ability gives or takes away fits."""
    there = {"terror": features.terror}
    return all(
        there.get(one.get("what", ""), 0) >= one.get("count", 1)
        if one["do"] == "tg.lose"
        else one["do"] == "tg.gain" and features.room.get(one["what"], 0) >= one.get("count", 1)
        for one in power.get("effects", ())
    )


def meals(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield eating Food that is not needed for nights in which a character may be Dying; on the land also to keep one's
    Energy.
    """
    is_tired = features.day is not None and features.energy > 0
    is_needed = features.health == 0 or is_tired or features.own.get("food", 0) > features.nights
    yield f"{'eat' if is_needed else 'fast'}:{features.character}"


def alms(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield giving Food to a character that would die this night, if one is left; a death ends the game for all.

    Source: TG-5.16.7.
    """
    spare = features.own.get("food", 0) - (features.health == 0)
    starving = [name for name, one in features.mates.items() if one.health == 0 and one.food == 0]
    if spare > 0:
        yield from (f"give:{features.character}:{name}:food" for name in starving)
