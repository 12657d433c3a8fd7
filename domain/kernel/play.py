"""One answer carried out: tasks are done, facts stated, chance settled, up to the next question."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Generic, NamedTuple

from msgspec.structs import replace

from domain.kernel import pile as piles
from domain.kernel.errors import IllegalAction
from domain.kernel.fact import (
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
    hidden_cards,
)
from domain.kernel.fate import Fate
from domain.kernel.game import Game
from domain.kernel.position import Position
from domain.kernel.registry import EVOLVERS, RULES, S, only_answer, options, rule_against
from domain.kernel.task import Option, Question, Task, Together

OUTCOME = 3
"""Where the outcome stands in one use of fate."""
STEPS_MAX = 10_000
"""An action of more tasks than this is our bug: it is refused whole."""


class _Branch(Task, frozen=True):
    """Where the open branch of what goes on side by side ends; never on the agenda of a position."""

    together: Together
    index: int


class Roll(NamedTuple):
    """Faces of dice as they fell."""

    faces: tuple[Face, ...]

    @property
    def total(self) -> int:
        """The sum of the pips; 0 without dice."""
        return sum(face for face in self.faces if isinstance(face, int))


class Play(Generic[S]):
    """Carries out one action from a position. `state` is the newest state, `stated` what was stated so far."""

    def __init__(self, game: Game, position: Position[S], fate: Fate) -> None:
        self._game = game
        self._fate = fate
        self._agenda = list(reversed(position.agenda))
        self._kept = len(self._agenda)
        self._rule: str | None = None
        self._nothing_due: S | None = None
        self.state: S = position.state
        self.stated: list[Stated] = []

    @property
    def position(self) -> Position[S]:
        """Where the play stands now."""
        return Position(self.state, tuple(reversed(self._agenda)))

    def begin(self, *tasks: Task) -> list[Stated]:
        """Carry out the first tasks of a table, up to the first question."""
        self.then(*tasks)
        return self._run("the first tasks")

    def take(self, seat: int, key: str, offered: Iterable[Option] | None = None) -> list[Stated]:
        """Carry out one answer and all it causes, up to the next question.

        offered: the open question's options, where they are listed already.
        Raises IllegalAction, with nothing recorded, if the option is not open to the seat.
        """
        option, question = self._option(seat, key, offered)
        if question is not None:
            self._turn_to(question)
            self._pop()
        self._rule = option.rule
        self.state_that(ActionTaken(seat, key))
        self.then(*option.then)
        return self._run(key)

    def state_that(self, fact: Fact, hidden: tuple[Hidden, ...] = (), *, rule: str | None = None) -> None:
        """Record a fact and make it true at once.

        hidden: what of it only some seats may know yet; rule: what causes it, by default the rule of the task.
        """
        self.state = EVOLVERS[type(fact)](self.state, fact)
        self.stated.append(Stated(rule or self._rule, fact, hidden))

    def then(self, *tasks: Task) -> None:
        """These are to be done next, in this order, before what was already waiting."""
        self._agenda.extend(reversed(tasks))

    def break_off(self, kind: type[Task]) -> None:
        """Drop what lies above the newest task of this kind."""
        for index in range(len(self._agenda) - 1, -1, -1):
            if isinstance(self._agenda[index], kind):
                del self._agenda[index + 1 :]
                self._kept = min(self._kept, len(self._agenda))
                return
        raise AssertionError(f"no {kind.__name__} to break off to")

    def roll(self, die: str, count: int, purpose: str) -> Roll:
        """Roll `count` dice of a kind; none leave no entry. Source: audit protocol 1.8."""
        if count <= 0:
            return Roll(())
        faces = self.state.dice[die]
        fate = self._settle(die, (len(faces),) * count)
        rolled = tuple(faces[outcome] for *_, outcome in fate)
        self.state_that(DiceRolled(die, rolled, fate, purpose))
        return Roll(rolled)

    def draw(self, pile: str, count: int = 1, seats: tuple[int, ...] | None = None) -> tuple[str, ...]:
        """Take up to `count` cards from the top of a pile, fewer if it holds fewer; each is settled when it is seen.

        seats: who may see those that nobody knew; everybody by default. Source: audit protocol 1.8, 1.9, 3.6.
        """
        drawn: tuple[str, ...] = ()
        while len(drawn) < count and (row := self.state.piles.get(pile, ())):
            left = count - len(drawn)
            run = tuple(takewhile(lambda place: place == row[0], row[:left]))
            drawn += (
                self._draw_unseen(pile, piles.pool_of(row[0]), len(run), seats)
                if piles.is_face_down(row[0])
                else (self._turn(pile, tuple(takewhile(lambda place: not piles.is_face_down(place), row[:left]))))
            )
        return drawn

    def take_cards(self, pile: str, cards: Iterable[str]) -> None:
        """Search these unseen cards out of a pile, openly. Each must be in the pool of the pile's places."""
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
        """Shuffle a pile together with further cards. Uses no chance itself. Source: audit protocol 1.9, 3.6.

        pool: the pool to join, by default that of the pile's places, or one of the pile's name; seats: who may see
        which cards join, if not everybody may: then only cards may join that nobody else has seen.
        """
        state = self.state
        own = pool or next((piles.pool_of(p) for p in state.piles.get(pile, ()) if piles.is_face_down(p)), pile)
        name = piles.pool_for_shuffle(state.piles, state.pools, pile, own)
        joining = piles.joining(state.piles, pile, name, cards)
        self.state_that(CardsShuffled(name, joining, pile), hidden_cards(len(joining), seats))

    def put_under(self, pile: str, cards: Iterable[str]) -> None:
        """Put known cards under a pile, the last of them lowest."""
        self.state_that(CardsPutUnder(tuple(cards), pile))

    def set_aside(self, pile: str, count: int, to: str) -> None:
        """Move the top places of a pile onto another, unseen."""
        self.state_that(CardsSetAside(count, pile, to))

    def _option(self, seat: int, key: str, offered: Iterable[Option] | None) -> tuple[Option, Question | None]:
        """The option that is taken, and the question it answers; None if it is one beside the question."""
        asked = self.position.asked
        for question in asked.questions if isinstance(asked, Together) else (asked,) if asked else ():
            listed = options(self.state, question) if offered is None or question is not asked else offered
            for option in listed:
                if option.seat == seat and option.key == key:
                    return option, question
        for option in self._game.always(self.state):
            if option.seat == seat and option.key == key:
                return option, None
        if against := self._game.rule_against_always(self.state, seat, key):
            raise IllegalAction(against)
        if asked is None:
            raise IllegalAction(self._game.over, "the game is over")
        raise IllegalAction(rule_against(self.state, asked, seat, key))

    def _run(self, what: str) -> list[Stated]:
        for _ in range(STEPS_MAX):
            task = self._next()
            if task is None:
                if self._take_only_answer():
                    continue
                break
            self._rule, apply = RULES[type(task)]
            apply(self, task)
            self._push_due()
        else:
            raise AssertionError(f"{STEPS_MAX} steps after {what!r}")
        self._await()
        return self.stated

    def _take_only_answer(self) -> bool:
        """Answer a question that has one answer, unless it waits for it. Whether there was one."""
        asked = self.position.asked
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

    def _next(self) -> Task | None:
        """The next task, or None if nothing is left or all that is left waits."""
        while self._agenda:
            if type(self._agenda[-1]) in RULES:
                return self._pop()
            if not self._go_on_beside(self._agenda[-1]):
                return None
        return None

    def _go_on_beside(self, top: Task) -> bool:
        """Close the branch that waits or is done, or open one that does not wait. Whether there was one."""
        if not isinstance(top, Together):
            return self._close_branch()
        if not any(top.branches):
            self._pop()
            return True
        ready = next((index for index, tasks in enumerate(top.branches) if tasks and not _waits(tasks[0])), None)
        if ready is not None:
            self._open_branch(top, ready)
        return ready is not None

    def _turn_to(self, question: Question) -> None:
        """Bring the question that is answered to the top."""
        top = self._agenda[-1]
        if isinstance(top, Together):
            self._open_branch(top, next(i for i, tasks in enumerate(top.branches) if tasks and tasks[0] is question))

    def _open_branch(self, together: Together, index: int) -> None:
        """Put a branch's tasks on top; what is due, and what its rules push, goes above them."""
        self._pop()
        self._agenda.append(_Branch(together, index))
        self._agenda.extend(reversed(together.branches[index]))

    def _close_branch(self) -> bool:
        """Put what is left of the open branch back beside the others. Whether one was open."""
        agenda = self._agenda
        at = next((at for at in range(len(agenda) - 1, -1, -1) if isinstance(agenda[at], _Branch)), None)
        if at is None:
            return False
        opened, left = agenda[at], tuple(reversed(agenda[at + 1 :]))
        assert isinstance(opened, _Branch)
        branches = opened.together.branches
        branches = (*branches[: opened.index], left, *branches[opened.index + 1 :])
        agenda[at:] = [replace(opened.together, branches=branches)]
        return True

    def _push_due(self) -> None:
        """What must happen as soon as something holds goes on top, unless it lies there already."""
        if self.state is self._nothing_due:  # a task that changed nothing
            return
        due = self._game.due(self.state)
        if due is None:
            self._nothing_due = self.state
        elif not (self._agenda and self._agenda[-1] == due):
            self._agenda.append(due)

    def _pop(self) -> Task:
        task = self._agenda.pop()
        if self._kept > len(self._agenda):
            self._kept -= 1
        return task

    def _await(self) -> None:
        self._rule = None
        self.stated.append(Stated(None, Awaiting(self._kept, tuple(reversed(self._agenda[self._kept :])))))

    def _draw_unseen(self, pile: str, pool: str, count: int, seats: tuple[int, ...] | None) -> tuple[str, ...]:
        streams, pools = dict(self.state.streams), dict(self.state.pools)
        fate: list[tuple[str, int, int, int]] = []
        cards: list[str] = []
        for _ in range(count):
            card = piles.place_of(pool)
            while piles.is_face_down(card):
                name = piles.pool_of(card)
                (used,) = self._outcomes(streams, piles.deck_stream(name), (len(pools[name]),))
                fate.append(used)
                card = pools[name][used[3]]
                pools[name] = piles.without(pools[name], (card,))
            cards.append(card)
        fact = CardsDrawn(pool, tuple(cards), tuple(fate), pile)
        self.state_that(fact, self._hidden_in(fact, seats))
        return tuple(cards)

    def _hidden_in(self, draw: CardsDrawn, seats: tuple[int, ...] | None) -> tuple[Hidden, ...]:
        """The cards that only these seats may see, and every outcome that would tell what a sealed pool lacks."""
        pools = (piles.pool_of_stream(stream) for stream, *_ in draw.fate)
        sealed = [index for index, pool in enumerate(pools) if self._game.seals(self.state, pool)]
        outcomes = tuple(Hidden(("fate", index, OUTCOME), ()) for index in sealed)
        if seats is None:
            return outcomes
        assert len(sealed) == len(draw.fate), f"cards of {draw.pool} are drawn for some seats, and it is not sealed"
        return hidden_cards(len(draw.cards), seats) + outcomes

    def _turn(self, pile: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        self.state_that(CardsTurned(cards, pile))
        return cards

    def _settle(self, stream: str, sizes: Iterable[int]) -> tuple[tuple[str, int, int, int], ...]:
        return tuple(self._outcomes(dict(self.state.streams), stream, sizes))

    def _outcomes(
        self, streams: dict[str, int], stream: str, sizes: Iterable[int]
    ) -> Iterator[tuple[str, int, int, int]]:
        """The next outcomes of a stream; counts `streams` on."""
        for m in sizes:
            n = streams.get(stream, 0)
            streams[stream] = n + 1
            yield stream, n, m, self._fate.outcome(stream, n, m)


def _waits(task: Task) -> bool:
    """Whether a branch stands at a question. One branch's agenda holds no branches of its own."""
    assert not isinstance(task, Together), "what goes on side by side is not nested"
    return isinstance(task, Question)
