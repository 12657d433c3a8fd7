"""Mutants that no test notices: `make mutants MODULE=domain/tainted_grail/rules/days.py`. docs/mutation.md says more.

The tests run once, to learn which functions of the module each of them calls. Then each mutant lives in a process of
its own, where the tests of its function run, the fastest first, until one fails.
"""

import argparse
import ast
import os
import signal
import sys
import time
from collections import defaultdict
from importlib import import_module
from inspect import unwrap
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import Mutant, body_code, mutants

SECONDS = 8.0
"""CPU time that the tests of one mutant may take, by what they took before; the others do not run."""
QUIET = ("-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--no-summary")


class Trial:
    """A plugin in place of pytest's own loop over the tests. modules: their paths below the current folder; timeout:
    CPU seconds after which a mutant counts as noticed, since it is caught in a loop.
    """

    def __init__(self, modules: list[str], timeout: float) -> None:
        self.modules, self.timeout = modules, timeout
        self.items: dict[str, pytest.Item] = {}
        self.seconds: dict[str, float] = {}
        self.callers: dict[tuple[str, str], list[str]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what the tests call, then try the mutants of each module."""
        self.items = {item.nodeid: item for item in session.items}
        self.learn()
        for module in self.modules:
            survive = [self.survives(module, mutant) for mutant in mutants(Path(module))]
            print(f"{module}: {sum(survive)} of {len(survive)} survive", flush=True)
        return True

    def learn(self) -> None:
        """Run each test and note its time and the functions that it calls."""
        called: set[tuple[str, str]] = set()
        for module in self.modules:
            for name, function in functions(module).items():
                function.__globals__["called"] = called.add
                function.__code__ = noting(module, name)
        for name, item in self.items.items():
            called.clear()
            begin = time.process_time()
            if passes([item]):
                self.seconds[name] = time.process_time() - begin
                for function in called:
                    self.callers[function].append(name)
        print(f"{len(self.seconds)} of {len(self.items)} tests pass", flush=True)

    def survives(self, module: str, mutant: Mutant) -> bool:
        """Run the tests of a mutant; print it if none of them fails."""
        tests = self.tests_of(module, mutant)
        survived = self.passes_with(mutant, module, tests)
        if survived:
            print(f"{module}:{mutant.line} {mutant.name}: {mutant.what} ({len(tests)} tests)", flush=True)
        return survived

    def tests_of(self, module: str, mutant: Mutant) -> list[str]:
        """Return the tests that call a mutant's function, or those that name its constant; the fastest first, as many
        as there is time for.
        """
        of_module = functions(module)
        near = [name for name, one in of_module.items() if mutant.name in (name, *one.__code__.co_names)]
        tests = {one for name in near or of_module for one in self.callers[module, name]}
        fastest = sorted(tests, key=self.seconds.__getitem__)
        spent = accumulate(map(self.seconds.__getitem__, fastest))
        return [one for one, seconds in zip(fastest, spent, strict=True) if seconds < SECONDS]

    def passes_with(self, mutant: Mutant, module: str, tests: list[str]) -> bool:
        """Return whether the tests pass with a mutant in place of the original; in a process of its own."""
        child = os.fork()
        if child == 0:
            failed = True
            try:
                signal.setitimer(signal.ITIMER_PROF, self.timeout)
                for stream in (1, 2):
                    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
                put_in_place(mutant, module)
                failed = not passes([self.items[name] for name in tests])
            finally:
                os._exit(failed)
        return os.waitpid(child, 0)[1] == 0


def put_in_place(mutant: Mutant, module: str) -> None:
    """Let this process use a mutant's function, or its constant wherever that was imported."""
    own = vars(import_module(dotted(module)))
    for clear in [one.cache_clear for one in own.values() if hasattr(one, "cache_clear")]:
        clear()  # else it would answer with what the original said when the tests ran before
    if mutant.name in functions(module):
        functions(module)[mutant.name].__code__ = mutant.code
        return
    original = own[mutant.name]
    exec(mutant.code, own)
    for other in map(vars, list(sys.modules.values())):
        if other.get(mutant.name) is original:
            other[mutant.name] = own[mutant.name]


def functions(module: str) -> dict[str, FunctionType]:
    """Return the functions of an imported module by their names, as they are without their decorators."""
    path = dotted(module)
    found = {name: unwrap(one) for name, one in vars(import_module(path)).items() if callable(one)}
    own = {name: one for name, one in found.items() if isinstance(one, FunctionType) and one.__module__ == path}
    return {name: one for name, one in own.items() if one.__name__ == name}


def dotted(module: str) -> str:
    """Return the name by which a module is imported."""
    return module.removesuffix(".py").replace("/", ".")


def noting(module: str, name: str) -> CodeType:
    """Return the code of a function that notes each call."""
    tree = ast.parse(Path(module).read_text("utf-8"))
    function = next(one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name)
    function.body.insert(0, ast.parse(f"called({(module, name)})").body[0])
    return body_code(compile(tree, module, "exec"), name)


def passes(items: list[pytest.Item]) -> bool:
    """Run tests until one fails; return whether none did, as without any test."""
    following = (*items[1:], None)
    runs = (runtestprotocol(item, log=False, nextitem=after) for item, after in zip(items, following, strict=False))
    return not any(report.failed for reports in runs for report in reports)


def tests_beside(module: str) -> str:
    """Return the deepest folder of tests that mirrors a folder of a module."""
    return next(str(one) for one in Path("tests", module).parents if one.is_dir())


def main() -> int:
    """Try all mutants of some modules."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Print mutants that no test notices.")
    parser.add_argument("modules", nargs="+", help="paths of modules")
    parser.add_argument("--tests", nargs="+", help="folders, files or ids of tests; else those that mirror the modules")
    parser.add_argument("--timeout", type=float, default=60, help="CPU seconds for the tests of a mutant")
    asked = parser.parse_args()
    tests = asked.tests or sorted(set(map(tests_beside, asked.modules)))
    return pytest.main([*QUIET, *tests], [Trial(asked.modules, asked.timeout)])


if __name__ == "__main__":
    sys.exit(main())
