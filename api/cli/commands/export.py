"""`hourglass export`: write a table's archive, to store or check it."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from api.cli.archives.reader import TOKEN, bytes_of, is_table, is_url, located, write
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


def url_of_table(table: str) -> str:
    """Return the URL of a table. An id alone belongs to the service that the settings describe."""
    if is_url(table):
        return table
    if not is_table(table):
        raise typer.BadParameter(f"{table!r} is neither a URL nor the id of a table")
    return f"{url_of_service()}/v1/tables/{table}"


def url_of_service() -> str:
    """Return the URL of the service that the settings describe. Exits with code 2 if a setting is wrong."""
    from api.server.server import url_of
    from infra.settings import WrongSetting, read_settings

    try:
        settings = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    return url_of(settings.host, settings.port)
