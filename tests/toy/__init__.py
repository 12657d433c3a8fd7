"""The smallest game that uses all of the kernel: seats in turn roll, draw, or end it. No rules document knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from domain.kernel.chance.pile import canonical, place_of
from domain.kernel.errors import ContentError, InvalidRequest
from domain.kernel.fact import Fact, Hidden
from domain.kernel.game import Game
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, evolves, refuses, rule
from domain.kernel.state import KernelState
from domain.kernel.tables.campaign import Campaigning
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, Question, Task, Together, Unmet

CARDS = tuple("abcdef")
SECRET, SECRETS = "secret", tuple("UVWXYZ")


class ToyPack:
    """A pack with nothing in it."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.id, self.hash, self.files = "toy", "00" * 32, files
        self.warnings: tuple[ContentError, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToyPack)

    def __hash__(self) -> int:
        return hash(self.hash)


class ToyState(KernelState, frozen=True, kw_only=True):
    pack: ToyPack
    seats: int
    points: int = 0
    heavy: int = 0
    discard: tuple[str, ...] = ()
    quitting: tuple[int, ...] = ()
    over: bool = False
    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)


class SetUp(Task, frozen=True, tag="toy.set-up"):
    pass


class Roll(Task, frozen=True, tag="toy.roll"):
    count: int


class Draw(Task, frozen=True, tag="toy.draw"):
    pass


class Quit(Task, frozen=True, tag="toy.quit"):
    seat: int


class Weigh(Task, frozen=True, tag="toy.weigh"):
    """Due when there are ten heavy points."""


class Finish(Task, frozen=True, tag="toy.finish"):
    pass


class Bottom(Task, frozen=True, tag="toy.bottom"):
    pass


class Loop(Task, frozen=True, tag="toy.loop"):
    pass


class Turn(Question, frozen=True, tag="toy.turn"):
    pass


class Aim(Task, frozen=True, tag="toy.aim"):
    """A branch's first task, which asks."""

    seat: int


class Choose(Question, frozen=True, tag="toy.choose"):
    """A branch's own question; asked till the seat has scored twice."""

    left: int


class Aside(Together, frozen=True, tag="toy.aside"):
    """All seats side by side."""

    branches: tuple[tuple[ToyTask, ...], ...]


ToyTask = SetUp | Roll | Draw | Quit | Weigh | Finish | Bottom | Loop | Turn | Aim | Choose


class Take(Task, frozen=True, tag="toy.take"):
    """A seat takes a card that only it sees."""

    seat: int


class Show(Task, frozen=True, tag="toy.show"):
    """A seat shows the card at a place of its hand."""

    seat: int
    place: int


class Taken(Fact, frozen=True, tag="toy.taken"):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class Shown(Fact, frozen=True, tag="toy.shown"):
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    card: str


class Scored(Fact, frozen=True, tag="toy.scored"):
    reveals: ClassVar[bool] = False
    points: int


class Weighed(Fact, frozen=True, tag="toy.weighed"):
    reveals: ClassVar[bool] = False


class Discarded(Fact, frozen=True, tag="toy.discarded"):
    reveals: ClassVar[bool] = False
    cards: tuple[str, ...]


class DiscardEmptied(Fact, frozen=True, tag="toy.discard-emptied"):
    reveals: ClassVar[bool] = False


class WantsToQuit(Fact, frozen=True, tag="toy.wants-to-quit"):
    reveals: ClassVar[bool] = False
    seat: int


class Finished(Fact, frozen=True, tag="toy.finished"):
    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "success"


@evolves(Scored)
def scored(state: ToyState, fact: Scored) -> ToyState:
    return replace(state, points=state.points + fact.points, heavy=state.heavy + fact.points)


@evolves(Weighed)
def weighed(state: ToyState, fact: Weighed) -> ToyState:
    return replace(state, heavy=state.heavy - 10)


@evolves(Discarded)
def discarded(state: ToyState, fact: Discarded) -> ToyState:
    return replace(state, discard=state.discard + fact.cards)


@evolves(DiscardEmptied)
def discard_emptied(state: ToyState, fact: DiscardEmptied) -> ToyState:
    return replace(state, discard=())


