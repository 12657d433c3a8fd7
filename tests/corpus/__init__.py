"""Small archives, honest and forged, each with the verdicts that any verifier of the protocol must reach.

The archives lie beside this file, with their verdicts in `verdicts.json`; `python -m tests.corpus` writes all of them
anew from the code here, always the same bytes.
"""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "archives"
VERDICTS = Path(__file__).parent / "verdicts.json"

Verdicts = dict[str, str | int]
"""Check -> verdict, or the entry (0: none can be named) at which it fails."""

HONEST: Verdicts = {"A": "ok", "B": "unsigned", "C": "ok", "D": "ok", "E": "ok"}
SEALED: Verdicts = {**HONEST, "C": "sealed", "D": "sealed"}
UNREADABLE: Verdicts = {**HONEST, "C": "skipped", "D": "skipped", "E": "skipped"}
"""An entry cannot be read."""
NO_ARCHIVE: Verdicts = {**UNREADABLE, "A": 0, "B": "skipped"}
ORDER = ("failed", "sealed", "unsigned", "ok")


def expected(verdicts: Verdicts) -> dict[str, Any]:
    """The report that these verdicts make, as it stands in `verdicts.json`; the leaves name an entry before others."""
    checks = {letter: found if isinstance(found, str) else "failed" for letter, found in verdicts.items()}
    entries = {letter: found for letter, found in verdicts.items() if isinstance(found, int) and found}
    verdict = next(one for one in ORDER if one in checks.values())
    entry = next((entries[letter] for letter in "BACDE" if letter in entries), None)
    report = {letter: [found, entries.get(letter)] for letter, found in checks.items()}
    return {"verdict": verdict, "entry": entry, "checks": report}


def stored() -> dict[str, dict[str, Any]]:
    """Archive's name -> its report, as they lie in the repository."""
    return dict(json.loads(VERDICTS.read_text()))
