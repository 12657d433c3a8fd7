"""The errors of the service in its OpenAPI document: what each code means, its example, the answers by status."""

from collections.abc import Iterable
from http import HTTPStatus
from itertools import groupby
from typing import Any

from api.openapi.examples import GAME, PACK, PLAYED
from api.shared.problems import PROBLEM, STATUS

Json = dict[str, Any]

STATUSES = STATUS | {"http-400": 400, "internal-error": 500, "stopping": 503}
"""Includes the errors that no use case raises."""

CODES: dict[str, tuple[str, str]] = {
    "http-400": ("The body is not text.", "There was an error parsing the body"),
    "token-needed": ("The token is missing or unknown.", "this needs a seat's token; send it as a bearer token"),
    "not-your-seat": (
        "The token belongs to another seat, role or table; or only the host may do this.",
        "only the host may do this; send the token of seat 0",
    ),
    "table-not-found": (
        "There is no such table, or it is private and none of its tokens was sent.",
        "no table 7f163e45-4498-49a1-9f66-a721775eb2a1",
    ),
    "campaign-not-found": (
        "There is no such campaign, or it is private and none of its tokens was sent.",
        "no campaign 0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11",
    ),
    "illegal-action": (
        "The seat may not take this action now. `rule` is the rule that forbids it.",
        f"not allowed by {PLAYED.forbidden}",
    ),
    "wrong-state": ("The table is not in the state that this needs: open, running or finished.", "the table has ended"),
    "campaign-busy": (
        "Another table of the campaign, `table`, is open, and only one may be. End it first.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1 of the campaign is open; end it first",
    ),
    "campaign-over": (
        "No scenario follows, and the request named none to replay; or the campaign has reached its limit of tables.",
        f"no scenario follows; name one to replay: {PLAYED.scenario.id}, {PLAYED.following.id}",
    ),
    "scenario-not-open": (
        "The campaign has not reached this scenario.",
        f"the campaign has not reached {PLAYED.locked!r}; choose one of {PLAYED.scenario.id}",
    ),
    "table-imported": (
        "The table was imported from an archive: it can be read, but not played.",
        "the table was imported and has no seats; it can only be read; branch it to play on",
    ),
    "undo-refused": ("The undo policy or the open proposal does not allow this.", "there is nothing to undo"),
    "proposal-open": (
        "An undo already waits for consent; answer it, or let its proposer withdraw it. `proposal` is its version.",
        "the undo proposed at version 9 still waits for consent; answer or withdraw it first",
    ),
    "proposal-changed": (
        "The answered proposal is not open any more; nothing happened. `proposal` is the version of the open one, "
        "null if none is open.",
        "proposal 9 is not open: the open one has version 14; read the table again",
    ),
    "seed-refused": (
        "The seed or its seal was refused (audit protocol 1.3).",
        "seeds are being opened, so no more can be sealed",
    ),
    "stale-version": (
        "The table is past the expected version. Read it again; `still_legal` says whether the same "
        "command would be legal with the new version.",
        "expected version 12, the table is at 15",
    ),
    "body-too-large": ("The body is too large.", "the body is too large; send at most 65536 bytes"),
    "body-too-slow": (
        "The body did not arrive in time.",
        "the archive arrived too slowly (512 bytes so far); send it faster",
    ),
    "unsupported-media-type": (
        "The body has a media type or a compression that is not supported.",
        "unknown media type; send an archive as application/x-ndjson or application/vnd.msgpack",
    ),
    "malformed-request": (
        "The body or a parameter does not have the form described here.",
        "body.seats: Field required",
    ),
    "invalid-request": ("The request names something unknown.", f"no game 'chess'; choose one of {GAME}"),
    "request-changed": (
        "The Idempotency-Key was used with another body.",
        "this Idempotency-Key was used with another body; send a new key",
    ),
    "content-error": (
        "The content pack has a fault.",
        "cards.toml:12: unknown field `cots`",
    ),
    "invalid-archive": (
        "The file is no archive, or its audit finds a fault; nothing was stored. `entry` is the one at fault, if any.",
        "check D of its audit fails: entry 27: the outcome is 3, not 1",
    ),
    "not-installed": (
        "The archive needs a game, rules version or content pack that is not installed here.",
        "'chess' of rules version 1 is not installed here",
    ),
    "too-many-imports": (
        "Too many archives are being imported. Retry later.",
        "4 archives are being imported already; try again later",
    ),
    "too-many-requests": (
        "The sender has used up its budget, or too many requests wait. Retry after `retry_after` seconds.",
        "your requests used up their budget; ask again in 3 seconds",
    ),
    "too-many-streams": (
        "The table, the address or the token has too many open streams.",
        "this table has 1000 open streams",
    ),
    "log-corrupt": (
        "An entry of the table's log cannot be read, and the server does not guess. `table` and `version` name it.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1, version 8: the entry is missing",
    ),
    "pack-corrupt": (
        "The table's content pack is missing or damaged in the store, and the server does not guess.",
        f"the pack {PACK} of this table is stored damaged",
    ),
    "internal-error": ("The server failed.", "the server failed; nothing half done was saved; report X-Request-ID"),
    "rules-too-new": (
        "The table was played under rules that this release does not know.",
        f"{GAME} of rules version 2 is not installed; the operator must update it",
    ),
    "secret-unreadable": (
        "A stored secret, such as a table's secret seed, cannot be decrypted with the service's key. The "
        "table can still be read; the operator must restore the key.",
        "a stored secret cannot be decrypted here; the operator must restore its key",
    ),
    "store-unavailable": (
        "The store is busy or cannot be reached. Retry later.",
        "the store cannot be reached or is busy; nothing was changed; retry later",
    ),
    "stopping": ("The service is shutting down.", "the service is shutting down"),
}
"""Each code with its meaning and the detail of its example."""

