"""How tests tell a game: given facts, when a task is done or an answer given, then these facts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from domain.kernel.chance.pile import deck_stream
from domain.kernel.errors import IllegalAction
from domain.kernel.fact import ActionTaken, Awaiting, Fact, OnlyAnswerTaken, Stated
from domain.kernel.game import Game
from domain.kernel.play import Play
from domain.kernel.position import Position, follow
from domain.kernel.registry import default, options, rule_against
from domain.kernel.task import Asked, Option, Question, Task, onward


class HashFate:
    """Outcomes that depend on stream and number alone; the same for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def outcome(self, stream: str, n: int, m: int) -> int:
        return int.from_bytes(sha256(f"{self.seed}/{stream}/{n}".encode()).digest()[:8], "big") % m


class ScriptedFate:
    """Outcomes as a test wants them, by face or card; past the script those of `HashFate`."""

    def __init__(self, state: Callable[[], Any]) -> None:
        self._state = state
        self._wanted: dict[str, deque[Any]] = {}
        self._drawn: dict[str, list[str]] = {}
        self._rest = HashFate()

    def will(self, stream: str, *wanted: Any) -> None:
        self._wanted.setdefault(stream, deque()).extend(wanted)

    def unused(self) -> dict[str, list[Any]]:
        return {stream: list(left) for stream, left in self._wanted.items() if left}

    def outcome(self, stream: str, n: int, m: int) -> int:
        wanted = self._wanted.get(stream)
        if not wanted:
            return self._rest.outcome(stream, n, m)
        one = wanted.popleft()
        if not stream.startswith("deck/"):
            return list(self._state().dice[stream]).index(one)
        return self._index_in_pool(stream, one, m)

    def _index_in_pool(self, stream: str, card: str, m: int) -> int:
        """Where the card lies in the pool, less those that this same draw has taken already."""
        pool = list(self._state().pools[stream.removeprefix("deck/")])
        gone = self._drawn.get(stream, []) if len(pool) > m else []
        self._drawn[stream] = [*gone, card]
        for one in gone:
            pool.remove(one)
        assert card in pool, f"{card} is not unseen in {stream}"
        return pool.index(card)


