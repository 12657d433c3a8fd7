"""A service, its tables and their seats, for programs in an event loop. `service.py` has the same without one."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Any, Literal, Self

import httpx

from api.client import forms, requests
from api.client.answers import TIMEOUT_SECONDS, Refused, accepted, refusal_of
from api.client.feed_reader import Event, follow_async
from api.client.forms import Form, OfferedAction
from api.client.requests import Request, TableRequests, bearer
from api.client.retry import AsyncRetryingTransport
from api.client.trust import trust
from api.client.turns import ANSWERED, Step, checkpoint_in, is_news, step_of
from api.client.witness import Memory, ShortMemory, Witness


class AsyncService:
    """A service. Requests are repeated when the connection is cut or the service is busy.

    All methods raise Refused, NotUnderstood, httpx.HTTPError.
    """

    def __init__(self, url: str, *, lang: Literal["en", "de"] = "en", memory: Path | None = None) -> None:
        """lang: of labels and stories; memory: the folder for the newest checkpoint of each table, by default they are
        remembered until the service is closed.
        """
        self.lang = lang
        self.memory = ShortMemory() if memory is None else Memory(memory)
        verify = trust(url)
        retrying = AsyncRetryingTransport(httpx.AsyncHTTPTransport(verify))
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_SECONDS, transport=retrying)
        self.feeds = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_SECONDS, verify=verify)
        # Checkpoints are asked for in threads, as they come.
        self.checks = httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS, verify=verify)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self.http.aclose()
        await self.feeds.aclose()
        self.checks.close()

    async def ask(self, request: Request[Form], token: str | None = None) -> Form:
        """Send a request, and return what the service answers. token: of a seat."""
        return request.read(await self.http.request(**request.sent(token)))

    async def games(self) -> list[dict[str, Any]]:
        """Return the games with their packs, scenarios, options and numbers of seats."""
        return (await self.ask(requests.games(self.lang)))["games"]

    async def tables(self, **query: Any) -> forms.Listed:
        """Return a page of the public tables. query: as of `GET /v1/tables`, such as joinable="true"."""
        return await self.ask(requests.tables(self.lang, query))

    async def cards(self, pack: str) -> dict[str, Any]:
        """Return what is printed on the cards of a pack, by id. pack: its hash, as a summary has it."""
        return (await self.ask(requests.cards(pack, self.lang)))["cards"]

    async def open_table(self, game: str, seats: Sequence[str | Mapping[str, Any]], **more: Any) -> forms.OpenedTable:
        """Open a table, and return its id, its tokens and invites, which are shown once.

        seats: each the name of a player, or a seat as the service expects it; more: of the body of `POST /v1/tables`.
        """
        return await self.ask(requests.opening(game, seats, more))

    async def join(self, table: str, name: str, invite: str | None = None) -> "AsyncSeat":
        """Take an open seat of a table: that of an invite, else the first one of a public table."""
        taken = await self.ask(requests.joining(table, name, invite))
        return AsyncSeat(self, table, taken["seat"], taken["token"])

    async def seat(self, table: str, token: str) -> "AsyncSeat":
        """Return the seat of a token."""
        menu = await self.ask(TableRequests(table, self.lang).read(forms.Offered, "actions"), token)
        return AsyncSeat(self, table, menu["seat"], token)

    def seats(self, opened: forms.OpenedTable) -> "list[AsyncSeat]":
        """Return the seats of a new table that have a token."""
        return [AsyncSeat(self, opened["id"], one["seat"], one["token"]) for one in opened["seats"] if "token" in one]

    def table(self, id: str, token: str | None = None) -> "AsyncTable":
        """Return a table to be watched. token: the one that may watch it, if it is private."""
        return AsyncTable(self, id, token)


class AsyncTable:
    """A table, as its watchers see it. All methods raise Refused, NotUnderstood, httpx.HTTPError."""

    def __init__(self, service: AsyncService, id: str, token: str | None = None) -> None:
        self.service, self.id, self.token = service, id, token
        self._requests = TableRequests(id, service.lang)

    async def get(self, path: str = "", **query: Any) -> Any:
        """Return any resource of the table, such as `forecast`."""
        return await self._ask(self._requests.any("GET", path, query))

    async def summary(self) -> forms.Summary:
        """Return the table's summary."""
        return await self._ask(self._requests.read(forms.Summary, ""))

    async def board(self, **query: Any) -> dict[str, Any]:
        """Return the board. query: such as at="action:12"."""
        return await self._ask(self._requests.read(dict[str, Any], "board", **query))

    async def chronicle(self, after: int = 0, **query: Any) -> forms.Chapters:
        """Return a page of the story after a version."""
        return await self._ask(self._requests.read(forms.Chapters, "chronicle", after=after, **query))

    async def text(self, path: str, **query: Any) -> str:
        """Return a resource of the table that is plain text, such as `log`."""
        request = self._requests.any("GET", path, query)
        return accepted(await self.service.http.request(**request.sent(self.token))).text

    async def notes(self) -> forms.Notes:
        """Return what the players have noted for one another."""
        return await self._ask(self._requests.notes())

    async def export(self) -> bytes:
        """Return the table's archive, as far as this reader may see it."""
        request = self._requests.any("GET", "export", None)
        return accepted(await self.service.http.request(**request.sent(self.token))).content

    async def events(self, after: int = 0) -> AsyncGenerator[Event, None]:
        """Yield what happens at the table after a version, until it has ended: each entry once, over any number of
        connections.

        Each checkpoint is checked against the newest one that was seen, before it is yielded. Raises Rewritten if the
        log is not what it was, Flawed if the service is not what it claims to be, Cut if it stays away.
        """
        feeds, own = self.service.feeds, bearer(self.token)
        witness = Witness(self.service.checks, self.id, self.service.memory, own)
        try:
            async for event in follow_async(feeds, self.id, after, self.service.lang, own):
                if event.event == "checkpoint":
                    await asyncio.to_thread(witness.check, checkpoint_in(event.data))
                yield event
        except httpx.HTTPStatusError as error:
            raise refusal_of(error.response) from error

    async def _ask(self, request: Request[Form]) -> Form:
        return await self.service.ask(request, self.token)


