"""Modules form no circle, whether they import one another to run or for types alone, and every one is looked at."""

from collections.abc import Iterator

from grimp import ImportGraph, build_graph

from tests import ROOT

PACKAGES = ("domain", "projections", "infra", "api", "hourglass")


def circles(graph: ImportGraph) -> Iterator[frozenset[str]]:
    """Modules that import one another, directly or through others: Tarjan's strongly connected components."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def visit(module: str) -> Iterator[frozenset[str]]:
        order[module] = lowest[module] = len(order)
        path.append(module)
        for other in graph.find_modules_directly_imported_by(module):
            if other not in order:
                yield from visit(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == order[module]:
            place = path.index(module)
            circle = frozenset(path[place:])
            del path[place:]
            if len(circle) > 1:
                yield circle

    for module in sorted(graph.modules):
        if module not in order:
            yield from visit(module)


def test_a_circle_is_found() -> None:
    graph = ImportGraph()
    for module, other in (("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")):
        for one in (module, other):
            if one not in graph.modules:
                graph.add_module(one)
        graph.add_import(importer=module, imported=other)
    assert list(circles(graph)) == [{"b", "c"}]


def test_no_modules_form_a_circle() -> None:
    assert list(circles(build_graph(*PACKAGES, cache_dir=None))) == []


def test_every_folder_of_modules_is_a_package() -> None:
    """Neither this test nor an import contract sees the modules of a folder without `__init__.py`."""
    folders = {path.parent for name in PACKAGES for path in (ROOT / name).rglob("*.py")} - {ROOT / "api" / "static"}

    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_modules_of_tests_import_none_of_their_like() -> None:
    """What several test modules need stands in a module beside them, whose name says what it is."""
    graph = build_graph("tests", cache_dir=None)
    tests = {module for module in graph.modules if module.rpartition(".")[2].startswith("test_")}

    assert {other for module in graph.modules for other in graph.find_modules_directly_imported_by(module)} & tests == (
        set()
    )
