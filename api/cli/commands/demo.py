"""`hourglass demo`: bots play a game over HTTP with some undos, or a whole campaign; then its dice are checked."""

import secrets
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from api.cli.archives.reader import keys_at, write
from api.cli.console import console, fail, printable
from api.cli.packs import GAME, PACK, PACKS, known_packs
from api.service.bots import BotName, bot_of, strategy_of
from projections.text.messages import LANGUAGES

if TYPE_CHECKING:
    import httpx

    from api.cli.demo.campaign import DemoCampaign, Players
    from api.cli.demo.game import DemoGame
    from api.client.answers import Json
    from api.client.held.campaign import RemoteCampaign
    from api.client.service import Service
    from api.service.archives.replay import Replay
    from api.simulation.tables import Plan
    from domain.kernel.game import Pack
    from infra.packs.index import PackIndex
    from projections.view import View

SHEETS = (("json", "json"), ("text", "txt"), ("html", "html"), ("svg", "svg"))
"""The forms of a campaign's sheet, each with its file ending. A game that draws none has only the first."""
PAPERS = (("text", "txt"), ("html", "html"))
"""The forms of a campaign's journal."""
NDJSON = "application/x-ndjson"
PROVED = ("A", "B", "C", "D", "E", "F")
"""The checks that must be ok; G needs more games."""


class Stage(NamedTuple):
    """Where the demo plays: a service at `url`, a game and pack; packs: all known ones; seats: how many bots.

    options: of the table, for a single game; out: the folder for the sheets of a campaign, if any.
    """

    service: "Service"
    url: str
    players: "Players"
    seats: int
    game: str
    pack: "Pack"
    packs: "PackIndex"
    options: Mapping[str, Any] = MappingProxyType({})
    out: Path | None = None


Shown = tuple[dict[str, bool], list[bytes]]
"""Which promises were kept, and the archives of the played tables."""


def demo(
    seats: Annotated[int, typer.Option(min=1, help="How many bots sit at the table.")] = 2,
    seed: Annotated[str | None, typer.Option(help="For the bots' choices; nobody can choose the dice.")] = None,
    bot: Annotated[
        BotName | None,
        typer.Option(help="Who plays: by default a guide, where the game has one for its campaign; else greedy."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="Where to write the table's archive; those of a campaign are numbered.", dir_okay=False),
    ] = None,
    campaign: Annotated[
        bool, typer.Option("--campaign", help="Play a whole campaign, each scenario until it is won.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            help="With --campaign: a folder for its sheets, by default `demo` among your data.", file_okay=False
        ),
    ] = None,
    game: Annotated[str | None, GAME] = None,
    scenario: Annotated[str | None, typer.Option(help="What a single game plays; by default the first.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the table, NAME=VALUE, as `hands=own`; may be repeated.")
    ] = None,
    pack: Annotated[str | None, PACK] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Start the service, watch bots play a whole game over HTTP, then check its dice from the exported log."""
    import httpx

    from api import games
    from api.cli.server_process import NotServed, served
    from api.client.answers import TIMEOUT_SECONDS, Refused
    from api.client.service import Service
    from api.client.trust import trust
    from api.simulation.tables import Plan
    from domain.kernel.errors import InvalidRequest
    from infra.settings import data_folder

    if keep and not keep.parent.is_dir():
        fail(f"{keep}: there is no folder {keep.parent}", code=2)
    if out and not campaign:
        fail("--out writes the sheets of a campaign; add --campaign", code=2)
    known, options = known_packs(packs), options_of(option or []) | ({"scenario": scenario} if scenario else {})
    try:
        view = games.view_for(game, seats)
        chosen = known.choose(view.game.id, pack or (pack_of_campaign(view) if campaign else None))
        name = bot or usual_bot(view, campaign=campaign)
        players = players_of(Plan(view.game.id, name, seats, {}, seed or secrets.token_hex(8), chosen.id, packs), view)
    except InvalidRequest as error:
        fail(str(error), code=2)
    if players.guide and not campaign:
        fail("--bot guide plays a whole campaign; add --campaign", code=2)
    folder = (out or data_folder() / "demo") if campaign else None
    try:
        with served(packs) as url, Service(url) as service:
            stage = Stage(service, url, players, seats, view.game.id, chosen, known, options, folder)
            promises, archives = show_campaign(stage) if campaign else show_game(stage)
        if campaign:
            with served(packs) as url, httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS, verify=trust(url)) as http:
                promises["another service imported every archive, and found it honest"] = taken_over(http, archives)
    except (NotServed, Refused, httpx.HTTPError) as error:
        logged = "\n".join(getattr(error, "__notes__", ()))
        fail(f"the demo broke off: {error}", *logged.splitlines())
    for promise, holds in promises.items():
        console().print(f"[green]✓[/] {promise}" if holds else f"[bold red]✗ {promise}[/]")
    if keep:
        for number, archive in enumerate(archives, start=1):
            write(archive, keep.with_stem(f"{keep.stem}-{number}") if campaign else keep)
    if not all(promises.values()):
        raise typer.Exit(1)


def usual_bot(view: "View", *, campaign: bool) -> BotName:
    """Return who plays if nobody is named."""
    return BotName.guide if campaign and strategy_of(view).guide else BotName.greedy


def players_of(plan: "Plan", view: "View") -> "Players":
    """Return the players of a plan. Raises InvalidRequest for a guide that the game has not."""
    from api.cli.demo.campaign import Players
    from api.simulation.tables import chooser

    return Players(bot_of(plan.bot, plan.seed, view), chooser(plan, plan.seed) if plan.bot is BotName.guide else None)


def pack_of_campaign(view: "View") -> str | None:
    """Return the pack whose campaign is played by default. Raises InvalidRequest for a game without campaigns."""
    from domain.kernel.errors import InvalidRequest

    if view.game.campaign is None:
        raise InvalidRequest(f"{view.game.id} has no campaign")
    return view.campaign.demo_pack if view.campaign else None


def options_of(written: list[str]) -> dict[str, Any]:
    """Return a table's options by name, each as JSON or else as a word. Exits if one lacks its name or value."""
    if nameless := [one for one in written if not all(one.partition("="))]:
        fail(f"--option {nameless[0]}: give it as NAME=VALUE", code=2)
    return {name: as_json(value) for name, _, value in (one.partition("=") for one in written)}


def as_json(value: str) -> Any:
    """Return the JSON value, or the text itself."""
    import json

    try:
        return json.loads(value)
    except ValueError:
        return value


def show_game(stage: Stage) -> Shown:
    """Play one game with some undos and show it as it goes, then check its log."""
    from api.cli.demo.game import DemoGame

    screen = console()
    screen.rule(f"A game at {stage.url}")
    show = DemoGame(stage.service, screen, stage.players.bot, stage.seats, stage.game, stage.pack, stage.options)
    screen.print(f"To watch it in a browser: {stage.url}/tables/{show.held.id}", soft_wrap=True)
    show.play()
    screen.rule("The board at the end")
    screen.print(show.picture(), soft_wrap=True)
    screen.rule("The table is ended, its secret revealed, its log checked")
    return show.promises, [check(show, stage).archive]


def show_campaign(stage: Stage) -> Shown:
    """Play a campaign, one line for each game, check each game from its log alone, then show the sheet."""
    from api.cli.archives.campaign import first_break
    from api.cli.demo.campaign import DemoCampaign

    screen = console()
    screen.rule(f"A campaign at {stage.url}")
    if stage.players.guide:
        screen.print(
            "A guide plays all seats: it has read the pack and plans from the end, but knows no die before it falls."
        )
    show = DemoCampaign(stage.service, screen, stage.players, stage.seats, stage.game, stage.pack)
    checked = [check(show, stage, briefly=True) for _ in show.play()]
    archives, replays = [one.archive for one in checked], [one.replay for one in checked]
    started = [opening_options(archive)["campaign"] for archive in archives]
    show.promise("each archive by itself shows what its game started from", started == show.started)
    is_chain = bool(replays) and first_break(replays) is None
    show.promise("each table goes on from exactly what those before it came to", is_chain)
    screen.rule("The chronicle of the campaign")
    for line in show.campaign.sheet("en").splitlines():
        screen.print(printable(line), markup=False, soft_wrap=True)
    if stage.out:
        keep_papers(show.campaign, stage.game, stage.out)
    return show.promises, archives


def keep_papers(campaign: "RemoteCampaign", game: str, folder: Path) -> None:
    """Write the campaign's sheet, and its journal if the game has one, in each language and form, and say where they
    are. Exits with code 2 if that fails.
    """
    from api import games

    view = games.view_of(game)
    papers = [("sheet", "chronicle", *form) for form in (SHEETS if view.campaign else SHEETS[:1])]
    papers += [("journal", "journal", *form) for form in PAPERS if view.journal]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"{folder}: {error.strerror}", code=2)
    for lang, (name, path, form, suffix) in product(LANGUAGES, papers):
        write(campaign.read_as(path, form, lang), folder / f"{name}-{lang}.{suffix}")
    what = "The sheet and the journal of the campaign are" if view.journal else "The sheet of the campaign is"
    console().print(f"{what} in {folder}, in English and German.", markup=False, soft_wrap=True)


