"""What golden games tell to players who were away: every event has its sentence, to every reader, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

import pytest

from api.service.tables.reader_view import ReaderView
from api.shared.chronicle.recaps import moments, recalled
from domain.kernel.chance.seal import Knowing, knowing
from domain.kernel.fact import MOVES_OF_PILES
from domain.kernel.registry import evolve
from infra.store.rows.records import TableRow
from projections.catalogue import CATALOGUE
from projections.recaps.recap import LINES_MAX, Moment, RecapLine, grouped, recap, text_of
from projections.text.messages import LANGUAGES, Messages
from projections.view import View
from tests.golden.positions import named, view_of
from tests.golden.record import START, Golden, kept
from tests.golden.table import RULES, opened_store
from tests.projections.known_ids import known_ids

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
            past = list(moments(seen, loaded.table.timeline.start, view.recap.kinds))
            texts = [text_of(view, events, messages, known) for events in grouped(view, past, known)]
            lines = recap(view, past, seat, messages, known)

            spared = [*recalled(seen, loaded.table.timeline.start, view.recap)]
            assert [text_of(view, one, messages, known) for one in grouped(view, spared, known)] == texts
            assert recap(view, spared, seat, messages, known) == lines, "what is not read is not missed"
            check_abouts(view, moments(seen, loaded.table.timeline.start, view.game.facts), known)
            assert any(texts) and all(text is None or "None" not in text for text in texts)
            assert min(LINES_MAX, sum(map(bool, texts))) >= len(lines) > 0
            assert [one.own for one in lines] == sorted((one.own for one in lines), reverse=True)


@pytest.mark.parametrize("game", ["materia-prima", "tainted-grail"])
def test_field_79_what_others_changed_of_mine_comes_first_and_stays_marked_until_it_was_seen(
    game: str, tmp_path: Path
) -> None:
    golden = max((one for one in TODAY if one.header.game == game), key=lambda one: len(one.answered))
    view = view_of(golden)
    with opened_store(tmp_path) as tables:
        row = TableRow(golden.table, golden.header.game, golden.name, False, START // 1000)
        tables.log.rows.submit(list(golden.stored()), [row]).result(timeout=10)
        loaded = tables.loaded(golden.table)
        messages, steps = named(view, loaded.pack, "en"), loaded.table.timeline.steps
        changed = 0
        for seat in range(len(golden.header.plays)):
            seen = ReaderView(loaded, loaded.table, loaded.table, None, seat)
            for step, later in zip(steps, steps[2:], strict=False):
                lines = between(seen, seat, step.first - 1, step.last, messages) if step.seat != seat else ()
                own = {line.v for line in lines if line.own}
                if own:
                    changed += 1
                    looked_late = between(seen, seat, step.first - 1, later.last, messages)
                    assert lines[0].own and looked_late[0].own, "at every look, until one begins after it"
                    assert not own & {line.v for line in between(seen, seat, step.last, later.last, messages)}
        assert changed > 5


def between(seen: ReaderView, seat: int, since: int, until: int, messages: Messages) -> tuple[RecapLine, ...]:
    """What a seat was told at a version that it had last looked at an earlier one."""
    game, view = seen.game, CATALOGUE[seen.game.id][1]
    past = takewhile(lambda moment: moment.entry.version <= until, moments(seen, since, view.recap.kinds))
    return recap(view, past, seat, messages, knowing(game, seat))


def check_abouts(view: View, past: Iterable[Moment], known: Knowing) -> None:
    """Each event that is told is about things that its reader knows of; most events name some."""
    told = named = 0
    for before, entry in past:
        if before is None:
            continue
        states = known.state(before), known.state(evolve(before, entry.fact))
        fact = known.entry(entry).fact
        if not isinstance(fact, MOVES_OF_PILES):
            about = view.about(states[0], fact, states[1])
            assert set(about) <= known_ids(states[0]) | known_ids(states[1]), (fact, about)
            told, named = told + 1, named + bool(about)
    assert named > told * 2 // 3
