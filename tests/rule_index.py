"""The index of each game's rules: where each is carried out and which test proves it, read from the sources.

`python -m tests.rule_index` writes them. A rule is named by a registration, by an id in code, or by a docstring's
"Source"; it is proved by a test that bears its id in its name or a mark.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests import ROOT

SOURCES = [ROOT / package for package in ("domain", "projections", "infra", "api")]
TESTS = ROOT / "tests"

NUMBER = r"\d+\.\d+(?:\.\d+)?"
ITEM = rf"{NUMBER}(?: to {NUMBER})?"


@dataclass(frozen=True, eq=False)
class Subject:
    """A game whose rules are indexed. mark: how its rules' ids begin; folder: its name in `domain` and the tests;
    chapters: number -> title; introduction: the README's text before the tables."""

    mark: str
    folder: str
    chapters: Mapping[int, str]
    introduction: str

    @property
    def game(self) -> Path:
        return ROOT / "domain" / self.folder

    @property
    def tests(self) -> Path:
        return TESTS / "domain" / self.folder

    @property
    def readme(self) -> Path:
        return self.game / "README.md"


MATERIA_PRIMA_CHAPTERS = {
    0: "What a text means",
    2: "Pieces, and who decides",
    3: "Setup",
    4: "The day",
    5: "Scenario events",
    6: "Combat",
    7: "Endings and campaign",
    8: "Abilities, values, town missions",
    10: "Content",
}

MATERIA_PRIMA_INTRODUCTION = """\
# Materia Prima

The rules of a cooperative game for one to four players. Alchemists gather elements, make what their scenario requires
and keep the Inquisition off, before the last day ends. The code here is pure: no clock, no chance, no file, no network.

- `state.py` describes what lies on the table, and `queries/` reads it. `facts/` say what happened, and `evolve/`
  applies them to the state.
- `tasks/` are steps to carry out and questions to answer. `rules/` carries them out. A chapter has the same name in all
  of these packages.
- `content/` reads a pack, and `packs/` contains the shipped ones. `game.py` connects all this to the kernel.

To find a rule, search for its id. It marks the function that carries the rule out, every log entry that the rule
caused, and a test, by its name or a mark. `make rule-index` makes the index below from these. Its lines are names of
tests or docstrings of functions; they do not replace the rulebook. A rule has only a test if several modules carry it
out together, or if it says what never happens. Code is in this folder, tests are in `tests/domain/materia_prima/`,
unless the path says otherwise.
"""

TAINTED_GRAIL_CHAPTERS = {
    2: "Pieces, hidden cards, decks",
    3: "Setup",
    4: "Parties and rest",
    5: "Core rules",
    6: "Combat and diplomacy",
    7: "Modes",
    8: "Sample data",
    9: "Examples",
    10: "Content",
    11: "Undo, replay, spectators",
}

TAINTED_GRAIL_INTRODUCTION = """\
# Tainted Grail

The encounters of a cooperative game for one to four characters, played in an arena: a row of fights and talks with
rests between them. All players lay cards into one sequence. Where two half-symbols meet they form a key, and keys give
what the players need to win. The code here is pure: no clock, no chance, no file, no network.

- `state.py` describes what lies on the table, and `queries/` reads it. `facts/` say what happened, and `evolve/`
  applies them to the state.
- `tasks/` are steps to carry out and questions to answer. `rules/` carries them out. A chapter has the same name in all
  of these packages.
- `tasks/effects/vocabulary.py` is the vocabulary of cards, items, skills and enemies: an effect is a task written as
  data.
- `content/` reads a pack, and `packs/` contains the shipped ones. `queries/knowledge.py` decides who may see which
  card. `game.py` connects all this to the kernel.

To find a rule, search for its id. It marks the function that carries the rule out, every log entry that the rule
caused, and a test, by its name or a mark. `make rule-index` makes the index below from these. Its lines are names of
tests or docstrings of functions; they do not replace the rulebook. Code is in this folder, tests are in
`tests/domain/tainted_grail/`, unless the path says otherwise.
"""

