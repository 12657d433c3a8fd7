"""A shared replay: one leads, others follow and come back, and nothing of it is in the log."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from api.stream.replay import room, rooms, route
from infra.store.errors import StoreError
from tests.api.serving import Played, serving, until
from tests.api.stream.replay.members import hello, member, refused, url_of


async def test_who_leads_shows_all_a_moment_and_hands_over_the_lead(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        version = (await table.act("roll:2"))["version"]
        log = (await here.http.get(f"{table.path}/log")).content
        async with member(table, "Ada", token=table.tokens[0]) as ada, member(table, "Ben") as ben:
            await until(lambda: ada.present == ["Ada", "Ben"])
            assert (ada.room["you"], ada.room["leader"], ben.room["you"], ben.room["leader"]) == (1, 1, 2, 1)
            assert [one["seat"] for one in ben.room["members"]] == [0, None]
            await ada.do("show", at=version)
            await until(lambda: ben.told("show") == [{"at": version}])
            await ben.do("point", of="deck:toy")
            await until(lambda: ada.told("point") == [{"by": 2, "of": "deck:toy"}])
            await ada.do("hand", to=2)
            await until(lambda: ben.room["leader"] == ada.room["leader"] == 2)
            await ben.do("show", at=3)
            await until(lambda: ada.told("show") == [{"at": 3}])
            async with member(table, "Cleo") as late:
                assert late.room["at"] == 3, "who comes later sees what is shown"
        assert (await here.http.get(f"{table.path}/log")).content == log


async def test_refused_messages_are_told_with_their_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(1)
        async with member(table, "Ada") as ada, member(table, "Ben") as ben:
            for one, what, values in (
                (ben, "show", {"at": 2}),
                (ben, "hand", {"to": 2}),
                (ben, "take", {}),
                (ada, "hand", {"to": 7}),
                (ada, "show", {"at": 5000}),
                (ada, "show", {"at": "now"}),
                (ada, "point", {"of": "x" * 81}),
                (ada, "sing", {}),
            ):
                await one.do(what, **values)
            await until(lambda: len(ada.told("problem")) == 5 and len(ben.told("problem")) == 3)
            assert {one["code"] for one in ben.told("problem")} == {"not-your-seat"}
            codes = [one["code"] for one in ada.told("problem")]
            assert codes == ["not-your-seat", "invalid-request", *["malformed-request"] * 3]
            assert ben.told("show") == ben.told("point") == []


async def test_a_lost_connection_comes_back_to_its_place_and_its_lead(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(1)
        async with member(table, "Ben") as ben:
            async with member(table, "Ada") as ada:
                await ben.do("hand", to=2)
                await until(lambda: ada.room["leader"] == 2)
            await until(lambda: ben.present == ["Ben"])
            assert ben.room["leader"] == 2, "the lead waits for her"
            async with member(table, "Ada") as again:
                assert (again.room["you"], again.room["leader"]) == (2, 2)
                async with member(table, "Ada") as elsewhere:
                    await until(lambda: again.connection.close_code == 1000)
                    await ben.do("point", of="deck:toy")
                    await until(lambda: elsewhere.told("point"))
            await until(lambda: ben.present == ["Ben"])
            await ben.do("take")
            await until(lambda: ben.room["leader"] == 1)


async def test_the_lead_passes_on_and_an_empty_room_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AWAY_SECONDS", 0.05)
    async with serving(tmp_path) as here:
        table = await here.started(1)
        async with member(table, "Ada"), member(table, "Ben") as ben:
            pass
        await until(lambda: len(here.streams.rooms) == 0)
        async with member(table, "Ben") as ben:
            async with member(table, "Ada") as ada:
                await ben.do("hand", to=2)
                await until(lambda: ada.room["leader"] == 2)
            await until(lambda: ben.room["leader"] == 1)
            assert [one["name"] for one in ben.room["members"]] == ["Ben"]


async def test_rooms_members_and_messages_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MEMBERS_MAX", 2)
    monkeypatch.setattr(rooms, "ROOMS_OF_TABLE_MAX", 1)
    monkeypatch.setattr(rooms, "OF_ADDRESS_MAX", 3)
    async with serving(tmp_path) as here:
        table, other = await here.started(1), await here.started(1)
        async with member(table, "Ada") as ada, member(table, "Ben"):
            assert await refused(table, hello("Cleo")) == "too-many-streams"
            assert await refused(table, hello("Cleo", room="anotherone")) == "too-many-streams"
            async with member(other, "Cleo"):
                assert await refused(other, hello("Dora")) == "too-many-streams"
            with suppress(ConnectionClosed):
                for _ in range(200):
                    await ada.do("point", of="deck:toy")
            await ada.connection.wait_closed()
            assert ada.connection.close_code == 1013


async def test_strangers_join_no_private_table_and_bad_greetings_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(1, private=True)

        assert await refused(table, hello("Ada")) == "table-not-found"
        assert await refused(table, hello("Ada", token="nobody's")) == "table-not-found"
        for wrong in ({"room": "short"}, {"key": "short"}, {"name": "x" * 41}, {"colour": "red"}):
            assert await refused(table, hello("Ada", token=table.tokens[0]) | wrong) == "malformed-request"
        async with member(table, "Ada", token=table.tokens[0]) as ada:
            assert ada.room["members"] == [{"id": 1, "name": "Ada", "seat": 0, "present": True}]
        assert len(here.streams.rooms) == 1


async def test_an_ended_table_and_an_imported_one_are_looked_back_at(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(1)
        await table.post("end")
        archive = (await here.http.get(f"{table.path}/export")).content
        async with member(table, "Ada") as ada, member(table, "Ben") as ben:
            await ada.do("show", at=2)
            await until(lambda: ben.told("show"))
    (tmp_path / "other").mkdir()
    async with serving(tmp_path / "other") as there:
        sent = {"content": archive, "headers": {"Content-Type": "application/x-ndjson"}}
        taken_in = (await there.http.post("/v1/tables/import", **sent)).raise_for_status().json()
        imported = Played(there, taken_in | {"seats": []})
        async with member(imported, "Ada") as ada, member(imported, "Ben") as ben:
            await ada.do("show", at=3)
            await until(lambda: ben.told("show") == [{"at": 3}])


async def test_members_are_sent_elsewhere_when_the_service_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(1)
        async with member(table, "Ada") as ada:
            here.streams.end()
            await ada.connection.wait_closed()
            assert ada.connection.close_code == 1013


async def test_a_store_that_is_away_is_told_and_the_room_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreError("disk gone")

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with serving(tmp_path) as here:
        table = await here.started(1)
        async with member(table, "Ada") as ada, member(table, "Ben") as ben:
            with monkeypatch.context() as patch:
                patch.setattr(here.service.reader_views, "view", away)
                await ada.do("show", at=2)
                await until(lambda: [one["code"] for one in ada.told("problem")] == ["store-unavailable"])
                assert "disk gone" not in str(ada.told("problem"))
                async with connect(url_of(table)) as connection:
                    patch.setattr(route, "read_by", away)
                    await connection.send(json.dumps(hello("Cleo")))
                    await connection.wait_closed()
                    assert connection.close_code == 1013, "the page comes back by itself"
            await ada.do("show", at=2)
            await until(lambda: ben.told("show") == [{"at": 2}])
            monkeypatch.setattr(here.service.reader_views, "view", broken)
            await ada.do("show", at=3)
            await ada.connection.wait_closed()
            assert (ada.told("problem")[-1]["code"], ada.connection.close_code) == ("internal-error", 1011)
