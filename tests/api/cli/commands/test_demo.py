"""`hourglass demo`, whole: it plays, turns back, ends and audits, and says so with its exit code."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from api.cli.commands.demo import Stage, opening_options, show_campaign
from api.cli.demo import campaign as demo_campaign
from api.cli.demo.campaign import Players
from api.cli.packs import known_packs
from api.cli.server_process import served
from api.client.service import Service
from api.service.bots import BotName, bot_of
from projections.materia_prima.view import GAME_VIEW
from tests.api.processes.warm import run
from tests.api.toy_archives import hourglass

WITHIN = 120


def demo(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A demo that finds nothing prepared and is told where temporary files belong."""
    own = {"TMPDIR": str(folder), "COLUMNS": "140", "NO_COLOR": "1", "XDG_DATA_HOME": str(folder / "data")}
    return run(["api.cli", "demo", *arguments], dict(os.environ) | own, timeout=WITHIN)


ALONE = pytest.param(("--seats", "1", "--bot", "random"), marks=pytest.mark.soak, id="--seats 1 --bot random")


@pytest.fixture(scope="module", params=[pytest.param(("--seats", "2"), id="--seats 2"), ALONE])
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> "tuple[str, Path]":
    """What a demo printed, and the folder of its temporary files; beside it, its archive."""
    folder = tmp_path_factory.mktemp("demo")
    ended = demo(folder, *request.param, "--keep", str(kept_beside(folder)))
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    assert ended.stderr == f"{kept_beside(folder)}: {kept_beside(folder).stat().st_size} bytes\n"
    return ended.stdout, folder


def kept_beside(folder: Path) -> Path:
    """Where a demo keeps its archive."""
    return folder.with_suffix(".ndjson")


def test_the_archive_that_it_keeps_can_be_checked_and_told(shown: "tuple[str, Path]") -> None:
    archive = kept_beside(shown[1])

    assert "Verdict: ok, but unsigned" in hourglass("audit", archive).stdout
    assert "The table is set" in hourglass("replay", archive).stdout


def test_it_tells_where_the_game_can_be_watched(shown: "tuple[str, Path]") -> None:
    assert re.search(
        r"^To watch it in a browser: http://127\.0\.0\.1:\d+/tables/[0-9a-f-]{36}$", shown[0], re.MULTILINE
    )


def test_its_lines_end_where_their_text_ends(shown: "tuple[str, Path]") -> None:
    assert [line for line in shown[0].splitlines() if line.endswith(" ")] == []


def test_it_keeps_every_promise(shown: "tuple[str, Path]") -> None:
    told, _ = shown

    assert told.count("✓ ") >= 7
    assert "✗ " not in told.rpartition("Verdict")[2]
    assert re.search(r"came to its end: (success|failure)", told)


def test_it_turns_the_hourglass_back_and_audits_what_came_of_it(shown: "tuple[str, Path]") -> None:
    told, _ = shown
    undos = re.search(r"(\d+) undos?, (\d+) of them past something revealed", told)

    assert undos
    assert int(undos[1]) >= 3
    assert int(undos[2]) >= 1
    assert "Verdict: ok\n" in told
    assert "player seeds: " in told


def test_it_tells_the_story_from_the_setup_to_the_board_at_the_end(shown: "tuple[str, Path]") -> None:
    told, _ = shown
    order = ["The table is set", "MP-4.7.1", "The board at the end", "its log checked", "Verdict"]
    places = [told.index(one) for one in order]

    assert places == sorted(places)