SUBJECTS = (
    Subject("MP", "materia_prima", MATERIA_PRIMA_CHAPTERS, MATERIA_PRIMA_INTRODUCTION),
    Subject("TG", "tainted_grail", TAINTED_GRAIL_CHAPTERS, TAINTED_GRAIL_INTRODUCTION),
)

Id = tuple[int, int, int]


class Place(NamedTuple):
    """Where a rule is named. rank: how directly, from 0; file: relative to the root; name: of the function or class;
    says: what its docstring begins with."""

    rank: int
    file: str
    line: int
    name: str
    says: str


class Row(NamedTuple):
    """A rule, what it says in our words, where it is carried out, and its test; either place may be unknown."""

    id: Id
    says: str
    code: Place | None
    test: Place | None


@cache
def lists(mark: str) -> re.Pattern[str]:
    """Rules of a game in a row, ranges among them."""
    return re.compile(rf"{mark}-{ITEM}(?:(?:, | and )(?:{mark}-)?{ITEM})*")


def ids_in(text: str, mark: str) -> Iterator[Id]:
    """All rules of a game that a text names, ranges in full; chapters are no rules."""
    for found in lists(mark).findall(" ".join(text.split())):
        for first, last in re.findall(rf"({NUMBER})(?: to ({NUMBER}))?", found):
            start = tuple(map(int, first.split(".")))
            end = tuple(map(int, last.split("."))) if last else start
            if len(start) == len(end) == 3 and start[:2] == end[:2]:
                yield from ((start[0], start[1], number) for number in range(start[2], end[2] + 1))


def text_of(id: Id, mark: str) -> str:
    """A rule's id as it is written."""
    return f"{mark}-" + ".".join(map(str, id))


# Code

Node = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
REGISTRATIONS = {"rule": 0, "effect": 0, "asks": 1}
"""Decorators that tie a function to its rule, and how they rank."""
CHECK, LITERAL, SOURCE, TYPE = 2, 3, 4, 5


