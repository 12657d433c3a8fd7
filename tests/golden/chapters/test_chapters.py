"""Golden chapters: played again they have the root and the position that their files say, and pass the audit."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from api.service.archives.decide_again import audit_with_rules
from domain.log.archive import write_archive
from tests.api.static.verdicts import by_script
from tests.golden.chapters.kept import CHAPTERS, bytes_of, path_of, read
from tests.golden.record import Golden
from tests.golden.table import CODEC, golden_packs, opened_store, played

BEGAN = "tg.day-began"
WANTED: Mapping[str, set[str]] = {
    "alone": {"actions-undone", "actions-redone"},
    "two": {"tg.campaign-won"},
    "mercy": {"tg.mercy-granted"},
    "successor": {"tg.died", "tg.character-entered"},
}
"""Chapter -> facts that it is kept for."""
BYTES_MAX = 30_000


@pytest.mark.parametrize("name", [one.name for one in CHAPTERS])
async def test_played_again_it_has_the_same_root_and_passes_the_audit(name: str, tmp_path: Path) -> None:
    kept = read(name)
    with opened_store(tmp_path) as tables:
        again = await played(tables, kept)
        stored = list(tables.log.stored(kept.table))
    lines = [CODEC.line(event) for event in stored]
    opened = [one for event in stored for one in CODEC.openings(event, None, revealed=True)]
    archive = write_archive(lines, openings=opened)
    report, _ = audit_with_rules(archive, CODEC, golden_packs())
    apart = by_script(archive)["checks"]
    found = tags(again)

    assert again.header == kept.header
    assert bytes_of(again) == path_of(name).read_bytes()
    assert report.verdict == "unsigned", [check for check in report.checks if check.verdict == "failed"]
    assert {check.check: check.verdict for check in report.checks}["F"] == "ok"
    assert apart == {one.check: [one.verdict, one.entry] for one in report.checks if one.check in apart}
    assert WANTED[name] <= set(found)
    assert found.count(BEGAN) >= 4


def tags(golden: Golden) -> list[str]:
    """The tags of all facts, in order."""
    return [tag_of(fact) for one in golden.answered for fact in one.facts]


def tag_of(fact: list[object]) -> str:
    """The tag of a fact, sealed or not."""
    return str(fact[1][0] if isinstance(fact[1], list) else fact[1])


def test_one_for_each_number_of_characters_and_all_are_short() -> None:
    assert {len(read(one.name).header.plays) for one in CHAPTERS} == {1, 2, 3, 4}
    assert sum(path_of(one.name).stat().st_size for one in CHAPTERS) < BYTES_MAX
