"""How readers see tables: what each may know of a position, in a language, as its game's view shows it."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict

from msgspec import Meta

from api.service.tables.reader_view import ReaderView
from domain.kernel.game import Pack
from domain.kernel.position import Position
from infra.cache import Cache
from projections.board.changes import changed_parts
from projections.board.digest import Digest, digest, digested
from projections.board.making import MadeBoard, differing
from projections.board.printing import Printed
from projections.numbers import Number, PastAction
from projections.patch.apply import Operation
from projections.patch.diff import MembersChange, diff, diff_of
from projections.text.messages import Messages
from projections.view import View

MESSAGES_MAX = 64
"""Cached messages, by pack and language."""
PRINTED_MAX = 16
"""Packs whose printed cards are cached, each in one language and about 1 MB."""


class Board(TypedDict):
    """What every board begins with; the rest is its game's.

    digest: of the position, the same in all languages; pack: its hash, by which the printed cards are asked for;
    numbers: the derived ones with their parts, if they are asked for.
    """

    version: Annotated[int, Meta(ge=1, description="the number of an entry of the table's log, from 1")]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
    game: str
    pack: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
    numbers: NotRequired[list[Number]]


class ShownBoard(NamedTuple):
    """A board that a stream sends, with what it was made from. Later boards share its parts: do not change them.

    head: what it begins with; digest: of the position as its reader knows it.
    """

    head: Board
    made: MadeBoard
    digest: Digest

    @property
    def data(self) -> dict[str, Any]:
        """The whole board."""
        return {**self.head, **self.made.members}

    def changes_to(self, after: "ShownBoard") -> list[Operation]:
        """Return the operations that turn this board into a later one of its reader."""
        parts = differing(self.made, after.made)
        if parts is None:
            return diff(self.data, after.data)
        return diff_of([MembersChange(self.head, after.head), *parts], lambda: (self.data, after.data))


class Sight(NamedTuple):
    """How a reader sees a table in a language. All that is shown of a position passes through here."""

    reader_view: ReaderView
    view: View
    messages: Messages

    def known(self, position: Position[Any]) -> Position[Any]:
        """Return a position as the reader may know it."""
        return self.reader_view.knowing.position(position)

    def stands(self, position: Position[Any]) -> list[str]:
        """Return how the game stands, in a few sentences."""
        return list(self.view.so_far.now(self.known(position), self.messages))

    def board(self, version: int, position: Position[Any], parts: bool = False) -> dict[str, Any]:
        """Return the board at a version, with the digest of what its reader may know, which is equal in all languages.

        A table that has ended asks nobody, even if a question was open. parts: whether its numbers are explained, too.
        """
        known = self.known(position)
        shown = self._shown(version, known)
        board = {**self._head(version, digest(known)), **self.view.board(shown, self.messages)}
        if not parts:
            return board
        return board | {"numbers": list(self.view.numbers(shown, self.messages, self._past(version)))}

    def _past(self, version: int) -> Iterator[PastAction]:
        """Yield the actions that led to a version, newest first, in full."""
        timeline = self.reader_view.table.timeline
        for step in map(timeline.step, timeline.line(timeline.position_at(version))):
            yield PastAction(self.reader_view.after(step.parent), self.reader_view.entries(step.first - 1, step.last))

    def next_board(self, version: int, position: Position[Any], before: ShownBoard | None) -> ShownBoard:
        """Return the same as `board`. What it shares with a board that the reader had before is not made again."""
        known = self.known(position)
        shown = self._shown(version, known)
        if before is None:
            made, found = self.view.made_board(shown, self.messages), digested(known)
        else:
            changed = changed_parts(before.digest.position, known)
            is_whole = shown is known and before.made.position is before.digest.position
            made = self.view.made_board(shown, self.messages, before.made, changed if is_whole else None)
            found = digested(known, before.digest, changed)
        return ShownBoard(self._head(version, found.text), made, found)

    def _shown(self, version: int, known: Position[Any]) -> Position[Any]:
        return known if self.reader_view.asks_at(version) else Position(known.state)

    def _head(self, version: int, digest: str) -> Board:
        reader_view = self.reader_view
        return {"version": version, "digest": digest, "game": reader_view.game.id, "pack": reader_view.pack.hash}


class Boards:
    """Knows the views of games, and the messages of their packs, each read once."""

    def __init__(self, views: Mapping[str, View]) -> None:
        """views: by game."""
        self._views = views
        self._messages: Cache[tuple[str, str], Messages] = Cache(MESSAGES_MAX)
        self._printed: Cache[tuple[str, str], Printed] = Cache(PRINTED_MAX)

    def sight(self, reader_view: ReaderView, language: str) -> Sight:
        """Return how a reader sees a table in a language."""
        return Sight(
            reader_view, self.game_view(reader_view), self.messages(reader_view.game.id, reader_view.pack, language)
        )

    def sight_again(self, reader_view: ReaderView, before: ShownBoard) -> Sight:
        """Return how a reader sees a table in the language of an earlier board of it."""
        return Sight(reader_view, self.game_view(reader_view), before.made.messages)

    def at(
        self, reader_view: ReaderView, version: int, position: Position[Any], language: str, parts: bool = False
    ) -> dict[str, Any]:
        """Return the board of a reader at a version, see `Sight.board`."""
        return self.sight(reader_view, language).board(version, position, parts)

    def sight_at_table(self, reader_view: ReaderView, language: str) -> Sight:
        """Return how a reader sees a table whose players are called by their names."""
        return Sight(reader_view, self.game_view(reader_view), self.messages_at_table(reader_view, language))

    def game_view(self, reader_view: ReaderView) -> View:
        """Return the view of a table's game."""
        return self._views[reader_view.game.id]

    def messages(self, game: str, pack: Pack, language: str) -> Messages:
        """Return the messages of a game, with a pack's texts."""
        return self._messages.of((pack.hash, language), lambda: self._views[game].messages_of(pack, language))

    def printed(self, game: str, pack: Pack, language: str) -> Printed:
        """Return what is printed on the open kinds of a pack's cards, by id."""

        def made() -> Printed:
            return self._views[game].printing.of(pack, self.messages(game, pack, language))

        return self._printed.of((pack.hash, language), made)

    def messages_at_table(self, reader_view: ReaderView, language: str) -> Messages:
        """Return messages that call the table's players by their names, which are stored outside the log."""
        messages = self.messages(reader_view.game.id, reader_view.pack, language)
        return messages.at_table({row.seat: row.name for row in reader_view.seats if row.name})
