"""What is printed on the cards of packs, encoded once for each language."""

from typing import Annotated, Any, NamedTuple, TypedDict

import msgspec
from msgspec import Meta

from api.service.tables.views.boards import Boards
from domain.kernel.errors import PackNotFound
from infra.cache import Cache
from infra.packs.index import PackIndex
from infra.store.log import TableLog

DOCUMENTS_MAX = 32
"""Cached documents, each up to about 300 kB."""

encode = msgspec.json.Encoder().encode


class Cards(TypedDict):
    """What is printed on the open kinds of a pack's cards, by the ids that boards name them by."""

    game: str
    pack: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the pack's hash")]
    language: Annotated[str, Meta(description="the language of the texts")]
    cards: dict[str, Any]


class PackInLanguage(NamedTuple):
    """A pack by its hash, and a language."""

    pack: str
    language: str


class CardDocuments:
    """A cache of the documents read last. The document of a pack and a language never changes."""

    def __init__(self, packs: PackIndex, log: TableLog, boards: Boards) -> None:
        self._packs, self._log, self._boards = packs, log, boards
        self._documents: Cache[PackInLanguage, bytes] = Cache(DOCUMENTS_MAX)

    def of(self, asked: PackInLanguage) -> bytes:
        """Return what is printed on a pack's cards as JSON, made if it is not cached.

        The pack ships with a game, was released once, or some table here plays with it. Raises PackNotFound,
        PackCorrupt.
        """
        return self._documents.of(asked, lambda: self._made(asked))

    def _made(self, asked: PackInLanguage) -> bytes:
        found = self._packs.find(asked.pack, self._log.document)
        if found is None:
            raise PackNotFound(f"no pack {asked.pack}")
        game, pack = found
        printed = self._boards.printed(game, pack, asked.language)
        return encode(Cards(game=game, pack=pack.hash, language=asked.language, cards=dict(printed)))
