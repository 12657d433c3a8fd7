"""Words that several things share."""

from collections.abc import Iterable

from projections.materia_prima.board import cards
from projections.materia_prima.board.form.cards import AbilityView, BonusView, ElementView
from projections.text.messages import Messages


def counted(elements: list[ElementView], messages: Messages) -> str:
    """Return elements with their counts; empty for none."""
    return messages.join([f"{one['count']} {one['name']}" for one in elements]) if elements else ""


def bonuses(ones: Iterable[BonusView], messages: Messages) -> str:
    """Return what a card adds to status values."""
    return ", ".join(cards.bonus(messages, each["stat"], each["amount"]) for each in ones)


def abilities(ones: Iterable[AbilityView]) -> str:
    """Return the abilities of a card or figure, each text once."""
    return " ".join(dict.fromkeys(each["text"] for each in ones))
