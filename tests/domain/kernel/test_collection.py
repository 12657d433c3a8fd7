"""The types of a game's packages are collected from their modules."""

from pathlib import Path

import pytest

from domain.kernel.collection import import_modules, tagged_types
from domain.kernel.task import Task

CHAPTERS = {
    "__init__.py": "",
    "second.py": "from domain.kernel.task import Task\n\nclass Late(Task, frozen=True, tag='x.a'):\n    ...\n",
    "first.py": (
        "from domain.kernel.task import Task\nfrom collected_game.second import Late\n\n"
        "class Base(Task, frozen=True):\n    ...\n\nclass Early(Base, frozen=True, tag='x.b'):\n    ...\n"
    ),
    "part/__init__.py": "",
    "part/inner.py": "from domain.kernel.task import Task\n\nclass Inner(Task, frozen=True, tag='x.c'):\n    ...\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    for name, source in CHAPTERS.items():
        path = tmp_path / "collected_game" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    return "collected_game"


def test_types_are_collected_once_each_by_tag_without_their_bases(package: str) -> None:
    assert [one.__name__ for one in tagged_types(package, Task)] == ["Late", "Early", "Inner"]


def test_modules_of_inner_packages_are_imported_too(package: str) -> None:
    names = [module.__name__.removeprefix(f"{package}.") for module in import_modules(package)]
    assert names == ["first", "part", "part.inner", "second"]
