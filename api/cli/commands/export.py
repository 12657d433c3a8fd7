"""`hourglass export`: write a table's archive, to store or check it."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from api.cli.addresses import located, url_of_table
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
) -> None:
    """Fetch a table's archive from the service."""
    from api.shared.media import NDJSON, PACKED

    url, token = located(url_of_table(table), token)
    archive = bytes_of(url, token, PACKED if form == "msgpack" else NDJSON)
    if len(archive) > ARCHIVE_BYTES_MAX:
        fail(f"{table}: this is no archive: it has more than {ARCHIVE_BYTES_MAX} bytes", code=2)
    if file is None:
        typer.get_binary_stream("stdout").write(archive)
        return
    write(archive, file)
