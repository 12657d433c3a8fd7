"""A chapter is taken back through the borders of days, a death, Mercy and a successor, and comes again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.chapters.kept import read
from tests.golden.record import Asked
from tests.golden.table import GoldenTable, opened_store
from tests.golden.told import digest_of


@pytest.mark.rule("TG-5.17.17")
@pytest.mark.parametrize("name", ["mercy", "successor"])
async def test_the_whole_chapter_is_taken_back_and_comes_again(name: str, tmp_path: Path) -> None:
    kept = read(name)
    *commands, _ = [one.asked for one in kept.answered]
    length = sum(asked.do == "act" for asked in commands)
    borders = (length - 1, length // 2, 0)
    reached: dict[int, str] = {}
    with opened_store(tmp_path) as tables:
        table = GoldenTable(tables, kept)
        for asked in commands:
            await table.ask(asked)
            at = table.loaded.table.timeline.current
            if asked.do in ("start", "act") and at in (*borders, length):
                reached[at] = digest_of(table.loaded.position)
        for to in borders:
            await table.ask(Asked("undo", 0, to=to))
            assert digest_of(table.loaded.position) == reached[to]
        await table.ask(Asked("redo", 0, to=length))

        assert digest_of(table.loaded.position) == reached[length]
