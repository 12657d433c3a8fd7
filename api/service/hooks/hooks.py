"""The hooks of seats: set one, remove it, read how its notices fare, try it out."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple
from uuid import UUID, uuid4

import msgspec

from api.service.fair_queue import TooManyRequests
from api.service.hooks.notices import Called, Form, Notice, Occasion, body_of, id_of
from api.service.tables.calls import AFTER_MILLISECONDS, wanted_seats
from api.service.tables.commit import next_seats
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.errors import HookRefused
from domain.kernel.tables import decisions
from infra.cache import Cache
from infra.hooks.delivery import GONE, NotDelivered, deliver
from infra.hooks.push import PushKey, Subscription, sealed
from infra.hooks.receivers import Receiver, ReceiverRefused, Resolve, address_for, receiver_of, resolve
from infra.keys.vault import SecretUnreadable, Vault
from infra.store.rows.records import HookRow, SeatCalledRow

TESTED_EVERY = 10_000
"""Milliseconds between two tests of a hook."""
TESTED_MAX = 10_000
"""Seats whose last test this process remembers."""
DELIVERED = "delivered"


class Told(NamedTuple):
    """A hook, as its seat may see it. host: of its receiver; at: when the newest notice arrived, 0 for never;
    outcome: of the newest try, empty before any.
    """

    form: str
    host: str
    at: int
    outcome: str
    failures: int


class Target(NamedTuple):
    """Where a notice goes. keys: of the browser that alone may read it, None for other receivers."""

    receiver: Receiver
    keys: Subscription | None = None


class StoredPush(msgspec.Struct, frozen=True):
    """A browser's subscription, as it is stored, encrypted, in place of a URL."""

    url: str
    point: bytes
    auth: bytes


class SubscriptionOver(NotDelivered):
    """A browser has ended its subscription, or its push service has."""


