"""Answer every error as an RFC 9457 problem document with a stable code, and the rule if a game rule forbids it."""

import logging
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from api.service.fair_queue import TooManyRequests
from api.shared.openapi.error_codes import CODES
from api.shared.words.accept import language_of
from api.shared.words.faults import words_of_faults, words_of_reason
from api.shared.words.refusals import words_of
from domain.kernel.errors import (
    CampaignBusy,
    CampaignNotFound,
    GameError,
    IllegalAction,
    InvalidRequest,
    LogCorrupt,
    PackNotFound,
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

FRAMEWORK_CODES = {404: "not-found", 405: "method-not-allowed", 413: "body-too-large"}
"""Error codes for the framework's own errors, by status."""
FRAMEWORK_WORDS = {
    404: "no such path; see /openapi.json for all routes",
    405: "this path does not have this method; see the Allow header and /openapi.json",
}
"""Details for errors where the framework would only repeat the status."""


class Problem(Struct, frozen=True, kw_only=True):
    """An error as an RFC 9457 problem document. `code` is stable; `detail` is for people and may change."""

    type: Annotated[str, Meta(pattern="^urn:hourglass:")]
    title: str
    status: Annotated[int, Meta(ge=400, le=599)]
    code: str
    detail: str
    words: Annotated[str, Meta(description="the refusal for a player, in the language of the request")] | UnsetType = (
        UNSET
    )
    rule: Annotated[str, Meta(description="the rule of the game that forbids it")] | UnsetType = UNSET
    proposal: Annotated[int | None, Meta(description="the version of the open proposal")] | UnsetType = UNSET
    current_version: Annotated[int, Meta(description="the table's version")] | UnsetType = UNSET
    still_legal: Annotated[bool | None, Meta(description="whether the command would be legal now")] | UnsetType = UNSET
    table: Annotated[str, Meta(description="the table at fault")] | UnsetType = UNSET
    version: Annotated[int, Meta(description="the entry at fault")] | UnsetType = UNSET
    entry: Annotated[int, Meta(description="the entry of an archive at fault")] | UnsetType = UNSET
    retry_after: Annotated[int, Meta(description="seconds to wait before a retry")] | UnsetType = UNSET
    parts: Annotated[dict[str, bool], Meta(description="which parts of the service work")] | UnsetType = UNSET


class TokenNeeded(GameError):
    """The request has no token, or an unknown one."""

    code = "token-needed"


class MalformedRequest(GameError):
    """The body or a parameter does not have the documented form."""

    code = "malformed-request"


class UnknownParameter(GameError):
    """The query has a parameter that the route does not know."""

    code = "unknown-parameter"


class TooManyStreams(GameError):
    """The table has as many open streams as allowed."""

    code = "too-many-streams"


class UnsupportedMediaType(GameError):
    """The body has a media type or a compression that is not supported."""

    code = "unsupported-media-type"


class BodyTooSlow(GameError):
    """The body did not arrive in time."""

    code = "body-too-slow"


def problem_of(status: int, code: str, detail: str, **members: Any) -> Problem:
    """Return a problem."""
    return Problem(type=f"urn:hourglass:{code}", title=code, status=status, code=code, detail=detail, **members)


def problem(status: int, code: str, detail: str, headers: dict[str, str] | None = None, **members: Any) -> Response:
    """Return a problem document."""
    return Response(msgspec.json.encode(problem_of(status, code, detail, **members)), status, headers, PROBLEM)


def of_error(error: GameError, words: str | None = None) -> Response:
    """Return the problem document of one of our errors. words: for a player."""
    status = CODES[error.code].status if error.code in CODES else 400
    members: dict[str, Any] = {"words": words or UNSET}
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


def answer_to(error: Exception, language: str | None = None) -> Response:
    """Return the problem document of any error. For an unexpected error it reveals nothing.

    language: in which it is told to a player, too.
    """
    match error:
        case InvalidRequest():
            return of_error(error, words_of_reason(error.reason, language))
        case GameError():
            return of_error(error, words_of(error.code, language))
        case StoreError():
            detail = "the store cannot be reached or is busy; nothing was changed; retry later"
            words = words_of("store-unavailable", language) or UNSET
            return problem(503, "store-unavailable", detail, {"Retry-After": RETRY_SECONDS}, words=words)
        case HTTPException():
            code = FRAMEWORK_CODES.get(error.status_code, f"http-{error.status_code}")
            detail = FRAMEWORK_WORDS.get(error.status_code, str(error.detail))
            return problem(error.status_code, code, detail, with_head(error.headers or {}))
        case RequestValidationError():
            return of_invalid(error, language)
        case _:
            return problem(500, "internal-error", "the server failed; nothing half done was saved; report X-Request-ID")


def with_head(headers: Mapping[str, str]) -> dict[str, str]:
    """Return an error's headers; where Allow has GET, add HEAD."""
    allowed = headers.get("Allow", "").split(", ")
    return {**headers, "Allow": ", ".join([*allowed, "HEAD"])} if "GET" in allowed else dict(headers)


def of_invalid(error: RequestValidationError, language: str | None) -> Response:
    """Return the problem document of a request that does not have the documented form. language: see `answer_to`."""
    places = [fault["loc"] for fault in error.errors()]
    if ("path", "table_id") in places:
        return of_error(TableNotFound("no such table: a table's id is a UUID; check the address"))
    if ("path", "campaign_id") in places:
        return of_error(CampaignNotFound("no such campaign: a campaign's id is a UUID; check the address"))
    if ("path", "pack") in places:
        return of_error(PackNotFound("no such pack: a pack's hash has 64 digits from 0 to f; check the address"))
    faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:10]]
    words = words_of_faults(error.errors(), language) or UNSET
    return problem(422, MalformedRequest.code, "; ".join(faults), words=words)


def install(app: FastAPI, page: Callable[[Request], Response | None]) -> None:
    """Make the app answer all errors this way. page: makes the page for a browser at a missing address, if it wants
    one.
    """

    async def answer(request: Request, error: Exception) -> Response:
        response = answer_to(error, language_of(request.headers, request.query_params))
        response.headers.add_vary_header("Accept-Language")
        return (page(request) if response.status_code == 404 else None) or response

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
