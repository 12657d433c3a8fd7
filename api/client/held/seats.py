"""The seats of one table that one program holds, as at a terminal that is handed around, or in a demo."""

from collections.abc import Mapping, Sequence
from typing import Any

from api.client import forms
from api.client.service import Seat, Service
from domain.kernel.chance.fate import seed_seal
from infra.keys.server_seed import new_server_seed


class HeldSeats:
    """Some seats of a table, by their numbers. All methods raise Refused, NotUnderstood, httpx.HTTPError."""

    def __init__(self, service: Service, table: str, tokens: Mapping[int, str]) -> None:
        self.service, self.id = service, table
        self._seats: dict[int, Seat] = {}
        for seat, token in tokens.items():
            self.add(seat, token)

    def __getitem__(self, seat: int) -> Seat:
        """Return a seat that is held. Raises KeyError for any other."""
        return self._seats[seat]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the seats, in the order in which they came."""
        return tuple(self._seats)

    @property
    def tokens(self) -> dict[int, str]:
        """The seats' tokens."""
        return {number: str(seat.token) for number, seat in self._seats.items()}

    def add(self, seat: int, token: str) -> None:
        """Hold a further seat."""
        self._seats[seat] = Seat(self.service, self.id, seat, token)

    def remove(self, seat: int) -> None:
        """Hold a seat no more."""
        del self._seats[seat]

    def turn(self, way: str, to: int) -> None:
        """Undo or redo to the position after an action, as seat 0, with every consent that it needs.

        way: `undo` or `redo`.
        """
        (self[0].undo if way == "undo" else self[0].redo)(to)
        while (proposal := self[0].summary()["proposal"]) is not None:
            self[proposal["waiting"][0]].consent(proposal["version"])

    def add_seeds(self) -> None:
        """Seal a random seed for every seat, then open all of them (audit protocol 1.3)."""
        seeds = {number: new_server_seed().hex() for number in self.numbers}
        for number, seed in seeds.items():
            self[number].post("seeds", {"sealed": seed_seal(seed)})
        for number, seed in seeds.items():
            self[number].post("seeds", {"seed": seed})


def opened_seats(service: Service, opened: forms.Opened) -> HeldSeats:
    """Return all seats of a new table that have a token. opened: the service's answer."""
    tokens = {seat["seat"]: seat["token"] for seat in opened["seats"] if "token" in seat}
    return HeldSeats(service, opened["id"], tokens)


def open_table(service: Service, game: str, names: Sequence[str], **more: Any) -> HeldSeats:
    """Open a table with a seat for each name, and hold all of them. Raises Refused."""
    return opened_seats(service, service.open_table(game, names, **more))


def joined(service: Service, table: str, tokens: Sequence[str]) -> HeldSeats:
    """Return the seats of these tokens. Raises Refused, NotUnderstood."""
    seats = [service.seat(table, token) for token in tokens]
    return HeldSeats(service, table, {one.seat: str(one.token) for one in seats})
