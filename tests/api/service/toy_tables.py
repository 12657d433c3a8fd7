"""Tables of the toy game by its use cases, and the types of the fixtures that open them."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from api.service.campaigns.use_cases import Campaigns
from api.service.command import Command, CommandResult
from api.service.tables.use_cases import Tables

Make = Callable[..., Tables]
"""Opens the store; each call is a process that starts anew on the same store."""

Of = Callable[[Tables], Campaigns]
"""The campaigns beside some tables."""

Spoil = Callable[..., int]
"""Changes rows behind the service's back, with a `?` for each value; gives how many."""


async def started(tables: Tables, seats: int = 2, **options: Any) -> UUID:
    names = [f"Player {seat}" for seat in range(seats)]
    opened = await tables.open("toy", names, [()] * seats, options=options)
    await tables.start(opened.id, Command(0))
    return opened.id


async def play(tables: Tables, table: UUID, *keys: str) -> CommandResult:
    """Whoever is asked takes these options in turn."""
    done = None
    for key in keys:
        (seat,) = tables.loaded(table).position.question.seats  # type: ignore[union-attr]
        done = await tables.act(table, Command(seat), key)
    assert done is not None
    return done