class AsyncSeat(AsyncTable):
    """A seat of a table, which a program plays."""

    def __init__(self, service: AsyncService, table: str, seat: int, token: str) -> None:
        super().__init__(service, table, token)
        self.seat = seat

    async def post(self, path: str, body: Any = None, *, version: int | None = None) -> Any:
        """Send any command of the table, such as `seeds`.

        version: the one that the seat saw, if the table must not have changed since.
        """
        return await self._ask(self._requests.any("POST", path, None, body, version))

    async def put(self, path: str, body: Any) -> Any:
        """Replace something that lies beside the log."""
        return await self._ask(self._requests.any("PUT", path, None, body))

    async def delete(self, path: str, **query: Any) -> Any:
        """Withdraw something."""
        return await self._ask(self._requests.any("DELETE", path, query))

    async def menu(self) -> forms.Offered:
        """Return what the seat may do now."""
        return await self._ask(self._requests.read(forms.Offered, "actions"))

    async def act(self, option: OfferedAction | str) -> forms.Done:
        """Take an option of a menu, or the one with a key. Raises Overtaken if the table has changed since."""
        return await self._ask(self._requests.act(option))

    async def undo(self, to: int | None = None) -> forms.Written:
        """Turn back to the position after an action, by default by one action; or propose it to the other seats."""
        return await self._ask(self._requests.turn("undo", to))

    async def redo(self, to: int | None = None) -> forms.Written:
        """Do again what was turned back."""
        return await self._ask(self._requests.turn("redo", to))

    async def consent(self, proposal: int, *, grant: bool = True) -> forms.Written:
        """Agree to a proposed undo, or refuse it. proposal: its version. Raises Overtaken if it is another one."""
        return await self._ask(self._requests.consent(proposal, grant))

    async def withdraw(self, proposal: int) -> None:
        """Withdraw an undo that this seat proposed. proposal: its version. Raises Overtaken if it is another one."""
        await self._ask(self._requests.any("DELETE", "undo", {"proposal": proposal}))

    async def propose_bot(self, seat: int, bot: str = "greedy") -> forms.SeatAnswer:
        """Propose that a bot plays for somebody who is absent. It plays at once for this seat's own player, for a seat
        that nobody holds, or once all have consented.
        """
        return await self._ask(self._requests.propose_bot(seat, bot))

    async def propose_host(self) -> forms.SeatAnswer:
        """Propose to host the table, once its host has left. When all have consented, this takes the host's seat."""
        return await self._ask(self._requests.propose_host())

    async def consent_about(self, seat: int, proposal: int, *, grant: bool = True) -> forms.SeatAnswer:
        """Agree to what is proposed about a seat, or refuse it; who proposed it withdraws it so. Raises Overtaken if
        another proposal is open, or none.
        """
        return await self._ask(self._requests.consent_about(seat, proposal, grant))

    async def write_notes(self, revision: int, notes: Sequence[str]) -> forms.Notes:
        """Replace the notes that have this revision. Raises Overtaken if somebody wrote others meanwhile."""
        return await self._ask(self._requests.write_notes(revision, notes))

    async def start(self) -> forms.Done:
        """Start the table, as its host."""
        return await self._ask(self._requests.command(forms.Done, "start"))

    async def leave(self) -> None:
        """Give the seat up. Its token stops working."""
        await self.post(f"seats/{self.seat}/leave")

    async def turns(self, *, grants: bool = True) -> AsyncGenerator[forms.Offered, None]:
        """Yield the menu whenever the seat is asked, until the game is over. Between two of them nothing is requested.

        Each moment is yielded once: take an option, or leave it to another seat. grants: whether the seat agrees to
        each undo that waits for it, and to what is proposed about a seat; else nothing is yielded until an undo is
        answered elsewhere. Raises as `events`.
        """
        answered = 0
        async with aclosing(self.events((await self.summary())["version"])) as events:
            while True:
                summary = await self.summary()
                match step_of(summary, self.seat, answered, grants=grants):
                    case Step.stop:
                        return
                    case Step.consent:
                        await self._grant(summary)
                    case Step.answer:
                        menu = await self.menu()
                        answered = menu["version"]
                        if menu["actions"]:  # else somebody else was faster
                            yield menu
                    case Step.wait:
                        async for event in events:
                            if is_news(event, summary["version"]):
                                break

    async def _grant(self, summary: forms.Summary) -> None:
        """Agree to the undo that a summary names, else to what it says is proposed about a seat, unless it is over."""
        undo, about = summary["proposal"], summary.get("seat_proposal")
        try:
            if undo is not None:
                await self.consent(undo["version"])
            elif about is not None:
                await self.consent_about(about["seat"], about["proposal"])
        except Refused as error:
            if error.code not in ANSWERED:
                raise
