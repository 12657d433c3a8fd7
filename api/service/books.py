"""The books of the installed games, with an index of each, made when first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from domain.kernel.errors import GameNotFound, NoBook, RuleNotFound
from projections.book.form import Book, RulePlace
from projections.book.search import Index
from projections.view import View


class Shelved(NamedTuple):
    """A book in one language, and what finds its rules."""

    book: Book
    search: Index


class BookShelf:
    """The books by game and language. A book never changes while the service runs."""

    def __init__(self, views: Mapping[str, View]) -> None:
        self._views = views
        self.of = cache(self._of)

    def _of(self, game: str, language: str) -> Shelved:
        """Return a game's book. Raises GameNotFound, NoBook."""
        view = self._views.get(game)
        if view is None:
            raise GameNotFound(f"no game {game!r}; choose one of {', '.join(self._views)}")
        if view.book is None:
            raise NoBook(f"{game} has no book of rules")
        book = view.book()[language]
        return Shelved(book, Index(book))

    def place(self, game: str, language: str, rule: str) -> RulePlace:
        """Return a rule in its book. Raises GameNotFound, NoBook, RuleNotFound."""
        found = self.of(game, language).book.places.get(rule)
        if found is None:
            raise RuleNotFound(f"the book of {game} has no rule {rule!r}; search it with q")
        return found