MEMBERS: dict[str, Json] = {
    "invalid-archive": {"entry": 27},
    "illegal-action": {"rule": PLAYED.forbidden},
    "too-many-requests": {"retry_after": 3},
    "stale-version": {"current_version": 15, "still_legal": True},
    "campaign-busy": {"table": "7f163e45-4498-49a1-9f66-a721775eb2a1"},
    "proposal-open": {"proposal": 9},
    "proposal-changed": {"proposal": 14},
    "log-corrupt": {"table": "7f163e45-4498-49a1-9f66-a721775eb2a1", "version": 8},
    "stopping": {"parts": {"service": False}},
}
"""Further members of the examples, by code."""

HEADERS = {401: "WWW-Authenticate", 412: "ETag", 429: "Retry-After", 503: "Retry-After"}


def example(code: str) -> Json:
    """Return a problem document with this code."""
    meaning, detail = CODES[code]
    head = {"type": f"urn:hourglass:{code}", "title": code, "status": STATUSES[code], "code": code, "detail": detail}
    return {"summary": meaning, "value": head | MEMBERS.get(code, {})}


def by_status(codes: Iterable[str]) -> dict[int, tuple[str, ...]]:
    """Group codes by status, in the order of CODES."""
    order = list(CODES)
    known = sorted(set(codes), key=lambda code: (STATUSES[code], order.index(code)))
    return {status: tuple(some) for status, some in groupby(known, key=STATUSES.__getitem__)}


def name_of(status: int, codes: tuple[str, ...]) -> str:
    """Return the name of an answer in the document's components."""
    return f"{status}.{'.'.join(codes)}"


def answer(status: int, codes: tuple[str, ...]) -> Json:
    """Return the answer for a status and its codes."""
    told = [f"`{code}`: {CODES[code][0]}" for code in codes]
    schema = {"allOf": [{"$ref": "#/components/schemas/Problem"}, {"properties": {"code": {"enum": list(codes)}}}]}
    examples = {code: {"$ref": f"#/components/examples/{code}"} for code in codes}
    made: Json = {
        "description": "\n\n".join([HTTPStatus(status).phrase, *told]),
        "content": {PROBLEM: {"schema": schema, "examples": examples}},
    }
    if status in HEADERS:
        made["headers"] = {HEADERS[status]: {"$ref": f"#/components/headers/{HEADERS[status]}"}}
    return made
