"""From the command to the table: open or join one, and say goodbye when a player leaves."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from api.cli.addresses import url_to_return
from api.cli.checkpoints import witness_of
from api.cli.console import console
from api.cli.local_server import Server
from api.cli.terminal.commands import start_table
from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.installed_game import installed_game
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.return_command import return_command
from api.cli.terminal.seat_tokens import SeatTokens
from api.cli.terminal.seats import LocalSeats
from api.client.answers import TIMEOUT_SECONDS, Json, accepted, json_of
from api.client.forms import OpenedTable, expected
from api.client.held.seats import HeldSeats, joined
from api.client.retry import RetryingTransport, Say
from api.client.service import Service
from api.client.trust import trust
from api.client.witness import Witness
from infra.packs.index import PackIndex
from projections.text.messages import Messages, catalogue

STDIN, STDOUT = 0, 1
"""Descriptors of the terminal, or of what replaces it."""


class Preferences(NamedTuple):
    """A player's preferences. state: the folder of checkpoints; packs: all known ones; tokens: the stored seat tokens.

    options: of the command, to be given again on coming back; path: of what the player comes back to, None for the
    table itself; is_guided: whether the hints of a guided evening are shown.
    """

    lang: str
    state: Path | None
    packs: PackIndex
    tokens: SeatTokens
    options: Sequence[str] = ()
    path: str | None = None
    is_guided: bool = False


class NewTable(NamedTuple):
    """What to open. seats: as a service expects them; solo: whether one person plays them all; save: a game that was
    saved on paper, with which a campaign begins.
    """

    game: str
    pack: str | None
    scenario: str | None
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    solo: bool
    save: dict[str, Any] | None = None


class Player(NamedTuple):
    """Who plays where. home: the URL where a player who comes back finds the service, "" for that of the settings."""

    server: Server
    home: str
    preferences: Preferences
    screen: Screen
    seats: LocalSeats

    def address(self, url: str) -> str:
        """Return the address of the table's page at a service; without a URL the table's id."""
        return f"{url}/tables/{self.seats.held.id}" if url else self.seats.held.id


def open_and_play(server: Server, new_table: NewTable, preferences: Preferences) -> None:
    """Open a table, say how others join it, and play seat 0, or all. Raises Refused, Flawed, httpx.HTTPError."""
    template = {
        "game": new_table.game,
        "pack": new_table.pack,
        "scenario": new_table.scenario,
        "options": new_table.options,
    }
    body = {key: value for key, value in template.items() if value is not None} | {"seats": new_table.seats}
    answer = accepted(
        httpx.post(f"{server.url}/v1/tables", json=body, timeout=TIMEOUT_SECONDS, verify=trust(server.url))
    )
    opened = expected(OpenedTable, json_of(answer), "a new table")
    with keyboard() as inbox:
        play_opened(server, opened, new_table.solo, preferences, inbox)


def join_and_play(server: Server, table: str, tokens: Sequence[str], preferences: Preferences) -> None:
    """Play at a table by its id, with the tokens of some of its seats. Raises Refused, Flawed, httpx.HTTPError."""
    with keyboard() as inbox:
        join(server, table, tokens, preferences, inbox)


def keyboard() -> Inbox:
    """Return the input for all tables of this command: lines typed ahead are for the next table."""
    return Inbox(STDIN, STDOUT)


def play_opened(server: Server, opened: Json, solo: bool, preferences: Preferences, inbox: Inbox) -> bool:
    """Play seat 0 of a new table, or all seats. Return whether the table was ended. opened: the service's answer.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    preferences.tokens.keep(opened["id"], {one["seat"]: one["token"] for one in opened["seats"]})
    mine = opened["seats"] if solo else opened["seats"][:1]
    others = opened["seats"][len(mine) :]
    screen = screen_of(preferences)
    with service_of(server, preferences, screen) as service:
        held = HeldSeats(service, opened["id"], {one["seat"]: one["token"] for one in mine})
        player = player_at(server, preferences, screen, held)
        invite(player, others)
        if not others:
            start_table(player.seats)
            player.seats.refresh()
        return play_until_left(player, inbox)


def join(server: Server, table: str, tokens: Sequence[str], preferences: Preferences, inbox: Inbox) -> bool:
    """Play at a table by its id, with the tokens of some of its seats. Return whether the table was ended.

    The tokens are stored, so that the player can come back without them. Raises Refused, Flawed, httpx.HTTPError.
    """
    screen = screen_of(preferences)
    with service_of(server, preferences, screen) as service:
        found = joined(service, table, tokens)
        preferences.tokens.keep(table, found.tokens)
        return play_until_left(player_at(server, preferences, screen, found), inbox)


