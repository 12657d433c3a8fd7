"""A content pack: from plain TOML texts to a frozen `Pack`, or a ContentError that says where and what is possible."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

from domain.kernel.content_decoding import decode
from domain.kernel.content_source import Source
from domain.kernel.errors import ContentError
from domain.kernel.jcs import canonical
from domain.tainted_grail.card_ids import board_of, deck_of, is_starting
from domain.tainted_grail.content_checks import check_content
from domain.tainted_grail.content_parts import (
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
from domain.tainted_grail.words import BoardColour, Deck

SHARED = ("card", "encounter")
"""The lists of tables that are long enough to stand in several files."""


class Pack:
    """A pack, read and checked, with what rules look up. Never changed; two are equal if their hashes are.

    files: the texts it was read from; content: all of it, table by table; warnings: what is allowed in it, though
    probably not meant. Look-ups keep the pack's order, by id or
    number; boards: by colour; skill_cards: number of a face -> its card.
    """

    __slots__ = (
        "arenas",
        "boards",
        "cards",
        "characters",
        "content",
        "encounters",
        "files",
        "hash",
        "id",
        "items",
        "secrets",
        "skill_cards",
        "skills",
        "warnings",
    )

    def __init__(self, files: Mapping[str, str], content: Content, warnings: Iterable[ContentError] = ()) -> None:
        self.id: str = content.pack.id
        self.hash: str = hash_of(files)
        self.files: Mapping[str, str] = dict(files)
        self.content: Content = content
        self.warnings: Sequence[ContentError] = tuple(warnings)
        self.boards: Mapping[str, Board] = {one.colour: one for one in content.boards}
        self.characters: Mapping[str, Character] = {one.id: one for one in content.characters}
        self.cards: Mapping[str, Card] = {one.id: one for one in content.cards}
        self.encounters: Mapping[str, Encounter] = {one.id: one for one in content.encounters}
        self.items: Mapping[str, Item] = {one.id: one for one in content.items}
        self.secrets: Mapping[int, Secret] = {one.number: one for one in content.secrets}
        self.skills: Mapping[int, Skill] = {face.number: face for one in content.skills for face in one.faces}
        self.skill_cards: Mapping[int, SkillCard] = {face.number: one for one in content.skills for face in one.faces}
        self.arenas: Mapping[str, Arena] = {one.id: one for one in content.arenas}

    def board_of(self, character: str) -> Board:
        """The board that a character uses. Source: TG-3.1.2."""
        return self.boards[self.characters[character].colour]

    def cards_of(self, character: str, deck: Deck, *, starting: bool) -> tuple[str, ...]:
        """Ids of a character's cards in a starting deck, or in the advancement deck. Source: TG-3.1.9 to 3.1.11."""
        colour: BoardColour = self.characters[character].colour
        return tuple(
            one
            for one in self.cards
            if deck_of(one) == deck and board_of(one) == colour and is_starting(one) == starting
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Pack) and self.hash == other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"Pack({self.id!r}, {self.hash[:8]})"


def hash_of(files: Mapping[str, str]) -> str:
    """SHA-256, in hex, over the canonical JSON of {file name: text}."""
    return sha256(canonical(dict(files))).hexdigest()


def read_pack(files: Mapping[str, str]) -> Pack:
    """Read a pack from its texts by file name: `*.toml` is content, `*.ftl` (message catalogues) is kept unread.

    Raises ContentError, with the file and where possible the line, for anything that is not as it must be; it carries
    all faults that can be found at once. Source: TG-10.1.1.
    """
    source = Source(files, SHARED)
    content = decode(source, Content)
    if content is not None:
        check_content(content, source)
        check_languages(content.pack.languages, source)
    if content is None or source.faults:
        raise ContentError.of(source.faults)
    return Pack(files, content, source.warnings)


def kept_pack(files: Mapping[str, str]) -> Pack:
    """A pack that was read before, perhaps by a release whose checks were fewer: what it says is taken as it stands.

    Raises ContentError if it does not decode.
    """
    source = Source(files, SHARED)
    content = decode(source, Content)
    if content is None:
        raise ContentError.of(source.faults)
    return Pack(files, content)


def check_languages(languages: Iterable[str], source: Source) -> None:
    """Note a language without a catalogue, and a catalogue without its language."""
    spoken = {f"{one}.ftl" for one in languages}
    for name in sorted(spoken - source.files.keys()):
        source.fault(f"TG-10.1: there is no {name}", ("pack", "languages"))
    for name in sorted(source.files.keys() - spoken):
        if name.endswith(".ftl"):
            source.fault(f"TG-10.1: {name} is of none of the pack's languages", ("pack", "languages"))
