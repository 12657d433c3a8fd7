"""What hashing alone finds in an archive; it agrees with the whole audit about all that it looks at."""

import json
import re
from pathlib import Path

import pytest

from projections.audit import ArchiveError, audit, parse
from projections.audit.checks.hashes import first_false
from projections.audit.log import Flaw
from tests import ROOT
from tests.projections.audit.log_writer import archive_of, jcs, small_game

CORPUS = sorted((ROOT / "tests" / "corpus" / "archives").glob("*.ndjson"))
LINES = small_game().lines()
ARCHIVE = small_game().archive()
OTHER = re.compile(r"outcome .* is \d+, not \d+")
"""What the audit says of an outcome that is not the one fixed."""


def found_in(archive: bytes) -> Flaw | str | None:
    """The first entry that is false, or why there is no saying."""
    try:
        return first_false(parse(archive))
    except ArchiveError as error:
        return str(error)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_what_is_false_is_false_to_the_audit_too_and_no_other_line_or_outcome_is_missed(path: Path) -> None:
    archive = path.read_bytes()
    found, report = found_in(archive), audit(archive)
    leaves, outcomes = (next(one for one in report.checks if one.check == letter) for letter in "BD")
    if found is not None:
        assert report.verdict == "failed"
    if leaves.note in ("missing", "not the line that the leaves list"):
        assert found == Flaw(leaves.entry or 0, leaves.note)
    if OTHER.fullmatch(outcomes.note):
        assert isinstance(found, Flaw)


def test_every_byte_of_an_entry_counts() -> None:
    assert found_in(ARCHIVE) is None
    for place, line in enumerate(LINES, 1):
        middle = len(line) // 2
        changed = line[:middle] + bytes([line[middle] ^ 1]) + line[middle + 1 :]
        assert found_in(ARCHIVE.replace(line, changed)) == Flaw(place, "not the line that the leaves list")


def test_lines_listed_anew_are_held_against_the_seed() -> None:
    lines = [json.loads(line) for line in LINES]
    used = [line for line in lines if line["data"].get("fate")]
    assert len(used) > 5
    for line in used:
        (stream, n, m, outcome), *_ = line["data"]["fate"]
        line["data"]["fate"][0][3] = (outcome + 1) % m
        found = found_in(archive_of([jcs(one) for one in lines]))
        line["data"]["fate"][0][3] = outcome
        assert found == (Flaw(line["v"], f"outcome {n} of {stream!r} among {m} is {outcome}, not {(outcome + 1) % m}"))


def test_another_seed_and_another_root_are_found() -> None:
    lines = [json.loads(line) for line in LINES]
    lines[-1]["data"]["seed"] = "00" * 32
    assert found_in(archive_of([jcs(one) for one in lines])) == Flaw(
        len(LINES), "the seed revealed is not the one committed to"
    )
    root = parse(ARCHIVE).root
    assert root is not None
    assert found_in(ARCHIVE.replace(root.encode(), b"0" * 64)) == "the leaves do not give the root"


def test_nothing_is_said_of_outcomes_before_the_reveal_nor_of_leaves_that_are_not_listed() -> None:
    forged = [line.replace(b'"fate":[["dice",0,6,', b'"fate":[["dice",0,6,1') for line in LINES]
    assert forged != LINES
    assert found_in(archive_of(forged[:-2])) is None
    assert found_in(b"".join(line + b"\n" for line in LINES)) is None


@pytest.mark.parametrize("hostile", [b"[" * 100_000, b'["dice",0,7', b'["dice",0,0,0]', b'["di\xffce",0,6,0]', b"1"])
def test_whatever_stands_where_chance_is_told_is_an_entry_at_fault(hostile: bytes) -> None:
    lines = [*LINES[:8], b'{"data":{"fate":[[' + hostile + b"]}}", *LINES[8:]]
    found = found_in(archive_of(lines))
    assert isinstance(found, Flaw) and found.entry == 9
