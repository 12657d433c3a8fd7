"""`hourglass export` and reading by URL, from a real service with the toy game."""

from pathlib import Path

import httpx
import pytest

from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


def opened(url: str, **more: object) -> dict[str, object]:
    body = {"game": "toy", "seats": [{"name": "A"}]} | more
    table: dict[str, object] = httpx.post(f"{url}/v1/tables", json=body).raise_for_status().json()
    return table


def test_a_table_is_exported_and_audited_by_its_url(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        table = f"{url}/v1/tables/{opened(url)['id']}"
        file = tmp_path / "archive.ndjson"
        exported = hourglass("export", table, file)
        by_url = hourglass("audit", table, "--json")
        printed = hourglass("export", f"{table}/export")
        key = httpx.get(f"{url}/v1/keys").json()["keys"][0]["vkey"]

    assert exported.exit_code == printed.exit_code == by_url.exit_code == 0
    assert file.read_bytes() == printed.stdout_bytes
    assert hourglass("audit", file, "--key", key, "--json").stdout == by_url.stdout


def test_an_id_alone_is_a_table_of_the_service_that_the_settings_describe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as (_, url):
        monkeypatch.setenv("PORT", url.rpartition(":")[2])
        result = hourglass("export", str(opened(url)["id"]))

    assert result.exit_code == 0
    assert b'"table-opened"' in result.stdout_bytes


def test_a_private_table_needs_a_token(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        table = opened(url, private=True)
        where = f"{url}/v1/tables/{table['id']}"
        without = hourglass("export", where)
        with_token = hourglass("export", where, "--token", str(table["watch"]))

    assert without.exit_code == 2
    assert "404" in without.stderr
    assert with_token.exit_code == 0


def test_what_names_no_table_is_a_usage_error(tmp_path: Path) -> None:
    assert hourglass("export", "my-table").exit_code == 2
