"""A campaign is a fold of its own facts, and knows no game."""

import pytest

from domain.kernel.errors import CampaignBusy, CampaignOver, LogCorrupt
from domain.kernel.fact import Entry, Fact
from domain.kernel.tables.campaign import (
    TABLES_MAX,
    Campaign,
    CampaignNoted,
    CampaignOpened,
    CampaignTableAbandoned,
    CampaignTableOpened,
    check_free,
    ending,
    follow_campaign_entries,
    is_open,
)
from domain.kernel.tables.table import SeatPlan, TableStarted

OPENED = CampaignOpened("c", "toy", "00", (SeatPlan(), SeatPlan(("red",))))
FIRST, SECOND = CampaignTableOpened("one", "toy"), CampaignTableOpened("two", "more")


def after(*facts: Fact) -> Campaign:
    """The campaign after these, the first of them being its opening."""
    return follow_campaign_entries(
        [Entry(number, 10 * number, 0, None, None, fact) for number, fact in enumerate(facts, 1)]
    )


def test_a_new_campaign_has_neither_a_table_nor_a_note() -> None:
    campaign = after(OPENED)

    assert (campaign.version, campaign.at, campaign.table, campaign.noted) == (1, 10, None, ())
    assert campaign.facts_of_opening == OPENED


def test_a_table_is_open_until_it_is_noted() -> None:
    assert after(OPENED, FIRST).table == FIRST
    campaign = after(OPENED, FIRST, CampaignNoted("one", {"points": 3}))

    assert (campaign.table, campaign.tables, campaign.noted) == (None, 1, ({"points": 3},))


def test_an_abandoned_table_is_counted_and_not_noted() -> None:
    campaign = after(OPENED, FIRST, CampaignTableAbandoned("one"), SECOND)

    assert (campaign.table, campaign.tables, campaign.noted) == (SECOND, 2, ())


@pytest.mark.parametrize(("noted", "fact"), [(None, CampaignTableAbandoned("one")), ({}, CampaignNoted("one", {}))])
def test_the_end_of_a_table_means_something_while_it_is_the_open_one(noted: dict[str, int] | None, fact: Fact) -> None:
    assert ending("one", noted) == fact
    assert is_open(after(OPENED, FIRST), "one")
    assert not is_open(after(OPENED, FIRST, fact), "one")
    assert not is_open(after(OPENED, FIRST, fact, SECOND), "one")
    assert not is_open(after(OPENED), "one")


def test_no_table_is_opened_while_another_is_open_nor_without_end() -> None:
    check_free(after(OPENED))
    check_free(after(OPENED, FIRST, CampaignTableAbandoned("one")))
    with pytest.raises(CampaignBusy, match="one"):
        check_free(after(OPENED, FIRST))
    with pytest.raises(CampaignOver, match=str(TABLES_MAX)):
        check_free(Campaign(OPENED, tables=TABLES_MAX))


def test_a_log_that_is_no_campaigns_is_corrupt() -> None:
    with pytest.raises(LogCorrupt, match="does not belong in a campaign's log"):
        after(OPENED, TableStarted())
    with pytest.raises(LogCorrupt, match="version 2: the entry is missing"):
        follow_campaign_entries([Entry(1, 0, 0, None, None, OPENED), Entry(3, 0, 0, None, None, FIRST)])
    with pytest.raises(LogCorrupt, match="does not begin"):
        _ = after(FIRST).facts_of_opening
