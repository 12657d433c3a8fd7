"""What no source of ours may hold, whatever version of Python runs it."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from domain.kernel.errors import GameError
from infra.packs.index import PackIndex
from infra.packs.released import package_of
from projections.catalogue import CATALOGUE
from tests import ROOT

SOURCES = sorted(
    path
    for folder in ("domain", "projections", "infra", "api", "hourglass", "tests")
    for path in (ROOT / folder).rglob("*.py")
)


def calls(source: str) -> Iterator[ast.Call]:
    """All calls in a source."""
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))


def positional_connections(source: str) -> list[int]:
    """The lines that open an SQLite connection with more positional arguments than the path.

    Python 3.13 deprecates them and 3.15 drops them; 3.11 says nothing.
    """
    names = {"sqlite3.connect", "sqlite3.Connection"}
    return [one.lineno for one in calls(source) if ast.unparse(one.func) in names and len(one.args) > 1]


def test_positional_connections_are_found() -> None:
    assert positional_connections("sqlite3.connect(path, 5.0, isolation_level=None)") == [1]
    assert positional_connections("sqlite3.connect(path, timeout=5.0)\nsqlite3.Connection(path, 5.0)") == [2]


def test_connections_take_all_but_the_path_by_keyword() -> None:
    texts = {path: text for path in SOURCES if "sqlite3" in (text := path.read_text())}
    found = {path: lines for path, text in texts.items() if (lines := positional_connections(text))}

    assert found == {}


TELLING_PATHS = {
    "BaseException",
    "Exception",
    "OSError",
    "FileNotFoundError",
    "PermissionError",
    "KeyFileError",
    "KeyFileMissing",
    "VaultError",
    "StoreError",
    "PersistenceError",
    "OperationalError",
    "DataError",
    "sqlite3.Error",
    "psycopg.Error",
}
"""Errors whose words may hold a path, a statement or what a server said: not for clients."""


UNSERVED = {"tests", "cli", "folders.py"}
"""Parts of paths of what tells nobody but operators; folders of packs are read at the start alone."""


def repeated_words(source: str, is_answer: Callable[[str], bool]) -> list[int]:
    """The lines that put the words of such an error into an answer.

    is_answer: whether a name is that of a function or an error whose words go to a client.
    """
    handlers = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler) and node.type]
    return [
        call.lineno
        for handler in handlers
        if handler.name and kinds_of(handler) & TELLING_PATHS
        for statement in handler.body
        for call in ast.walk(statement)
        if isinstance(call, ast.Call) and is_answer(ast.unparse(call.func)) and handler.name in names_in(call)
    ]


def kinds_of(handler: ast.ExceptHandler) -> set[str]:
    """The names of the errors that a handler catches."""
    kind = handler.type
    return {ast.unparse(one) for one in (kind.elts if isinstance(kind, ast.Tuple) else [kind]) if one}


def names_in(call: ast.Call) -> set[str]:
    """The names that a call's arguments mention."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return {node.id for one in given for node in ast.walk(one) if isinstance(node, ast.Name)}


def answers_of(path: Path) -> Callable[[str], bool]:
    """Whether a name in this module makes an answer: `problem`, or an error that is answered in its own words."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))

    def is_answer(name: str) -> bool:
        found = getattr(module, name, None)
        return name == "problem" or (isinstance(found, type) and issubclass(found, GameError))

    return is_answer


def test_words_of_other_errors_in_an_answer_are_found() -> None:
    source = "try: x()\nexcept (ValueError, OSError) as error:\n    raise Mine(1, f'bad: {error}') from error"

    assert repeated_words(source, lambda name: name == "Mine") == [3]
    assert repeated_words(source, lambda name: name == "Other") == []
    assert repeated_words(source.replace(", OSError", ""), lambda name: name == "Mine") == []


def test_no_answer_repeats_the_words_of_an_error_that_may_hold_a_path() -> None:
    served = [path for path in SOURCES if not UNSERVED & set(path.relative_to(ROOT).parts)]
    found = {path: lines for path in served if (lines := repeated_words(path.read_text(), answers_of(path)))}

    assert len(served) > 300
    assert found == {}


def names_of_games() -> re.Pattern[str]:
    """What a source names a game by: its id, package and title, and the marks of its tags and rules."""
    found: list[str] = []
    marks: set[str] = set()
    for game, view in CATALOGUE.values():
        title = view.messages_of(PackIndex([game]).choose(game.id, None), "en").say("title")
        found += [game.id, package_of(game).rpartition(".")[2], title]
        marks |= {str(fact.__struct_config__.tag).partition(".")[0] for fact in game.facts}
    return re.compile(rf"{'|'.join(found)}|\b({'|'.join(sorted(marks))})[.-]\w", re.IGNORECASE)


NAMES = names_of_games()
SHARED = [
    path
    for path in SOURCES
    if path.parts[len(ROOT.parts)] != "tests" and path != ROOT / "projections" / "catalogue.py"
    if not NAMES.fullmatch(path.parts[len(ROOT.parts) + 1])
]
"""All modules except those of a game, and the line by which the catalogue knows it."""


def test_names_of_games_are_found() -> None:
    for found in ("Materia Prima", "materia_prima", "tainted-grail", "mp.gain", "MP-4.1", "TG-3.1"):
        assert NAMES.search(f"as {found} does"), found
    for other in ("temp.x", "mp4", "tags", "matter"):
        assert not NAMES.search(f"as {other} does"), other


def test_no_module_outside_a_game_names_one() -> None:
    named = {
        str(path.relative_to(ROOT)): lines
        for path in SHARED
        if (lines := [n for n, line in enumerate(path.read_text().splitlines(), 1) if NAMES.search(line)])
    }

    assert len(SHARED) > 250
    assert named == {}


OWN_EVICTION = {"api/service/budget.py", "api/service/fair_queue.py"}
"""Each says in a comment why it is no `Cache`."""


def test_caches_use_the_one_class() -> None:
    ordered = {path.relative_to(ROOT).as_posix() for path in SOURCES if "import OrderedDict" in path.read_text()}

    assert ordered - {"tests/repository/test_sources.py"} == OWN_EVICTION | {"infra/cache.py"}


def test_one_module_shows_positions_as_a_reader_may_know_them() -> None:
    """Boards, menus, progress and pictures take them from a `Sight`, in the reader's language."""
    found = [path.relative_to(ROOT) for path in SOURCES if "knowing.position(" in path.read_text("utf-8")]

    assert [str(path) for path in found if path.parts[0] == "api"] == ["api/service/tables/views/boards.py"]
