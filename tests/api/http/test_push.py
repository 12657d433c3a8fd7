"""Web Push: a browser's subscription is called by way of a push service, here one of our own on loopback.

No public push service was ever asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api.service.hooks import sender
from infra.hooks.push import base64, from_base64
from tests.api.clients import Client, Serve, TableClient, problem
from tests.hand_clock import HandClock

AUTH = bytes(range(16))


class Browser:
    """A browser with a subscription, and its push service. got: what arrived, with headers and body."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.url = ""

    @property
    def subscription(self) -> dict[str, Any]:
        return {"form": "push", "url": self.url, "keys": {"p256dh": base64(self.point), "auth": base64(AUTH)}}

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        self.got.append((headers, await reader.readexactly(int(headers["Content-Length"]))))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        writer.close()

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
    server = await asyncio.start_server(one, "127.0.0.1", 0)
    one.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/abc"
    try:
        yield one
    finally:
        server.close()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "FOUND_EVERY", 0.01)


@pytest.fixture
async def client(serve: Serve, clock: HandClock) -> AsyncIterator[Client]:
    async with serve(clock, hooks_allow="127.0.0.1") as one:
        yield one


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
    async with asyncio.timeout(10):
        while not browser.got:
            await asyncio.sleep(0.01)
    headers, body = browser.got[0]
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
    assert browser.opened(browser.got[0][1])["occasion"] == "test"


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
