"""`hourglass serve`: run the service until it is asked to stop."""

import signal
from pathlib import Path
from typing import Annotated, NoReturn

from api.cli.console import fail
from api.cli.packs import PACKS

STOPPED_BY = (signal.SIGTERM, signal.SIGINT)

FAULTS = {
    "unable to open database file": "the file cannot be opened or created",
    "file is not a database": "the file is not a store",
    "database disk image is malformed": "the file is damaged",
    "readonly database": "the file is read-only",
    "database is locked": "another process is using it",
    "disk I/O error": "reading or writing the file failed",
}
"""The database's messages for a file that is no store -> ours."""


def serve(packs: Annotated[Path | None, PACKS] = None) -> None:
    """Start the service. Settings come from the environment. It ends on SIGTERM or Ctrl+C."""
    for one in STOPPED_BY:
        signal.signal(one, end)
    from api.app import create_app
    from api.server.server import NotListening, run
    from domain.kernel.errors import ContentError, GameError
    from infra.keys.key_file import KeyFileError
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.store.sqlite.process_lock import StoreTaken

    try:
        settings = read_settings(packs_folder=packs)
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    try:
        run(create_app(settings), settings)
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


def end(number: int, frame: object) -> NoReturn:
    """Exit with code 0; ignore further signals meanwhile."""
    for one in STOPPED_BY:
        signal.signal(one, signal.SIG_IGN)
    raise SystemExit(0)
