"""Content packs: from plain TOML texts to a frozen `Pack`, or a ContentError that tells where the fault is and what is
possible.
"""

from collections.abc import Iterable, Mapping

from domain.kernel.content.reading import Reading, TextPack
from domain.kernel.errors import ContentError
from domain.tainted_grail.content.checks import check_content
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
from domain.tainted_grail.vocabulary.card_ids import board_of, deck_of, is_starting
from domain.tainted_grail.vocabulary.terms import BoardColour, Deck

SHARED = ("card", "encounter")
"""The lists of tables that are long enough to need several files."""


class Pack(TextPack):
    """A checked pack with look-ups for the rules.

    content: all tables. The look-ups keep the pack's order, by id or number; boards: by colour; skill_cards: number of
    a face -> its card; decks: (colour, deck, whether it is the starting deck) -> ids of its cards.
    """

    __slots__ = (
        "arenas",
        "boards",
        "cards",
        "characters",
        "content",
        "decks",
        "encounters",
        "items",
        "secrets",
        "skill_cards",
        "skills",
    )

    def __init__(self, files: Mapping[str, str], content: Content, warnings: Iterable[ContentError] = ()) -> None:
        super().__init__(content.pack.id, files, warnings)
        self.content: Content = content
        self.boards: Mapping[str, Board] = {one.colour: one for one in content.boards}
        self.characters: Mapping[str, Character] = {one.id: one for one in content.characters}
        self.cards: Mapping[str, Card] = {one.id: one for one in content.cards}
        self.encounters: Mapping[str, Encounter] = {one.id: one for one in content.encounters}
        self.items: Mapping[str, Item] = {one.id: one for one in content.items}
        self.secrets: Mapping[int, Secret] = {one.number: one for one in content.secrets}
        self.skills: Mapping[int, Skill] = {face.number: face for one in content.skills for face in one.faces}
        self.skill_cards: Mapping[int, SkillCard] = {face.number: one for one in content.skills for face in one.faces}
        self.arenas: Mapping[str, Arena] = {one.id: one for one in content.arenas}
        self.decks: Mapping[tuple[BoardColour, Deck, bool], tuple[str, ...]] = decks_of(self.cards)

    def board_of(self, character: str) -> Board:
        """Return the board that a character uses. Source: TG-3.1.2."""
        return self.boards[self.characters[character].colour]

    def cards_of(self, character: str, deck: Deck, *, starting: bool) -> tuple[str, ...]:
        """Return the ids of a character's cards in a starting deck or the advancement deck.

        Source: TG-3.1.9 to 3.1.11.
        """
        return self.decks.get((self.characters[character].colour, deck, starting), ())


def decks_of(cards: Iterable[str]) -> dict[tuple[BoardColour, Deck, bool], tuple[str, ...]]:
    """Return the cards of each colour's decks, in the pack's order. Source: TG-3.1.9 to 3.1.11."""
    decks: dict[tuple[BoardColour, Deck, bool], tuple[str, ...]] = {}
    for card in cards:
        at = board_of(card), deck_of(card), is_starting(card)
        decks[at] = (*decks.get(at, ()), card)
    return decks


READING = Reading(Content, check_content, Pack, "TG-10.1", SHARED)


def read_pack(files: Mapping[str, str]) -> Pack:
    """Read a pack from its texts by file name, see `Reading.read`. Raises ContentError. Source: TG-10.1.1."""
    pack: Pack = READING.read(files)
    return pack


def stored_pack(files: Mapping[str, str]) -> Pack:
    """Read a stored pack without the checks, see `Reading.stored`. Raises ContentError."""
    pack: Pack = READING.stored(files)
    return pack
