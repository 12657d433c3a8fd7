"""What is printed on the cards that everyone may read at any time: those of characters, their skills and their trays.

Encounters, items and secrets are told by the board once they lie on the table: nobody reads ahead what is to be met or
found. Source: TG-2.3.4, 2.3.7.
"""

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Character
from projections.board.printing import Printed, Printing
from projections.tainted_grail import ids
from projections.tainted_grail.board import cards
from projections.tainted_grail.board.form.cards import PrintedCardView, SkillView, TrayView
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages


def printed(pack: Pack, messages: Messages) -> Printed:
    """Return what is printed on the cards of all decks, the skills and the trays of characters, by id."""
    return {
        **{ids.card(one): cards.card(messages, pack, one) for one in pack.cards},
        **{ids.skill(one): cards.skill(messages, pack, one) for one in pack.skills},
        **{ids.character(one.id): tray(messages, one) for one in pack.characters.values()},
    }


def tray(messages: Messages, one: Character) -> TrayView:
    """Return a character's tray: its colour, its story, and its negative trait."""
    return {
        "name": naming.character(messages, one.id),
        "text": messages.say(f"character-{one.id}-text"),
        "number": one.number,
        "colour": one.colour,
        "trait": {
            "text": messages.say(f"character-{one.id}-trait"),
            "abilities": texts.abilities(messages, one.trait),
        },
    }


PRINTING = Printing(printed, {"card": PrintedCardView, "skill": SkillView, "character": TrayView})
