"""A campaign: its own facts, and the fold that tells which table is open and what its tables came to.

A game decides what is noted, as plain data. A campaign's log is separate from those of its tables, which do not know of
it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from domain.kernel.errors import CampaignBusy, CampaignOver, LogCorrupt, WrongState
from domain.kernel.fact import Entry, Fact
from domain.kernel.tables.table import SeatPlan

TABLES_MAX = 400
"""The most tables that a campaign may open, so that its log stays short."""
TOKENS_MAX = 200
"""The most tokens that each seat may replace in a campaign, so that its log stays short."""

PAPER = "paper"
"""Stands for the UUID of a table where a campaign takes up a game that was saved on paper."""
Noted = dict[str, Any]
"""The outcome of a table, in the game's words."""


class CampaignOpened(Fact, frozen=True, tag="campaign-opened"):
    """A campaign was opened. campaign: its UUID; pack: its hash; seats: those of all its tables."""

    reveals: ClassVar[bool] = False
    campaign: str
    game: str
    pack: str
    seats: tuple[SeatPlan, ...]


class CampaignTableOpened(Fact, frozen=True, tag="campaign-table-opened"):
    """A table of the campaign was opened to play a scenario. table: its UUID."""

    reveals: ClassVar[bool] = False
    table: str
    scenario: str


class CampaignNoted(Fact, frozen=True, tag="campaign-noted"):
    """The open table ended with this outcome."""

    reveals: ClassVar[bool] = False
    table: str
    noted: Noted


class CampaignTableAbandoned(Fact, frozen=True, tag="campaign-table-abandoned"):
    """The open table ended without a result, so nothing is noted."""

    reveals: ClassVar[bool] = False
    table: str


class CampaignTokenReplaced(Fact, frozen=True, tag="campaign-token-replaced"):
    """A seat's token for the campaign was replaced; the old one is no longer valid."""

    reveals: ClassVar[bool] = False
    seat: int


CAMPAIGN_FACTS: tuple[type[Fact], ...] = (
    CampaignOpened,
    CampaignTableOpened,
    CampaignNoted,
    CampaignTableAbandoned,
    CampaignTokenReplaced,
)


def _no_origin(start: Mapping[str, Any]) -> str | None:
    return None


def _loses_nothing(state: Any) -> bool:
    return False


def _itself(state: Any) -> Any:
    return state


def _all_of_it(start: Mapping[str, Any]) -> dict[str, Any]:
    return dict(start)


class Campaigning(NamedTuple):
    """The functions by which a game takes part in campaigns.

    begun: (name, players by seat, pack) -> the chronicle of a new campaign; noted_down: (chronicle, outcome of a
    table) -> the chronicle after it; noted: (state, table) -> the table's outcome, None without a result; possible:
    (chronicle, pack) -> the scenarios that may be played now; next: (chronicle, pack) -> the scenario that follows,
    None at the end; start: (chronicle) -> a table's option `campaign`, from which the table starts; sheet:
    (chronicle, pack) -> the filled-in campaign sheet; seats_change: whether each table may have other seats;
    unsaved: (state) -> whether the end of the table now would lose some of what was played, because the outcome is
    that of an earlier moment; left: (state of an ended table) -> the state of the moment whose outcome counts;
    origin: (option `campaign`) -> the UUID of the table whose outcome it is, None if it does not tell; brief: (option
    `campaign`) -> what summaries show of it; taken_up: (a game saved on paper as plain data, seats, pack) -> the
    outcome that a new campaign begins with, of no table but PAPER, or InvalidRequest; None in a game that takes up
    none.
    """

    begun: Callable[[str, tuple[str, ...], Any], Any]
    noted_down: Callable[[Any, Noted], Any]
    noted: Callable[[Any, str], Noted | None]
    possible: Callable[[Any, Any], tuple[str, ...]]
    next: Callable[[Any, Any], str | None]
    start: Callable[[Any], dict[str, Any]]
    sheet: Callable[[Any, Any], Any]
    seats_change: bool = False
    unsaved: Callable[[Any], bool] = _loses_nothing
    left: Callable[[Any], Any] = _itself
    origin: Callable[[Mapping[str, Any]], str | None] = _no_origin
    brief: Callable[[Mapping[str, Any]], dict[str, Any]] = _all_of_it
    taken_up: Callable[[Any, int, Any], Noted] | None = None


