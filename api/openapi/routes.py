"""What the OpenAPI document says of each route besides its parameters: who may use it, the answers, the errors."""

from typing import Any, Literal

from msgspec import Struct

from api.openapi import examples, shapes
from api.shared.media import NDJSON, PACKED
from projections.menu import Menu

JSON, TEXT = "application/json", "text/plain"
EVENTS, PYTHON = "text/event-stream", "text/x-python"
SVG, HTML = "image/svg+xml", "text/html"


class Answer(Struct, frozen=True):
    """An answer that is not an error. shape: of its JSON, None for text; headers: names in the document's components.

    also: its other forms, as (media type, example), as text.
    """

    example: Any
    shape: Any = None
    says: str = "The requested resource."
    status: int = 200
    media: str = JSON
    headers: tuple[str, ...] = ()
    also: tuple[tuple[str, str], ...] = ()


class Told(Struct, frozen=True):
    """A route. token: whether it needs one; is_fresh: it answers 304 if the client's ETag matches; body: an example.

    words: parameters with a meaning of their own on this route.
    """

    answers: tuple[Answer, ...]
    codes: tuple[str, ...] = ()
    token: Literal["no", "may", "seat"] = "no"
    is_fresh: bool = False
    body: Any = None
    words: dict[str, tuple[str, Any]] = {}


BODY = ("http-400", "body-too-large", "malformed-request")
READ = (
    "token-needed",
    "not-your-seat",
    "table-not-found",
    "pack-corrupt",
    "log-corrupt",
    "rules-too-new",
    "store-unavailable",
)
SEAT = (*READ, "table-imported")
COMMAND = (*SEAT, "malformed-request", "request-changed", "wrong-state", "secret-unreadable")


CAMPAIGN_READ = tuple("campaign-not-found" if code == "table-not-found" else code for code in READ)


def read(example: Any, shape: Any, *codes: str, is_fresh: bool = False, seat: bool = False) -> Told:
    """Describe a route that reads a table as JSON."""
    headers = ("ETag",) if is_fresh else ()
    answers = (Answer(example, shape, headers=headers),)
    return Told(answers, (*(SEAT if seat else READ), *codes), "seat" if seat else "may", is_fresh)


def text(example: str, media: str, *codes: str) -> Told:
    """Describe a route that reads a table as text."""
    return Told((Answer(example, media=media, headers=("ETag",)),), (*READ, *codes), "may", is_fresh=True)


def command(example: Any, *codes: str, shape: Any = shapes.Done, body: Any = None) -> Told:
    """Describe a route by which a seat changes its table."""
    answer = Answer(example, shape, says="The command was carried out.", headers=("ETag",))
    return Told((answer,), (*COMMAND, *codes, *(BODY if body is not None else ())), "seat", body=body)


