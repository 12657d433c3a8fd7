"""Clients that mean ill, over raw sockets: what they may cost is bounded, and others are still answered."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from api.server.refusals import HEAD_BYTES_MAX
from tests.api.processes import served
from tests.api.server.servers import MEGABYTE, WITHIN, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives requests a second, and has room for 60 connections."""
    folder = tmp_path_factory.mktemp("served")
    with served(folder, REQUEST_SECONDS="1", CONNECTIONS_MAX="60") as (process, url):
        yield Server(process.pid, url)


def answer(client: socket.socket) -> tuple[int, str]:
    """Status and error code of the answer, read to the connection's end; (0, "") if it was only cut off."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while more := client.recv(65536):
            told += more
    if not told:
        return 0, ""
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"] if b"problem+json" in head else ""


def flood(client: socket.socket, piece: bytes, bytes_max: int) -> int:
    """Send the piece again and again, until all is sent or the server wants no more. How much was sent."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < bytes_max:
            client.sendall(piece)
            sent += len(piece)
    return sent


HEAD = b"POST /v1/tables HTTP/1.1\r\nHost: x\r\n"
CHUNKED = HEAD + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (HEAD + b"X: ", b"a" * 65536),
        (HEAD, b"X-Many: a\r\n" * 4096),
        (b"GET /", b"a" * 65536),
        (b"", b"\r\n" * 32768),
        (b"", b"A" * 65536),
        (CHUNKED + b"0\r\nTrailer: ", b"a" * 65536),
        (CHUNKED + b"0\r\n", b"Trailer: a\r\n" * 4096),
        (CHUNKED + b"1;", b"a" * 65536),
    ],
    ids=["header", "headers", "line", "blank-lines", "method", "trailer", "trailers", "chunk-extension"],
)
def test_a_head_without_end_is_refused_and_not_kept(server: Server, begin: bytes, piece: bytes) -> None:
    before = server.memory()
    with server.connect() as client:
        client.sendall(begin)
        sent = flood(client, piece, 64 * MEGABYTE)
        status, _ = answer(client)

    assert sent < 32 * MEGABYTE
    assert status in (0, 400, 431)
    assert server.memory() - before < 8 * MEGABYTE
    assert server.is_well()


def test_too_large_a_head_is_told_so(server: Server) -> None:
    with server.connect() as client:
        client.sendall(HEAD + b"X: " + b"a" * HEAD_BYTES_MAX)

        assert answer(client) == (431, "head-too-large")


def test_a_head_that_is_just_small_enough_is_read(server: Server) -> None:
    fits = {"X-Padding": "a" * (HEAD_BYTES_MAX - 1000)}

    assert httpx.get(f"{server.url}/v1/games", headers=fits).status_code == 200


@pytest.mark.parametrize("chunk", [b"10000\r\n" + b"a" * 65536 + b"\r\n", b"1\r\na\r\n" * 8192], ids=["large", "tiny"])
def test_a_chunked_body_without_end_is_refused_and_not_kept(server: Server, chunk: bytes) -> None:
    before = server.memory()
    with server.connect() as client:
        client.sendall(CHUNKED)
        sent = flood(client, chunk, 64 * MEGABYTE)
        status, _ = answer(client)

    assert sent < 32 * MEGABYTE
    assert status in (0, 413)
    assert server.memory() - before < 8 * MEGABYTE
    assert server.is_well()


def test_a_body_announced_too_large_is_refused_before_it_comes(server: Server) -> None:
    with server.connect() as client:
        client.sendall(HEAD + b"Content-Type: application/json\r\nContent-Length: 999999999999\r\n\r\n{")

        assert answer(client) == (413, "body-too-large")


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (HEAD, b"X: a\r\n"),
        (HEAD + b"Content-Length: 1000\r\n\r\n", b"{"),
        (CHUNKED, b"1\r\n{\r\n"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n"),
    ],
    ids=["nothing", "blank-lines", "headers", "body", "chunks", "after-an-answer"],
)
def test_a_request_that_trickles_in_is_cut_off(server: Server, begin: bytes, piece: bytes) -> None:
    with server.connect() as client:
        client.sendall(begin)
        client.settimeout(0.1)
        until = time.monotonic() + WITHIN
        told = b""
        while time.monotonic() < until:
            try:
                client.sendall(piece)
                if not (more := client.recv(65536)):
                    break
                told += more
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            pytest.fail("it was never cut off")

    assert b"request-too-slow" in told or not told or begin.startswith(b"GET")
    assert server.is_well()


def test_idle_connections_make_room_again(server: Server) -> None:
    crowd = [server.connect() for _ in range(60)]
    with server.connect() as one_more:
        refused = answer(one_more)
    for one in crowd:
        answer(one)  # all of them are cut off in time
        one.close()

    assert refused == (503, "too-many-connections")
    assert server.is_well()


def test_a_few_requests_sent_ahead_are_answered_in_turn(server: Server) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with server.connect() as client:
        client.sendall(one * 9 + last)
        told = b""
        while more := client.recv(65536):
            told += more

    assert told.count(b"HTTP/1.1 200 OK") == 10


def test_clients_that_read_no_answer_are_cut_off(server: Server) -> None:
    one = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    crowd = []
    for _ in range(3):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", server.port))
        with contextlib.suppress(ConnectionError):
            for _ in range(150):  # answers of more bytes than any socket holds
                client.sendall(one)
                time.sleep(0.01)
        crowd.append(client)

    assert server.is_well()
    until = time.monotonic() + WITHIN
    while server.connections() > 0 and time.monotonic() < until:
        time.sleep(0.1)
    assert server.connections() == 0
    for client in crowd:
        client.close()


def test_a_stream_outlives_the_time_for_a_request(tmp_path: Path) -> None:
    with served(tmp_path, REQUEST_SECONDS="0.2", HEARTBEAT_SECONDS="0.5") as (_, url):
        body = {"game": "toy", "seats": [{"name": "A"}]}
        table = httpx.post(f"{url}/v1/tables", json=body).json()
        with httpx.stream("GET", f"{url}/v1/tables/{table['id']}/stream", timeout=WITHIN) as stream:
            beats = 0
            for line in stream.iter_lines():
                beats += line.startswith(":")
                if beats == 5:
                    break

    assert beats == 5
