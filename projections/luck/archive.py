"""The outcomes in a checked archive, also of a game that is not installed and of a table that has not ended."""

from collections.abc import Iterator

from domain.kernel import fact as kernel
from domain.kernel.chance.seal import UNKNOWN_CARD, UNKNOWN_NUMBER
from domain.kernel.tables import table
from projections.audit.facts import (
    ActionsRedone,
    ActionsUndone,
    CardsDrawn,
    CardsShuffled,
    CardsTaken,
    DiceRolled,
    Outcome,
    Sealed,
)
from projections.audit.log import Item, Log
from projections.luck.ledger import KindOf, gathered
from projections.luck.outcomes import Outcomes

ANSWERS = {"action-taken": kernel.ActionTaken, "only-answer-taken": kernel.OnlyAnswerTaken}
"""The entries that say which seat answered, by tag."""


def outcomes_of(log: Log, kind_of: KindOf, with_copies: bool) -> Outcomes:
    """Return the outcomes of a log that was found without fault.

    with_copies: count also what a branch copied from its origin.
    """
    copied = 0 if with_copies else log.copied
    return gathered(entries_of(log), log.opened.dice, kind_of, copied)


def entries_of(log: Log) -> Iterator[kernel.Entry]:
    """Yield the entries that concern chance, answers or undo."""
    for item in log.items:
        fact = fact_of(item)
        if fact is not None:
            entry = item.entry
            yield kernel.Entry(entry.v, 0, entry.action, entry.by, entry.rule, fact)


def fact_of(item: Item) -> kernel.Fact | None:
    """Return what an entry says as the kernel's fact; None if it concerns neither chance nor answers nor undo."""
    match item.fact:
        case DiceRolled(die, rolled, fate, purpose):
            return kernel.DiceRolled(die, rolled, fate_of(fate), purpose)
        case CardsShuffled(pool=pool, cards=cards):
            return kernel.CardsShuffled(pool, tuple(map(card_of, cards)), pool)
        case CardsDrawn(pool, cards, fate):
            return kernel.CardsDrawn(pool, tuple(map(card_of, cards)), fate_of(fate), pool)
        case CardsTaken(pool=pool, cards=cards):
            return kernel.CardsTaken(pool, cards, pool)
        case ActionsUndone(to=to):
            return table.ActionsUndone(to)
        case ActionsRedone(to=to):
            return table.ActionsRedone(to)
    seat = item.entry.data.get("seat")
    return ANSWERS[item.entry.type](seat, "") if item.entry.type in ANSWERS and isinstance(seat, int) else None


def fate_of(fate: tuple[Outcome, ...]) -> kernel.FateUsed:
    """Return used outcomes in the kernel's form; a sealed one is unknown."""
    return tuple(
        (one.stream, one.n, one.m, UNKNOWN_NUMBER if isinstance(one.outcome, Sealed) else one.outcome) for one in fate
    )


def card_of(card: str | Sealed) -> str:
    """Return a card; a sealed one is unknown."""
    return UNKNOWN_CARD if isinstance(card, Sealed) else card
