"""A process that dies between a table and its campaign's note, or before the next table is open: each comes once."""

import random
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.api.processes import served
from tests.toy.server import SLOW

ROUNDS = 4
WITHIN = 20.0


def topics(folder: Path, kind: str) -> int:
    """How many events of a kind the store has."""
    with closing(sqlite3.connect(folder / "tables.db")) as raw:
        [(count,)] = raw.execute("SELECT COUNT(*) FROM stored_events WHERE topic = ?", (kind,)).fetchall()
        return int(count)


def opened(http: httpx.Client) -> dict[str, Any]:
    """A new campaign of one seat, with the headers of its host."""
    campaign: dict[str, Any] = http.post("/v1/campaigns", json={"game": "toy", "seats": [{}]}).json()
    campaign["headers"] = {"Authorization": f"Bearer {campaign['seats'][0]['token']}"}
    return campaign


def won(http: httpx.Client, campaign: dict[str, Any], scenario: str = "toy") -> str:
    """Open a table of the campaign, play it to its result and end it."""
    body, headers = {"scenario": scenario}, campaign["headers"]
    table = http.post(f"/v1/campaigns/{campaign['id']}/tables", json=body, headers=headers).json()
    for path, sent in (("start", None), ("actions", {"command": {"key": "finish"}}), ("end", None)):
        http.post(f"/v1/tables/{table['id']}/{path}", json=sent, headers=headers).raise_for_status()
    return str(table["id"])


def noted(http: httpx.Client, campaign: dict[str, Any]) -> list[str]:
    """The tables that the campaign noted, once none is open."""
    until = monotonic() + WITHIN
    while (told := http.get(f"/v1/campaigns/{campaign['id']}").json())["table"] is not None:
        assert monotonic() < until, told
        sleep(0.05)
    return [one["table"] for one in told["entries"]]


def test_what_a_killed_process_did_not_note_is_noted_once_after_the_restart(tmp_path: Path) -> None:
    with served(tmp_path, **{SLOW: "60"}) as (process, url), httpx.Client(base_url=url, timeout=10) as http:
        campaign = opened(http)
        table = won(http, campaign)
        process.send_signal(signal.SIGKILL)
        process.wait(10)
    assert (topics(tmp_path, "table-ended"), topics(tmp_path, "campaign-noted")) == (1, 0)
    for _ in range(2):
        with served(tmp_path) as (process, url), httpx.Client(base_url=url, timeout=10) as http:
            assert noted(http, campaign) == [table]
            process.send_signal(signal.SIGKILL)
            process.wait(10)
    assert topics(tmp_path, "campaign-noted") == 1


def test_killed_at_any_moment_every_ended_table_is_noted_once(tmp_path: Path) -> None:
    chance = random.Random(7)
    campaign: dict[str, Any] = {}
    tables: list[str] = []
    for _ in range(ROUNDS):
        with served(tmp_path) as (process, url), httpx.Client(base_url=url, timeout=10) as http:
            campaign = campaign or opened(http)
            assert noted(http, campaign) == tables
            tables.append(won(http, campaign))
            sleep(chance.random() * 0.01)
            process.send_signal(signal.SIGKILL)
            process.wait(10)
    with served(tmp_path) as (_, url), httpx.Client(base_url=url, timeout=10) as http:
        assert noted(http, campaign) == tables
    assert topics(tmp_path, "campaign-noted") == ROUNDS


def next_table(url: str, campaign: dict[str, Any], key: str) -> httpx.Response:
    """What the service answers to a host who opens the next table."""
    headers = campaign["headers"] | {"Idempotency-Key": key}
    return httpx.post(f"{url}/v1/campaigns/{campaign['id']}/tables", json={}, headers=headers, timeout=10)


@pytest.mark.parametrize("moment", [pytest.param(0.0, marks=pytest.mark.soak), 0.004])
def test_killed_before_the_next_table_is_open_it_opens_once_from_the_same_note(tmp_path: Path, moment: float) -> None:
    with (
        served(tmp_path) as (process, url),
        httpx.Client(base_url=url, timeout=10) as http,
        ThreadPoolExecutor(1) as host,
    ):
        campaign = opened(http)
        table = won(http, campaign)
        assert noted(http, campaign) == [table]
        carried = http.get(f"/v1/campaigns/{campaign['id']}/carried").json()["carried"]
        begun = host.submit(next_table, url, campaign, "first")
        sleep(moment)
        process.send_signal(signal.SIGKILL)
        process.wait(10)
        with suppress(httpx.TransportError):
            begun.result()
    with served(tmp_path) as (_, url), ThreadPoolExecutor(2) as hosts:
        answers = list(hosts.map(lambda key: next_table(url, campaign, key), ("first", "second")))
        (won_by,) = [one.json() for one in answers if one.status_code == 201]
        (lost,) = [one.json() for one in answers if one.status_code != 201]
        assert (lost["code"], lost["table"]) == ("campaign-busy", won_by["id"])
        summary = httpx.get(f"{url}/v1/tables/{won_by['id']}").json()
        assert summary["options"]["campaign"] == carried
    assert topics(tmp_path, "campaign-table-opened") == 2
