"""Which modules are compiled, and which constructs the compiler cannot take in them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("materia_prima", "tainted_grail")
FOLDERS = (
    *(f"domain/{game}/{part}" for game in GAMES for part in ("queries", "rules", "evolve")),
    "projections/board",
    "projections/patch",
    *(f"projections/{game}/{part}" for game in GAMES for part in ("board", "words", "menu")),
)
"""Folders whose modules are compiled: rules, then boards with all their words, and patches. Not those that declare
other classes than named tuples. Structs stay interpreted: msgspec makes their classes faster than the compiler would.
"""
SINGLE = (
    "domain/kernel/chance/fate.py",
    "domain/kernel/chance/pile.py",
    "domain/kernel/evolve.py",
    "domain/kernel/play.py",
    "domain/kernel/registry.py",
    "projections/materia_prima/ids.py",
    "projections/menu/take_back.py",
    "projections/tainted_grail/ids.py",
    "projections/tainted_grail/numbers/gains.py",
)
"""Further modules: of the kernel, those with names of things, and those whose classes inherit from `Play`. No class of
another module may: no interpreted class inherits from a compiled one.
"""
COMPILED, INTERPRETED = "compiled", "interpreted"
"""How a process runs."""
LITERALS = (ast.Tuple, ast.List)


def compiled_modules(root: Path = ROOT) -> list[Path]:
    """Return the modules that are compiled, as paths below the root, in order."""
    found = {path.relative_to(root) for folder in FOLDERS for path in (root / folder).rglob("*.py")}
    functions = {one for one in found if one.name != "__init__.py" and not declares(tree_of(root / one))}
    return sorted(functions | {Path(one) for one in SINGLE})


def tree_of(path: Path) -> ast.Module:
    """Return what a source says."""
    return ast.parse(path.read_text("utf-8"))


def declares(tree: ast.Module) -> list[str]:
    """Return the classes of a module that have another base than that of named tuples."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [one.name for one in classes if any(ast.unparse(base) != "NamedTuple" for base in one.bases)]


def how_they_run() -> str:
    """Say whether this process runs compiled modules."""
    from domain.kernel import play

    if not str(play.__file__).endswith(".py"):
        return COMPILED
    return f"{INTERPRETED}, though compiled once" if "hourglass_compiled.finder" in sys.modules else INTERPRETED


def faults(tree: ast.Module) -> Iterator[str]:
    """Name, with its line, each construct of a kind that the compiler has failed at before."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for operator, other in zip(node.ops, node.comparators, strict=True):
                spread = isinstance(other, LITERALS) and any(isinstance(one, ast.Starred) for one in other.elts)
                if spread and isinstance(operator, ast.In | ast.NotIn):
                    yield f"{node.lineno}: `in` with `*` in a tuple or list; write a set"
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id.endswith("Error"):
                    yield f"{node.lineno}: a kind of error; put it beside the others in errors.py"


def classes(root: Path = ROOT) -> set[tuple[str, str]]:
    """Return the classes that are compiled, each as its module and its name. No named tuples: they are as ever."""
    return {
        (dotted(path), node.name)
        for path in compiled_modules(root)
        for node in tree_of(root / path).body
        if isinstance(node, ast.ClassDef) and "NamedTuple" not in map(ast.unparse, node.bases)
    }


def inherits(tree: ast.Module, compiled: set[tuple[str, str]]) -> Iterator[str]:
    """Name, with its line, each class that inherits from a compiled one."""
    known = imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                name = ast.unparse(base).partition("[")[0]
                if known.get(name) in compiled:
                    yield f"{node.lineno}: {node.name} inherits from {name}; compile it, too"


def imported(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Return the names that a module imports from others, each with the module and its name there."""
    return {
        one.asname or one.name: (node.module, one.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for one in node.names
    }


def generators(root: Path = ROOT) -> set[tuple[str, str]]:
    """Return the compiled functions that yield, each as its module and its name."""
    return {
        (dotted(path), node.name)
        for path in compiled_modules(root)
        for node in tree_of(root / path).body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(node))
    }


def looks_into(tree: ast.Module, module: str, yielding: set[tuple[str, str]]) -> Iterator[str]:
    """Name, with its line, each `in` on what a compiled function yields: in C that has no `__contains__`."""
    known = {node.name: (module, node.name) for node in tree.body if isinstance(node, ast.FunctionDef)}
    known |= imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            other = node.comparators[0]
            if (
                isinstance(other, ast.Call)
                and isinstance(other.func, ast.Name)
                and known.get(other.func.id) in yielding
            ):
                yield f"{node.lineno}: `in` on what {other.func.id} yields; let that return a tuple"


def dotted(path: Path) -> str:
    """Return the name of the module at a path."""
    return ".".join(path.with_suffix("").parts)
