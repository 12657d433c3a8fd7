"""The pages' own words: what a catalogue may hold, and that both languages say the same."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from api.web.pages import FOLDER
from api.web.words import AUDIT, PARTS, catalogue, compiled
from projections.text.messages import LANGUAGES


def test_a_message_without_values_becomes_a_text() -> None:
    assert compiled("said = What it is\n    and does") == 'export default {\n  "said": "What it is\\nand does",\n};\n'


def test_a_message_becomes_a_function_of_its_values() -> None:
    variants = "[0] nothing\n        [one] one action\n       *[other] { $count } actions"
    text = f"lost =\n    {{ $count ->\n        {variants}\n    }} lost"

    assert compiled(text) == (
        'export default {\n  "lost": (values, forms) => '
        '(forms.is(values["count"], "0") ? "nothing" : forms.is(values["count"], "one") ? "one action" : '
        'forms.number(values["count"]) + " actions") + " lost",\n};\n'
    )


@pytest.mark.parametrize(
    "text",
    ["-term = a", "a = { b }", "a = { -b }", "a = { F($b) }", "a =\n    .b = c", "a = b\n    .c = d", "no message"],
)
def test_what_a_page_cannot_say_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"message"):
        compiled(text)


class Values(Visitor):
    """The values that a message names."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def values_of(language: str, part: str = "") -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(catalogue(language, part)).body:
        if isinstance(entry, ast.Message):
            (visitor := Values()).visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("part", ["", *PARTS])
def test_both_languages_say_the_same_of_the_same_values(part: str) -> None:
    english, german = (values_of(language, part) for language in LANGUAGES)

    assert len(english) > 10
    assert english == german


def test_every_word_that_a_page_says_is_there() -> None:
    every = [*FOLDER.rglob("*.js"), *(FOLDER.parent / "kept").glob("*.js")]
    own = {one: one for one in PARTS} | {"kept": AUDIT}
    words = values_of("en").keys()

    assert len(said(every)) > 200
    for folder in {file.parent.name for file in every}:
        files = [file for file in every if file.parent.name == folder]
        assert said(files) <= words | (values_of("en", own[folder]).keys() if folder in own else set()), folder


def said(files: Iterable[Path]) -> set[str]:
    """The words that modules say by their names."""
    return set(re.findall(r'say\("([\w-]+)"', "".join(file.read_text() for file in files)))
