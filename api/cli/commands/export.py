"""`hourglass export`: write a table's archive, to store or check it."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from api.cli.addresses import export_url, is_url_of_table, located, url_of_table
from api.cli.archives.reader import TOKEN, bytes_of, write
from api.cli.console import fail
from domain.log.archive import ARCHIVE_BYTES_MAX


def export(
    table: Annotated[str, typer.Argument(help="The URL of a table or of its page, or its id at HOST and PORT.")],
    file: Annotated[Path | None, typer.Argument(help="Where to write; standard output by default.")] = None,
    token: Annotated[str | None, TOKEN] = None,
    form: Annotated[
        Literal["lines", "msgpack"], typer.Option("--format", help="Lines of JSON, or a MessagePack stream of them.")
    ] = "lines",
    html: Annotated[
        bool, typer.Option("--html", help="One HTML file instead, which replays the game and checks it, offline.")
    ] = False,
) -> None:
    """Fetch a table's archive from the service, or the table as one HTML file to keep."""
    from api.shared.media import NDJSON, PACKED

    url, token = located(url_of_table(table), token)
    if html and not is_url_of_table(url):
        fail(f"{table}: give the URL of a table, or its id, for a file of HTML", code=2)
    where = f"{export_url(url)}.html" if html else url
    media = "text/html" if html else PACKED if form == "msgpack" else NDJSON
    archive = bytes_of(where, token, media)
    if len(archive) > ARCHIVE_BYTES_MAX:
        fail(f"{table}: this is no archive: it has more than {ARCHIVE_BYTES_MAX} bytes", code=2)
    if file is None:
        typer.get_binary_stream("stdout").write(archive)
        return
    write(archive, file)
