"""A campaign at a terminal: its scenarios one after another, each at its own table."""

from typing import Any

import httpx

from api.cli.commands.export import url_of_service
from api.cli.local_server import Place
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.input.inbox import Gone, Inbox
from api.cli.terminal.input.parser import Usual, read
from api.cli.terminal.opening import How, Wish, client, join, keyboard, play_opened, saying, screen_of
from api.cli.terminal.return_command import way_back
from api.cli.terminal.seat_tokens import chosen
from api.client.api_client import TIMEOUT_SECONDS, Json, RemoteCampaign, accepted

TABLES_MAX = 1000
"""How many tables one command plays."""


def open_campaign_and_play(place: Place, wish: Wish, how: How) -> None:
    """Open a campaign, and play it as its host. Raises Refused, Flawed, httpx.HTTPError."""
    body = {"game": wish.game, "seats": wish.seats, **({} if wish.pack is None else {"pack": wish.pack})}
    opened = accepted(httpx.post(f"{place.url}/v1/campaigns", json=body, timeout=TIMEOUT_SECONDS)).json()
    how.tokens.keep(opened["id"], {one["seat"]: one["token"] for one in opened["seats"]})
    play_campaign(place, opened["id"], opened["seats"][0]["token"], wish.solo, how)


def play_campaign(place: Place, id: str, token: str, solo: bool, how: How) -> None:
    """Play the campaign's tables until the player stops. token: of the campaign's host.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    screen = screen_of(how)
    play_tables(place, id, token, solo, how, screen)
    if place.is_own:
        screen.say("own-ends", "dim")


def play_tables(place: Place, id: str, token: str, solo: bool, how: How, screen: Screen) -> None:
    """Play the campaign's open table, or its next one, until the player leaves or the campaign is over."""
    how = how._replace(path=f"/v1/campaigns/{id}", options=[*how.options, *(["--solo"] if solo else [])])
    with client(place, token, saying(screen)) as http, keyboard() as inbox:
        campaign = RemoteCampaign(http, {"id": id, "seats": [{"seat": 0, "token": token}]})
        for _ in range(TABLES_MAX):
            told = campaign.get(lang=how.lang)
            if told["table"] is None and told["next"] is None:
                tell_end(campaign, screen, how)
                return
            if told["table"] is None and told["entries"] and not goes_on(told, screen, inbox):
                screen.say("campaign-stays", "")
                screen.line(f"  {way_back(home_of(place) + str(how.path), [0], how.options)}")
                return
            if not play_table(place, campaign, told, solo, how, inbox):
                return


def play_table(place: Place, campaign: RemoteCampaign, told: Json, solo: bool, how: How, inbox: Inbox) -> bool:
    """Play the open table, or a new one. Return whether it was ended."""
    if told["table"] is None:
        return play_opened(place, campaign.open_next(), solo, how, inbox)
    id = str(told["table"]["id"])
    tokens = chosen(how.tokens.of(id), [] if solo else [0])
    return join(place, id, tokens or [campaign.tokens[0]], how, inbox)


def home_of(place: Place) -> str:
    """Return the URL where the service can be found again."""
    return url_of_service() if place.is_own else place.url


def goes_on(told: Json, screen: Screen, inbox: Inbox) -> bool:
    """Return whether the player wants to open the next table."""
    titles: dict[str, Any] = {one["id"]: one["title"] for one in told["scenarios"]}
    screen.say("campaign-next", "bold", scenario=str(titles.get(told["next"], told["next"])))
    inbox.prompt(screen.prompt("campaign-prompt"))
    try:
        line = inbox.line()
    except (Gone, KeyboardInterrupt):
        return False
    screen.echo(line)
    return isinstance(read(line), Usual)


def tell_end(campaign: RemoteCampaign, screen: Screen, how: How) -> None:
    """Show that the campaign is over, and its sheet."""
    screen.say("campaign-over", "bold")
    for line in campaign.sheet(how.lang).splitlines():
        screen.line(line)
    how.tokens.forget(campaign.id)
