"""Branches beside the archives that they come from: `verify.py --origin` and `hourglass audit --origin` agree."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.api.static.verdicts import by_audit, by_script, in_form, run
from tests.api.toy_archives import hourglass
from tests.corpus import Verdicts, expected
from tests.corpus.branches import branches
from tests.projections.audit.log_writer import archive_of

BRANCHES = {name: (branch, origin, verdicts) for name, branch, origin, verdicts in branches()}
ALL = pytest.mark.parametrize(("branch", "origin", "verdicts"), BRANCHES.values(), ids=BRANCHES)


@ALL
def test_script_and_audit_reach_one_verdict(branch: bytes, origin: bytes, verdicts: Verdicts) -> None:
    assert by_script(branch, origin=origin) == expected(verdicts)
    assert by_audit(branch, origin) == expected(verdicts)["checks"]


@ALL
def test_without_an_origin_the_copies_are_not_compared(branch: bytes, origin: bytes, verdicts: Verdicts) -> None:
    assert by_script(branch)["checks"] == by_audit(branch)
    assert by_script(branch)["checks"]["D"][0] in ("ok", "sealed")


@given(data=st.data(), name=st.sampled_from(["at-the-end", "at-21", "of-hidden-hands"]))
def test_they_agree_on_origins_and_branches_of_which_lines_were_lost(data: st.DataObject, name: str) -> None:
    branch, origin = (
        archive_of([line for place, line in enumerate(lines) if place not in data.draw(DROPPED)])
        for lines in (archive.splitlines()[:-1] for archive in BRANCHES[name][:2])
    )
    assert by_script(branch, origin=origin)["checks"] == by_audit(branch, origin)


DROPPED = st.sets(st.integers(0, 31), max_size=1)


@pytest.mark.parametrize("name", ["at-21", "forged-rule"])
def test_both_programs_take_the_origin_as_a_file(name: str, tmp_path: Path) -> None:
    branch, origin, verdicts = BRANCHES[name]
    (tmp_path / "branch").write_bytes(branch)
    (tmp_path / "origin").write_bytes(origin)
    words = (tmp_path / "branch", "--origin", tmp_path / "origin", "--json")
    code, out, _ = run(*words)
    audited = hourglass("audit", *words)

    assert in_form(json.loads(out)) == expected(verdicts)
    assert code == audited.exit_code == (expected(verdicts)["verdict"] == "failed")
    assert note(json.loads(out)) != note(json.loads(run(tmp_path / "branch", "--json")[1]))


def note(report: dict[str, Any]) -> str:
    """What is said of the outcomes."""
    return next(str(one["note"]) for one in report["checks"] if one["check"] == "D")


@pytest.mark.parametrize("origin", [b"", b"{}", b'{"leaves":\n'])
def test_an_origin_that_is_no_archive_is_a_wrong_call(origin: bytes, tmp_path: Path) -> None:
    (tmp_path / "branch").write_bytes(BRANCHES["at-21"][0])
    (tmp_path / "origin").write_bytes(origin)
    words = (tmp_path / "branch", "--origin", tmp_path / "origin")
    code, out, err = run(*words)

    assert (code, out) == (2, "") == (hourglass("audit", *words).exit_code, "")
    assert err.startswith("usage:") and "Traceback" not in err
    assert run(tmp_path / "branch", "--origin", "/nowhere")[0] == 2
