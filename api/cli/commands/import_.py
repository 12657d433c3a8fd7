"""`hourglass import`: make an archive a table at a service, which can then be read there."""

from typing import Annotated

import httpx
import typer

from api.cli.addresses import is_url, located, url_of_service
from api.cli.archives.reader import TOKEN, WHERE, bytes_of, refusal
from api.cli.console import fail

TIMEOUT_SECONDS = 300.0
"""The service audits the whole archive before it answers."""

NOT_FINE = (409, 413, 415, 422)
"""Statuses that mean a fault of the archive, rather than that the service could not import it now."""


def import_(
    where: Annotated[str, WHERE],
    url: Annotated[str | None, typer.Option(help="The service; by default the one of HOST and PORT.")] = None,
    token: Annotated[str | None, TOKEN] = None,
) -> None:
    """Send an archive to a service, which checks it and makes it a readable table; print the table's URL."""
    from infra.archive_msgpack import is_packed

    service = (url or url_of_service()).rstrip("/")
    if not is_url(service):
        raise typer.BadParameter(f"{service!r} is not the URL of a service", param_hint="--url")
    archive = bytes_of(*located(where, token))
    answer = sent(service, archive, packed=is_packed(archive))
    if not answer.is_success:
        why = f"{service}: the service answered {answer.status_code}: {refusal(answer, answer.content)}"
        fail(why, code=1 if answer.status_code in NOT_FINE else 2)
    typer.echo(f"{service}{answer.headers['Location']}")


def sent(service: str, archive: bytes, *, packed: bool) -> httpx.Response:
    """Return the service's answer to an archive. Exits with code 2 if there is none."""
    from api.client.trust import trust
    from api.http.importing import PATH
    from api.shared.media import NDJSON, PACKED

    headers = {"Content-Type": PACKED if packed else NDJSON}
    try:
        return httpx.post(
            f"{service}{PATH}", content=archive, headers=headers, timeout=TIMEOUT_SECONDS, verify=trust(service)
        )
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        fail(f"{service}: the service cannot be reached: {error}", code=2)
