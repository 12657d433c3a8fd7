"""From the command to the table: opening or joining one, and what is said when a player leaves."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from rich.text import Text

from api import games
from api.cli.hosting import Place
from api.cli.playing.commands import start_table
from api.cli.playing.evening import Evening
from api.cli.playing.inbox import Inbox
from api.cli.playing.listening import Listener
from api.cli.playing.patience import Patient, Say
from api.cli.playing.screen import Screen
from api.cli.playing.sitting import Sitting
from api.cli.screen import console
from api.cli.story import picture
from api.cli.watch import witness_of
from api.client import TIMEOUT_SECONDS, Json, RemoteTable, accepted, joined
from api.witness import Witness
from domain.kernel.errors import PackCorrupt
from infra.packs import Packs
from projections.words import Words, catalogue


class How(NamedTuple):
    """How a player would like it. state: where checkpoints are kept; packs: all that are known here."""

    lang: str
    state: Path | None
    packs: Packs


class Wish(NamedTuple):
    """What is to be opened. seats: as a service is told of them; solo: whether one person plays them all."""

    game: str
    pack: str | None
    scenario: str | None
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    solo: bool


class Seated(NamedTuple):
    """Who plays where. tokens: that the player has to be told, since the table was opened here."""

    place: Place
    how: How
    screen: Screen
    sitting: Sitting
    tokens: Sequence[str] = ()


def open_and_play(place: Place, wish: Wish, how: How) -> None:
    """Open a table, say how others join it, and play seat 0, or all. Raises Refused, Flawed, httpx.HTTPError."""
    body = {"game": wish.game, "pack": wish.pack, "scenario": wish.scenario, "options": wish.options}
    asked = {key: value for key, value in body.items() if value is not None} | {"seats": wish.seats}
    opened = accepted(httpx.post(f"{place.url}/v1/tables", json=asked, timeout=TIMEOUT_SECONDS)).json()
    mine = opened["seats"] if wish.solo else opened["seats"][:1]
    others = opened["seats"][len(mine) :]
    screen = screen_of(how)
    with client(place, mine[0]["token"], saying(screen)) as http:
        sitting = Sitting(RemoteTable(http, {**opened, "seats": mine}), how.lang)
        seated = Seated(place, how, screen, sitting, [one["token"] for one in mine])
        invite(seated, others)
        if not others:
            start_table(sitting)
            sitting.look()
        sit(seated)


def join(place: Place, table: str, tokens: Sequence[str], how: How) -> None:
    """Play at a table by its id, with the tokens of some of its seats. Raises Refused, Flawed, httpx.HTTPError."""
    screen = screen_of(how)
    with client(place, tokens[0], saying(screen)) as http:
        sit(Seated(place, how, screen, Sitting(joined(http, table, tokens), how.lang)))


def screen_of(how: How) -> Screen:
    """A screen in the player's language, which cannot draw yet."""
    return Screen(console(), Words(how.lang, *(catalogue(name, how.lang) for name in ("common", "terminal"))))


def saying(screen: Screen) -> Say:
    """What tells the player that a request is sent again."""

    def say(why: str, seconds: float) -> None:
        screen.say("again", "red", why=why, seconds=f"{seconds:g}")

    return say


def client(place: Place, token: str, say: Say) -> httpx.Client:
    """A client of a service with the token of a seat. It asks again when it must, and says so."""
    headers, patient = {"Authorization": f"Bearer {token}"}, Patient(httpx.HTTPTransport(), say)
    return httpx.Client(base_url=place.url, headers=headers, timeout=TIMEOUT_SECONDS, transport=patient)


def invite(seated: Seated, others: Sequence[Json]) -> None:
    """Say how the players of other seats join. others: seats with their tokens."""
    for one in others:
        seated.screen.names = seated.sitting.names
        seated.screen.say("joins", "", who=seated.screen.who(one["seat"]))
        seated.screen.line(f"  {way_back(seated, [one['token']])}")


def sit(seated: Seated) -> None:
    """Play till the player leaves, and say how to come back. Ctrl+C leaves, too.

    The log is compared with the checkpoint that was kept before anything of it is told.
    """
    sitting, screen = seated.sitting, seated.screen
    screen.names = sitting.names
    witness = quiet_witness(seated)
    witness.check_now()
    screen.heading(known_game(screen, sitting.summary, seated.how))
    inbox = Inbox(sys.stdin.fileno())
    listener = listener_of(seated, witness, inbox)
    try:
        with suppress(KeyboardInterrupt):
            Evening(sitting, screen, inbox, listener).play()
    finally:
        listener.stop()
    say_farewell(seated)


def quiet_witness(seated: Seated) -> Witness:
    """The witness of the table, with a client of its own whose repeated requests are not told."""
    table = seated.sitting.table
    asking = client(seated.place, table.tokens[table.seats[0]], lambda why, seconds: None)
    return witness_of(asking, table.id, seated.how.state)


def listener_of(seated: Seated, witness: Witness, inbox: Inbox) -> Listener:
    """Who listens for the first seat here, with a client of its own: a feed is read while other requests are sent."""
    table = seated.sitting.table
    headers = {"Authorization": f"Bearer {table.tokens[table.seats[0]]}"}
    feed = httpx.Client(base_url=seated.place.url, headers=headers)
    return Listener(feed, table.id, witness, inbox.ring)


def known_game(screen: Screen, summary: Json, how: How) -> str:
    """The title of the table's game. The screen draws its boards, if it is installed here with the table's pack."""
    try:
        pack = how.packs.of_hash(summary["game"], summary["pack"], None)
        view, words = games.view_and_words(summary["game"], pack, how.lang)
    except (PackCorrupt, KeyError):
        return str(summary["game"])

    def drawn(board: Json, columns: int) -> Text:
        return picture(view.picture(board, words, columns))

    screen.drawn = drawn
    return view.title(words)


def say_farewell(seated: Seated) -> None:
    """Say how to come back, unless nothing can happen any more."""
    screen = seated.screen
    if seated.sitting.state != "ended":
        screen.line("")
        screen.say("stays", "")
        screen.line(f"  {way_back(seated, seated.tokens)}")
    if seated.place.is_own:
        screen.say("own-ends", "dim")


def way_back(seated: Seated, tokens: Sequence[str]) -> str:
    """The command that plays these seats; a service that was started here is found by the table's id alone."""
    token = " ".join(tokens) or "..."
    quoted = f"'{token}'" if len(tokens) > 1 else token
    id, place = seated.sitting.table.id, seated.place
    where = id if place.is_own else f"{place.url}/v1/tables/{id}"
    lang = "" if seated.how.lang == "en" else f" --lang {seated.how.lang}"
    return f"HOURGLASS_TOKEN={quoted} hourglass play {where}{lang}"
