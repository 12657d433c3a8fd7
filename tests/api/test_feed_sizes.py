"""How much a watcher is sent for an ordinary action of Materia Prima."""

import json
from pathlib import Path
from random import Random
from uuid import UUID

from api.bench.playing import act, materia_prima, service_in, started
from api.service import Service
from api.stream.channel import Audience
from api.stream.frames import Frame, sse
from api.stream.watcher import Watcher, Who

BYTES_MAX = 1500
ACTIONS = 400
MOVE = ["action-taken", "mp.action-spent", "mp.figure-moved", "awaiting"]
"""What an ordinary move is; one that ends a turn or a day tells more."""


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
