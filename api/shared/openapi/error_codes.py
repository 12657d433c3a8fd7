"""The codes of errors: the status of each, what it means, and an example. Codes never change their meaning."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from api.shared.openapi.examples import GAME, PACK, PLAYED, TABLE

NO_MEMBERS: Mapping[str, Any] = MappingProxyType({})


class ErrorCode(NamedTuple):
    """A code. status: of HTTP; detail, members: of the example; members: those besides the usual ones."""

    status: int
    meaning: str
    detail: str
    members: Mapping[str, Any] = NO_MEMBERS


CODES: dict[str, ErrorCode] = {
    "http-400": ErrorCode(400, "The body is not text.", "There was an error parsing the body"),
    "token-needed": ErrorCode(
        401, "The token is missing or unknown.", "this needs a seat's token; send it as a bearer token"
    ),
    "not-your-seat": ErrorCode(
        403,
        "The token belongs to another seat, role or table; or only the host may do this.",
        "only the host may do this; send the token of seat 0",
    ),
    "table-not-found": ErrorCode(
        404,
        "There is no such table, or it is private and none of its tokens was sent.",
        "no table 7f163e45-4498-49a1-9f66-a721775eb2a1",
    ),
    "campaign-not-found": ErrorCode(
        404,
        "There is no such campaign, or it is private and none of its tokens was sent.",
        "no campaign 0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11",
    ),
    "pack-not-found": ErrorCode(404, "No game here has a pack with this hash.", f"no pack {PACK}"),
    "no-guide": ErrorCode(
        404,
        "The table's scenario has no guided evening.",
        "this table's scenario has no guided evening; /v1/games says which ones have",
    ),
    "no-journal": ErrorCode(
        404, "Nothing is read at this table: its game or scenario has no journal.", "this table has no journal"
    ),
    "no-sheet": ErrorCode(
        404, "Nothing is written down of this table: its game or scenario has no sheet.", "this table has no sheet"
    ),
    "game-not-found": ErrorCode(404, "No such game is installed.", f"no game 'chess'; choose one of {GAME}"),
    "no-book": ErrorCode(404, "The game has no book of rules.", f"{GAME} has no book of rules"),
    "rule-not-found": ErrorCode(
        404,
        "The game's book has no such rule.",
        f"the book of {GAME} has no rule 'X-0.0.0'; search it with q",
    ),
    "illegal-action": ErrorCode(
        409,
        "The seat may not take this action now. `rule` is the rule that forbids it.",
        f"not allowed by {PLAYED.forbidden}",
        {"rule": PLAYED.forbidden},
    ),
    "unsaved": ErrorCode(
        409,
        "The end of the table would lose what was played since its campaign's last save.",
        "what was played since the campaign's last save would be lost; go on to the next save, or send"
        ' {"losing": true} to end the table all the same',
    ),
    "wrong-state": ErrorCode(
        409, "The table is not in the state that this needs: open, running or finished.", "the table has ended"
    ),
    "campaign-busy": ErrorCode(
        409,
        "Another table of the campaign, `table`, is open, and only one may be. End it first.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1 of the campaign is open; end it first",
        {"table": TABLE},
    ),
    "campaign-over": ErrorCode(
        409,
        "No scenario follows, and the request named none to replay; or the campaign has reached its limit of tables.",
        f"no scenario follows; name one to replay: {PLAYED.scenario.id}, {PLAYED.following.id}",
    ),
    "scenario-not-open": ErrorCode(
        409,
        "The campaign has not reached this scenario.",
        f"the campaign has not reached {PLAYED.locked!r}; choose one of {PLAYED.scenario.id}",
    ),
    "table-imported": ErrorCode(
        409,
        "The table was imported from an archive: it can be read, but not played.",
        "the table was imported and has no seats; it can only be read; branch it to play on",
    ),
    "seats-open": ErrorCode(
        409, "The table cannot start while a seat is open.", "nobody has taken seat 2; wait, or close it"
    ),
    "no-person": ErrorCode(
        409,
        "Bots would hold all seats of the table, and at least one seat is a person's.",
        "bots would hold all seats of this table; at least one seat is a person's",
    ),
    "seat-taken": ErrorCode(
        409,
        "No seat is free for you: others have taken it, its invite has been used, or you have one already.",
        "this invite has been used, or the host has closed its seat; ask the host for another",
    ),
    "undo-refused": ErrorCode(
        409, "The undo policy or the open proposal does not allow this.", "there is nothing to undo"
    ),
    "proposal-open": ErrorCode(
        409,
        "A proposal already waits for consent; answer it, or let its proposer withdraw it. `proposal` is its number, "
        "of an undo its version.",
        "the undo proposed at version 9 still waits for consent; answer or withdraw it first",
        {"proposal": 9},
    ),
    "proposal-changed": ErrorCode(
        409,
        "The answered proposal is not open any more; nothing happened. `proposal` is the number of the open one, of an "
        "undo its version; null if none is open.",
        "proposal 9 is not open: the open one is 14; read the table again",
        {"proposal": 14},
    ),
    "seed-refused": ErrorCode(
        409,
        "The seed or its seal was refused (audit protocol 1.3).",
        "seeds are being opened, so no more can be sealed",
    ),
    "stale-version": ErrorCode(
        412,
        "The table is past the expected version. Read it again; `still_legal` says whether the same "
        "command would be legal with the new version.",
        "expected version 12, the table is at 15",
        {"current_version": 15, "still_legal": True},
    ),
    "sealed-seats-changed": ErrorCode(
        409,
        "Another device has stored other sealed seats since the revision that was read.",
        "the sealed seats are not those of revision 3; read them again",
    ),
    "notes-changed": ErrorCode(
        412,
        "Somebody wrote the table's notes since the given revision. Read them again, and write yours in.",
        "the notes are not those of revision 3; read them again",
    ),
    "body-too-large": ErrorCode(413, "The body is too large.", "the body is too large; send at most 65536 bytes"),
    "body-too-slow": ErrorCode(
        408, "The body did not arrive in time.", "the archive arrived too slowly (512 bytes so far); send it faster"
    ),
    "unsupported-media-type": ErrorCode(
        415,
        "The body has a media type or a compression that is not supported.",
        "unknown media type; send an archive as application/x-ndjson or application/vnd.msgpack",
    ),
    "malformed-request": ErrorCode(
        422, "The body or a parameter does not have the form described here.", "body.seats: Field required"
    ),
    "unknown-parameter": ErrorCode(
        422,
        "The query has a parameter that this route does not know. The detail names it, and the known ones.",
        "unknown query parameter 'langage'; choose from at, lang",
    ),
    "invalid-request": ErrorCode(422, "The request names something unknown.", f"no game 'chess'; choose one of {GAME}"),
    "foreign-note": ErrorCode(
        422,
        "The note from which the table should go on is of another pack or scenario, or of newer rules.",
        "note: it is of the scenario 'the-eighth-tally', not 'worm-lake'",
    ),
    "hook-refused": ErrorCode(
        422,
        "Notices may not be sent there: only to public addresses over https, or to receivers that the operator names.",
        "this host is not on the public internet",
    ),
    "request-changed": ErrorCode(
        422,
        "The Idempotency-Key was used with another body.",
        "this Idempotency-Key was used with another body; send a new key",
    ),
    "content-error": ErrorCode(422, "The content pack has a fault.", "cards.toml:12: unknown field `cots`"),
    "invalid-archive": ErrorCode(
        422,
        "The file is no archive, or its audit finds a fault; nothing was stored. `entry` is the one at fault, if any.",
        "check D of its audit fails: entry 27: the outcome is 3, not 1",
        {"entry": 27},
    ),
    "not-installed": ErrorCode(
        422,
        "The archive needs a game, rules version or content pack that is not installed here.",
        "'chess' of rules version 1 is not installed here",
    ),
    "too-many-imports": ErrorCode(
        429,
        "Too many archives are being imported. Retry later.",
        "4 archives are being imported already; try again later",
    ),
    "too-many-requests": ErrorCode(
        429,
        "The sender has used up its budget, or too many requests wait. Retry after `retry_after` seconds.",
        "your requests used up their budget; ask again in 3 seconds",
        {"retry_after": 3},
    ),
    "too-many-streams": ErrorCode(
        429, "The table, the address or the token has too many open streams.", "this table has 1000 open streams"
    ),
    "log-corrupt": ErrorCode(
        500,
        "An entry of the table's log cannot be read, and the server does not guess. `table` and `version` name it.",
        "table 7f163e45-4498-49a1-9f66-a721775eb2a1, version 8: the entry is missing",
        {"table": TABLE, "version": 8},
    ),
    "pack-corrupt": ErrorCode(
        500,
        "The table's content pack is missing or damaged in the store, and the server does not guess.",
        f"the pack {PACK} of this table is stored damaged",
    ),
    "internal-error": ErrorCode(
        500, "The server failed.", "the server failed; nothing half done was saved; report X-Request-ID"
    ),
    "rules-too-new": ErrorCode(
        503,
        "The table was played under rules that this release does not know.",
        f"{GAME} of rules version 2 is not installed; the operator must update it",
    ),
    "secret-unreadable": ErrorCode(
        503,
        "A stored secret, such as a table's secret seed, cannot be decrypted with the service's key. The "
        "table can still be read; the operator must restore the key.",
        "a stored secret cannot be decrypted here; the operator must restore its key",
    ),
    "store-unavailable": ErrorCode(
        503,
        "The store is busy or cannot be reached. Retry later.",
        "the store cannot be reached or is busy; nothing was changed; retry later",
    ),
    "stopping": ErrorCode(
        503, "The service is shutting down.", "the service is shutting down", {"parts": {"service": False}}
    ),
}
"""The codes of the API. A few more, of the framework and the connection, are no answers of a route."""
