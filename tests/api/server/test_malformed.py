"""Requests that are no HTTP, over raw sockets: each is told so in a problem document, and no other answer is harmed."""

import contextlib
import json
import re
import socket
from collections.abc import Iterator

import httpx
import pytest

from api.server.refusals import AHEAD_MAX, FAR_AHEAD, FULL, HEAD_BYTES_MAX, LARGE, LATE
from tests import ROOT
from tests.api.processes import served
from tests.api.serving import until

WITHIN = 20.0
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("served"), REQUEST_SECONDS="5") as (_, url):
        yield int(url.rpartition(":")[2])


def told(port: int, *packets: bytes) -> bytes:
    """All that the service sends, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=WITHIN) as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        found = b""
        with contextlib.suppress(ConnectionError):
            for packet in packets:
                client.sendall(packet)
            while more := client.recv(65536):
                found += more
        return found


def answers(told: bytes) -> list[tuple[int, str]]:
    """Status and error code of each answer, by its Content-Length."""
    found = []
    while told:
        head, _, told = told.partition(b"\r\n\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(b": ") for line in head.split(b"\r\n")[1:])}
        length = int(fields[b"content-length"])
        body, told = told[:length], told[length:]
        is_problem = fields[b"content-type"] == b"application/problem+json"
        problem = json.loads(body) if is_problem else {}
        status = int(head.split()[1])
        assert problem.get("status", status) == status
        found.append((status, problem.get("code", "")))
    return found


MALFORMED = {
    "garbage": b"GARBAGE\r\n\r\n",
    "tls": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "h2-preface": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "future-version": b"GET / HTTP/1.9\r\n\r\n",
    "bare-line-feeds": b"GET / HTTP/1.1\n\n",
    "space-in-path": b"GET / a HTTP/1.1\r\n\r\n",
    "bytes-in-path": b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
    "no-path": b"GET foo HTTP/1.1\r\n\r\n",
    "space-in-name": b"GET / HTTP/1.1\r\nBad Name: 1\r\n\r\n",
    "nul-in-value": b"GET / HTTP/1.1\r\nA: a\x00b\r\n\r\n",
    "folded-header": b"GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "length-of-letters": POST + b"Content-Length: x\r\n\r\n",
    "negative-length": POST + b"Content-Length: -1\r\n\r\n",
    "huge-length": POST + b"Content-Length: 99999999999999999999999\r\n\r\n",
    "two-lengths": POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "length-and-chunks": POST + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n",
    "unknown-encoding": POST + b"Transfer-Encoding: gzip\r\n\r\n",
    "chunk-size": CHUNKED + b"zz\r\n",
    "chunk-end": CHUNKED + b"1\r\nabc\r\n",
    "chunk-line-feeds": CHUNKED + b"1\n{\n",
    "connect": b"CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n",
}


@pytest.mark.parametrize("request_", MALFORMED.values(), ids=MALFORMED.keys())
def test_what_is_no_http_is_told_so_in_a_problem_document(port: int, request_: bytes) -> None:
    assert answers(told(port, request_)) == [(400, "malformed-http")]


@pytest.mark.parametrize("line", [b"GET / HTTP/2.0\r\n\r\n", b"GET / HTTP/0.9\r\n\r\n", b"GET /\r\n\r\n"])
def test_another_version_of_http_is_named(port: int, line: bytes) -> None:
    assert answers(told(port, line)) == [(505, "http-version-not-supported")]


@pytest.mark.parametrize("path", ["%zz", "%ff%fe", "%00", "v1/tables/%00", "tables/%00", "v1/games/%c3%28", "%e2%82"])
def test_a_path_with_odd_escapes_is_no_path(port: int, path: str) -> None:
    raw = f"GET /{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    [(status, code)] = answers(told(port, raw))

    assert status == 404 and code in ("not-found", "table-not-found")


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        (UPGRADE, 400, "malformed-http"),
        (UPGRADE + KEY.replace(b"13", b"8"), 400, "malformed-http"),
        (UPGRADE + KEY.replace(b"dGhl", b"!!"), 400, "malformed-http"),
        (UPGRADE + KEY, 404, "not-found"),
    ],
    ids=["no-key", "old-version", "bad-key", "no-socket-there"],
)
def test_a_socket_that_cannot_be_is_told_so(port: int, headers: bytes, status: int, code: str) -> None:
    assert answers(told(port, b"GET /nowhere HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n")) == [(status, code)]


SOCKET = b" /v1/tables/x/ws HTTP/1.1\r\nHost: x\r\n" + UPGRADE + KEY
HANDSHAKES = {
    "post": b"POST" + SOCKET + b"\r\n",
    "body": b"GET" + SOCKET + b"Content-Length: 2\r\n\r\n{}",
    "chunks": b"GET" + SOCKET + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "old-http": b"GET" + SOCKET.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n",
    "many-headers": b"GET" + SOCKET + b"A: b\r\n" * 200 + b"\r\n",
    "long-header": b"GET" + SOCKET + b"A: " + b"b" * 9000 + b"\r\n\r\n",
    "long-path": b"GET" + SOCKET.replace(b"/ws", b"/ws?" + b"a" * 9000) + b"\r\n",
}


@pytest.mark.parametrize("request_", HANDSHAKES.values(), ids=HANDSHAKES.keys())
def test_a_handshake_that_the_library_would_leave_unanswered_is_refused(port: int, request_: bytes) -> None:
    assert answers(told(port, request_)) == [(400, "malformed-http")]


async def test_a_socket_behind_a_stream_never_gets_into_its_answer(port: int) -> None:
    url = f"http://127.0.0.1:{port}/v1/tables"
    table = httpx.post(url, json={"game": "toy", "seats": [{}]}).json()["id"]
    stream = f"GET /v1/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    found = told(port, stream + b"GET" + SOCKET + b"\r\n")

    assert found.startswith(b"HTTP/1.1 200 OK\r\n") and found.count(b"HTTP/1.1") == 1
    await until(lambda: httpx.get(f"{url}/{table}").json()["watchers"] == 0)  # the stream was cut just now


def test_a_socket_behind_a_short_answer_is_refused_after_it(port: int) -> None:
    assert answers(told(port, GET + b"\r\nGET" + SOCKET + b"\r\n")) == [(200, ""), (400, "malformed-http")]


def test_answers_to_earlier_requests_come_first(port: int) -> None:
    found = answers(told(port, (GET + b"\r\n") * 3 + b"GARBAGE\r\n\r\n" + GET))

    assert found == [(200, ""), (200, ""), (200, ""), (400, "malformed-http")]


def test_more_requests_ahead_than_allowed_are_refused_behind_the_answers(port: int) -> None:
    found = answers(told(port, (GET + b"\r\n") * (AHEAD_MAX + 10)))

    assert found == [(200, "")] * (AHEAD_MAX + 1) + [(429, "too-far-ahead")]


def test_a_bad_body_behind_good_requests_is_refused_alone(port: int) -> None:
    assert answers(told(port, GET + b"\r\n" + CHUNKED, b"zz\r\n")) == [(200, ""), (400, "malformed-http")]


def test_nothing_is_put_into_an_answer_that_has_begun(port: int) -> None:
    url = f"http://127.0.0.1:{port}/v1/tables"
    table = httpx.post(url, json={"game": "toy", "seats": [{}]}).json()["id"]
    stream = f"GET /v1/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port), timeout=WITHIN) as client:
        client.sendall(stream)
        found = client.recv(65536)
        client.sendall(b"GARBAGE\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            while more := client.recv(65536):
                found += more

    assert found.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"malformed" not in found and found.count(b"HTTP/1.1") == 1


def head_of(size: int, begin: bytes = GET) -> bytes:
    """A head of so many bytes."""
    begin += b"Connection: close\r\nX-Padding: "
    return begin + b"a" * (size - len(begin) - 4) + b"\r\n\r\n"


def packets(request: bytes, size: int) -> list[bytes]:
    return [request[at : at + size] for at in range(0, len(request), size)]


BODY = b'{"game": "toy", "seats": [{}]}'
BEFORE = {
    "alone": b"",
    "behind-a-request": GET + b"\r\n",
    "behind-a-body": POST + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY,
    "behind-chunks": CHUNKED + b"%x\r\n" % len(BODY) + BODY + b"\r\n0\r\n\r\n",
    "behind-trailers": CHUNKED + b"%x\r\n" % len(BODY) + BODY + b"\r\n0\r\nTrailer: a\r\n\r\n",
}


@pytest.mark.parametrize("size", [1021, 16 * 1024, HEAD_BYTES_MAX, 2 * HEAD_BYTES_MAX])
@pytest.mark.parametrize("before", BEFORE.values(), ids=BEFORE.keys())
def test_the_bound_on_heads_is_exact(port: int, before: bytes, size: int) -> None:
    fits, large = (before + head_of(HEAD_BYTES_MAX + more) for more in (0, 1))

    assert answers(told(port, *packets(fits, size)))[-1] == (200, "")
    assert answers(told(port, *packets(large, size)))[-1] == (431, "head-too-large")


def test_an_upgrade_that_is_not_known_is_passed_over(port: int) -> None:
    ask = GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"

    assert answers(told(port, ask, GET + b"Connection: close\r\n\r\n")) == [(200, ""), (200, "")]


def test_the_bounds_before_a_request_are_described_with_their_status() -> None:
    page = (ROOT / "docs" / "operations.md").read_text("utf-8")
    listed = page.partition("bounded before there is a request:\n\n")[2].partition("\n\n")[0]
    told = {int(status) for status in re.findall(r"(?:else|gets) (\d{3})", listed)}
    refused = {int(answer.split()[1]) for answer in (FULL, LATE, LARGE, FAR_AHEAD)}

    assert told == refused | {413}