def taken_over(http: "httpx.Client", archives: list[bytes]) -> bool:
    """Import the archives at another service. Return whether it exports each unchanged, and finds no fault in it."""
    from api.client.answers import accepted

    for archive in archives:
        done = accepted(http.post("/v1/tables/import", content=archive, headers={"Content-Type": NDJSON}))
        at = f"/v1/tables/{done.json()['id']}"
        if accepted(http.get(f"{at}/export")).content != archive:
            return False
        if accepted(http.get(f"{at}/audit")).json()["verdict"] not in ("ok", "unsigned"):
            return False
    return True


class Checked(NamedTuple):
    """The archive of a table, and its replay; None if a check failed."""

    archive: bytes
    replay: "Replay | None"


def check(show: "DemoGame | DemoCampaign", stage: Stage, briefly: bool = False) -> Checked:
    """End the table, audit it from its export alone, and return the export. briefly: print only the verdict."""
    from api import games
    from api.cli.archives.report import keyring_of, position_digest, tell, tell_verdict
    from api.service.archives.decide_again import audit_with_rules

    show.held[0].post("end")
    archive = show.held[0].export()
    report, replayed = audit_with_rules(archive, games.codec(), stage.packs, keyring_of(keys_at(stage.url)))
    if briefly:
        tell_verdict(report)
    else:
        tell(report, position_digest(replayed))
    verdicts = [check.verdict for check in report.checks if check.check in PROVED]
    seeds = len(replayed.table.seeds) if replayed else 0
    show.promise("each seat sealed a seed and opened it", seeds == len(show.held.numbers))
    show.promise("the dice are proved: seeds, outcomes, order, rules and signature", set(verdicts) == {"ok"})
    show.promise("nothing else in the log is at fault", report.verdict == "ok")
    same = position_digest(replayed) == show.board["digest"]
    show.promise("the exported log alone leads to the board that the service showed", same)
    return Checked(archive, replayed)


def opening_options(archive: bytes) -> "Json":
    """Return the options in an archive's first entry."""
    import json

    options: Json = json.loads(archive.split(b"\n", 1)[0])["data"]["options"]
    return options
