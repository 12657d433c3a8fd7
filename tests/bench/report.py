"""What was measured, for people on the terminal and for programs in a file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.bench.measuring import Measured


def show(found: Sequence[Measured], console: Console) -> None:
    """A table on the terminal; a ratio is green within its bound, red outside."""
    table = Table("bench", "unit", title="Hourglass against its limits", title_justify="left")
    for name in ("ours", "limit", "ratio"):
        table.add_column(name, justify="right")
    table.add_column("wanted")
    table.add_column("note", overflow="fold")
    for one in found:
        limit = "" if one.limit is None else figure(one.limit)
        table.add_row(one.name, one.unit, figure(one.ours), limit, _ratio(one), str(one.wanted or ""), one.note)
    console.print(table)


def write(found: Sequence[Measured], out: Path) -> None:
    """The same as a JSON list, making the file's folder."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps([line_of(one) for one in found], indent=2) + "\n", "utf-8")


def line_of(one: Measured) -> dict[str, Any]:
    """A measurement as its line in the file; `limit` and `ratio` are null where nothing limits."""
    line = {"name": one.name, "ours": one.ours, "limit": one.limit, "unit": one.unit, "ratio": one.ratio}
    note = "; ".join(str(part) for part in (one.wanted, one.note) if part)
    return line | ({"note": note} if note else {})


def figure(number: float) -> str:
    """A number with three digits that count."""
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def _ratio(one: Measured) -> str:
    if one.ratio is None:
        return ""
    if one.wanted is None:
        return f"{one.ratio:.2f}"
    return f"[{'green' if one.wanted.met_by(one.ratio) else 'bold red'}]{one.ratio:.2f}[/]"
