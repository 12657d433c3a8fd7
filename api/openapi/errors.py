"""Every error of the service in its OpenAPI document: what each code means, its example, the answers by status."""

from collections.abc import Iterable
from http import HTTPStatus
from itertools import groupby
from typing import Any

from api.http.problems import PROBLEM, STATUS
from api.openapi.examples import GAME, PACK, PLAYED

Json = dict[str, Any]

STATUSES = STATUS | {"http-400": 400, "internal-error": 500, "stopping": 503}
"""Also of the errors that no use case raises."""

CODES: dict[str, tuple[str, str]] = {
    "http-400": ("The body is not text.", "There was an error parsing the body"),
    "token-needed": ("A token is missing, or nobody has the one sent.", "this needs a seat's token"),
    "not-your-seat": (
        "The token is of another seat, role or table; or only the host may do this.",
        "the token is of another table",
    ),
    "table-not-found": (
        "There is no such table, or it is private and no token of it was sent.",
        "no table 7f163e45-4498-49a1-9f66-a721775eb2a1",
    ),
    "campaign-not-found": (
        "There is no such campaign, or it is private and no token of it was sent.",
        "no campaign 0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11",
    ),
    "illegal-action": (
        "This is not among the actions that the seat may take now. `rule` says which rule is against it.",
        f"not allowed by {PLAYED.forbidden}",
    ),
    "wrong-state": ("The table is not open, not running or not finished, as this needs it.", "the table has ended"),
    "campaign-busy": (
        "A table of the campaign is open, `table`; one is played at a time. End it first.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1 of the campaign is open; end it first",
    ),
    "campaign-over": (
        "No scenario follows, and none was named to be played again; or the campaign has had as many tables as it may.",
        f"no scenario follows; one may be played again: {PLAYED.scenario.id}, {PLAYED.following.id}",
    ),
    "scenario-not-open": (
        "The campaign has not come to this scenario.",
        f"the campaign goes on with one of {PLAYED.scenario.id}, not {PLAYED.locked!r}",
    ),
    "table-imported": (
        "The table came out of an archive: it can be read, not played.",
        "the table was imported: nobody sits at it, and it can only be read",
    ),
    "undo-refused": ("The undo policy or the open proposal does not allow this.", "there is nothing to undo"),
    "proposal-open": (
        "An undo already waits for consent; answer it, or let its proposer withdraw it. `proposal` is its version.",
        "the undo proposed at version 9 still waits for consent; answer or withdraw it first",
    ),
    "proposal-changed": (
        "The answered proposal is no longer open; nothing happened. `proposal` is the version of the one that is open "
        "now, null if none is.",
        "proposal 9 is not open: the open one has version 14; read the table again",
    ),
    "seed-refused": ("The seed or its seal does not fit (audit protocol 1.3).", "the sealing is over"),
    "stale-version": (
        "The table has moved on since the version expected. Read it again; `still_legal` says whether the same "
        "command could be posted with the new version.",
        "expected version 12, the table is at 15",
    ),
    "body-too-large": ("The body has more bytes than are taken.", "a body has at most 65536 bytes"),
    "body-too-slow": ("The body did not arrive in time.", "the archive arrived too slowly, with 512 bytes till now"),
    "unsupported-media-type": (
        "The body is of a kind, or compressed in a way, that is not read here.",
        "an archive is sent as application/x-ndjson or application/vnd.msgpack",
    ),
    "malformed-request": (
        "The body or a parameter is not of the form described here.",
        "body.seats: Field required",
    ),
    "invalid-request": ("Well formed, but of something that there is not.", f"no game 'chess'; there are {GAME}"),
    "request-changed": (
        "The Idempotency-Key was used with another body.",
        "this Idempotency-Key was used with another body",
    ),
    "content-error": (
        "The content pack says something that cannot be.",
        "cards.toml:12: unknown field `cots`",
    ),
    "invalid-archive": (
        "The archive is none, or its audit finds a fault; nothing was stored. `entry` is the one at fault, if one is.",
        "check D of its audit fails: entry 27: the outcome is 3, not 1",
    ),
    "not-installed": (
        "The archive is of a game, rules version or content pack that is not known here.",
        "'chess' of rules version 1 is not installed here",
    ),
    "too-many-imports": (
        "As many archives are being taken in as may be at once. Worth another try.",
        "4 archives are being taken in already",
    ),
    "too-many-requests": (
        "The sender has used up its budget, or too many requests wait. Ask again after `retry_after` seconds.",
        "your requests used up their budget; ask again in 3 seconds",
    ),
    "too-many-streams": ("The table has as many open streams as it may have.", "this table has 1000 open streams"),
    "log-corrupt": (
        "An entry of the table cannot be read; nothing is guessed. `table` and `version` name it.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1, version 8: the entry is missing",
    ),
    "pack-corrupt": (
        "The pack that the table plays with is not stored, or stored damaged; nothing is guessed.",
        f"the pack {PACK} of this table is stored damaged",
    ),
    "internal-error": ("A fault of the service.", "something went wrong here; nothing half done was kept"),
    "rules-too-new": (
        "The table was played under rules that this release does not know.",
        f"{GAME} of rules version 2 is not known here",
    ),
    "secret-unreadable": (
        "A stored secret, such as the seed behind a table's dice, cannot be decrypted with the service's key. The "
        "table can still be read; the operator must restore the key.",
        "a stored secret cannot be decrypted here; the operator must restore its key",
    ),
    "store-unavailable": (
        "The store is busy or cannot be reached. Worth another try.",
        "the store cannot be reached, or is busy; nothing half done was kept",
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
"""What examples have beside the members of every problem."""

HEADERS = {401: "WWW-Authenticate", 412: "ETag", 429: "Retry-After", 503: "Retry-After"}


def example(code: str) -> Json:
    """A problem document with this code."""
    meaning, detail = CODES[code]
    head = {"type": f"urn:hourglass:{code}", "title": code, "status": STATUSES[code], "code": code, "detail": detail}
    return {"summary": meaning, "value": head | MEMBERS.get(code, {})}


def by_status(codes: Iterable[str]) -> dict[int, tuple[str, ...]]:
    """The codes of each status, in the order of CODES."""
    order = list(CODES)
    known = sorted(set(codes), key=lambda code: (STATUSES[code], order.index(code)))
    return {status: tuple(some) for status, some in groupby(known, key=STATUSES.__getitem__)}


def name_of(status: int, codes: tuple[str, ...]) -> str:
    """The name of an answer among the document's components."""
    return f"{status}.{'.'.join(codes)}"


def answer(status: int, codes: tuple[str, ...]) -> Json:
    """The answer with one of these codes."""
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
