"""The texts of the OpenAPI document that belong to no single route."""

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
Besides the errors of each route, an unknown path is 404 `not-found`, another method 405 `method-not-allowed`, and a
query parameter that the route does not know 422 `unknown-parameter`, and one with two values 422 `malformed-request`;
only web pages and their files ignore it. These
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
