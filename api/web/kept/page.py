"""The page that a kept file is: what stands before its contents and after them."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from api.web.kept.bundle import bundled
from api.web.pages import PARTS

FOLDER = Path(__file__).parents[2] / "static" / "kept"
ENTRY, REPORT = "kept/kept.js", "audit/report.css"
MARKS = re.compile(r"\{(policy|style|contents|script)\}")


class Page(NamedTuple):
    """A page in two parts, UTF-8. policy: its Content Security Policy: it loads nothing and runs one script."""

    policy: str
    before: bytes
    after: bytes


@cache
def page() -> Page:
    """Return the page with its style and its script, and without contents."""
    style, script = styles(), bundled(ENTRY, sources())
    policy = (
        f"default-src 'none'; script-src 'sha256-{digest(script)}'; style-src 'sha256-{digest(style)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    parts = {"policy": policy, "style": style, "script": script, "contents": "\0"}
    text = MARKS.sub(lambda found: parts[found[1]], (FOLDER / "kept.html").read_text("utf-8"))
    before, after = text.split("\0")
    return Page(policy, before.encode(), after.encode())


def styles() -> str:
    """Return the style sheets of a table's page, that of reports, and the file's own."""
    linked = re.findall(r'rel="stylesheet" href="\.\./page/([^"]+)"', PARTS["table/table.html"].body.decode())
    return "".join(
        [*(PARTS[name].body.decode() for name in (*linked, REPORT)), (FOLDER / "kept.css").read_text("utf-8")]
    )


def sources() -> dict[str, str]:
    """Return the modules of the pages and of the file, by their paths."""
    pages = {f"page/{name}": part.body.decode() for name, part in PARTS.items() if name.endswith(".js")}
    return pages | {f"kept/{file.name}": file.read_text("utf-8") for file in FOLDER.glob("*.js")}


def digest(text: str) -> str:
    """Return the hash of a script or a style, as a policy names it."""
    return b64encode(sha256(text.encode()).digest()).decode()
