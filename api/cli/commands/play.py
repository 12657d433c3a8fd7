"""`hourglass play`: play a table in the terminal, at any service, or at one that is started for it."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

import typer

from api.cli.addresses import is_table, is_url, located, parts_of, url_of_table
from api.cli.checkpoints import STATE
from api.cli.commands.demo import options_of
from api.cli.console import fail
from api.cli.packs import PACK, PACKS, known_packs

if TYPE_CHECKING:
    from api.cli.terminal.opening import Preferences
    from api.cli.terminal.seat_tokens import SeatTokens

NAMES = ("Ada", "Ben", "Cleo", "Dan")
"""Names of players without a name."""
TOKEN_MAX = 200
"""The maximum length of a typed token, in characters."""

TABLE = typer.Argument(
    help="The URL of a table, its page or a campaign, or a table's id at HOST and PORT. Without it --game opens one."
)
TOKENS = typer.Option(
    "--token",
    envvar="HOURGLASS_TOKEN",
    help="A seat's token; repeat it for further seats that you play. By default the stored ones of the table.",
)
SEATS = typer.Option("--seat", min=0, help="Which seat you play, of those whose tokens are stored; may be repeated.")
URL = typer.Option(
    help="The service that opens the table; by default that of HOST and PORT, started if it is not running."
)
PLAYS = typer.Option(help="What a seat plays, as NAME,NAME; repeat it for the next seat.")
PLAYERS = typer.Option("--name", help="A player's name, from seat 0 on; repeat it for the next.")
JOIN = typer.Option(metavar="NAME", help="Take a free seat of TABLE under this name: that of --invite, or the first.")
INVITE = typer.Option(envvar="HOURGLASS_INVITE", help="The invitation to a free seat, with --join.")
GUIDED = typer.Option("--guided", help="Show hints; a new table is the game's guided evening, for one player.")
CAMPAIGN = typer.Option("--campaign", help="Open a campaign, and play its scenarios one after another.")


def play(
    table: Annotated[str | None, TABLE] = None,
    game: Annotated[str | None, typer.Option(help="Which game to open a table of.")] = None,
    scenario: Annotated[str | None, typer.Option(help="Which scenario or arena, by its id.")] = None,
    pack: Annotated[str | None, PACK] = None,
    seats: Annotated[int, typer.Option(min=1, help="How many seats the table has.")] = 1,
    solo: Annotated[bool, typer.Option("--solo", help="Play all seats at this terminal.")] = False,
    campaign: Annotated[bool, CAMPAIGN] = False,
    guided: Annotated[bool, GUIDED] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the table, NAME=VALUE; may be repeated.")
    ] = None,
    name: Annotated[list[str] | None, PLAYERS] = None,
    plays: Annotated[list[str] | None, PLAYS] = None,
    url: Annotated[str | None, URL] = None,
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language to play in.")] = "en",
    seat: Annotated[list[int] | None, SEATS] = None,
    token: Annotated[list[str] | None, TOKENS] = None,
    join: Annotated[str | None, JOIN] = None,
    invite: Annotated[str | None, INVITE] = None,
    save: Annotated[
        Path | None, typer.Option(help="With --campaign: go on from a game that was saved on paper, a JSON file.")
    ] = None,
    state: Annotated[Path | None, STATE] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Play in the terminal: at a table or a campaign, with the token of a seat; or at a new one, with --game."""
    if (table is None) == (game is None):
        fail("give either a table, or --game to open one", code=2)
    if campaign and (scenario or option or table):
        fail(
            "--campaign opens a whole campaign; leave out TABLE, --scenario and --option",
            code=2,
        )
    if guided and game:
        if campaign or scenario or plays or seats > 1:
            fail("--guided opens the guided evening; leave out --campaign, --scenario, --plays and --seats", code=2)
        scenario, plays = guided_evening(game)
    if join is not None and table is None:
        fail("--join takes a seat of a table that is there; give TABLE", code=2)
    if save is not None and not campaign:
        fail("--save goes on with a campaign; add --campaign", code=2)
    players, known, stored = people(seats, name, plays), known_packs(packs), stored_tokens()
    with errors_in_one_line():
        from api.cli.local_server import service
        from api.cli.terminal.campaign import open_campaign_and_play
        from api.cli.terminal.opening import NewTable, Preferences, open_and_play

        preferences = Preferences(lang, state, known, stored, options_again(lang, state, packs, guided), None, guided)
        if table is not None:
            if join is not None:
                token = [*(token or []), seat_taken(table, join, invite)]
            rejoin(table, seat or [], token or [], solo, preferences, packs)
            return
        new_table = NewTable(
            str(game), pack, scenario, options_of(option or []), players, solo or seats == 1, saved(save)
        )
        with service(url and url.rstrip("/"), packs) as server:
            (open_campaign_and_play if campaign else open_and_play)(server, new_table, preferences)


def seat_taken(table: str, name: str, invite: str | None) -> str:
    """Take a free seat of a table, and return its token. Raises Refused, NotUnderstood, httpx.HTTPError."""
    from api.client.service import Service

    base, id = parts_of(located(url_of_table(table), None)[0])
    with Service(base) as service:
        return str(service.join(id, name, invite).token)


