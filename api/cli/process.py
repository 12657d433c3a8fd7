"""The service in a process of its own, with a throw-away store or the usual one."""

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import api

ROOT = Path(api.__file__).parents[1]
"""Where this very code lies, installed or not."""

STARTS_WITHIN_SECONDS = 60
ENDS_WITHIN_SECONDS = 30
LOG_SHOWN = 2000
"""Characters of the log that go with an error."""

GREETING = "Hourglass listens on "
PROGRAM = "api.cli"
"""The module that is run for a service of its own."""


class NotServed(Exception):
    """The service did not start, or did not end cleanly."""


@contextmanager
def served(packs: Path | None = None) -> Iterator[str]:
    """A service on a free port of this machine, gone at the end with all it stored. Gives its URL. Raises NotServed.

    packs: a folder with packs of one's own.

    An error that comes out of its use carries, as a note, what the service logged last.
    """
    with TemporaryDirectory(prefix="hourglass-") as name:
        folder = Path(name)
        with running(folder / "log", environment(folder), packs) as url:
            yield url


@contextmanager
def served_from_store(port: int, packs: Path | None = None) -> Iterator[str]:
    """A service with the store of the settings, on a port of this machine (0: any), gone at the end. Gives its URL.

    Raises NotServed, as `served` does.
    """
    with (
        TemporaryDirectory(prefix="hourglass-") as name,
        running(Path(name, "log"), {**inherited(), "PORT": str(port)}, packs) as url,
    ):
        yield url


@contextmanager
def running(log: Path, variables: dict[str, str], packs: Path | None) -> Iterator[str]:
    """A service with this environment, which logs to a file. Gives its URL."""
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", PROGRAM, "serve", *(["--packs", str(packs)] if packs else [])],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=file,
        )
    try:
        yield _url(process)
        if (code := _ended(process)) != 0:
            raise NotServed(f"the service ended with {code}")
    except Exception as error:
        _ended(process)
        error.add_note(log.read_text("utf-8", "replace")[-LOG_SHOWN:])
        raise
    finally:
        process.kill()
        process.communicate()


def environment(folder: Path) -> dict[str, str]:
    """The environment of a service that keeps everything in this folder, and takes any load."""
    own = {
        "PORT": "0",
        "BUDGET": "off",
        "STORE_URL": f"sqlite:///{folder / 'tables.db'}",
        "KEY_FILE": str(folder / "key"),
    }
    return inherited() | own


def inherited() -> dict[str, str]:
    """The environment of this process, for a service that is reached from this machine alone."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "HOST": "127.0.0.1", "LOG_LEVEL": "warning"}


def _url(process: "subprocess.Popen[bytes]") -> str:
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], STARTS_WITHIN_SECONDS)
    line = process.stdout.readline().decode() if ready else ""
    if not line.startswith(GREETING):
        raise NotServed("the service did not start")
    return line.removeprefix(GREETING).strip()


def _ended(process: "subprocess.Popen[bytes]") -> int:
    """Ask the process to stop; its exit code."""
    process.terminate()
    return process.wait(ENDS_WITHIN_SECONDS)
