"""Checks of abilities: each says only what its moment, and the text it stands in, can mean. Source: TG-6.5, 5.18."""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Ability, Card, Content, Moment
from domain.tainted_grail.tasks.base import Cost
from domain.tainted_grail.words import ATTRIBUTES

FIELDS: Mapping[Moment, tuple[str, ...]] = {
    "placed": ("effects", "need", "optional"),
    "delayed": ("effects", "need", "optional", "delay"),
    "attack": ("effects", "need", "optional", "cost", "limit", "reduce", "ignore"),
    "any-time": ("effects", "need", "cost", "limit"),
    "discarded": ("effects",),
    "active": ("effects", "need", "optional", "cost", "limit"),
    "key": ("effects", "need", "optional", "limit", "of"),
    "instead": ("effects", "need", "optional", "cost", "limit", "of"),
    "damage": ("need", "prevent", "floor"),
    "reroll": ("need", "cost", "limit", "of"),
    "start": ("need", "hand"),
    "rest": ("effects", "need", "optional", "cost"),
}
"""Moment -> what an ability of it can say."""

ASKED: Mapping[Moment, tuple[str, ...]] = {
    "delayed": ("effects", "delay"),
    "any-time": ("effects", "cost"),
    "instead": ("of",),
    "damage": ("prevent",),
    "reroll": (),
    "start": ("hand",),
    "attack": (),
}
"""Moment -> what it must say, if that is not its effects alone."""

OF: Mapping[Moment, tuple[str, ...]] = {
    "key": ATTRIBUTES,
    "instead": ("damage", "gain-terror", "lose-health", "discard-last", "flee"),
    "reroll": ("toss", "roll"),
}
"""Moment -> what `of` can be."""

BESIDE = ("effects", "cost", "optional", "limit")
"""What says when something is done, so not how an attack changes by itself."""

NOT_ON_CARDS: tuple[Moment, ...] = ("start", "rest", "damage", "reroll")
ON_CARDS_ALONE: tuple[Moment, ...] = ("placed", "delayed", "discarded")

PAYERS = {"charges": ("card",), "turn": ("item", "secret"), "discard": ("item",)}
"""A price that the text itself pays -> the tables whose texts can."""


def abilities_say_what_they_can_mean(content: Content) -> Faults:
    """Only fields that fit its moment, all that the moment asks for, and an `of` of its kind."""
    for path, ability in abilities(content):
        said = [name for name in ability.__struct_fields__ if name != "when" and is_said(ability, name)]
        for name in said:
            if name not in FIELDS[ability.when]:
                yield (*path, name), f"{ability.when} has no {name}; possible: {', '.join(FIELDS[ability.when])}"
        for name in ASKED.get(ability.when, ("effects",)):
            if name not in said:
                yield path, f"{ability.when} asks for {name}"
        allowed = OF.get(ability.when)
        if ability.of is not None and allowed and ability.of not in allowed:
            yield (*path, "of"), f"{ability.when} is not of {ability.of}; possible: {', '.join(allowed)}"


def abilities(content: Content) -> Iterator[tuple[Path, Ability]]:
    """Every ability, with its place."""
    return ((path, part) for path, part in parts(content) if isinstance(part, Ability))


def is_said(ability: Ability, name: str) -> bool:
    """Whether an ability says something in a field."""
    value = getattr(ability, name)
    return value is not None and value != () and value is not False and value != 0


def attacks_change_by_themselves(content: Content) -> Faults:
    """What reduces or ignores each attack does that alone; at a price, or once, effects do it."""
    for path, ability in abilities(content):
        if ability.when == "attack" and not (ability.reduce or ability.ignore or ability.effects):
            yield path, "attack asks for effects, reduce or ignore"
        if (ability.reduce or ability.ignore) and (said := [one for one in BESIDE if is_said(ability, one)]):
            yield path, f"{said[0]} does not go with reduce or ignore; possible: tg.reduce-attack, tg.ignore-attack"


def abilities_stand_where_they_work(content: Content) -> Faults:
    """Cards work in the sequence, all others outside it; each pays only what it can pay."""
    for path, ability in abilities(content):
        table = str(path[0])
        if ability.when in (NOT_ON_CARDS if table == "card" else ON_CARDS_ALONE):
            yield (*path, "when"), f"{ability.when} does not work here"
        for name, payers in PAYERS.items():
            if getattr(ability.cost, name, 0) and table not in payers:
                yield (*path, "cost"), f"{name} cannot be paid here; possible: {', '.join(payers)}"


def cards_wait_once(content: Content) -> Faults:
    """The time markers of a card are those of one delay."""
    for path, part in parts(content):
        if isinstance(part, Card) and len({one.delay for one in part.abilities if one.when == "delayed"}) > 1:
            yield path, "delayed abilities of one card have one delay"


def charges_are_spent_between_effects(content: Content) -> Faults:
    """Their owner has a word in it, who is asked where an ability is used."""
    for path, part in parts(content):
        is_between = isinstance(part, Ability) and part.when == "any-time"
        cost = getattr(part, "cost", None)
        if isinstance(cost, Cost) and cost.charges and not is_between:
            yield (*path, "cost"), "charges cannot be paid here; possible: any-time abilities"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-6.5", abilities_say_what_they_can_mean),
    ("TG-6.5.7", attacks_change_by_themselves),
    ("TG-10.6", abilities_stand_where_they_work),
    ("TG-6.5.2", cards_wait_once),
    ("TG-6.5.14", charges_are_spent_between_effects),
)
