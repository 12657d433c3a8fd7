"""`hourglass play`: a table played in the terminal, at any service, or at one that is started for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from api.cli.archives import is_url
from api.cli.demo import options_of
from api.cli.export import url_of_table
from api.cli.packs import PACK, PACKS, known_packs
from api.cli.screen import fail
from api.cli.watch import STATE, parts_of

NAMES = ("Ada", "Ben", "Cleo", "Dan")
"""Of players who are not named."""

TABLE = typer.Argument(help="A table's URL, or its id at the service of HOST and PORT; without one, --game opens one.")
TOKENS = typer.Option(
    "--token", envvar="HOURGLASS_TOKEN", help="A seat's token; repeated for further seats that you play."
)
URL = typer.Option(help="The service that opens the table; by default that of HOST and PORT, started if it is away.")
PLAYS = typer.Option(help="What a seat plays, as NAME,NAME; repeated for the next seat.")
PLAYERS = typer.Option("--name", help="A player's name, from seat 0 on; repeated for the next.")


def play(
    table: Annotated[str | None, TABLE] = None,
    game: Annotated[str | None, typer.Option(help="Which game to open a table of.")] = None,
    scenario: Annotated[str | None, typer.Option(help="Which scenario or arena, by its id.")] = None,
    pack: Annotated[str | None, PACK] = None,
    seats: Annotated[int, typer.Option(min=1, max=4, help="How many seats the table has.")] = 1,
    solo: Annotated[bool, typer.Option("--solo", help="Play all seats at this terminal.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="Of the table, NAME=VALUE; may be repeated.")] = None,
    name: Annotated[list[str] | None, PLAYERS] = None,
    plays: Annotated[list[str] | None, PLAYS] = None,
    url: Annotated[str | None, URL] = None,
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language to play in.")] = "en",
    token: Annotated[list[str] | None, TOKENS] = None,
    state: Annotated[Path | None, STATE] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Play in the terminal: at a table, with the token of a seat, or at a new one, with --game."""
    if (table is None) == (game is None):
        fail("name either a table, or with --game what to open", code=2)
    if table is not None and not token:
        fail("a seat's token is wanted, in HOURGLASS_TOKEN or as --token", code=2)
    known = known_packs(packs)
    with told_in_one_line():
        from api.cli.hosting import service
        from api.cli.playing.opening import How, Wish, join, open_and_play

        how = How(lang, state, known)
        if table is None:
            wish = Wish(str(game), pack, scenario, options_of(option or []), people(seats, name, plays), solo)
            with service(url and url.rstrip("/"), packs) as place:
                open_and_play(place, wish, how)
        else:
            base, id = parts_of(url_of_table(table))
            with service(base if is_url(table) else None, packs) as place:
                join(place, id, token or [], how)


def people(seats: int, names: list[str] | None, plays: list[str] | None) -> list[dict[str, Any]]:
    """The seats of a new table, as a service is told of them; ends the command if there are more names than seats."""
    called, led = names or [], [one.split(",") for one in plays or []]
    if max(len(called), len(led)) > seats:
        fail(f"there are names for more than {seats} seats; --seats says how many there are", code=2)
    called, led = [*called, *NAMES[len(called) :]], led + [[]] * seats
    return [{"name": called[seat], "plays": led[seat]} for seat in range(seats)]


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """What goes wrong ends the command with one line: 1 for a log that is not what it was, else 2."""
    import httpx

    from api.cli.process import NotServed
    from api.client import Refused
    from projections.audit.entries import Flawed
    from projections.audit.proofs import Rewritten

    try:
        yield
    except Rewritten as error:
        fail(str(error))
    except Flawed as error:
        fail(f"the log is not what it was, or the service not what it says: {error}")
    except NotServed as error:
        logged = "".join(getattr(error, "__notes__", ())).splitlines()
        fail(": ".join([str(error), *(line.removeprefix("hourglass: ") for line in logged[-1:])]), code=2)
    except (Refused, httpx.HTTPError, httpx.InvalidURL) as error:
        fail(str(error) or type(error).__name__, code=2)
