"""Answer every error as an RFC 9457 problem document with a stable code, and the rule if a game rule forbids it."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from api.service.fair_queue import TooManyRequests
from domain.kernel.errors import (
    CampaignBusy,
    CampaignNotFound,
    GameError,
    IllegalAction,
    LogCorrupt,
    ProposalChanged,
    ProposalOpen,
    StaleVersion,
    TableNotFound,
)
from infra.keys.vault import SecretUnreadable
from infra.store.errors import StoreError
from projections.audit import ArchiveError

logger = logging.getLogger("hourglass")

PROBLEM = "application/problem+json"
RETRY_SECONDS = "1"

STATUS = {
    "illegal-action": 409,
    "stale-version": 412,
    "table-not-found": 404,
    "wrong-state": 409,
    "campaign-not-found": 404,
    "campaign-busy": 409,
    "campaign-over": 409,
    "scenario-not-open": 409,
    "table-imported": 409,
    "not-your-seat": 403,
    "token-needed": 401,
    "undo-refused": 409,
    "proposal-open": 409,
    "proposal-changed": 409,
    "seed-refused": 409,
    "content-error": 422,
    "invalid-request": 422,
    "request-changed": 422,
    "malformed-request": 422,
    "invalid-archive": 422,
    "not-installed": 422,
    "body-too-slow": 408,
    "body-too-large": 413,
    "unsupported-media-type": 415,
    "too-many-imports": 429,
    "too-many-requests": 429,
    "too-many-streams": 429,
    "log-corrupt": 500,
    "pack-corrupt": 500,
    "rules-too-new": 503,
    "secret-unreadable": 503,
    "store-unavailable": 503,
}
"""HTTP status of each error code."""


FRAMEWORK_CODES = {404: "not-found", 405: "method-not-allowed", 413: "body-too-large"}
"""Error codes for the framework's own errors, by status."""
FRAMEWORK_WORDS = {
    404: "no such path; see /openapi.json for all routes",
    405: "this path does not have this method; see the Allow header and /openapi.json",
}
"""Details for errors where the framework would only repeat the status."""


class TokenNeeded(GameError):
    """The request has no token, or an unknown one."""

    code = "token-needed"


class MalformedRequest(GameError):
    """The body or a parameter does not have the documented form."""

    code = "malformed-request"


class TooManyStreams(GameError):
    """The table has as many open streams as allowed."""

    code = "too-many-streams"


class UnsupportedMediaType(GameError):
    """The body has a media type or a compression that is not supported."""

    code = "unsupported-media-type"


class BodyTooSlow(GameError):
    """The body did not arrive in time."""

    code = "body-too-slow"


def problem(status: int, code: str, detail: str, headers: dict[str, str] | None = None, **members: Any) -> Response:
    """Return a problem document."""
    body = {"type": f"urn:hourglass:{code}", "title": code, "status": status, "code": code, "detail": detail} | members
    return Response(msgspec.json.encode(body), status, headers, PROBLEM)


def of_error(error: GameError) -> Response:
    """Return the problem document of one of our errors."""
    status = STATUS.get(error.code, 400)
    members: dict[str, Any] = {}
    headers: dict[str, str] = {}
    if isinstance(error, IllegalAction):
        members["rule"] = error.rule
    if isinstance(error, ProposalOpen | ProposalChanged):
        members["proposal"] = error.proposal
    if isinstance(error, CampaignBusy):
        members["table"] = error.table
    if isinstance(error, StaleVersion):
        members |= {"current_version": error.current, "still_legal": error.still_legal}
        headers["ETag"] = f'"{error.current}"'
    if isinstance(error, ArchiveError) and error.entry:
        members["entry"] = error.entry
    if isinstance(error, LogCorrupt):
        members |= {"table": error.table, "version": error.version}
    if status == 500 or isinstance(error, SecretUnreadable):
        logger.error("%s: %s", error.code, error)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status in (429, 503):
        headers["Retry-After"] = RETRY_SECONDS
    if isinstance(error, TooManyRequests):
        members["retry_after"] = error.retry_after
        headers["Retry-After"] = str(error.retry_after)
    return problem(status, error.code, str(error), headers, **members)


def answer_to(error: Exception) -> Response:
    """Return the problem document of any error. For an unexpected error it reveals nothing."""
    match error:
        case GameError():
            return of_error(error)
        case StoreError():
            detail = "the store cannot be reached or is busy; nothing was changed; retry later"
            return problem(503, "store-unavailable", detail, {"Retry-After": RETRY_SECONDS})
        case HTTPException():
            code = FRAMEWORK_CODES.get(error.status_code, f"http-{error.status_code}")
            detail = FRAMEWORK_WORDS.get(error.status_code, str(error.detail))
            return problem(error.status_code, code, detail, with_head(error.headers or {}))
        case RequestValidationError():
            return of_invalid(error)
        case _:
            return problem(500, "internal-error", "the server failed; nothing half done was saved; report X-Request-ID")


def with_head(headers: Mapping[str, str]) -> dict[str, str]:
    """Return an error's headers; where Allow has GET, add HEAD."""
    allowed = headers.get("Allow", "").split(", ")
    return {**headers, "Allow": ", ".join([*allowed, "HEAD"])} if "GET" in allowed else dict(headers)


def of_invalid(error: RequestValidationError) -> Response:
    """Return the problem document of a request that does not have the documented form."""
    places = [fault["loc"] for fault in error.errors()]
    if ("path", "table_id") in places:
        return of_error(TableNotFound("no such table: a table's id is a UUID; check the address"))
    if ("path", "campaign_id") in places:
        return of_error(CampaignNotFound("no such campaign: a campaign's id is a UUID; check the address"))
    faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:10]]
    return problem(422, MalformedRequest.code, "; ".join(faults))


def install(app: FastAPI, page: Callable[[Request], Response | None]) -> None:
    """Make the app answer all errors this way. page: makes the page for a browser at a missing address, if it wants
    one.
    """

    async def answer(request: Request, error: Exception) -> Response:
        told = answer_to(error)
        return (page(request) if told.status_code == 404 else None) or told

    for kind in (GameError, StoreError, HTTPException, RequestValidationError, Exception):
        app.add_exception_handler(kind, answer)
    app.router.default = nothing_here


async def nothing_here(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request for a path without a route.

    Raises HTTPException, which becomes the answer. A socket's handshake is refused here.
    """
    missing = HTTPException(404)
    if scope["type"] != "websocket":
        raise missing
    await answer_to(missing)(scope, receive, send)
