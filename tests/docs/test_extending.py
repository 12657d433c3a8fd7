"""The steps of docs/extending.md, carried out with its code as it stands there."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from domain.kernel.registry import DEFAULTS, EVOLVERS, QUESTIONS, RULES
from projections.audit import audit
from tests import ROOT
from tests.api.serving import serving

PAGE = ROOT / "docs" / "extending.md"
MOVED = {"domain.coin": "coin.domain", "projections.coin": "coin.projections", "api.http.length": "coin.length"}
"""Where the modules of the page are put, so that a test writes into no package."""


def written(folder: Path) -> None:
    """Write the page's modules to a folder."""
    for name, code in re.findall(r"```python\n# (\S+)\.py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        path = folder.joinpath(*moved(name.replace("/", ".")).split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(moved(code), "utf-8")


def moved(text: str) -> str:
    for here, there in MOVED.items():
        text = text.replace(here, there)
    return text


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """The page's modules. The registries forget its game afterwards."""
    before = [(registry, set(registry)) for registry in (RULES, QUESTIONS, DEFAULTS, EVOLVERS)]
    written(tmp_path / "code")
    monkeypatch.syspath_prepend(tmp_path / "code")
    try:
        yield {name: import_module(f"coin.{name}") for name in ("domain.game", "projections.view", "length")}
    finally:
        for name in [one for one in sys.modules if one.partition(".")[0] == "coin"]:
            del sys.modules[name]
        for registry, known in before:
            for kind in [one for one in registry if one not in known]:
                del registry[kind]


async def test_the_game_of_the_page_is_played_watched_and_audited(page: dict[str, ModuleType], tmp_path: Path) -> None:
    game, view = page["domain.game"].COIN, page["projections.view"].GAME_VIEW
    async with serving(tmp_path, {game.id: (game, view)}, lambda game: [{}]) as here:
        here.app.include_router(page["length"].router)
        table = await here.opened(2, game="coin")
        await table.post("start")
        seat = 0
        while (await table.get("board"))["heads"] != page["domain.game"].HEADS:
            menu = (await here.http.get(f"{table.path}/actions", headers=table.headers(seat))).json()
            assert [one["label"] for one in menu["actions"]] == ["Flip the coin", "Pass"]
            await table.act("flip", seat)
            seat = 1 - seat
        assert (await table.get("length"))["length"] == (await table.get())["version"]
        operation = (await here.http.get("/openapi.json")).json()["paths"]["/v1/tables/{table_id}/length"]["get"]
        assert operation["summary"] == "Read the length of a table's log"
        assert operation["responses"]["200"]["content"]["application/json"]["example"] == {"length": 12}
        assert {"200", "304", "404"} <= operation["responses"].keys()
        assert (await table.get())["result"] == "success"
        await table.post("end")
        told = msgspec.json.encode(await table.get("chronicle")).decode()
        assert told.count("Heads!") == page["domain.game"].HEADS
        archive = (await here.http.get(f"{table.path}/export")).content
        assert {one.verdict for one in audit(archive).checks if one.check in "ACDE"} == {"ok"}
        checked = (await here.http.get(f"{table.path}/audit")).json()
        assert {one["verdict"] for one in checked["checks"] if one["check"] != "G"} == {"ok"}
