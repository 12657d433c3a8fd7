"""Which receivers may be called, and how much of their answers is read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from infra.hooks.delivery import NotDelivered, deliver
from infra.hooks.receivers import ReceiverRefused, Resolve, address_for, is_public, receiver_of, resolve

NOBODY: frozenset[str] = frozenset()
PUBLIC = "93.184.215.14"


def resolving(*addresses: str) -> Resolve:
    """A resolver that knows one answer."""

    async def find(host: str, port: int) -> Sequence[str]:
        return addresses

    return find


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
        ),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "no address"),
    ],
)
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", [PUBLIC, "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d70e", f"::ffff:{PUBLIC}"]
)
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.com/", "https"),
        ("ftp://example.com/", "web address"),
        ("https://user:secret@example.com/", "password"),
        ("https://", "web address"),
        ("https://example.com:0/", "web address"),
        ("https://example.com:99999/", "no URL"),
        ("https://[::1/", "no URL"),
        ("https://example.com/a b", "without blanks"),
        ("https://example.com/\r\nX-Evil: 1", "without blanks"),
        ("https://exämple.com/", "ASCII"),
        ("https://example.com/" + "a" * 500, "500"),
    ],
)
def test_what_is_no_plain_https_url_is_refused_in_words(url: str, why: str) -> None:
    with pytest.raises(ReceiverRefused, match=why):
        receiver_of(url, NOBODY)


async def test_a_name_with_any_private_address_is_refused() -> None:
    receiver = receiver_of("https://example.com/", NOBODY)
    assert await address_for(receiver, resolving(PUBLIC)) == PUBLIC
    for found in (("127.0.0.1",), (PUBLIC, "10.0.0.1"), ("::ffff:127.0.0.1",)):
        with pytest.raises(ReceiverRefused, match="public internet"):
            await address_for(receiver, resolving(*found))
    with pytest.raises(OSError, match="no address"):
        await address_for(receiver, resolving())


async def test_numbers_that_a_resolver_reads_as_an_address_are_refused() -> None:
    """The system's resolver takes these for loopback."""
    for host in ("2130706433", "0x7f.1", "127.1", "localhost", "[::1]"):
        with pytest.raises((ReceiverRefused, OSError)):
            await address_for(receiver_of(f"https://{host}/", NOBODY), resolve)


async def test_receivers_that_the_operator_names_may_be_private_and_plain() -> None:
    named = frozenset({"push.lan", "127.0.0.1:9000"})
    for url in ("http://push.lan/a", "https://push.lan:8443/a", "http://127.0.0.1:9000/"):
        assert await address_for(receiver_of(url, named), resolving("10.0.0.1")) == "10.0.0.1"
    for url in ("http://127.0.0.1:9001/", "http://other.push.lan/"):
        with pytest.raises(ReceiverRefused):
            receiver_of(url, named)


ANSWERS = {
    "a redirect": (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", "redirects are not followed"),
    "an error": (b"HTTP/1.1 500 Oops\r\n\r\n", "answered 500"),
    "no HTTP": (b"220 mail.example ESMTP\r\n", "cannot be reached"),
    "no status": (b"HTTP/1.1 abc\r\n\r\n", "cannot be reached"),
    "an endless line": (b"HTTP/1.1 " + b"2" * 100_000, "cannot be reached"),
    "an endless head": (b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 20_000, "cannot be reached"),
    "two lengths": (b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "cannot be reached"),
    "hints without an end": (b"HTTP/1.1 103 Early Hints\r\n\r\n", "cannot be reached"),
    "nothing": (b"", "cannot be reached"),
    "silence": (None, "no answer within"),
}


@pytest.mark.parametrize(("answer", "why"), ANSWERS.values(), ids=ANSWERS.keys())
async def test_bad_answers_are_cut_and_told_in_words(answer: bytes | None, why: str) -> None:
    async def bad(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        if answer is None:
            await asyncio.sleep(5)
        writer.write(answer or b"")
        writer.close()

    server = await asyncio.start_server(bad, "127.0.0.1", 0)
    try:
        port = server.sockets[0].getsockname()[1]
        receiver = receiver_of(f"http://127.0.0.1:{port}/", frozenset({"127.0.0.1"}))
        with pytest.raises(NotDelivered, match=why):
            await deliver(receiver, b"{}", {}, seconds=0.3)
    finally:
        server.close()


async def test_a_giant_answer_is_not_read() -> None:
    written = 0

    async def giant(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal written
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 10000000\r\n\r\n")
        try:
            while written < 100:
                writer.write(b"x" * 100_000)
                written += 1
                await writer.drain()
        except OSError:
            pass

    server = await asyncio.start_server(giant, "127.0.0.1", 0)
    try:
        port = server.sockets[0].getsockname()[1]
        receiver = receiver_of(f"http://127.0.0.1:{port}/", frozenset({"127.0.0.1"}))
        assert await deliver(receiver, b"{}", {}) == 200
        assert written < 100
    finally:
        server.close()