@evolves(WantsToQuit)
def wants_to_quit(state: ToyState, fact: WantsToQuit) -> ToyState:
    return replace(state, quitting=(*state.quitting, fact.seat))


@evolves(Finished)
def finished(state: ToyState, fact: Finished) -> ToyState:
    return replace(state, over=True)


@rule("TOY-1", SetUp)
def set_up(play: Play[ToyState], task: SetUp) -> None:
    play.shuffle("deck", CARDS)
    play.then(Turn(seats=(0,)))


@rule("TOY-2", Roll)
def roll(play: Play[ToyState], task: Roll) -> None:
    play.state_that(Scored(play.roll("dice", task.count, "points").total))


@rule("TOY-3", Draw)
def draw(play: Play[ToyState], task: Draw) -> None:
    play.state_that(Discarded(play.draw("deck")))
    if not play.state.piles["deck"]:
        cards = play.state.discard
        play.state_that(DiscardEmptied())
        play.shuffle("deck", cards)


@rule("TOY-4", Quit)
def quit_(play: Play[ToyState], task: Quit) -> None:
    play.state_that(WantsToQuit(task.seat))
    if len(play.state.quitting) == play.state.seats:
        play.break_off(Bottom)


@rule("TOY-5", Weigh)
def weigh(play: Play[ToyState], task: Weigh) -> None:
    play.state_that(Weighed())


@rule("TOY-6", Finish)
def finish(play: Play[ToyState], task: Finish) -> None:
    play.break_off(Bottom)


@rule("TOY-7", Bottom)
def bottom(play: Play[ToyState], task: Bottom) -> None:
    play.state_that(Finished())


@rule("TOY-8", Loop)
def loop(play: Play[ToyState], task: Loop) -> None:
    play.then(Loop())


@evolves(Taken)
def taken(state: ToyState, fact: Taken) -> ToyState:
    return replace(state, hands={**state.hands, fact.seat: state.hands.get(fact.seat, ()) + fact.cards})


@evolves(Shown)
def shown(state: ToyState, fact: Shown) -> ToyState:
    hand = state.hands[fact.seat]
    left = hand[: fact.place] + hand[fact.place + 1 :]
    return replace(state, hands={**state.hands, fact.seat: left}, discard=(*state.discard, fact.card))


@rule("TOY-12", Take)
def take(play: Play[ToyState], task: Take) -> None:
    if SECRET not in play.state.piles:
        play.shuffle(SECRET, SECRETS)
    cards = play.draw(SECRET, 1, (task.seat,))
    play.state_that(Taken(task.seat, cards), tuple(Hidden(("cards", at), (task.seat,)) for at in range(len(cards))))


@rule("TOY-13", Show)
def show(play: Play[ToyState], task: Show) -> None:
    play.state_that(Shown(task.seat, task.place, play.state.hands[task.seat][task.place]))


@rule("TOY-9", Aim)
def aim(play: Play[ToyState], task: Aim) -> None:
    play.then(Choose(seats=(task.seat,), left=2))


@asks("TOY-11", Choose)
def choose(state: ToyState, question: Choose) -> Iterator[Option]:
    (seat,) = question.seats
    again = (Choose(seats=(seat,), left=question.left - 1),) if question.left > 1 else ()
    yield Option(seat, f"roll:{seat}", "TOY-11", (Roll(1), *again))
    yield Option(seat, "finish", "TOY-11", (Finish(),))


@defaults(Choose)
def default_choice(state: ToyState, question: Choose) -> str:
    return f"roll:{question.seats[0]}"


@asks("TOY-10", Turn)
def turn(state: ToyState, question: Turn) -> Iterator[Option]:
    (seat,) = question.seats
    after = Turn(seats=((seat + 1) % state.seats,))
    yield Option(seat, "pass", "TOY-10", (after,))
    for count in (1, 2, 3):
        yield Option(seat, f"roll:{count}", "TOY-2", (Roll(count), after))
    yield Option(seat, "draw", "TOY-3", (Draw(), question))
    yield Option(seat, "finish", "TOY-6", (Finish(),))
    yield Option(seat, "loop", "TOY-8", (Loop(),))
    yield Option(seat, "take", "TOY-12", (Take(seat), after))
    for place in range(len(state.hands.get(seat, ()))):
        yield Option(seat, f"show:{place}", "TOY-13", (Show(seat, place), after))
    yield Option(seat, "aside", "TOY-9", (Aside(tuple((Aim(one),) for one in range(state.seats))), after))


