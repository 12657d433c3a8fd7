"""`hourglass luck`: what came by chance at tables, beside what even chances lead one to expect."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from api.cli.addresses import is_url_of_table, located
from api.cli.archives.reader import TOKEN
from api.cli.archives.survey import Found, named_faults
from api.cli.checkpoints import asking
from api.cli.console import console, fail, printable
from api.cli.packs import PACKS, known_packs

if TYPE_CHECKING:
    from api.cli.archives.luck import GameLuck

WHERES = typer.Argument(
    help="An archive's file, - for standard input, or the URL of a table, of its page, or of an archive. Several of "
    "them are added up; a service's URL stands for all of its ended public tables."
)
SVG = typer.Option("--svg", help="Also draw the luck as a picture into this file. All tables must be of one game.")


def luck(
    where: Annotated[list[str], WHERES],
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the luck as JSON.")] = False,
    svg: Annotated[Path | None, SVG] = None,
    token: Annotated[str | None, TOKEN] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Compare what came by chance with what even chances give: for each seat, die and deck, with usual ranges.

    Exits with code 1 if an archive has a fault, with code 2 if one cannot be read. Neither is counted.
    """
    from api.cli.archives.luck import luck_of_archives

    found = Found()
    place, its_token = located(where[0], token)
    if len(where) == 1 and is_url_of_table(place):
        games = luck_of_table(place, its_token, lang)
    else:
        games = luck_of_archives(where, token, lang, known_packs(packs), found)
    if svg:
        draw(games, svg)
    if as_json:
        print_json(games, found)
    else:
        tell(games, found)
    if found.failed or found.unread:
        raise typer.Exit(1 if found.failed else 2)


def luck_of_table(url: str, token: str | None, lang: str) -> "dict[str, GameLuck]":
    """Return the luck as a running service tells it. Exits with code 2 if it does not."""
    import msgspec

    from api.cli.archives.luck import GameLuck
    from api.client.answers import Refused, accepted
    from projections.luck.view import LuckView
    from projections.text.messages import Messages, catalogue

    with asking(url, token) as (http, id):
        try:
            game = accepted(http.get(f"/v1/tables/{id}")).json()["game"]
            titles = accepted(http.get("/v1/games", params={"lang": lang})).json()["games"]
            title = next(str(one["title"]) for one in titles if one["id"] == game)
            told = accepted(http.get(f"/v1/tables/{id}/luck", params={"lang": lang})).content
            view = msgspec.json.decode(told, type=LuckView)
        except Refused as error:
            fail(f"{url}: the service answered {error.status}: {error.detail} ({error.code})", code=2)
        except (ValueError, KeyError, TypeError, StopIteration) as error:
            fail(f"{url}: the service's answer is no luck: {error}", code=2)
    return {game: GameLuck(title, view, Messages(lang, catalogue("common", lang)))}


def draw(games: "Mapping[str, GameLuck]", file: Path) -> None:
    """Write the picture to a file. Exits with code 2 if that is impossible."""
    from projections.luck.picture import picture

    if len(games) != 1:
        fail(f"--svg: a picture shows one game, and these tables are of {len(games)}; name tables of one", code=2)
    (one,) = games.values()
    try:
        file.write_text(picture(one.view, one.title, one.messages), "utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}", code=2)
    typer.echo(f"{file}: 1 picture", err=True)


def print_json(games: "Mapping[str, GameLuck]", found: Found) -> None:
    """Print the luck by game, and what was not counted."""
    import msgspec

    report = {"games": {game: one.view for game, one in games.items()}, **msgspec.to_builtins(found)}
    typer.echo(msgspec.json.encode(report).decode())


def tell(games: "Mapping[str, GameLuck]", found: Found) -> None:
    """Print the luck for people."""
    from rich.text import Text

    from api.cli.luck import luck as shown

    screen = console()
    for one in games.values():
        if len(games) > 1:
            screen.print(Text(printable(one.title), "bold underline"))
        screen.print(shown(one.view, one.messages))
    for line in named_faults(found):
        screen.print(line, markup=False)
