"""The texts of the campaign that ships with the game can be read aloud, and its labels are short. Source: TG-5.13."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import ast, parse

from domain.kernel.content.reading import catalogues_in
from tests.domain.tainted_grail.world_packs import avalon

LABEL_MAX = 90
PROSE = re.compile(r"(verse|book|dream|nightmare|choice)-.*|(location|event|random|chapter|campaign)-.*-text|rite-\d+")
"""The ids of texts that tell a story: no line of them names an amount in digits, since the game says those itself."""


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """All texts of the pack in a language, by id."""
    files = avalon().files
    found: dict[str, str] = {}
    for name in catalogues_in(files)[language]:
        found |= dict(messages(files[name]))
    return found


def messages(text: str) -> Iterator[tuple[str, str]]:
    """The texts of a file, by id."""
    for one in parse(text).body:
        if isinstance(one, ast.Message) and one.value:
            said = [part.value for part in one.value.elements if isinstance(part, ast.TextElement)]
            yield one.id.name, " ".join("".join(said).split())


def prose(language: str) -> dict[str, str]:
    """The texts of the story."""
    return {id: text for id, text in catalogue(language).items() if PROSE.fullmatch(id)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_labels_fit_a_button(language: str) -> None:
    labels = {id: text for id, text in prose(language).items() if id.startswith("choice-")}

    assert len(labels) > 50
    assert {id: len(text) for id, text in labels.items() if len(text) >= LABEL_MAX} == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_prose_names_no_amount_in_digits(language: str) -> None:
    assert len(prose(language)) > 100
    assert {id: text for id, text in prose(language).items() if re.search(r"\d", text)} == {}


def test_no_text_is_left_in_the_other_language() -> None:
    english, german = prose("en"), prose("de")

    assert sorted(english) == sorted(german)
    assert [id for id, text in english.items() if len(text.split()) > 3 and german[id] == text] == []
