"""What no source of ours may hold, whatever version of Python runs it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path for folder in ("domain", "projections", "infra", "api", "tests") for path in (ROOT / folder).rglob("*.py")
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
    found = {path: lines for path in SOURCES if (lines := positional_connections(path.read_text()))}

    assert found == {}
