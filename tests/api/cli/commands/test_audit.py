"""`hourglass audit`: what is honest passes, and whatever byte is changed, its entry is named."""

import json
from pathlib import Path
from random import Random

import httpx
import pytest

from api.client.held.seats import open_table
from api.client.service import Service
from domain.log import archive as log_archive
from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy, toy_archive
from tests.projections.audit.log_writer import archive_of


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


@pytest.fixture
def archive(tmp_path: Path) -> bytes:
    return toy_archive(tmp_path / "store")


def checked(folder: Path, archive: bytes) -> tuple[int, dict[str, object]]:
    """The exit code and the report of `audit --json`."""
    file = folder / "archive.ndjson"
    file.write_bytes(archive)
    result = hourglass("audit", file, "--json")
    return result.exit_code, json.loads(result.stdout)


def verdicts(report: dict[str, object]) -> dict[str, str]:
    return {check["check"]: check["verdict"] for check in report["checks"]}  # type: ignore[attr-defined]


def entries_of(archive: bytes) -> list[bytes]:
    return archive.splitlines()[:-1]


def forged(archive: bytes, entry: int, **data: object) -> bytes:
    """The archive with other data in an entry, its leaves and root made to fit."""
    lines = [json.loads(line) for line in entries_of(archive)]
    lines[entry - 1]["data"] |= data
    return archive_of([json.dumps(one, sort_keys=True, separators=(",", ":")).encode() for one in lines])


def first(archive: bytes, type_: str) -> int:
    """The place of the first entry of a type, from 1."""
    return next(n for n, line in enumerate(entries_of(archive), 1) if json.loads(line)["type"] == type_)


def test_an_honest_archive_is_fine_and_unsigned(tmp_path: Path, archive: bytes) -> None:
    code, report = checked(tmp_path, archive)

    assert code == 0
    assert report["verdict"] == "unsigned"
    found = verdicts(report)
    assert found["B"] == "unsigned"
    assert {found[check] for check in "ACDEF"} == {"ok"}
    assert report["undos"] == 3
    assert report["undos_past_reveals"] == 2


def test_the_report_for_people_names_every_check_and_the_position(tmp_path: Path, archive: bytes) -> None:
    file = tmp_path / "archive.ndjson"
    file.write_bytes(archive)
    told = hourglass("audit", file).stdout

    for word in ("form and order", "leaves and root", "seeds", "outcomes", "running numbers", "rules", "unsigned"):
        assert word in told
    assert "folds to the position" in told
    assert "Verdict: ok, but unsigned: leaves and root fit; no checkpoint" in told
    assert "3 undos, 2 of them past something revealed." in told


def test_one_undo_is_one_undo(tmp_path: Path) -> None:
    moves = ((0, "roll:3"), (1, "draw"), (1, "finish"))
    file = tmp_path / "archive.ndjson"
    file.write_bytes(without_redo(toy_archive(tmp_path / "store", moves)))

    assert "1 undo, 1 of them past something revealed." in hourglass("audit", file).stdout


def without_redo(archive: bytes) -> bytes:
    """The archive up to its last undo, which is left out too."""
    lines = entries_of(archive)
    last = max(n for n, line in enumerate(lines) if json.loads(line)["type"] == "actions-undone")
    return archive_of(lines[:last])


def test_any_changed_byte_of_an_entry_names_the_entry(tmp_path: Path, archive: bytes) -> None:
    random = Random(7)
    lines = entries_of(archive)
    start = 0
    for entry, line in enumerate(lines, 1):
        at = start + random.randrange(len(line))
        changed = bytearray(archive)
        changed[at] ^= 1 << random.randrange(8)
        code, report = checked(tmp_path, bytes(changed))
        assert (code, report["verdict"], report["entry"]) == (1, "failed", entry)
        start += len(line) + 1