def guided_evening(game: str) -> tuple[str, list[str] | None]:
    """Return the scenario of a game's guided evening, and what its player plays. Exits with code 2 if it has none."""
    from projections.catalogue import CATALOGUE

    _, view = CATALOGUE.get(game, (None, None))
    guides = view.guide.guides() if view and view.guide else {}
    if not guides:
        fail(f"{game} has no guided evening", code=2)
    found = next(iter(guides.values()))
    return found.scenario, [",".join(found.plays)] if found.plays else None


def saved(file: Path | None) -> dict[str, Any] | None:
    """Return the game that a file holds: a save, or a sheet as JSON. Exits with code 2 if it holds none."""
    if file is None:
        return None
    try:
        data = json.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file}: {error.strerror}", code=2)
    except ValueError as error:
        fail(f"{file} is no JSON: {error}", code=2)
    for name in ("sheet", "save"):
        data = data[name] if isinstance(data, dict) and name in data else data
    if not isinstance(data, dict):
        fail(f"{file} holds no save; take `save` of a table's sheet, or write one", code=2)
    return data


def rejoin(
    table: str, seats: Sequence[int], tokens: Sequence[str], solo: bool, preferences: "Preferences", packs: Path | None
) -> None:
    """Play at a table or in a campaign, with these tokens or the stored ones of these seats."""
    from api.cli.local_server import service
    from api.cli.terminal.campaign import play_campaign
    from api.cli.terminal.opening import join_and_play

    if campaign := campaign_at(table):
        base, id = campaign
        (host, *_) = tokens or tokens_of(preferences.tokens, id, [0])
        with service(base, packs) as server:
            play_campaign(server, id, host, solo, preferences)
        return
    where, shown = located(url_of_table(table), None)
    base, id = parts_of(where)
    mine = tokens or ([shown] if shown else tokens_of(preferences.tokens, id, seats))
    with service(base if is_url(table) else None, packs) as server:
        join_and_play(server, id, mine, preferences)


def campaign_at(where: str) -> tuple[str | None, str] | None:
    """Return the service's URL and the campaign's id, if this is the URL or the path of a campaign.

    A path alone belongs to the service that the settings describe.
    """
    parts = urlsplit(where)
    path, id = parts.path.rstrip("/").rpartition("/")[::2]
    if not path.endswith("/campaigns") or not is_table(id):
        return None
    return f"{parts.scheme}://{parts.netloc}" if is_url(where) else None, id


def tokens_of(stored: "SeatTokens", table: str, seats: Sequence[int]) -> list[str]:
    """Return the stored tokens of these seats, or of all; else the one that the player types.

    Exits with code 2 if there is none.
    """
    from api.cli.terminal.seat_tokens import chosen

    found = chosen(stored.of(table), seats)
    if found is None and len(seats) < 2 and sys.stdin.isatty():
        found = typer.prompt("Token of your seat", hide_input=True, err=True)[:TOKEN_MAX].split()
    if not found:
        fail("a seat's token is needed; give it in HOURGLASS_TOKEN or as --token", code=2)
    return found


def stored_tokens() -> "SeatTokens":
    """Return the folder of stored seat tokens, beside the service's data. Exits with code 2 without a folder."""
    from api.cli.terminal.seat_tokens import SeatTokens
    from infra.settings import WrongSetting, data_folder

    try:
        return SeatTokens(data_folder() / "seats")
    except WrongSetting:
        fail("XDG_DATA_HOME: name a folder for tokens, because this user has no home folder", code=2)


def options_again(lang: str, state: Path | None, packs: Path | None, guided: bool = False) -> list[str]:
    """Return the options that a player must give again on coming back, from any folder."""
    named = {"--lang": lang if lang != "en" else None, "--state": state, "--packs": packs}
    words = [
        word
        for option, value in named.items()
        if value is not None
        for word in (option, str(value.resolve() if isinstance(value, Path) else value))
    ]
    return [*words, "--guided"] if guided else words


def people(seats: int, names: list[str] | None, plays: list[str] | None) -> list[dict[str, Any]]:
    """Return the seats of a new table, as a service expects them. Exits if there are more names than seats."""
    called, led = names or [], [one.split(",") for one in plays or []]
    if max(len(called), len(led)) > seats:
        fail(f"there are names for more than {seats} seats; set --seats to their number", code=2)
    called, led = [*called, *NAMES[len(called) :]], led + [[]] * seats
    return [{"name": called[seat], "plays": led[seat]} for seat in range(seats)]


@contextmanager
def errors_in_one_line() -> Iterator[None]:
    """Turn an error into one line and an exit: code 1 if a log was changed, else 2."""
    import httpx

    from api.cli.server_process import NotServed
    from api.client.answers import Refused, asked_of
    from api.client.forms import NotUnderstood
    from domain.log.line import Flawed
    from domain.log.proofs import Rewritten

    try:
        yield
    except Rewritten as error:
        fail(str(error))
    except Flawed as error:
        fail(f"the log was changed, or the service is not the one it claims to be: {error}")
    except NotUnderstood as error:
        fail(f"this is not a Hourglass service, or one of another version: {error}", code=2)
    except NotServed as error:
        logged = "".join(getattr(error, "__notes__", ())).splitlines()
        fail(": ".join([str(error), *(line.removeprefix("hourglass: ") for line in logged[-1:])]), code=2)
    except httpx.HTTPStatusError as error:
        fail(f"the service answers {asked_of(error.response)} with HTTP {error.response.status_code}", code=2)
    except (Refused, httpx.HTTPError, httpx.InvalidURL) as error:
        fail(str(error) or type(error).__name__, code=2)
