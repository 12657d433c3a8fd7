"""The service in a process of its own, with a throw-away store."""

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

STARTS_WITHIN_SECONDS = 30
ENDS_WITHIN_SECONDS = 30
LOG_SHOWN = 2000
"""Characters of the log that go with an error."""

GREETING = "Hourglass listens on "


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
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", "api.cli", "serve", *(["--packs", str(packs)] if packs else [])],
                env=environment(folder),
                stdout=subprocess.PIPE,
                stderr=log,
            )
        try:
            yield _url(process)
            if (code := _ended(process)) != 0:
                raise NotServed(f"the service ended with {code}")
        except Exception as error:
            _ended(process)
            error.add_note((folder / "log").read_text("utf-8", "replace")[-LOG_SHOWN:])
            raise
        finally:
            process.kill()
            process.communicate()


def environment(folder: Path) -> dict[str, str]:
    """The settings of a service that keeps everything in this folder."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return {
        **os.environ,
        "PYTHONPATH": path,
        "HOST": "127.0.0.1",
        "PORT": "0",
        "STORE_URL": f"sqlite:///{folder / 'tables.db'}",
        "KEY_FILE": str(folder / "key"),
        "LOG_LEVEL": "warning",
    }


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
