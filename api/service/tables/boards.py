"""Boards of tables: what a game's view shows of a position to a reader."""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from msgspec import Meta

from api.service.tables.reader_view import ReaderView
from domain.kernel.game import Pack
from domain.kernel.position import Position
from infra.cache import Cache
from infra.store.codec import digest
from projections.messages import Messages
from projections.view import View

WORDS_MAX = 64


class Board(TypedDict):
    """What every board begins with; the rest is its game's. digest: of the position, the same in all languages."""

    version: Annotated[int, Meta(ge=1, description="the number of an entry of the table's log, from 1")]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
    game: str


class Boards:
    """Makes boards with the views of games and the messages of their packs, each read once."""

    def __init__(self, views: Mapping[str, View]) -> None:
        """views: by game."""
        self._views = views
        self._words: Cache[tuple[str, str], Messages] = Cache(WORDS_MAX)

    def at(self, seen: ReaderView, version: int, position: Position[Any], language: str) -> dict[str, Any]:
        """Return the board at a version, with the digest of what its reader may know, which is equal in all languages.

        A table that has ended asks nobody, even if a question was open.
        """
        messages, known = self.messages(seen.game.id, seen.pack, language), seen.known(position)
        shown = known if seen.asks_at(version) else Position(known.state)
        head: Board = {"version": version, "digest": digest(known), "game": seen.game.id}
        return {**head, **self.game_view(seen).board(shown, messages)}

    def game_view(self, seen: ReaderView) -> View:
        """Return the view of a table's game."""
        return self._views[seen.game.id]

    def messages(self, game: str, pack: Pack, language: str) -> Messages:
        """Return the messages of a game, with a pack's texts."""
        return self._words.of((pack.hash, language), lambda: self._views[game].messages_of(pack, language))
