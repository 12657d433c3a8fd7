"""Reading again what one has already: tags of what was read, and 304 to who has it (RFC 9110, 13.1.2)."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from fastapi import Request, Response

from api.service.budget import Payer
from api.service.fair_queue import FairQueue

JSON = "application/json"
NONE: Mapping[str, str] = {}
BESIDE_DIGITS = 16
"""Hex digits in a tag for what lies beside the log."""


def fresh(
    request: Request,
    version: int,
    body: Callable[[], bytes | str],
    media: str = JSON,
    more: Mapping[str, str] = NONE,
    beside: Any = None,
) -> Response:
    """The resource, or 304 if the reader has it in this version. more: headers beside the usual ones; beside: what of
    it may change without a new version, None while it is as a reader takes it to be.
    """
    headers = headers_of(version, more, beside)
    return unchanged(request, headers) or Response(body(), 200, headers, media)


async def fresh_in_turn(
    request: Request,
    version: int,
    body: Callable[[], bytes | str],
    queue: FairQueue,
    payer: Payer,
    media: str = JSON,
    more: Mapping[str, str] = NONE,
    beside: Any = None,
) -> Response:
    """As `fresh`, for a resource that takes long to make. Raises TooManyRequests."""
    headers = headers_of(version, more, beside)
    return unchanged(request, headers) or Response(await queue.run(payer, body), 200, headers, media)


def headers_of(version: int, more: Mapping[str, str] = NONE, beside: Any = None) -> dict[str, str]:
    """The headers of a table's resource, its tag among them."""
    return {"ETag": tag_of(version, beside), "Vary": "Authorization", "Cache-Control": "no-cache", **more}


def unchanged(request: Request, headers: Mapping[str, str]) -> Response | None:
    """304 if the reader has the resource that these are the headers of."""
    has_it = is_known(headers["ETag"], request.headers.getlist("if-none-match"))
    return Response(status_code=304, headers=dict(headers)) if has_it else None


def tag_of(version: int, beside: Any = None) -> str:
    """The version in quotes; with a digest behind it if there is something beside the log to tell."""
    if beside is None:
        return f'"{version}"'
    return f'"{version}.{sha256(msgspec.json.encode(beside)).hexdigest()[:BESIDE_DIGITS]}"'


def is_known(tag: str, given: list[str]) -> bool:
    """Whether a tag is among those of If-None-Match, also as a weak one; `*` is any."""
    tags = [one.strip().removeprefix("W/") for line in given for one in line.split(",")]
    return tag in tags or tags == ["*"]
