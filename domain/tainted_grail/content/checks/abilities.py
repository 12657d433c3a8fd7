"""Checks of abilities: each sets only fields that its moment, and the text that holds it, can use.

Source: TG-6.5, 5.18.
"""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Ability, Card, Content, Moment
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES

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
"""Moment -> the fields that its abilities can set."""

ASKED: Mapping[Moment, tuple[str, ...]] = {
    "delayed": ("effects", "delay"),
    "any-time": ("effects", "cost"),
    "instead": ("of",),
    "damage": ("prevent",),
    "reroll": (),
    "start": ("hand",),
    "attack": (),
}
"""Moment -> the fields that its abilities must set; by default only the effects."""

OF: Mapping[Moment, tuple[str, ...]] = {
    "key": ATTRIBUTES,
    "instead": ("damage", "gain-terror", "lose-health", "discard-last", "flee", "draw-encounter"),
    "reroll": ("toss", "roll"),
}
"""Moment -> the possible values of `of`."""

BESIDE = ("effects", "cost", "optional", "limit")
"""Fields that say when effects happen, which do not fit an attack that changes without effects."""

NOT_ON_CARDS: tuple[Moment, ...] = ("start", "rest", "damage", "reroll")
ON_CARDS_ALONE: tuple[Moment, ...] = ("placed", "delayed", "discarded")

PAYERS = {"charges": ("card",), "turn": ("item", "secret"), "discard": ("item",)}
"""A price that the text itself pays -> the tables whose texts can pay it."""


def abilities_say_what_they_can_mean(content: Content) -> Faults:
    """Yield fields that do not fit an ability's moment, missing fields, and values of `of` of another kind."""
    for path, ability in abilities(content):
        said = [name for name in ability.__struct_fields__ if name != "when" and is_said(ability, name)]
        for name in said:
            if name not in FIELDS[ability.when]:
                yield (*path, name), f"{ability.when} cannot have {name}; possible: {', '.join(FIELDS[ability.when])}"
        for name in ASKED.get(ability.when, ("effects",)):
            if name not in said:
                yield path, f"{ability.when} needs {name}; add it"
        allowed = OF.get(ability.when)
        if ability.of is not None and allowed and ability.of not in allowed:
            yield (*path, "of"), f"{ability.when} cannot have of = {ability.of}; possible: {', '.join(allowed)}"


def abilities(content: Content) -> Iterator[tuple[Path, Ability]]:
    """Return every ability with its place."""
    return ((path, part) for path, part in parts(content) if isinstance(part, Ability))


def is_said(ability: Ability, name: str) -> bool:
    """Return whether an ability sets a field."""
    value = getattr(ability, name)
    return value is not None and value != () and value is not False and value != 0


def attacks_change_by_themselves(content: Content) -> Faults:
    """Yield abilities that reduce or ignore an attack and set other fields. At a price, or once, they need effects."""
    for path, ability in abilities(content):
        if ability.when == "attack" and not (ability.reduce or ability.ignore or ability.effects):
            yield path, "attack needs effects, reduce or ignore; add one of them"
        if (ability.reduce or ability.ignore) and (said := [one for one in BESIDE if is_said(ability, one)]):
            yield (
                path,
                f"{said[0]} does not fit reduce or ignore; use effects instead: tg.reduce-attack, tg.ignore-attack",
            )


def abilities_stand_where_they_work(content: Content) -> Faults:
    """Yield abilities in the wrong place, and prices that their text cannot pay. Only cards work in the sequence."""
    for path, ability in abilities(content):
        table = str(path[0])
        if ability.when in (NOT_ON_CARDS if table == "card" else ON_CARDS_ALONE):
            yield (
                (*path, "when"),
                f"{ability.when} does not work here; cards work in the sequence, all other texts outside it",
            )
        for name, payers in PAYERS.items():
            if getattr(ability.cost, name, 0) and table not in payers:
                yield (*path, "cost"), f"{name} cannot be paid here; possible: {', '.join(payers)}"


def cards_wait_once(content: Content) -> Faults:
    """Yield cards whose delayed abilities have different delays, since a card's time markers belong to one delay."""
    for path, part in parts(content):
        if isinstance(part, Card) and len({one.delay for one in part.abilities if one.when == "delayed"}) > 1:
            yield path, "delayed abilities of one card must have the same delay"


def charges_are_spent_between_effects(content: Content) -> Faults:
    """Yield abilities that spend charges at a fixed moment. The card's owner must agree, and is only asked at any
    time.
    """
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
