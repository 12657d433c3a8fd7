"""Connections to a PostgreSQL server: a few, opened when first needed, for any number of threads."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, LifoQueue
from threading import Lock
from typing import Any, TypeAlias

import psycopg
from eventsourcing.persistence import DataError, OperationalError

from infra.store.errors import ConnectionLost, StoreBusy, StoreClosed

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]

CONNECT_SECONDS_MAX = 3
FREE_SECONDS_MAX = 5.0  # how long to wait for a free connection
STATEMENT_MILLISECONDS_MAX = 10_000
SILENCE_MILLISECONDS_MAX = 5_000  # of a server that no longer answers


def connect(url: str) -> Connection:
    """Open a connection in which every statement is its own transaction. Raises psycopg.OperationalError."""
    return psycopg.connect(
        url,
        autocommit=True,
        prepare_threshold=2,
        connect_timeout=CONNECT_SECONDS_MAX,
        tcp_user_timeout=SILENCE_MILLISECONDS_MAX,
        application_name="hourglass",
        options=f"-c statement_timeout={STATEMENT_MILLISECONDS_MAX} -c synchronous_commit=on -c timezone=UTC",
    )


class Connections:
    """At most `connections_max` connections. One that met an error is closed, and opened again when needed."""

    def __init__(self, url: str, connections_max: int) -> None:
        self._url = url
        self._connections_max = connections_max
        self._is_closed = False
        self._closing = Lock()
        # The last one used is used first: its statements are prepared, and no more are opened than needed.
        self._free: LifoQueue[Connection | None] = LifoQueue(connections_max)
        for _ in range(connections_max):
            self._free.put(None)

    @contextmanager
    def one(self) -> Iterator[Connection]:
        """Lend a connection.

        Raises StoreBusy if none becomes free in time, StoreClosed; OperationalError if the server is away, does not
        answer or fails, ConnectionLost if the connection had worked before; DataError for values that it cannot store.
        Violated constraints pass through.
        """
        connection = self._take()
        try:
            if connection is None or connection.closed:
                connection = None
                connection = connect(self._url)
            yield connection
        except psycopg.IntegrityError:
            raise
        except (psycopg.DataError, UnicodeError, OverflowError) as error:
            raise DataError(str(error)) from error
        except psycopg.Error as error:
            if isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None:  # it never left this process
                raise DataError(str(error)) from error
            if connection is not None:
                is_lost = connection.broken
                connection.close()
                if is_lost:  # most likely so are all that were opened before
                    self._close_free()
                    raise ConnectionLost(str(error)) from error
            raise OperationalError(str(error)) from error
        finally:
            self._free.put(connection)

    def select(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows that the statement finds; retry once if the connection broke. Raises as `one`."""
        try:
            return self._select(statement, values)
        except ConnectionLost:  # for example after a restart of the server
            return self._select(statement, values)

    def _select(self, statement: str, values: Sequence[Any]) -> list[Any]:
        with self.one() as connection:
            return connection.execute(statement, values).fetchall()

    def close(self) -> None:
        """Close all connections, each when its use ends."""
        with self._closing:
            if self._is_closed:
                return
            self._is_closed = True
            for _ in range(self._connections_max):
                if connection := self._free.get():
                    connection.close()

    def _close_free(self) -> None:
        """Close the free connections, so that they are opened again."""
        taken = 0
        with suppress(Empty):
            while True:
                connection = self._free.get_nowait()
                taken += 1
                if connection:
                    connection.close()
        for _ in range(taken):
            self._free.put(None)

    def _take(self) -> Connection | None:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        try:
            return self._free.get(timeout=FREE_SECONDS_MAX)
        except Empty:
            raise StoreBusy(f"no connection became free in {FREE_SECONDS_MAX:g} seconds") from None
