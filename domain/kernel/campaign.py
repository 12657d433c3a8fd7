"""A campaign: its own facts, and the fold that says which table is open and what its tables came to.

What is noted is the game's, as plain data. A campaign's log lies beside those of its tables, which know nothing of it.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from domain.kernel.errors import CampaignBusy, CampaignOver, LogCorrupt, WrongState
from domain.kernel.fact import Entry, Fact
from domain.kernel.table import SeatPlan

TABLES_MAX = 400
"""How many tables a campaign may open, so that its log stays short."""
TOKENS_MAX = 200
"""How many tokens a seat may have replaced in a campaign, for the same reason; one seat uses up no other's."""

Noted = dict[str, Any]
"""What a table came to, in the game's words."""


class CampaignOpened(Fact, frozen=True, tag="campaign-opened"):
    """A campaign was opened. campaign: its UUID; pack: hash; seats: of all its tables."""

    reveals: ClassVar[bool] = False
    campaign: str
    game: str
    pack: str
    seats: tuple[SeatPlan, ...]


class CampaignTableOpened(Fact, frozen=True, tag="campaign-table-opened"):
    """A table of the campaign was opened, to play a scenario. table: its UUID."""

    reveals: ClassVar[bool] = False
    table: str
    scenario: str


class CampaignNoted(Fact, frozen=True, tag="campaign-noted"):
    """The open table was ended, and this is what it came to."""

    reveals: ClassVar[bool] = False
    table: str
    noted: Noted


class CampaignTableAbandoned(Fact, frozen=True, tag="campaign-table-abandoned"):
    """The open table was ended without a result: nothing is noted."""

    reveals: ClassVar[bool] = False
    table: str


class CampaignTokenReplaced(Fact, frozen=True, tag="campaign-token-replaced"):
    """A seat's token for the campaign was replaced; the old one stopped."""

    reveals: ClassVar[bool] = False
    seat: int


CAMPAIGN_FACTS: tuple[type[Fact], ...] = (
    CampaignOpened,
    CampaignTableOpened,
    CampaignNoted,
    CampaignTableAbandoned,
    CampaignTokenReplaced,
)


class Campaigning(NamedTuple):
    """A game's part in campaigns, as functions.

    begun: (name, players by seat, pack) -> the chronicle of a new campaign; noted_down: the chronicle after what one
    more table came to; noted: (state, table) -> what a table came to, None if it has no result;
    possible: (chronicle, pack) -> the scenarios that may be played now; next: the one that follows, None at the end;
    start: (chronicle) -> what a table's option `campaign` holds, so that it starts from there;
    sheet: (chronicle, pack) -> the chronicle as it is filled in.
    """

    begun: Callable[[str, tuple[str, ...], Any], Any]
    noted_down: Callable[[Any, Noted], Any]
    noted: Callable[[Any, str], Noted | None]
    possible: Callable[[Any, Any], tuple[str, ...]]
    next: Callable[[Any, Any], str | None]
    start: Callable[[Any], dict[str, Any]]
    sheet: Callable[[Any, Any], Any]


class Campaign(Struct, frozen=True):
    """What is known of a campaign.

    at: of the newest entry, milliseconds; table: the one that is open; tables: how many were ever opened;
    noted: what tables came to, the oldest first; replaced: how many tokens each seat asked to replace.
    """

    opened: CampaignOpened | None = None
    version: int = 0
    at: int = 0
    table: CampaignTableOpened | None = None
    tables: int = 0
    noted: tuple[Noted, ...] = ()
    replaced: dict[int, int] = field(default_factory=dict)

    @property
    def facts_of_opening(self) -> CampaignOpened:
        """What was fixed when the campaign was opened."""
        if self.opened is None:
            raise LogCorrupt("", 1, "the log does not begin with a campaign's opening")
        return self.opened


def follow_campaign(campaign: Campaign, entry: Entry) -> Campaign:
    """The campaign after one more entry. Raises LogCorrupt where one is missing, or is none of a campaign's."""
    name = campaign.opened.campaign if campaign.opened else getattr(entry.fact, "campaign", "")
    if entry.version != campaign.version + 1:
        raise LogCorrupt(name, campaign.version + 1, "the entry is missing")
    campaign = replace(campaign, version=entry.version, at=entry.at)
    match entry.fact:
        case CampaignOpened() as opened:
            return replace(campaign, opened=opened)
        case CampaignTableOpened() as table:
            return replace(campaign, table=table, tables=campaign.tables + 1)
        case CampaignNoted(_, noted):
            return replace(campaign, table=None, noted=(*campaign.noted, noted))
        case CampaignTableAbandoned():
            return replace(campaign, table=None)
        case CampaignTokenReplaced(seat):
            by = seat if entry.by is None else entry.by
            return replace(campaign, replaced={**campaign.replaced, by: campaign.replaced.get(by, 0) + 1})
        case other:
            raise LogCorrupt(name, entry.version, f"{type(other).__struct_config__.tag} is no campaign's entry")


def follow_campaign_entries(entries: Sequence[Entry]) -> Campaign:
    """The campaign whose whole log this is. Raises LogCorrupt."""
    campaign = Campaign()
    for entry in entries:
        campaign = follow_campaign(campaign, entry)
    return campaign


def is_open(campaign: Campaign, table: str) -> bool:
    """Whether this is the campaign's open table: only its end means something, so that none counts twice."""
    return campaign.table is not None and campaign.table.table == table


def ending(table: str, noted: Noted | None) -> Fact:
    """What the end of a campaign's open table means for it. noted: what it came to, None without a result."""
    return CampaignTableAbandoned(table) if noted is None else CampaignNoted(table, noted)


def check_tokens(campaign: Campaign, by: int) -> None:
    """Raise WrongState if this seat has had as many tokens replaced as it may."""
    if campaign.replaced.get(by, 0) >= TOKENS_MAX:
        raise WrongState(f"seat {by} has had {TOKENS_MAX} tokens of the campaign replaced, which is the limit")


def check_free(campaign: Campaign) -> None:
    """Raises CampaignBusy while a table is open, CampaignOver if there were too many."""
    if campaign.table is not None:
        raise CampaignBusy(campaign.table.table)
    if campaign.tables >= TABLES_MAX:
        raise CampaignOver(f"a campaign has at most {TABLES_MAX} tables")
