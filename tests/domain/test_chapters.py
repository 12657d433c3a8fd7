"""A game has one partition: its chapters have the same names in tasks, facts, changes, queries and rules."""

from pathlib import Path

import pytest

from domain.kernel.game import Game
from domain.kernel.registry import DEFAULTS, EVOLVERS, QUESTIONS, RULES
from domain.kernel.task import Together
from infra.store.codec import tag_of
from projections.catalogue import CATALOGUE

ROOT = Path(__file__).parents[2]
GAMES = [path.parent for path in sorted((ROOT / "domain").glob("*/game.py")) if path.parent.name != "kernel"]

SHARED = {
    "evolve": {"changes"},  # of figures and cards, shared by chapters
    "queries": {
        "figures",  # who stands where
        "characters",  # who lives, who is dead, whose they are
        "inquisitors",
        "layouts",  # of boards
        "supply",
        "abilities",
        "values",
        "attributes",
        "requirements",  # of texts
        "knowledge",  # what a reader may know
        "circumstances",  # of a campaign, as texts require them
        "journey",  # where the game goes on
        "rites",  # of menhirs, part of actions
    },
    "tasks": {"effects"},  # what packs order, carried out by many chapters
    "rules": {"selection"},  # choosing several things in small answers
    "facts": set[str](),
}
"""Modules of no chapter: the things that several chapters ask about or share."""


def modules(package: Path) -> set[str]:
    """The names of a package's modules and of the packages in it."""
    return {path.stem for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()} - {
        "__init__"
    }


def test_every_game_of_the_catalogue_is_looked_at() -> None:
    assert len(GAMES) == len(CATALOGUE)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
@pytest.mark.parametrize("package", ["tasks", "facts", "queries"])
def test_a_module_is_named_by_a_chapter_of_the_rules(game: Path, package: str) -> None:
    chapters = modules(game / "rules") - SHARED["rules"]

    assert modules(game / package) - SHARED[package] <= chapters


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_each_chapter_of_facts_has_its_changes(game: Path) -> None:
    assert modules(game / "evolve") - SHARED["evolve"] == modules(game / "facts")


def test_no_exception_is_left_over() -> None:
    for package, exceptions in SHARED.items():
        assert exceptions <= {name for game in GAMES for name in modules(game / package)}


COUNTED_TOGETHER = {"mp.lose-elements", "mp.give-up-thing"}
"""Losses of an event, which one task collects and takes from all alchemists at once."""

NEVER_ASKED = {"tg.dreaming"}
"""What a reader is shown in place of a question that only others may know."""


@pytest.mark.parametrize("game", [game for game, _ in CATALOGUE.values()], ids=lambda game: game.id)
def test_every_task_is_carried_out_or_asks_and_every_fact_changes_something(game: Game) -> None:
    """Nothing lists them, so only this names one without its function before a game comes across it."""
    waiting = [task for task in game.tasks if task not in RULES and not issubclass(task, Together)]

    assert {tag_of(task) for task in waiting if task not in QUESTIONS} <= COUNTED_TOGETHER
    assert {tag_of(task) for task in waiting if task in QUESTIONS and task not in DEFAULTS} <= NEVER_ASKED
    assert [fact for fact in game.facts if fact not in EVOLVERS] == []
