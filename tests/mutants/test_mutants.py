"""The mutator finds each kind of change, and tells those that no test notices."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests import ROOT
from tests.mutants.changes import mutants


@pytest.mark.parametrize(
    ("source", "whats"),
    [
        ("def f(a, b): return a < b", ["Lt is LtE"]),
        ("def f(a, b): return a and b", ["And is Or", "without a", "without b"]),
        ("def f(a): return not a", ["without not: a"]),
        ("def f(a): return 1 if a else 3", ["not: a", "1 is 2", "3 is 4"]),
        ("def f(a): return [b for b in a if b]", ["without if b"]),
        ("def f(a): return any(a)", ["any is all"]),
        ("def f(a): a.sort(); return", ["without a.sort()", "without return"]),
        ("def f(a): yield a", ["without yield a"]),
        ("HELD = {'yes': True}", ["True is False"]),
        ("def f(a: 'int | None' = 1) -> 'int | None': return zip(a, strict=True)", []),
        ("def f(a): assert a > 1", []),
    ],
)
def test_each_kind_of_change_is_found(tmp_path: Path, source: str, whats: list[str]) -> None:
    module = tmp_path / "sample.py"
    module.write_text(source, "utf-8")
    assert [one.what for one in mutants(module)] == whats


def test_a_mutant_differs_from_its_module_in_one_place(tmp_path: Path) -> None:
    module = tmp_path / "sample.py"
    module.write_text("def f(a):\n    return a + 1 < 3\n", "utf-8")
    results = set()
    for mutant in mutants(module):
        own: dict[str, object] = {}
        exec(module.read_text("utf-8"), own)
        function = own["f"]
        function.__code__ = mutant.code  # type: ignore[attr-defined]
        results.add((mutant.what, *map(function, (0, 1, 2, 3, 4))))  # type: ignore[call-overload]
    assert results == {
        ("Lt is LtE", True, True, True, False, False),
        ("Add is Sub", True, True, True, True, False),
        ("1 is 2", True, False, False, False, False),
        ("3 is 4", True, True, True, False, False),
    }


def test_only_what_no_test_notices_survives(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(
        dedent(
            """
            from functools import lru_cache

            LIMIT = 3

            @lru_cache
            def is_few(count):
                return 0 < count < LIMIT

            def halves(count):
                while count > 1:
                    yield (count := count // 2)

            def is_never_asked(count):
                return not count
            """
        ),
        "utf-8",
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sample.py").write_text(
        dedent(
            """
            from sample import halves, is_few

            def test_few(): assert is_few(2) and not is_few(3)
            def test_ends(): assert list(halves(4)) == [2, 1]
            """
        ),
        "utf-8",
    )
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "--timeout", "0.5", "sample.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{ROOT}", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert [line for line in run.stdout.splitlines() if line.startswith(("sample", "2 of"))] == [
        "2 of 2 tests pass",
        "sample.py:8 is_few: Lt is LtE (1 tests)",
        "sample.py:8 is_few: 0 is 1 (1 tests)",
        "sample.py:15 is_never_asked: without not: count (0 tests)",
        "sample.py: 3 of 10 survive",
    ]
