"""Parts of the bodies of requests that several routes read. Bodies reject unknown fields."""

import re
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from api.shared.openapi.parameters import NUMBER_MAX
from api.shared.words.typed import PLAIN
from domain.kernel.tables.table import SEATS_MAX

Name = Annotated[str, Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$"), PLAIN]
"""No control characters: terminals show names, and some stores reject such characters."""
Value = (
    str
    | int
    | bool
    | None
    | Annotated[list[int], Field(max_length=SEATS_MAX)]
    | Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=40)]
)


BotName = Literal["greedy", "random", "guide"]
"""The guide exists where a game has one for its campaign."""


class Body(BaseModel):
    """A request's body."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatIn(Body):
    """A seat of a new table. plays: colours or characters, several for a solo player."""

    name: Name = ""
    plays: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=SEATS_MAX)] = []


class TableSeatIn(SeatIn):
    """A seat of a new table. open: anyone may join and take it before the start; bot: the service plays it."""

    open: bool = False
    bot: BotName | None = None


Word = Annotated[str, Field(max_length=60)]
PackName = Annotated[str, Field(max_length=64)]
Options = Annotated[dict[Word, Value], Field(max_length=40)]
Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=SEATS_MAX)]
TableSeats = Annotated[list[TableSeatIn], Field(min_length=1, max_length=SEATS_MAX)]


ACTION_PATTERN = "^action:[0-9]{1,16}$"


def action_number(to: Any) -> Any:
    """Read `action:<n>` as the number n; leave anything else as it is."""
    return int(to.removeprefix("action:")) if isinstance(to, str) and re.fullmatch(ACTION_PATTERN, to) else to


ActionRef = Annotated[
    int,
    Field(ge=0, le=NUMBER_MAX),
    BeforeValidator(
        action_number,
        json_schema_input_type=Annotated[int, Field(ge=0, le=NUMBER_MAX)]
        | Annotated[str, Field(pattern=ACTION_PATTERN)],
    ),
]
"""An action: its number, or `action:<n>`."""


PROPOSAL_FROM = "send the version of the proposal that you answer, `proposal.version` of the table"
