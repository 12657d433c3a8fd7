"""`hourglass import`, and archives as MessagePack streams on the command line, with a real service of the toy game."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from infra.archive_msgpack import pack
from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy, toy_archive
from tests.corpus import FOLDER


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("service")) as (_, url):
        yield url


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return toy_archive(tmp_path_factory.mktemp("played") / "store")


@pytest.mark.parametrize("packed", [False, True])
def test_an_archive_goes_in_and_comes_out_as_it_was(service: str, archive: bytes, tmp_path: Path, packed: bool) -> None:
    file, again, stream = tmp_path / "archive", tmp_path / "again", tmp_path / "stream"
    file.write_bytes(pack(archive) if packed else archive)
    imported = hourglass("import", file, "--url", f"{service}/")
    table = imported.stdout.strip()
    assert imported.exit_code == 0
    assert table.startswith(f"{service}/v1/tables/")
    assert hourglass("export", table, again).exit_code == 0
    assert hourglass("export", table, stream, "--format", "msgpack").exit_code == 0
    assert again.read_bytes() == archive
    assert stream.read_bytes() == pack(archive)


def test_by_default_it_goes_to_the_service_that_the_settings_describe(
    service: str, archive: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", service.rpartition(":")[2])
    file = tmp_path / "archive.ndjson"
    file.write_bytes(archive)
    first = hourglass("import", file)
    assert first.exit_code == 0
    assert httpx.get(first.stdout.strip()).json()["imported"]["origin"] is None


def test_a_table_is_imported_from_its_url(service: str) -> None:
    table = httpx.post(f"{service}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]}).json()["id"]
    imported = hourglass("import", f"{service}/v1/tables/{table}", "--url", service)
    assert imported.exit_code == 0
    assert httpx.get(imported.stdout.strip()).json()["imported"]["table"] == table


@pytest.mark.parametrize("command", [("audit", "--json"), ("replay",), ("replay", "--lang", "de")])
def test_both_forms_are_read_alike(archive: bytes, tmp_path: Path, command: tuple[str, ...]) -> None:
    lines, stream = tmp_path / "lines", tmp_path / "stream"
    lines.write_bytes(archive)
    stream.write_bytes(pack(archive))
    name, *options = command
    told, same = hourglass(name, lines, *options), hourglass(name, stream, *options)
    assert (told.exit_code, told.stdout) == (0, same.stdout)
    assert same.exit_code == 0


@pytest.mark.parametrize("command", ["audit", "replay"])
@pytest.mark.parametrize("content", [b"\x81\xa1v", b"\xdf\xff\xff\xff\xff" * 50, b"\x80\xc1"])
def test_a_broken_stream_is_told_in_one_line(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "broken.msgpack"
    file.write_bytes(content)
    result = hourglass(command, file)
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert "the archive cannot be read: line" in result.stderr


def test_a_broken_archive_is_refused_with_the_entry(service: str) -> None:
    result = hourglass("import", FOLDER / "forged-outcome.ndjson", "--url", service)
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert "check D of its audit fails: entry 12:" in result.stderr
    assert "(invalid-archive)" in result.stderr


def test_where_nobody_listens_or_no_service_is_it_says_so(tmp_path: Path, archive: bytes) -> None:
    file = tmp_path / "archive.ndjson"
    file.write_bytes(archive)
    nobody = hourglass("import", file, "--url", "http://127.0.0.1:9")
    assert (nobody.exit_code, len(nobody.stderr.splitlines())) == (2, 1)
    assert "the service cannot be reached" in nobody.stderr
    assert hourglass("import", file, "--url", "ftp://example.org").exit_code == 2
    assert hourglass("import", tmp_path / "none").exit_code == 2
