"""No message of a catalogue stayed in the other language: each differs in its words, or is a word of both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests import ROOT

IN_BOTH = {"title", "difficulty-normal", "attribute-aggression", "trait-horde", "bonus-extra", "live"}
IN_BOTH |= {"page-inquisition", "picture-pool", "home-player", "around-call-discord", "audit-name-A"}
"""Messages that read alike: names of games, and words that English and German share."""
LEAST = 4
"""From so many words on a text of a pack is a sentence, and no mere name."""


class Literals(Visitor):
    """Collects what stands in a pattern as it is said."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


def words_in(path: Path) -> dict[str, list[str]]:
    """Message -> its words of three letters or more, without what is put in."""
    said: dict[str, list[str]] = {}
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            literals = Literals()
            literals.visit(entry.value)
            said[entry.id.name] = re.findall(r"[^\W\d_]{3,}", " ".join(literals.found))
    return said


def pairs(*folders: str) -> Iterator[tuple[Path, Path]]:
    """The English and the German file of each catalogue below these folders."""
    for folder in folders:
        for english in sorted((ROOT / folder).rglob("*en.ftl")):
            yield english, english.with_name(re.sub(r"en\.ftl$", "de.ftl", english.name))


def alike(english: Path, german: Path) -> dict[str, list[str]]:
    """The messages with the same words in both languages."""
    said = words_in(german)
    return {id: words for id, words in words_in(english).items() if words and words == said.get(id)}


@pytest.mark.parametrize("pair", [*pairs("projections", "api")], ids=lambda pair: str(pair[0].relative_to(ROOT)))
def test_every_message_is_said_in_each_language(pair: tuple[Path, Path]) -> None:
    assert set(alike(*pair)) <= IN_BOTH


def test_no_message_that_both_languages_share_is_left_over() -> None:
    assert {id for pair in pairs("projections", "api") for id in alike(*pair)} == IN_BOTH


@pytest.mark.parametrize("game", ["materia_prima", "tainted_grail"])
def test_every_sentence_of_a_shipped_pack_is_said_in_each_language(game: str) -> None:
    shipped = [pair for pair in pairs(f"domain/{game}/packs") if "released" not in pair[0].parts]
    assert shipped
    same = {id: words for pair in shipped for id, words in alike(*pair).items() if len(words) >= LEAST}
    assert same == {}
