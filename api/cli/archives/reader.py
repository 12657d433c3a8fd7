"""Reads archives from a file or from a table's URL."""

import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import msgspec
import typer
from msgspec import Struct

from api.cli.addresses import export_url, is_url
from api.cli.console import fail
from api.client.answers import asked_pause
from domain.log.archive import ARCHIVE_BYTES_MAX

if TYPE_CHECKING:
    from domain.log.archive import Archive

TIMEOUT_SECONDS = 30.0
BUSY, TRIES = 429, 10
"""The status of a service that is asked too often, and how often to try in all."""
PROBLEM_BYTES_MAX = 65_536

WHERE = typer.Argument(
    help="An archive's file, - for standard input, or the URL of a table, of its page, or of an archive."
)
TOKEN = typer.Option(envvar="HOURGLASS_TOKEN", help="A seat's or watcher's token, for a private table.")


class _Key(Struct):
    vkey: str


class _Keys(Struct):
    keys: list[_Key]


class _Problem(Struct):
    detail: str
    code: str


class Unreachable(Exception):
    """The archive cannot be read from there."""


def archive_of(where: str, token: str | None) -> bytes:
    """Return an archive as lines, whatever its form. Exits with code 2 if it cannot be read, with code 1 if it only
    begins like a MessagePack stream.
    """
    from projections.audit import ArchiveError

    try:
        return lines_of(bytes_of(where, token))
    except ArchiveError as error:
        fail(f"{where}: the archive cannot be read: {error}")


def lines_of(archive: bytes) -> bytes:
    """Return an archive as lines, whatever its form. Raises ArchiveError if it only begins like MessagePack."""
    from infra.archive_msgpack import is_packed, unpack

    return unpack(archive) if is_packed(archive) else archive


def taken_apart(archive: bytes) -> "Archive | bytes":
    """Parse an archive, once for all that read it; return its bytes if it is none, which the audit reports."""
    from projections.audit import ArchiveError, parse

    try:
        return parse(archive)
    except ArchiveError:
        return archive


def checkpoint_in(archive: "Archive | bytes") -> str | None:
    """Return the checkpoint of an archive; None without one, and for what is no archive."""
    return None if isinstance(archive, bytes) else archive.checkpoint


def bytes_of(where: str, token: str | None, media: str | None = None) -> bytes:
    """Return the bytes of an archive as stored. Exits with code 2 if they cannot be read.

    media: the media type to request from a service.
    """
    try:
        return read_archive(where, token, media)
    except Unreachable as error:
        fail(str(error), code=2)


def read_archive(where: str, token: str | None = None, media: str | None = None) -> bytes:
    """Return the bytes of an archive, cut off soon after the maximum size of archives. Raises Unreachable."""
    try:
        return fetch(export_url(where), token, media) if is_url(where) else read_file(where)
    except OSError as error:
        raise Unreachable(f"{where}: {error.strerror}") from error
    except httpx.TransportError as error:
        raise Unreachable(f"{where}: the service cannot be reached: {error}") from error
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise Unreachable(f"{where}: {error}") from error


def write(archive: bytes, file: Path) -> None:
    """Write an archive to a file, and say so. Exits with code 2 if it cannot be written."""
    try:
        file.write_bytes(archive)
    except OSError as error:
        fail(f"{file}: {error.strerror}", code=2)
    typer.echo(f"{file}: {len(archive)} bytes", err=True)


def read_file(name: str) -> bytes:
    """Return a file's bytes, at most one more than an archive may have. Raises OSError."""
    if name == "-":
        return sys.stdin.buffer.read(ARCHIVE_BYTES_MAX + 1)
    with Path(name).open("rb") as file:
        return file.read(ARCHIVE_BYTES_MAX + 1)


def fetch(url: str, token: str | None, media: str | None = None, sleep: Callable[[float], None] = time.sleep) -> bytes:
    """Return the content at a URL, cut off soon after it is too much. Retries some times if the service says to wait.

    Raises Unreachable if the service refuses, httpx.HTTPError, httpx.InvalidURL.
    """
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if media:
        headers["Accept"] = media
    answer, got = answer_at(url, headers)
    for _ in range(TRIES - 1):
        if answer.status_code != BUSY:
            break
        sleep(asked_pause(answer))
        answer, got = answer_at(url, headers)
    if not answer.is_success:
        raise Unreachable(f"{url}: the service answered {answer.status_code}: {refusal(answer, got)}")
    return got


def answer_at(url: str, headers: Mapping[str, str]) -> tuple[httpx.Response, bytes]:
    """Return an answer and its body, cut off soon after it is too much. Raises httpx.HTTPError, httpx.InvalidURL."""
    got = bytearray()
    with httpx.stream("GET", url, headers=headers, timeout=TIMEOUT_SECONDS, follow_redirects=True) as answer:
        bytes_max = ARCHIVE_BYTES_MAX if answer.is_success else PROBLEM_BYTES_MAX
        for part in answer.iter_bytes():
            got += part
            if len(got) > bytes_max:
                break
    return answer, bytes(got)


def refusal(answer: httpx.Response, body: bytes) -> str:
    """Return why a service refuses: the detail of its problem document, else the status in words."""
    try:
        problem = msgspec.json.decode(body, type=_Problem)
    except ValueError:
        return answer.reason_phrase or "no reason given"
    return f"{problem.detail} ({problem.code})"


def keys_at(where: str) -> list[str]:
    """Return the keys that the service at a URL lists; none for a file, or if none can be read."""
    if not is_url(where):
        return []
    try:
        parts = urlsplit(where)
        listed = msgspec.json.decode(fetch(f"{parts.scheme}://{parts.netloc}/v1/keys", None), type=_Keys)
    except (Unreachable, httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError, ValueError):
        return []
    return [one.vkey for one in listed.keys]
