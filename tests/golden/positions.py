"""Golden games as people see them: every position as a reader may know it, and a name for everything in the pack."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from uuid import UUID

from domain.kernel.chance.seal import knowing
from domain.kernel.fact import Entry
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option
from infra.store.rows.records import TableRow
from projections.catalogue import CATALOGUE
from projections.numbers import PastAction
from projections.text.messages import LANGUAGES, Messages
from projections.view import View
from tests.golden.chapters.kept import CHAPTERS
from tests.golden.chapters.kept import read as chapter
from tests.golden.record import START, Golden, kept
from tests.golden.table import opened_store, played


class Sight(NamedTuple):
    """A position as one reader may know it, in one language. seat: None for a spectator."""

    position: Position[Any]
    seat: int | None
    messages: Messages


def view_of(golden: Golden) -> View:
    """The view of a golden game."""
    return CATALOGUE[golden.header.game][1]


@cache
def games_and_chapters() -> tuple[Golden, ...]:
    """All golden games, then all golden chapters."""
    return (*kept(), *(chapter(one.name) for one in CHAPTERS))


class AskedSight(NamedTuple):
    """A position as a seat that is asked there knows it. offered: all options, listed from the whole position."""

    whole: Position[Any]
    position: Position[Any]
    seat: int
    messages: Messages
    offered: tuple[Option, ...]


def sights(golden: Golden) -> Iterator[Sight]:
    """Every position of a golden game; readers and languages take turns, so that each comes with each."""
    view = view_of(golden)
    pack, positions = folded(golden)
    languages = [named(view, pack, language) for language in LANGUAGES]
    readers = [None, *range(len(golden.header.plays))]
    for number, position in enumerate(positions):
        seat = readers[number % len(readers)]
        known = knowing(view.game, seat).state(position.state)
        messages = languages[number // len(readers) % len(languages)]
        yield Sight(Position(known, position.agenda), seat, messages)


def asked_sights(golden: Golden) -> Iterator[AskedSight]:
    """Every position of a golden game as each seat that is asked there knows it; languages take turns."""
    view = view_of(golden)
    pack, positions = folded(golden)
    languages = [named(view, pack, language) for language in LANGUAGES]
    for number, position in enumerate(positions):
        if position.asked is None:
            continue
        offered = (*options(position.state, position.asked), *view.game.always(position.state))
        for seat in position.asked.seats:
            known = knowing(view.game, seat).state(position.state)
            yield AskedSight(
                position, Position(known, position.agenda), seat, languages[number % len(languages)], offered
            )


ACTED: dict[UUID, list[tuple[int, list[Entry]]]] = {}
"""The actions of the golden games that were folded: the one before each, and its entries."""
FOLDED: dict[UUID, tuple[Any, list[Position[Any]]]] = {}
"""Golden games that were folded already, by their tables: many tests look at all of their positions."""


def folded(golden: Golden) -> tuple[Any, list[Position[Any]]]:
    """The pack of a golden game, and where it stood after each action; folded once for all tests."""
    if golden.table not in FOLDED:
        FOLDED[golden.table] = folded_anew(golden)
    return FOLDED[golden.table]


def folded_anew(golden: Golden) -> tuple[Any, list[Position[Any]]]:
    """The pack of a golden game, and where it stood after each action.

    A chapter is kept without facts, so it is played again.
    """
    row = TableRow(golden.table, golden.header.game, golden.name, False, START // 1000)
    with TemporaryDirectory() as folder, opened_store(Path(folder)) as tables:
        if any(one.facts for one in golden.answered):
            tables.log.rows.submit(list(golden.stored()), [row]).result(timeout=10)
        else:
            asyncio.run(played(tables, golden))
        table = tables.loaded(golden.table)
        steps = table.table.timeline.steps
        ACTED[golden.table] = [(one.parent, table.entries(one.first - 1, one.last)) for one in steps]
        return table.pack, [table.after(action) for action in range(len(steps) + 1)]


def past_of(golden: Golden, number: int) -> Iterator[PastAction]:
    """The actions of a golden game that led to the position after this one, newest first."""
    _, positions = folded(golden)
    while number:
        number, entries = ACTED[golden.table][number - 1]
        yield PastAction(positions[number], entries)


NAMED: dict[tuple[str, str, str], Messages] = {}
"""Game, pack and language -> the messages made for them, as the golden games share few packs."""


def named(view: View, pack: Any, language: str) -> Messages:
    """The messages of a game, with a pack that has a name for everything, as the frozen packs have none."""
    wanted = view.game.id, pack.hash, language
    if wanted not in NAMED:
        texts = "\n".join(f"{id} = {id.partition('-')[2].replace('-', ' ').title()}" for id in view.text_ids(pack))
        files = {**pack.files, **{f"{each}.ftl": texts for each in LANGUAGES}}
        NAMED[wanted] = view.messages_of(type(pack)(files, pack.content), language)
    return NAMED[wanted]
