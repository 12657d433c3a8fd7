"""Find rules by words. A rule must hold all of them; words in its title count most."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from projections.book.form import Book, BookRule

QUERY_MAX = 100
"""The most characters of a query."""
WORDS_MAX = 12
"""The most words of a query that count."""
FOUND_MAX = 20
IN_ID, IN_TITLE, IN_TEXT = 8, 4, 1
"""What a word is worth by where it stands; twice as much where a word begins with it."""


class Entry(NamedTuple):
    """A rule with its words, plain, each text with a space before it."""

    rule: BookRule
    title: str
    text: str


class Index:
    """The words of a book."""

    def __init__(self, book: Book) -> None:
        self._book = book

    @cached_property
    def _entries(self) -> Sequence[Entry]:
        rules = [place.rule for place in self._book.places.values()]
        return [Entry(rule, plain(rule.title), plain(f"{rule.text} {rule.example or ''}")) for rule in rules]

    def found(self, query: str) -> list[BookRule]:
        """Return at most FOUND_MAX rules with all words of the query, the best first, then in the book's order."""
        words = plain(query).split()[:WORDS_MAX]
        worth: Mapping[int, int] = {at: total for at, total in self._worth(words) if words}
        best = sorted(worth, key=lambda at: -worth[at])[:FOUND_MAX]
        return [self._entries[at].rule for at in best]

    def _worth(self, words: Sequence[str]) -> Iterator[tuple[int, int]]:
        """Yield the place and the worth of each rule that has all the words."""
        for at, entry in enumerate(self._entries):
            each = [worth_in(entry, word) for word in words]
            if all(each):
                yield at, sum(each)


def is_named(rule: BookRule, words: str) -> bool:
    """Return whether the words are the rule's id, with or without the letters before its numbers."""
    id = rule.id.casefold()
    return words.strip().casefold() in (id, id.partition("-")[2])


def worth_in(entry: Entry, word: str) -> int:
    """Return what a word is worth in a rule, 0 if it is not in it."""
    id = entry.rule.id.casefold()
    by_id = IN_ID * (is_named(entry.rule, word) + id.startswith(f"{word}."))
    return by_id + IN_TITLE * standing(word, entry.title) + IN_TEXT * standing(word, entry.text)


def standing(word: str, text: str) -> int:
    """Return 2 if a word of the text begins with this one, 1 if it is inside of one, else 0."""
    return 2 if f" {word}" in text else int(word in text)


def plain(text: str) -> str:
    """Return a text's words in small letters without accents, with a space before each."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(one for one in letters if not unicodedata.combining(one))
    return "".join(f" {word}" for word in re.findall(r"[\w.+-]*\w", bare))
