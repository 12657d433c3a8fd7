"""What golden games tell in German holds no English: boards, menus, forecasts, recaps, chronicles and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from api.service.tables.reader_view import ReaderView
from api.shared.chronicle.chapters import chapters
from api.shared.chronicle.recaps import moments
from domain.kernel.position import Position
from domain.kernel.registry import options
from infra.store.rows.records import TableRow
from projections.luck.account import account
from projections.luck.ledger import gathered
from projections.luck.view import luck_view
from projections.menu import menu
from projections.recaps.recap import recap
from projections.text.messages import Messages
from projections.view import View
from tests.golden.positions import named, view_of
from tests.golden.record import START, Golden, kept
from tests.golden.table import RULES, opened_store
from tests.projections.text.grammar import ENGLISH

TODAY = [golden for golden in kept() if golden.rules == RULES[golden.header.game]]
EVERY = 12
"""So many positions lie between two that are looked at."""


@pytest.mark.parametrize("golden", TODAY, ids=lambda golden: golden.name)
def test_field_96_nothing_that_is_told_in_german_is_english(golden: Golden, tmp_path: Path) -> None:
    view = view_of(golden)
    row = TableRow(golden.table, golden.header.game, golden.name, False, START // 1000)
    with opened_store(tmp_path) as tables:
        tables.log.rows.submit(list(golden.stored()), [row]).result(timeout=10)
        loaded = tables.loaded(golden.table)
        messages = named(view, loaded.pack, "de")
        seen = ReaderView(loaded, loaded.table, loaded.table, None, None)
        told: list[Any] = [*chapters(view, seen, messages)]
        past = list(moments(seen, loaded.table.timeline.start, view.recap.kinds))
        told += recap(view, past, None, messages)
        english = recap(view, past, None, named(view, loaded.pack, "en"))
        luck = account(gathered(seen.entries_after(0), seen.plan.dice, partial(view.luck.kind_of, loaded.pack)))
        told.append(luck_view(luck, view.luck, messages))
        for action in range(0, loaded.table.timeline.length + 1, EVERY):
            told += shown(view, loaded.after(action), messages)
    sentences = [text for one in told for text in texts(to_builtins(one, str_keys=True)) if " " in text]

    assert len(sentences) > 20 and any(ENGLISH.search(line.text) for line in english)
    assert [text for text in sentences if ENGLISH.search(text)] == []


def shown(view: View, position: Position[Any], messages: Messages) -> Iterator[Any]:
    """The board of a position, the menus of those who are asked there, and what is forecast."""
    yield view.board(position, messages)
    yield from view.forecast(position, messages)
    if position.asked is not None:
        offered = [*options(position.state, position.asked), *view.game.always(position.state)]
        for seat in position.asked.seats:
            yield menu(view, position, offered, seat, 1, messages)


def texts(told: Any) -> Iterator[str]:
    """All texts in an answer."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for one in told.values():
            yield from texts(one)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from texts(one)
