"""Golden games played over HTTP at the real service, with packs whose every text says in which language it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx

from api.app import create_app
from api.service.service import Service
from api.service.tables import opening
from domain.kernel.chance.fate import seed_seal
from domain.kernel.game import Game
from infra.packs.index import PackIndex
from infra.settings import Settings
from projections.catalogue import CATALOGUE
from tests.golden.record import Asked, Golden
from tests.golden.table import files_of

MARKS = {"en": "⟪en⟫", "de": "⟪de⟫"}
"""Language -> what each of its texts of a frozen pack begins with."""


def marked(game: Game, pack: Any) -> Any:
    """A frozen pack with a text for everything in each language, marked by it."""
    texts = {
        f"{language}.ftl": "\n".join(f"{id} = {mark}{shown(id)}" for id in CATALOGUE[game.id][1].text_ids(pack))
        for language, mark in MARKS.items()
    }
    return type(pack)(pack.files | texts, pack.content)


@cache
def text_ids(game: str) -> frozenset[str]:
    """The messages that name the things of a game's frozen packs."""
    playing, view = CATALOGUE[game]
    return frozenset(id for files in files_of(playing) for id in view.text_ids(playing.read_pack(files)))


def with_marks(packs: PackIndex) -> None:
    """Give all packs of a service their texts: frozen ones list no language, so that none can be read with them."""
    for game, _ in CATALOGUE.values():
        packs.catalogue = {**packs.catalogue, game.id: tuple(marked(game, one) for one in packs.catalogue[game.id])}
        packs._by_hash |= {(game.id, one.hash): one for one in packs.catalogue[game.id]}


def shown(id: str) -> str:
    """A text for a thing of a pack that no id in a sentence can be taken for: `card-k1-25-u` is "K1 25 U"."""
    return id.partition("-")[2].replace("-", " ").upper()


class ServedTable:
    """A golden game that is played over HTTP.

    http: its client; tokens: of its seats; ids: of all that its pack has a text for.
    """

    def __init__(self, http: httpx.AsyncClient, golden: Golden) -> None:
        self.golden = golden
        self.tokens: list[str] = []
        self.is_started = False
        self.ids: set[str] = set()
        self.http = http
        self._seed = sha256(golden.header.seed.encode()).digest()

    async def get(self, rest: str, seat: int | None = None, **headers: str) -> httpx.Response:
        """An answer of the table to a seat, or to a spectator."""
        own = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        path = f"/v1/tables/{self.golden.table}" + (f"/{rest}" if rest else "")
        return await self.http.get(path, headers=own | headers)

    async def ask(self, asked: Asked) -> None:
        """Carry out one command of the golden game."""
        if asked.do == "open":
            await self._open()
            return
        assert asked.seat is not None
        rest, body = await self._request(asked)
        headers = {"Authorization": f"Bearer {self.tokens[asked.seat]}"}
        answer = await self.http.post(f"/v1/tables/{self.golden.table}/{rest}", json=body, headers=headers)
        assert answer.is_success, (asked, answer.text)
        self.is_started |= asked.do == "start"

    async def _open(self) -> None:
        header = self.golden.header
        seats = [{"name": f"Player {seat}", "plays": plays} for seat, plays in enumerate(header.plays)]
        body = {"game": header.game, "seats": seats, "options": header.options}
        body |= {"pack": header.pack} if header.pack else {}
        with (
            patch.object(opening, "uuid4", lambda: self.golden.table),
            patch.object(opening, "new_server_seed", lambda: self._seed),
        ):
            answer = await self.http.post("/v1/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.tokens = [one["token"] for one in answer.json()["seats"]]
        self.ids = {id.partition("-")[2] for id in text_ids(header.game)}

    async def _request(self, asked: Asked) -> tuple[str, Any]:
        match asked.do:
            case "seal":
                return "seeds", {"sealed": seed_seal(asked.seed)}
            case "open-seed":
                return "seeds", {"seed": asked.seed}
            case "act":
                return "actions", {"command": {"key": asked.key}}
            case "undo" | "redo":
                return asked.do, {} if asked.to is None else {"to": asked.to}
            case "consent":
                proposal = (await self.get("")).json()["proposal"]["version"]
                return "undo/consent", {"proposal": proposal, "grant": True}
            case other:
                return other, {}


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Service]]:
    """A client of a service with all games and the frozen packs, and the service."""
    own = {"store_url": f"sqlite:///{folder / 'tables.db'}", "key_file": folder / "key", "budget": False}
    app = create_app(Settings(**own), texts_of=files_of)  # type: ignore[arg-type]
    transport = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://test") as http,
    ):
        with_marks(app.state.service.packs)
        yield http, app.state.service


def texts(told: Any) -> Iterator[str]:
    """All texts in an answer."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list):
        for one in told.values() if isinstance(told, dict) else told:
            yield from texts(one)
