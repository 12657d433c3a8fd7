"""Messages from Fluent catalogues, English and German. A missing message is an error, never a silent gap."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource

from domain.kernel.content.reading import catalogues_in
from projections.text.typography import typographic

LANGUAGES = ("en", "de")

Case = Literal["nominative", "accusative", "dative"]

SAID_MAX = 8192
"""The most sentences in a catalogue's cache, which is then emptied."""

CATALOGUES_KEPT = 16
"""The most parsed catalogues in the cache, each up to 3 MB."""

Said = tuple[str, tuple[tuple[str, Any], ...]]

TURNING = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Marks that turn the writing around them, for `str.translate`: a name would turn what is said after it."""
ISOLATE, ISOLATED = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
FROM_THE_RIGHT = ("R", "AL")
"""Classes of characters that are written from right to left."""


class Messages:
    """The messages of one language: the service's own, a game's, and a pack's on top."""

    def __init__(self, language: str, *catalogues: str) -> None:
        self.language = language
        self.players: Mapping[int, str] = {}
        self.plain = self
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for text in catalogues:
            self._bundle.add_resource(parsed(text), allow_overrides=True)
        self._said: dict[Said, str] = {}
        self.grammar = cache(self._grammar)  # of known messages and few traits

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Any) -> str:
        """Return the message of this key with its values filled in. Raises KeyError if it is missing or a value is.

        values: texts and numbers.
        """
        said = key, tuple(values.items())
        text = self._said.get(said)
        if text is None:
            if len(self._said) >= SAID_MAX:
                self._said.clear()
            text = self._said[said] = self._format(key, values)
        return text

    def at_table(self, players: Mapping[int, str]) -> "Messages":
        """Return the same messages at a table; `plain` is still the key of caches. players: the known names, by
        seat; marks in them that turn the writing around them are left out, and a name that is written from right to
        left is isolated.
        """
        messages = copy(self)
        straight = {seat: name.translate(TURNING) for seat, name in players.items()}
        messages.players = {seat: isolated(name) for seat, name in straight.items() if name}
        return messages

    def player(self, seat: int) -> str:
        """Return a player by name, or by the seat if no name is known. Seats are told from 1."""
        return self.players.get(seat) or self.say("player", seat=seat + 1)

    def _grammar(self, key: str, attribute: str) -> str | None:
        """Return a trait of a name's grammar, as `.number`; None if its message has none."""
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def in_case(self, key: str, case: Case) -> str:
        """Return a name as used in a sentence: with its article if the catalogue has this form, else in quotes."""
        form = self.grammar(key, case) or self.grammar(key, "nominative")
        return form or self.say("quoted", name=self.say(key))

    def count_of(self, key: str) -> int:
        """Return the grammatical number of a name, by which messages choose a verb: 1, or 2 for a plural."""
        return 2 if self.grammar(key, "number") == "plural" else 1

    def number(self, n: int) -> str:
        """Return a whole number from 0 as prose writes it: in words up to twelve, in figures beyond."""
        return self.say("number", n=n)

    def decimal(self, n: float) -> str:
        """Return a number with one digit behind the point, as the language writes it."""
        return self.say("decimal", n=n)

    def times(self, n: int) -> str:
        """Return how often something happens as prose says it: "once", "twice", "three times"; from 1."""
        return self.say("times", n=n, word=self.number(n))

    def join(self, items: Sequence[str]) -> str:
        """Return several things as one phrase: "a, b and c"; the word for nothing if there are none."""
        if not items:
            return self.say("nothing")
        *first, last = items
        return self.say("and", first=", ".join(first), last=last) if first else last

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {self.language!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"message {key!r} in {self.language!r} is empty")
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(text)


def sentence(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Any] = {"SENTENCE": sentence}
"""The functions that messages may apply to their values."""


@lru_cache(maxsize=CATALOGUES_KEPT)
def parsed(text: str) -> Any:
    """Return the messages of a catalogue's text, with typographic apostrophes."""
    return FluentResource(typographic(text))


@cache
def catalogue(name: str, language: str) -> str:
    """Return the text of a catalogue that all games share: `projections/catalogues/<name>.<language>.ftl`."""
    return text_of("projections", f"{name}.{language}.ftl")


@cache
def catalogue_of(package: str, language: str) -> str:
    """Return the text of a game's own catalogue: `catalogues/<language>.ftl` in the package of its view."""
    return text_of(package, f"{language}.ftl")


def text_of(package: str, file: str) -> str:
    """Return the text of a file among the catalogues of a package."""
    return files(package).joinpath("catalogues", file).read_text("utf-8")


def messages_with_pack(package: str, pack: Any, language: str) -> Messages:
    """Return the messages of a game and its pack. If the pack lacks the language, its first one is used.

    package: of the game's view, which has its catalogues.
    """
    spoken = language if f"{language}.ftl" in pack.files else pack.content.pack.languages[0]
    own = "\n".join(pack.files[name] for name in catalogues_in(pack.files)[spoken])
    return Messages(language, catalogue("common", language), catalogue_of(package, language), own)


def isolated(name: str) -> str:
    """Return a name so that signs and numbers beside it stay where they are, whichever way it is written."""
    if name.isascii() or not any(bidirectional(char) in FROM_THE_RIGHT for char in name):
        return name
    return f"{ISOLATE}{name}{ISOLATED}"
