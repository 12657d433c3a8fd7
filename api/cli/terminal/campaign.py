"""A campaign at a terminal: its scenarios one after another, each at its own table."""

from http import HTTPStatus
from typing import Any

import httpx

from api.cli.local_server import Server
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.input.inbox import Gone, Inbox
from api.cli.terminal.input.parser import Enter, read
from api.cli.terminal.opening import (
    NewTable,
    Preferences,
    home_of,
    join,
    keyboard,
    play_opened,
    screen_of,
    service_of,
)
from api.cli.terminal.return_command import return_command
from api.cli.terminal.seat_tokens import chosen
from api.client.answers import TIMEOUT_SECONDS, Json, Refused, accepted, json_of
from api.client.forms import CampaignSummary, Opened, expected
from api.client.held.campaign import RemoteCampaign
from api.client.trust import trust

TABLES_MAX = 1000
"""How many tables one command plays."""


def open_campaign_and_play(server: Server, new_table: NewTable, preferences: Preferences) -> None:
    """Open a campaign, and play it as its host. Raises Refused, Flawed, httpx.HTTPError."""
    body = {
        "game": new_table.game,
        "seats": new_table.seats,
        **({} if new_table.pack is None else {"pack": new_table.pack}),
        **({} if new_table.save is None else {"save": new_table.save}),
    }
    answer = accepted(
        httpx.post(f"{server.url}/v1/campaigns", json=body, timeout=TIMEOUT_SECONDS, verify=trust(server.url))
    )
    opened = expected(Opened, json_of(answer), "a new campaign")
    preferences.tokens.keep(opened["id"], {one["seat"]: one["token"] for one in opened["seats"]})
    play_campaign(server, opened["id"], opened["seats"][0]["token"], new_table.solo, preferences)


def play_campaign(server: Server, id: str, token: str, solo: bool, preferences: Preferences) -> None:
    """Play the campaign's tables until the player stops. token: of the campaign's host.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    screen = screen_of(preferences)
    play_tables(server, id, token, solo, preferences, screen)
    if server.is_own:
        screen.say("own-ends", "dim")


def play_tables(server: Server, id: str, token: str, solo: bool, preferences: Preferences, screen: Screen) -> None:
    """Play the campaign's open table, or its next one, until the player leaves or the campaign is over."""
    preferences = preferences._replace(
        path=f"/v1/campaigns/{id}", options=[*preferences.options, *(["--solo"] if solo else [])]
    )
    with service_of(server, preferences, screen) as service, keyboard() as inbox:
        campaign = RemoteCampaign(service, {"id": id, "seats": [{"seat": 0, "token": token}]})
        for number in range(TABLES_MAX):
            summary = expected(CampaignSummary, campaign.get(lang=preferences.lang), "the campaign")
            if number == 0 and summary["entries"]:
                tell_so_far(campaign, screen, preferences)
            if summary["table"] is None and summary["next"] is None:
                tell_end(campaign, screen, preferences)
                return
            if summary["table"] is None and summary["entries"] and not wants_next(summary, screen, inbox):
                screen.say("campaign-stays", "")
                screen.line(f"  {return_command(home_of(server) + str(preferences.path), [0], preferences.options)}")
                return
            if not play_table(server, campaign, summary, solo, preferences, inbox):
                return


def play_table(
    server: Server, campaign: RemoteCampaign, summary: Json, solo: bool, preferences: Preferences, inbox: Inbox
) -> bool:
    """Play the open table, or a new one. Return whether it was ended."""
    if summary["table"] is None:
        return play_opened(server, campaign.open_next(), solo, preferences, inbox)
    id = str(summary["table"]["id"])
    tokens = chosen(preferences.tokens.of(id), [] if solo else [0])
    return join(server, id, tokens or [campaign.tokens[0]], preferences, inbox)


def wants_next(summary: Json, screen: Screen, inbox: Inbox) -> bool:
    """Return whether the player wants to open the next table."""
    titles: dict[str, Any] = {one["id"]: one["title"] for one in summary["scenarios"]}
    screen.say("campaign-next", "bold", scenario=str(titles.get(summary["next"], summary["next"])))
    inbox.prompt(screen.prompt("campaign-prompt"))
    try:
        line = inbox.line()
    except (Gone, KeyboardInterrupt):
        return False
    screen.echo(line)
    return isinstance(read(line), Enter)


def tell_so_far(campaign: RemoteCampaign, screen: Screen, preferences: Preferences) -> None:
    """Show what happened on the evenings before, to one who comes back; nothing if the service is too old to tell."""
    try:
        told = campaign.read_as("so-far", "text", preferences.lang).decode()
    except Refused as error:
        if error.status != HTTPStatus.NOT_FOUND:
            raise
        return
    for line in told.splitlines():
        screen.line(line)


def tell_end(campaign: RemoteCampaign, screen: Screen, preferences: Preferences) -> None:
    """Show that the campaign is over, and its sheet."""
    screen.say("campaign-over", "bold")
    for line in campaign.sheet(preferences.lang).splitlines():
        screen.line(line)
    preferences.tokens.forget(campaign.id)
