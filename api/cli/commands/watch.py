"""`hourglass watch`: print a table's story as it happens, and check its log against what was seen before."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

import typer

from api.cli.archives.reader import TOKEN, is_table, located
from api.cli.commands.export import url_of_table
from api.cli.console import console, fail

if TYPE_CHECKING:
    import httpx

    from api.client.witness import Memory, Witness
    from projections.chronicle import Chapter
    from projections.messages import Messages

STATE = typer.Option(help="The folder for the newest checkpoint of each table; by default beside the service's data.")


def watch(
    table: Annotated[str, typer.Argument(help="The URL of a table or of its page, or its id at HOST and PORT.")],
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language of the story.")] = "en",
    token: Annotated[str | None, TOKEN] = None,
    state: Annotated[Path | None, STATE] = None,
) -> None:
    """Print a table's story as it happens, and check that its log is only extended. Ends with the table."""
    with asking(*located(url_of_table(table), token)) as (http, id):
        tell(http, id, lang, witness_of(http, id, state))


def check_against_memory(url: str, token: str | None, state: Path | None, archived: str | None = None) -> None:
    """Check that the log of a table at a URL extends what was seen of it. Exits if it does not.

    archived: the checkpoint of the archive that was read there, if any; then that one is checked.
    """
    with asking(url, token) as (http, id):
        witness_of(http, id, state).check_archived(archived)


@contextmanager
def asking(table: str, token: str | None) -> "Iterator[tuple[httpx.Client, str]]":
    """Provide a client of a table's service, and the table's id. Exits if something goes wrong."""
    import httpx

    from api.client.feed_reader import Cut
    from domain.log.line import Flawed
    from domain.log.proofs import Rewritten

    base, id = parts_of(table)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with httpx.Client(base_url=base, headers=headers, timeout=30.0) as http:
            yield http, id
    except Rewritten as error:
        fail(f"{table}: {error}")
    except Flawed as error:
        fail(f"{table}: the log was changed, or the service is not the one it claims to be: {error}")
    except (httpx.HTTPError, httpx.InvalidURL, Cut, OSError) as error:
        fail(f"{table}: {error}", code=2)


def tell(http: "httpx.Client", table: str, lang: str, witness: "Witness") -> None:
    """Print each chapter once its last entry has arrived, and check each checkpoint before trusting what it signs."""
    from api.client.feed_reader import follow
    from projections.messages import Messages, catalogue

    told, day, messages = 0, None, Messages(lang, catalogue("common", lang))
    for event in follow(http, table, lang=lang):
        if event.event == "checkpoint":
            witness.check(str(event.data["checkpoint"]) if isinstance(event.data, dict) else "")
            new = chapters(http, table, lang, told)
            day = print_chapters(new, messages, day)
            told = new[-1].version if new else told


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

    from api.client.api_client import read_chapters

    def page(**query: str | int) -> Any:
        return http.get(f"/v1/tables/{table}/chronicle", params=query).raise_for_status().json()

    return read_chapters(page, lang, after)


def witness_of(http: "httpx.Client", table: str, state: Path | None) -> "Witness":
    """Return the witness of a table, which stores checkpoints in this folder or the usual one."""
    from api.client.witness import Witness

    return Witness(http, table, memory_in(state))


def memory_in(state: Path | None) -> "Memory":
    """Return the checkpoints in this folder, or in the usual one, which all commands share.

    Exits with code 2 if there is no usual one.
    """
    from api.client.witness import Memory
    from infra.settings import WrongSetting, data_folder

    try:
        return Memory(state or data_folder() / "checkpoints")
    except WrongSetting:
        fail("--state: name a folder for checkpoints, because this user has no home folder", code=2)


def parts_of(url: str) -> tuple[str, str]:
    """Return the service's URL and the table's id. Exits with code 2 if it is not a table's URL."""
    parts = urlsplit(url)
    id = parts.path.rstrip("/").rpartition("/")[2]
    if not is_table(id):
        fail(f"{url}: not the URL of a table", code=2)
    return f"{parts.scheme}://{parts.netloc}", id
