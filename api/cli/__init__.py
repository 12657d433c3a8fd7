"""The command line: `hourglass COMMAND`. Exit codes: 0 fine, 1 the thing checked is not fine, 2 usage."""

import typer

from api.cli import audit, bench, demo, export, replay, serve, simulate

app = typer.Typer(
    name="hourglass",
    help="Long cooperative board games as a service: undo, replay, watch, and check the dice.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve.serve,
    demo.demo,
    simulate.simulate,
    replay.replay,
    audit.audit,
    export.export,
    bench.bench,
):
    app.command()(command)


def main() -> None:
    """Run the command that the arguments name."""
    app()
