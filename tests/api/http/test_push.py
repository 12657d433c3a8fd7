"""Web Push: a browser's subscription is called by way of a push service, here one of our own on loopback.

No public push service was ever asked.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from infra.hooks.push import base64, from_base64
from tests.api.clients import Client, TableClient, problem
from tests.api.http.receiving import Receiver, receiving, state
from tests.hand_clock import HandClock

AUTH = bytes(range(16))


class Browser(Receiver):
    """A browser with a subscription, and its push service."""

    path = "/push/abc"

    def __init__(self) -> None:
        super().__init__()
        self.status = 201
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        return {"form": "push", "url": self.url, "keys": {"p256dh": base64(self.point), "auth": base64(AUTH)}}

    def opened(self, body: bytes) -> dict[str, Any]:
        """What a notice says. Source: RFC 8291, 3.3 and 3.4; RFC 8188, 2."""
        salt, point, rest = body[:16], body[21:86], body[86:]
        assert (int.from_bytes(body[16:20]), body[20]) == (4096, 65) and len(body) <= 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), sender)
        root = HKDF(SHA256(), 32, AUTH, b"WebPush: info\0" + self.point + point).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(root)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(root)
        plain = AESGCM(key).decrypt(nonce, rest, None)
        found: dict[str, Any] = json.loads(plain.removesuffix(b"\x02"))
        return found


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    one = Browser()
    async with receiving(one):
        yield one


@pytest.fixture
def client(calling: Client) -> Client:
    return calling


async def subscribe(table: TableClient, body: dict[str, Any]) -> Any:
    return await table.post("seats/1/notify", body, seat=1)


async def test_a_browser_is_called_when_it_is_its_players_turn(
    client: Client, clock: HandClock, browser: Browser
) -> None:
    table = await client.started(2, name="Thursday")
    told = (await subscribe(table, browser.subscription)).json()
    assert (told["form"], told["host"]) == ("push", "127.0.0.1")
    await table.act("roll:2")
    clock.pass_by(61)
    await browser.count(1)
    headers, body = browser.headers[0], browser.bodies[0]
    notice = browser.opened(body)
    assert (notice["occasion"], notice["text"]) == ("your-turn", "It is your turn at “Thursday”.")
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", notice["id"][:32])
    assert headers["Authorization"].endswith(f", k={told['push_key']}") and "Thursday" not in str(headers)
    said = json.loads(from_base64(headers["Authorization"].split(".")[1]))
    assert said["aud"] == browser.url.removesuffix("/push/abc")
    assert said["exp"] - clock.now() // 1000 <= 24 * 60 * 60, "RFC 8292, 2"


async def test_a_seat_tries_its_browser_out(client: Client, browser: Browser) -> None:
    table = await client.started(2)
    await subscribe(table, browser.subscription)
    assert (await table.post("seats/1/notify/test", seat=1)).json() == {"is_delivered": True, "outcome": "delivered"}
    assert browser.opened(browser.bodies[0])["occasion"] == "test"


@pytest.mark.parametrize(
    "wrong",
    [
        {"keys": None},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"url": "http://127.0.0.2/"},
        {"url": "https://[::1]/"},
    ],
    ids=["no keys", "other keys", "plain", "private"],
)
async def test_what_is_no_subscription_is_refused_in_words(
    client: Client, browser: Browser, wrong: dict[str, Any]
) -> None:
    table = await client.started(2)
    problem(await subscribe(table, browser.subscription | wrong), 422, "hook-refused")
    assert (await table.get("seats/1/notify", 1)).json()["form"] is None


@pytest.mark.parametrize("gone", [404, 410])
async def test_a_subscription_that_is_over_is_called_no_more_and_its_player_learns_why(
    client: Client, clock: HandClock, browser: Browser, gone: int
) -> None:
    """Source: RFC 8030, 7.3."""
    table = await client.started(2)
    await subscribe(table, browser.subscription)
    browser.status = gone
    await table.act("roll:2")
    clock.pass_by(61)
    await browser.count(1)
    told = await state(table)
    assert (told["form"], told["failures"]) == (None, 1) and "set them anew" in told["outcome"]
    clock.pass_by(3 * 24 * 3600)
    await browser.count(1)
    browser.status = 201
    assert (await subscribe(table, browser.subscription)).json()["outcome"] is None
    clock.pass_by(61)
    await browser.count(2)


async def test_a_push_service_that_is_ill_is_asked_again(client: Client, clock: HandClock, browser: Browser) -> None:
    table = await client.started(2)
    await subscribe(table, browser.subscription)
    browser.status = 503
    await table.act("roll:2")
    clock.pass_by(61)
    await browser.count(1)
    assert (await state(table))["form"] == "push"
    clock.pass_by(31)
    await browser.count(2)
