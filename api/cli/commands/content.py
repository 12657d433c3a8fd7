"""`hourglass content`: write and check packs of your own, and print what they may contain."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.cli.console import console, counted, fail, printable

if TYPE_CHECKING:
    from domain.kernel.errors import ContentError
    from domain.kernel.game import Game, Pack
    from projections.view import View

GAME = typer.Option(
    help="Which game the pack is for.", show_default="the game that its folder belongs to, else the first"
)
GAME_OF_SCHEMA = typer.Option(help="Which game the pack is for.", show_default="the first")
FOLDER = typer.Argument(metavar="PACK", help="The pack's folder.")

app = typer.Typer(help="Write packs of your own: start one, check it, see what it may contain.", no_args_is_help=True)


@app.command()
def check(
    folder: Annotated[Path, FOLDER],
    game: Annotated[str | None, GAME] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Check a pack, content and texts, and report everything wrong: file, line, reason, and what would be possible."""
    from domain.kernel.errors import ContentError
    from infra.packs.folders import pack_in, with_paths

    pack: Pack | None = None
    faults: Sequence[ContentError] = ()
    warnings: Sequence[ContentError] = ()
    try:
        pack = pack_in(folder, *known_game(game or game_around(folder)))
        warnings = in_order(with_paths(folder, pack.warnings))
    except ContentError as error:
        faults = in_order(error.faults)
    except OSError as error:
        fail(f"{folder}: {error.strerror}", code=2)
    if as_json:
        typer.echo(json.dumps(report(pack, faults, warnings)))
    else:
        tell(pack, faults, warnings)
    if faults:
        raise typer.Exit(1)


@app.command()
def new(folder: Annotated[Path, FOLDER], game: Annotated[str | None, GAME] = None) -> None:
    """Start a pack in a new folder: a copy of the default pack, with the folder's name as its id."""
    from domain.kernel.errors import ContentError
    from infra.packs.starter import start_pack

    try:
        pack = start_pack(folder, *known_game(game or game_around(folder)))
    except ContentError as error:
        fail(*map(str, error.faults), code=2)
    except OSError as error:
        fail(f"{folder}: {error.strerror}", code=2)
    typer.echo(f"{folder}: {counted(len(pack.files), 'file')} of the pack {pack.id}")


@app.command()
def schema(game: Annotated[str | None, GAME_OF_SCHEMA] = None) -> None:
    """Print the JSON Schema of a pack: every table, its fields, and their possible values."""
    typer.echo(json.dumps(known_game(game or default_game())[0].pack_schema(), indent=2))


def game_around(folder: Path) -> str:
    """Return the game that a pack's folder belongs to, as in `packs/GAME/PACK`; elsewhere the catalogue's first."""
    from api import games

    around = folder.absolute().parent.name
    return around if around in games.games() else default_game()


def default_game() -> str:
    """Return the first game of the catalogue."""
    from api import games

    return games.view_of().game.id


def known_game(game: str) -> "tuple[Game, View]":
    """Return a game of the catalogue and its view. Exits with code 2 for an unknown game."""
    from api import games

    known = games.games()
    if game not in known:
        fail(f"no game {game!r}; choose one of {', '.join(known)}", code=2)
    return known[game]


def in_order(found: "Iterable[ContentError]") -> "list[ContentError]":
    """Return faults or warnings by file and line."""
    return sorted(found, key=lambda one: (one.file, one.line or 0))


def report(pack: "Pack | None", faults: "Sequence[ContentError]", warnings: "Sequence[ContentError]") -> dict[str, Any]:
    """Return the result as JSON. pack, hash: null if something is wrong; line: null if no line can be named."""
    return {
        "pack": pack and pack.id,
        "hash": pack and pack.hash,
        "faults": [in_json(one) for one in faults],
        "warnings": [in_json(one) for one in warnings],
    }


def in_json(one: "ContentError") -> dict[str, Any]:
    """Return a fault or a warning as JSON."""
    return {"file": printable(one.file), "line": one.line, "message": one.message}


def tell(pack: "Pack | None", faults: "Sequence[ContentError]", warnings: "Sequence[ContentError]") -> None:
    """Print the result in words: each fault or warning under its place."""
    screen = console()
    for one in (*faults, *warnings):
        place = printable(f"{one.file}:{one.line}" if one.line else one.file)
        screen.print(place, style="bold cyan", markup=False, soft_wrap=True)
        screen.print(f"  {printable(one.message)}", markup=False, soft_wrap=True)
    if pack:
        doubted = f", {counted(len(warnings), 'warning')}" if warnings else ""
        sound = f"{counted(len(pack.files), 'file')}, nothing wrong{doubted}, hash {pack.hash}"
        screen.print(f"[green]✓[/] {pack.id}: {sound}", soft_wrap=True)
    else:
        files = len({one.file for one in faults})
        screen.print(f"[bold red]✗[/] {counted(len(faults), 'fault')} in {counted(files, 'file')}")
