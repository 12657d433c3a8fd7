"""What golden games tell to players who were away: every event has its sentence, to every reader, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from api.service.tables.reader_view import ReaderView
from api.shared.chronicle.recaps import moments
from domain.kernel.chance.seal import knowing
from infra.store.rows.records import TableRow
from projections.recaps.recap import LINES_MAX, grouped, recap, text_of
from projections.text.messages import LANGUAGES
from tests.golden.positions import named, view_of
from tests.golden.record import START, Golden, kept
from tests.golden.table import RULES, opened_store

TODAY = [golden for golden in kept() if golden.rules == RULES[golden.header.game]]
"""The games of today's rules."""


@pytest.mark.parametrize("golden", TODAY, ids=lambda golden: golden.name)
def test_every_event_of_a_golden_game_is_told_in_both_languages(golden: Golden, tmp_path: Path) -> None:
    view = view_of(golden)
    row = TableRow(golden.table, golden.header.game, golden.name, False, START // 1000)
    with opened_store(tmp_path) as tables:
        tables.log.rows.submit(list(golden.stored()), [row]).result(timeout=10)
        loaded = tables.loaded(golden.table)
        for seat, language in zip((None, 0), LANGUAGES, strict=True):
            seen = ReaderView(loaded, loaded.table, loaded.table, None, seat)
            messages, known = named(view, loaded.pack, language), knowing(view.game, seat)
            past = list(moments(seen, loaded.table.timeline.start))
            texts = [text_of(view, events, messages, known) for events in grouped(view, past, known)]
            lines = recap(view, past, seat, messages, known)

            assert any(texts) and all(text is None or "None" not in text for text in texts)
            assert min(LINES_MAX, sum(map(bool, texts))) >= len(lines) > 0
            assert [one.own for one in lines] == sorted((one.own for one in lines), reverse=True)
