"""What a kept file of a real game does not hold: unread pages of a journal, others' hands, and chance to come."""

import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from api.service.tables import opening
from domain.kernel.chance import fate
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.packs.index import shipped
from projections.catalogue import CATALOGUE
from tests.api.service.archives.twins import plain, unpacked
from tests.api.serving import Here, Played, serving

TABLE = UUID("5b0c2d5e-8d3b-4e55-9a8f-0f4f2b8e6a11")
START = 1_767_225_600_000
STEPS = 10
PROSE = re.compile(r"^(verse|dream|nightmare|event|secret)[-\w]* = ([^{}\n]{60,})", re.MULTILINE)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path, CATALOGUE) as here:
        yield here


async def kept(table: Played, seat: int | None) -> bytes:
    headers = {} if seat is None else table.headers(seat)
    return (await table.here.http.get(f"{table.path}/export.html", headers=headers)).raise_for_status().content


async def wander(table: Played, random: Random) -> None:
    """Let whoever is asked take any option."""
    seat = random.choice((await table.get())["next"])
    menu = (await table.here.http.get(f"{table.path}/actions", headers=table.headers(seat))).json()
    await table.act(random.choice([one["command"]["key"] for one in menu["actions"] if one["mark"] is None]), seat)


def prose() -> set[str]:
    """Pieces of the texts that are read in play, in both languages."""
    texts = shipped(TAINTED_GRAIL)[0]
    found = {one[2][10:50] for name, text in texts.items() if name.endswith(".ftl") for one in PROSE.finditer(text)}
    assert len(found) > 400
    return found


def shifted(self: fate.SealedFate, stream: str, n: int, m: int) -> int:
    """An outcome that is the same whatever the secret seed."""
    return (n + len(stream)) % m


async def test_no_page_of_a_journal_that_nobody_has_read_is_in_a_file(here: Here) -> None:
    chosen = {"scenario": "the-eighth-tally", "undo": "free", "dreams": "own", "hands": "own"}
    table = await here.started(2, game="tainted-grail", options=chosen, plays=[["ailei"], ["beor"]])
    random = Random("journal")
    for _ in range(STEPS):
        await wander(table, random)
    doors = [f"{door}?lang={lang}" for door in ("journal", "chronicle", "board.html") for lang in ("en", "de")]
    told = [(await here.http.get(f"{table.path}/{door}", headers=table.headers(0))).text for door in doors]
    file = await kept(table, 0)
    held = file.decode() + unpacked(file)
    found = {one for one in prose() if one in held}

    assert len(found) >= 2, "what was read is in it"
    assert [one for one in found if one not in "".join(told)] == []


async def test_materia_prima_tables_that_differ_in_chance_to_come_keep_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the secret seed a file holds the commitment alone, and hashes of lines that hold it."""
    monkeypatch.setattr(fate.SealedFate, "outcome", shifted)
    monkeypatch.setattr(opening, "uuid4", lambda: TABLE)
    files: list[str] = []
    for seed in (b"one", b"two"):
        secret = sha256(seed).digest()
        monkeypatch.setattr(opening, "new_server_seed", lambda secret=secret: secret)
        (tmp_path / seed.decode()).mkdir()
        async with serving(tmp_path / seed.decode(), CATALOGUE) as here:
            here.service.tables.log.rows.clock.now = lambda: START
            table = await here.started(2, game="materia-prima", options={"scenario": "first-lesson", "undo": "free"})
            for _ in range(4):
                await wander(table, Random("same"))
            held = unpacked(await kept(table, None))
        assert secret.hex() not in held and sha256(secret).hexdigest() in held
        files.append(re.sub(r'"(commitment|leaves)": ?"[^"]*"', "", plain(held)))

    assert files[0] == files[1]
