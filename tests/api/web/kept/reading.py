"""A kept file as its own script reads it."""

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from typing import Any, NamedTuple

from api.web.kept.leaves import DIGITS
from domain.log.checkpoint import Checkpoint, read_checkpoint
from domain.log.tree import leaf_hash


class Kept(NamedTuple):
    """What a file holds. packed: the contents before they are unpacked; boards, days: by language, then by version."""

    archive: bytes
    packed: bytes
    head: dict[str, Any]
    chapters: list[dict[str, Any]]
    boards: dict[str, dict[int, str]]
    days: dict[str, dict[int, str | None]]
    note: Checkpoint


def block(file: bytes, name: str) -> bytes:
    """The text of one of the file's blocks."""
    found = re.search(rb'<script type="text/plain" id="%b">(.*?)</script>' % name.encode(), file, re.DOTALL)
    assert found, name
    return found[1]


def restored(archive: bytes) -> bytes:
    """The archive as the service exports it: with whole leaves, of which the file holds the first digits."""
    lines = archive.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"leaves":'))
    short = json.loads(lines[at])
    leaves = [leaf_hash(line).hex() for line in lines[: len(short["leaves"]) // DIGITS]]
    assert "".join(leaf[:DIGITS] for leaf in leaves) == short["leaves"]
    lines[at] = json.dumps({"leaves": leaves, "root": short["root"]}, separators=(",", ":")).encode()
    return b"".join(line + b"\n" for line in lines)


def read(file: bytes) -> Kept:
    """Read a whole file."""
    packed = b64decode(block(file, "contents"), validate=True)
    head, *lines = map(json.loads, gzip.decompress(packed).splitlines())
    boards = [one for one in lines if "board" in one]
    every = {lang: pages([one["board"][lang] for one in boards]) for lang in ("en", "de")}
    return Kept(
        restored(gzip.decompress(b64decode(block(file, "archive"), validate=True))),
        packed,
        head,
        story([one for one in lines if "board" not in one]),
        {
            lang: {one["version"]: page for one, page in zip(boards, found, strict=True)}
            for lang, found in every.items()
        },
        {lang: days(boards, lang) for lang in ("en", "de")},
        read_checkpoint(block(file, "note").decode()),
    )


def story(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The chapters, each in both languages."""
    first = [one["chapter"] for one in lines if "en" in one]
    every = {}
    for lang in ("en", "de"):
        rows = [one for one in lines if lang in one]
        every[lang] = [*chapters_of(lang, rows, first)]
    return [{"en": en, "de": de} for en, de in zip(every["en"], every["de"], strict=True)]


def chapters_of(lang: str, rows: list[dict[str, Any]], first: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The chapters of a language, with their texts put in."""
    known: list[str] = []

    def text(one: str | int | None) -> str | None:
        if isinstance(one, str):
            known.append(one)
        return known[one] if isinstance(one, int) else one

    for number, row in enumerate(rows):
        chapter = row.get("chapter") or first[number]
        title, day, phase, texts = row[lang]
        head = {"title": text(title), "day": text(day), "phase": text(phase)}
        told = [event | {"text": text(one)} for event, one in zip(chapter["events"], texts, strict=True)]
        yield chapter | head | {"events": told}


def days(boards: list[dict[str, Any]], lang: str) -> dict[int, str | None]:
    """The day of each board, which stands at the first of several."""
    day = None
    found = {}
    for one in boards:
        day = one["day"][lang] if "day" in one else day
        found[one["version"]] = day
    return found


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
