"""A terminal at a seat of a table that runs in this process: what it shows after each typed line."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from contextlib import closing
from io import StringIO
from pathlib import Path

import httpx
from rich.console import Console

from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.installed_game import InstalledGame, installed_game
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.held.seats import joined
from api.client.service import Service
from api.client.witness import Memory, Witness
from infra.packs.index import PackIndex
from projections.text.messages import Messages, catalogue
from tests.api.http.golden_games import ServedTable

WIDTH = 400
"""The columns of the terminal: no line is broken."""


class Bridge(httpx.BaseTransport):
    """Sends the requests of a thread by a client of the event loop."""

    def __init__(self, http: httpx.AsyncClient, loop: asyncio.AbstractEventLoop) -> None:
        self._http, self._loop = http, loop

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Return the answer, as it was before it was compressed."""
        asked = self._http.request(
            request.method, str(request.url), content=request.read(), headers=request.headers.raw
        )
        answer = asyncio.run_coroutine_threadsafe(asked, self._loop).result(timeout=60)
        kind = {"content-type": answer.headers.get("content-type", "")}
        return httpx.Response(answer.status_code, headers=kind, content=answer.content)


async def answered(
    table: ServedTable, packs: PackIndex, seat: int, lang: str, folder: Path, lines: Sequence[str]
) -> list[str]:
    """What a terminal at this seat shows after each of these lines, with single blanks. folder: for what it keeps."""
    bridge = Bridge(table.http, asyncio.get_running_loop())
    own = str(table.golden.table), table.tokens[seat]
    return await asyncio.to_thread(typed, bridge, packs, *own, lang, folder, lines)


def typed(
    bridge: Bridge, packs: PackIndex, table: str, token: str, lang: str, folder: Path, lines: Sequence[str]
) -> list[str]:
    """The same, in a thread beside the event loop."""
    shown, told = StringIO(), []
    with closing(Service("http://test", lang=lang)) as service, open(os.devnull, "rb") as keys:
        service.http = httpx.Client(base_url="http://test", transport=bridge)
        seats = LocalSeats(joined(service, table, [token]))
        game = game_of(service, seats, installed_game(seats, packs, lang), folder, shown, Inbox(keys.fileno()))
        for line in lines:
            before = len(shown.getvalue())
            carry_out(game, line)
            told.append(re.sub(r"\s+", " ", shown.getvalue()[before:]))
    return told


def game_of(
    service: Service, seats: LocalSeats, installed: InstalledGame | None, folder: Path, shown: StringIO, inbox: Inbox
) -> TerminalGame:
    """The game of a terminal that shows everything in a file."""
    messages = Messages(service.lang, catalogue("common", service.lang), catalogue("terminal", service.lang))
    listener = Listener(service.http, seats.held.id, Witness(service.http, seats.held.id, Memory(folder)), lambda: None)
    screen = Screen(Console(file=shown, width=WIDTH), messages)
    return TerminalGame(seats, screen, inbox, listener, installed)
