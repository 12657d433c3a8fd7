"""Compiles modules to C with mypyc, that to a library with the compiler of the system, and puts it in place."""

import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.compiled import finder
from tests.compiled.modules import ROOT, compiled_modules

NAME = "hourglass_compiled"
"""The package in the environment. `site` imports it as each process begins."""
GROUP = finder.LIBRARY.removesuffix("__mypyc")
KEPT = ("domain", "projections")
"""Packages whose sources the compiled ones were checked against."""


class CannotCompile(Exception):
    """There is no C compiler, or a compiler refused something. The message is for a person."""


def site_packages() -> Path:
    """Return where the environment of this process keeps its packages."""
    return Path(sysconfig.get_path("platlib"))


def build(
    modules: Sequence[Path] | None = None, root: Path = ROOT, site: Path | None = None, optimised: int = 2
) -> int:
    """Compile these modules, paths below the root, and put them into the environment. Return their number.

    Raises CannotCompile. What was compiled before is taken away first.
    """
    paths = compiled_modules(root) if modules is None else modules
    site = site or site_packages()
    remove(site)
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if not shutil.which(compiler[0]):
        raise CannotCompile(f"There is no C compiler: {compiler[0]} was not found. Install one, or name one by CC.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile(f"Python.h is missing in {sysconfig.get_path('include')}. Install Python's headers.")
    before = sources(root)
    with TemporaryDirectory(prefix="hourglass-") as scratch:
        made = Path(scratch, NAME)
        made.mkdir()
        compile_to(made, paths, root, Path(scratch, "c"), compiler, optimised)
        shutil.copyfile(finder.__file__, made / "finder.py")
        (made / "__init__.py").write_text("")
        (made / finder.SOURCES).write_text("\n".join((str(root), *before)) + "\n", "utf-8")
        shutil.copytree(made, site / NAME)
    # The line runs in each process of the environment. It must not stop one from which the folder was taken.
    (site / f"{NAME}.pth").write_text(
        f"import os; os.path.exists({str(site / NAME)!r}) and "
        f"__import__('{NAME}.finder').finder.begin({str(site / NAME)!r})\n"
    )
    return len(paths)


def remove(site: Path | None = None) -> bool:
    """Take the compiled modules out of the environment. Return whether there were any."""
    site = site or site_packages()
    there = (site / NAME).exists()
    (site / f"{NAME}.pth").unlink(missing_ok=True)
    shutil.rmtree(site / NAME, ignore_errors=True)
    return there


def is_current(root: Path = ROOT, site: Path | None = None) -> bool:
    """Return whether a process that does not refuse them would run compiled modules."""
    folder = (site or site_packages()) / NAME
    if not folder.exists():
        return False
    found = finder.Compiled(str(folder))
    return found.root == str(root) and found.is_current


def sources(root: Path) -> list[str]:
    """Return a line for each source, by which a change is noticed."""
    found = (path for package in KEPT for path in (root / package).rglob("*.py"))
    return [finder.line_of(str(root), str(path.relative_to(root))) for path in sorted(found)]


def compile_to(
    folder: Path, paths: Sequence[Path], root: Path, scratch: Path, compiler: Sequence[str], optimised: int
) -> None:
    """Compile modules into this folder. Raises CannotCompile."""
    extensions = in_c(paths, root, scratch, optimised)
    flags = [*compiler, "-DNDEBUG", "-fwrapv", "-fPIC", f"-I{sysconfig.get_path('include')}"]
    linker = shlex.split(str(sysconfig.get_config_var("LDSHARED")))
    jobs = [(one, source, scratch / f"{number}.o") for number, (one, source) in enumerate(parts_of(extensions))]
    objects: dict[str, list[str]] = {one.name: [] for one in extensions}
    for one, _, made in jobs:
        objects[one.name].append(str(made))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: to_object(flags, *job), jobs))
        list(pool.map(lambda name: to_library(linker, objects[name], folder, name), objects))


def to_library(linker: Sequence[str], objects: Sequence[str], folder: Path, name: str) -> None:
    """Make a module of this name. Raises CannotCompile."""
    target = folder.joinpath(*name.split(".")).with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))
    target.parent.mkdir(parents=True, exist_ok=True)
    run([*linker, *objects, "-o", str(target)])


def in_c(paths: Sequence[Path], root: Path, scratch: Path, optimised: int) -> list[Any]:
    """Write modules as C, and return the extension modules that they are to become. Raises CannotCompile."""
    from mypyc.build import mypycify

    told = [str(one) for one in paths]
    said = StringIO()  # mostly warnings that generators are carried out at once, as whoever reads them does anyway
    with chdir(root), redirect_stdout(said):
        try:
            return list(
                mypycify(
                    told,
                    opt_level=str(optimised),
                    debug_level="0",
                    multi_file=True,
                    target_dir=str(scratch),
                    group_name=GROUP,
                )
            )
        except SystemExit as error:
            raise CannotCompile(f"mypyc refused a module:\n{said.getvalue()}{error}") from error


def parts_of(extensions: Sequence[Any]) -> list[tuple[Any, str]]:
    """Return each file in C with the extension module that it is part of; the largest first."""
    parts = [(one, source) for one in extensions for source in one.sources]
    return sorted(parts, key=lambda part: -os.path.getsize(part[1]))


def to_object(flags: Sequence[str], extension: Any, source: str, target: Path) -> None:
    """Compile one file. Raises CannotCompile."""
    folders = [f"-I{one}" for one in extension.include_dirs]
    # A newer compiler may warn of what the writer of this C did not foresee.
    run([*flags, *folders, *extension.extra_compile_args, "-Wno-error", "-w", "-c", source, "-o", str(target)])


def run(command: Sequence[str]) -> None:
    """Run a compiler. Raises CannotCompile with what it said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{' '.join(command[:1])} failed:\n{done.stderr[-2000:]}")
