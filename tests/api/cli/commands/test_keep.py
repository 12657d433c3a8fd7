"""`hourglass keep`: the seats of one machine come to another one, by a phrase and a service that reads nothing."""

import re
from pathlib import Path

import httpx
import pytest

from api.cli.terminal.seat_tokens import SeatTokens
from api.client.held.campaign import open_campaign
from api.client.held.seats import open_table
from api.client.sealed_seats import SealedSeat, gathered
from api.client.service import Service
from infra.keys.recovery import new_phrase, read_phrase
from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy

GONE = "00000000-0000-4000-8000-000000000000"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


def machine(monkeypatch: pytest.MonkeyPatch, folder: Path) -> SeatTokens:
    """Another machine from now on: its data lie in another folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return SeatTokens(folder / "hourglass" / "seats")


def test_seats_come_to_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as (_, url), httpx.Client(base_url=url) as http:
        table, campaign = (
            open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben"], name="Thursday"),
            open_campaign(Service(str(http.base_url)), "toy", ["Ada"]),
        )
        first = machine(monkeypatch, tmp_path / "first")
        first.keep(table.id, {0: table.tokens[0]})
        first.keep(campaign.id, campaign.tokens)
        first.keep(GONE, {0: "of another service"})
        told = hourglass("keep", "--new", "--url", url)
        assert told.exit_code == 0, told.output
        phrase = re.findall(r"^  ((?:\w{5} ?){8})$", told.stdout, re.MULTILINE)[0]
        assert table.tokens[0] not in told.stdout and f"{url}/tables/{table.id} --seat 0" in told.stdout

        second = machine(monkeypatch, tmp_path / "second")
        second.keep(table.id, {1: table.tokens[1]})
        monkeypatch.setenv("HOURGLASS_PHRASE", phrase)
        told = hourglass("keep", "--url", url)
        assert told.exit_code == 0 and "Thursday" in told.stdout and f"/v1/campaigns/{campaign.id}" in told.stdout
        assert second.of(table.id) == dict(enumerate(table.tokens.values()))
        assert second.of(campaign.id) == campaign.tokens and second.of(GONE) == {}
        held = {one.place for one in gathered(http, read_phrase(phrase), [])}
        assert held == {(table.id, 0), (table.id, 1), (campaign.id, 0)}


def test_a_list_under_another_form_of_id_names_no_file(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url), httpx.Client(base_url=url) as http:
        phrase = new_phrase()
        assert len(gathered(http, phrase, [SealedSeat(0, "t", table="../../x"), SealedSeat(0, "t", table=GONE)])) == 2
        assert [one.table for one in gathered(http, phrase, [])] == [GONE]


@pytest.mark.parametrize(("phrase", "code"), [("lusab babad", 2), (" ".join(["bebad"] * 8), 2)])
def test_what_is_no_phrase_is_wrong_usage(monkeypatch: pytest.MonkeyPatch, phrase: str, code: int) -> None:
    monkeypatch.setenv("HOURGLASS_PHRASE", phrase)
    told = hourglass("keep", "--url", "http://127.0.0.1:1")
    assert told.exit_code == code and "word" in told.stderr
