"""The documentation builds as a site: each page is in its navigation, and each link and list works there too."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

PAGES = sorted(path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a dead link, a dead anchor or a page outside the navigation ends the build."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_built(site: Path) -> None:
    assert [page for page in PAGES if not (site / page).with_suffix(".html").exists()] == []


def test_the_navigation_has_every_page(site: Path) -> None:
    linked = set(re.findall(r'<a href="([^"]+\.html)" class="dropdown-item', (site / "index.html").read_text("utf-8")))

    assert {str(page.with_suffix(".html")) for page in PAGES} - {"index.html"} == linked


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_lists_and_tables_are_not_run_into_a_paragraph(site: Path, page: Path) -> None:
    """The generator wants an empty line before a list, and four spaces before what continues an item."""
    paragraphs = re.findall(r"<p>(.*?)</p>", (site / page).with_suffix(".html").read_text("utf-8"), re.DOTALL)

    assert [text for text in paragraphs if re.search(r"^(- |\d+\. |\|)", text, re.MULTILINE)] == []


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = "\n".join(path.read_text("utf-8") for path in site.rglob("*.html"))

    assert (
        re.findall(r'<(?:script|img)[^>]+src="(?:https?:)?//[^"]*"|<link[^>]+href="(?:https?:)?//[^"]*"', pages) == []
    )