def places(file: Path, mark: str) -> Iterator[tuple[Id, Place]]:
    """Each rule of a game that a module names, with the place."""
    tree = ast.parse(file.read_text("utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, Node)]
    for node in nodes:
        for rank, id in named_by(node, mark):
            yield id, place(file, node, rank)
    checks = {node.name: node for node in nodes}
    for table in (node for node in ast.walk(tree) if isinstance(node, ast.Dict)):
        for key, value in zip(table.keys, table.values, strict=True):
            if isinstance(key, ast.Constant) and isinstance(value, ast.Name) and value.id in checks:
                for id in ids_in(str(key.value), mark):
                    yield id, place(file, checks[value.id], CHECK)


def place(file: Path, node: Node, rank: int) -> Place:
    """A function or class as a place."""
    doc = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
    says = re.split(r"(?<=\.)\s|\s*Source: ", doc)[0]
    return Place(rank, file.relative_to(ROOT).as_posix(), node.lineno, node.name, says)


def named_by(node: Node, mark: str) -> Iterator[tuple[int, Id]]:
    """The rules that a function or class names, and how directly."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
            rank = REGISTRATIONS.get(decorator.func.id)
            if rank is not None:
                yield from ((rank, id) for id in ids_in(first_text(decorator), mark))
    docstring = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        yield from ((TYPE, id) for id in ids_in(docstring, mark))
        return
    yield from ((SOURCE, id) for id in ids_in(docstring, mark))
    for one in ast.walk(node):
        if (
            isinstance(one, ast.Constant)
            and isinstance(one.value, str)
            and re.fullmatch(rf"{mark}-{NUMBER}", one.value)
        ):
            yield from ((LITERAL, id) for id in ids_in(one.value, mark))


def first_text(call: ast.Call) -> str:
    """A call's first argument, if it is a text."""
    first = call.args[0] if call.args else None
    return str(first.value) if isinstance(first, ast.Constant) else ""


# Tests


def tests_in(file: Path, mark: str) -> Iterator[tuple[Id, Place]]:
    """Each rule that a test of a module bears in its name (rank 0) or a mark (rank 1)."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            ids, says = told_by_name(node.name, mark)
            where = Place(0, file.relative_to(ROOT).as_posix(), node.lineno, node.name, says)
            yield from ((id, where) for id in ids)
            yield from (
                (id, where._replace(rank=1)) for decorator in node.decorator_list for id in marked(decorator, mark)
            )


def told_by_name(name: str, mark: str) -> tuple[list[Id], str]:
    """The rules that a test's name bears, and the rest of it as a sentence."""
    named = re.fullmatch(rf"test_{mark.lower()}(?P<ids>(?:_(?:and_|to_)?\d+_\d+_\d+)+)_(?P<words>\w+)", name)
    words = (named["words"] if named else name.removeprefix("test_")).replace("_", " ")
    numbers = re.findall(r"(\d+)_(\d+)_(\d+)", named["ids"]) if named else []
    return [(int(a), int(b), int(c)) for a, b, c in numbers], f"{words[0].upper()}{words[1:]}."


def marked(decorator: ast.expr, mark: str) -> Iterator[Id]:
    """The rules of a `rule` mark anywhere in a decorator."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (id for one in node.args if isinstance(one, ast.Constant) for id in ids_in(str(one.value), mark))


# The index


def best(found: Iterable[tuple[Id, Place]], subject: Subject) -> dict[Id, Place]:
    """The place to look at for each rule: in the game, the most direct one, a module of rules, the first."""
    chosen: dict[Id, Place] = {}
    for id, one in sorted(found, key=lambda pair: preference(pair[1], subject)):
        chosen.setdefault(id, one)
    return chosen


def preference(where: Place, subject: Subject) -> tuple[bool, int, bool, Place]:
    """The sort key of places."""
    file = ROOT / where.file
    in_game = file.is_relative_to(subject.game) or file.is_relative_to(subject.tests)
    return not in_game, where.rank, "/rules/" not in where.file, where


@cache
def rows(subject: Subject) -> tuple[Row, ...]:
    """All rules that code or tests name, in order."""
    sources = [file for folder in SOURCES for file in sorted(folder.rglob("*.py"))]
    code = best((pair for file in sources for pair in places(file, subject.mark)), subject)
    files = sorted(TESTS.rglob("test_*.py"))
    tests = best((pair for file in files for pair in tests_in(file, subject.mark)), subject)
    ids = sorted({*code, *tests})
    return tuple(Row(id, saying(code.get(id), tests.get(id)), code.get(id), tests.get(id)) for id in ids)


def saying(code: Place | None, test: Place | None) -> str:
    """What a rule says: the name of its own test, else what its function says, else what else there is."""
    if test and test.rank == 0:
        return test.says
    if code and code.says and (code.rank <= LITERAL or not test):
        return code.says
    return test.says if test else ""


def readme(subject: Subject) -> str:
    """The whole text of the game's README."""
    found = rows(subject)
    parts = [subject.introduction]
    for chapter, title in subject.chapters.items():
        if all(row.id[0] != chapter for row in found):
            continue
        parts.append(f"## {chapter}. {title}\n\n| Rule | In short | Code | Test |\n| --- | --- | --- | --- |\n")
        parts[-1] += "".join(line_of(row, subject) for row in found if row.id[0] == chapter)
    return "\n".join(parts)


def line_of(row: Row, subject: Subject) -> str:
    """A row of the table."""
    says = row.says.replace("|", "\\|")
    code, test = shown(row.code, subject.game), shown(row.test, subject.tests)
    return f"| {text_of(row.id, subject.mark)} | {says} | {code} | {test} |\n"


def shown(where: Place | None, folder: Path) -> str:
    """A place as its file, below the folder or else below the root, and its name."""
    if where is None:
        return ""
    return f"`{where.file.removeprefix(folder.relative_to(ROOT).as_posix() + '/')}` {where.name}"


if __name__ == "__main__":
    for one in SUBJECTS:
        one.readme.write_text(readme(one), "utf-8")
        print(f"{one.readme.relative_to(ROOT)}: {len(rows(one))} rules")
