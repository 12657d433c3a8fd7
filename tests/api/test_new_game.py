"""A game that one line adds to the catalogue is served, shown, played by bots, simulated and audited like the rest."""

import os
from pathlib import Path

import httpx
import pytest

from projections.catalogue import CATALOGUE
from tests.api.http.waiting import soon
from tests.api.processes import served
from tests.api.processes.warm import run
from tests.api.serving import serving

PROGRAM = "tests.toy.installed"
SEATS = 6
"""More than any game that ships has."""


def toy(folder: Path, *arguments: str) -> str:
    """What a command of the command line prints that knows the toy game, too."""
    own = {"COLUMNS": "140", "NO_COLOR": "1", "XDG_DATA_HOME": str(folder / "data"), "TMPDIR": str(folder)}
    ended = run([PROGRAM, *arguments], dict(os.environ) | own, timeout=120)
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr[-2000:]
    return ended.stdout


def test_the_demo_plays_it_and_its_archive_can_be_audited_and_told(tmp_path: Path) -> None:
    archive = str(tmp_path / "toy.ndjson")
    told = toy(tmp_path, "demo", "--game", "toy", "--seats", str(SEATS), "--keep", archive)

    assert "points  TOY-2" in told and "✓ the game came to its end: success" in told and "✗" not in told
    assert "Verdict: ok" in toy(tmp_path, "audit", archive)
    assert "Take finish" in toy(tmp_path, "replay", archive)


def test_the_demo_plays_its_campaign(tmp_path: Path) -> None:
    told = toy(tmp_path, "demo", "--game", "toy", "--campaign", "--out", str(tmp_path / "out"))

    assert "✓ the campaign came to its end, in 2 games" in told and "✗" not in told
    assert (tmp_path / "out" / "sheet-de.svg").read_text("utf-8").startswith("<svg>")


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_simulate_it_in_several_processes(bot: str, tmp_path: Path) -> None:
    told = toy(tmp_path, "simulate", "--game", "toy", "--bot", bot, "--tables", "4", "--seed", "s").splitlines()

    assert told[1].split() == ["scenario", "difficulty", "players", "tables", "won", "share", "95", "%"]
    assert [line.split()[2] for line in told if line.startswith("toy  ")] == [str(n) for n in range(1, SEATS + 1)]


def test_it_is_served_with_its_page_board_labels_and_story(tmp_path: Path) -> None:
    with served(tmp_path, (PROGRAM, "serve")) as (_, url), httpx.Client(base_url=url, timeout=30) as http:
        assert [game["id"] for game in http.get("/v1/games").json()["games"]] == [*CATALOGUE, "toy"]
        play_and_look(http)


def play_and_look(http: httpx.Client) -> None:
    """Play a table of the toy game from its last seat, and look at it in every way."""
    opened = http.post("/v1/tables", json={"game": "toy", "seats": [{"name": f"P{n}"} for n in range(SEATS)]}).json()
    path = f"/v1/tables/{opened['id']}"
    host, *_, last = ({"Authorization": f"Bearer {seat['token']}"} for seat in opened["seats"])
    http.post(f"{path}/start", headers=host).raise_for_status()
    labels = [one["label"] for one in http.get(f"{path}/actions?lang=de", headers=host).json()["actions"]]
    assert "Nimm roll:3" in labels
    http.post(f"{path}/actions", headers=last, json={"command": {"key": "quit"}}).raise_for_status()
    http.post(f"{path}/actions", headers=host, json={"command": {"key": "roll:3"}}).raise_for_status()
    assert http.get(f"{path}/board").json()["next"] == [1]
    assert http.get(f"{path}/board.svg").text.startswith("<svg")
    assert "Punkte" in http.get(f"{path}/chronicle?lang=de").text
    assert http.get(f"/tables/{opened['id']}").headers["content-type"].startswith("text/html")
    listed = soon(lambda: http.get("/v1/tables?game=toy").json()["tables"])
    assert [one["id"] for one in listed] == [opened["id"]] and len(listed[0]["seats"]) == SEATS
    http.post(f"{path}/end", headers=host).raise_for_status()
    assert http.get(f"{path}/audit").json()["verdict"] == "ok"


@pytest.mark.parametrize("game", CATALOGUE)
async def test_how_many_may_play_is_for_the_game_to_say(game: str, tmp_path: Path) -> None:
    fewest, most = CATALOGUE[game][1].seats
    async with serving(tmp_path, CATALOGUE) as here:
        for seats in (fewest, most):
            answer = await here.http.post("/v1/tables", json={"game": game, "seats": [{}] * seats})
            assert answer.status_code == 201, answer.text
        answer = await here.http.post("/v1/tables", json={"game": game, "seats": [{}] * (most + 1)})
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid-request")
