"""Content packs: from plain TOML texts to a frozen `Pack`, or a ContentError that tells where the fault is and what is
possible.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from domain.kernel.content.reading import Reading, TextPack
from domain.kernel.errors import ContentError
from domain.tainted_grail.content.chapters import Campaign, Chapter, Event, RandomEvent
from domain.tainted_grail.content.checks import check_content
from domain.tainted_grail.content.journal import BookVerse, Dream, Verse
from domain.tainted_grail.content.land import DiscCard, Location, Status
from domain.tainted_grail.content.parts import (
    Arena,
    Board,
    Card,
    Character,
    Content,
    Encounter,
    Item,
    Secret,
    Skill,
    SkillCard,
)
from domain.tainted_grail.vocabulary.card_ids import STARTING, board_of, deck_of, in_colour, is_basic, is_starting
from domain.tainted_grail.vocabulary.terms import BOARD_COLOURS, DECKS, EXPANSION, BoardColour, CardColour, Deck

SHARED = ("card", "encounter", "location", "verse", "event")
"""The lists of tables that are long enough to need several files."""


DECKS_KEPT = 1024
"""The most decks of characters in the cache."""


class Pack(TextPack):
    """A checked pack with look-ups for the rules.

    content: all tables. The look-ups keep the pack's order, by id or number; boards: by colour; skill_cards: number of
    a face -> its card; decks: (colour, deck, whether it is the starting deck) -> ids of its cards; colours: those with
    basic cards for both starting decks; verses: (location, number); dreams: (location, kind).
    """

    __slots__ = (
        "arenas",
        "boards",
        "book",
        "campaigns",
        "cards",
        "chapters",
        "characters",
        "colours",
        "content",
        "decks",
        "discs",
        "dreams",
        "encounters",
        "events",
        "items",
        "locations",
        "random_events",
        "secrets",
        "skill_cards",
        "skills",
        "statuses",
        "verses",
    )

    def __init__(self, files: Mapping[str, str], content: Content, warnings: Iterable[ContentError] = ()) -> None:
        super().__init__(content.pack.id, files, warnings)
        self.content: Content = content
        self.boards: Mapping[BoardColour, Board] = {one.colour: one for one in content.boards}
        self.characters: Mapping[str, Character] = {one.id: one for one in content.characters}
        self.cards: Mapping[str, Card] = {one.id: one for one in content.cards}
        self.encounters: Mapping[str, Encounter] = {one.id: one for one in content.encounters}
        self.items: Mapping[str, Item] = {one.id: one for one in content.items}
        self.secrets: Mapping[int, Secret] = {one.number: one for one in content.secrets}
        self.skills: Mapping[int, Skill] = {face.number: face for one in content.skills for face in one.faces}
        self.skill_cards: Mapping[int, SkillCard] = {face.number: one for one in content.skills for face in one.faces}
        self.arenas: Mapping[str, Arena] = {one.id: one for one in content.arenas}
        self.campaigns: Mapping[str, Campaign] = {one.id: one for one in content.campaigns}
        self.chapters: Mapping[int, Chapter] = {one.number: one for one in content.chapters}
        self.locations: Mapping[int, Location] = {one.number: one for one in content.locations}
        self.verses: Mapping[tuple[int, int], Verse] = {(one.location, one.number): one for one in content.verses}
        self.book: Mapping[int, BookVerse] = {one.number: one for one in content.book}
        self.dreams: Mapping[tuple[int, str], Dream] = {(one.location, one.kind): one for one in content.dreams}
        self.events: Mapping[str, Event] = {one.id: one for one in content.events}
        self.random_events: Mapping[str, RandomEvent] = {one.id: one for one in content.random_events}
        self.discs: Mapping[str, DiscCard] = {one.id: one for one in content.discs}
        self.statuses: Mapping[str, Status] = {one.id: one for one in content.statuses}
        self.decks: Mapping[tuple[CardColour, Deck, bool], tuple[str, ...]] = decks_of(self.cards)
        self.colours: tuple[BoardColour, ...] = colours_of(self.decks)

    def board_of(self, character: str) -> Board:
        """Return the board that a character uses. Source: TG-3.1.2."""
        return self.boards[self.characters[character].colour]

    def original_of(self, location: int) -> int:
        """Return the original number of a location card. Source: TG-5.8.5, 5.8.38."""
        return self.locations[location].changes or location

    def cards_of(
        self, character: str, deck: Deck, *, starting: bool, colour: BoardColour | None = None
    ) -> tuple[str, ...]:
        """Return the ids of a character's cards in a starting deck or the advancement deck.

        colour: of its basic cards, None for its own. What is listed on its tray then means the cards of that colour.
        Source: TG-3.1.9 to 3.1.11, 3.1.14, 3.1.15, 7.3.3, 7.3.5.
        """
        return _cards_of(self, character, deck, starting, colour)

    def deck(self, deck: Deck, basic: BoardColour, own: CardColour, starting: bool) -> tuple[str, ...]:
        """Return the basic cards of one colour and the advancement cards of another that are in a deck."""
        cards = self.decks.get((basic, deck, starting), ())
        if basic == own:
            return cards
        others = self.decks.get((own, deck, starting), ())
        return (*filter(is_basic, cards), *(card for card in others if not is_basic(card)))


@lru_cache(DECKS_KEPT)
def _cards_of(pack: Pack, character: str, deck: Deck, starting: bool, colour: BoardColour | None) -> tuple[str, ...]:
    one = pack.characters[character]
    chosen = one.colour if colour is None else colour
    own = EXPANSION if one.expansion else one.colour
    listed = {in_colour(card, chosen) if is_basic(card) else card for card in one.starting}
    return tuple(
        card
        for first in (True, False)
        for card in pack.deck(deck, chosen, own, first)
        if (card in listed if listed else first) is starting
    )


def decks_of(cards: Iterable[str]) -> dict[tuple[CardColour, Deck, bool], tuple[str, ...]]:
    """Return the cards of each colour's decks, in the pack's order. Source: TG-3.1.9 to 3.1.11."""
    decks: dict[tuple[CardColour, Deck, bool], tuple[str, ...]] = {}
    for card in cards:
        at = board_of(card), deck_of(card), is_starting(card)
        decks[at] = (*decks.get(at, ()), card)
    return decks


def colours_of(decks: Mapping[tuple[CardColour, Deck, bool], tuple[str, ...]]) -> tuple[BoardColour, ...]:
    """Return the colours with full starting decks of basic cards. Source: TG-3.1.9, 3.1.10, 7.3.3."""
    full = {at for at, cards in decks.items() if at[2] and len(cards) >= STARTING}
    listed = [colour for colour, _, _ in decks]
    own = sorted(BOARD_COLOURS, key=lambda one: listed.index(one) if one in listed else len(listed))
    return tuple(one for one in own if all((one, deck, True) in full for deck in DECKS))


READING = Reading(Content, check_content, Pack, "TG-10.1", SHARED)


def read_pack(files: Mapping[str, str]) -> Pack:
    """Read a pack from its texts by file name, see `Reading.read`. Raises ContentError. Source: TG-10.1.1."""
    pack: Pack = READING.read(files)
    return pack


def stored_pack(files: Mapping[str, str]) -> Pack:
    """Read a stored pack without the checks, see `Reading.stored`. Raises ContentError."""
    pack: Pack = READING.stored(files)
    return pack
