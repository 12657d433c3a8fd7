"""`hourglass watch`: print a table's story as it happens, and check its log against what was seen before."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from api.cli.addresses import located, url_of_table
from api.cli.archives.reader import TOKEN
from api.cli.checkpoints import STATE, asking, witness_of
from api.cli.console import console

if TYPE_CHECKING:
    import httpx

    from api.client.witness import Witness
    from projections.chronicle import Chapter
    from projections.text.messages import Messages


def watch(
    table: Annotated[str, typer.Argument(help="The URL of a table or of its page, or its id at HOST and PORT.")],
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language of the story.")] = "en",
    token: Annotated[str | None, TOKEN] = None,
    state: Annotated[Path | None, STATE] = None,
) -> None:
    """Print a table's story as it happens, and check that its log is only extended. Ends with the table."""
    with asking(*located(url_of_table(table), token)) as (http, id):
        tell(http, id, lang, witness_of(http, id, state))


def tell(http: "httpx.Client", table: str, lang: str, witness: "Witness") -> None:
    """Print each chapter once its last entry has arrived, and check each checkpoint before trusting what it signs."""
    from api.client.feed_reader import follow
    from projections.text.messages import Messages, catalogue

    shown, day, messages = 0, None, Messages(lang, catalogue("common", lang))
    for event in follow(http, table, lang=lang):
        if event.event == "checkpoint":
            witness.check(str(event.data["checkpoint"]) if isinstance(event.data, dict) else "")
            new = chapters(http, table, lang, shown)
            day = print_chapters(new, messages, day)
            shown = new[-1].version if new else shown


def print_chapters(some: "Sequence[Chapter]", messages: "Messages", day: str | None = None) -> str | None:
    """Print chapters as a service sends them, with the headings of their days. day: the day that was printed last.

    Returns the day that was printed last now.
    """
    from api.cli.chronicle import story
    from projections.chronicle import last_day

    screen = console()
    for part in story(some, messages, day):
        screen.print(part)
    return last_day(some) or day


def chapters(http: "httpx.Client", table: str, lang: str, after: int) -> "list[Chapter]":
    """Return the story after a version. Raises Flawed, httpx.HTTPError."""

    from api.client.held.story import read_chapters

    def page(**query: str | int) -> Any:
        return http.get(f"/v1/tables/{table}/chronicle", params=query).raise_for_status().json()

    return read_chapters(page, lang, after)
