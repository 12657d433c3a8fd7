"""The books of the installed games, with an index of each, made when first asked for."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from api.service.budget import Payer
from api.service.fair_queue import FairQueue
from api.service.tables.views.boards import Boards
from domain.kernel.errors import GameNotFound, NoBook, RuleNotFound
from infra.cache import Cache
from infra.packs.index import PackIndex
from projections.book.form import Book, BookWord, RulePlace
from projections.book.marking import confusing
from projections.book.search import Index
from projections.view import View

ANSWERS_MAX = 512
"""The most encoded answers in memory. Whole books are the largest, with about half a megabyte each."""


class Shelved(NamedTuple):
    """A book in one language, and what finds its rules."""

    book: Book
    search: Index


class Encoded(NamedTuple):
    """An answer as it is sent. tag: its ETag."""

    body: bytes
    tag: str


class BookShelf:
    """The books by game and language. A book never changes while the service runs.

    answers: those that were made last, by what was asked for.
    """

    def __init__(self, views: Mapping[str, View], packs: PackIndex, boards: Boards, reads: FairQueue) -> None:
        self._views, self._packs, self._boards, self._reads = views, packs, boards, reads
        self._answers: Cache[tuple[str, ...], Encoded] = Cache(ANSWERS_MAX)
        self.of = cache(self._of)
        self.names = cache(self._names)

    def _of(self, game: str, language: str) -> Shelved:
        """Return a game's book. Raises GameNotFound, NoBook."""
        view = self._view(game)
        if view.book is None:
            raise NoBook(f"{game} has no book of rules")
        book = view.book()[language]
        return Shelved(book, Index(book, language))

    async def answer(self, payer: Payer, key: tuple[str, ...], make: Callable[[], Encoded]) -> Encoded:
        """Return the answer to this key. make: it, in its payer's turn unless it is cached. Raises TooManyRequests."""
        found = self._answers.get(key)
        return self._answers.put(key, await self._reads.run(payer, make)) if found is None else found

    def words(self, game: str, language: str) -> tuple[BookWord, ...]:
        """Return the words of a game; none of one without a book. Raises GameNotFound."""
        return () if self._view(game).book is None else self.of(game, language).book.words

    def _view(self, game: str) -> View:
        view = self._views.get(game)
        if view is None:
            raise GameNotFound(f"no game {game!r}; choose one of {', '.join(self._views)}")
        return view

    def place(self, game: str, language: str, rule: str) -> RulePlace:
        """Return a rule in its book. Raises GameNotFound, NoBook, RuleNotFound."""
        found = self.of(game, language).book.places.get(rule)
        if found is None:
            raise RuleNotFound(f"the book of {game} has no rule {rule!r}; search it with q")
        return found

    def picture(self, game: str, language: str, name: str) -> str | None:
        """Return a picture of a game's book as SVG; None if the book has no such picture.

        Raises GameNotFound, NoBook.
        """
        book, view = self.of(game, language).book, self._views[game]
        alt = next((one.alt for one in book.played if one.picture == name), None)
        if alt is None or name not in view.book_pictures:
            return None
        pack = self._packs.choose(game, None)
        titles = {one.id: one.title for one in book.words}
        return view.book_pictures[name](pack, self._boards.messages(game, pack, language), titles, alt)

    def _names(self, game: str, language: str) -> list[str]:
        """Return the names on open cards of a game's packs that have a word of its glossary in them.

        Raises GameNotFound.
        """
        words = self.words(game, language)
        return confusing(self._printed(game, language), words) if words else []

    def _printed(self, game: str, language: str) -> Iterator[str]:
        for pack in self._packs.catalogue[game]:
            for card in self._boards.printed(game, pack, language).values():
                yield from names_on(card)


def names_on(card: Any) -> Iterator[str]:
    """Yield the names on a card, its own and those of its parts."""
    if isinstance(card, Mapping):
        if isinstance(card.get("name"), str):
            yield card["name"]
        for part in card.values():
            yield from names_on(part)
    elif isinstance(card, list | tuple):
        for part in card:
            yield from names_on(part)
