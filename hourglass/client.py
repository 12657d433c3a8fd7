"""The client of the HTTP API: tables and their seats, for programs that play, watch or check them.

The names here stay; the modules behind them may move.
"""

from api.client.answers import Overtaken, Refused
from api.client.async_service import AsyncSeat, AsyncService, AsyncTable
from api.client.feed_reader import Cut, Event
from api.client.forms import Done, NotUnderstood, Offered, OfferedAction, OpenedTable, Summary
from api.client.service import Seat, Service, Table
from domain.log.line import Flawed
from domain.log.proofs import Rewritten

__all__ = [
    "AsyncSeat",
    "AsyncService",
    "AsyncTable",
    "Cut",
    "Done",
    "Event",
    "Flawed",
    "NotUnderstood",
    "Offered",
    "OfferedAction",
    "OpenedTable",
    "Overtaken",
    "Refused",
    "Rewritten",
    "Seat",
    "Service",
    "Summary",
    "Table",
]
