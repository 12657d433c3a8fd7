"""Checks of edges, bonuses and cards. Source: TG-6.3, 6.4, 10.3."""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Card, Content, OutHalf
from domain.tainted_grail.tasks.effects.encounter import ChangeAffinity, ChangePool, SetAffinity
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.card_ids import deck_of, number_of
from domain.tainted_grail.vocabulary.terms import Deck, Height

NOT_FOR: Mapping[Deck, tuple[str, ...]] = {"combat": ("affinity", "variable"), "diplomacy": ("pool",)}
"""Deck -> the bonuses that mean nothing in its encounters."""


def edges_fit(content: Content) -> Faults:
    """Yield edges without a free height, and attributes outside the attribute heights."""
    for number, card in enumerate(content.cards):
        if "free" not in card.left:
            yield ("card", number, "left"), "the free height is missing; add it"
        yield from ((("card", number, *rest), why) for rest, why in misplaced(card.right))
    for number, encounter in enumerate(content.encounters):
        yield from ((("encounter", number, *rest), why) for rest, why in misplaced(encounter.right))


def misplaced(right: Mapping[Height, OutHalf]) -> Iterator[tuple[Path, str]]:
    """Yield the faults of a right edge, each with its path."""
    if "free" not in right:
        yield ("right",), "the free height is missing; add it"
    for height, half in right.items():
        if height in ("magic", "free"):
            if half.attribute is not None or half.level != 1:
                yield ("right", height), "an attribute and its level are only possible at a1, a2 or a3"
        elif half.attribute is None:
            yield ("right", height), "an attribute is missing; add it"


def bonuses_fit(content: Content) -> Faults:
    """Yield bonuses that name something they do not gain or lose, or that do not belong to their card's deck."""
    for number, card in enumerate(content.cards):
        for height, bonus in card.left.items():
            if message := fault_of(card, bonus):
                yield ("card", number, "left", height), message


def fault_of(card: Card, bonus: Bonus) -> str | None:
    """Return what is wrong with a bonus; None if nothing is."""
    if (bonus.what is not None) != (bonus.give in ("gain", "lose")):
        return "`what` is needed by gain and lose, and only by them"
    if bonus.give in NOT_FOR[deck_of(card.id)]:
        return f"{bonus.give} belongs to the other kind of encounter"
    if bonus.count != 1 and bonus.give in ("extra", "variable", "void"):
        return f"{bonus.give} cannot have a count; remove it"
    return None


def cards_are_numbered(content: Content) -> Faults:
    """Yield cards whose index is beyond the total of their kind."""
    for number, card in enumerate(content.cards):
        index, total = number_of(card.id)
        if index > total:
            yield ("card", number, "id"), f"card {index} of {total}; the number must not be above the total"


def effects_are_of_their_encounter(content: Content) -> Faults:
    """Yield changes of the pool outside combat, and of the affinity marker outside diplomacy."""
    for path, part in parts(content):
        if path and path[0] in ("card", "encounter") and len(path) > 2:
            is_combat = is_of_combat(content, path)
            if isinstance(part, ChangeAffinity | SetAffinity) if is_combat else isinstance(part, ChangePool):
                yield path, f"{'affinity' if is_combat else 'pool'} belongs to the other kind of encounter"


def is_of_combat(content: Content, path: Path) -> bool:
    """Return whether a place in a card or an encounter belongs to combat."""
    number = int(path[1])
    if path[0] == "card":
        return deck_of(content.cards[number].id) == "combat"
    return content.encounters[number].colour != "blue"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.3.1", edges_fit),
    ("TG-6.4.17", bonuses_fit),
    ("TG-2.1.21", cards_are_numbered),
    ("TG-6.1.14", effects_are_of_their_encounter),
)
