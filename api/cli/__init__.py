"""The command line: `hourglass COMMAND`. Exit codes: 0 success, 1 the checked thing has a fault, 2 wrong usage."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from api.cli.commands import (
    archive,
    audit,
    backup,
    content,
    demo,
    export,
    import_,
    keep,
    luck,
    migrate,
    move,
    play,
    rebuild,
    replay,
    rules,
    serve,
    simulate,
    watch,
)

app = typer.Typer(
    name="hourglass",
    help="Long cooperative board games as a service: undo, replay, watch, and check the dice.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the version and exit, if requested."""
    if wanted:
        from api.app import VERSION

        typer.echo(f"hourglass {VERSION}")
        raise typer.Exit


SHOW_VERSION = typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and exit.")


@app.callback()
def hourglass(show: Annotated[bool, SHOW_VERSION] = False) -> None:
    """Long cooperative board games as a service: undo, replay, watch, and check the dice."""


for command in (
    serve.serve,
    demo.demo,
    simulate.simulate,
    play.play,
    keep.keep,
    replay.replay,
    watch.watch,
    audit.audit,
    luck.luck,
    rules.rules,
    export.export,
    rebuild.rebuild,
    backup.backup,
    archive.archive,
    migrate.migrate,
    move.move,
):
    app.command()(command)
app.command("import")(import_.import_)
app.add_typer(content.app, name="content")


def main() -> None:
    """Run the command that the arguments name. If output cannot be written, print one line and exit with code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack a character; that is no reason to print nothing
    try:
        app()
    except OSError as error:
        print(f"hourglass: {error.strerror or error}", file=sys.stderr)
        sys.exit(2)
