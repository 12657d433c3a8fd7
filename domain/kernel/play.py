"""One action, carried out: it does tasks, states facts and settles chance, up to the next question."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile
from typing import Generic, NamedTuple

from msgspec.structs import replace

from domain.kernel.chance import pile as piles
from domain.kernel.chance.fate import Fate
from domain.kernel.errors import IllegalAction, TooManySteps
from domain.kernel.fact import (
    HIDDEN_KEPT,
    ActionTaken,
    Awaiting,
    CardsDrawn,
    CardsPutUnder,
    CardsSetAside,
    CardsShuffled,
    CardsTaken,
    CardsTurned,
    DiceRolled,
    Face,
    Fact,
    Hidden,
    OnlyAnswerTaken,
    Stated,
    hidden,
    hidden_cards,
)
from domain.kernel.game import Game
from domain.kernel.position import Position
from domain.kernel.registry import EVOLVERS, RULES, Rule, S, only_answer, options_near, rule_against
from domain.kernel.task import Asked, Option, Question, Task, Together

OUTCOME = 3
"""The index of the outcome in one use of fate."""
STEPS_MAX = 10_000
"""The most tasks of an action. More are a bug of ours, and the whole action is refused."""


class _Branch(Task, frozen=True):
    """The mark below the open branch of a `Together`. It never lies on the agenda of a position."""

    together: Together
    index: int


class Roll(NamedTuple):
    """The faces of rolled dice."""

    faces: tuple[Face, ...]

    @property
    def total(self) -> int:
        """The sum of the pips; 0 without dice."""
        return sum(face for face in self.faces if isinstance(face, int))


class Play(Generic[S]):
    """One action, carried out from a position. `state` is the newest state, `stated` the facts so far."""

    steps_max = STEPS_MAX

    def __init__(self, game: Game, position: Position[S], fate: Fate) -> None:
        self._game = game
        self._fate = fate
        self._agenda = list(position.agenda[::-1])
        self._kept = len(self._agenda)
        self._opened = 0
        self._rule: str | None = None
        self._looked_at: S | None = None
        self.state: S = position.state
        self.stated: list[Stated] = []

    @property
    def position(self) -> Position[S]:
        """The position that the play has reached."""
        return Position(self.state, tuple(self._agenda[::-1]))

    def begin(self, *tasks: Task) -> list[Stated]:
        """Carry out the first tasks of a table, up to the first question."""
        self.then(*tasks)
        self._run("the first tasks")
        return self._await()

    def take(self, seat: int, key: str, offered: Iterable[Option] | None = None) -> list[Stated]:
        """Carry out one answer and all that follows, up to the next question.

        offered: the open question's options, if listed already. Raises IllegalAction, with nothing recorded, if the
        option is not open to the seat.
        """
        return self.carry_out(*self._option(seat, key, offered))

    def carry_out(self, option: Option, question: Question | None) -> list[Stated]:
        """Carry out an open option and all that follows. question: the one that it answers, None beside the open."""
        self.follow(option, question)
        return self._await()

    def follow(self, option: Option, question: Question | None) -> None:
        """Carry out an open option and all that follows, but do not record what is unfinished then."""
        self._looked_at = self.state  # what is due here lies on the agenda already
        if question is not None:
            self._turn_to(question)
            self._pop()
        self._rule = option.rule
        self.state_that(ActionTaken(option.seat, option.key))
        self.then(*option.then)
        self._run(option.key)

    def state_that(self, fact: Fact, hidden: tuple[Hidden, ...] = (), *, rule: str | None = None) -> None:
        """Record a fact and apply it at once.

        hidden: the values that only some seats may know yet; rule: the one that causes it, by default the task's rule.
        """
        self.state = EVOLVERS[type(fact)](self.state, fact)
        self.stated.append(Stated(rule or self._rule, fact, hidden))

    def then(self, *tasks: Task) -> None:
        """Push these tasks: they run next, in this order, before those that were already waiting."""
        self._agenda += tasks[::-1]

    def break_off(self, kind: type[Task]) -> None:
        """Drop the tasks above the newest one of this kind."""
        for index in range(len(self._agenda) - 1, -1, -1):
            if isinstance(self._agenda[index], kind):
                del self._agenda[index + 1 :]
                self._kept = min(self._kept, len(self._agenda))
                self._opened = sum([isinstance(task, _Branch) for task in self._agenda]) if self._opened else 0
                return
        raise AssertionError(f"no {kind.__name__} to break off to")

    def roll(self, die: str, count: int, purpose: str) -> Roll:
        """Roll `count` dice of a kind. Zero dice leave no entry. Source: audit protocol 1.8."""
        if count <= 0:
            return Roll(())
        faces = self.state.dice[die]
        fate = self._settle(die, count, len(faces))
        rolled = tuple(faces[outcome] for *_, outcome in fate)
        self.state_that(DiceRolled(die, rolled, fate, purpose))
        return Roll(rolled)

    def draw(self, pile: str, count: int = 1, seats: tuple[int, ...] | None = None) -> tuple[str, ...]:
        """Draw up to `count` cards from the top of a pile, fewer if it holds fewer. Each is settled when it is seen.

        seats: who may see cards that nobody knew, everybody by default. Source: audit protocol 1.8, 1.9, 3.6.
        """
        drawn: tuple[str, ...] = ()
        while len(drawn) < count and (row := self.state.piles.get(pile, ())):
            left = count - len(drawn)
            drawn += (
                self._draw_unseen(pile, piles.pool_of(row[0]), piles.run(row[:left]), seats)
                if piles.is_face_down(row[0])
                else (self._turn(pile, tuple(takewhile(lambda place: not piles.is_face_down(place), row[:left]))))
            )
        return drawn

    def take_cards(self, pile: str, cards: Iterable[str]) -> None:
        """Search these unseen cards out of a pile openly. Each must be in the pool of the pile's places."""
        taken = tuple(cards)
        pool = piles.pool_of(next(place for place in self.state.piles[pile] if piles.is_face_down(place)))
        self.state_that(CardsTaken(pool, taken, pile))

    def shuffle(
        self,
        pile: str,
        cards: Iterable[str] = (),
        pool: str | None = None,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        """Shuffle a pile together with further cards, without using chance. Source: audit protocol 1.9, 3.6.

        pool: the pool to join, by default that of the pile's places, or one with the pile's name; seats: who may see
        which cards join, None for everybody. Only cards that nobody else has seen may join for some seats.
        """
        state = self.state
        own = pool or piles.pool_in(state.piles.get(pile, ())) or pile
        name = piles.pool_for_shuffle(state.piles, state.pools, pile, own)
        joining = piles.joining(state.piles, pile, name, cards)
        self.state_that(CardsShuffled(name, joining, pile), hidden_cards(len(joining), seats))

    def put_under(self, pile: str, cards: Iterable[str]) -> None:
        """Put known cards under a pile, the last of them lowest."""
        self.state_that(CardsPutUnder(tuple(cards), pile))

    def set_aside(self, pile: str, count: int, to: str) -> None:
        """Move the top places of a pile unseen onto another."""
        self.state_that(CardsSetAside(count, pile, to))

    def _option(self, seat: int, key: str, offered: Iterable[Option] | None) -> tuple[Option, Question | None]:
        """Return the chosen option and the question that it answers, None for an option beside the question."""
        asked = self._asked()
        for question in asked.questions if isinstance(asked, Together) else (asked,) if asked else ():
            near = (
                options_near(self.state, question, seat, key) if offered is None or question is not asked else offered
            )
            for option in near:
                if option.seat == seat and option.key == key:
                    return option, question
        for option in self._game.always(self.state):
            if option.seat == seat and option.key == key:
                return option, None
        if against := self._game.rule_against_always(self.state, seat, key):
            raise IllegalAction(against)
        if asked is None:
            raise IllegalAction(self._game.over, "the game is over")
        known = Position(self.state, self._game.known_agenda(self.position, seat))
        raise IllegalAction(rule_against(self.state, known.asked or asked, seat, key))

    def _run(self, what: str) -> None:
        agenda = self._agenda
        for _ in range(self.steps_max):
            rule = RULES.get(type(agenda[-1])) if agenda else None
            if rule is not None:
                if self._ends_before(rule):
                    return
                self._rule = rule.id
                rule.apply(self, self._pop())
                if self.state is not self._looked_at:  # else a task that changed nothing
                    self._push_due()
            elif not (self._go_on_beside() or self._take_only_answer()):
                return
        raise TooManySteps(f"{self.steps_max} steps after {what!r}")

    def _ends_before(self, rule: Rule) -> bool:
        """Return whether the play ends before the next task, whose rule this is: never, unless it is only tried."""
        return False

    def _take_only_answer(self) -> bool:
        """Answer a question that has only one answer, unless it waits for it. Return whether it was answered."""
        asked = self._asked()
        for question in asked.questions if isinstance(asked, Together) else (asked,) if asked else ():
            option = None if self._game.waits(self.state, question) else only_answer(self.state, question)
            if option is not None:
                self._turn_to(question)
                self._pop()
                self._rule = option.rule
                self.state_that(OnlyAnswerTaken(option.seat, option.key))
                self.then(*option.then)
                return True
        return False

    def _asked(self) -> Asked | None:
        """Return what lies on top if it waits for seats; None if something else does, or nothing is left."""
        top = self._agenda[-1] if self._agenda else None
        return top if isinstance(top, (Question, Together)) else None

    def _go_on_beside(self) -> bool:
        """Close a branch that waits or is done, or open one that can go on. Return whether either happened."""
        top = self._agenda[-1] if self._agenda else None
        if not isinstance(top, Together):
            if not self._opened:
                return False
            self._close_branch()
            return True
        if not any(top.branches):
            self._pop()
            return True
        for index, tasks in enumerate(top.branches):
            if tasks and not _waits(tasks[0]):
                self._open_branch(top, index)
                return True
        return False

    def _turn_to(self, question: Question) -> None:
        """Bring the answered question to the top."""
        top = self._agenda[-1]
        if top is not question and isinstance(top, Together):
            self._open_branch(top, [bool(tasks) and tasks[0] is question for tasks in top.branches].index(True))

    def _open_branch(self, together: Together, index: int) -> None:
        """Put a branch's tasks on top. Tasks that are due, and those that its rules push, go above them."""
        self._pop()
        self._opened += 1
        self._agenda.append(_Branch(together, index))
        self._agenda += together.branches[index][::-1]

    def _close_branch(self) -> None:
        """Put the rest of the open branch back beside the others."""
        agenda = self._agenda
        at = len(agenda) - 1
        while type(opened := agenda[at]) is not _Branch:
            at -= 1
        left = tuple(agenda[:at:-1])
        assert isinstance(opened, _Branch)
        branches = opened.together.branches
        branches = (*branches[: opened.index], left, *branches[opened.index + 1 :])
        agenda[at:] = [replace(opened.together, branches=branches)]
        self._opened -= 1

    def _push_due(self) -> None:
        """Push the task that is due, unless it lies on top already.

        The game is asked only after a change that may have made something due.
        """
        state, looked_at = self.state, self._looked_at
        due = self._game.due(state) if looked_at is None or self._game.stirs(looked_at, state) else None
        self._looked_at = None if due else state
        if due is not None and not (self._agenda and self._agenda[-1] == due):
            self._agenda.append(due)

    def _pop(self) -> Task:
        task = self._agenda.pop()
        if self._kept > len(self._agenda):
            self._kept -= 1
        return task

    def _await(self) -> list[Stated]:
        """Record what is unfinished, and return all facts."""
        self._rule = None
        fact: Awaiting[Task] = Awaiting(self._kept, tuple(self._agenda[self._kept :][::-1]))
        self.stated.append(Stated(None, fact, _hidden_agenda(self._game.confides(self.state))))
        return self.stated

    def _draw_unseen(self, pile: str, pool: str, count: int, seats: tuple[int, ...] | None) -> tuple[str, ...]:
        streams, pools = dict(self.state.streams), dict(self.state.pools)
        fate: list[tuple[str, int, int, int]] = []
        cards: list[str] = []
        while len(cards) < count:
            name = pool
            while True:
                members, stream = pools[name], piles.deck_stream(name)
                n, m = streams.get(stream, 0), len(members)
                outcome = self._outcome(stream, n, m)
                fate.append((stream, n, m, outcome))
                streams[stream] = n + 1
                card = members[outcome]
                pools[name] = members[:outcome] + members[outcome + 1 :]
                if not piles.is_face_down(card):
                    break
                name = piles.pool_of(card)
            cards.append(card)
        fact = CardsDrawn(pool, tuple(cards), tuple(fate), pile)
        self.state_that(fact, self._hidden_in(fact, seats))
        return tuple(cards)

    def _hidden_in(self, draw: CardsDrawn, seats: tuple[int, ...] | None) -> tuple[Hidden, ...]:
        """Hide the cards that only these seats may see, and every outcome that would tell what a sealed pool lacks."""
        state, seals, used = self.state, self._game.seals, draw.fate
        if len(used) == len(draw.cards):  # none was a face-down place of another pool
            sealed = tuple(range(len(used))) if seals(state, draw.pool) else ()
        else:
            pools = [piles.pool_of_stream(stream) for stream, *_ in used]
            sealed = tuple([index for index, pool in enumerate(pools) if seals(state, pool)])
        outcomes = _hidden_outcomes(sealed)
        if seats is None:
            return outcomes
        assert len(sealed) == len(used), f"cards of {draw.pool} are drawn for some seats, and it is not sealed"
        return hidden_cards(len(draw.cards), seats) + outcomes

    def _turn(self, pile: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        self.state_that(CardsTurned(cards, pile))
        return cards

    def _settle(self, stream: str, count: int, m: int) -> tuple[tuple[str, int, int, int], ...]:
        """Return the next outcomes of a stream, each of this many possibilities."""
        first = self.state.streams.get(stream, 0)
        return tuple([(stream, n, m, self._outcome(stream, n, m)) for n in range(first, first + count)])

    def _outcome(self, stream: str, n: int, m: int) -> int:
        """Return outcome number n of a stream, of this many possibilities."""
        return self._fate.outcome(stream, n, m)


@lru_cache(HIDDEN_KEPT)
def _hidden_agenda(seats: tuple[int, ...] | None) -> tuple[Hidden, ...]:
    """Hide what is unfinished from all but these seats. Return nothing if `seats` is None."""
    return hidden(seats, ("kept",), ("tasks",))


@lru_cache(HIDDEN_KEPT)
def _hidden_outcomes(used: tuple[int, ...]) -> tuple[Hidden, ...]:
    """Hide these outcomes of a draw, by their places in its fate, from everybody."""
    return tuple([Hidden(("fate", index, OUTCOME), ()) for index in used])


def _waits(task: Task) -> bool:
    """Return whether a branch stands at a question. A branch's agenda holds no branches of its own."""
    assert not isinstance(task, Together), "a `Together` holds no other"
    return isinstance(task, Question)
