"""Stored checkpoints: the newest one seen of each table, which its log must extend."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from api.cli.addresses import parts_of
from api.cli.console import fail

if TYPE_CHECKING:
    import httpx

    from api.client.witness import Memory, Witness

STATE = typer.Option(help="The folder for the newest checkpoint of each table; by default beside the service's data.")


def check_against_memory(url: str, token: str | None, state: Path | None, archived: str | None = None) -> None:
    """Check that the log of a table at a URL extends what was seen of it. Exits if it does not.

    archived: the checkpoint of the archive that was read there, if any; then that one is checked.
    """
    with asking(url, token) as (http, id):
        witness_of(http, id, state).check_archived(archived)


@contextmanager
def asking(table: str, token: str | None) -> "Iterator[tuple[httpx.Client, str]]":
    """Provide a client of a table's service, and the table's id. Exits if something goes wrong."""
    import httpx

    from api.client.feed_reader import Cut
    from api.client.trust import trust
    from domain.log.line import Flawed
    from domain.log.proofs import Rewritten

    base, id = parts_of(table)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with httpx.Client(base_url=base, headers=headers, timeout=30.0, verify=trust(base)) as http:
            yield http, id
    except Rewritten as error:
        fail(f"{table}: {error}")
    except Flawed as error:
        fail(f"{table}: the log was changed, or the service is not the one it claims to be: {error}")
    except (httpx.HTTPError, httpx.InvalidURL, Cut, OSError) as error:
        fail(f"{table}: {error}", code=2)


def witness_of(http: "httpx.Client", table: str, state: Path | None) -> "Witness":
    """Return the witness of a table, which stores checkpoints in this folder or the usual one."""
    from api.client.witness import Witness

    return Witness(http, table, memory_in(state))


def memory_in(state: Path | None) -> "Memory":
    """Return the checkpoints in this folder, or in the usual one, which all commands share.

    Exits with code 2 if there is no usual one.
    """
    from api.client.witness import Memory
    from infra.settings import WrongSetting, data_folder

    try:
        return Memory(state or data_folder() / "checkpoints")
    except WrongSetting:
        fail("--state: name a folder for checkpoints, because this user has no home folder", code=2)
