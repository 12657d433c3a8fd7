"""A kept file in a browser without a network: it replays the game, proves the dice, and says if it was forged."""

import gzip
import json
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from domain.log.archive import parse, write_archive
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import advanced
from tests.api.web.kept.reading import block, read

OPENS_WITHIN = 1000.0
"""Milliseconds from the start of the file to its board."""


@pytest.fixture(scope="module")
def table(house: Here) -> Played:
    """A game that has ended, with its dice revealed."""
    one = advanced(house, 6, game="materia-prima", options={"undo": "free", "scenario": "black-work"})
    one.post("undo")
    one.post("end")
    return one


@pytest.fixture(scope="module")
def file(house: Here, table: Played) -> bytes:
    return kept(house, table)


def kept(house: Here, table: Played, seat: int | None = None) -> bytes:
    headers = {} if seat is None else table.headers(seat)
    answer = house.http.get(f"/v1/tables/{table.opened['id']}/export.html", headers=headers)
    return answer.raise_for_status().content


async def opened(page: Tab, folder: Path, file: bytes) -> str:
    """Open a file without a network, and wait for what it says of itself."""
    path = folder / "kept.html"
    path.write_bytes(file)
    await page.cut()
    await page.open(path.as_uri())
    state = "document.querySelector('#verdict').dataset.state"
    return str(await page.until(f"{state} !== 'waiting' && {state}"))


async def test_a_stranger_opens_it_offline_and_sees_that_the_dice_were_honest(
    page: Tab, file: bytes, tmp_path: Path
) -> None:
    assert await opened(page, tmp_path, file) == "ok"
    text = await page.text("report")

    assert "Boards and chronicle are those that hourglass.local signed" in text
    assert "outcomes computed again" in text and "the service" in text
    assert "What this does not prove" in text
    assert await page.evaluate("document.querySelector('#parts .part-map svg') !== null")
    assert await page.evaluate("document.getElementById('cut').hidden")
    assert await page.evaluate("performance.getEntriesByType('resource').length") == 0
    assert len(file) < 3_000_000
    assert faults(page) == []


async def test_keys_lead_to_every_moment_and_the_address_holds_it(page: Tab, file: bytes, tmp_path: Path) -> None:
    await opened(page, tmp_path, file)
    found = read(file)
    versions = sorted(found.boards["en"])

    async def at_after(*keys: str) -> int:
        for key in keys:
            await page.evaluate(f"dispatchEvent(new KeyboardEvent('keydown', {{key: {json.dumps(key)}}}))")
        return int(await page.evaluate("location.hash.slice(1)"))

    assert await at_after() == versions[-1]
    assert await at_after("ArrowLeft", "ArrowLeft") == versions[-3]
    assert await at_after("Home") == versions[0]
    assert await at_after("ArrowRight") == versions[1]
    assert await at_after("]", "[") in versions
    assert await at_after("End") == versions[-1]
    assert (
        await page.evaluate("document.getElementById('day').selectedOptions[0]?.text ?? null")
        == found.days["en"][versions[-1]]
    )
    title = await page.text("asked")
    await page.evaluate("document.querySelector('.languages [value=de]').click()")
    assert await page.text("asked") != title
    await page.evaluate(f"location.hash = '#{versions[1]}'")
    await page.until("document.querySelector('#slider').value === '1'")
    assert await page.evaluate("document.documentElement.lang") == "de"


@pytest.mark.soak
async def test_it_shows_its_board_at_once(page: Tab, file: bytes, tmp_path: Path) -> None:
    await opened(page, tmp_path, file)

    assert await page.evaluate("performance.getEntriesByName('shown')[0].startTime") < OPENS_WITHIN


def with_block(file: bytes, name: str, text: bytes) -> bytes:
    old = block(file, name)
    assert file.count(old) == 1
    return file.replace(old, text)


def packed(data: bytes) -> bytes:
    return b64encode(gzip.compress(data))


def bit_of(file: bytes, name: str) -> bytes:
    """The file with one letter of a block changed."""
    text = bytearray(block(file, name))
    text[len(text) // 2] = ord("A") if text[len(text) // 2] != ord("A") else ord("B")
    return with_block(file, name, bytes(text))


def another_outcome(file: bytes) -> bytes:
    """The file with another outcome in its log, and leaves, root and all hashes made to fit."""
    lines = [*parse(read(file).archive).lines]
    at, line = next((at, json.loads(line)) for at, line in enumerate(lines) if b'"fate":[[' in line)
    _, _, m, outcome = line["data"]["fate"][0]
    line["data"]["fate"][0][3] = (outcome + 1) % m
    lines[at] = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    return with_block(file, "archive", packed(write_archive(lines)))


def another_line(file: bytes) -> bytes:
    """The file with another time in a line of its log, and nothing made to fit."""
    log = gzip.decompress(b64decode(block(file, "archive")))
    return with_block(file, "archive", packed(re.sub(rb'(\n{"action":1,"at":")\d\d\d\d', rb"\g<1>1999", log, count=1)))


def another_story(file: bytes) -> bytes:
    """The file with another sentence in its chronicle, and the hash of its note made to fit."""
    told = gzip.decompress(read(file).packed).replace(b'"title":"', b'"title":"Not that ', 1)
    contents = packed(told)
    root = b64encode(sha256(b64decode(contents)).digest())
    note = block(file, "note").splitlines()
    return with_block(with_block(file, "contents", contents), "note", b"\n".join([*note[:2], root, *note[3:], b""]))


FORGED: dict[str, Callable[[bytes], bytes]] = {
    "a byte of the boards": lambda file: bit_of(file, "contents"),
    "a line of the log": another_line,
    "an outcome, with all hashes": another_outcome,
    "the story, with its hash": another_story,
}


@pytest.mark.parametrize("what", FORGED)
async def test_a_forged_file_says_so(page: Tab, file: bytes, tmp_path: Path, what: str) -> None:
    assert await opened(page, tmp_path, FORGED[what](file)) == "failed"
    assert "FORGED OR DAMAGED" in await page.text("verdict") or "GEFÄLSCHT" in await page.text("verdict")


async def test_a_line_that_was_changed_is_found_by_what_is_left_of_its_leaf(
    page: Tab, file: bytes, tmp_path: Path
) -> None:
    changed = another_line(file)
    line = next(
        at
        for at, one in enumerate(gzip.decompress(b64decode(block(changed, "archive"))).splitlines())
        if b'"1999' in one
    )
    await opened(page, tmp_path, changed)
    assert f"entry {line + 1}" in (await page.text("report")).lower()


async def test_a_file_that_was_cut_off_says_so(page: Tab, file: bytes, tmp_path: Path) -> None:
    path = tmp_path / "kept.html"
    path.write_bytes(file[: len(file) // 2])
    await page.open(path.as_uri())

    assert "This file is incomplete" in await page.text("cut")


async def test_the_log_of_another_game_does_not_fit_the_boards(
    page: Tab, house: Here, file: bytes, tmp_path: Path
) -> None:
    other = advanced(house, 2, game="materia-prima", options={"scenario": "first-lesson"})
    other.post("end")
    mixed = with_block(file, "archive", block(kept(house, other), "archive"))

    assert await opened(page, tmp_path, mixed) == "failed"
    assert "belong to another log" in await page.text("report")
