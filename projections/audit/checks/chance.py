"""Check D: every outcome is recomputed and compared with dice and pools. Source: audit protocol 1.7 to 1.9, 5.D."""

from domain.kernel.chance.fate import Fate
from domain.log.line import Flawed
from projections.audit.checks.pools import Pools, after_draw, after_shuffle, after_take
from projections.audit.checks.positions import Positions
from projections.audit.facts import (
    CardsDrawn,
    CardsShuffled,
    CardsTaken,
    DiceRolled,
    Outcome,
    Sealed,
    TableOpened,
    TableStarted,
    chance_in,
    moves_chance,
)
from projections.audit.log import Item


class Chance:
    """Follows the pools, and checks each outcome against them, against the dice, and against fate if known."""

    def __init__(self, opened: TableOpened, fate: Fate | None) -> None:
        """Start before the first entry. fate: None before the reveal; then only what needs no seed is checked."""
        self._dice = opened.dice
        self._fate = fate
        self._positions: Positions[Pools] = Positions({})
        self._seen: dict[tuple[str, int, int], int] = {}
        self._started = False
        self.judged = 0

    def follow(self, item: Item) -> None:
        """Check an entry. Raises Flawed if an outcome is not the fixed one, or the entry shows another face or card."""
        self._positions.follow(item.entry, item.fact)
        if isinstance(item.fact, TableStarted) and not item.is_copy:
            self._started = True
        if moves_chance(item.fact) and not (self._started or item.is_copy):
            raise Flawed("uses chance or a pool before the table was started")
        fate = chance_in(item.fact)
        if not isinstance(item.fact, CardsDrawn):
            self._judge_dice(fate)
        self._follow_fact(item)
        if item.is_copy:
            return
        for use in fate:
            self._judge(use)
        self.judged += len(fate)

    def _follow_fact(self, item: Item) -> None:
        pools = self._positions.value
        match item.fact:
            case DiceRolled() as roll:
                self._judge_faces(roll)
            case CardsShuffled() as shuffle:
                self._become(after_shuffle(pools, shuffle), shuffle.pool)
            case CardsTaken() as take:
                self._become(after_take(pools, take), take.pool)
            case CardsDrawn() as draw:
                self._become(after_draw(pools, draw), *(use.stream.removeprefix("deck/") for use in draw.fate))

    def _become(self, pools: Pools, *changed: str) -> None:
        self._positions.become(pools, len(pools) + sum(len(pools[pool].cards) for pool in {*changed}))

    def _judge_faces(self, roll: DiceRolled) -> None:
        if any(use.stream != roll.die for use in roll.fate):
            raise Flawed(f"a stream is not the die's, {roll.die!r}")
        faces = self._dice.get(roll.die, ())
        selected = tuple(faces[use.outcome] for use in roll.fate if isinstance(use.outcome, int))
        if roll.rolled != selected:
            raise Flawed(f"the faces are {list(roll.rolled)}, the outcomes select {list(selected)}")

    def _judge_dice(self, fate: tuple[Outcome, ...]) -> None:
        for use in fate:
            if use.stream not in self._dice:
                raise Flawed(f"{use.stream!r} is none of the table's dice")
            if use.m != len(self._dice[use.stream]):
                raise Flawed(f"m is {use.m}, {use.stream!r} has {len(self._dice[use.stream])} faces")
            if isinstance(use.outcome, Sealed):
                raise Flawed("a die's outcome is sealed")
            if use.outcome >= use.m:
                raise Flawed(f"outcome {use.outcome} of {use.m}")

    def _judge(self, use: Outcome) -> None:
        if isinstance(use.outcome, Sealed):
            return
        name = f"outcome {use.n} of {use.stream!r} among {use.m}"
        before = self._seen.setdefault((use.stream, use.n, use.m), use.outcome)
        if before != use.outcome:
            raise Flawed(f"{name} was {before} and is now {use.outcome}: rolled again")
        if self._fate and (fixed := self._fate.outcome(use.stream, use.n, use.m)) != use.outcome:
            raise Flawed(f"{name} is {fixed}, not {use.outcome}")
