"""Writes the corpus anew."""

import json

from tests.corpus import FOLDER, VERDICTS, expected
from tests.corpus.cases import cases

FOLDER.mkdir(exist_ok=True)
for path in FOLDER.glob("*.ndjson"):
    path.unlink()
for name, archive, _ in cases():
    (FOLDER / f"{name}.ndjson").write_bytes(archive)
reports = {f"{name}.ndjson": expected(verdicts) for name, _, verdicts in cases()}
lines = (f"{json.dumps(name)}: {json.dumps(report)}" for name, report in sorted(reports.items()))
VERDICTS.write_text("{\n" + ",\n".join(lines) + "\n}\n")
