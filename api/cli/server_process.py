"""Runs the service in its own process, with a temporary store or the usual one."""

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
"""The folder of this code, installed or not."""

STARTS_WITHIN_SECONDS = 60
ENDS_WITHIN_SECONDS = 30
LOG_SHOWN = 2000
"""How many characters of the log an error shows."""

GREETING = "Hourglass listens on "
PROGRAM = "api.cli"
"""The module to run for the service."""


class NotServed(Exception):
    """The service did not start, or did not end cleanly."""


@contextmanager
def served(packs: Path | None = None) -> Iterator[str]:
    """Run a service on a free port of this machine, and delete everything it stored at the end. Yields its URL.

    packs: a folder with your own packs. Raises NotServed. An error raised during its use carries the end of the
    service's log as a note.
    """
    with TemporaryDirectory(prefix="hourglass-") as name:
        folder = Path(name)
        with running(folder / "log", environment(folder), packs) as url:
            yield url


@contextmanager
def served_from_store(port: int, packs: Path | None = None) -> Iterator[str]:
    """Run a service with the store of the settings, on a port of this machine (0: any). Yields its URL.

    Raises NotServed, as `served`.
    """
    with (
        TemporaryDirectory(prefix="hourglass-") as name,
        running(Path(name, "log"), {**inherited(), "PORT": str(port)}, packs) as url,
    ):
        yield url


@contextmanager
def running(log: Path, variables: dict[str, str], packs: Path | None) -> Iterator[str]:
    """Run a service with this environment, which logs to a file. Yields its URL."""
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
    """Return the environment of a service that stores everything in this folder, and accepts any load."""
    own = {
        "PORT": "0",
        "BUDGET": "off",
        "STORE_URL": f"sqlite:///{folder / 'tables.db'}",
        "KEY_FILE": str(folder / "key"),
    }
    return inherited() | own


def inherited() -> dict[str, str]:
    """Return the environment of this process, for a service that only this machine can reach."""
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
    """Ask the process to stop, and return its exit code."""
    process.terminate()
    return process.wait(ENDS_WITHIN_SECONDS)
