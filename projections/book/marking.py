"""Find the words of a game in a text, at word borders and outside of names. The pages do the same in `glossary.js`."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from projections.book.form import BookWord
from projections.book.stems import plain

BEGINS = re.compile(r"(?:^|[.!?:\n]\s+)[“„»‘‚(]*$")
"""What stands before the beginning of a sentence, in which a word in small letters has a capital one."""


class Named(NamedTuple):
    """A word of the game in a text, from one place to another."""

    start: int
    end: int
    word: BookWord


def named_in(text: str, words: Iterable[BookWord], names: Iterable[str] = ()) -> Iterator[Named]:
    """Yield the words of the game in a text, each once, where it stands first.

    names: of cards and places; a word that is a part of one is not meant. Where several fit, the longest is meant.
    """
    forms: dict[str, BookWord | None] = {form: one for one in words for form in one.forms}
    capital = {raised(form): one for form, one in forms.items() if raised(form) not in forms}
    known = {**capital, **forms, **dict.fromkeys(names)}
    seen: set[str] = set()
    for found in pattern(known).finditer(text) if known else ():
        word = known[found[0]]
        is_raised = found[0] in capital and not BEGINS.search(text[: found.start()])
        if word is not None and not is_raised and word.id not in seen:
            seen.add(word.id)
            yield Named(found.start(), found.end(), word)


def pattern(forms: Iterable[str]) -> re.Pattern[str]:
    """Return what matches any of the forms between word borders, the longest first. No hyphen joins it to a word."""
    longest = sorted(forms, key=lambda one: (-len(one), one))
    return re.compile(rf"(?<![\w’-])(?:{'|'.join(map(re.escape, longest))})(?![\w’]|-\w)")


def raised(form: str) -> str:
    """Return a form with a capital letter at its beginning."""
    return form[:1].upper() + form[1:]


def confusing(names: Iterable[str], words: Sequence[BookWord]) -> list[str]:
    """Return the names of which a word of the game is a part, sorted. A name that is itself such a word is none."""
    forms = {form for one in words for form in one.forms}
    forms |= {raised(one) for one in forms}
    part = pattern(forms)
    return sorted({one for one in names if one not in forms and part.search(one)}) if forms else []


def called(name: str, words: Iterable[BookWord]) -> list[BookWord]:
    """Return the words of the game that a reader calls so: by a form, else by another name."""
    asked, known = plain(name), list(words)
    by_form = [one for one in known if asked in map(plain, one.forms)]
    return by_form or [one for one in known if asked in map(plain, one.also)]
