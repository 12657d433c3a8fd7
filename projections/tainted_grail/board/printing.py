"""What is printed on the cards that everyone may read at any time: those of characters, their skills and their trays.

Encounters, items, secrets, events and locations are told by the board once they lie on the table, statuses once they
are marked, verses and dreams once they are read: nobody reads ahead what is to be met or found.

Source: TG-2.3.2, 2.3.4, 2.3.7.
"""

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Board, Character
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, RESOURCES, Track
from projections.board.printing import Printed, Printing
from projections.tainted_grail import ids
from projections.tainted_grail.board import cards
from projections.tainted_grail.board.form.cards import PrintedCardView, SkillView, TrackSpacesView, TrayView
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages


def printed(pack: Pack, messages: Messages) -> Printed:
    """Return what is printed on the cards of all decks, the skills and the trays of characters, by id."""
    return {
        **{ids.card(one): cards.card(messages, pack, one) for one in pack.cards},
        **{ids.skill(one): cards.skill(messages, pack, one) for one in pack.skills},
        **{ids.character(one.id): tray(messages, pack, one) for one in pack.characters.values()},
    }


def tray(messages: Messages, pack: Pack, one: Character) -> TrayView:
    """Return a character's tray: its colour, its story, its tracks and its negative trait."""
    return {
        "name": naming.character(messages, one.id),
        "text": messages.say(f"character-{one.id}-text"),
        "number": one.number,
        "colour": one.colour,
        "tracks": tracks(messages, pack.board_of(one.id)),
        "attributes": {each: messages.say(f"attribute-{each}") for each in ATTRIBUTES},
        "resources": {each: texts.holding(messages, each) for each in RESOURCES},
        "trait": {
            "text": messages.say(f"character-{one.id}-trait"),
            "abilities": texts.abilities(messages, one.trait),
        },
    }


def tracks(messages: Messages, lines: Board) -> dict[Track, TrackSpacesView]:
    """Return the spaces of the three tracks. Source: TG-5.1.4 to 5.1.14."""
    rows: tuple[tuple[Track, int, int], ...] = (
        ("energy", lines.energy_start, lines.energy_max),
        ("health", lines.health_start, lines.health_start),
        ("terror", lines.terror_start, lines.terror_max),
    )
    return {
        track: {
            "name": texts.holding(messages, track),
            "start": start,
            "max": most,
            "zone_name": messages.say(f"zone-of-{track}"),
        }
        for track, start, most in rows
    }


PRINTING = Printing(
    printed,
    {
        "card": PrintedCardView,
        "skill": SkillView,
        "character": TrayView,
    },
)
