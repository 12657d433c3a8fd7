"""Metrics and readiness: what they tell, that they hang with nothing, and that their labels are bounded."""

import asyncio
import os
import re
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError
from prometheus_client.parser import text_string_to_metric_families

from api.service.probe import Probe
from infra.settings import Settings
from tests import ROOT
from tests.api.clients import Client, Serve
from tests.compiled.finder import OFF

Numbers = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def numbers(client: Client) -> Numbers:
    answer = await client.http.get("/metrics")
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for family in families for one in family.samples}


def requests(told: Numbers, route: str, method: str, status: int) -> float:
    labels = (("method", method), ("route", route), ("status", str(status)))
    return told.get(("hourglass_request_seconds_count", labels), 0)


async def test_requests_are_counted_by_route_method_and_status(client: Client) -> None:
    table = await client.started(seats=1)
    assert (await table.act("roll:2")).status_code == 200
    await table.act("nothing of the kind")
    await table.act("draw", Origin="https://elsewhere.example")
    await table.get("board")
    told = await numbers(client)

    at = "/v1/tables/{table_id}"
    assert requests(told, f"{at}/actions", "POST", 200) == 2
    assert requests(told, f"{at}/actions", "POST", 409) == 1
    assert requests(told, f"{at}/board", "GET", 200) == 1
    assert told["hourglass_actions_total", ()] == 2
    assert told["hourglass_tables_live", ()] == 1
    assert told["hourglass_entries_total", ()] == await table.version() - 1
    assert told["hourglass_store_commits_total", ()] >= 4
    assert told["hourglass_part_up", (("part", "store"),)] == 1
    assert ("process_resident_memory_bytes", ()) in told


async def test_the_groups_by_duration_hold_every_request_once(client: Client) -> None:
    for _ in range(5):
        await client.http.get("/healthz")
    told = await numbers(client)
    labels = (("method", "GET"), ("route", "/healthz"), ("status", "200"))
    bounds = [value for (name, of), value in told.items() if name.endswith("seconds_bucket") and set(labels) < set(of)]

    assert bounds == sorted(bounds) and bounds[-1] == 5
    assert told["hourglass_request_seconds_sum", labels] > 0


async def test_no_caller_makes_labels_of_their_own(client: Client) -> None:
    for path in ("/v1/tables/not-an-id/board", "/nowhere", "/v1/tables/a/b/c", "/%0a%22"):
        await client.http.get(path)
    await client.http.request("BREW", "/v1/games")
    labels = {of for (name, of) in await numbers(client) if name == "hourglass_request_seconds_count"}
    routes = {dict(of)["route"] for of in labels}

    assert routes == {"/v1/tables/{table_id}/board", "/v1/games", "other"}
    assert {dict(of)["method"] for of in labels} == {"GET", "other"}


async def test_read_models_are_told_as_behind_until_they_follow(client: Client) -> None:
    table = await client.started()
    await table.act("draw")
    behind = ("hourglass_read_model_behind", (("model", "lobby"),))
    async with asyncio.timeout(20):
        while (await numbers(client))[behind]:
            await asyncio.sleep(0.05)
    client.service.read_models.stop()
    await client.open()

    assert (await numbers(client))[behind] > 0


async def test_metrics_can_be_left_out(serve: Serve) -> None:
    async with serve(metrics=False) as client:
        assert (await client.http.get("/metrics")).status_code == 404
        assert (await client.http.get("/healthz")).status_code == 200


async def test_a_store_that_hangs_holds_neither_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, looks = Event(), []

    def hanging() -> None:
        looks.append(1)
        may_go_on.wait(30)

    monkeypatch.setattr(client.service, "readiness", Probe(hanging, 0.05))
    ready = [await client.http.get("/readyz") for _ in range(3)]
    told = await numbers(client)
    may_go_on.set()

    assert [answer.status_code for answer in ready] == [503] * 3
    assert ready[0].json()["parts"] == {"store": False}
    assert ready[0].json()["code"] == "store-unavailable"
    assert told["hourglass_part_up", (("part", "store"),)] == 0
    assert len(looks) == 1


@pytest.mark.parametrize("broken", ["max_notification_id", "submit"])
async def test_a_store_that_cannot_be_read_or_written_is_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def refuse(*_: Any) -> None:
        raise OperationalError("disk I/O error")

    monkeypatch.setattr(client.service.recorder, broken, refuse)
    answer = await client.http.get("/readyz")

    assert (answer.status_code, answer.json()["parts"]) == (503, {"store": False})
    assert (await client.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("name", ["key", "key.signing"])
async def test_a_lost_key_is_told_while_the_service_still_has_it(client: Client, tmp_path: Path, name: str) -> None:
    kept = (tmp_path / name).read_bytes()
    (tmp_path / name).unlink()
    answer = await client.http.get("/readyz")
    (tmp_path / name).write_text("0" * 64 + "\n")
    other = await client.http.get("/readyz")
    (tmp_path / name).write_bytes(kept)
    os.chmod(tmp_path / name, 0o600)

    assert (answer.status_code, answer.json()["parts"]["keys"]) == (200, False)
    assert other.json()["parts"]["keys"] is False
    assert (await client.http.get("/readyz")).json()["parts"]["keys"] is True
    assert sorted(path.name for path in tmp_path.glob("key*")) == ["key", "key.signing", "key.signing.public"]


async def test_one_look_answers_all_who_came_meanwhile() -> None:
    looks: list[int] = []
    may_go_on = Event()

    def counted() -> int:
        may_go_on.wait(10)
        looks.append(1)
        return len(looks)

    look = Probe(counted, 10)
    waiting = [asyncio.create_task(look()) for _ in range(50)]
    await asyncio.sleep(0)
    may_go_on.set()

    assert await asyncio.gather(*waiting) == [1] * 50
    assert await look() == 2


async def test_the_page_describes_every_metric_and_no_other(client: Client) -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    described = set(re.findall(r"\bhourglass_[a-z_]+", page))
    await client.http.get("/healthz")
    served = {re.sub(r"_(bucket|sum|created|count)$", "", name) for name, _ in await numbers(client)}

    assert {re.sub(r"_count$", "", name) for name in described} == {name for name in served if "hourglass" in name}


def test_the_page_names_only_settings_that_there_are() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    named = set(re.findall(r"`([A-Z]+_[A-Z_]+)[`=]|^Environment=(.*)$", page, re.MULTILINE))
    variables = {one for single, line in named for one in [single, *re.findall(r"([A-Z_]+)=", line)] if one}

    assert len(variables) > 8
    assert variables - {OFF} <= {name.upper() for name in Settings.model_fields}
