"""The service with the toy game, as a process of its own: `python -m tests.toy.server`.

Its environment may say what is wrong with it.
"""

import os
import resource
import signal
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any
from uuid import UUID

from api.app import create_app
from api.server.server import run
from api.server.signals import end_on_signals
from api.service.tables.commit import Commands
from domain.kernel.game import Game
from infra import clock
from infra.nodes import redis_presence
from infra.nodes.feed import Feed
from infra.nodes.shared_feed import SharedFeed
from infra.settings import read_settings
from tests.toy import CAMPAIGNING, TOY
from tests.toy.view import TOY_VIEW

SLOW = "NOTES_SLOWLY"
"""With this in its environment, the server takes so many seconds to note in a campaign what a table came to."""

RULES = "TOY_RULES"
"""The version of the rules that it plays by."""
SECONDS_AHEAD = "CLOCK_SECONDS_AHEAD"
"""How far its machine's clock is ahead; of several, as `3600 -60`, each look at it finds the next."""
LAPSES_AFTER = "NODES_LAPSE_AFTER"
"""After how many seconds of silence it forgets another node."""
DIES_AT = "DIES_AT_VERSION"
"""It dies when it has committed this version of any table, before it tells anyone."""
PAUSES_BEFORE, PAUSES_AFTER = "PAUSES_BEFORE_VERSION", "PAUSES_AFTER_VERSION"
"""It stops once, till it is told to go on, before it commits this version of any table; or after, before it tells."""
FILE_BYTES_MAX = "FILE_BYTES_MAX"
"""What a file may grow to, as on a disk that is full, until someone allows more."""


def noted_slowly(state: Any, table: str) -> Any:
    time.sleep(float(os.environ[SLOW]))
    return CAMPAIGNING.noted(state, table)


def toy() -> Game:
    game = TOY._replace(rules=int(os.environ.get(RULES, TOY.rules)))
    return game._replace(campaign=CAMPAIGNING._replace(noted=noted_slowly)) if SLOW in os.environ else game


def go_wrong() -> None:
    """What the environment asks for."""
    if SECONDS_AHEAD in os.environ:
        ahead = cycle(int(seconds) * 1_000_000_000 for seconds in os.environ[SECONDS_AHEAD].split())
        clock.time_ns = lambda: time.time_ns() + next(ahead)
    if LAPSES_AFTER in os.environ:
        redis_presence.SILENT_AFTER = redis_presence.FORGOTTEN_AFTER = float(os.environ[LAPSES_AFTER])
    if FILE_BYTES_MAX in os.environ:
        most = int(os.environ[FILE_BYTES_MAX])
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    if PAUSES_BEFORE in os.environ:
        Commands.write = paused(Commands.write, PAUSES_BEFORE, lambda _, events, rows: events[-1].originator_version)
    if PAUSES_AFTER in os.environ:
        SharedFeed.moved = paused(SharedFeed.moved, PAUSES_AFTER, lambda feed, table_id, version: version)
    if DIES_AT in os.environ:
        SharedFeed.moved = dies_before_it_tells  # type: ignore[method-assign]


def paused(then: Any, name: str, version_in: Callable[..., int]) -> Any:
    """What is done, once after a stop of this process: at the version that the environment names."""
    at = [int(os.environ[name])]

    def pause_and(*what: Any) -> Any:
        if at and version_in(*what) >= at[0]:
            at.clear()
            os.kill(os.getpid(), signal.SIGSTOP)
        return then(*what)

    return pause_and


def dies_before_it_tells(feed: SharedFeed, table_id: UUID, version: int) -> None:
    if version >= int(os.environ[DIES_AT]):
        os.kill(os.getpid(), signal.SIGKILL)
    Feed.moved(feed, table_id, version)


def main() -> None:
    end_on_signals()
    go_wrong()
    settings = read_settings()
    run(create_app(settings, {"toy": (toy(), TOY_VIEW)}, lambda game: [{}]), settings)


if __name__ == "__main__":
    main()
