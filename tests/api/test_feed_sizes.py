"""How much a watcher is sent for an ordinary action: a move of Materia Prima, a card laid in Tainted Grail."""

import json
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from api.bench.playing import Subject, act, materia_prima, service_in, started
from api.service import Service
from api.stream.channel import Audience
from api.stream.frames import Frame, sse
from api.stream.watcher import Watcher, Who
from projections.catalogue import CATALOGUE

BYTES_MAX = 1500
ACTIONS = 400
LAID_MIN = 10
MOVE = ["action-taken", "mp.action-spent", "mp.figure-moved", "awaiting"]
"""What an ordinary move is; one that ends a turn or a day tells more."""
LAID = [["action-taken", "tg.card-laid", moved, "awaiting"] for moved in ("tg.marker-moved", "tg.pool-changed")]
"""A card that connects a key; one that connects several, or whose text does more, tells more."""


async def test_a_move_is_told_in_few_bytes(tmp_path: Path) -> None:
    sizes = []
    with service_in(tmp_path, materia_prima()) as service:
        table, _ = await started(service.tables, materia_prima())
        watcher = await service.streams.admit(Who(table, "", None, False, None, Audience()), 0)
        await frames_up_to(service, watcher, table)
        chance = Random(5)
        for _ in range(ACTIONS):
            await act(service.tables, table, chance)
            told = await frames_up_to(service, watcher, table)
            types = [json.loads(frame.data)["type"] for frame in told if frame.event == "entry"]
            if types == MOVE:
                sizes.append(len(sse([frame for frame in told if frame.event not in ("checkpoint", "watchers")])))
        service.streams.leave(watcher)
    assert len(sizes) > 100
    assert max(sizes) <= BYTES_MAX, sizes


@pytest.mark.parametrize(("seat", "bytes_max"), [(None, 3200), (0, 4000)])
async def test_a_card_laid_is_told_with_what_is_printed_on_it_once(
    tmp_path: Path, seat: int | None, bytes_max: int
) -> None:
    """Who only watches has not seen the card before; to a player its hand tells what it would connect now."""
    sizes = []
    game = Subject("", *CATALOGUE["tainted-grail"])
    with service_in(tmp_path, game) as service:
        table, _ = await started(service.tables, game)
        watcher = await service.streams.admit(Who(table, "", None, False, seat, Audience(seat=seat)), 0)
        await frames_up_to(service, watcher, table)
        chance = Random(5)
        for _ in range(10 * ACTIONS):
            await act(service.tables, table, chance)
            told = await frames_up_to(service, watcher, table)
            types = [json.loads(frame.data)["type"] for frame in told if frame.event == "entry"]
            if types in LAID:
                sizes.append(len(sse([frame for frame in told if frame.event not in ("checkpoint", "watchers")])))
            if len(sizes) == LAID_MIN:
                break
        service.streams.leave(watcher)
    assert len(sizes) == LAID_MIN
    assert max(sizes) <= bytes_max, sizes


async def frames_up_to(service: Service, watcher: Watcher, table: UUID) -> list[Frame]:
    """What the watcher is told up to the table's newest checkpoint."""
    told: list[Frame] = []
    newest = service.tables.live(table).table.version
    while True:
        batch = await watcher.next()
        assert batch is not None
        told += batch.frames
        if any(frame.event == "checkpoint" and f"\\n{newest}\\n".encode() in frame.data for frame in told):
            return told
