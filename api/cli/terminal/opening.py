"""From the command to the table: open or join one, and say goodbye when a player leaves."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from api.cli.commands.export import url_of_service
from api.cli.commands.watch import witness_of
from api.cli.console import console
from api.cli.local_server import Place
from api.cli.terminal.commands import start_table
from api.cli.terminal.dispatch import obey
from api.cli.terminal.display.installed_game import known_game
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import Evening
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.retry import Patient, Say
from api.cli.terminal.return_command import way_back
from api.cli.terminal.seat_tokens import SeatTokens
from api.cli.terminal.seats import Sitting
from api.client.api_client import TIMEOUT_SECONDS, Json, RemoteTable, accepted, joined
from api.client.witness import Witness
from infra.packs.index import PackIndex
from projections.messages import Messages, catalogue

STDIN, STDOUT = 0, 1
"""Descriptors of the terminal, or of what replaces it."""


class How(NamedTuple):
    """A player's preferences. state: the folder of checkpoints; packs: all known ones; tokens: the stored seat tokens.

    options: of the command, to be given again on coming back; path: of what the player comes back to, None for the
    table itself.
    """

    lang: str
    state: Path | None
    packs: PackIndex
    tokens: SeatTokens
    options: Sequence[str] = ()
    path: str | None = None


class Wish(NamedTuple):
    """What to open. seats: as a service expects them; solo: whether one person plays them all."""

    game: str
    pack: str | None
    scenario: str | None
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    solo: bool


class Seated(NamedTuple):
    """Who plays where. home: the URL where a player who comes back finds the service."""

    place: Place
    home: str
    how: How
    screen: Screen
    sitting: Sitting

    def address(self, url: str) -> str:
        """Return the address of the table's page at a service."""
        return f"{url}/tables/{self.sitting.table.id}"


def open_and_play(place: Place, wish: Wish, how: How) -> None:
    """Open a table, say how others join it, and play seat 0, or all. Raises Refused, Flawed, httpx.HTTPError."""
    body = {"game": wish.game, "pack": wish.pack, "scenario": wish.scenario, "options": wish.options}
    asked = {key: value for key, value in body.items() if value is not None} | {"seats": wish.seats}
    opened = accepted(httpx.post(f"{place.url}/v1/tables", json=asked, timeout=TIMEOUT_SECONDS)).json()
    with keyboard() as inbox:
        play_opened(place, opened, wish.solo, how, inbox)


def join_and_play(place: Place, table: str, tokens: Sequence[str], how: How) -> None:
    """Play at a table by its id, with the tokens of some of its seats. Raises Refused, Flawed, httpx.HTTPError."""
    with keyboard() as inbox:
        join(place, table, tokens, how, inbox)


def keyboard() -> Inbox:
    """Return the input for all tables of this command: lines typed ahead are for the next table."""
    return Inbox(STDIN, STDOUT)


def play_opened(place: Place, opened: Json, solo: bool, how: How, inbox: Inbox) -> bool:
    """Play seat 0 of a new table, or all seats. Return whether the table was ended. opened: the service's answer.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    how.tokens.keep(opened["id"], {one["seat"]: one["token"] for one in opened["seats"]})
    mine = opened["seats"] if solo else opened["seats"][:1]
    others = opened["seats"][len(mine) :]
    screen = screen_of(how)
    with client(place, mine[0]["token"], saying(screen)) as http:
        seated = seated_at(place, how, screen, RemoteTable(http, {**opened, "seats": mine}))
        invite(seated, others)
        if not others:
            start_table(seated.sitting)
            seated.sitting.look()
        return sit(seated, inbox)


def join(place: Place, table: str, tokens: Sequence[str], how: How, inbox: Inbox) -> bool:
    """Play at a table by its id, with the tokens of some of its seats. Return whether the table was ended.

    The tokens are stored, so that the player can come back without them. Raises Refused, Flawed, httpx.HTTPError.
    """
    screen = screen_of(how)
    with client(place, tokens[0], saying(screen)) as http:
        found = joined(http, table, tokens)
        how.tokens.keep(table, found.tokens)
        return sit(seated_at(place, how, screen, found), inbox)


def seated_at(place: Place, how: How, screen: Screen, table: RemoteTable) -> Seated:
    """Return a player at a table. A service that was started here is found again at the address in the settings."""
    return Seated(place, url_of_service() if place.is_own else place.url, how, screen, Sitting(table, how.lang))


def screen_of(how: How) -> Screen:
    """Return a screen in the player's language, without a game to draw yet."""
    return Screen(console(), Messages(how.lang, *(catalogue(name, how.lang) for name in ("common", "terminal"))))


