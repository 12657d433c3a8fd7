"""The greedy bot of Tainted Grail: it lays what brings most, pays Magic for what is worth it, and seldom flees."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from api.bots.bot import Offer, See, sensible, usual
from api.bots.tainted_grail.board import of_board
from api.bots.tainted_grail.prudence import (
    alms,
    is_better_avoided,
    is_hopeless,
    meals,
    mending,
    rerolled,
    useful,
)
from api.bots.tainted_grail.sight import Fight, Sight, of_position
from api.bots.tainted_grail.strategy import attack_at, best_course, is_worth_paying, use_of
from api.bots.tainted_grail.weighing import of_effects

__all__ = ["greedy", "of_board", "of_position"]

Ideas = Callable[[Sight, Sequence[str]], Iterator[str]]


def greedy(offers: Sequence[Offer], see: See) -> str:
    """What its ideas for such a question come to, the first that is open; else what is usual."""
    keys = sensible(offers)
    if len(keys) == 1:
        return keys[0]
    kinds = dict.fromkeys(key.partition(":")[0] for key in keys)
    ideas = next((IDEAS[kind] for kind in IDEAS if kind in kinds), None)
    sight = see() if ideas else None
    if ideas is None or not isinstance(sight, Sight):
        return usual(offers)
    return next((key for key in ideas(sight, keys) if key in keys), usual(offers))


def laying(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """A hopeless fight is left, what helps is used; who panics takes the top card, others the best course's first."""
    if sight.fight is not None:
        if is_hopeless(sight, sight.fight) and not is_deadly_to_flee(sight, sight.fight):
            yield "flee"
        yield from useful(sight, keys, facing=False)
    yield "lay:top"
    if sight.fight is not None:
        _, course = best_course(sight, sight.fight, is_first="none" in keys)
        yield from (f"lay:{place}" for place in course.places[:1])
    yield from ("none", "stop")


def facing(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """What helps is used, then what comes is taken, unless it takes the last Health and flight does not."""
    fight = sight.fight
    yield from useful(sight, keys, facing=True)
    if fight is not None and fight.is_combat and is_deadly(sight, fight) and not is_deadly_to_flee(sight, fight):
        yield "flee"
    yield "face"


def resting(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """What helps is used in the last moment of a turn, too."""
    yield from useful(sight, keys, facing=False)
    yield from ("begin", "end")


def avoiding(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """A talk is avoided if that is cheaper than failing it."""
    yield "avoid" if sight.fight is not None and is_better_avoided(sight, sight.fight) else "stay"


def is_deadly(sight: Sight, fight: Fight) -> bool:
    """Whether the attack to come takes the last Health."""
    return attack_at(fight, fight.score).health >= sight.health


def is_deadly_to_flee(sight: Sight, fight: Fight) -> bool:
    """Whether the attack at one's back does. Source: TG-6.8.2."""
    return of_effects(fight, fight.opportunity).health >= sight.health


def mulligans(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """A hand is kept if it can begin with something."""
    fight = sight.fight
    if fight is not None and len(sight.hand) > MULLIGAN_MIN:
        _, course = best_course(sight, fight, is_first=True)
        if course.score <= fight.score:
            yield f"mulligan:{sight.character}"
    yield f"keep:{sight.character}"


MULLIGAN_MIN = 2
"""A hand of no more cards is kept as it is."""


def paying(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """A magic key is paid for if it is worth it, anything else always; who lacks something asks who has it."""
    fight = sight.fight
    if fight is not None and fight.unpaid is not None and not is_worth_paying(fight, fight.unpaid):
        yield "decline"
    yield "pay"
    yield from (key for key in keys if key.startswith("ask:"))


def discarding(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """The card that is of least use; an item as is usual."""
    places = sorted(range(len(sight.hand)), key=lambda place: use_of(sight, sight.hand[place]))
    yield from (f"discard:{place}" for place in places)


def picking(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """The most useful of the cards looked at."""
    places = sorted(range(len(sight.looking)), key=lambda place: -use_of(sight, sight.looking[place]))
    yield from (f"pick:{place}" for place in places)
    yield from (f"keep:{sight.character}:{place}" for place in places)


def sharing(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """Loot goes to who has least, Food to who would die without it."""
    yield from alms(sight, keys)
    yield from (f"give:{name}" for name in sorted(sight.have, key=lambda name: sight.have[name]))


def advancing(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """An attribute is raised as soon as it can be, better cards are bought for the rest."""
    yield from (key for key in keys if key.startswith("raise:"))
    yield from (key for key in keys if key.startswith("improve:"))


def willing(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """What is offered is taken: the first that is not a refusal."""
    yield from (key for key in keys if key.partition(":")[0] not in REFUSALS)


REFUSALS = ("decline", "refuse", "fast", "keep-down", "adjusted", "drop")
"""How keys begin that turn down what a greedy bot is glad to take."""

IDEAS: Mapping[str, Ideas] = {
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
    "choose": willing,
    "equip": willing,
    "take-up": willing,
    "eat": meals,
    "accept": willing,
    "add": willing,
    "discard": discarding,
    "keep": picking,
    "use": mending,
}
"""How a key begins that is open -> what is thought of then; the first that fits."""
