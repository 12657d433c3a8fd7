"""The pages' own words: what a catalogue may hold, and that both languages say the same."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from api.web.pages import FOLDER
from api.web.words import catalogue, compiled
from projections.text.messages import LANGUAGES


def test_a_message_without_values_becomes_a_text() -> None:
    assert compiled("said = What it is\n    and does") == 'export default {\n  "said": "What it is\\nand does",\n};\n'


def test_a_message_becomes_a_function_of_its_values() -> None:
    variants = "[0] nothing\n        [one] one action\n       *[other] { $count } actions"
    text = f"lost =\n    {{ $count ->\n        {variants}\n    }} lost"

    assert compiled(text) == (
        'export default {\n  "lost": (values, forms) => "" + '
        '(forms.is(values["count"], "0") ? "" + "nothing" : forms.is(values["count"], "one") ? "" + "one action" : '
        '"" + forms.number(values["count"]) + " actions") + " lost",\n};\n'
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


def values_of(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            (visitor := Values()).visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_both_languages_say_the_same_of_the_same_values() -> None:
    english, german = map(values_of, LANGUAGES)

    assert english == german


def test_every_word_that_a_page_says_is_there() -> None:
    sources = "".join(file.read_text() for file in FOLDER.rglob("*.js"))

    assert set(re.findall(r'say\("([\w-]+)"', sources)) <= values_of("en").keys()
