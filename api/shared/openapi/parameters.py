"""Parameters of paths, queries and headers that several routes take, with their meanings and examples."""

from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import Header, Path, Query
from pydantic import BeforeValidator

from api.shared.openapi.examples import CAMPAIGN, TABLE

KEY_MAX = 200
NUMBER_MAX = 2**53
"""The largest integer that every JSON parser reads exactly."""

TABLE_MEANING = "The table."
TOKEN_MEANING = "The token of a seat of the table or campaign, or the watch token of a private one."
Language = Literal["en", "de"]


def digits(value: Any) -> Any:
    """Return a number as it was sent. Raises ValueError for a text that is no integer as JSON writes it, as +0.0."""
    if isinstance(value, str) and not (value.isascii() and value.removeprefix("-").isdecimal()):
        raise ValueError("write an integer in digits")
    return value


DIGITS = BeforeValidator(digits)


TableId = Annotated[UUID, Path(description=TABLE_MEANING, examples=[TABLE])]
CampaignId = Annotated[UUID, Path(description="The campaign.", examples=[CAMPAIGN])]
SeatNumber = Annotated[int, Path(description="The seat, from 0.", examples=[1]), DIGITS]
Lang = Annotated[Language, Query(description="The language of the texts.", examples=["en"])]
At = Annotated[
    str | None,
    Query(
        max_length=30,
        description="The position: a version or `action:<n>`; by default the newest.",
        examples=["action:0"],
    ),
]
After = Annotated[
    int, Query(ge=0, le=NUMBER_MAX, description="A version: only what came after it.", examples=[0]), DIGITS
]
Authorization = Annotated[str | None, Header()]
IdempotencyKey = Annotated[
    str | None,
    Header(
        max_length=KEY_MAX,
        json_schema_extra={"minLength": 1},
        description="A name that the client chooses. The same key of the same seat with the same body gets the first "
        "answer again and does nothing, even after a restart; with another body it gets 422 `request-changed`.",
        examples=["move-17"],
    ),
]
IfMatch = Annotated[
    str | None,
    Header(
        max_length=40,
        description="The version that the client last saw, in quotes, or `*`. The suffix of an ETag is ignored. If the "
        "table is past that version, nothing happens: 412 `stale-version`.",
        examples=['"12"'],
    ),
]
LastEventId = Annotated[
    str | None,
    Header(
        max_length=20,
        description="The id of the last event that the client read. The stream continues after it.",
        examples=["12"],
    ),
]
