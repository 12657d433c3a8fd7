"""A running table as those know it who hold its seats: its position, folded from what the service answers them."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from api.client.answers import Json
from api.client.held.seats import HeldSeats
from domain.kernel.chance.pile import is_face_down, place_of, pool_of_stream
from domain.kernel.chance.seal import UNKNOWN_CARD, UNKNOWN_NUMBER, with_values
from domain.kernel.fact import CardsDrawn, Fact, Path
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position, follow
from domain.kernel.tables.table import TABLE_FACTS, TableOpened
from projections.audit import parse

ReadFact = Callable[[dict[str, Any]], Fact]
"""Returns the fact of a log's line. Raises ValueError."""


class FollowedTable:
    """A table that only this client plays, without undos. position: where its game stands, None before its start."""

    position: Position[Any] | None = None

    def __init__(self, seats: HeldSeats, game: Game, pack: Pack, fact_of_line: ReadFact) -> None:
        """seats: all of a table that is not started yet. Raises Refused; ValueError if its log does not begin with its
        opening.
        """
        self.seats = seats
        self._game, self._pack, self._fact_of_line = game, pack, fact_of_line
        opening = fact_of_line(json.loads(seats[0].text("log").split("\n", 1)[0]))
        if not isinstance(opening, TableOpened):
            raise ValueError("the table's log does not begin with its opening")
        self._opening = opening

    def start(self) -> None:
        """Start the table. Raises Refused."""
        state, _ = self._game.begin(self._opening, self._pack)
        self.position = Position(state)
        self._see(self.seats[0].start(), 0)

    def act(self, seat: int, key: str) -> None:
        """Take an option of a seat. Raises Refused."""
        self._see(self.seats[seat].act(key), seat)

    def _see(self, done: Json, seat: int) -> None:
        """Follow what a command came to. seat: the one that sent it."""
        events = done["events"]
        if any(UNKNOWN_CARD in event["data"].get("cards", ()) for event in events):
            openings = self._openings(one for one in self.seats.numbers if one != seat)
            events = [opened(event, openings) for event in events]
        assert self.position is not None, "the table is started"
        for fact in map(self._fact_of_line, events):
            if not isinstance(fact, TABLE_FACTS):
                self.position = follow(self.position, with_outcomes(self.position.state, fact))

    def _openings(self, seats: Iterable[int]) -> Mapping[int, list[tuple[Path, Any]]]:
        """Return what these seats may see of sealed values: version -> path and value of each."""
        found: dict[int, list[tuple[Path, Any]]] = {}
        for seat in seats:
            for one in parse(self.seats[seat].export()).openings:
                found.setdefault(one.v, []).append((one.path, one.value))
        return found


def opened(event: Json, openings: Mapping[int, list[tuple[Path, Any]]]) -> Json:
    """Return an event with what is known of it in place."""
    return {**event, "data": with_values(event["data"], openings.get(event["v"], ()))}


def with_outcomes(state: Any, fact: Fact) -> Fact:
    """Return drawn cards with the outcomes that are sealed for everybody, as they follow from the cards; other facts as
    they are.

    A drawn place of another pool is followed by a draw from that pool. state: before the draw.
    """
    if not isinstance(fact, CardsDrawn) or all(outcome != UNKNOWN_NUMBER for *_, outcome in fact.fate):
        return fact
    names = [pool_of_stream(stream) for stream, *_ in fact.fate]
    pools, cards = {name: list(state.pools[name]) for name in names}, list(fact.cards)
    fate: list[tuple[str, int, int, int]] = []
    for at, (stream, n, size, said) in enumerate(fact.fate):
        pool = pools[names[at]]
        is_place = len(names) - at > len(cards) and place_of(names[at + 1]) in pool
        outcome = pool.index(place_of(names[at + 1]) if is_place else cards[0]) if said == UNKNOWN_NUMBER else said
        if not is_face_down(pool.pop(outcome)):
            cards.pop(0)
        fate.append((stream, n, size, outcome))
    return replace(fact, fate=tuple(fate))
