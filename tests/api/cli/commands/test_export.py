"""`hourglass export` and reading by URL, from a real service with the toy game."""

from collections.abc import Iterator
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
    assert "the service answered 404: no table" in without.stderr
    assert "(table-not-found)" in without.stderr
    assert with_token.exit_code == 0


@pytest.mark.parametrize("command", ["audit", "replay", "export"])
@pytest.mark.parametrize("path", ["/nope", "/v1/tables/nope", "/v1/tables/00000000-0000-4000-8000-000000000000"])
def test_a_refusal_is_told_in_the_services_own_words(service: str, command: str, path: str) -> None:
    result = hourglass(command, service + path)

    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "the service answered 404: " in result.stderr
    assert "mozilla" not in result.stderr


@pytest.mark.parametrize("command", ["audit", "replay", "export"])
def test_where_nobody_listens_it_says_so(command: str) -> None:
    result = hourglass(command, "http://127.0.0.1:9/v1/tables/x")

    assert result.exit_code == 2
    assert "the service cannot be reached" in result.stderr


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("service")) as (_, url):
        yield url


def test_what_names_no_table_is_a_usage_error(tmp_path: Path) -> None:
    assert hourglass("export", "my-table").exit_code == 2
