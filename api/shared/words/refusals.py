"""Refusals in words for players, by their codes."""

from functools import cache

from projections.text.messages import Messages, catalogue


@cache
def _messages(language: str) -> Messages:
    return Messages(language, catalogue("refusals", language))


def words_of(code: str, language: str | None) -> str | None:
    """Return what an error with this code means to a player; None without a language, and for what players never
    cause.
    """
    if language is None or code not in _messages(language):
        return None
    return _messages(language).say(code)
