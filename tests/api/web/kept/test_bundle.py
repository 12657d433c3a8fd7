"""Modules of the pages as one script."""

import subprocess

import pytest

from api.web.kept.bundle import bundled
from api.web.kept.page import page, sources
from tests.api.web.page_modules import MISSING, NODE

PARTS = {
    "a/main.js": 'import { one, two as second } from "../b/parts.js";\nimport words from "./words.js";\n'
    'import { Kind } from "../b/kind.js";\n'
    "console.log(one(), second, words.hail, new Kind().name);\n",
    "b/parts.js": 'import { Kind } from "./kind.js";\nconst hidden = 1;\nexport function one() {\n  return hidden;\n}\n'
    "export const two = new Kind().name.length;\n",
    "b/kind.js": 'export class Kind {\n  name = "kind";\n}\n',
    "a/words.js": 'export default { hail: "hello" };\n',
}


def test_a_bundle_does_what_its_modules_do() -> None:
    if NODE is None:
        pytest.skip(MISSING)
    done = subprocess.run([NODE, "-e", bundled("a/main.js", PARTS)], capture_output=True, text=True, check=True)

    assert done.stdout == "1 4 hello kind\n"


def test_each_module_is_in_it_once_and_after_those_that_it_imports() -> None:
    script = bundled("a/main.js", PARTS)

    assert script.count('name = "kind"') == 1
    assert script.index("class Kind") < script.index("const hidden") < script.index("console.log")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("export { one };\n", "form"),
        ('import * as all from "./b.js";\n', "form"),
        ('import { a } from "./a.js";\n', "imports itself"),
        ('const x = "</script>";\n', "</script"),
    ],
)
def test_what_cannot_be_bundled_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bundled("a.js", {"a.js": text})


def test_an_unknown_module_is_no_silent_gap() -> None:
    with pytest.raises(KeyError):
        bundled("a.js", {"a.js": 'import { b } from "./b.js";\n'})


def test_the_script_of_a_file_asks_for_nothing() -> None:
    script = page().after.decode()

    assert len(sources()) > 60
    assert not any(word in script for word in ("fetch(", "XMLHttpRequest", "WebSocket", "EventSource", "import("))
