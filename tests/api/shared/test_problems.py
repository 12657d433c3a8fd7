"""Whatever breaks under the service, no answer on any route tells a path, a statement or an internal name."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from infra.keys.vault import Vault
from tests.api.openapi.openapi_document import query_of
from tests.api.serving import Here, serving

BODIES = {
    "actions": {"command": {"key": "draw"}},
    "default": {"seat": 0},
    "seeds": {"sealed": "5e" * 32},
    "consent": {"proposal": 3, "grant": True},
    "campaigns": {"game": "toy", "seats": [{"name": "A"}]},
    "tables": {"game": "toy", "seats": [{"name": "A"}]},
}
TALKATIVE = ("sqlite", "disk image", "not a database", "traceback", "errno", "select ", "psycopg", ".db", ".key")


def close_store(here: Here) -> None:
    here.service.recorder.close()


def spoil_store(here: Here) -> None:
    """Overwrite all pages but the first, under the service's feet."""
    path = here.service.settings.store_path
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))


def drop_tables(here: Here) -> None:
    with closing(sqlite3.connect(here.service.settings.store_path)) as store, store:
        for table in ("stored_events", "seeds", "seats", "tables", "lobby", "campaigns", "requests", "tracking"):
            store.execute(f"DROP TABLE {table}")


def spoil_entries(here: Here) -> None:
    with closing(sqlite3.connect(here.service.settings.store_path)) as store, store:
        store.execute("UPDATE stored_events SET state = x'c1'")


def lose_packs(here: Here) -> None:
    here.service.packs._by_hash.clear()
    with closing(sqlite3.connect(here.service.settings.store_path)) as store, store:
        store.execute("UPDATE packs SET document = ?", (str(here.service.settings.store_path).encode(),))


def lose_keys(here: Here) -> None:
    vault, tables = Vault(here.service.settings.key_file.with_name("other.key")), here.service.tables
    for part in (tables, tables.commands, here.service.campaigns):
        part._vault = vault
    for name in ("key", "key.signing", "key.signing.public"):
        here.service.settings.key_file.with_name(name).unlink()


@pytest.mark.parametrize("broken", [close_store, spoil_store, drop_tables, spoil_entries, lose_packs, lose_keys])
async def test_no_answer_tells_what_broke(tmp_path: Path, broken: Callable[[Here], None]) -> None:
    async with serving(tmp_path, idle_seconds=0) as here:
        table = await here.started()
        campaign = (await here.http.post("/v1/campaigns", json=BODIES["campaigns"])).json()
        tokens = {table.id: table.tokens[0], campaign["id"]: campaign["seats"][0]["token"]}
        here.service.tables.cache.clear()
        broken(here)
        document = here.app.openapi()
        answers = [
            await asked(
                here, method.upper(), filled(path, table.id, campaign["id"]), tokens, query_of(document, operation)
            )
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
    failed = [one for one in answers if one.status_code >= 500]

    assert len(answers) > 30 and failed
    for one in answers:
        told = (one.text + str(one.headers)).lower()
        assert str(tmp_path) not in told, one.url
        if one.status_code >= 400:
            assert [word for word in TALKATIVE if word in told] == [], (one.url, told)
        assert "internal-error" not in told, one.url


def filled(path: str, table: str, campaign: str) -> str:
    """A path with values for its parameters."""
    values = {"table_id": table, "campaign_id": campaign, "seat": "0", "v": "1", "name": "x"}
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    return path


async def asked(here: Here, method: str, path: str, tokens: dict[str, str], query: dict[str, object]) -> httpx.Response:
    """The beginning of the answer: that of a stream never ends."""
    token = next((token for id, token in tokens.items() if id in path), None)
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": path[-30:]} if token else {}
    body = BODIES.get(path.rpartition("/")[2]) if method == "POST" else None
    async with here.http.stream(method, path, headers=headers, json=body, params=query) as answer:
        if answer.is_success and "stream" in path:
            return httpx.Response(answer.status_code, headers=answer.headers, request=answer.request)
        await answer.aread()
        return answer
