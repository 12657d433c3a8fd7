"""What Tainted Grail calls its decks and cards when it speaks of luck."""

from domain.tainted_grail.content.pack import Pack
from projections.luck import names
from projections.luck.names import LuckNames, named
from projections.text.messages import Messages

MAGIC = "magic"
DISC = "disc"


def kind_of(pack: Pack, deck: str, card: str) -> str | None:
    """Return `magic` for a card that gets a bonus for Magic, and the first keyword of an item; else None."""
    if card in pack.cards:
        return MAGIC if MAGIC in pack.cards[card].left else None
    if card in pack.items:
        return next(iter(pack.items[card].keywords), None)
    return None


def kind_name(deck: str, kind: str, messages: Messages) -> str:
    """Return the name of a kind of cards, or of a keyword."""
    return named("luck-kind-magic" if kind == MAGIC else f"keyword-{kind}", kind, messages)


def die_name(die: str, messages: Messages) -> str:
    """Return the name of the disc or of the die."""
    return messages.say("die-disc") if die == DISC else names.die_name(die, messages)


def deck_name(deck: str, messages: Messages) -> str:
    """Return the name of the items, of the encounters of a colour, or of a deck of a character."""
    whose, _, which = deck.partition("/")
    if not which:
        return named(f"deck-{whose}", deck, messages)
    if whose == "encounters":
        return messages.say("deck-encounters", colour=named(f"colour-{which}", which, messages))
    character = named(f"character-{whose}", whose, messages)
    key = f"deck-{which}"
    return messages.say(key, character=character) if key in messages else deck


LUCK_NAMES = LuckNames(die=die_name, deck=deck_name, kind_of=kind_of, kind=kind_name)
