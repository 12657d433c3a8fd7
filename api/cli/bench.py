"""`hourglass bench`: what the service takes, as shares of limits measured in the same run."""

from pathlib import Path
from typing import Annotated

import typer


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Which ones; all by default.")] = None,
    out: Annotated[Path, typer.Option(help="Where the results are written as JSON.")] = Path("build/bench.json"),
) -> None:
    """Measure the service against its limits."""
    from api.bench import run

    raise typer.Exit(run(names or (), out))
