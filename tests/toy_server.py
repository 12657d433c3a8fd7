"""The service with the toy game, as a process of its own: `python -m tests.toy_server`."""

import os
import signal
import time
from typing import Any

from api.app import create_app
from api.cli.serve import STOPPED_BY, end
from api.server import run
from infra.settings import read_settings
from tests.toy import CAMPAIGNING, TOY
from tests.toy_view import TOY_VIEW

SLOW = "NOTES_SLOWLY"
"""With this in its environment, the server takes so many seconds to note in a campaign what a table came to."""


def noted_slowly(state: Any, table: str) -> Any:
    time.sleep(float(os.environ[SLOW]))
    return CAMPAIGNING.noted(state, table)


def main() -> None:
    for one in STOPPED_BY:
        signal.signal(one, end)
    settings = read_settings()
    game = TOY._replace(campaign=CAMPAIGNING._replace(noted=noted_slowly)) if SLOW in os.environ else TOY
    app = create_app(settings, {"toy": (game, TOY_VIEW)}, lambda game: [{}])
    run(app, settings)


if __name__ == "__main__":
    main()
