"""Check E: the running numbers of streams, undo included; and what was undone. Source: audit protocol 2, 5.E."""

from collections.abc import Mapping

from domain.log.line import Flawed
from projections.audit.checks.positions import Positions
from projections.audit.facts import ActionsUndone, chance_in, reveals
from projections.audit.log import Item


class Counters:
    """Follows each stream's next running number."""

    def __init__(self) -> None:
        self._positions: Positions[Mapping[str, int]] = Positions({})
        self.used = 0

    def follow(self, item: Item) -> None:
        """Check an entry. Raises Flawed if a running number is not the next one of its stream, or an undo leads
        nowhere.
        """
        self._positions.follow(item.entry, item.fact)
        if not (fate := chance_in(item.fact)):
            return
        streams = dict(self._positions.value)
        for stream, n in ((use.stream, use.n) for use in fate):
            expected = streams.get(stream, 0)
            if n != expected:
                raise Flawed(f"outcome {n} of {stream!r} is used where {expected} is the next one")
            streams[stream] = n + 1
        self._positions.become(streams, len(streams))
        self.used += len(fate)


class Undos:
    """Counts the undos, and those that took back something revealed."""

    def __init__(self) -> None:
        self._reveals: Positions[int] = Positions(0)
        self.count = 0
        self.past_reveals: list[int] = []

    def follow(self, item: Item) -> None:
        """Count an entry. Raises Flawed if an undo leads nowhere."""
        before = self._reveals.value
        self._reveals.follow(item.entry, item.fact)
        if isinstance(item.fact, ActionsUndone):
            self.count += 1
            if self._reveals.value < before:
                self.past_reveals.append(item.entry.v)
        elif reveals(item.fact):
            self._reveals.become(self._reveals.value + 1)
