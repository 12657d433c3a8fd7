"""Sends the notices that are due: each by one node, at least once, always under the same id.

A node claims a notice before it sends it. If it dies, another one sends it again once the claim is over.
"""

import asyncio
import logging
from collections.abc import Sequence, Set
from functools import partial
from uuid import UUID

from msgspec.structs import replace

from api.service.hooks.hooks import DELIVERED, Hooks, SubscriptionOver
from api.service.hooks.notices import Called, Occasion
from api.service.tasks import end_all
from domain.kernel.errors import GameError
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
        self._outcomes: list[HookSentRow] = []
        self._noting: asyncio.Task[None] | None = None

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
            if self._noting is not None:
                await self._noting

    async def look(self) -> bool:
        """Begin to send what is due, as far as there is room. Return whether more may be due."""
        room = AT_ONCE_MAX - len(self._sending)
        self._has_room.clear()
        now = self._rows.clock.now()
        told, reminded = now - WINDOW_MILLISECONDS, now - DAY_MILLISECONDS
        due = await self._rows.in_thread(partial(self._rows.due_hooks, now, told, reminded, room))
        for called in await self._claimed([hook for hook in due if (hook.table, hook.seat) not in self._sending]):
            place = called.hook.table, called.hook.seat
            self._sending[place] = task = asyncio.create_task(self._send(called))
            task.add_done_callback(partial(self._sent, place))
        return len(due) == room

    def _sent(self, place: tuple[UUID, int], task: asyncio.Task[None]) -> None:
        del self._sending[place]
        if len(self._sending) <= AT_ONCE_MAX // 2:
            self._has_room.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a notice for seat %s of table %s failed: %r", place[1], place[0], error, exc_info=error)

    async def _claimed(self, due: Sequence[HookRow]) -> Sequence[Called]:
        """Claim notices, and return those that this node sends: no other node has claimed them, and the seat is still
        asked. Raises StoreError.
        """
        if not due:
            return ()
        until = self._rows.clock.now() + CLAIM_MILLISECONDS
        claims = [HookClaimRow(one.table, one.seat, one.claims + 1, until) for one in due]
        if not await self._is_claimed(claims):  # by another node, some of them
            alone = await asyncio.gather(*(self._is_claimed([claim]) for claim in claims))
            claims = [claim for claim, is_ours in zip(claims, alone, strict=True) if is_ours]
        return await self._rows.in_thread(partial(self._called, due, {(one.table, one.seat) for one in claims}))

    async def _is_claimed(self, claims: Sequence[HookClaimRow]) -> bool:
        """Claim notices together. Return False if that cannot be done, since another node was faster at one of them."""
        if len(claims) > 1 and not self._rows.joins_logs:
            return False
        try:
            await self._rows.written([], claims)
        except HookClaimed:
            return False
        return True

    def _called(self, due: Sequence[HookRow], claimed: Set[tuple[UUID, int]]) -> Sequence[Called]:
        """Return those of the claimed notices whose seat is still asked, with the names that they say."""
        tables = list({table for table, _ in claimed})
        rows = {row.table: row for row in self._rows.named(tables)}
        seats = {(row.table, row.seat): row.name for row in self._rows.seats_of(tables)}
        hooks = {(row.table, row.seat): row for row in self._rows.hooks(list(claimed))} if claimed else {}
        found = []
        for one in due:
            place = one.table, one.seat
            hook = hooks.get(place)
            if hook is not None and hook.asked == one.asked and hook.address and one.table in rows:
                table = rows[one.table]
                found.append(Called(hook, table.name, seats.get(place, ""), table.game))
        return found

    async def _send(self, called: Called) -> None:
        """Send one notice, and note what came of it."""
        hook = called.hook
        is_reminder = hook.told_of == hook.asked
        try:
            await self._hooks.send(called, Occasion.reminder if is_reminder else Occasion.turn)
            self._note(delivered(hook, self._rows.clock.now()))
        except SubscriptionOver as over:
            await self._end(hook, str(over))
        except NotDelivered as error:
            self._note(failed(hook, self._rows.clock.now(), str(error)))

    async def _end(self, hook: HookRow, why: str) -> None:
        try:
            await self._hooks.end(hook, why)
        except (GameError, StoreError) as error:  # then the push service says so again
            logger.warning("that a browser takes no notices any more cannot be noted now: %s", error)

    def _note(self, outcome: HookSentRow) -> None:
        """Note an outcome, together with others that are there by then."""
        self._outcomes.append(outcome)
        if self._noting is None:
            self._noting = asyncio.create_task(self._write_outcomes())

    async def _write_outcomes(self) -> None:
        try:
            while self._outcomes:
                count = len(self._outcomes) if self._rows.joins_logs else 1
                outcomes, self._outcomes = self._outcomes[:count], self._outcomes[count:]
                try:
                    await self._rows.written([], outcomes)
                except StoreError as error:  # then they are sent again, under the same ids
                    logger.warning("that %d notices were sent cannot be noted now: %s", len(outcomes), error)
        finally:
            self._noting = None


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
