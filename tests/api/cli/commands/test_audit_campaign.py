"""`hourglass audit --campaign`: the tables of a campaign and their chain, from its URL and from files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from api.client.held.campaign import RemoteCampaign, open_campaign
from api.client.service import Service
from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy
from tests.projections.audit.log_writer import archive_of


class Played(NamedTuple):
    """A campaign at a running service, and the archives of its tables as files."""

    url: str
    campaign: RemoteCampaign
    files: list[Path]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Two tables that were won."""
    folder = tmp_path_factory.mktemp("campaign")
    with served(folder / "store") as (_, url), httpx.Client(base_url=url) as http:
        campaign = open_campaign(Service(str(http.base_url)), "toy", ["A", "B"])
        files = []
        for number in (1, 2):
            table = campaign.open_table()
            table[0].start()
            table[0].act("roll:3")
            table[1].act("finish")
            table[0].post("end")
            file = folder / f"{number}.ndjson"
            file.write_bytes(table[0].export())
            files.append(file)
            campaign.get()  # waits until the result is noted
        yield Played(url, campaign, files)


def test_a_campaign_is_audited_from_its_url_and_from_its_archives(played: Played) -> None:
    for wheres in ([f"{played.url}/v1/campaigns/{played.campaign.id}"], played.files):
        found = hourglass("audit", "--campaign", *wheres)
        assert found.exit_code == 0, found.output
        assert "The chain holds" in found.stdout and "Verdict of the campaign: ok" in found.stdout
    told = json.loads(hourglass("audit", "--campaign", *played.files, "--json").stdout)
    assert (told["verdict"], told["place"], told["why"], len(told["tables"])) == ("ok", None, None, 2)


def test_a_chain_that_is_broken_names_the_table(played: Played) -> None:
    first, second = played.files
    for wheres, place in (([second, first], 1), ([second], 1), ([first, first], 2), ([first, second, second], 3)):
        found = hourglass("audit", "--campaign", *wheres)
        assert found.exit_code == 1
        assert f"The chain breaks at table {place}" in found.stdout
        told = json.loads(hourglass("audit", "--campaign", *wheres, "--json").stdout)
        assert (told["verdict"], told["place"]) == ("failed", place)


def test_a_forged_start_breaks_the_chain_though_the_archive_fits_together(played: Played, tmp_path: Path) -> None:
    first, second = played.files[0], tmp_path / "forged.ndjson"
    lines = [json.loads(line) for line in played.files[1].read_bytes().splitlines()[:-1]]
    lines[0]["data"]["options"]["campaign"]["points"] += 1
    second.write_bytes(archive_of([json.dumps(one, sort_keys=True, separators=(",", ":")).encode() for one in lines]))
    found = hourglass("audit", "--campaign", first, second)
    assert found.exit_code == 1 and "The chain breaks at table 2" in found.stdout


def test_a_changed_archive_fails_by_itself(played: Played, tmp_path: Path) -> None:
    first, second = tmp_path / "changed.ndjson", played.files[1]
    first.write_bytes(played.files[0].read_bytes().replace(b"roll:3", b"roll:2", 1))
    found = hourglass("audit", "--campaign", first, second)
    assert found.exit_code == 1 and "1. " in found.stdout and "failed" in found.stdout


@pytest.mark.parametrize("more", [("--all",), ("--plots", "plots"), ("--origin", "x")])
def test_what_does_not_go_together_is_wrong_usage(more: tuple[str, ...]) -> None:
    assert hourglass("audit", "--campaign", "a", "b", *more).exit_code == 2


def test_a_campaign_that_cannot_be_read_or_has_no_table_is_wrong_usage(played: Played) -> None:
    with httpx.Client(base_url=played.url) as http:
        new = open_campaign(Service(str(http.base_url)), "toy", ["A", "B"])
    for id in (new.id, "0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11"):
        assert hourglass("audit", "--campaign", f"{played.url}/v1/campaigns/{id}").exit_code == 2
