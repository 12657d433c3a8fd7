"""What Materia Prima calls its cards when it speaks of luck."""

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.layouts import PIECES
from projections.luck.names import LuckNames, named
from projections.text.messages import Messages


def kind_of(pack: Pack, deck: str, card: str) -> str | None:
    """Return the town of an alarm card, and the inquisitor of an inquisitor card; other cards have no kinds."""
    if deck == "alarm" and card in pack.alarm_cards:
        return f"town-{pack.alarm_cards[card].town.lower()}"
    if deck == "inquisitors" and card in pack.cards:
        return f"inquisitor-{pack.cards[card].type.lower()}"
    return None


def kind_name(deck: str, kind: str, messages: Messages) -> str:
    """Return the name of a town or an inquisitor."""
    return named(kind, kind, messages)


def deck_name(deck: str, messages: Messages) -> str:
    """Return the name of a deck."""
    return messages.say("luck-pieces") if deck == PIECES else named(f"deck-{deck}", deck, messages)


LUCK_NAMES = LuckNames(deck=deck_name, kind_of=kind_of, kind=kind_name)
