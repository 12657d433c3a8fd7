"""Checks of effects, costs and amounts: each can be carried out, and comes to an end. Source: TG-5.4, 10.9, 10.10."""

from collections.abc import Iterator

from msgspec import Struct

from domain.tainted_grail.content.checks.shared import Check, Faults, entries, parts, texts
from domain.tainted_grail.content.parts import Ability, Content
from domain.tainted_grail.tasks.effects.base import Cost, EffectTask, Measure
from domain.tainted_grail.tasks.effects.encounter import (
    ChangeAffinity,
    ChangePool,
    Multiply,
    SetAffinity,
    SufferOpportunity,
)
from domain.tainted_grail.tasks.effects.holdings import ChangeAttribute, GiveSecret, Transfer
from domain.tainted_grail.tasks.effects.land import ChangeDisc, ChangeMenhir, PlaceMarker, PlaceMenhir, SwapLocation
from domain.tainted_grail.tasks.effects.vocabulary import ChooseOne, DiscardLast, Each, Line, Pay, RepeatPaid
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import DISC_MAX, RESOURCES, TRACKS

DEPTH_MAX = 26
"""The most steps of the path to the deepest value: about four nested effects."""

STEPS_MAX = 200
"""The most steps that a row of effects may take, counting each character and each repetition."""

PARTICIPANTS_MAX = 4
AMOUNT_MAX = 20
HAND_MAX = 3
BONUS_MAX = 9
LISTED_MAX = {
    "abilities": 8,
    "trait": 8,
    "ways": 8,
    "stages": 12,
    "one": 8,
    "variable": 12,
    "choices": 12,
    "instant": 4,
    "locations": 8,
}
"""The most entries of a list with this name."""
COUNTED = (
    "connected",
    "activated",
    "attribute",
    "charges",
    "cards",
    "participants",
    "pool",
    "terror",
    "characters",
    "party",
    "day",
    "disc",
)


def effects_end(content: Content) -> Faults:
    """Yield effects and requirements that are nested too deeply or take too many steps."""
    deep = {path[:2]: path for path, _ in parts(content) if len(path) > DEPTH_MAX}
    yield from ((path, "effects or requirements are nested too deeply") for path in deep.values())
    for path, effects in texts(content):
        if path[:2] not in deep and (count := steps(effects)) > STEPS_MAX:
            yield path, f"{count} steps with all characters and repetitions; possible: up to {STEPS_MAX}"


def steps(effects: tuple[EffectTask, ...]) -> int:
    """Return the most steps that effects may take."""
    return sum(1 + times(one) * steps(tuple(nested(one))) for one in effects)


def times(effect: EffectTask) -> int:
    """Return how often the effects inside an effect may run."""
    match effect:
        case Each():
            return PARTICIPANTS_MAX
        case RepeatPaid(most=most):
            return most
        case _:
            return 1


def nested(part: object) -> Iterator[EffectTask]:
    """Yield the effects directly inside another."""
    for _, value in entries(part):
        if isinstance(value, EffectTask):
            yield value
        elif isinstance(value, tuple | Line):
            yield from nested(value)


def opportunity_attacks_end(content: Content) -> Faults:
    """Yield opportunity attacks ordered by another, or by an ability that replaces an effect: they would never end."""
    for path, part in parts(content):
        if isinstance(part, SufferOpportunity) and path[2:3] == ("opportunity",):
            yield path, "an opportunity attack cannot order another; remove the order"
        elif isinstance(part, Ability) and part.when == "instead":
            for inner, one in parts(part):
                if isinstance(one, SufferOpportunity):
                    yield (*path, *inner), "an opportunity attack cannot replace an effect; use another effect"


def the_game_fills_in(content: Content) -> Faults:
    """Yield fields that the game fills in: whom an effect concerns, and what waits behind a discard."""
    for path, part in parts(content):
        if isinstance(part, EffectTask) and part.at is not None:
            yield (*path, "at"), "the game fills in whom the effect concerns; remove the field"
        if isinstance(part, DiscardLast) and part.rest:
            yield (*path, "rest"), "the game fills in what waits behind a discard; remove the field"


def lists_are_short(content: Content) -> Faults:
    """Yield lists that are too long for a menu."""
    for path, part in parts(content):
        for name, most in LISTED_MAX.items():
            value = getattr(part, name, None)
            if path and isinstance(value, tuple) and len(value) > most:
                yield (*path, name), f"{len(value)} entries; possible: up to {most}"


def amounts_are_possible(content: Content) -> Faults:
    """Yield amounts that are too high to be meant, or negative where that makes no sense."""
    for path, part in parts(content):
        for name, least, most in bounds(part):
            value = getattr(part, name)
            if isinstance(value, int) and not least <= value <= most:
                yield (*path, name), f"{value}; possible: {least} to {most}"


def bounds(part: Struct) -> Iterator[tuple[str, int, int]]:
    """Yield the fields that hold whole numbers, each with its bounds."""
    match part:
        case ChangePool() | ChangeAffinity() | ChangeAttribute():
            yield "count", -AMOUNT_MAX, AMOUNT_MAX
        case SetAffinity():
            yield "to", -AMOUNT_MAX, AMOUNT_MAX
        case Bonus():
            yield "count", -BONUS_MAX if part.give in ("pool", "affinity") else 1, BONUS_MAX
        case Ability():
            yield "hand", -HAND_MAX, HAND_MAX
        case Multiply():
            yield "times", 2, BONUS_MAX
        case Cost():
            yield from ((name, 0, AMOUNT_MAX) for name in (*TRACKS, *RESOURCES, "charges", "cards"))
        case ChangeDisc() | ChangeMenhir() | PlaceMarker():
            yield "count", -DISC_MAX, DISC_MAX
        case PlaceMenhir():
            yield "disc", 1, DISC_MAX
        case SwapLocation():
            pass
        case Measure():
            yield from (("times", -AMOUNT_MAX, AMOUNT_MAX), ("plus", -AMOUNT_MAX, AMOUNT_MAX))
            yield "most", 0, AMOUNT_MAX
        case EffectTask():
            highest = {"count": (1, AMOUNT_MAX), "most": (1, AMOUNT_MAX), "to": (0, AMOUNT_MAX)}
            yield from ((name, *highest[name]) for name in part.__struct_fields__ if name in highest)


def effects_say_something(content: Content) -> Faults:
    """Yield empty prices, measures that do not count exactly one kind of thing, and choices with fewer than two
    sides.
    """
    for path, part in parts(content):
        match part:
            case Pay(cost=cost) | RepeatPaid(cost=cost) | Ability(cost=Cost() as cost) if cost == Cost():
                yield (*path, "cost"), "the cost is empty; set at least one part"
            case Measure() if (count := sum(bool(getattr(part, name)) for name in COUNTED)) != 1:
                yield path, f"{count} things are counted; set exactly one of {', '.join(COUNTED)}"
            case ChooseOne(one=sides) if len(sides) < 2:
                yield (*path, "one"), "a choice needs at least two sides"
            case Transfer(giver=str()) | GiveSecret(giver=str()):
                yield (*path, "giver"), "the giver is always the owner of the text; remove the field"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.10.1", effects_end),
    ("TG-6.10.1", opportunity_attacks_end),
    ("TG-10.10.1", the_game_fills_in),
    ("TG-10.10.1", lists_are_short),
    ("TG-10.10.1", amounts_are_possible),
    ("TG-10.10.1", effects_say_something),
)
