"""Evenings of Tainted Grail's campaign over HTTP, played by chance."""

from random import Random
from typing import Any

from tests.api.clients import CampaignClient, Client, TableClient

WISH, GATHERED = "new-session", "gathered"
SEATS = [{"name": "Ada", "plays": ["arev"]}, {"name": "Ben", "plays": ["maggot"]}]
ANSWERS_MAX = 1_500
AVOIDED = (WISH, "keep-session", "mode", "keep-mode")
"""The first words of keys that chance does not choose."""


async def campaign_of(client: Client, **more: Any) -> CampaignClient:
    """A campaign of two seats."""
    return await client.campaign(game="tainted-grail", seats=SEATS, **more)


async def keys(table: TableClient, seat: int) -> list[str]:
    """The keys of what a seat may do."""
    answer = await table.get("actions", seat=seat)
    assert answer.status_code == 200, answer.text
    return [one["command"]["key"] for one in answer.json()["actions"]]


async def done(table: TableClient, seat: int, key: str) -> Any:
    answer = await table.act(key, seat=seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def started(table: TableClient) -> Any:
    answer = await table.post("start")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(table: TableClient, nights: int = 1, *, closing: bool = True) -> int:
    """Play a started table until so many nights are over; with `closing` all end the evening then. Gives the day."""
    random, wished = Random(7), False
    first: int = (await table.get("board")).json()["campaign"]["day"]
    for _ in range(ANSWERS_MAX):
        day: int = (await table.get("board")).json()["campaign"]["day"]
        first = first or day
        asked = (await table.get()).json()["next"]
        if not asked or (not closing and day >= first + nights):
            return day
        if closing and first and day >= first + nights - 1 and not wished:
            wished = True
            for seat in range(len(table.tokens)):
                await done(table, seat, WISH)
        offered = [key for key in await keys(table, asked[0]) if key.partition(":")[0] not in AVOIDED]
        await done(table, asked[0], GATHERED if GATHERED in offered else random.choice(offered))
    raise AssertionError(f"no night after {ANSWERS_MAX} answers")


async def evening(campaign: CampaignClient, **body: Any) -> TableClient:
    """The next evening, played through a night and ended."""
    table = await campaign.table(**body)
    await started(table)
    await played(table)
    assert (await table.post("end")).status_code == 200
    return table
