"""The navigation of the site, made from the lists in index.md. `mkdocs.yml` names this module as a hook."""

import re
from pathlib import Path
from typing import Any

HEADING_OR_PAGE = re.compile(r"^## (?P<heading>.+)$|^- \[(?P<title>[^]]+)\]\((?P<page>[^)]+\.md)\)", re.MULTILINE)


def on_config(config: Any) -> Any:
    """Add one menu for each heading of the index, and one for all decisions."""
    folder = Path(config.docs_dir)
    config.nav = [{"Documentation": "index.md"}, *menus((folder / "index.md").read_text("utf-8"))]
    config.nav.append({"Decisions": [page.relative_to(folder).as_posix() for page in sorted(folder.glob("adr/*.md"))]})
    return config


def menus(index: str) -> list[dict[str, list[dict[str, str]]]]:
    """List the pages below each heading: heading -> title -> page."""
    found: list[dict[str, list[dict[str, str]]]] = []
    for line in HEADING_OR_PAGE.finditer(index):
        if line["heading"]:
            found.append({line["heading"]: []})
        elif found and not line["page"].startswith("adr/"):
            (pages,) = found[-1].values()
            pages.append({line["title"]: line["page"]})
    return found
