"""People at terminals: `hourglass play` in a process of its own, typed at and read."""

import os
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.api.processes.warm import fork, run

WITHIN = 60.0


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Of a player who keeps everything in this folder, at a terminal of eighty columns."""
    own = {"XDG_DATA_HOME": str(folder / "data"), "TMPDIR": str(folder), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return {name: value for name, value in os.environ.items() if name != "HOURGLASS_TOKEN"} | own | more


class Terminal:
    """One player. What was seen is looked for from where the last look ended."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        typed, keys = os.pipe()
        self._screen, shown = os.pipe()
        self.process = fork(["api.cli", "play", *arguments], environment(folder, **more), typed, shown, shown)
        self._keys: int | None = keys
        os.close(typed)
        os.close(shown)
        self.shown = ""
        self._seen = 0
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def types(self, *lines: str) -> "Terminal":
        """Type lines at once."""
        assert self._keys is not None
        os.write(self._keys, "".join(f"{line}\n" for line in lines).encode())
        return self

    def sees(self, *texts: str, meanwhile: Callable[[], None] = lambda: None) -> "Terminal":
        """Wait until these texts were shown, one after another. Raises AssertionError if they are not, in time.

        meanwhile: called again and again until then.
        """
        until = time.monotonic() + WITHIN
        for text in texts:
            while (at := self.plain().find(text, self._seen)) < 0:
                assert time.monotonic() < until, f"{text!r} is not in {self.plain()[self._seen :]!r}"
                meanwhile()
                time.sleep(0.02)
            self._seen = at + len(text)
        return self

    def plain(self) -> str:
        """What was shown, with single blanks: where a line was broken does not matter."""
        return re.sub(r"\s+", " ", self.shown)

    def ends(self) -> int:
        """Type nothing more, and wait for the exit code."""
        self._stop_typing()
        code = self.process.wait(WITHIN)
        self._reading.join(WITHIN)
        return code

    def leave(self) -> None:
        """End the player's process if it still runs."""
        self._stop_typing()
        self.process.kill()
        self.process.wait(10)

    def _stop_typing(self) -> None:
        if self._keys is not None:
            os.close(self._keys)
        self._keys = None

    def _read(self) -> None:
        with open(self._screen, "rb", buffering=0) as screen:
            while more := screen.read(65536):
                self.shown += more.decode("utf-8", "replace")


@contextmanager
def terminal(folder: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    """A player, who is gone at the end."""
    one = Terminal(folder, *arguments, **more)
    try:
        yield one
    finally:
        one.leave()


def scripted(folder: Path, lines: str, *arguments: str, **more: str) -> str:
    """What the terminal shows after these words, each on a line of its own, and leaves; `.` is an empty line."""
    typed = "".join(f"{'' if word == '.' else word}\n" for word in lines.split())
    ended = run(["api.cli", "play", *arguments], environment(folder, **more), typed, 4 * WITHIN)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout[-2000:] + ended.stderr
    return ended.stdout


def pasted(folder: Path, command: str, typed: str) -> str:
    """What a command shows that is pasted into a fresh shell in another folder, with a data folder of a blank name."""
    bare = {"PATH": os.environ["PATH"], "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "TMPDIR": str(folder)}
    ended = subprocess.run(
        ["sh", "-c", command],
        env=bare,
        cwd="/",
        input=typed,
        capture_output=True,
        text=True,
        timeout=4 * WITHIN,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout[-2000:] + ended.stderr
    return ended.stdout