def home_of(server: Server) -> str:
    """Return the URL where the service can be found again, "" if the settings leave it open."""
    return url_to_return(server.url, is_own=server.is_own)


def player_at(server: Server, preferences: Preferences, screen: Screen, held: HeldSeats) -> Player:
    """Return a player at a table. A service that was started here is found again at the address in the settings."""
    address = f"{server.url}/tables/{held.id}"
    seats = LocalSeats(held, preferences.tokens, address)
    return Player(server, home_of(server), preferences, screen, seats)


def screen_of(preferences: Preferences) -> Screen:
    """Return a screen in the player's language, without a game to draw yet."""
    return Screen(
        console(), Messages(preferences.lang, *(catalogue(name, preferences.lang) for name in ("common", "terminal")))
    )


def saying(screen: Screen) -> Say:
    """Return a function that tells the player that a request is sent again."""

    def say(why: str, seconds: float) -> None:
        screen.say("again", "red", why=why, seconds=f"{seconds:g}")

    return say


def service_of(server: Server, preferences: Preferences, screen: Screen) -> Service:
    """Return a service, whose requests are sent again when necessary; the player is told so."""
    return Service(server.url, lang=preferences.lang, say=saying(screen))


def client(server: Server, token: str) -> httpx.Client:
    """Return a client of a service with the token of a seat. It retries when necessary, without a word."""
    headers, retrying = {"Authorization": f"Bearer {token}"}, RetryingTransport(httpx.HTTPTransport(trust(server.url)))
    return httpx.Client(base_url=server.url, headers=headers, timeout=TIMEOUT_SECONDS, transport=retrying)


def invite(player: Player, others: Sequence[Json]) -> None:
    """Print how the players of other seats join. others: seats with their tokens."""
    player.screen.names = player.seats.names
    for one in others:
        player.screen.say("joins", "", who=player.screen.who(one["seat"]))
        player.screen.line(
            f"  {return_command(player.address(player.server.url), [one['seat']], player.preferences.options)}"
        )
        player.screen.say("token", "", token=str(one["token"]))


def play_until_left(player: Player, inbox: Inbox) -> bool:
    """Play until the player leaves, and say how to come back. Return whether the table was ended. Ctrl+C leaves, too.

    The log is compared with the stored checkpoint before anything of it is shown.
    """
    seats, screen = player.seats, player.screen
    screen.names = seats.names
    witness = quiet_witness(player)
    witness.check_now()
    installed = installed_game(seats, player.preferences.packs, player.preferences.lang)
    screen.heading(installed.title if installed else str(seats.summary["game"]))
    screen.line(screen.messages.say("play-watch", url=player.address(player.server.url)))
    listener = listener_of(player, witness, inbox)
    try:
        with suppress(KeyboardInterrupt):
            is_guided = player.preferences.is_guided
            TerminalGame(seats, screen, inbox, listener, installed, is_guided=is_guided).play(carry_out)
    finally:
        listener.stop()
    say_farewell(player)
    return seats.state == "ended"


def quiet_witness(player: Player) -> Witness:
    """Return the witness of the table, with its own client, whose retries are not shown."""
    held = player.seats.held
    return witness_of(client(player.server, held.tokens[held.numbers[0]]), held.id, player.preferences.state)


def listener_of(player: Player, witness: Witness, inbox: Inbox) -> Listener:
    """Return a listener for the first seat here, with its own client: it reads a feed while other requests are sent."""
    held = player.seats.held
    headers = {"Authorization": f"Bearer {held.tokens[held.numbers[0]]}"}
    feed = httpx.Client(base_url=player.server.url, headers=headers, verify=trust(player.server.url))
    return Listener(feed, held.id, witness, inbox.ring)


def say_farewell(player: Player) -> None:
    """Print how to come back. If nothing can happen any more, delete the tokens, which have become useless."""
    screen, seats, path = player.screen, player.seats, player.preferences.path
    if seats.state == "ended":
        player.preferences.tokens.forget(seats.held.id)
    else:
        screen.line("")
        screen.say("stays", "")
        url, mine = (player.address(player.home), seats.mine) if path is None else (player.home + path, [0])
        screen.line(f"  {return_command(url, mine, player.preferences.options)}")
    if player.server.is_own and path is None:
        screen.say("own-ends", "dim")
