"""Which modules are compiled, and which constructs the compiler cannot take in them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = tuple(
    f"domain/{game}/{part}" for game in ("materia_prima", "tainted_grail") for part in ("queries", "rules", "evolve")
)
"""Folders of functions alone. Structs stay interpreted: msgspec makes their classes faster than the compiler would."""
SINGLE = ("domain/kernel/play.py", "domain/kernel/chance/pile.py")
LITERALS = (ast.Tuple, ast.List)


def compiled_modules(root: Path = ROOT) -> list[Path]:
    """Return the modules that are compiled, as paths below the root, in order."""
    found = {path.relative_to(root) for folder in FOLDERS for path in (root / folder).rglob("*.py")}
    return sorted({one for one in found if one.name != "__init__.py"} | {Path(one) for one in SINGLE})


def how_they_run() -> str:
    """Say whether this process runs compiled rules."""
    from domain.kernel import play

    if not str(play.__file__).endswith(".py"):
        return "rules compiled"
    is_there = "hourglass_compiled.finder" in sys.modules
    return "rules interpreted, though compiled once" if is_there else "rules interpreted"


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
                if isinstance(base, ast.Name) and base.id.endswith(("Error", "Exception")):
                    yield f"{node.lineno}: a kind of error; put it beside the others in errors.py"


def generators(root: Path = ROOT) -> set[tuple[str, str]]:
    """Return the compiled functions that yield, each as its module and its name."""
    return {
        (dotted(path), node.name)
        for path in compiled_modules(root)
        for node in ast.parse((root / path).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(node))
    }


def looks_into(tree: ast.Module, module: str, yielding: set[tuple[str, str]]) -> Iterator[str]:
    """Name, with its line, each `in` on what a compiled function yields: in C that has no `__contains__`."""
    known = {node.name: (module, node.name) for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {one.asname or one.name: (node.module, one.name) for one in node.names}
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
