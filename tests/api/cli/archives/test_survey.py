"""`hourglass audit --all`: files and a whole service, what is counted, and the plots."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

from api.cli.archives import sources
from api.cli.archives.reader import Unreachable
from api.client.held.seats import open_table
from api.client.service import Service
from infra.archive_msgpack import pack
from tests.api.processes import served
from tests.api.toy_archives import hourglass
from tests.corpus import FOLDER
from tests.corpus.signed import VKEY


def survey(*words: str | Path) -> tuple[int, dict[str, Any]]:
    result = hourglass("audit", "--all", *words, "--json")
    return result.exit_code, json.loads(result.stdout)


def corpus(name: str) -> Path:
    return FOLDER / f"{name}.ndjson"


def test_files_are_added_up_each_table_once(tmp_path: Path) -> None:
    code, found = survey(corpus("ended-won"), corpus("ended-won"))

    assert code == 0
    assert (found["revealed"], found["unrevealed"], found["failed"], found["unread"]) == (1, 0, [], [])
    samples = {(one["stream"], one["m"]): one for one in found["statistics"]}
    assert samples["dice", 6]["sample"] == sum(samples["dice", 6]["counts"]) == 3
    assert samples["dice", 6]["faces"] == [1, 2, 3, 4, 5, 6]
    assert samples["dice", 6]["p"] is None


def test_tables_that_are_not_revealed_are_counted_beside_it() -> None:
    code, found = survey(corpus("sealed-in-play"))

    assert (code, found["revealed"], found["unrevealed"], found["statistics"]) == (0, 0, 1, [])


def test_an_archive_at_fault_is_named_and_not_counted() -> None:
    file = corpus("forged-outcome")
    code, found = survey(file, corpus("ended-won"))

    assert (code, found["revealed"]) == (1, 1)
    assert [(one["where"], one["entry"]) for one in found["failed"]] == [(str(file), 12)]
    told = hourglass("audit", "--all", file)
    assert told.exit_code == 1
    assert "forged-outcome.ndjson, entry 12: check D: " in " ".join(told.stdout.split())


def test_messagepack_streams_count_as_lines_do(tmp_path: Path) -> None:
    packed, broken = tmp_path / "packed", tmp_path / "broken"
    packed.write_bytes(pack(corpus("ended-won").read_bytes()))
    broken.write_bytes(packed.read_bytes()[:-1])

    assert survey(packed) == survey(corpus("ended-won"))
    code, found = survey(broken)
    assert (code, [one["where"] for one in found["failed"]]) == (1, [str(broken)])


def test_with_a_key_every_archive_must_be_signed() -> None:
    assert survey(corpus("signed-whole"), "--key", VKEY)[0] == 0
    code, found = survey(corpus("ended-won"), "--key", VKEY)

    assert (code, found["revealed"], len(found["failed"])) == (1, 0, 1)


def test_what_cannot_be_had_is_told_and_the_rest_is_counted(tmp_path: Path) -> None:
    code, found = survey(tmp_path / "nothing", corpus("ended-won"), "http://127.0.0.1:9")

    assert (code, found["revealed"]) == (2, 1)
    assert [one["where"] for one in found["unread"]] == ["http://127.0.0.1:9", str(tmp_path / "nothing")]


def test_people_are_told_each_die_and_each_pool() -> None:
    lines = hourglass("audit", "--all", corpus("ended-won"), corpus("sealed-in-play")).stdout.splitlines()

    assert [line.split("│")[2].strip() for line in lines if line.startswith("│")] == ["dice", "disc", "deck/day"]
    assert any(line.startswith("1 table counted, 0 tests made") for line in lines)


def test_plots_are_written(tmp_path: Path) -> None:
    result = hourglass("audit", "--all", corpus("ended-won"), "--plots", tmp_path / "new" / "plots")

    assert result.exit_code == 0
    assert sorted(path.name for path in (tmp_path / "new" / "plots").iterdir()) == [
        "cards-deck-day.svg",
        "cards-dice.svg",
        "cards-disc.svg",
    ]


def test_plots_that_cannot_be_written_are_a_usage_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert hourglass("audit", "--all", corpus("ended-won"), "--plots", tmp_path / "file").exit_code == 2


@pytest.mark.parametrize("words", [(corpus("ended-won"), corpus("ended-won")), (corpus("ended-won"), "--plots", "x")])
def test_several_archives_and_plots_are_for_all_only(words: tuple[str | Path, ...]) -> None:
    assert hourglass("audit", *words).exit_code == 2


def test_a_service_is_walked_through_its_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "PAGE", 2)
    with served(tmp_path) as (_, url), httpx.Client(base_url=url) as http:
        for number in range(6):
            table = open_table(Service(str(http.base_url)), "toy", ["A", "B"])
            table.add_seeds()
            table[0].start()
            if number:
                table[0].post("end")
        open_table(Service(str(http.base_url)), "toy", ["A"], private=True)[0].start()
        wait_for(url, {"finished": 5, "running": 1})
        found = survey(url)
        by_list = survey(f"{url}/v1/tables/")

    assert found[0] == by_list[0] == 0
    assert (found[1]["revealed"], found[1]["unrevealed"]) == (5, 1)
    assert found == by_list


def wait_for(url: str, states: dict[str, int]) -> None:
    """The lobby follows the tables a moment later."""
    for _ in range(2000):
        listed = [one.state for one in sources.lobby(url)]
        if {state: listed.count(state) for state in {*listed}} == states:
            return
        sleep(0.01)
    raise AssertionError(listed)


def test_a_lobby_without_an_end_is_left_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "TABLES_MAX", 500)
    asked = count()

    def page_at(url: str) -> sources.Page:
        next(asked)
        return sources.Page([sources.Listed("no id", "finished")], "again")

    monkeypatch.setattr(sources, "page_at", page_at)

    assert list(sources.lobby("http://127.0.0.1")) == []
    assert next(asked) == 5


def test_only_a_few_archives_are_fetched_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def endless() -> Iterator[tuple[str, str | None]]:
        for number in count():
            asked.append(str(number))
            yield str(number), None

    monkeypatch.setattr(sources, "read_archive", lambda where, token: where.encode())
    archives = sources.fetched(endless(), [])

    assert [next(archives) for _ in range(3)] == [(str(n), None, str(n).encode()) for n in range(3)]
    assert len(asked) <= 3 + sources.FETCHED_AHEAD
    archives.close()


def test_what_is_no_list_of_tables_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "fetch", lambda url, token: b"<html>")

    with pytest.raises(Unreachable, match="no list of tables"):
        sources.page_at("http://127.0.0.1/v1/tables")
