"""`hourglass replay`: the story of an archive, and the board at its end."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from api.cli.archives import TOKEN, WHERE, archive_of
from api.cli.screen import console, fail

if TYPE_CHECKING:
    from rich.console import RenderableType

    from api.replays import Moment, Replay
    from projections.chronicle import Chapter
    from projections.view import View
    from projections.words import Words


def replay(
    where: Annotated[str, WHERE],
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language of the story.")] = "en",
    token: Annotated[str | None, TOKEN] = None,
) -> None:
    """Tell an archive as a chronicle, undone actions marked, and show the board at its end."""
    from api import games
    from api.cli.story import picture
    from api.replays import NotReplayed, lines_of
    from api.replays import replay as fold
    from projections.audit import ArchiveError

    try:
        replayed = fold(lines_of(archive_of(where, token)), games.codec(), games.packs())
    except (NotReplayed, ArchiveError) as error:
        fail(str(error))
    view, words = games.view_and_words(replayed.game.id, replayed.pack, lang)
    screen = console()
    for part in story(replayed, view, words):
        screen.print(part)
    if replayed.position is not None:
        screen.print(picture(view.picture(view.board(replayed.position, words), words)), soft_wrap=True)


def story(replayed: "Replay", view: "View", words: "Words") -> "Iterator[RenderableType]":
    """The chapters of a table, and what happened to the table itself, in the order of the log."""
    from api.cli.story import chapter, turned
    from projections.chronicle import told_of_table

    counted = {0, *replayed.table.timeline.line(replayed.table.timeline.current)}
    for moment in replayed.moments:
        if moment.action or moment.is_setup:
            yield chapter(told(moment, view, words, moment.action in counted))
        elif text := told_of_table(moment.entries[0], words):
            yield turned(text)


def told(moment: "Moment", view: "View", words: "Words", counts: bool) -> "Chapter":
    """What an action or the setup did, in words."""
    from infra.codec import time_text
    from projections.chronicle import tell

    first = moment.entries[0]
    assert moment.before is not None, "only a started game has actions"
    return tell(
        view,
        moment.before,
        moment.entries,
        action=moment.action,
        seat=first.by if moment.action else None,
        at=time_text(first.at),
        undone=not counts,
        words=words,
    )
