"""Types of fields that the answers of several routes have. Fields may be added to answers in later releases."""

from typing import Annotated, Any

from msgspec import Meta

from domain.kernel.tables.table import SEATS_MAX

Json = dict[str, Any]
Id = Annotated[str, Meta(extra_json_schema={"format": "uuid"})]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
Token = Annotated[str, Meta(description="shown only once")]
Seat = Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]
Version = Annotated[int, Meta(ge=0, description="the number of an entry of the table's log, from 1")]
CampaignVersion = Annotated[int, Meta(ge=1, description="the number of an entry of the campaign's log, from 1")]
ActionNumber = Annotated[int, Meta(ge=0, description="the number of an action; 0 is the setup")]
