"""`hourglass backup`: copy a service's store and keys into a new folder, while the service runs."""

from pathlib import Path
from typing import Annotated

import typer

from api.cli.commands.serve import said_of
from api.cli.console import counted, fail


def backup(
    folder: Annotated[Path, typer.Argument(help="The folder to create; it must not exist.")],
    keys: Annotated[bool, typer.Option(help="Copy the keys, too.")] = True,
) -> None:
    """Copy the store and its keys into a new folder. The service may run meanwhile."""
    from infra.keys.key_file import KeyFileError
    from infra.settings import WrongSetting, read_settings
    from infra.store.backup import back_up
    from infra.store.errors import StoreError

    try:
        settings = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    store = settings.store_path
    if store is None:
        fail(
            "STORE_URL: this copies an SQLite file; use `pg_dump` for a database, `nats stream backup` for a log",
            code=2,
        )
    if not store.is_file():
        fail(f"STORE_URL: there is no store at {store}", code=2)
    try:
        copied = back_up(store, settings.key_file if keys else None, folder)
    except StoreError as error:
        fail(f"STORE_URL: {store} cannot be copied: {said_of(error)}", code=2)
    except KeyFileError as error:
        fail(f"KEY_FILE: {error}", code=2)
    except OSError as error:
        fail(f"{error.filename or folder}: {error.strerror}", code=2)
    held = f"{counted(copied.logs, 'log')} with {counted(copied.entries, 'entry', 'entries')}"
    print(f"{folder}: {held}, {'and the keys' if keys else 'without the keys'}")