@refuses(Turn)
def refuse_turn(state: ToyState, question: Turn, seat: int, key: str) -> Unmet | None:
    return Unmet("TOY-2", "power") if key.startswith("roll:") else None


@defaults(Turn)
def default_turn(state: ToyState, question: Turn) -> str:
    return "pass"


def begin(opened: TableOpened, pack: Any) -> tuple[ToyState, tuple[Task, ...]]:
    if opened.options.get("impossible"):
        raise InvalidRequest("impossible")
    points = (opened.options.get("campaign") or {}).get("points", 0)
    state = ToyState(pack=pack, seats=len(opened.seats), points=points, dice=dict(opened.dice))
    return state, (SetUp(), Bottom())


def due(state: ToyState) -> Task | None:
    return Weigh() if state.heavy >= 10 else None


def always(state: ToyState) -> Iterable[Option]:
    if not state.over:
        for seat in range(state.seats):
            if seat not in state.quitting:
                yield Option(seat, "quit", "TOY-4", (Quit(seat),))


def rule_against_always(state: ToyState, seat: int, key: str) -> str | None:
    return "TOY-4" if key == "quit" else None


def known_to(state: ToyState, seat: int | None) -> ToyState:
    """Cards in the hands of others are face down, and count as unseen."""
    others = {other: hand for other, hand in state.hands.items() if other != seat}
    if not any(others.values()):
        return state
    unseen = canonical([*state.pools[SECRET], *(card for hand in others.values() for card in hand)])
    face_down = {other: (place_of(SECRET),) * len(hand) for other, hand in others.items()}
    return replace(state, hands=state.hands | face_down, pools={**state.pools, SECRET: unseen})


class ToySheet(Struct, frozen=True):
    """The chronicle of a toy campaign: scenario `toy` is played till somebody has won it, then `more`."""

    name: str
    players: tuple[str, ...]
    tables: tuple[str, ...] = ()
    points: int = 0

    @property
    def possible(self) -> tuple[str, ...]:
        return ("toy", "more")[: 1 + len(self.tables)]


CAMPAIGNING = Campaigning(
    begun=lambda name, players, pack: ToySheet(name, players),
    noted_down=lambda chronicle, noted: replace(
        chronicle, tables=(*chronicle.tables, noted["table"]), points=noted["points"]
    ),
    noted=lambda state, table: {"table": table, "points": state.points} if state.over else None,
    possible=lambda chronicle, pack: chronicle.possible,
    next=lambda chronicle, pack: dict(enumerate(("toy", "more"))).get(len(chronicle.tables)),
    start=lambda chronicle: {"points": chronicle.points} if chronicle.tables else {},
    sheet=lambda chronicle, pack: chronicle,
)

TOY = Game(
    id="toy",
    rules=1,
    state=ToyState,
    tasks=(SetUp, Roll, Draw, Quit, Weigh, Finish, Bottom, Loop, Turn, Aim, Choose, Aside, Take, Show),
    facts=(Scored, Weighed, Discarded, DiscardEmptied, WantsToQuit, Finished, Taken, Shown),
    read_pack=ToyPack,
    begin=begin,
    due=due,
    always=always,
    rule_against_always=rule_against_always,
    result=lambda state: "success" if state.over else None,
    dice=lambda pack: {"dice": (0, 0, 1, 1, 2, 2), "disc": ("sun", "moon")},
    over="TOY-7",
    pack_schema=lambda: {"type": "object"},
    seals=lambda state, pool: pool == SECRET,
    known_to=known_to,
    campaign=CAMPAIGNING,
)


def toy_state(seats: int = 2) -> ToyState:
    """A toy game with its cards shuffled."""
    place = ("?deck",) * len(CARDS)
    return ToyState(
        pack=ToyPack({}),
        seats=seats,
        pools={"deck": CARDS},
        piles={"deck": place},
        dice={"dice": (0, 0, 1, 1, 2, 2), "disc": ("sun", "moon")},
    )
