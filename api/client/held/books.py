"""What the book of a game says: its rules, and what its words mean."""

from typing import Any

from api.client import forms
from api.client.answers import Refused
from api.client.forms import converted
from api.client.requests import Request
from api.client.service import Service
from projections.book.form import BookRule, BookWord


def rules_of(service: Service, game: str, words: str) -> list[BookRule] | None:
    """Return the rules of a game with these words or this id, the best first; None if it has no book.

    Raises Refused, NotUnderstood.
    """
    found = _of_book(service, f"/v1/games/{game}/rules", q=words)
    return None if found is None else converted(forms.FoundRules, found, "the rules of a game")["found"]


def words_of(service: Service, game: str) -> list[BookWord]:
    """Return what the words of a game mean; none if it has no book. Raises Refused, NotUnderstood."""
    found = _of_book(service, f"/v1/games/{game}/words")
    return [] if found is None else converted(forms.GameWords, found, "the words of a game")["words"]


def _of_book(service: Service, path: str, **query: str) -> Any:
    """Return what a game's book says; None if the game has no book, or the service is too old to have it."""
    asked: Request[Any] = Request(Any, "the book", "GET", path, {"lang": service.lang, **query})
    try:
        return service.ask(asked)
    except Refused as error:
        if error.code in ("no-book", "not-found"):
            return None
        raise
