"""The types of a game's packages are collected from their modules."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.kernel.collection import import_modules, tagged_types
from domain.kernel.fact import PLAY_FACTS, Awaiting, Fact
from domain.kernel.tables.campaign import CAMPAIGN_FACTS
from domain.kernel.tables.table import TABLE_FACTS
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
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for name, source in CHAPTERS.items():
        path = tmp_path / "collected_game" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    yield "collected_game"
    for name in [name for name in sys.modules if name.partition(".")[0] == "collected_game"]:
        del sys.modules[name]


def test_types_are_collected_once_each_by_tag_without_their_bases(package: str) -> None:
    assert [one.__name__ for one in tagged_types(package, Task)] == ["Late", "Early", "Inner"]


def test_two_types_with_one_tag_are_both_collected(package: str, tmp_path: Path) -> None:
    """So the union of them is refused when the game is loaded."""
    again = CHAPTERS["second.py"].replace("Late", "Again")
    (tmp_path / "collected_game" / "third.py").write_text(again)

    assert {one.__name__ for one in tagged_types(package, Task)} == {"Late", "Early", "Inner", "Again"}


def test_modules_of_inner_packages_are_imported_too(package: str) -> None:
    names = [module.__name__.removeprefix(f"{package}.") for module in import_modules(package)]
    assert names == ["first", "part", "part.inner", "second"]


def test_the_kernel_lists_all_of_its_facts() -> None:
    assert {*tagged_types("domain.kernel", Fact)} == {*TABLE_FACTS, *PLAY_FACTS, *CAMPAIGN_FACTS, Awaiting}
