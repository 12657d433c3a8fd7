"""The bodies of requests. They reject unknown fields."""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from domain.kernel.fate import SEED_BYTES_MAX, SEED_BYTES_MIN
from domain.kernel.table import SEATS_MAX

Name = Annotated[str, Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""No control characters: terminals show names, and some stores reject such characters."""
Value = (
    str
    | int
    | bool
    | None
    | Annotated[list[int], Field(max_length=SEATS_MAX)]
    | Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=40)]
)


def _of_seed_size(seed: str) -> str:
    """Check that a seed has 32 to 64 bytes of UTF-8 (audit protocol 1.3). Raises ValueError."""
    try:
        size = len(seed.encode())
    except UnicodeEncodeError as error:
        raise ValueError("the seed is not valid UTF-8; send valid UTF-8") from error
    if not SEED_BYTES_MIN <= size <= SEED_BYTES_MAX:
        raise ValueError(f"send a seed of {SEED_BYTES_MIN} to {SEED_BYTES_MAX} bytes of UTF-8")
    return seed


class Body(BaseModel):
    """A request's body."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatIn(Body):
    """A seat of a new table. plays: colours or characters, several for a solo player."""

    name: Name = ""
    plays: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=SEATS_MAX)] = []


Word = Annotated[str, Field(max_length=60)]
PackName = Annotated[str, Field(max_length=64)]
Options = Annotated[dict[Word, Value], Field(max_length=40)]
Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=SEATS_MAX)]


class TableIn(Body):
    """A new table."""

    game: Word
    pack: PackName | None = None
    scenario: Word | None = None
    options: Options = {}
    seats: Seats
    name: Name = ""
    private: bool = False

    def all_options(self) -> dict[str, Any]:
        """Return the table's options, with the scenario among them."""
        return dict(self.options) | ({} if self.scenario is None else {"scenario": self.scenario})


class BranchIn(Body):
    """Where a branch begins. at: a version or `action:<n>`, by default the newest; seats: new names for them.

    name: by default the name of the table.
    """

    at: Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=30)] | None = None
    seats: Seats | None = None
    name: Name | None = None


class CampaignIn(Body):
    """A new campaign. seats: those of all its tables."""

    game: Word
    pack: PackName | None = None
    seats: Seats
    name: Name = ""
    private: bool = False


class CampaignTableIn(Body):
    """The next table of a campaign. scenario: by default the next one; difficulty: one of the options."""

    scenario: Word | None = None
    difficulty: Word | None = None
    options: Options = {}

    def all_options(self) -> dict[str, Any]:
        """Return the table's options, with the difficulty among them."""
        return dict(self.options) | ({} if self.difficulty is None else {"difficulty": self.difficulty})


class SeedIn(Body):
    """A seat's sealed seed, or the seed itself to open it."""

    sealed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None = None
    seed: Annotated[str, Field(max_length=64), AfterValidator(_of_seed_size)] | None = None


ACTION_PATTERN = "^action:[0-9]{1,16}$"


def action_number(to: Any) -> Any:
    """Read `action:<n>` as the number n; leave anything else as it is."""
    return int(to.removeprefix("action:")) if isinstance(to, str) and re.fullmatch(ACTION_PATTERN, to) else to


ActionRef = Annotated[
    int,
    Field(ge=0, le=2**53),
    BeforeValidator(
        action_number,
        json_schema_input_type=Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(pattern=ACTION_PATTERN)],
    ),
]
"""An action: its number, or `action:<n>`."""


class UndoIn(Body):
    """How far to undo or redo. to: the number of an action or `action:<n>`; 0 is after the setup; by default one
    action.
    """

    to: ActionRef | None = None
    expected_version: Annotated[int, Field(ge=0, le=2**53)] | None = None


class DefaultIn(Body):
    """The seat whose question gets its default answer."""

    seat: Annotated[int, Field(ge=0, le=SEATS_MAX - 1)]


PROPOSAL_FROM = "send the version of the proposal that you answer, `proposal.version` of the table"


class ConsentIn(Body):
    """A seat's answer to a proposed undo. proposal: the version of the proposal that the seat saw."""

    proposal: Annotated[int, Field(ge=1, le=2**53)]
    grant: bool

    @model_validator(mode="before")
    @classmethod
    def _names_its_proposal(cls, body: Any) -> Any:
        if isinstance(body, dict) and "proposal" not in body:
            raise PydanticCustomError("missing", "`proposal` is required: " + PROPOSAL_FROM)
        return body


class NameIn(Body):
    """A new name."""

    name: Name


Language = Literal["en", "de"]
