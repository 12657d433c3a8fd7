"""A game's first moves, as examples in the documents of the API."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Titled(NamedTuple):
    """A pack or a scenario. heading: its title without article, as the lobby shows it."""

    id: str
    title: str
    heading: str = ""


class Example(NamedTuple):
    """An opening, its first answer, and a running campaign; the defaults are for a game without words of its own.

    pack_hash: of the pack; options: JSON Schema of some of its table options; scenario, following: two that follow one
    another, locked: one that is not open yet; phase: how far a table is at first; forbidden: a rule that may refuse;
    prompt, key, label, rule: the first question and an answer to it; closed: (label, group, about, rule, why) of one
    that is not open; fact, data: the stated fact; answered: the title of its chapter; story: (rule, sentence) of an
    event in it; board: after that answer; cards: what is printed on one; chosen: options of a campaign's next table;
    entry: a campaign's note of a table; carried: what its next table has.
    """

    title: str = "Game"
    pack: Titled = Titled("pack", "Pack")
    pack_hash: str = "00" * 32
    options: Mapping[str, Any] = NOTHING
    scenario: Titled = Titled("first", "The First", "First")
    following: Titled = Titled("second", "The Second")
    locked: str = "third"
    phase: str = "being set up"
    forbidden: str = "R-1"
    prompt: str = "What next?"
    key: str = "pass"
    label: str = "Pass"
    rule: str = "R-2"
    closed: tuple[str, str, str, str, str] = ("Roll", "Choose", "seat:0", "R-1", "No dice are left")
    fact: str = "passed"
    data: Mapping[str, Any] = NOTHING
    answered: str = "Ada passes"
    story: tuple[str, str] = ("R-2", "Ada passed.")
    board: Mapping[str, Any] = NOTHING
    cards: Mapping[str, Any] = NOTHING
    chosen: Mapping[str, str] = NOTHING
    entry: Mapping[str, Any] = NOTHING
    carried: Mapping[str, Any] = NOTHING