def saying(screen: Screen) -> Say:
    """Return a function that tells the player that a request is sent again."""

    def say(why: str, seconds: float) -> None:
        screen.say("again", "red", why=why, seconds=f"{seconds:g}")

    return say


def client(place: Place, token: str, say: Say) -> httpx.Client:
    """Return a client of a service with the token of a seat. It retries when necessary, and says so."""
    headers, patient = {"Authorization": f"Bearer {token}"}, Patient(httpx.HTTPTransport(), say)
    return httpx.Client(base_url=place.url, headers=headers, timeout=TIMEOUT_SECONDS, transport=patient)


def invite(seated: Seated, others: Sequence[Json]) -> None:
    """Print how the players of other seats join. others: seats with their tokens."""
    seated.screen.names = seated.sitting.names
    for one in others:
        seated.screen.say("joins", "", who=seated.screen.who(one["seat"]))
        seated.screen.line(f"  {way_back(seated.address(seated.place.url), [one['seat']], seated.how.options)}")
        seated.screen.say("token", "", token=str(one["token"]))


def sit(seated: Seated, inbox: Inbox) -> bool:
    """Play until the player leaves, and say how to come back. Return whether the table was ended. Ctrl+C leaves, too.

    The log is compared with the stored checkpoint before anything of it is shown.
    """
    sitting, screen = seated.sitting, seated.screen
    screen.names = sitting.names
    witness = quiet_witness(seated)
    witness.check_now()
    game = known_game(sitting.summary, seated.how.packs, seated.how.lang)
    screen.heading(game.title if game else str(sitting.summary["game"]))
    screen.line(screen.messages.say("play-watch", url=seated.address(seated.place.url)))
    listener = listener_of(seated, witness, inbox)
    try:
        with suppress(KeyboardInterrupt):
            Evening(sitting, screen, inbox, listener, game).play(obey)
    finally:
        listener.stop()
    say_farewell(seated)
    return sitting.state == "ended"


def quiet_witness(seated: Seated) -> Witness:
    """Return the witness of the table, with its own client, whose retries are not shown."""
    table = seated.sitting.table
    asking = client(seated.place, table.tokens[table.seats[0]], lambda why, seconds: None)
    return witness_of(asking, table.id, seated.how.state)


def listener_of(seated: Seated, witness: Witness, inbox: Inbox) -> Listener:
    """Return a listener for the first seat here, with its own client: it reads a feed while other requests are sent."""
    table = seated.sitting.table
    headers = {"Authorization": f"Bearer {table.tokens[table.seats[0]]}"}
    feed = httpx.Client(base_url=seated.place.url, headers=headers)
    return Listener(feed, table.id, witness, inbox.ring)


def say_farewell(seated: Seated) -> None:
    """Print how to come back. If nothing can happen any more, delete the tokens, which have become useless."""
    screen, sitting = seated.screen, seated.sitting
    if sitting.state == "ended":
        seated.how.tokens.forget(sitting.table.id)
    else:
        screen.line("")
        screen.say("stays", "")
        where = seated.address(seated.home) if seated.how.path is None else seated.home + seated.how.path
        screen.line(f"  {way_back(where, sitting.mine if seated.how.path is None else [0], seated.how.options)}")
    if seated.place.is_own and seated.how.path is None:
        screen.say("own-ends", "dim")
