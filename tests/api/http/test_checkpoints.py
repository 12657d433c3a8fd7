"""Checkpoints as those get them who follow a table, or check its archive."""

import json
from pathlib import Path

import httpx
import pytest

from domain.log.checkpoint import read_checkpoint
from tests.api.clients import keyring_of
from tests.api.processes import served
from tests.api.stream.events import act, events, first, opened
from tests.api.toy_archives import hourglass, know_toy


async def test_watchers_get_a_checkpoint_after_each_action(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=10) as http:
            path, headers = await opened(http)
            newest = (await http.get(path)).json()["version"]
            keyring = await keyring_of(http)
            async with http.stream("GET", f"{path}/stream?after={newest}") as answer:
                coming = events(answer)
                sizes = []
                for key in ("", "roll:2", "draw", "pass"):
                    if key:
                        await act(http, path, headers, key)
                    async for name, id_, data in coming:
                        if name == "checkpoint":
                            assert id_ is None
                            found = read_checkpoint(json.loads(data)["checkpoint"])
                            assert keyring.signed(found)
                            sizes.append(found.size)
                            break
                    assert sizes[-1] == (await http.get(path)).json()["version"]
            assert len(set(sizes)) == 4


async def test_a_stream_from_the_start_has_the_lines_and_one_checkpoint(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=10) as http:
            path, headers = await opened(http)
            for key in ("roll:2", "draw"):
                await act(http, path, headers, key)
            lines = (await http.get(f"{path}/log")).text.splitlines()
            async with http.stream("GET", f"{path}/stream") as answer:
                got = await first(answer, len(lines) + 2)
            assert [data for name, _, data in got if name == "entry"] == lines
            assert [name for name, _, _ in got[-2:]] == ["board", "checkpoint"]


async def test_the_command_line_checks_the_signature(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)
    with served(tmp_path / "store", SERVICE_NAME="toys.example") as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=10) as http:
            path, headers = await opened(http)
            await act(http, path, headers, "roll:2")
            (await http.post(f"{path}/end", headers=headers)).raise_for_status()
            vkey = (await http.get("/v1/keys")).json()["keys"][0]["vkey"]
            file = tmp_path / "table.ndjson"
            file.write_bytes((await http.get(f"{path}/export")).content)
        by_url = hourglass("audit", f"{url}{path}", "--json")
        assert by_url.exit_code == 0 and json.loads(by_url.stdout)["verdict"] == "ok"
    assert vkey.startswith("toys.example+")
    by_file = hourglass("audit", file, "--json")
    assert by_file.exit_code == 0 and json.loads(by_file.stdout)["verdict"] == "unsigned"
    by_key = hourglass("audit", file, "--json", "--key", vkey)
    assert by_key.exit_code == 0 and json.loads(by_key.stdout)["verdict"] == "ok"
    other = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
    not_theirs = hourglass("audit", file, "--json", "--key", other)
    assert not_theirs.exit_code == 1 and json.loads(not_theirs.stdout)["verdict"] == "unsigned"
    assert hourglass("audit", file, "--key", vkey[:-2]).exit_code == 2
