"""The corpus by `hourglass audit FILE` and by `verify.py FILE`, with the service's key and without it."""

import json
import sys
from typing import Any

import pytest

from api.http.verifier import SCRIPT
from tests.api.static.verdicts import LETTERS, SCRIPT_MODULE, in_form
from tests.api.toy_archives import hourglass
from tests.corpus import FOLDER, stored
from tests.corpus.signed import VKEY

FAILED = "failed"


def by_command(name: str, *words: str) -> tuple[int, dict[str, Any]]:
    """Exit code and report of `hourglass audit`, A to E in the form of the corpus."""
    result = hourglass("audit", FOLDER / name, "--json", *words)
    report = json.loads(result.stdout)
    report["checks"] = [check for check in report["checks"] if check["check"] in LETTERS]
    return result.exit_code, in_form(report)


def by_program(name: str, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The same of `verify.py`."""
    patch.setattr(sys, "argv", [str(SCRIPT), str(FOLDER / name), "--json", *words])
    code = SCRIPT_MODULE.main()
    return code, in_form(json.loads(capsys.readouterr().out))


@pytest.mark.parametrize("name", sorted(stored()))
def test_both_programs_end_with_the_verdicts_of_the_corpus(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = stored()[name]

    assert by_command(name) == (report["verdict"] == FAILED, report)
    assert by_program(name, monkeypatch, capsys) == (report["verdict"] == FAILED, report)


@pytest.mark.parametrize("name", sorted(stored()))
def test_with_the_key_they_differ_in_the_signature_alone(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A key tells what is signed truly and falsely; it excuses no fault, and makes none where nothing is signed."""
    without = stored()[name]
    code, found = by_program(name, monkeypatch, capsys, "--key", VKEY)
    demanded, audited = by_command(name, "--key", VKEY)
    signature = found["checks"]["B"][0]

    assert audited == found
    assert found["checks"] | {"B": []} == without["checks"] | {"B": []}
    assert signature == SIGNED.get(name, without["checks"]["B"][0])
    assert (found["verdict"] == FAILED) == (without["verdict"] == FAILED or signature == FAILED) == code
    assert demanded == (code or signature != "ok"), "a key that was named must have signed"


SIGNED = {
    "signed-falsely.ndjson": FAILED,
    **dict.fromkeys([f"signed-{which}.ndjson" for which in ("whole", "in-part", "while-sealed")], "ok"),
}
