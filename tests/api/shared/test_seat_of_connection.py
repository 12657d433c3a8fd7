"""The seat of a connection: its token is checked when it may have changed, and not at each command."""

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from api.shared import reader
from api.shared.problems import TokenNeeded
from api.shared.reader import SeatOfConnection
from tests.api.serving import serving


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tokens that were checked."""
    found: list[str] = []
    check = reader.seat_for

    async def noted(service: Any, table_id: UUID, authorization: str) -> int:
        found.append(authorization)
        return await check(service, table_id, authorization)

    monkeypatch.setattr(reader, "seat_for", noted)
    return found


async def test_a_token_is_checked_once_until_the_seats_change(tmp_path: Path, checked: list[str]) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        token = f"Bearer {table.tokens[1]}"
        seat = SeatOfConnection(here.service, UUID(table.id), token)
        assert [await seat.known() for _ in range(3)] == [1, 1, 1] and checked.count(token) == 1
        await table.act("roll:2")
        assert await seat.known() == 1 and checked.count(token) == 1, "an action changes no seat"
        here.service.tables.cache.forget(UUID(table.id))
        assert await seat.known() == 1 and checked.count(token) == 2, "a table that is read again has its seats anew"

        await table.post("seats/1/token")
        for _ in range(2):
            with pytest.raises(TokenNeeded):
                await seat.known()


async def test_a_token_of_a_campaign_is_checked_each_time(tmp_path: Path, checked: list[str]) -> None:
    async with serving(tmp_path) as here:
        body = {"game": "toy", "seats": [{"name": "A"}]}
        campaign = (await here.http.post("/v1/campaigns", json=body)).raise_for_status().json()
        headers = {"Authorization": f"Bearer {campaign['seats'][0]['token']}"}
        path = f"/v1/campaigns/{campaign['id']}"
        opened = (await here.http.post(f"{path}/tables", headers=headers)).raise_for_status().json()
        seat = SeatOfConnection(here.service, UUID(opened["id"]), headers["Authorization"])
        checked.clear()
        assert [await seat.known() for _ in range(2)] == [0, 0] and len(checked) == 2

        await here.http.post(f"{path}/seats/0/token", headers=headers)
        with pytest.raises(TokenNeeded):
            await seat.known()
