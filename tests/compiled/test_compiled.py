"""Rules and boards can be compiled, and compiled modules stand in for sources only while these are the same."""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import ROOT
from tests.compiled.building import CannotCompile, build, remove
from tests.compiled.finder import OFF
from tests.compiled.modules import (
    COMPILED,
    SINGLE,
    classes,
    compiled_modules,
    declares,
    dotted,
    faults,
    generators,
    inherits,
    looks_into,
    tree_of,
)

SECONDS = 3000
"""How long the tests on compiled modules may take."""
TESTED = ("tests/domain", "tests/projections", "tests/api/stream")
LITTLE = '''"""A rule."""

from collections.abc import Iterator


def halves(numbers: tuple[int, ...]) -> Iterator[int]:
    """Yield the halves of those that are even."""
    for number in numbers:
        if number % 2 == 0:
            yield number // 2


def is_half(half: int, numbers: tuple[int, ...]) -> bool:
    """Return whether this is half of one of them."""
    return half in set(halves(numbers))
'''
ASKED = "import site, sys; site.addsitedir(sys.argv[1]); from domain import little as it; "
HALVES = ASKED + "print(it.__file__.endswith('.py'), *it.halves((4, 5, 6)), it.is_half(3, (6,)), it.is_half(4, (6,)))"


def missing() -> str:
    """Why nothing can be compiled here; empty if it can."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if find_spec("setuptools") is None:
        return "setuptools is not installed, which `make compiled` installs"
    return "" if shutil.which(compiler) else f"there is no C compiler {compiler}"


needs_compiler = pytest.mark.skipif(bool(missing()), reason=missing())


def test_rules_boards_words_and_patches_are_compiled_but_no_structs() -> None:
    paths = [path.as_posix() for path in compiled_modules()]

    assert set(SINGLE) <= set(paths) and len(paths) > 200 and all((ROOT / path).is_file() for path in paths)
    parts = {
        (top, game): {path.split("/")[2] for path in paths if path.startswith(f"{top}/{game}/")}
        for top in ("domain", "projections")
        for game in ("materia_prima", "tainted_grail")
    }
    assert parts["domain", "materia_prima"] == parts["domain", "tainted_grail"] == {"queries", "rules", "evolve"}
    assert {"board", "menu", "words"} < parts["projections", "materia_prima"] & parts["projections", "tainted_grail"]
    assert {"projections/board/making.py", "projections/patch/diff.py"} < set(paths)
    assert "projections/board/form.py" not in paths and "projections/materia_prima/board/form/board.py" not in paths


def test_a_module_with_other_classes_than_named_tuples_is_told() -> None:
    source = "class A(NamedTuple): ...\nclass B(Struct, frozen=True): ...\nclass C: ...\nclass D(TypedDict): ...\n"

    assert declares(ast.parse(source)) == ["B", "D"]


def test_no_interpreted_class_inherits_from_a_compiled_one() -> None:
    compiled = classes()
    assert ("domain.kernel.play", "Play") in compiled and ("projections.board.digest", "Digest") not in compiled
    own = {*compiled_modules()}
    folders = ("domain", "projections", "infra", "api", "hourglass")
    paths = (path.relative_to(ROOT) for folder in folders for path in (ROOT / folder).rglob("*.py"))
    found = {path: list(inherits(tree_of(ROOT / path), compiled)) for path in paths if path not in own}

    assert {path: lines for path, lines in found.items() if lines} == {}


def test_who_inherits_from_a_compiled_class_is_named() -> None:
    source = "from a import B as C\nfrom d import B\nclass E(C[int]): ...\nclass F(B): ...\nclass G(f.C): ...\n"

    assert [line[0] for line in inherits(ast.parse(source), {("a", "B")})] == ["3"]


def test_no_compiled_module_has_what_the_compiler_fails_at() -> None:
    found = {str(path): list(faults(tree_of(ROOT / path))) for path in compiled_modules()}

    assert {path: lines for path, lines in found.items() if lines} == {}


def test_what_the_compiler_fails_at_is_named() -> None:
    source = "a in (b, *c)\na not in [*b]\na in {b, *c}\na in (b, c)\nclass D(ValueError): ...\nclass E(D): ...\n"

    assert sorted(line.partition(":")[0] for line in faults(ast.parse(source))) == ["1", "2", "5"]


def test_nobody_looks_into_what_a_compiled_function_yields() -> None:
    yielding = generators()
    assert len(yielding) > 50
    paths = (path.relative_to(ROOT) for folder in ("domain", "projections") for path in (ROOT / folder).rglob("*.py"))
    found = {path: list(looks_into(tree_of(ROOT / path), dotted(path), yielding)) for path in paths}

    assert {path: lines for path, lines in found.items() if lines} == {}


def test_who_looks_into_what_is_yielded_is_named() -> None:
    source = "from a import b as c\nfrom d import e\nx in c()\nx not in c(1)\nx in e()\nx in b()\n"

    assert [line[0] for line in looks_into(ast.parse(source), "f", {("a", "b")})] == ["3", "4"]


@pytest.fixture(scope="module")
def little(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small module, which is compiled into an environment of its own, `site`."""
    folder = tmp_path_factory.mktemp("little")
    (folder / "domain").mkdir()
    (folder / "domain" / "__init__.py").write_text("")
    (folder / "domain" / "little.py").write_text(LITTLE)
    (folder / "site").mkdir()
    assert build([Path("domain/little.py")], folder, folder / "site", optimised=0) == 1
    return folder


