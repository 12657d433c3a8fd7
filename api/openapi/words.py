"""The texts of the OpenAPI document."""

from typing import Any

from api.openapi.examples import GAME

ABOUT = """
Long cooperative board games over HTTP. Every table is an append-only log; everything else is folded from it.

**Begin**: open a table (`POST /v1/tables`), start it with the token of seat 0, ask what a seat may do
(`GET .../actions`) and post one of the commands unchanged. A client need not know any rule.

**Tokens**: `Authorization: Bearer <token>`, never in a URL. A seat's token acts for that seat; seat 0 is the host.
Anyone can read public tables; private ones need a seat's token or the watch token.

**Versions**: a table's version is the number of its newest entry, and the `ETag` of every resource of the table.
`If-None-Match` gives 304 while nothing has changed. The ETag of a table's summary has a suffix, as in
`"12.5f0c9b2e61d7a384"`, while someone watches or once a seat was renamed: neither makes a new version, and
clients that poll must not miss it. Commands take `If-Match`, or `expected_version` in the body, or carry the version
they were offered at; if the table is past that version, the answer is 412 and nothing happens.

**Retries**: with an `Idempotency-Key`, a request is carried out only once; a repeat gets the first answer again.

**Undo**: the table's option `undo` decides. `free`: at once. `knowledge` (the default): at once if it takes back only
the seat's own actions and they revealed nothing, otherwise proposed. `unanimous`: always proposed. `off`: never. A
proposal (202) waits for `POST .../undo/consent` by the other seats, which name its version as `proposal`;
`DELETE .../undo` withdraws it. One proposal is open at a time. It ends with the next action, undo or redo.

**Branches**: a new table can continue from any position of another, even one that has ended or was imported
(`POST .../branch`). It begins with copies of the entries up to there, and has dice of its own from then on.

**Campaigns**: scenarios played one after another. The campaign's host opens its tables, one at a time
(`POST /v1/campaigns/{campaign_id}/tables`); the campaign notes the result of each table that ends. At a campaign's
tables the host's token acts for seat 0, the other tokens may watch. A seat or the host can replace a token
(`POST /v1/campaigns/{campaign_id}/seats/{seat}/token`); the old one stops working at the campaign's tables, too.

**Errors**: problem documents (RFC 9457), `application/problem+json`, with a `code` that never changes its meaning.
Besides the errors of each route, an unknown path is 404 `not-found`, another method 405 `method-not-allowed`. These
errors end the connection, after the answers to earlier requests: 400 `malformed-http` (not HTTP/1.1, bad chunks or
lengths, a bad WebSocket handshake), 408 `request-too-slow`, 429 `too-far-ahead`, 431 `head-too-large` (more than 65536
bytes before the body), 503 `too-many-connections`, 505 `http-version-not-supported`.

**Cost**: each seat has a budget of processor time; senders without a seat's token share one for each address. Requests
beyond it get 429 `too-many-requests`, with the seconds to wait in `Retry-After`. Normal play stays far below the limit;
many expensive requests reach it, such as long chronicles, pictures of past positions, audits or opening many tables.

**HEAD** works wherever GET does, with the same status and headers and no body. A HEAD of a stream ends at once.

**Tracing**: every answer has an `X-Request-ID`: the request's own if it has at most 36 letters, digits and `-`.
""".strip()

TAGS = {
    "games": "The games that can be played.",
    "tables": "Open, seat, start and end a table.",
    "campaigns": "Scenarios played one after another, and their chronicle.",
    "actions": "List what a seat may do, and do it.",
    "undo": "The hourglass: undo, redo, consent.",
    "reading": "Board, chronicle, log.",
    "transparency": "Check a table without having to trust the service.",
    "stream": "A table's feed as Server-Sent Events or NDJSON.",
    "health": "For those who run the service.",
}

