"""`python -m tests.bench [NAME ...] [--out FILE]`: run the benches and write what they measured."""

from pathlib import Path
from typing import Annotated

import typer

from tests.bench import OUT, run


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Which benches; all by default.")] = None,
    out: Annotated[Path, typer.Option(help="Where to write the results as JSON.", dir_okay=False)] = OUT,
) -> None:
    """Measure the service against limits that are measured in the same run."""
    raise typer.Exit(run(names or (), out))


if __name__ == "__main__":
    typer.run(bench)
