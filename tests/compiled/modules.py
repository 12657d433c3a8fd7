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