def said(folder: Path, site: Path, **more: str) -> str:
    """What a process with this environment says, whose sources are in the folder."""
    env = {name: value for name, value in os.environ.items() if name != OFF} | {"PYTHONPATH": str(folder)} | more
    command = [sys.executable, "-c", HALVES, str(site)]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


@needs_compiler
def test_a_compiled_module_runs_in_place_of_its_source(little: Path) -> None:
    assert said(little, little / "site") == "False 2 3 True False"


@needs_compiler
def test_the_source_runs_where_that_is_wanted(little: Path) -> None:
    assert said(little, little / "site", **{OFF: "1"}) == "True 2 3 True False"


@needs_compiler
def test_the_source_runs_if_it_was_changed_or_lies_elsewhere(little: Path, tmp_path: Path) -> None:
    shutil.copytree(little, tmp_path, dirs_exist_ok=True)
    assert said(tmp_path, little / "site") == "True 2 3 True False"

    source = little / "domain" / "little.py"
    before = source.stat()
    source.write_text(LITTLE.replace("// 2", "// 1"))
    assert said(little, little / "site") == "True 4 6 False False"

    source.write_text(LITTLE)
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert said(little, little / "site") == "False 2 3 True False"


@needs_compiler
def test_compiled_modules_can_be_taken_away(little: Path, tmp_path: Path) -> None:
    shutil.copytree(little / "site", tmp_path / "site")

    assert remove(tmp_path / "site") and list((tmp_path / "site").iterdir()) == []
    assert said(little, tmp_path / "site") == "True 2 3 True False"
    assert not remove(tmp_path / "site")


def test_without_a_compiler_one_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O1")
    with pytest.raises(CannotCompile, match="There is no C compiler: no-such-compiler was not found"):
        build(site=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_without_headers_they_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(CannotCompile, match=r"Python\.h is missing"):
        build(site=tmp_path)


@pytest.mark.soak
@needs_compiler
def test_the_tests_of_rules_and_of_what_is_shown_pass_on_compiled_modules(tmp_path: Path) -> None:
    """All of them; the modules are compiled for this test alone, so that the environment stays as it is."""
    assert build(site=tmp_path) == len(compiled_modules())
    (tmp_path / "sitecustomize.py").write_text(f"import site\n\nsite.addsitedir({str(tmp_path)!r})\n")
    env = {name: value for name, value in os.environ.items() if name != OFF} | {"PYTHONPATH": str(tmp_path)}

    told = [sys.executable, "-c", "from tests.compiled.modules import how_they_run as how; print(how())"]
    assert subprocess.run(told, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip() == (
        COMPILED
    )
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *TESTED]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 0, done.stdout[-4000:]
