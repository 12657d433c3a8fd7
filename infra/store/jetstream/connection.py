"""A node's connection to the servers, in an event loop of its own, and what they answer."""

import asyncio
import json
import ssl
from base64 import b64decode
from collections.abc import Coroutine, Iterable, Mapping
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotInTime
from contextlib import suppress
from logging import getLogger
from threading import Thread
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

from eventsourcing.persistence import OperationalError
from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.errors import MaxPayloadError

from infra.store.errors import StoreClosed, StoreUnfit
from infra.store.jetstream.address import Address
from infra.store.jetstream.messages import WRITE_HEADER, Message, partition_of

T = TypeVar("T")

CONNECT_SECONDS_MAX = 3.0
ANSWER_SECONDS_MAX = 2.0
"""How long one request waits."""
TAKEN_SECONDS_MAX = 1.0
"""How long one try of a write waits. A leader that was just chosen may drop it without a word."""
APPEND_SECONDS_MAX = 10.0
"""How long a write is repeated while its outcome is unknown."""
WAIT_SECONDS_MAX = 15.0
"""How long a caller in another thread waits."""
AGAIN_AFTER_SECONDS = 0.1
WRONG_LAST, WRONG_LAST_IN_FLIGHT = 10071, 10164
NO_MESSAGE = 10037
AWAY = (10008, 10009, 10076, 10003, 10005)
"""Codes of servers that cannot answer now: no leader, no quorum, starting, not enough of them for a stream."""
HEADROOM_BYTES, PAYLOAD_BYTES_MIN = 8192, 65536
"""Kept free in each message for its headers, and the least that servers must allow for a message."""
BODY_BYTES_MAX = 1024 * 1024

_log = getLogger(__name__)


class Refused(OperationalError):
    """The servers refused a request. code: of JetStream, 0 if it gave none."""

    def __init__(self, words: str, code: int = 0) -> None:
        super().__init__(words)
        self.code = code


class Outrun(Exception):
    """Another write to the same log was first. Nothing was written."""


class Found(NamedTuple):
    """A message that a stream has. write: the id of its write, None in a foreign message."""

    sequence: int
    write: str | None


class OnlyTls(Client):
    """A client that sends no password to a server that speaks in the clear."""

    async def _process_info(self, info: dict[str, Any], initial_connection: bool = False) -> None:
        if initial_connection and not info.get("tls_required"):
            raise NoTls(f"server {info.get('server_name')} has no TLS")
        await super()._process_info(info, initial_connection)


class NoTls(NatsError):
    """A server does not ask for TLS, although the URL does."""


