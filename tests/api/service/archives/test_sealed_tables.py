"""A table with hands: what its archives show to whom, before the reveal and after it (audit protocol 3.6, 3.8)."""

import json
from pathlib import Path
from typing import Any

import pytest

from api.service.archives.decide_again import audit_with_rules
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from projections.audit import Report
from tests.api.toy_archives import Moves, toy_archive
from tests.toy import TOY

MOVES: Moves = ((0, "take"), (1, "take"), (0, "roll:1"), (1, "show:0"), (0, "take"), (1, "take"), (0, "finish"))


def audited(archive: bytes) -> Report:
    return audit_with_rules(archive, Codec([TOY]), PackIndex([TOY], lambda game: [{}]))[0]


def verdicts(archive: bytes) -> dict[str, str]:
    return {check.check: check.verdict for check in audited(archive).checks}


def lines(archive: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in archive.splitlines()]


def openings(archive: bytes) -> list[dict[str, Any]]:
    return [line["opening"] for line in lines(archive) if "opening" in line]


@pytest.fixture
def revealed(tmp_path: Path) -> bytes:
    return toy_archive(tmp_path / "revealed", MOVES)


@pytest.fixture
def running(tmp_path: Path) -> bytes:
    return toy_archive(tmp_path / "running", MOVES, end=False)


def test_after_the_reveal_everything_is_opened_and_every_check_is_made(revealed: bytes) -> None:
    assert verdicts(revealed) == {
        "A": "ok",
        "B": "unsigned",
        "C": "ok",
        "D": "ok",
        "E": "ok",
        "F": "ok",
        "G": "skipped",
    }
    assert {tuple(one) for one in openings(revealed)} == {("path", "v", "value")}


def test_before_it_a_spectator_is_shown_no_value_and_no_card(running: bytes) -> None:
    drawn = [line["data"] for line in lines(running) if line.get("type") == "cards-drawn"]
    assert len(drawn) > 3 and not openings(running)
    for data in drawn:
        assert all(card.keys() == {"sealed"} for card in data["cards"])
        assert all(use[3].keys() == {"sealed"} for use in data["fate"])
    found = audited(running)
    assert (found.verdict, found.checks[3].verdict) == ("sealed", "sealed")
    assert "sealed values are not opened" in found.checks[3].note
    assert found.checks[5].verdict == "skipped"


def test_a_seat_s_own_archive_opens_its_cards_with_nonces_but_no_outcome(tmp_path: Path) -> None:
    own = openings(toy_archive(tmp_path, MOVES, end=False, reader=0))
    assert own and all(one["path"] == ["cards", 0] and len(one["nonce"]) == 64 for one in own)
    hands = [
        line for line in lines(toy_archive(tmp_path / "again", MOVES, end=False)) if line.get("type") == "toy.taken"
    ]
    assert {line["v"] for line in hands if line["data"]["seat"] == 0} <= {one["v"] for one in own}
    assert not {line["v"] for line in hands if line["data"]["seat"] == 1} & {one["v"] for one in own}


def test_a_seat_s_own_archive_passes_as_far_as_it_goes(tmp_path: Path) -> None:
    assert audited(toy_archive(tmp_path, MOVES, end=False, reader=1)).verdict == "sealed"


def changed(archive: bytes, change: Any) -> bytes:
    """The archive with its openings changed."""
    found = lines(archive)
    change([line["opening"] for line in found if "opening" in line])
    return b"".join(json.dumps(line, sort_keys=True, separators=(",", ":")).encode() + b"\n" for line in found)


def test_a_value_that_is_not_the_one_sealed_is_named(revealed: bytes) -> None:
    first = openings(revealed)[0]

    def forge(found: list[dict[str, Any]]) -> None:
        found[0]["value"] = "x" if found[0]["value"] != "x" else "y"

    report = audited(changed(revealed, forge))
    assert (report.verdict, report.entry) == ("failed", first["v"])


def test_after_the_reveal_a_value_kept_closed_is_named(revealed: bytes) -> None:
    without = b"".join(
        line + b"\n" for line in revealed.splitlines() if not line.startswith(b'{"opening":') or b'"fate"' in line
    )
    report = audited(without)
    assert report.verdict == "failed" and report.entry == openings(revealed)[0]["v"]
    assert "not opened" in report.checks[3].note


@pytest.mark.parametrize("change", [{"path": ["cards", 7]}, {"v": 1}, {"v": 999}, {"path": ["pile"]}])
def test_an_opening_of_what_is_not_sealed_is_named(revealed: bytes, change: dict[str, Any]) -> None:
    extra = {"opening": {**openings(revealed)[0], **change}}
    line = json.dumps(extra, sort_keys=True, separators=(",", ":")).encode() + b"\n"
    at = revealed.index(b'{"leaves":')
    assert verdicts(revealed[:at] + line + revealed[at:])["D"] == "failed"


def test_a_forged_nonce_opens_nothing(tmp_path: Path) -> None:
    def forge(found: list[dict[str, Any]]) -> None:
        found[0]["nonce"] = "00" * 32

    assert verdicts(changed(toy_archive(tmp_path, MOVES, end=False, reader=0), forge))["D"] == "failed"


def test_a_value_opened_twice_is_no_archive(revealed: bytes) -> None:
    line = next(line for line in revealed.splitlines(keepends=True) if line.startswith(b'{"opening":'))
    at = revealed.index(b'{"leaves":')
    assert verdicts(revealed[:at] + line + revealed[at:])["A"] == "failed"
