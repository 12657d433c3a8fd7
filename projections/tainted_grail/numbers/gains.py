"""What has changed the combat pool and the affinity, text by text. Source: TG-6.4.1 to 6.4.3, 6.7.8, 6.12.4.

The state keeps only the sums, and facts name no text. So each action that changed them is carried out again with the
outcomes that it had, and tells which text was read at each change.
"""

from collections.abc import Iterable, Iterator, Sequence

from domain.kernel.errors import GameError
from domain.kernel.fact import ActionTaken, Entry, Fact, Hidden
from domain.kernel.parts import Part
from domain.kernel.play import Play
from domain.kernel.position import Position, follow
from domain.kernel.task import Task
from domain.tainted_grail.facts.cards import MarkerMoved, Parried, PoolChanged, StageWon
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.state import State
from projections.numbers import PastAction

PARRIED, OTHER = "parried", "other"
"""Where parts come from besides texts: the trait Defensive, and what other rules decided or a seal hides."""
CHANGES = (PoolChanged, MarkerMoved, Parried)
RESETS = (EncounterBegun, StageWon)
"""What puts the pool and the marker to 0."""
ACTIONS_MAX = 400
"""The most actions of an encounter that are looked through."""


def gains(past: Iterable[PastAction]) -> list[Part]:
    """Return what has changed the pool or the marker since it was 0, oldest first, each text once.

    past: the actions that count, newest first, in full.
    """
    found: list[list[Part]] = []
    for number, one in enumerate(past):
        facts = [entry.fact for entry in one.entries]
        begins = max((at for at, fact in enumerate(facts, 1) if isinstance(fact, RESETS)), default=0)
        if any(isinstance(fact, CHANGES) for fact in facts[begins:]):
            found.append(list(changes(one, begins)))
        if begins or number == ACTIONS_MAX:
            break
    amounts = dict[tuple[str, str], int]()
    for part in (part for parts in reversed(found) for part in parts):
        amounts[part.rule, part.of] = amounts.get((part.rule, part.of), 0) + part.amount
    return [Part(rule, of, amount) for (rule, of), amount in amounts.items() if amount]


def changes(one: PastAction, begins: int) -> Iterator[Part]:
    """Yield the changes of an action, in order. begins: how many of its entries come before the pool was 0."""
    position, texts = one.before, texts_of(one)
    for at, entry in enumerate(one.entries):
        if at >= begins:
            yield from change(position.state, entry.fact, texts[at])
        position = follow(position, entry.fact)


def change(state: State, fact: Fact, text: str) -> Iterator[Part]:
    """Yield what a fact adds or takes off. state: before it; text: the source of what was read then."""
    match fact:
        case PoolChanged(to):
            yield Part("TG-6.4.1", text, to - the_encounter(state).pool)
        case MarkerMoved(to):
            yield Part("TG-6.4.2", text, to - the_encounter(state).marker)
        case Parried():
            yield Part("TG-6.4.1", text, 1)
            yield Part("TG-6.12.4", PARRIED, -1)
        case _:
            pass


def texts_of(one: PastAction) -> Sequence[str]:
    """Return the source of the text that was read at each entry of an action; OTHER for each if the rules now lead
    elsewhere.
    """
    play = Retold(one.before, one.entries)
    try:
        taken = one.entries[0].fact
        assert isinstance(taken, ActionTaken), "an action begins with it"
        play.take(taken.seat, taken.key)
    except (GameError, AssertionError, LookupError):
        return [OTHER] * len(one.entries)
    is_alike = [stated.fact for stated in play.stated] == [entry.fact for entry in one.entries]
    return [*play.texts, OTHER] if is_alike else [OTHER] * len(one.entries)


class Retold(Play[State]):
    """An action that is carried out again. texts: for each fact, the source of the text that its task belongs to."""

    def __init__(self, before: Position[State], entries: Iterable[Entry]) -> None:
        super().__init__(TAINTED_GRAIL, before, Outcomes(entries))
        self.texts: list[str] = []
        self._text = OTHER

    def state_that(self, fact: Fact, hidden: tuple[Hidden, ...] = (), *, rule: str | None = None) -> None:
        """Record a fact as a play does, with its text."""
        super().state_that(fact, hidden, rule=rule)
        self.texts.append(self._text)

    def _pop(self) -> Task:
        """Take the next task, and note its text."""
        task = super()._pop()
        self._text = getattr(getattr(task, "at", None), "source", "") or OTHER
        return task


class Outcomes:
    """The outcomes of chance that an action had."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        used = (use for entry in entries for use in getattr(entry.fact, "fate", ()))
        self._outcomes: dict[tuple[str, int, int], int] = {(stream, n, m): outcome for stream, n, m, outcome in used}

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Return an outcome. Raises LookupError if the action had none there."""
        return self._outcomes[stream, n, m]
