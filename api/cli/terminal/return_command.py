"""The command that returns to a table: it works when pasted, from any folder, and contains no token."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

SETTINGS = ("XDG_DATA_HOME", "STORE_URL", "KEY_FILE", "HOST", "PORT", "PACKS_FOLDER")
"""The environment variables that say where tables and tokens are; a later shell may lack them."""


def program() -> str:
    """Return how to call this program from any folder, quoted for a shell."""
    own, found = Path(sys.executable).with_name("hourglass"), shutil.which("hourglass")
    if found and own.exists() and Path(found).resolve() == own.resolve():
        return "hourglass"
    return shlex.quote(str(own)) if own.exists() else f"{shlex.quote(sys.executable)} -m api.cli"


def settings() -> Iterator[str]:
    """Yield the settings that this process was given, quoted for a shell; a URL with a password is left out."""
    for name in SETTINGS:
        if (value := os.environ.get(name)) and "@" not in value:
            yield f"{name}={shlex.quote(value)}"


def return_command(where: str, seats: Iterable[int], options: Sequence[str]) -> str:
    """Return the command that plays these seats. where: a URL; options: further arguments."""
    chosen = [word for seat in seats for word in ("--seat", str(seat))]
    return " ".join([*settings(), program(), "play", shlex.join([where, *chosen, *options])])
