"""The files of the web pages. They contain no table's data: they fetch it with the token in their own address."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from fastapi import APIRouter, HTTPException, Request, Response
from msgspec import Struct

from api.shared.etag import unchanged
from api.web.words import PARTS as WORDED
from api.web.words import catalogue, compiled
from projections.text.messages import LANGUAGES

router = APIRouter(include_in_schema=False)

FOLDER = Path(__file__).parents[1] / "static" / "page"
MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The pages load nothing from elsewhere, run only our own files, and cannot be framed by other sites."""
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
    """Read a file of the pages."""
    return tagged(file.read_bytes(), MEDIA[file.suffix])


def tagged(body: bytes, media: str) -> Part:
    """Return a file with its tag."""
    return Part(body, media, f'"{sha256(body).hexdigest()[:16]}"')


WORDS = {
    f"{part}/words/{one}.js".lstrip("/"): tagged(compiled(catalogue(one, part)).encode(), MEDIA[".js"])
    for part in ("", *WORDED)
    for one in LANGUAGES
}
PARTS: Mapping[str, Part] = MappingProxyType(
    {file.relative_to(FOLDER).as_posix(): part_of(file) for file in sorted(FOLDER.rglob("*.*"))} | WORDS
)
"""The files, by their paths below `/page/`."""


@router.get("/page/{name:path}")
async def part(name: str, request: Request) -> Response:
    """Return a file of the pages."""
    if name not in PARTS:
        raise HTTPException(404)
    return sent(request, PARTS[name])


def sent(request: Request, part: Part, policy: str = POLICY, vary: str = "") -> Response:
    """Return a file, or 304 if the client has it.

    policy: what the page may load (Content Security Policy); vary: the header of the request that it depends on.
    """
    headers = {**FENCED, "ETag": part.tag, "Cache-Control": "no-cache", "Content-Security-Policy": policy}
    headers |= {"Vary": vary} if vary else {}
    return unchanged(request, headers) or Response(part.body, 200, headers, part.media)