def test_it_leaves_nothing_behind(shown: "tuple[str, Path]") -> None:
    assert list(shown[1].rglob("*")) == []


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param((), marks=pytest.mark.soak, id="open"),
        pytest.param(("--seats", "3", "--option", "hands=own"), id="own hands"),
    ],
)
def test_an_arena_is_told_to_its_end_and_audited(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    archive = tmp_path / "arena.ndjson"
    ended = demo(tmp_path, "--game", "tainted-grail", "--seed", "a", "--keep", str(archive), *arguments)
    told, _, audited = ended.stdout.partition("its log checked")
    order = ["“Lean Fox”", "TG-5.16.12", "The board at the end", "First Steps ("]
    places = [told.index(one) for one in order]

    assert ended.returncode == 0, told[-3000:] + ended.stderr[-3000:]
    assert places == sorted(places)
    assert "TG-6.2.3" in told and "The hourglass was turned back" in told
    assert audited.count(" ok ") >= 6 and "Verdict: ok\n" in audited
    assert audited.count("✓ ") == 7 and "✗" not in audited
    assert b'"hands":"own"' in archive.read_bytes() or not arguments


@pytest.mark.soak
def test_a_campaign_of_chapters_is_told_to_its_end_and_audited(tmp_path: Path) -> None:
    archive = tmp_path / "chapter.ndjson"
    table = ("--game", "tainted-grail", "--scenario", "the-eighth-tally", "--option", "mode=story", "--seats", "1")
    ended = demo(tmp_path, *table, "--seed", "a", "--keep", str(archive))
    told, _, audited = ended.stdout.partition("its log checked")
    order = ["TG-5.8.10", "TG-4.3.18", "The board at the end"]
    places = [told.index(one) for one in order]

    assert ended.returncode == 0, told[-3000:] + ended.stderr[-3000:]
    assert places == sorted(places)
    assert audited.count(" ok ") >= 6 and "Verdict: ok\n" in audited
    assert audited.count("✓ ") == 7 and "✗" not in audited
    assert b'"scenario":"the-eighth-tally"' in archive.read_bytes()
    assert b'"mode":"story"' in archive.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "0"),
        ("--seats", "5"),
        ("--bot", "clever"),
        ("--fast",),
        ("--keep", "/nowhere/x"),
        ("--keep", "/"),
        ("--campaign", "--seats", "9"),
        ("--out", "sheets"),
        ("--game", "chess"),
        ("--option", "hands"),
        ("--option", "=own"),
        ("--bot", "guide", "--game", "tainted-grail"),
        ("--bot", "guide", "--campaign"),
    ],
)
def test_what_it_cannot_show_is_a_usage_error(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert demo(tmp_path, *arguments).returncode == 2


@pytest.mark.soak
def test_a_campaign_is_told_and_checked_game_by_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The bots give a scenario up early here, so that the campaign need not come to its end."""
    monkeypatch.setattr(demo_campaign, "TRIES_MAX", 2)
    with served() as url, Service(url) as service:
        packs = known_packs(None)
        pack = packs.choose("materia-prima", None)
        bot = Players(bot_of(BotName.greedy, "s", GAME_VIEW))
        promises, archives = show_campaign(
            Stage(service, url, bot, 2, "materia-prima", pack, packs, {}, tmp_path / "out")
        )
    told = capsys.readouterr().out
    ended = next(promise for promise in promises if promise.startswith("the campaign came to its end"))

    assert ended == f"the campaign came to its end, in {len(archives)} games"
    assert len(promises) == 8 and [promise for promise in promises if not promises[promise]] in ([], [ended])
    assert told.count("Verdict: ok") == len(archives) >= 2
    assert told.index("The Black Work, normal: ") < told.index("The chronicle of the campaign")
    assert "The Long Winter" in told.partition("The chronicle of the campaign")[2]
    assert opening_options(archives[0])["campaign"] == {}
    kept_sheets = {f"sheet-{lang}.{suffix}" for lang in ("en", "de") for suffix in ("json", "txt", "html", "svg")}
    assert {file.name for file in (tmp_path / "out").iterdir()} == kept_sheets
    assert "The Long Winter" in (tmp_path / "out" / "sheet-de.svg").read_text("utf-8")


@pytest.mark.soak
def test_the_guide_plays_a_campaign_of_evenings_to_an_ending(tmp_path: Path) -> None:
    ended = demo(tmp_path, "--campaign", "--game", "tainted-grail", "--seed", "a", "--out", str(tmp_path / "out"))

    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    assert ended.stdout.count("Verdict: ok\n") >= 3 and "✗" not in ended.stdout
    assert "The Eighth Tally, story: saved" in ended.stdout and "The Eighth Tally: success" in ended.stdout
    assert "gewonnen" in (tmp_path / "out" / "sheet-de.txt").read_text("utf-8")
    journal = (tmp_path / "out" / "journal-de.txt").read_text("utf-8")
    assert journal.startswith("The Long Winter – Das Tagebuch\n") and "3. Abend" in journal


@pytest.mark.soak
def test_a_whole_campaign_keeps_every_promise(tmp_path: Path) -> None:
    ended = demo(tmp_path, "--campaign", "--keep", str(tmp_path / "game.ndjson"))
    archives = sorted(tmp_path.glob("game-*.ndjson"))

    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    assert f"✓ the campaign came to its end, in {len(archives)} games" in ended.stdout
    assert "Verdict: ok, but unsigned" in hourglass("audit", archives[-1]).stdout