class Hooks:
    """Knows who is called, and how. For one event loop."""

    def __init__(
        self,
        tables: Tables,
        vault: Vault,
        named: Sequence[str],
        title_of: Callable[[str, str], str],
        find: Resolve = resolve,
    ) -> None:
        """named: the receivers that the operator allows, whatever their addresses are; title_of: (game, language) ->
        its name, by which a table without a name is called.
        """
        self._tables, self._vault, self._title_of, self._find = tables, vault, title_of, find
        self._named = frozenset(one.lower() for one in named)
        self._rows = tables.log.rows
        self.push_key = PushKey(vault.push_seed)
        self._tested: Cache[tuple[UUID, int], int] = Cache(TESTED_MAX)

    async def set(
        self,
        table_id: UUID,
        seat: int,
        form: Form,
        url: str,
        link: str,
        language: str,
        keys: Subscription | None = None,
    ) -> None:
        """Call the player of a seat at a URL from now on, in place of an earlier one. keys: of a browser.

        Raises HookRefused, WrongState.
        """
        try:
            await address_for(receiver_of(url, self._named), self._find)
        except ReceiverRefused as refused:
            raise HookRefused(str(refused)) from None
        except OSError:
            raise HookRefused("this host cannot be found; check the URL") from None
        async with self._tables.cache.commanded(table_id) as loaded:
            decisions.check_not_ended(loaded.table)
            asked = await self._rows.in_thread(partial(is_asked, loaded, seat))
            row = HookRow(
                table_id,
                seat,
                str(form),
                self._vault.encrypt(table_id, address_of(url, keys)),
                link,
                language,
                asked=loaded.table.version if asked else 0,
                due=self._rows.clock.now() + AFTER_MILLISECONDS,
            )
            await self._write(loaded, row)

    async def remove(self, table_id: UUID, seat: int) -> None:
        """Call the player of a seat no more."""
        async with self._tables.cache.commanded(table_id) as loaded:
            await self._write(loaded, HookRow(table_id, seat, "", b"", "", ""))

    async def end(self, hook: HookRow, why: str) -> None:
        """Call a player no more, whose browser takes no notices. Nothing happens if the hook was set anew meanwhile.

        Raises StoreError.
        """
        async with self._tables.cache.commanded(hook.table) as loaded:
            newest = await self._rows.in_thread(partial(self._rows.hook, hook.table, hook.seat))
            if newest is not None and newest.address == hook.address:
                await self._write(loaded, HookRow(hook.table, hook.seat, "", b"", "", "", outcome=why))

    async def _write(self, loaded: LoadedTable, row: HookRow) -> None:
        called = SeatCalledRow(row.table, row.seat, bool(row.address))
        await self._tables.commands.write_beside(loaded, [row, called])

    async def read(self, table_id: UUID, seat: int) -> Told | None:
        """Return how the notices of a seat fare; None if it has no hook."""
        hook = await self._rows.in_thread(partial(self._rows.hook, table_id, seat))
        if hook is not None and not hook.address and hook.outcome:
            return Told("", "", 0, hook.outcome, 1)
        hook = await self._hook(table_id, seat)
        if hook is None:
            return None
        try:
            host = self.target(hook).receiver.host
        except NotDelivered:
            host = ""
        return Told(hook.form, host, hook.sent_at, hook.outcome, hook.failures)

    async def test(self, table_id: UUID, seat: int) -> str:
        """Send a notice as a test, and return its outcome. Raises HookRefused without a hook, TooManyRequests."""
        hook = await self._hook(table_id, seat)
        if hook is None:
            raise HookRefused("this seat has no hook; set one first")
        now, last = self._rows.clock.steady(), self._tested.get((table_id, seat))
        if last is not None and now - last < TESTED_EVERY:
            raise TooManyRequests("this hook was tested a moment ago", TESTED_EVERY // 1000)
        self._tested.put((table_id, seat), now)
        row, seats = await self._rows.in_thread(partial(self._tables.cache.known, table_id))
        player = next((one.name for one in seats if one.seat == seat), "")
        called = Called(hook, row.name, player, row.game)
        try:
            await self.send(called, Occasion.test, uuid4().hex)
        except NotDelivered as error:
            return str(error)
        return DELIVERED

    async def send(self, called: Called, occasion: Occasion, id: str = "") -> None:
        """Send a notice to its receiver. id: by default that of the notice that is due.

        Raises NotDelivered; SubscriptionOver if its browser wants none any more.
        """
        hook = called.hook
        called = called._replace(game=self._title_of(called.game, hook.language))
        target = self.target(hook)
        notice = Notice(id or id_of(hook), occasion, called)
        body, headers = body_of(notice), {"Idempotency-Key": notice.id}
        if target.keys is not None:
            body = sealed(target.keys, body)
            headers |= self.push_key.headers(
                target.receiver.origin, hook.link, notice.id, self._rows.clock.now() // 1000
            )
        try:
            await deliver(target.receiver, body, headers, self._find)
        except NotDelivered as error:
            if target.keys is not None and error.status in GONE:
                raise SubscriptionOver("the browser takes no notices any more; set them anew there") from None
            raise

    def target(self, hook: HookRow) -> Target:
        """Return where a hook leads. Raises NotDelivered if that is not readable, or not allowed any more."""
        try:
            address = self._vault.decrypt(hook.table, hook.address)
            if hook.form != Form.push:
                return Target(receiver_of(address.decode(), self._named))
            stored = msgspec.json.decode(address, type=StoredPush)
            return Target(receiver_of(stored.url, self._named), Subscription(stored.point, stored.auth))
        except SecretUnreadable:
            raise NotDelivered("the receiver's address cannot be read") from None
        except ReceiverRefused as refused:
            raise NotDelivered(str(refused)) from None

    async def _hook(self, table_id: UUID, seat: int) -> HookRow | None:
        """Return the hook of a seat, unless it was removed, or its player has left."""
        hook = await self._rows.in_thread(partial(self._rows.hook, table_id, seat))
        called = any(row.seat == seat and row.called for row in self._tables.loaded(table_id).seats)
        return hook if hook is not None and hook.address and called else None


def address_of(url: str, keys: Subscription | None) -> bytes:
    """Return what is stored, encrypted, of where a hook leads."""
    return url.encode() if keys is None else msgspec.json.encode(StoredPush(url, *keys))


def is_asked(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a table waits for a seat."""
    table = loaded.table
    return seat in wanted_seats(table, next_seats(table, loaded.position_in(table)), loaded.seats)
