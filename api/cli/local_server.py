"""The service for a player: the one at a URL, or that of the settings, started if it is not running."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from api.cli.addresses import url_of_service
from api.cli.server_process import served_from_store
from api.client.trust import trust

REACHED_WITHIN_SECONDS = 2.0


class Server(NamedTuple):
    """A service. is_own: whether it was started here, and ends with the command."""

    url: str
    is_own: bool


@contextmanager
def service(url: str | None, packs: Path | None) -> Iterator[Server]:
    """Provide the service at a URL; by default that of the settings, started with their store if it is not running.

    Raises NotServed.
    """
    home = url_of_service()
    if (url and url != home) or is_served(home):
        yield Server(url or home, False)
        return
    with served_from_store(port_for(home), packs) as own:
        yield Server(own, True)


def is_served(url: str) -> bool:
    """Return whether a service answers there."""
    try:
        return httpx.get(f"{url}/healthz", timeout=REACHED_WITHIN_SECONDS, verify=trust(url)).is_success
    except httpx.HTTPError:
        return False


def port_for(url: str) -> int:
    """Return the port of a URL, so that others find the service there; 0 for any port, if another program has it."""
    port = urlsplit(url).port or 0
    with socket.socket() as one:
        return 0 if one.connect_ex(("127.0.0.1", port)) == 0 else port
