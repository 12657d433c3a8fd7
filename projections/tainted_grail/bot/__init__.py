"""The greedy bot of Tainted Grail: it lays what brings most, pays Magic for what is worth it, and rarely flees."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from projections.bot import Offer, See, sensible, usual
from projections.tainted_grail.bot.board import of_board
from projections.tainted_grail.bot.caution import (
    alms,
    is_better_avoided,
    is_hopeless,
    meals,
    mending,
    rerolled,
    useful,
)
from projections.tainted_grail.bot.day import Day, acting, choosing, joining
from projections.tainted_grail.bot.evaluation import of_effects
from projections.tainted_grail.bot.features import Features, Fight, of_position
from projections.tainted_grail.bot.strategy import attack_at, best_course, is_worth_paying, use_of

__all__ = ["greedy", "of_board", "of_position", "wanted"]

PASS = "pass"
"""The key with which a seat lets the active character continue. A bot takes it whatever it sees, unless it can use an
ability.
"""
Ideas = Callable[[Features, Sequence[str]], Iterator[str]]


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Return the first open idea for such a question; else what is usual."""
    return wanted(offers, see) or usual([offer for offer in offers if not begins_giving(offer.key)] or offers)


def wanted(offers: Sequence[Offer], see: See) -> str | None:
    """Return the first open idea for such a question; None if there is none."""
    open_keys = sensible(offers)
    keys = [key for key in open_keys if not begins_giving(key)] or open_keys
    if len(keys) == 1:
        return keys[0]
    kinds = {key.partition(":")[0] for key in keys}
    if PASS in keys and "use" not in kinds:
        return PASS
    ideas = next((IDEAS[kind] for kind in IDEAS if kind in kinds), None)
    features = see() if ideas else None
    if ideas is None or not isinstance(features, Features):
        return None
    return next((key for key in ideas(features, keys) if key in keys), None)


def begins_giving(key: str) -> bool:
    """Return whether a key only opens the question of what to hand over; the bot gives where that is asked anyway.

    Loot is shared by the same kind of key, but then no other is open.
    """
    return key.startswith("give:") and key.count(":") == 1


def laying(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield leaving a hopeless fight, using what helps, taking the top card in panic, else the best course's first
    card.
    """
    if features.fight is not None:
        if is_hopeless(features, features.fight) and not is_deadly_to_flee(features, features.fight):
            yield "flee"
        yield from useful(features, keys, facing=False)
    yield "lay:top"
    if features.fight is not None:
        _, course = best_course(features, features.fight, is_first="none" in keys)
        yield from (f"lay:{place}" for place in course.places[:1])
    yield from ("none", "stop")


def facing(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield using what helps, then facing what comes, unless it takes the last Health and flight does not."""
    fight = features.fight
    yield from useful(features, keys, facing=True)
    if fight is not None and fight.is_combat and is_deadly(features, fight) and not is_deadly_to_flee(features, fight):
        yield "flee"
    yield "face"


def resting(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield using what helps in the last moment of a turn, too."""
    yield from useful(features, keys, facing=False)
    yield from ("begin", "end")


def avoiding(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield avoiding a talk if that costs less than failing it."""
    yield "avoid" if features.fight is not None and is_better_avoided(features, features.fight) else "stay"


def is_deadly(features: Features, fight: Fight) -> bool:
    """Return whether the coming attack takes the last Health."""
    return attack_at(fight, fight.score).health >= features.health


def is_deadly_to_flee(features: Features, fight: Fight) -> bool:
    """Return whether the opportunity attack on a flight takes the last Health. Source: TG-6.8.2."""
    return of_effects(fight, fight.opportunity).health >= features.health


def mulligans(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield keeping a hand that has a card to begin with."""
    fight = features.fight
    if fight is not None and len(features.hand) > MULLIGAN_MIN:
        _, course = best_course(features, fight, is_first=True)
        if course.score <= fight.score:
            yield f"mulligan:{features.character}"
    yield f"keep:{features.character}"


MULLIGAN_MIN = 2
"""The most cards of a hand that is kept without a mulligan."""


def paying(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield paying for a magic key if it is worth it, and for anything else always; or asking those who have what is
    missing.
    """
    fight = features.fight
    if fight is not None and fight.unpaid is not None and not is_worth_paying(fight, fight.unpaid):
        yield "decline"
    yield "pay"
    yield from (key for key in keys if key.startswith("ask:"))


def discarding(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield the least useful card; for items what is usual."""
    places = sorted(range(len(features.hand)), key=lambda place: use_of(features, features.hand[place]))
    yield from (f"discard:{place}" for place in places)


def picking(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield the most useful of the cards looked at."""
    places = sorted(range(len(features.looking)), key=lambda place: -use_of(features, features.looking[place]))
    yield from (f"pick:{place}" for place in places)
    yield from (f"keep:{features.character}:{place}" for place in places)


def sharing(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield loot for those who have least, and Food for those who would die without it."""
    yield from alms(features, keys)
    yield from (f"give:{name}" for name in sorted(features.have, key=lambda name: features.have[name]))


def advancing(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield raising an attribute as soon as possible, and buying better cards with the rest."""
    yield from (key for key in keys if key.startswith("raise:"))
    yield from (key for key in keys if key.startswith("improve:"))


def on_land(idea: Callable[[Day, Sequence[str]], Iterator[str]]) -> Ideas:
    """Return an idea that goes by the day on the land."""

    def ideas(features: Features, keys: Sequence[str]) -> Iterator[str]:
        return idea(features.day, keys) if features.day is not None else iter(())

    return ideas


def willing(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield taking what is offered: the first key that is not a refusal."""
    yield from (key for key in keys if key.partition(":")[0] not in REFUSALS)


REFUSALS = ("decline", "refuse", "leave", "fast", "keep-down", "adjusted", "drop")
"""The beginnings of keys that refuse what a greedy bot likes to take."""


def going_on(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield, after a death, Mercy, then a new character, then the end."""
    yield from ("mercy", "successor", "end")


def between(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield using what helps, then on the land the best action."""
    yield from mending(features, keys)
    if features.day is not None:
        yield from acting(features.day, keys)


def reading(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield a choice of a verse, or the first one of any other text."""
    yield from choosing(features.day, keys) if features.day is not None else willing(features, keys)


IDEAS: Mapping[str, Ideas] = {
    "mercy": going_on,
    "successor": going_on,
    "pass": between,
    "join": on_land(joining),
    "charge": willing,
    "pledge": willing,
    "mulligan": mulligans,
    "lay": laying,
    "none": laying,
    "face": facing,
    "end": resting,
    "begin": resting,
    "avoid": avoiding,
    "reroll": rerolled,
    "pay": paying,
    "ask": paying,
    "pick": picking,
    "improve": advancing,
    "raise": advancing,
    "give": sharing,
    "agree": willing,
    "choose": reading,
    "equip": willing,
    "take-up": willing,
    "eat": meals,
    "accept": willing,
    "add": willing,
    "discard": discarding,
    "keep": picking,
    "use": mending,
}
"""The beginning of an open key -> the ideas for it; the first that fits is used."""