@pytest.mark.parametrize("byte", [b"\n", b"\r", b"\x00", b"\xff", b" "])
def test_whatever_a_byte_is_changed_to_the_entry_is_named(tmp_path: Path, archive: bytes, byte: bytes) -> None:
    lines = entries_of(archive)
    at = sum(len(line) + 1 for line in lines[:4])
    for offset in (0, 1, len(lines[4]) // 2, len(lines[4]) - 1):
        changed = archive[: at + offset] + byte + archive[at + offset + 1 :]
        code, report = checked(tmp_path, changed)
        assert (code, report["verdict"], report["entry"]) == (1, "failed", 5)


def test_a_forged_die_is_found_although_the_leaves_fit(tmp_path: Path, archive: bytes) -> None:
    entry = first(archive, "dice-rolled")
    data = json.loads(entries_of(archive)[entry - 1])["data"]
    data["fate"][0][3] = (data["fate"][0][3] + 2) % 6
    code, report = checked(tmp_path, forged(archive, entry, **data))

    assert code == 1
    assert verdicts(report)["D"] == "failed"
    assert report["entry"] == entry


def test_a_forged_fact_is_found_by_the_rules(tmp_path: Path, archive: bytes) -> None:
    entry = first(archive, "toy.scored")
    code, report = checked(tmp_path, forged(archive, entry, points=40))

    assert code == 1
    found = verdicts(report)
    assert {found[check] for check in "ACDE"} == {"ok"}
    assert found["F"] == "failed"
    assert report["entry"] == entry


def test_a_forged_answer_is_found_by_the_rules(tmp_path: Path, archive: bytes) -> None:
    entry = first(archive, "action-taken")
    code, report = checked(tmp_path, forged(archive, entry, key="roll:9"))

    assert code == 1
    assert verdicts(report)["F"] == "failed"


def test_before_the_reveal_it_says_sealed_and_never_ok(tmp_path: Path) -> None:
    code, report = checked(tmp_path, toy_archive(tmp_path / "store", end=False))

    assert code == 0
    assert report["verdict"] == "sealed"
    found = verdicts(report)
    assert (found["C"], found["D"], found["F"]) == ("sealed", "sealed", "ok")
    told = hourglass("audit", tmp_path / "archive.ndjson").stdout
    assert "Verdict: sealed: no fault so far" in told


def test_without_player_seeds_it_says_so(tmp_path: Path) -> None:
    file = tmp_path / "archive.ndjson"
    file.write_bytes(toy_archive(tmp_path / "store", seeds=False))
    result = hourglass("audit", file)

    assert result.exit_code == 0
    assert "no player seed" in result.stdout


def test_rules_that_are_not_installed_are_skipped(tmp_path: Path, archive: bytes) -> None:
    code, report = checked(tmp_path, forged(archive, 1, rules=7))

    assert code == 0
    assert verdicts(report)["F"] == "skipped"


def test_what_is_no_archive_fails(tmp_path: Path) -> None:
    for text in (b"", b"\n", b"{}\n", b"\x00\xff\n", b"[" * 5000 + b"\n"):
        assert checked(tmp_path, text)[0] == 1


@pytest.mark.parametrize("where", ["/nowhere/archive.ndjson", "http://127.0.0.1:9/v1/tables/x", "http://[", "/"])
def test_what_cannot_be_read_is_a_usage_error(where: str) -> None:
    result = hourglass("audit", where)

    assert result.exit_code == 2
    assert where in result.stderr
    assert "Traceback" not in result.stderr


def test_a_verdict_never_moves_the_cursor(tmp_path: Path, archive: bytes) -> None:
    entry = first(archive, "action-taken")
    file = tmp_path / "archive.ndjson"
    file.write_bytes(forged(archive, entry, key="\x1b[2J\x1b]0;title\x07"))
    result = hourglass("audit", file)

    assert result.exit_code == 1
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("words", [(), ("--all",)])
def test_an_archive_at_a_url_is_parsed_once(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For its checkpoint too, which is compared with the one seen before."""
    parsed: list[bytes] = []
    split = log_archive._split
    with served(tmp_path / "store") as (_, url), httpx.Client(base_url=url) as http:
        table = open_table(Service(str(http.base_url)), "toy", ["A", "B"])
        table[0].start()
        table[0].post("end")
        monkeypatch.setattr(log_archive, "_split", lambda archive: parsed.append(archive) or split(archive))
        result = hourglass("audit", *words, f"{url}/v1/tables/{table.id}", "--state", tmp_path / "state")

    assert result.exit_code == 0
    assert len(parsed) == 1