PARTS = {"store": True, "lobby": True, "campaigns": True, "keys": True}
T = "/v1/tables/{table_id}"
C = "/v1/campaigns/{campaign_id}"
ROUTES: dict[str, Told] = {
    "get /v1/games": Told((Answer(examples.CATALOGUE, shapes.Catalogue),), ("malformed-request",)),
    "get /v1/tables": Told(
        (Answer(examples.LOBBY, shapes.Lobby),),
        ("malformed-request", "invalid-request", "store-unavailable"),
        words={
            "after": (
                "The id of a table: only tables opened before it. Send the `next` of the previous page.",
                examples.TABLE,
            ),
            "limit": ("The maximum number of tables.", 20),
        },
    ),
    "post /v1/tables": Told(
        (
            Answer(
                examples.OPENED,
                shapes.OpenedTable,
                "The table is open. Store the tokens: they are not shown again.",
                201,
                headers=("ETag", "Location"),
            ),
        ),
        (*BODY, "invalid-request", "content-error", "store-unavailable"),
        body=examples.OPEN_BODY,
    ),
    "post /v1/campaigns": Told(
        (
            Answer(
                examples.OPENED_CAMPAIGN,
                shapes.OpenedCampaign,
                "The campaign is open. Store the tokens: they are not shown again.",
                201,
                headers=("ETag", "Location"),
            ),
        ),
        (*BODY, "invalid-request", "content-error", "store-unavailable"),
        body=examples.CAMPAIGN_BODY,
    ),
    f"get {C}": Told(
        (Answer(examples.CAMPAIGN_TOLD, shapes.Campaign, headers=("ETag",)),),
        (*CAMPAIGN_READ, "malformed-request"),
        "may",
        is_fresh=True,
    ),
    f"post {C}/tables": Told(
        (
            Answer(
                examples.OPENED,
                shapes.OpenedTable,
                "The table is open. Store the tokens: only a repeat under the same Idempotency-Key shows them again.",
                201,
                headers=("ETag", "Location"),
            ),
        ),
        (
            *CAMPAIGN_READ,
            *BODY,
            "invalid-request",
            "request-changed",
            "secret-unreadable",
            "stale-version",
            "campaign-busy",
            "campaign-over",
            "scenario-not-open",
        ),
        "seat",
        body={"scenario": examples.FOLLOWING.id, **examples.PLAYED.chosen},
    ),
    f"post {C}/seats/{{seat}}/token": Told(
        (Answer(examples.FRESH_TOKEN, shapes.FreshToken, headers=("ETag",)),),
        (*CAMPAIGN_READ, "malformed-request", "invalid-request", "wrong-state"),
        "seat",
    ),
    f"get {C}/chronicle": Told(
        (
            Answer(
                examples.CAMPAIGN_CHRONICLE,
                shapes.CampaignChronicle,
                headers=("ETag",),
                also=((SVG, examples.SHEET_SVG), (HTML, examples.SHEET_HTML), (TEXT, examples.SHEET_TEXT)),
            ),
        ),
        (*CAMPAIGN_READ, "malformed-request", "invalid-request"),
        "may",
        is_fresh=True,
    ),
    "post /v1/tables/import": Told(
        (
            Answer(
                examples.IMPORTED,
                shapes.ImportedTable,
                "The archive was imported as a table.",
                201,
                headers=("ETag", "Location"),
            ),
        ),
        (
            "malformed-request",
            "invalid-archive",
            "not-installed",
            "body-too-slow",
            "body-too-large",
            "unsupported-media-type",
            "too-many-imports",
            "store-unavailable",
        ),
        body=examples.ARCHIVE,
    ),
    f"post {T}/branch": Told(
        (
            Answer(
                examples.OPENED,
                shapes.OpenedTable,
                "The branch is open. Store the tokens: they are not shown again.",
                201,
                headers=("ETag", "Location"),
            ),
        ),
        (*READ, *BODY, "wrong-state", "invalid-request"),
        "may",
        body={"at": "action:12", "seats": [{"name": "Ada"}, {"name": "Ben"}]},
    ),
    f"get {T}": Told(
        (Answer(examples.SUMMARY, shapes.Summary, headers=("ETag",)),),
        (*READ, "malformed-request"),
        "may",
        is_fresh=True,
    ),
    f"post {T}/seats/{{seat}}/token": Told(
        (Answer(examples.FRESH_TOKEN, shapes.FreshToken, headers=("ETag",)),),
        (*SEAT, "malformed-request", "invalid-request", "wrong-state"),
        "seat",
    ),
    f"patch {T}/seats/{{seat}}": Told(
        (Answer(None, says="The seat has the new name.", status=204),),
        (*SEAT, *BODY, "invalid-request"),
        "seat",
        body={"name": "Ada"},
    ),
    f"post {T}/seeds": command(
        examples.ROOTED, "seed-refused", shape=shapes.Rooted, body={"sealed": examples.COMMITMENT}
    ),
    f"post {T}/start": command(examples.STARTED, "stale-version"),
    f"get {T}/actions": read(examples.MENU, Menu, "malformed-request", is_fresh=True, seat=True),
    f"post {T}/actions": command(examples.DONE, "stale-version", "illegal-action", body={"command": examples.COMMAND}),
    f"post {T}/default": command(examples.DONE, "stale-version", body={"seat": 1}),
    f"post {T}/undo": Told(
        (
            Answer(examples.UNDONE, shapes.Done, "The undo happened at once.", headers=("ETag",)),
            Answer(
                examples.PROPOSED,
                shapes.Done,
                "The undo was proposed: the policy needs the consent of the seats in `needs`.",
                202,
                headers=("ETag",),
            ),
        ),
        (*COMMAND, *BODY, "stale-version", "undo-refused", "proposal-open"),
        "seat",
        body={"to": 0},
    ),
    f"post {T}/redo": command(examples.REDONE, "stale-version", "undo-refused", body={"to": 1}),
    f"post {T}/undo/consent": command(
        examples.ANSWERED,
        "stale-version",
        "undo-refused",
        "proposal-changed",
        body={"proposal": 8, "grant": True},
    ),
    f"delete {T}/undo": command(examples.WITHDRAWN, "stale-version", "undo-refused", "proposal-changed"),
    f"get {T}/undo": read(
        examples.PREVIEW, shapes.Preview, "undo-refused", "wrong-state", "malformed-request", is_fresh=True, seat=True
    ),
    f"post {T}/end": command(examples.ENDED, "stale-version"),
    f"get {T}/board": read(
        examples.BOARD, shapes.Board, "wrong-state", "invalid-request", "malformed-request", is_fresh=True
    ),
    f"get {T}/board.svg": Told(
        (Answer(examples.BOARD_SVG, media=SVG, headers=("ETag",)),),
        (*READ, "wrong-state", "invalid-request", "malformed-request"),
        "may",
        is_fresh=True,
    ),
    f"get {T}/chronicle": read(examples.STORY, shapes.Story, "malformed-request", is_fresh=True),
    f"get {T}/log": text(examples.LOG, NDJSON, "malformed-request"),
    f"get {T}/export": Told(
        (Answer(examples.ARCHIVE, media=NDJSON, headers=("ETag",), also=((PACKED, examples.PACKED_ARCHIVE),)),),
        (*READ, "wrong-state"),
        "may",
        is_fresh=True,
    ),
    "get /v1/keys": Told((Answer(examples.KEYS, shapes.Keys),)),
    f"get {T}/checkpoint": text(examples.CHECKPOINT, TEXT, "malformed-request", "invalid-request"),
    f"get {T}/proof/inclusion": read(
        examples.INCLUSION, shapes.Inclusion, "malformed-request", "invalid-request", is_fresh=True
    ),
    f"get {T}/proof/consistency": read(
        examples.CONSISTENCY, shapes.Consistency, "malformed-request", "invalid-request", is_fresh=True
    ),
    f"get {T}/audit": read(examples.AUDIT, shapes.Audit, "wrong-state", is_fresh=True),
    f"get {T}/stream": Told(
        (Answer(examples.STREAM, media=EVENTS, also=((NDJSON, examples.FEED_LINES),)),),
        (*READ, "malformed-request", "too-many-streams"),
        "may",
    ),
    "get /verify.py": Told((Answer(examples.SCRIPT, media=PYTHON),)),
    "get /healthz": Told((Answer({"alive": True}, shapes.Alive),)),
    "get /readyz": Told(
        (Answer({"ready": True, "parts": PARTS}, shapes.Ready),),
        ("stopping", "store-unavailable"),
    ),
    "get /metrics": Told((Answer(examples.METRICS, says="The current metrics.", media=TEXT),)),
}
"""The routes by method and path."""
