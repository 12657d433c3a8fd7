"""The modules of the page, called without a browser: in a Node process that answers requests."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from api.web.pages import PARTS

NODE = os.environ.get("NODE") or shutil.which("node")
MISSING = "no Node.js is installed, and NODE names none"
CALLS = Path(__file__).parent / "page_calls.mjs"


class Modules:
    """The page's modules. What can be asked for stands in `page_calls.mjs`."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def __call__(self, do: str, **values: Any) -> Any:
        """What the modules answer. Raises AssertionError if they fail."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **values}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the modules failed"
        return json.loads(answer)


@contextmanager
def modules(folder: Path) -> Iterator[Modules]:
    """The modules, copied into this folder, since only there Node takes them for what they are to a browser."""
    assert NODE, MISSING
    for name, part in PARTS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(part.body)
    for calls in CALLS.parent.glob("*.mjs"):
        shutil.copy(calls, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    command = [NODE, str(folder / CALLS.name)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield Modules(process)
        assert process.stdin is not None
        process.stdin.close()
