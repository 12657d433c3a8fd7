"""Answer conditional reads: ETags of resources, and 304 if the client has the current one (RFC 9110, 13.1.2)."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from fastapi import Request, Response

from api.service.books import Encoded
from api.service.budget import Payer
from api.service.fair_queue import FairQueue

JSON = "application/json"
NONE: Mapping[str, str] = {}
RELEASE_CACHED = "public, max-age=3600"
"""How long anyone may cache what changes with a release alone."""
BESIDE_DIGITS = 16
"""Hex digits in an ETag for data stored outside the log."""
DIGEST_DIGITS = 32
"""Hex digits in an ETag that is made of the whole resource."""


def conditional(
    request: Request,
    version: int,
    body: Callable[[], bytes | str],
    media: str = JSON,
    more: Mapping[str, str] = NONE,
    beside: Any = None,
) -> Response:
    """Return the resource, or 304 if the client has this version. more: headers beside the usual ones.

    beside: the part of the resource that does not follow from the version; None while it has its default value.
    """
    headers = headers_of(version, more, beside)
    return unchanged(request, headers) or Response(body(), 200, headers, media)


async def conditional_in_turn(
    request: Request,
    version: int,
    body: Callable[[], bytes | str],
    queue: FairQueue,
    payer: Payer,
    media: str = JSON,
    more: Mapping[str, str] = NONE,
    beside: Any = None,
) -> Response:
    """Do as `fresh`, for a resource that is expensive to make: made in its payer's turn. Raises TooManyRequests."""
    headers = headers_of(version, more, beside)
    return unchanged(request, headers) or Response(await queue.run(payer, body), 200, headers, media)


def headers_of(version: int, more: Mapping[str, str] = NONE, beside: Any = None) -> dict[str, str]:
    """Return the headers of a table's resource, its ETag among them."""
    return {"ETag": tag_of(version, beside), "Vary": "Authorization", "Cache-Control": "no-cache", **more}


def encoded(body: bytes) -> Encoded:
    """Return an answer that follows from nothing but its bytes, with its ETag."""
    return Encoded(body, digest_tag(body))


def released(request: Request, answer: Encoded, media: str = JSON, more: Mapping[str, str] = NONE) -> Response:
    """Return a resource that changes with a release alone, or 304 if the client has it. more: headers beside these."""
    headers = {**more, "ETag": answer.tag, "Cache-Control": RELEASE_CACHED}
    return unchanged(request, headers) or Response(answer.body, 200, headers, media)


def unchanged(request: Request, headers: Mapping[str, str]) -> Response | None:
    """Return 304 if the client's ETag still matches, else None."""
    has_it = is_known(headers["ETag"], request.headers.getlist("if-none-match"))
    return Response(status_code=304, headers=dict(headers)) if has_it else None


def tag_of(version: int, beside: Any = None) -> str:
    """Return the version in quotes, followed by a digest if something beside it is part of the resource."""
    if beside is None:
        return f'"{version}"'
    return f'"{version}.{sha256(msgspec.json.encode(beside)).hexdigest()[:BESIDE_DIGITS]}"'


def digest_tag(body: bytes) -> str:
    """Return the ETag of a resource that follows from nothing but its bytes."""
    return f'"{sha256(body).hexdigest()[:DIGEST_DIGITS]}"'


def is_known(tag: str, given: list[str]) -> bool:
    """Return whether If-None-Match names this ETag, strong or weak; `*` matches any."""
    tags = [one.strip().removeprefix("W/") for line in given for one in line.split(",")]
    return tag in tags or tags == ["*"]
