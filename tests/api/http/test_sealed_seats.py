"""Sealed seats over HTTP: stored under a secret, one device after another, and never opened here."""

import asyncio
from typing import Any

import httpx
import pytest

from api.http.sealed_seats import SEALED_MAX
from infra.keys.recovery import new_phrase
from tests.api.clients import Client, Serve, problem
from tests.hand_clock import HandClock

PATH = "/v1/sealed-seats"
NONE = {"revision": 0, "sealed": None, "stored_at": None}


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


async def store(client: Client, secret: str, revision: Any, sealed: Any) -> httpx.Response:
    return await client.http.put(PATH, json={"revision": revision, "sealed": sealed}, headers=bearer(secret))


async def test_an_owner_finds_again_what_was_stored_and_nobody_else_does(client: Client) -> None:
    phrase = new_phrase()
    sealed = phrase.seal(b"seats")
    assert (await client.http.get(PATH, headers=bearer(phrase.secret))).json() == NONE
    stored = (await store(client, phrase.secret, 0, sealed)).json()
    found = await client.http.get(PATH, headers=bearer(phrase.secret))
    assert found.json() == stored and (stored["revision"], stored["sealed"]) == (1, sealed)
    assert found.headers["cache-control"] == "no-store"
    assert (await client.http.get(PATH, headers=bearer(new_phrase().secret))).json() == NONE
    for headers in ({}, bearer("x" * 31), bearer("x" * 201)):
        problem(await client.http.get(PATH, headers=headers), 401, "token-needed")


async def test_of_two_devices_that_read_the_same_list_the_second_reads_again(client: Client) -> None:
    secret = new_phrase().secret
    answers = await asyncio.gather(*(store(client, secret, 0, text) for text in ("Zmlyc3Q=", "b3RoZXI=")))
    refused = [one for one in answers if one.status_code != 200]
    problem(*refused, 409, "sealed-seats-changed")
    kept = (await client.http.get(PATH, headers=bearer(secret))).json()
    assert (await store(client, secret, 0, kept["sealed"])).json() == kept, "as after an answer that was lost"
    assert (await store(client, secret, 1, "bmV3ZXI=")).json()["revision"] == 2


async def test_an_owner_deletes_a_list_and_an_old_device_learns_it(client: Client) -> None:
    secret = new_phrase().secret
    await store(client, secret, 0, "QQ==")
    old = await client.http.delete(f"{PATH}?revision=2", headers=bearer(secret))
    problem(old, 409, "sealed-seats-changed")
    for _ in range(2):
        assert (await client.http.delete(f"{PATH}?revision=1", headers=bearer(secret))).status_code == 204
    assert (await client.http.get(PATH, headers=bearer(secret))).json() == NONE | {"revision": 2}
    problem(await store(client, secret, 1, "QQ=="), 409, "sealed-seats-changed")
    assert (await store(client, secret, 2, "QQ==")).json()["revision"] == 3
    problem(await client.http.delete(PATH, headers=bearer(secret)), 422, "malformed-request")


async def test_a_list_that_nobody_uses_for_years_lapses(serve: Serve, clock: HandClock) -> None:
    used, unused = new_phrase().secret, new_phrase().secret
    async with serve(clock) as client:
        for secret in (used, unused):
            await store(client, secret, 0, "QQ==")
        for _ in range(4):
            clock.pass_by(300 * 24 * 3600)
            assert (await client.http.get(PATH, headers=bearer(used))).json()["sealed"] == "QQ=="
        assert await client.service.sealed_seats.lapse() == 1
        assert await client.service.sealed_seats.lapse() == 0
        assert (await client.http.get(PATH, headers=bearer(unused))).json() == NONE | {"revision": 2}
        assert (await client.http.get(PATH, headers=bearer(used))).json()["sealed"] == "QQ=="


@pytest.mark.parametrize(
    ("revision", "sealed"),
    [(0, ""), (0, "no base64!"), (0, "A" * (SEALED_MAX + 1)), (-1, "QQ=="), ("0", "QQ=="), (0, None), (0, "QQ==\n")],
    ids=repr,
)
async def test_what_cannot_be_a_sealed_list_is_refused(client: Client, revision: Any, sealed: Any) -> None:
    secret = new_phrase().secret
    problem(await store(client, secret, revision, sealed), 422, "malformed-request")
    assert (await client.http.get(PATH, headers=bearer(secret))).json() == NONE


async def test_the_largest_list_is_stored(client: Client) -> None:
    assert (await store(client, new_phrase().secret, 0, "A" * SEALED_MAX)).status_code == 200


async def test_a_first_list_costs_as_much_as_a_table(serve: Serve) -> None:
    """Else anyone could fill the disk for nothing."""
    async with serve(budget=True, budget_per_second=1, budget_burst=600) as client:
        statuses = [(await store(client, new_phrase().secret, 0, "QQ==")).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
