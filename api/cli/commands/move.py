"""`hourglass move`: copy everything from one store to another, of any kind."""

from contextlib import ExitStack, closing, nullcontext
from typing import Annotated

import typer

from api.cli.commands.serve import said_of
from api.cli.console import counted, fail


def move(
    target: Annotated[
        str, typer.Argument(envvar="MOVE_TO", help="The URL of the other store, in the form of STORE_URL.")
    ],
) -> None:
    """Copy all tables and campaigns from the store of STORE_URL to another one. The service must not run meanwhile."""
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.store.moving import move as move_all
    from infra.store.opening import migrated, open_store
    from infra.store.sqlite.process_lock import StoreTaken, alone

    try:
        source = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    try:
        there = read_settings(store_url=target, key_file=source.key_file)
    except WrongSetting as error:
        fail(*str(error).replace("STORE_URL", "TARGET").splitlines(), code=2)
    path = source.store_path
    if path is not None and not path.is_file():
        fail(f"STORE_URL: there is no store at {path}", code=2)
    if source.store_url == there.store_url:
        fail("the target is the store of STORE_URL itself; name another one", code=2)
    try:
        with ExitStack() as stack:
            for one in (source.store_path, there.store_path):
                stack.enter_context(nullcontext() if one is None else alone(one))
            recorder = stack.enter_context(closing(open_store(source.store_url)))
            done = move_all(recorder, stack.enter_context(closing(migrated(there.store_url))))
    except StoreTaken as error:
        fail(str(error), code=2)
    except (StoreError, OSError) as error:
        fail(f"{source.store_name} cannot be moved to {there.store_name}: {said_of(error)}", code=2)
    held = f"{counted(done.logs, 'log')} with {counted(done.entries, 'entry', 'entries')}"
    print(f"{there.store_name}: {held}, {done.new} of them new; set STORE_URL to it, and keep KEY_FILE")