class Campaign(Struct, frozen=True):
    """The state of a campaign.

    at: time of the newest entry, milliseconds; table: the open one; tables: how many were ever opened; noted: the
    outcomes of tables, oldest first; counted: the UUIDs of these tables; replaced: seat -> how many tokens it has
    replaced.
    """

    opened: CampaignOpened | None = None
    version: int = 0
    at: int = 0
    table: CampaignTableOpened | None = None
    tables: int = 0
    noted: tuple[Noted, ...] = ()
    counted: tuple[str, ...] = ()
    replaced: dict[int, int] = field(default_factory=dict)

    @property
    def last(self) -> str | None:
        """The UUID of the table of the newest outcome; PAPER for a game that was saved on paper, None without one."""
        return self.counted[-1] if self.counted else None

    @property
    def shown(self) -> tuple[str, ...]:
        """The UUIDs of the tables that make up the campaign, oldest first: those that count, then the open one."""
        open_one = () if self.table is None else (self.table.table,)
        return (*(table for table in self.counted if table != PAPER), *open_one)

    @property
    def facts_of_opening(self) -> CampaignOpened:
        """The facts that were fixed when the campaign was opened. Raises LogCorrupt without an opening."""
        if self.opened is None:
            raise LogCorrupt("", 1, "the log does not begin with a campaign's opening")
        return self.opened


def follow_campaign(campaign: Campaign, entry: Entry) -> Campaign:
    """Return the campaign after one more entry. Raises LogCorrupt if an entry is missing or belongs to no campaign."""
    name = campaign.opened.campaign if campaign.opened else getattr(entry.fact, "campaign", "")
    if entry.version != campaign.version + 1:
        raise LogCorrupt(name, campaign.version + 1, "the entry is missing")
    campaign = replace(campaign, version=entry.version, at=entry.at)
    match entry.fact:
        case CampaignOpened() as opened:
            return replace(campaign, opened=opened)
        case CampaignTableOpened() as table:
            return replace(campaign, table=table, tables=campaign.tables + 1)
        case CampaignNoted(name, noted):
            return replace(campaign, table=None, noted=(*campaign.noted, noted), counted=(*campaign.counted, name))
        case CampaignTableAbandoned():
            return replace(campaign, table=None)
        case CampaignTokenReplaced(seat):
            by = seat if entry.by is None else entry.by
            return replace(campaign, replaced={**campaign.replaced, by: campaign.replaced.get(by, 0) + 1})
        case other:
            raise LogCorrupt(
                name, entry.version, f"{type(other).__struct_config__.tag} does not belong in a campaign's log"
            )


def follow_campaign_entries(entries: Sequence[Entry]) -> Campaign:
    """Return the campaign from its whole log. Raises LogCorrupt."""
    campaign = Campaign()
    for entry in entries:
        campaign = follow_campaign(campaign, entry)
    return campaign


def is_open(campaign: Campaign, table: str) -> bool:
    """Return whether this is the campaign's open table. Only the end of the open table counts, so none counts twice."""
    return campaign.table is not None and campaign.table.table == table


def ending(table: str, noted: Noted | None) -> Fact:
    """Return the fact that the end of a campaign's open table adds. noted: its outcome, None without a result."""
    return CampaignTableAbandoned(table) if noted is None else CampaignNoted(table, noted)


def check_tokens(campaign: Campaign, by: int) -> None:
    """Raise WrongState if this seat has replaced as many tokens as it may."""
    if campaign.replaced.get(by, 0) >= TOKENS_MAX:
        raise WrongState(
            f"seat {by} has replaced {TOKENS_MAX} tokens of this campaign, the most allowed; keep using the newest one"
        )


def check_free(campaign: Campaign) -> None:
    """Raise CampaignBusy while a table is open, CampaignOver if the campaign has opened as many tables as it may."""
    if campaign.table is not None:
        raise CampaignBusy(campaign.table.table)
    if campaign.tables >= TABLES_MAX:
        raise CampaignOver(f"a campaign has at most {TABLES_MAX} tables; open a new campaign")
