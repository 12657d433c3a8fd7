"""Where an archive comes from: a file, or a table's URL."""

import sys
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import UUID

import httpx
import typer

from api.cli.screen import fail
from projections.audit.archive import ARCHIVE_BYTES_MAX

TIMEOUT_SECONDS = 30.0

WHERE = typer.Argument(help="An archive's file, - for standard input, or the URL of a table or an archive.")
TOKEN = typer.Option(envvar="HOURGLASS_TOKEN", help="A seat's or watcher's token, for a private table.")


class Unreachable(Exception):
    """The archive cannot be had from there."""


def archive_of(where: str, token: str | None) -> bytes:
    """The bytes of an archive; the command ends with exit code 2 if they cannot be had."""
    try:
        return read_archive(where, token)
    except Unreachable as error:
        fail(str(error), code=2)


def read_archive(where: str, token: str | None = None) -> bytes:
    """The bytes of an archive. Raises Unreachable, also if they are more than any archive has."""
    try:
        archive = fetch(export_url(where), token) if is_url(where) else read_file(where)
    except OSError as error:
        raise Unreachable(f"{where}: {error.strerror}") from error
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise Unreachable(f"{where}: {error}") from error
    if len(archive) > ARCHIVE_BYTES_MAX:
        raise Unreachable(f"{where}: larger than {ARCHIVE_BYTES_MAX} bytes")
    return archive


def read_file(name: str) -> bytes:
    """A file's bytes, at most one more than an archive may have. Raises OSError."""
    if name == "-":
        return sys.stdin.buffer.read(ARCHIVE_BYTES_MAX + 1)
    with Path(name).open("rb") as file:
        return file.read(ARCHIVE_BYTES_MAX + 1)


def fetch(url: str, token: str | None) -> bytes:
    """What lies at a URL, cut off soon after it is too much. Raises httpx.HTTPError, httpx.InvalidURL."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    got = bytearray()
    with httpx.stream("GET", url, headers=headers, timeout=TIMEOUT_SECONDS, follow_redirects=True) as answer:
        answer.raise_for_status()
        for part in answer.iter_bytes():
            got += part
            if len(got) > ARCHIVE_BYTES_MAX:
                break
    return bytes(got)


def is_url(where: str) -> bool:
    """Whether it is a URL rather than a file's name."""
    return where.startswith(("http://", "https://"))


def export_url(url: str) -> str:
    """Where a table's URL has the archive; any other URL is the archive's own."""
    parts = urlsplit(url)
    path = parts.path.rstrip("/")
    return urlunsplit(parts._replace(path=path + "/export")) if is_table(path.rpartition("/")[2]) else url


def is_table(text: str) -> bool:
    """Whether this is the id of a table."""
    try:
        return str(UUID(text)) == text
    except ValueError:
        return False
