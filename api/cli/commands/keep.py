"""`hourglass keep`: gather the seats of this machine and of other devices under a recovery phrase."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.addresses import is_table, is_url, url_of_service
from api.cli.commands.play import errors_in_one_line, stored_tokens
from api.cli.console import fail

if TYPE_CHECKING:
    import httpx

    from api.cli.terminal.seat_tokens import SeatTokens
    from api.client.sealed_seats import SealedSeat
    from infra.keys.recovery import Phrase

PHRASE_MAX = 200
NAME_SAFE = re.compile(r"[^\w .,'-]")


def keep(
    new: Annotated[bool, typer.Option("--new", help="Make a new phrase, and print it.")] = False,
    url: Annotated[str | None, typer.Option(help="The service; by default the one of HOST and PORT.")] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the stored list; the seats stay here.")] = False,
    phrase: Annotated[
        str | None, typer.Option(envvar="HOURGLASS_PHRASE", help="The phrase; without it you are asked.", hidden=True)
    ] = None,
) -> None:
    """Store the seats of this machine at a service, sealed under a recovery phrase, and fetch those of other devices.

    The service cannot read them. Print how to come back to each table.
    """
    import httpx

    from api.client.answers import TIMEOUT_SECONDS
    from api.client.retry import RetryingTransport
    from api.client.sealed_seats import deleted, gathered
    from api.client.trust import trust
    from infra.keys.recovery import NotOpened

    service = (url or url_of_service()).rstrip("/")
    if not is_url(service):
        raise typer.BadParameter(f"{service!r} is not the URL of a service", param_hint="--url")
    if new and delete:
        raise typer.BadParameter("a new phrase has no list yet", param_hint="--delete")
    own, stored = phrase_of(new, phrase), stored_tokens()
    retrying = RetryingTransport(httpx.HTTPTransport(trust(service)))
    with (
        errors_in_one_line(),
        httpx.Client(base_url=service, timeout=TIMEOUT_SECONDS, transport=retrying) as http,
    ):
        if delete:
            typer.echo("The list is deleted." if deleted(http, own) else "No list is stored under this phrase.")
            return
        try:
            found = gathered(http, own, list(known_here(http, stored)))
        except NotOpened as error:
            fail(f"{service}: {error}", code=1)
    for seat in found:
        stored.keep(seat.place[0], {seat.seat: seat.token})
    tell(service, own if new else None, found)


def phrase_of(is_new: bool, given: str | None) -> "Phrase":
    """Return the phrase: a new one, the one that was given, or the one that is typed. Exits with code 2 for none."""
    from infra.keys.recovery import NoPhrase, new_phrase, read_phrase

    if is_new:
        return new_phrase()
    try:
        return read_phrase((given or typer.prompt("Recovery phrase", hide_input=True, err=True))[:PHRASE_MAX])
    except NoPhrase as error:
        fail(str(error), code=2)


def known_here(http: "httpx.Client", stored: "SeatTokens") -> "Iterator[SealedSeat]":
    """Yield the seats of this machine that the service knows. Raises httpx.HTTPError."""
    from api.client.sealed_seats import SealedSeat

    for id in filter(is_table, stored.known()):
        for seat, token in stored.of(id).items():
            for kind in ("table", "campaign"):
                answer = http.get(f"/v1/{kind}s/{id}", headers={"Authorization": f"Bearer {token}"})
                if answer.is_success:
                    told = answer.json()
                    title = str(told.get("name") or told.get("scenario") or "")
                    where = {"table": id} if kind == "table" else {"campaign": id}
                    yield SealedSeat(seat, token, game=str(told.get("game", "")), title=title, **where)
                    break


def tell(service: str, new: "Phrase | None", found: "list[SealedSeat]") -> None:
    """Print the phrase if it is new, and how to come back to each table."""
    from api.cli.terminal.return_command import return_command

    if new is not None:
        typer.echo("Write this recovery phrase down. With it, anyone can play your seats; nobody can find it again:")
        typer.echo(f"\n  {new}\n")
    typer.echo(f"{len(found)} seats are stored, sealed. To come back:")
    for seat in found:
        where = f"{service}/tables/{seat.table}" if seat.table else f"{service}/v1/campaigns/{seat.campaign}"
        title = NAME_SAFE.sub("", seat.title)[:80]
        typer.echo(f"  {return_command(where, [seat.seat], [])}{f'  # {title}' if title else ''}")
