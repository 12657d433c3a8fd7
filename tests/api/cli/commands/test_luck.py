"""`hourglass luck`: from archives alone, added up over many, and from a running service."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from api.client.held.seats import open_table
from api.client.service import Service
from tests.api.processes import served
from tests.api.toy_archives import Moves, hourglass, know_toy, toy_archive
from tests.corpus import FOLDER

MOVES: Moves = ((0, "roll:3"), (1, "roll:2"), (0, "draw"), (0, "take"), (1, "finish"))


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


def archive(folder: Path, name: str, **more: Any) -> Path:
    """An archive of the toy game."""
    file = folder / f"{name}.ndjson"
    file.write_bytes(toy_archive(folder / name, MOVES, **more))
    return file


def luck(*words: str | Path) -> tuple[int, Any]:
    """The exit code and the JSON of a command."""
    result = hourglass("luck", *words, "--json")
    return result.exit_code, json.loads(result.stdout)


def rolled(luck: Any) -> dict[int | None, int]:
    """How many dice each seat rolled."""
    return {holder["seat"]: sum(die["rolled"] for die in holder["dice"]) for holder in luck["holders"]}


def drawn(luck: Any) -> Iterator[tuple[int | None, str, int]]:
    """How many cards each seat drew from each deck."""
    for holder in luck["holders"]:
        yield from ((holder["seat"], deck["deck"], deck["drawn"]) for deck in holder["decks"])


def texts(luck: Any) -> Iterator[str]:
    """All sentences about values."""
    for holder in luck["holders"]:
        for part in (*holder["dice"], *holder["decks"]):
            yield from (one["text"] for one in part["measures"])


def test_an_archive_alone_tells_each_outcome_once_though_undone(tmp_path: Path) -> None:
    code, found = luck(archive(tmp_path, "one", undo=True))
    once = luck(archive(tmp_path, "other", undo=False))[1]["games"]["toy"]
    told = found["games"]["toy"]
    assert code == 0 and rolled(told) == rolled(once) == {None: 5, 0: 3, 1: 2}
    assert next(texts(told)).startswith("The whole table rolled 5 dice: on average ")


def test_an_archive_of_a_table_in_play_tells_what_is_open(tmp_path: Path) -> None:
    code, found = luck(archive(tmp_path, "open", end=False))
    told = found["games"]["toy"]
    assert code == 0 and told["hidden"] == 1 and rolled(told)[None] == 5
    assert luck(archive(tmp_path, "ended"))[1]["games"]["toy"]["hidden"] == 0


def test_a_seat_s_own_archive_tells_no_more_than_everybody_s(tmp_path: Path) -> None:
    everybody = luck(archive(tmp_path, "all", end=False))[1]["games"]["toy"]
    own = luck(archive(tmp_path, "own", end=False, reader=0))[1]["games"]["toy"]
    assert own["hidden"] == everybody["hidden"] == 1
    assert list(drawn(own)) == list(drawn(everybody)) == [(None, "deck", 1), (0, "deck", 1)]


def test_several_archives_are_added_up_each_table_once(tmp_path: Path) -> None:
    one, other = archive(tmp_path, "one"), archive(tmp_path, "other")
    code, found = luck(one, other, one)
    told = found["games"]["toy"]
    assert code == 0 and told["tables"] == 2 and rolled(told) == {None: 10, 0: 6, 1: 4}
    assert told["notes"][0] == "2 tables are added up here, seat by seat."


def test_a_branch_counts_its_copies_only_when_it_is_alone(tmp_path: Path) -> None:
    branch, another = FOLDER / "branch-at-4.ndjson", archive(tmp_path, "another")
    alone = luck(branch)[1]["games"]["cards"]
    beside = luck(branch, another)[1]["games"]["cards"]
    assert not any("copied from" in note for note in alone["notes"])
    assert any("copied from" in note for note in beside["notes"])
    assert rolled(alone)[None] > rolled(beside).get(None, 0)


def test_an_archive_at_fault_and_one_that_is_missing_are_named_and_not_counted(tmp_path: Path) -> None:
    sound = FOLDER / "ended-won.ndjson"
    code, found = luck(FOLDER / "forged-outcome.ndjson", sound, tmp_path / "nothing")
    assert code == 1 and found["games"]["cards"]["tables"] == 1
    assert [one["entry"] for one in found["failed"]] == [12] and len(found["unread"]) == 1
    assert found["unread"][0]["why"] == "No such file or directory"
    assert luck(tmp_path / "nothing", sound)[0] == 2
    told = hourglass("luck", FOLDER / "forged-outcome.ndjson")
    assert told.exit_code == 1 and "entry 12: check D: " in " ".join(told.stdout.split())


def test_people_see_a_bar_for_each_value_in_both_languages(tmp_path: Path) -> None:
    file = archive(tmp_path, "one")
    for lang, said in (("en", "The whole table rolled 5 dice"), ("de", "Der ganze Tisch hat 5 Würfel geworfen")):
        told = hourglass("luck", file, "--lang", lang)
        values = luck(file, "--lang", lang)[1]["games"]["toy"]["values"]
        assert told.exit_code == 0 and said in " ".join(told.stdout.split())
        bars = [line for line in told.stdout.splitlines() if "━" in line]
        assert len(bars) == values and all("◆" in line for line in bars)


def test_the_picture_is_of_one_game(tmp_path: Path) -> None:
    file, toy = tmp_path / "luck.svg", archive(tmp_path, "one")
    assert hourglass("luck", toy, "--svg", file).exit_code == 0
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert len(root.findall("{*}g")) == luck(toy)[1]["games"]["toy"]["values"]
    two = hourglass("luck", toy, FOLDER / "ended-won.ndjson", "--svg", tmp_path / "two.svg")
    assert two.exit_code == 2 and "a picture shows one game" in two.stderr
    assert hourglass("luck", toy, "--svg", tmp_path / "missing" / "luck.svg").exit_code == 2


def test_a_running_service_tells_a_table_s_luck_with_names(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url), httpx.Client(base_url=url) as http:
        table = open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben"])
        table[0].start()
        for seat, key in MOVES[:2]:
            actions = table[seat].menu()["actions"]
            table[seat].act(next(one for one in actions if one["command"]["key"] == key))
        code, found = luck(f"{url}/v1/tables/{table.id}")
        page = luck(f"{url}/tables/{table.id}#token={table.tokens[0]}")
        missing = hourglass("luck", f"{url}/v1/tables/00000000-0000-0000-0000-000000000007")
    told = found["games"]["toy"]
    assert code == 0 and page == (code, found)
    assert [holder["name"] for holder in told["holders"]] == ["The whole table", "Ada", "Ben"]
    assert missing.exit_code == 2 and "(table-not-found)" in missing.stderr
