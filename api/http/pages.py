"""The pages on which tables are listed and watched, with all they are made of.

They hold nothing of any table; what they ask for, they ask with the token of their own address.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from uuid import UUID

from fastapi import APIRouter, HTTPException, Request, Response
from msgspec import Struct

from api.http.fresh import unchanged

router = APIRouter(include_in_schema=False)

FOLDER = Path(__file__).parents[1] / "static" / "watch"
MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing comes from elsewhere, nothing runs that is no file of ours, nobody puts a page into theirs."""
FENCED = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
"""Headers of every page."""


class Part(Struct, frozen=True):
    """A file of the pages. tag: its ETag."""

    body: bytes
    media: str
    tag: str


def part_of(file: Path) -> Part:
    """A file of the pages, as it is now."""
    body = file.read_bytes()
    return Part(body, MEDIA[file.suffix], f'"{sha256(body).hexdigest()[:16]}"')


PARTS: Mapping[str, Part] = MappingProxyType({file.name: part_of(file) for file in sorted(FOLDER.iterdir())})


@router.get("/tables")
async def lobby(request: Request) -> Response:
    """The page that lists the public tables."""
    return sent(request, PARTS["lobby.html"])


@router.get("/tables/{table_id}")
async def page(table_id: UUID, request: Request) -> Response:
    """The page of a table, the same for all of them, also for those that there are not."""
    return sent(request, PARTS["table.html"])


@router.get("/watch/{name}")
async def part(name: str, request: Request) -> Response:
    """A file of the pages."""
    if name not in PARTS:
        raise HTTPException(404)
    return sent(request, PARTS[name])


def sent(request: Request, part: Part, policy: str = POLICY) -> Response:
    """A file, or 304 if the reader has it. policy: what the page may load (Content Security Policy)."""
    headers = {**FENCED, "ETag": part.tag, "Cache-Control": "no-cache", "Content-Security-Policy": policy}
    return unchanged(request, headers) or Response(part.body, 200, headers, part.media)