TITLES = {
    "get /v1/games": "List the games",
    "get /v1/tables": "List the public tables",
    "post /v1/tables": "Open a table",
    "post /v1/tables/import": "Import an archive",
    "get /v1/tables/{table_id}": "Read a table's summary",
    "post /v1/tables/{table_id}/seats/{seat}/token": "Replace a seat's token",
    "patch /v1/tables/{table_id}/seats/{seat}": "Rename a player",
    "post /v1/tables/{table_id}/seeds": "Seal or open a player's seed",
    "post /v1/tables/{table_id}/start": "Start the game",
    "post /v1/tables/{table_id}/default": "Answer for an absent seat",
    "post /v1/tables/{table_id}/branch": "Branch: continue from any position at a new table",
    "post /v1/tables/{table_id}/end": "End the table, and reveal its seed",
    "post /v1/campaigns": "Open a campaign",
    "get /v1/campaigns/{campaign_id}": "Read a campaign's results",
    "post /v1/campaigns/{campaign_id}/tables": "Open the campaign's next table",
    "post /v1/campaigns/{campaign_id}/seats/{seat}/token": "Replace a seat's token for the campaign",
    "get /v1/campaigns/{campaign_id}/chronicle": "Read the campaign's chronicle, the sheet",
    "get /v1/tables/{table_id}/actions": "List what the seat may do now",
    "post /v1/tables/{table_id}/actions": "Take an action",
    "post /v1/tables/{table_id}/undo": "Undo, or propose an undo",
    "get /v1/tables/{table_id}/undo": "Preview an undo",
    "post /v1/tables/{table_id}/redo": "Redo undone actions",
    "post /v1/tables/{table_id}/undo/consent": "Answer a proposed undo",
    "delete /v1/tables/{table_id}/undo": "Withdraw a proposed undo",
    "get /v1/tables/{table_id}/board": "Read the board",
    "get /v1/tables/{table_id}/board.svg": "Draw the board",
    "get /v1/tables/{table_id}/chronicle": "Read the story so far",
    "get /v1/tables/{table_id}/log": "Read the log's lines",
    "get /v1/tables/{table_id}/export": "Export the archive",
    "get /v1/tables/{table_id}/stream": "Follow a table live",
    "get /v1/keys": "List the service's public keys",
    "get /v1/tables/{table_id}/checkpoint": "Get a signed checkpoint",
    "get /v1/tables/{table_id}/proof/inclusion": "Prove that an entry is in the log",
    "get /v1/tables/{table_id}/proof/consistency": "Prove that the log was only extended",
    "get /v1/tables/{table_id}/audit": "Audit the table",
    "get /verify.py": "Get the program that checks an archive",
    "get /healthz": "Check whether the process is alive",
    "get /readyz": "Check whether the process can serve",
    "get /metrics": "Read the metrics",
}
"""Titles of the operations, by method and path."""

PARAMETERS: dict[str, tuple[str, Any]] = {
    "token": ("The token of a seat of the table or campaign, or the watch token of a private one.", ""),
    "table_id": ("The table.", "7f163e45-4498-49a1-9f66-a721775eb2a1"),
    "campaign_id": ("The campaign.", "0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11"),
    "seat": ("The seat, from 0.", 1),
    "game": ("Only tables of this game.", GAME),
    "state": ("Only tables in this state.", "open"),
    "format": ("The format; by default the one that the Accept header prefers, else JSON.", "html"),
    "lang": ("The language of the texts.", "en"),
    "after": ("A version: only what came after it.", 0),
    "delay": (
        "Delay in seconds, rounded up to a step: 5, 10 or 30 seconds, 1, 2, 5, 15 or 30 minutes, 1, 3, 6, 12 or 24 "
        "hours; without a seat at least the table's own delay.",
        0,
    ),
    "limit": ("The maximum number of chapters.", 200),
    "at": ("The position: a version or `action:<n>`; by default the newest.", "action:0"),
    "hindsight": ("Show also what the table's end revealed; 409 before the end.", False),
    "to": (
        "The target: an action's number or `action:<n>` (undo), by default one action back; a size of the log "
        "(proofs), by default the whole log.",
        1,
    ),
    "proposal": ("The version of the proposal; by default the open one.", 9),
    "size": ("How many entries of the log, from its beginning; all by default.", 2),
    "v": ("The version of the entry.", 1),
    "from": ("The size of the earlier log.", 1),
}
"""Parameters in paths and queries by name, each with an example."""
