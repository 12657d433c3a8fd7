"""`hourglass serve`: run the service until it is asked to stop."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.config import dictConfig
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.console import fail
from api.cli.packs import PACKS
from api.server.signals import end_on_signals

if TYPE_CHECKING:
    from infra.settings import Settings

FAULTS = {
    "unable to open database file": "the file cannot be opened or created",
    "file is not a database": "the file is not a store",
    "database disk image is malformed": "the file is damaged",
    "readonly database": "the file is read-only",
    "database is locked": "another process is using it",
    "disk I/O error": "reading or writing the file failed",
}
"""The database's messages for a file that is no store -> ours."""


WORKERS = typer.Option(
    min=1, max=64, help="How many processes serve this address; more than one need a store that nodes share."
)


def serve(packs: Annotated[Path | None, PACKS] = None, workers: Annotated[int, WORKERS] = 1) -> None:
    """Start the service. Settings come from the environment. It ends on SIGTERM or Ctrl+C."""
    end_on_signals()
    from api.app import create_app
    from api.server.server import Watched, listening, run, run_at
    from api.server.workers import Workers
    from infra.settings import WrongSetting, read_settings
    from infra.telemetry import log_config

    try:
        settings = read_settings(packs_folder=packs)
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    if workers == 1:
        with refusals(settings):
            run(create_app(settings), settings)
        return
    if settings.store_path is not None:
        fail(
            f"--workers {workers}: STORE_URL names an SQLite file, which one process serves; name a store that nodes "
            "share, such as a PostgreSQL database, or leave --workers out",
            code=2,
        )
    with refusals(settings), listening(settings.host, settings.port) as listener:
        parent = os.getpid()
        dictConfig(log_config(settings.log_level, settings.log_format, settings.log_requests))

        def work(serving: Callable[[], None] | None) -> None:
            try:
                with refusals(settings):
                    run_at(listener, create_app(settings), settings, Watched(parent, serving))
            except typer.Exit as error:
                raise SystemExit(error.exit_code) from None

        code = Workers(work, workers).run()
    raise typer.Exit(code)


@contextmanager
def refusals(settings: "Settings") -> Iterator[None]:
    """Say in one line why the service cannot be started, and exit with code 2."""
    from api.server.server import NotListening
    from domain.kernel.errors import ContentError, GameError
    from infra.keys.key_file import KeyFileError
    from infra.store.errors import StoreError
    from infra.store.sqlite.process_lock import StoreTaken

    try:
        yield
    except ContentError as error:
        fail(*map(str, error.faults), code=2)
    except (NotListening, GameError) as error:
        fail(str(error), code=2)
    except StoreTaken as error:
        fail(f"STORE_URL: {error}", code=2)
    except KeyFileError as error:
        fail(f"KEY_FILE: {error}", code=2)
    except StoreError as error:
        fail(f"STORE_URL: {settings.store_name} cannot be used as the store: {said_of(error)}", code=2)
    except OSError as error:
        fail(f"STORE_URL: {error.filename}: {error.strerror}" if error.filename else str(error), code=2)


def fault(said: str) -> str:
    """Return what is wrong with a store, in our words if the library's are obscure."""
    return next((plain for words, plain in FAULTS.items() if words in said), said)


def said_of(error: Exception) -> str:
    """Return what is wrong with a store, in one line."""
    return fault(str(error)).partition("\n")[0]