class Connection:
    """Talks to the servers for any number of threads. Its coroutines run in its own loop. Raises OperationalError."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, name="jetstream", daemon=True)
        self._thread.start()
        self._is_closed = False
        try:
            self.client: Client = self.wait(self._connect())
        except BaseException:
            self._end()
            raise

    @property
    def body_bytes_max(self) -> int:
        """The largest body of a message."""
        return min(self.client.max_payload - HEADROOM_BYTES, BODY_BYTES_MAX)

    def start(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Run a coroutine in the loop. Raises StoreClosed."""
        if self._is_closed:
            work.close()
            raise StoreClosed("the store is closed")
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the loop, and return its result. Not for the loop itself. Raises OperationalError."""
        future = self.start(work)
        try:
            return future.result(WAIT_SECONDS_MAX)
        except NotInTime:
            future.cancel()
            raise OperationalError("the servers of the log do not answer") from None

    def close(self) -> None:
        """Close the connection, and end the loop with all that runs in it."""
        if self._is_closed:
            return
        with suppress(OperationalError):
            self.wait(self._close())
        self._is_closed = True
        self._end()

    async def api(self, request: str, body: Any = None) -> Any:
        """Ask JetStream something. Raises Refused, OperationalError."""
        data = b"" if body is None else json.dumps(body).encode()
        answer = json.loads(await self.ask(f"$JS.API.{request}", data, {}))
        if error := answer.get("error"):
            code, words = error.get("err_code", 0), error.get("description", "refused")
            raise OperationalError(words) if code in AWAY else Refused(words, code)
        return answer

    async def last_of(self, log: UUID, partitions: int) -> Found | None:
        """Return the last message of a table or campaign, as the leader of its stream has it."""
        return await self._found(log, partitions, {"last_by_subj": self.subject(log, partitions)})

    async def append(self, message: Message, partitions: int, expected: int) -> int:
        """Add a message after the one with the expected number, and return its own number once it is safe.

        expected: of the last message of that log, 0 if it has none. Raises Outrun, Refused: it is not in the log;
        OperationalError: it may be there or not.
        """
        subject = self.subject(message.log, partitions)
        headers = {**message.headers, "Nats-Expected-Last-Subject-Sequence": str(expected)}
        until = self.loop.time() + APPEND_SECONDS_MAX
        is_unknown = False
        while True:
            try:
                answer = json.loads(await self.ask(subject, message.body, headers, TAKEN_SECONDS_MAX))
            except Refused:
                raise
            except OperationalError:
                is_unknown = True
                answer = {}
            error = answer.get("error", {})
            if not error and answer:
                return int(answer["seq"])
            code = error.get("err_code", 0)
            if code in (WRONG_LAST, WRONG_LAST_IN_FLIGHT):
                found = await self._first_after(message.log, partitions, expected) if is_unknown else None
                if found and found.write == message.headers[WRITE_HEADER]:
                    return found.sequence
                if code == WRONG_LAST:
                    raise Outrun
            elif error and code not in AWAY:
                if is_unknown:
                    raise OperationalError(f"the log may have it or not: {error.get('description')}")
                raise Refused(f"the log refuses to write: {error.get('description')}", code)
            if self.loop.time() > until:
                raise OperationalError(error.get("description") or "the servers of the log do not answer")
            await asyncio.sleep(AGAIN_AFTER_SECONDS)

    async def put(self, subject: str, body: bytes) -> None:
        """Have the servers keep a message that takes the place of an earlier one. Raises OperationalError."""
        answer = json.loads(await self.ask(subject, body, {}))
        if error := answer.get("error"):
            raise Refused(f"the log refuses to write: {error.get('description')}", error.get("err_code", 0))

    async def got(self, stream: str, subject: str) -> bytes | None:
        """Return the last message on a subject; None if there is none. Raises OperationalError."""
        message = await self.message(stream, {"last_by_subj": subject})
        return None if message is None else b64decode(message.get("data", ""))

    @property
    def server(self) -> str:
        """The name of the server that this node talks to."""
        return str(self.client._server_info.get("server_name", ""))

    async def leave(self) -> None:
        """Go to another server, if there is one."""
        await self.client.force_reconnect()

    def subject(self, log: UUID, partitions: int) -> str:
        """Return the subject of a table or campaign."""
        return f"{self._address.name}.{partition_of(log, partitions)}.{log}"

    async def _first_after(self, log: UUID, partitions: int, sequence: int) -> Found | None:
        question = {"seq": sequence + 1, "next_by_subj": self.subject(log, partitions)}
        return await self._found(log, partitions, question)

    async def _found(self, log: UUID, partitions: int, question: Mapping[str, Any]) -> Found | None:
        message = await self.message(f"{self._address.name}-{partition_of(log, partitions)}", question)
        return None if message is None else Found(int(message["seq"]), headers_of(message).get(WRITE_HEADER) or None)

    async def message(self, stream: str, question: Mapping[str, Any]) -> Any | None:
        """Return a message as the leader of its stream has it; None if there is none. Raises OperationalError."""
        try:
            return (await self.api(f"STREAM.MSG.GET.{stream}", question))["message"]
        except Refused as error:
            if error.code == NO_MESSAGE:
                return None
            raise

    async def ask(
        self, subject: str, body: bytes, headers: Mapping[str, str], seconds_max: float = ANSWER_SECONDS_MAX
    ) -> bytes:
        """Send a request, and return the answer. Raises OperationalError if none comes in time."""
        try:
            return (await self.client.request(subject, body, seconds_max, headers=dict(headers) or None)).data
        except MaxPayloadError as error:
            raise Refused("the message is larger than the servers allow") from error
        except (NatsError, OSError) as error:
            raise OperationalError(f"the servers of the log do not answer: {_words(error)}") from error

    async def _connect(self) -> Client:
        address = self._address
        given = _access(address)
        client = OnlyTls() if address.ca else Client()
        refusals: list[Exception] = []
        is_final = asyncio.Event()

        async def told(error: Exception) -> None:
            refusals.append(error)
            _log.debug("the connection to the log: %s", error)
            if _is_denied(error) or (_is_distrust(error) and len(refusals) >= len(address.servers)):
                is_final.set()

        connecting = asyncio.ensure_future(
            client.connect(
                list(address.servers),
                name="hourglass",
                connect_timeout=int(CONNECT_SECONDS_MAX),
                reconnect_time_wait=AGAIN_AFTER_SECONDS,  # type: ignore[arg-type]
                max_reconnect_attempts=-1,
                ping_interval=2,
                error_cb=told,
                **given,
            )
        )
        giving_up = asyncio.ensure_future(is_final.wait())
        await asyncio.wait(
            {connecting, giving_up}, timeout=CONNECT_SECONDS_MAX + 1, return_when=asyncio.FIRST_COMPLETED
        )
        giving_up.cancel()
        if connecting.done() and connecting.exception() is None:
            if client.max_payload >= PAYLOAD_BYTES_MIN:
                return client
            await client.close()
            least = f"set `max_payload` to at least {PAYLOAD_BYTES_MIN}"
            raise StoreUnfit(f"the servers allow messages of {client.max_payload} bytes; {least}")
        connecting.cancel()
        why = connecting.exception() if connecting.done() and not connecting.cancelled() else None
        raise OperationalError(f"no server of the log lets this node in: {_words(*refusals, why)}")

    async def _close(self) -> None:
        """End all of ours that runs in the loop, then the connection, which has tasks of its own."""
        await _ended(task for task in asyncio.all_tasks() if not _is_the_clients(task))
        with suppress(NatsError, OSError):
            await self.client.close()

    def _end(self) -> None:
        with suppress(NotInTime):
            asyncio.run_coroutine_threadsafe(_ended(asyncio.all_tasks(self.loop)), self.loop).result(WAIT_SECONDS_MAX)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


def headers_of(message: Any) -> dict[str, str]:
    """Return the headers of a message that the leader of its stream was asked for."""
    lines = b64decode(message.get("hdrs", "")).decode(errors="replace").splitlines()
    return {name: value.strip() for name, mark, value in (line.partition(":") for line in lines) if mark}


def _words(*errors: BaseException | None) -> str:
    """Return the words of the last error, or of the refusal of credentials."""
    said = [error for error in errors if error is not None]
    denied = [error for error in said if _is_denied(error)]
    last = (denied or said or [TimeoutError()])[-1]
    return str(last) or type(last).__name__


def _access(address: Address) -> dict[str, Any]:
    """Return with what a node shows who it is, and sees who the servers are. Raises OperationalError."""
    given: dict[str, Any] = {}
    if address.user:
        given = {"user": address.user, "password": address.password}
    if address.credentials:
        try:
            said = address.credentials.read_text()
        except (OSError, UnicodeError) as error:
            raise OperationalError(f"the file that `credentials` names cannot be read: {_words(error)}") from error
        if "BEGIN NATS USER JWT" not in said or "BEGIN USER NKEY SEED" not in said:
            raise OperationalError("the file that `credentials` names has no credentials of a user")
        given["user_credentials"] = str(address.credentials)
    if address.ca:
        try:
            given["tls"] = ssl.create_default_context(cafile=str(address.ca))
        except OSError as error:
            raise OperationalError(f"the file that `ca` names has no certificate to use: {_words(error)}") from error
    return given


def _is_distrust(error: BaseException) -> bool:
    """Return whether this node does not take a server for one of the log's."""
    return isinstance(error, ssl.SSLCertVerificationError | NoTls)


def _is_denied(error: BaseException) -> bool:
    return "authorization" in str(error).lower()


def _is_the_clients(task: "asyncio.Task[Any]") -> bool:
    """Return whether a task belongs to the client, which ends its own."""
    return getattr(task.get_coro(), "__qualname__", "").startswith(("Client.", "Subscription."))


async def _ended(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Cancel tasks, but not the one that asks for it, and wait until they have ended."""
    ending = [task for task in tasks if task is not asyncio.current_task()]
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
