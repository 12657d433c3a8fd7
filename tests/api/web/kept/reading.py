"""A kept file as its own script reads it."""

import gzip
import json
import re
from base64 import b64decode
from typing import Any, NamedTuple

from domain.log.checkpoint import Checkpoint, read_checkpoint


class Kept(NamedTuple):
    """What a file holds. packed: the contents before they are unpacked; boards: by language, then by version."""

    archive: bytes
    packed: bytes
    head: dict[str, Any]
    chapters: list[dict[str, Any]]
    boards: dict[str, dict[int, str]]
    note: Checkpoint


def block(file: bytes, name: str) -> bytes:
    """The text of one of the file's blocks."""
    found = re.search(rb'<script type="text/plain" id="%b">(.*?)</script>' % name.encode(), file, re.DOTALL)
    assert found, name
    return found[1]


def read(file: bytes) -> Kept:
    """Read a whole file."""
    packed = b64decode(block(file, "contents"), validate=True)
    head, *lines = map(json.loads, gzip.decompress(packed).splitlines())
    boards = [one for one in lines if "board" in one]
    every = {lang: pages([one["board"][lang] for one in boards]) for lang in ("en", "de")}
    return Kept(
        gzip.decompress(b64decode(block(file, "archive"), validate=True)),
        packed,
        head,
        [one["chapter"] for one in lines if "chapter" in one],
        {
            lang: {one["version"]: page for one, page in zip(boards, found, strict=True)}
            for lang, found in every.items()
        },
        read_checkpoint(block(file, "note").decode()),
    )


def pages(rows: list[list[int | str]]) -> list[str]:
    """The boards that rows of pieces describe, in order."""
    known: list[str] = []
    before: list[str] = []
    found: list[str] = []
    for first, last, *between in rows:
        own = []
        for one in between:
            if isinstance(one, str):
                known.append(one)
            own.append(one if isinstance(one, str) else known[one])
        assert isinstance(first, int) and isinstance(last, int)
        before = [*before[:first], *own, *before[len(before) - last :]]
        found.append("".join(before))
    return found
