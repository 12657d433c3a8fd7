"""The requirements that the refusals of a game name, read from its sources."""

from __future__ import annotations

import re

from tests import ROOT

UNMET = re.compile(r"Unmet\(\s*[\w\".-]+,\s*\"([a-z-]+)\"")


def unmet_names(game: str) -> set[str]:
    """Every requirement that a rule of this game names when it refuses an answer. game: the folder of its rules."""
    sources = (path.read_text("utf-8") for path in (ROOT / "domain" / game).rglob("*.py"))
    return {name for source in sources for name in UNMET.findall(source)}
