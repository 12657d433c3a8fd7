"""The version, and what the commands that read a table take: its URL, or the address of its page."""

from collections.abc import Iterator
from importlib.metadata import version

import httpx
import pytest

from api.cli.addresses import located
from api.cli.archives.sources import is_service
from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy

ID = "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5"
API = f"http://h:1/v1/tables/{ID}"


@pytest.mark.parametrize(
    ("where", "token", "found"),
    [
        (f"http://h:1/tables/{ID}", None, (API, None)),
        (f"http://h:1/tables/{ID}/", None, (API, None)),
        (f"http://h:1/tables/{ID}?lang=de#at=action:3", None, (API, None)),
        (f"http://h:1/tables/{ID}#token=abc", None, (API, "abc")),
        (f"http://h:1/tables/{ID}#lang=de&token=abc", "own", (API, "own")),
        (API, "own", (API, "own")),
        (f"{API}#x", None, (API, None)),
        (f"{API}/export", None, (f"{API}/export", None)),
        ("http://h:1/tables/42", None, ("http://h:1/tables/42", None)),
        ("table.ndjson", "own", ("table.ndjson", "own")),
    ],
)
def test_the_address_of_a_page_is_that_of_its_table(
    where: str, token: str | None, found: tuple[str, str | None]
) -> None:
    assert located(where, token) == found


def test_the_list_of_tables_stands_for_the_service() -> None:
    assert is_service("http://h:1/tables") and not is_service(f"http://h:1/tables/{ID}")


def test_the_version_is_that_of_the_package() -> None:
    assert hourglass("--version").stdout == f"hourglass {version('hourglass')}\n"


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a private table's page."""
    body = {"game": "toy", "seats": [{"name": "A"}], "private": True}
    with served(tmp_path_factory.mktemp("toy")) as (_, url):
        table = httpx.post(f"{url}/v1/tables", json=body).raise_for_status().json()
        headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
        httpx.post(f"{url}/v1/tables/{table['id']}/start", headers=headers).raise_for_status()
        httpx.post(f"{url}/v1/tables/{table['id']}/end", headers=headers).raise_for_status()
        yield f"{url}/tables/{table['id']}#token={table['watch']}"


@pytest.mark.parametrize(
    "command", [("audit",), ("audit", "--all"), ("replay",), ("export",), ("watch",)], ids=" ".join
)
def test_every_command_takes_the_page_as_it_stands_in_the_browser(
    private: str, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    know_toy(monkeypatch)
    result = hourglass(*command, private)

    assert result.exit_code == 0, result.stderr
    assert result.stdout
