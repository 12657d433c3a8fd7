"""`hourglass archive`: write the archive of every table of a store into a new folder, and audit each of them."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from api.cli.commands.serve import said_of
from api.cli.console import counted, fail
from api.cli.packs import PACKS, known_packs

FAULTS_MAX = 100
"""How many tables with a fault are named."""


def archive(
    folder: Annotated[Path, typer.Argument(help="The folder to create; it must not exist.")],
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Write the archives of all tables of the store into a new folder, and audit each. The service may run meanwhile.

    Exits with code 1, naming the tables, if any is at fault.
    """
    from api import games
    from api.service.archives.whole_store import audited_archives
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.store.opening import open_store

    try:
        settings = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    path, known = settings.store_path, known_packs(packs)
    if path is not None and not path.is_file():
        fail(f"STORE_URL: there is no store at {path}", code=2)
    count, size, faults = 0, 0, list[str]()
    try:
        with closing(open_store(settings.store_url)) as recorder:
            folder.mkdir(mode=0o700, parents=True)
            for one in audited_archives(recorder, games.codec(), known):
                count, size = count + 1, size + len(one.archive or b"")
                if one.archive is not None:
                    (folder / f"{one.table}.ndjson").write_bytes(one.archive)
                if one.fault is not None:
                    faults.append(f"table {one.table}: {one.fault}")
    except StoreError as error:
        fail(f"STORE_URL: {settings.store_name} cannot be read: {said_of(error)}", code=2)
    except OSError as error:
        fail(f"{error.filename or folder}: {error.strerror}", code=2)
    typer.echo(f"{folder}: {counted(count, 'table')}, {size} bytes, {len(faults) or 'none'} at fault")
    if faults:
        more = [f"and {len(faults) - FAULTS_MAX} more"] if len(faults) > FAULTS_MAX else []
        fail(*faults[:FAULTS_MAX], *more, code=1)
