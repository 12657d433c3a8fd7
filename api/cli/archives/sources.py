"""Reads many archives: files, tables, and all public tables of a service."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from msgspec import Struct

from api.cli.addresses import is_table, is_url, located
from api.cli.archives.reader import Unreachable, fetch, read_archive

if TYPE_CHECKING:
    from projections.audit.survey import Survey

TABLES_MAX = 100_000
PAGE = 100
FETCHED_AHEAD = 3
"""Archives that are fetched while one is checked; at most this many are in memory besides it."""


class Listed(Struct, frozen=True):
    """A table in the lobby, as far as it is needed here."""

    id: str
    state: str


class Page(Struct, frozen=True):
    """A page of the lobby. next: the table to continue after."""

    tables: list[Listed]
    next: str | None


class Fault(Struct, frozen=True):
    """An archive that is not counted, and why. entry: the one at fault, if it can be named."""

    where: str
    why: str
    entry: int | None = None


class Fetched(NamedTuple):
    """An archive, its place, and the token that was sent there."""

    where: str
    token: str | None
    archive: bytes


def sources(
    wheres: Iterable[str], token: str | None, survey: "Survey", unread: list[Fault], running: list[str]
) -> Iterator[tuple[str, str | None]]:
    """Yield where the archives are, each with the token to send there.

    A service's URL stands for its public tables, which need no token. Tables that are not over are counted at once, and
    their URLs added to `running`.
    """
    for where in wheres:
        if not is_service(where):
            yield located(where, token)
            continue
        root = "{0.scheme}://{0.netloc}".format(urlsplit(where))
        try:
            for table in lobby(root):
                url = f"{root}/v1/tables/{table.id}"
                if table.state == "finished":
                    yield url, None
                else:
                    survey.add_unrevealed(table.id)
                    running.append(url)
        except Unreachable as error:
            unread.append(Fault(where, str(error)))


def is_service(where: str) -> bool:
    """Return whether a URL is a service's own, or its list of tables, rather than an archive's."""
    return is_url(where) and urlsplit(where).path.rstrip("/") in ("", "/tables", "/v1", "/v1/tables")


def lobby(root: str) -> Iterator[Listed]:
    """Yield the public tables of a service, page by page, at most 100,000. Raises Unreachable."""
    after: dict[str, str] = {}
    for _ in range(TABLES_MAX // PAGE):
        page = page_at(f"{root}/v1/tables?{urlencode({'limit': PAGE} | after)}")
        yield from (table for table in page.tables if is_table(table.id))
        if page.next is None:
            return
        after = {"after": page.next}


def page_at(url: str) -> Page:
    """Return a page of the lobby. Raises Unreachable."""
    try:
        return msgspec.json.decode(fetch(url, None), type=Page)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise Unreachable(f"{url}: no list of tables: {error}") from error


def fetched(wheres: Iterable[tuple[str, str | None]], unread: list[Fault]) -> Iterator[Fetched]:
    """Yield the archives in order, a few fetched ahead. Record those that cannot be read."""
    with ThreadPoolExecutor(FETCHED_AHEAD) as pool:
        waiting: deque[tuple[str, str | None, Future[bytes]]] = deque()
        for where, token in wheres:
            waiting.append((where, token, pool.submit(read_archive, where, token)))
            if len(waiting) > FETCHED_AHEAD:
                yield from had(*waiting.popleft(), unread)
        while waiting:
            yield from had(*waiting.popleft(), unread)


def had(where: str, token: str | None, fetching: "Future[bytes]", unread: list[Fault]) -> Iterator[Fetched]:
    """Yield the archive, if it can be read."""
    try:
        yield Fetched(where, token, fetching.result())
    except Unreachable as error:
        unread.append(Fault(where, str(error).removeprefix(f"{where}: ")))
