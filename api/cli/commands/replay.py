"""`hourglass replay`: print the story of an archive, and the board at its end."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from msgspec import structs

from api.cli.addresses import is_url_of_table, located
from api.cli.archives.reader import TOKEN, WHERE, archive_of
from api.cli.checkpoints import STATE, asking, check_against_memory
from api.cli.commands.watch import chapters, print_chapters
from api.cli.console import console, fail
from api.cli.packs import PACKS, known_packs

if TYPE_CHECKING:
    from rich.console import RenderableType

    from api.service.archives.replay import Moment, Replay
    from infra.packs.index import PackIndex
    from projections.chronicle import Chapter
    from projections.text.messages import Messages
    from projections.view import View


def replay(
    where: Annotated[str, WHERE],
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language of the story.")] = "en",
    token: Annotated[str | None, TOKEN] = None,
    packs: Annotated[Path | None, PACKS] = None,
    state: Annotated[Path | None, STATE] = None,
) -> None:
    """Print an archive as a chronicle, undone actions marked, and the board at its end.

    For a table's URL, also check that the log extends what was seen of it before. While cards of the table are sealed,
    the service prints what the token's owner may know.
    """
    from api import games
    from api.service.archives.replay import NotReplayed, StillSealed, open_lines_of
    from api.service.archives.replay import replay as fold
    from projections.audit import ArchiveError

    where, token = located(where, token)
    known, archive = known_packs(packs), archive_of(where, token)
    if is_url_of_table(where):
        check_against_memory(where, token, state)
    try:
        replayed = fold(open_lines_of(archive), games.codec(), known)
        view, messages = games.view_and_messages(replayed.game.id, replayed.pack, lang)
        parts = list(story(replayed, view, messages))
        board = board_of(replayed, view, messages)
    except StillSealed as error:
        if not is_url_of_table(where):
            fail(f"the archive cannot be replayed: {error}")
        tell_by_service(where, token, lang, known)
        return
    except (NotReplayed, ArchiveError) as error:
        fail(f"the archive cannot be replayed: {error}")
    screen = console()
    for part in parts:
        screen.print(part)
    if board is not None:
        screen.print(board, soft_wrap=True)


def tell_by_service(url: str, token: str | None, lang: str, known: "PackIndex") -> None:
    """Print the story of a table and its board as its service shows them to the owner of the token."""
    from api import games
    from api.cli.chronicle import picture
    from domain.kernel.errors import PackCorrupt

    with asking(url, token) as (http, id):
        table = http.get(f"/v1/tables/{id}").raise_for_status().json()
        board = http.get(f"/v1/tables/{id}/board", params={"lang": lang}).raise_for_status().json()
        try:
            pack = known.of_hash(table["game"], table["pack"], None)
            view, messages = games.view_and_messages(table["game"], pack, lang)
        except (PackCorrupt, KeyError):
            fail(f"{url}: its game or its pack is not installed here")
        print_chapters(chapters(http, id, lang, 0), messages)
    console().print(picture(view.picture(board, view.printing.of(pack, messages), messages)), soft_wrap=True)


def story(replayed: "Replay", view: "View", messages: "Messages") -> "Iterator[RenderableType]":
    """Yield the chapters of a table, and what happened to the table itself, in the order of the log.

    What came before the start is in the first chapter. Raises NotReplayed for what cannot be shown.
    """
    from api.cli import chronicle
    from api.cli.chronicle import chapter, turned
    from api.service.archives.replay import NotReplayed
    from projections.chronicle import Line, last_day, told_of_table

    day: str | None = None
    seats = range(len(replayed.table.opened.seats) if replayed.table.opened else 0)
    messages = messages.at_table({seat: messages.player(seat) for seat in seats})
    counted = replayed.table.timeline.counted
    opening: list[Line] = []
    proposer: int | None = None
    for moment in replayed.moments:
        first = moment.entries[0]
        try:
            if moment.is_setup:
                setup, *days = chapters_of(moment, view, messages, counts=True)
                yield chapter(structs.replace(setup, events=(*opening, *setup.events)), messages)
                yield from chronicle.story(days, messages)
                day = last_day(days)
            elif moment.action:
                done = list(chapters_of(moment, view, messages, moment.action in counted))
                yield from chronicle.story(done, messages, day)
                day = last_day(done) or day
            elif moment.after is None:
                opening.append(Line(first.version, None, told_of_table(first, messages) or ""))
            elif text := told_of_table(first, messages, proposer):
                yield turned(text)
        except Exception as error:  # whatever the messages raise for facts that never came from rules
            raise NotReplayed(f"cannot be shown: {error!r}", first.version) from error
        proposer = moment.table.proposal.seat if moment.table.proposal else None
    if replayed.position is None:
        yield from (turned(line.text) for line in opening)


def board_of(replayed: "Replay", view: "View", messages: "Messages") -> "RenderableType | None":
    """Return the board at the end, None before the start. Raises NotReplayed if the position cannot be shown."""
    from api.cli.chronicle import picture
    from api.service.archives.replay import NotReplayed

    if replayed.position is None:
        return None
    try:
        printed = view.printing.of(replayed.pack, messages)
        return picture(view.picture(view.board(replayed.position, messages), printed, messages))
    except Exception as error:  # whatever a view raises for a position that no rule led to
        raise NotReplayed(f"its last position cannot be shown: {error!r}") from error


def chapters_of(moment: "Moment", view: "View", messages: "Messages", counts: bool) -> "Iterator[Chapter]":
    """Return what an action or the setup did, in words."""
    from domain.log.line import time_text
    from projections.chronicle import tell_by_day

    first = moment.entries[0]
    assert moment.before is not None, "only a started game has actions"
    return tell_by_day(
        view,
        moment.before,
        moment.entries,
        action=moment.action,
        seat=first.by if moment.action else None,
        at=time_text(first.at),
        undone=not counts,
        messages=messages,
    )
