"""Addresses that commands take: the URL of a table, of its page, or of an archive; or a table's id."""

from urllib.parse import parse_qs, urlsplit, urlunsplit
from uuid import UUID

import typer

from api.cli.console import fail


def is_url(where: str) -> bool:
    """Return whether the text is a URL rather than a file's name."""
    return where.startswith(("http://", "https://"))


def is_table(text: str) -> bool:
    """Return whether the text is the id of a table."""
    try:
        return str(UUID(text)) == text
    except ValueError:
        return False


def located(where: str, token: str | None) -> tuple[str, str | None]:
    """Turn the address of a table's page into the table's URL; return anything else unchanged.

    A private table's page has a token in its fragment. It is used if no other token is given.
    """
    if not is_url(where):
        return where, token
    try:
        parts = urlsplit(where)
    except ValueError:  # not a URL; the reader of the archive reports it
        return where, token
    root, found, id = parts.path.rstrip("/").rpartition("/tables/")
    if not found or not is_table(id):
        return where, token
    token_shown = parse_qs(parts.fragment).get("token", [""])[0] or None
    path = f"{root.removesuffix('/v1')}/v1/tables/{id}"
    return urlunsplit((parts.scheme, parts.netloc, path, "", "")), token or token_shown


def export_url(url: str) -> str:
    """Return the URL of a table's archive; any other URL is the archive's own."""
    parts = urlsplit(url)
    path = parts.path.rstrip("/")
    return urlunsplit(parts._replace(path=path + "/export")) if is_table(path.rpartition("/")[2]) else url


def is_url_of_table(where: str) -> bool:
    """Return whether the text is the URL of a table, rather than an archive's."""
    return is_url(where) and export_url(where) != where


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


def url_to_return(url: str, *, is_own: bool) -> str:
    """Return the URL where a player who comes back finds the service.

    One that was started here is found by the settings; "" if they leave its port open, so that no URL stays valid.
    """
    if not is_own:
        return url
    home = url_of_service()
    return home if urlsplit(home).port else ""


def parts_of(url: str) -> tuple[str, str]:
    """Return the service's URL and the table's id. Exits with code 2 if it is not a table's URL."""
    parts = urlsplit(url)
    id = parts.path.rstrip("/").rpartition("/")[2]
    if not is_table(id):
        fail(f"{url}: not the URL of a table", code=2)
    return f"{parts.scheme}://{parts.netloc}", id
