"""The page's modules take the answers of the service for what the document of its routes says they are."""

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from api.web.pages import PARTS
from tests import ROOT
from tests.api.web.types.declared import declared, type_of

COMPILER = os.environ.get("TSC") or shutil.which("tsc")
MISSING = "no TypeScript is installed, and TSC names none (Debian: apt-get install node-typescript)"
DOCUMENT = ROOT / "docs" / "openapi.json"
CHECK = (
    *("--noEmit", "--skipLibCheck", "--allowJs", "--checkJs", "--target", "es2022", "--module", "es2022"),
    *("--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable"),
)
WRONG = "/** @param {Api.Menu} menu */\nexport const wrong = (menu) => menu.actions[0].lable;\n"


@pytest.mark.skipif(COMPILER is None, reason=MISSING)
def test_what_the_modules_do_with_answers_fits_their_types(tmp_path: Path) -> None:
    for name, part in PARTS.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(part.body)
    shutil.copy(Path(__file__).parent / "page.d.ts", tmp_path)
    (tmp_path / "api.d.ts").write_text(declared(msgspec.json.decode(DOCUMENT.read_bytes())))
    (tmp_path / "wrong.js").write_text(WRONG)
    files = [path.relative_to(tmp_path).as_posix() for kind in ("*.d.ts", "*.js") for path in tmp_path.rglob(kind)]
    told = subprocess.run([COMPILER or "", *CHECK, *files], cwd=tmp_path, capture_output=True, text=True, check=False)

    faults = told.stdout.splitlines()
    assert [fault for fault in faults if not fault.startswith("wrong.js")] == []
    assert len(faults) == 1 and "'lable'" in faults[0], "a misspelt member is found"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"$ref": "#/components/schemas/Menu"}, "Menu"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "(number) | (null)"),
        ({"enum": ["free", "never"]}, '"free" | "never"'),
        ({"const": "undo"}, '"undo"'),
        ({"type": "array", "items": {"type": "string"}}, "(string)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"properties": {"a": {"type": "null"}, "b": {}}, "required": ["a"]}, '{ "a": null; "b"?: any }'),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], expected: str) -> None:
    assert type_of(schema) == expected


def test_a_schema_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="'date'"):
        type_of({"type": "date"})