class Scenario:
    """A position and what is done with it. Every method returns the scenario, so that a test reads as one sentence."""

    def __init__(self, game: Game, state: Any, agenda: tuple[Task, ...] = ()) -> None:
        self.game = game
        self.position: Position[Any] = Position(state, agenda)
        self.facts: list[Fact] = []
        """What the newest `when` or `answers` stated, without the kernel's bookkeeping."""
        self.rules: list[str | None] = []
        self.stated: list[Stated] = []
        """All that the newest action stated, the kernel's bookkeeping and what is hidden included."""
        self._play: Play[Any] | None = None
        self._fate = ScriptedFate(lambda: self._play.state if self._play else self.position.state)
        self._failed: IllegalAction | None = None

    @property
    def state(self) -> Any:
        return self.position.state

    def given(self, *facts: Fact) -> Scenario:
        """These facts hold."""
        for fact in facts:
            self.position = follow(self.position, fact)
        return self

    def given_state(self, **changes: Any) -> Scenario:
        """The state has these fields; for what no fact can bring about shortly."""
        from msgspec.structs import replace

        self.position = Position(replace(self.state, **changes), self.position.agenda)
        return self

    def rolls(self, *faces: Any, die: str = "dice") -> Scenario:
        """The next dice show these faces."""
        self._fate.will(die, *faces)
        return self

    def draws(self, pool: str, *cards: str) -> Scenario:
        """The next cards drawn from a pool are these."""
        self._fate.will(deck_stream(pool), *cards)
        return self

    def when(self, *tasks: Task) -> Scenario:
        """These tasks are done, and all they cause, up to the next question."""
        play = self._new_play()
        play.begin(*tasks)
        return self._done(play)

    def answers(self, seat: int, *keys: str) -> Scenario:
        """A seat answers, several times in a row if several keys are given. `then` sees the facts of all."""
        facts: list[Fact] = []
        for key in keys:
            play = self._new_play()
            try:
                play.take(seat, key)
            except IllegalAction as error:
                self._failed = error
                self.facts = []
                assert not play.stated, "nothing may be recorded"
                return self
            self._done(play)
            facts += self.facts
        self.facts = facts
        return self

    def asks(self, seat: int, *keys: str) -> Scenario:
        """The open question offers this seat exactly these keys, in any order. Without keys: it asks this seat.

        What takes back or cancels is left out, see `leads_back`.
        """
        assert self._failed is None, self._failed
        assert seat in self.asked.seats, f"{self.asked} does not ask seat {seat}"
        if keys:
            assert sorted(self.keys(seat)) == sorted(keys)
        return self

    def offers(self, seat: int, *keys: str) -> Scenario:
        """These keys are among those offered to the seat."""
        offered = [*self.keys(seat), *self.leads_back(seat)]
        assert not set(keys) - set(offered), f"{set(keys) - set(offered)} not in {offered}"
        return self

    def keys(self, seat: int) -> list[str]:
        """The keys that the open question offers a seat, without those that take back or cancel; each once."""
        keys = [option.key for option in onward(self._offered(seat))]
        assert len(keys) == len(set(keys)), f"a key twice in {keys}"
        return keys

    def leads_back(self, seat: int) -> list[str]:
        """The keys that take back what a seat has chosen, or cancel."""
        return [option.key for option in self._offered(seat) if option.mark is not None]

    def _offered(self, seat: int) -> list[Option]:
        return [option for option in options(self.state, self.asked) if option.seat == seat]

    @property
    def asked(self) -> Asked:
        asked = self.position.asked
        assert asked is not None, f"nobody is asked; agenda {self.position.agenda}"
        return asked

    @property
    def question(self) -> Question:
        question = self.position.question
        assert question is not None, f"nobody is asked; agenda {self.position.agenda}"
        return question

    def default(self) -> str:
        """The default answer of the open question; always one of its options."""
        key = default(self.state, self.question)
        assert any(option.key == key for option in options(self.state, self.question)), key
        return key

    def then(self, *facts: Fact) -> Scenario:
        """Exactly these facts were stated, in this order, answers and `Awaiting` aside."""
        assert self._failed is None, self._failed
        assert self.facts == list(facts)
        return self

    def then_includes(self, *facts: Fact) -> Scenario:
        """These facts are among those stated, in this order."""
        assert self._failed is None, self._failed
        rest = iter(self.facts)
        for fact in facts:
            assert fact in rest, f"{fact} not (in this order) in {self.facts}"
        return self

    def then_no(self, *kinds: type[Fact]) -> Scenario:
        """No fact of these kinds was stated."""
        assert self._failed is None, self._failed
        assert not [fact for fact in self.facts if isinstance(fact, kinds)]
        return self

    def refused(self, rule: str, seat: int | None = None, key: str | None = None) -> Scenario:
        """The last answer, or this one, is refused by this rule, and nothing is recorded."""
        if key is not None:
            before = self.position
            self.answers(self.question.seats[0] if seat is None else seat, key)
            assert self.position == before
        assert self._failed is not None, "it was not refused"
        assert self._failed.rule == rule, f"refused by {self._failed.rule}, not {rule}"
        self._failed = None
        return self

    def check(self, holds: Callable[[Any], Any]) -> Scenario:
        """This holds of the state."""
        assert self._failed is None, self._failed
        assert holds(self.state)
        return self

    def rule_against(self, seat: int, key: str) -> str:
        return rule_against(self.state, self.question, seat, key)

    def _new_play(self) -> Play[Any]:
        assert self._failed is None, f"refused, and nothing was said of it: {self._failed}"
        self._play = Play(self.game, self.position, self._fate)
        return self._play

    def _done(self, play: Play[Any]) -> Scenario:
        self.stated = list(play.stated)
        stated = [one for one in play.stated if not isinstance(one.fact, ActionTaken | OnlyAnswerTaken | Awaiting)]
        self.facts = [one.fact for one in stated]
        self.rules = [one.rule for one in stated]
        replayed = self.position
        for one in play.stated:
            replayed = follow(replayed, one.fact)
        assert replayed == play.position, "replay must equal live"
        self.position = play.position
        return self
