"""Folders and modules stay small enough to be found through at a glance."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests import ROOT

PACKAGES = ("domain", "projections", "infra", "api", "hourglass", "tests")
LINES_MAX = 400
MODULES_MAX = 12

LONG = {"api/static/verify.py"}
"""Longer on purpose: the verifier is one file that needs nothing else."""

ALIKE = {
    "domain/materia_prima/evolve": "the chapters of the game",
    "domain/materia_prima/facts": "the chapters of the game",
    "domain/materia_prima/queries": "the chapters of the game",
    "domain/materia_prima/tasks": "the chapters of the game",
    "domain/tainted_grail/evolve": "the chapters of the game",
    "domain/tainted_grail/facts": "the chapters of the game",
    "domain/tainted_grail/queries": "the chapters of the game",
    "domain/tainted_grail/tasks": "the chapters of the game",
    "api/http": "routes",
    "api/cli/commands": "commands",
    "tests/api/http": "tests of routes",
    "tests/api/cli/commands": "tests of commands",
    "tests/bench": "benches",
    "tests/domain/materia_prima": "tests of chapters",
    "tests/domain/tainted_grail": "tests of chapters",
    "tests/domain/tainted_grail/world": "tests of chapters",
    "tests/projections/tainted_grail": "tests of what is shown",
}
"""Folders whose many modules are all of one kind -> that kind."""


def modules() -> list[Path]:
    """All modules, as paths in the repository."""
    found = (path.relative_to(ROOT) for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    return [path for path in found if "__pycache__" not in path.parts]


def crowded(paths: Iterable[Path]) -> dict[str, int]:
    """The folders with more modules than can be taken in at once."""
    counts = Counter(path.parent.as_posix() for path in paths if path.name != "__init__.py")
    return {folder: count for folder, count in sorted(counts.items()) if count > MODULES_MAX}


def test_a_crowded_folder_is_found() -> None:
    many = [Path("api/x") / f"{number}.py" for number in range(MODULES_MAX + 1)]

    assert crowded([*many, Path("api/y/a.py"), Path("api/y/__init__.py")]) == {"api/x": MODULES_MAX + 1}


def test_a_folder_holds_few_modules_or_modules_that_are_alike() -> None:
    found = crowded(modules())

    assert {folder: count for folder, count in found.items() if folder not in ALIKE} == {}
    assert sorted(ALIKE) == sorted(found), "a folder that is small again needs no exception"


def test_no_module_is_long() -> None:
    long = {str(path) for path in modules() if (ROOT / path).read_text("utf-8").count("\n") > LINES_MAX}

    assert len(modules()) > 500
    assert long == LONG
