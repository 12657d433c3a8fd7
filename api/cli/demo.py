"""`hourglass demo`: a whole game over HTTP, with some undos, told as it goes on; then its dice checked."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.bots import BotName, bot_of
from api.cli.archives import keys_at, write
from api.cli.packs import PACK, PACKS, known_packs
from api.cli.screen import console, fail

if TYPE_CHECKING:
    from api.cli.showcase import Showcase
    from infra.packs import Packs

PROVED = ("A", "B", "C", "D", "E", "F")
"""The checks that must be ok; G wants more games."""


def demo(
    seats: Annotated[int, typer.Option(min=1, max=4, help="How many bots sit at the table.")] = 2,
    seed: Annotated[str | None, typer.Option(help="Of the bots' choices; nobody can choose the dice.")] = None,
    bot: Annotated[BotName, typer.Option(help="Who plays.")] = BotName.greedy,
    keep: Annotated[Path | None, typer.Option(help="Where to keep the table's archive.", dir_okay=False)] = None,
    pack: Annotated[str | None, PACK] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Start the service, watch bots play a whole game over HTTP, then check its dice from the exported log."""
    import httpx

    from api import games
    from api.cli.process import NotServed, served
    from api.cli.showcase import Showcase
    from api.client import TIMEOUT_SECONDS, Refused
    from domain.kernel.errors import InvalidRequest

    if keep and not keep.parent.is_dir():
        fail(f"{keep}: there is no folder {keep.parent}", code=2)
    known, game = known_packs(packs), next(iter(games.games()))
    try:
        chosen = known.choose(game, pack)
    except InvalidRequest as error:
        fail(str(error), code=2)
    screen = console()
    try:
        with served(packs) as url, httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS) as http:
            screen.rule(f"A game at {url}")
            show = Showcase(http, screen, bot_of(bot, seed or secrets.token_hex(8)), seats, game, chosen)
            show.play()
            screen.rule("The board at the end")
            screen.print(show.picture(), soft_wrap=True)
            screen.rule("The table is ended, its secret revealed, its log checked")
            archive = check(show, url, known)
    except (NotServed, Refused, httpx.HTTPError) as error:
        logged = "\n".join(getattr(error, "__notes__", ()))
        fail(f"the demo broke off: {error}", *logged.splitlines())
    for promise, holds in show.kept.items():
        screen.print(f"[green]✓[/] {promise}" if holds else f"[bold red]✗ {promise}[/]")
    if keep:
        write(archive, keep)
    if not all(show.kept.values()):
        raise typer.Exit(1)


def check(show: "Showcase", url: str, packs: "Packs") -> bytes:
    """End the table, and audit it from the export alone, which is given back. url: of the service that signs."""
    from api import games
    from api.cli.audit import keyring_of, position_digest, tell
    from api.replays import audit_with_rules

    show.table.post("end")
    archive = show.table.export()
    report, replayed = audit_with_rules(archive, games.codec(), packs, keyring_of(keys_at(url)))
    tell(report, position_digest(replayed))
    verdicts = [check.verdict for check in report.checks if check.check in PROVED]
    seeds = len(replayed.table.seeds) if replayed else 0
    show.promise("each seat sealed a seed and opened it", seeds == len(show.table.seats))
    show.promise("the dice are proved: seeds, outcomes, order, rules and signature", set(verdicts) == {"ok"})
    show.promise("nothing else in the log is at fault", report.verdict == "ok")
    same = position_digest(replayed) == show.board["digest"]
    show.promise("the exported log alone leads to the board that the service showed", same)
    return archive
