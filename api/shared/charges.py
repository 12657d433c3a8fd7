"""Charge each request to its sender before it is read, and refuse senders that have used up their budget."""

import asyncio

from fastapi import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from api.service.budget import Budget, Payer
from api.service.fair_queue import TooManyRequests
from api.service.service import Service
from api.shared.payers import Payers, address_of, house_of, token_in
from api.shared.problems import answer_to
from infra.store.errors import StoreError

PAYER = "hourglass.payer"
"""The key of the payer in a request's scope."""
FREE = frozenset(("/healthz", "/readyz", "/metrics"))
REQUEST, OF_STRANGER, STREAM, TABLE_MADE = 0.25, 1.0, 5.0, 250.0
"""Costs in milliseconds of processor time: a request from a seat, a request from anyone else, opening a stream,
creating a table (which stays).
"""
SEALED = 25.0
"""The cost of storing sealed seats; for the first time it is that of a table, since they stay, too."""
COLD = 10.0
"""The cost of a request for a table that is not in memory."""
LISTS = {"/openapi.json": 4.0, "/asyncapi.json": 4.0, "/v1/games": 2.0}
"""The costs of long public answers, by path."""
MAKING = frozenset(("tables", "campaigns", "branch", "import"))
"""Last parts of the paths that create tables or campaigns with POST."""
REFUSAL_SECONDS = 0.25
"""How long a refusal is delayed, so that an immediate retry gains nothing."""
SHARED = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After, X-Request-ID"}
"""Headers of refusals, which are sent before the framework could add its own."""


class Charged:
    """An application whose HTTP requests are charged on arrival. Each scope then holds the payer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] not in FREE and scope["method"] != "OPTIONS":
            refusal = await refused(scope, token_in(scope))
            if refusal is not None:
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)


async def refused(scope: Scope, hashed: bytes | None) -> Response | None:
    """Charge a request. Returns the answer if it is refused, else None. hashed: its bearer's token, if it has one."""
    service: Service = scope["app"].state.service
    payers: Payers = scope["app"].state.payers
    payer, unknown = payers.known(scope, hashed)
    if unknown is not None:
        try:
            payer = await seat_or(payers, service.budget, payer, unknown)
        except StoreError as error:
            return answer_to(error)
    scope[PAYER] = payer
    if makes_table(scope):
        wait = service.budget.charge(Payer(address_of(scope)), TABLE_MADE)
    else:
        wait = service.budget.charge(payer, cost_of(scope["path"], payer), house_of(scope, payer))
    if not wait:
        return None
    await asyncio.sleep(REFUSAL_SECONDS)
    answer = answer_to(too_much(wait))
    answer.headers.update(SHARED)
    return answer


async def seat_or(payers: Payers, budget: Budget, stranger: Payer, token_hash: bytes) -> Payer:
    """Return the seat with this token, or else the stranger. Raises StoreError."""
    seat = await payers.looked_up(token_hash)
    if seat is None:
        return stranger
    budget.begin(seat, beside=stranger)
    return seat


def makes_table(scope: Scope) -> bool:
    """Return whether a request creates a table or a campaign. Those have new tokens, hence new budgets, so the address
    pays.
    """
    return scope["method"] == "POST" and scope["path"].rpartition("/")[2] in MAKING


def cost_of(path: str, payer: Payer) -> float:
    """Return the minimum cost of a request that creates nothing."""
    if path.endswith("/stream"):
        return STREAM
    return LISTS.get(path) or (REQUEST if payer.times > 1 else OF_STRANGER)


def too_much(wait: int) -> TooManyRequests:
    """Return the error for a payer whose budget is used up. wait: seconds."""
    return TooManyRequests(f"your requests used up their budget; ask again in {wait} seconds", wait)


def charge(budget: Budget, payer: Payer, cost: float, house: Payer | None = None) -> None:
    """Charge a message that arrived over a socket. Raises TooManyRequests."""
    wait = budget.charge(payer, cost, house)
    if wait:
        raise too_much(wait)
