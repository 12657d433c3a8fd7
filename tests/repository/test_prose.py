"""Prose is plain: the actor comes first, and a function's docstring begins with a verb."""

import ast
import re
from collections.abc import Iterator

from tests import ROOT

PACKAGES = ("domain", "projections", "infra", "api", "hourglass")
QUAINT = re.compile(
    r"\b(?:to|of|by|from|with) who\b"
    r"|\bof which there\b"
    r"|\bgone on with\b"
    r"|\bthat there (?:is|are)\b",
    re.IGNORECASE,
)
"""Inversions that have a plain form: `anyone who asks`, `which exist`, `continued`, `is missing`."""
NOUN = re.compile(
    r"(?:The|A|An|All|Each|Every|One|Its|That|This|Those|These|What|Which|Who|Whom|Whose|Where|Why|How|Whether)\b(?!\.)"
)
"""Words that begin a noun or a clause, so not the docstring of a function; `A.` is a check of the audit."""
ENDED = re.compile(r"[.:;!?`)\]]$")
"""How a paragraph ends."""
PROSE = sorted(
    path
    for ending in ("py", "md", "js")
    for folder in (*PACKAGES, "tests", "docs", "changelog.d")
    for path in (ROOT / folder).rglob(f"*.{ending}")
    if path.name not in ("test_prose.py", "test_house.py") and "released" not in path.parts
)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def quaint(text: str) -> list[str]:
    """Return the quaint phrases of a text, even across the end of a line of prose or comments."""
    return [found.group() for found in QUAINT.finditer(re.sub(r"\s*\n\s*(?:#|//|\*)?\s*", " ", text))]


def without_verb(source: str) -> Iterator[str]:
    """Yield the functions whose docstring begins with a noun; properties and tests may."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, FUNCTIONS) or not NOUN.match(ast.get_docstring(node) or ""):
            continue
        if not any("property" in ast.unparse(one) for one in node.decorator_list):
            yield node.name


def broken_off(source: str) -> Iterator[int]:
    """Yield the lines of docstrings in which a paragraph ends in mid-sentence and another one follows."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                if any(not ENDED.search(part) for part in re.split(r"\n\s*\n", text.strip())[:-1]):
                    yield node.lineno


def test_quaint_phrases_are_found() -> None:
    assert quaint("sent to who asks\n# for entries that there\n# are") == ["to who", "that there are"]
    assert quaint("A game of which there is none\nis gone on with.") == ["of which there", "gone on with"]
    assert quaint("Anyone who asks goes on. Is there nothing? The one that is there.") == []


def test_a_docstring_without_a_verb_is_found() -> None:
    source = 'def one():\n    """The first."""\ndef two():\n    """Return the first."""\n'
    with_property = 'class A:\n    @property\n    def three(self):\n        """The first."""\n'

    assert list(without_verb(source + with_property)) == ["one"]


def test_no_text_has_a_quaint_phrase() -> None:
    found = {str(path.relative_to(ROOT)): phrases for path in PROSE if (phrases := quaint(path.read_text("utf-8")))}

    assert len(PROSE) > 1000
    assert found == {}


def test_a_docstring_of_a_function_begins_with_a_verb() -> None:
    sources = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    found = {
        str(path.relative_to(ROOT)): names for path in sources if (names := list(without_verb(path.read_text("utf-8"))))
    }

    assert found == {}


def test_a_paragraph_that_breaks_off_is_found() -> None:
    assert list(broken_off('"""The first\n\nhalf."""\n"""Whole.\n\nThe second."""\n')) == [1]


def test_no_paragraph_of_a_docstring_breaks_off() -> None:
    sources = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    found = {
        str(path.relative_to(ROOT)): lines for path in sources if (lines := list(broken_off(path.read_text("utf-8"))))
    }

    assert found == {}
