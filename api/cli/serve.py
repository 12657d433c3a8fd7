"""`hourglass serve`: the service, until it is asked to stop."""

import signal
from typing import NoReturn

from api.cli.screen import fail

STOPPED_BY = (signal.SIGTERM, signal.SIGINT)


def serve() -> None:
    """Start the service; settings come from the environment. It ends on SIGTERM or Ctrl+C."""
    for one in STOPPED_BY:
        signal.signal(one, _end)
    from api.app import create_app
    from api.server import run
    from domain.kernel.errors import GameError
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.vault import VaultError

    try:
        settings = read_settings()
        run(create_app(settings), settings)
    except (WrongSetting, VaultError, StoreError, GameError, OSError) as error:
        fail(str(error), code=2)


def _end(number: int, frame: object) -> NoReturn:
    """End with exit code 0; a second signal is not to disturb the ending."""
    for one in STOPPED_BY:
        signal.signal(one, signal.SIG_IGN)
    raise SystemExit(0)
