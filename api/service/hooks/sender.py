"""Sends the notices that are due: each by one node, at least once, always under the same id.

A node claims a notice before it sends it. If it dies, another one sends it again once the claim is over.
"""

import asyncio
import logging
from functools import partial
from uuid import UUID

from msgspec.structs import replace

from api.service.hooks.hooks import DELIVERED, Hooks
from api.service.hooks.notices import Occasion
from api.service.tasks import end_all
from infra.hooks.delivery import NotDelivered
from infra.store.errors import HookClaimed, StoreError
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import HookClaimRow, HookRow, HookSentRow

logger = logging.getLogger("hourglass")

FOUND_EVERY = 1.0
"""Seconds between two looks for notices that are due."""
AT_ONCE_MAX = 100
"""Notices that one node sends at once."""
CLAIM_MILLISECONDS = 60_000
"""How long a claim lasts: longer than any delivery."""
WINDOW_MILLISECONDS = 10 * 60_000
"""A seat gets at most one notice in this time."""
DAY_MILLISECONDS = 24 * 60 * 60_000
"""A seat that is still asked is reminded once in this time."""
RETRY_MILLISECONDS, RETRY_MAX = 30_000, 6 * 60 * 60_000
"""The pause after the first failure, which doubles with each further one, and the longest."""
TRIES_MAX = 10
"""After so many failures a notice is given up."""


class Sender:
    """Sends what is due, on this node. For one event loop."""

    def __init__(self, rows: StoreRecorder, hooks: Hooks) -> None:
        self._rows, self._hooks = rows, hooks
        self._sending: dict[tuple[UUID, int], asyncio.Task[None]] = {}
        self._has_room = asyncio.Event()

    async def run(self) -> None:
        """Send until cancelled. A notice under way is broken off then, and sent again later."""
        try:
            while True:
                try:
                    is_more = await self.look()
                except StoreError as error:
                    logger.warning("the notices that are due cannot be read now: %s", error)
                    is_more = False
                if is_more:
                    await self._has_room.wait()
                else:
                    await asyncio.sleep(FOUND_EVERY)
        finally:
            await end_all(self._sending.values())

    async def look(self) -> bool:
        """Begin to send what is due, as far as there is room. Return whether more may be due."""
        room = AT_ONCE_MAX - len(self._sending)
        self._has_room.clear()
        now = self._rows.clock.now()
        told, reminded = now - WINDOW_MILLISECONDS, now - DAY_MILLISECONDS
        due = await self._rows.in_thread(partial(self._rows.due_hooks, now, told, reminded, room))
        for hook in due:
            place = hook.table, hook.seat
            if place not in self._sending:
                self._sending[place] = task = asyncio.create_task(self._send(hook))
                task.add_done_callback(partial(self._sent, place))
        return len(due) == room

    def _sent(self, place: tuple[UUID, int], task: asyncio.Task[None]) -> None:
        del self._sending[place]
        if len(self._sending) <= AT_ONCE_MAX // 2:
            self._has_room.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a notice for seat %s of table %s failed: %r", place[1], place[0], error, exc_info=error)

    async def _send(self, due: HookRow) -> None:
        """Send one notice, unless another node does, or the seat is not asked any more."""
        now = self._rows.clock.now()
        try:
            claim = HookClaimRow(due.table, due.seat, due.claims + 1, now + CLAIM_MILLISECONDS)
            await self._rows.written([], [claim])
        except HookClaimed:
            return
        except StoreError as error:
            logger.warning("a notice cannot be claimed now: %s", error)
            return
        hook = await self._rows.in_thread(partial(self._rows.hook, due.table, due.seat))
        if hook is None or hook.asked != due.asked or not hook.address:
            return
        is_reminder = hook.told_of == hook.asked
        try:
            await self._hooks.send(hook, Occasion.reminder if is_reminder else Occasion.turn)
            done = delivered(hook, self._rows.clock.now())
        except NotDelivered as error:
            done = failed(hook, self._rows.clock.now(), str(error))
        try:
            await self._rows.written([], [done])
        except StoreError as error:  # then it is sent again, under the same id
            logger.warning("that a notice was sent cannot be noted now: %s", error)


def delivered(hook: HookRow, now: int) -> HookSentRow:
    """Return what is noted of a notice that arrived."""
    told = hook.told + 1 if hook.told_of == hook.asked else 1
    return HookSentRow(hook.table, hook.seat, hook.asked, told, now, 0, 0, DELIVERED)


def failed(hook: HookRow, now: int, why: str) -> HookSentRow:
    """Return what is noted of a notice that did not arrive: when to try again, at last not before another turn."""
    failures = hook.failures + 1
    same = HookSentRow(
        hook.table, hook.seat, hook.told_of, hook.told, hook.sent_at, now + pause_after(failures), failures, why
    )
    if failures < TRIES_MAX:
        return same
    return replace(same, told_of=hook.asked, told=0, retry_at=now + DAY_MILLISECONDS, failures=0)


def pause_after(failures: int) -> int:
    """Return the milliseconds until the next try."""
    return int(min(RETRY_MILLISECONDS * 2 ** (failures - 1), RETRY_MAX))
