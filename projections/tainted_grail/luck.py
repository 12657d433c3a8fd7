"""What Tainted Grail calls its decks and cards when it speaks of luck."""

from domain.kernel.fact import Face
from domain.tainted_grail.content.pack import Pack
from projections.luck import names
from projections.luck.names import LuckNames, named
from projections.text.messages import Messages

MAGIC = "magic"
DICE = {"disc": "die-disc", "guardian-die": "die-guardian"}
"""A die, the disc included -> the message that names it."""


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
    """Return the name of the disc, of the die, or of the one that moves guardians."""
    return messages.say(DICE[die]) if die in DICE else names.die_name(die, messages)


def face_name(die: str, face: Face, messages: Messages) -> str:
    """Return the name of a face; the directions of the guardian die are capitals."""
    return names.face_name(die, face.lower() if isinstance(face, str) else face, messages)


def deck_name(deck: str, messages: Messages) -> str:
    """Return the name of the items, the events, the encounters of a colour, or a deck of a character."""
    whose, _, which = deck.partition("/")
    if not which:
        return named(f"deck-{whose}", deck, messages)
    if whose == "encounters":
        return messages.say("deck-encounters", colour=named(f"colour-{which}", which, messages))
    character = named(f"character-{whose}", whose, messages)
    key = f"deck-{which}"
    return messages.say(key, character=character) if key in messages else deck


LUCK_NAMES = LuckNames(die=die_name, face=face_name, deck=deck_name, kind_of=kind_of, kind=kind_name)
