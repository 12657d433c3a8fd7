"""Leaves of a kept file's archive, cut short and made whole again."""

from api.web.kept.leaves import shortened
from domain.log.archive import write_archive
from tests.api.web.kept.reading import restored

LINES = [b'{"v":%d}' % number for number in range(1, 200)]


def test_leaves_that_were_cut_short_are_made_whole_from_the_lines() -> None:
    archive = write_archive(LINES, "a checkpoint", [{"v": 1, "path": ["x"], "value": 2, "nonce": ""}])
    short = shortened(archive)

    assert restored(short) == archive
    assert len(short) < len(archive) // 2


def test_an_archive_without_leaves_stays_as_it_is() -> None:
    assert shortened(b'{"v":1}\n') == b'{"v":1}\n'
