"""Random games of Materia Prima, from the first choice to the ending, as a log that projections can read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from domain.kernel.fact import Entry
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.kernel.task import Option, Task
from domain.materia_prima.carry_over import Carried, CarriedAlchemist, Played
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.game import MATERIA_PRIMA, dice
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import Alchemist, Homunculus, Inquisitor, State
from domain.materia_prima.tasks.alarm import DrawAlarmCard, DrawInquisitorCards
from domain.materia_prima.tasks.effects import BurnRecipes, GiveUpThing, RestoreSoulStones, ScatterElements
from domain.materia_prima.tasks.ending import CloseScenario, JudgeScenario
from domain.materia_prima.tasks.events import CollectLosses, Loss, ResolveEvent
from domain.materia_prima.tasks.inquisition import LetInquisitorAct
from domain.materia_prima.tasks.turn import StartTurn, TakeTurn
from tests.domain.materia_prima.conftest import state_of
from tests.dsl import HashFate

ACTIONS_MAX = 3_000
CARRIED = Carried(
    layout="open-country",
    alchemists=(
        CarriedAlchemist(0, "green", "ottilie-krahl", (0, 0), 1, "drill-head", ("caligor",), ("dagger", "sun-blade")),
        CarriedAlchemist(1, "yellow", "mirela-dross", (-1, 3), 1, None, (), ("rapier",)),
    ),
    played=(Played("black-work", "hard", True),),
)
"""A campaign after its first scenario."""
BOLD = ("buy", "drop-mission", "give-item", "give-fragment", "fight-mission", "give-homunculus", "fight")
LIVELY = ("mine", "pick-up", "drop", "exchange", "convert", "transmute", "equip", "research")
GIVING_UP = ("concede", "withdraw-concession")
DULL = (*GIVING_UP, "end-turn", "done", "decline")


class Step(NamedTuple):
    """An action: where it began, what was open, who took it, what it stated."""

    before: Position[Any]
    menu: tuple[Option, ...]
    seat: int | None
    entries: tuple[Entry, ...]


def random_game(pack: Pack, seed: int, seats: int = 2, rich: bool = False, **chosen: Any) -> Iterator[Step]:
    """A whole game. The players seldom end a turn while there is something else to do, and hardly ever concede.

    rich: when the first turn begins, everybody has much to make, to trade and to lose.
    """
    rng, fate = Random(seed), HashFate(seed)
    plans = (SeatPlan(),) * seats
    opened = TableOpened("", "", "materia-prima", 1, pack.hash, chosen, plans, dice(pack))
    state, tasks = MATERIA_PRIMA.begin(opened, pack)
    play = Play(MATERIA_PRIMA, Position(state), fate)
    play.begin(*tasks)
    version = len(play.stated)
    yield Step(Position(state), (), None, entries_of(play, 0, 0))
    for action in range(1, ACTIONS_MAX):
        position = play.position
        question = position.question
        if question is None:
            return
        if rich and isinstance(question, TakeTurn):
            rich, position = False, with_riches(position)
        menu = (*options(position.state, question), *MATERIA_PRIMA.always(position.state))
        option = picked(rng, menu)
        play = Play(MATERIA_PRIMA, position, fate)
        play.take(option.seat, option.key)
        yield Step(position, menu, option.seat, entries_of(play, action, version))
        version += len(play.stated)
    raise AssertionError(f"no end after {ACTIONS_MAX} actions")


def with_riches(position: Position[State]) -> Position[State]:
    """Alchemists with many soul stones stand in the towns with goods to trade; nine of each element lie in towers."""
    state = position.state
    stock = dict.fromkeys(sorted(state.pack.level), 9)
    towns = list(board(state).towns.values())
    things = [state.pack.recipes_of[kind] for kind in ("equipment", "stone")]
    rich = {}
    for number, (colour, one) in enumerate(state.alchemists.items()):
        tower = replace(one.tower, elements=stock, fragments=things[1][number::6])
        goods = {"copper": 1, "glass": 1, "mercury": 1}
        hex = towns[number] if number < len(towns) else one.hex
        rich[colour] = replace(
            one, hex=hex, soul_stones=5, carried=goods, worn=things[0][number : number + 2], tower=tower
        )
    return Position(replace(state, alchemists=rich), position.agenda)


def picked(rng: Random, menu: tuple[Option, ...]) -> Option:
    """Any option, those that lead nowhere seldom."""
    if rng.random() < 0.01:
        return rng.choice(menu)
    for words, chance in ((BOLD, 0.8), (LIVELY, 0.6)):
        some = [option for option in menu if word_of(option) in words]
        if some and rng.random() < chance:
            return rng.choice(some)
    for words in (DULL, GIVING_UP):
        some = [option for option in menu if word_of(option) not in words]
        if some:
            return rng.choice(some)
    return rng.choice(menu)


def word_of(option: Option) -> str:
    """The first word of an option's key."""
    return option.key.partition(":")[0]


def entries_of(play: Play[Any], action: int, version: int) -> tuple[Entry, ...]:
    """What was stated, numbered from the version on."""
    return tuple(
        Entry(number, 0, action, None, one.rule, one.fact) for number, one in enumerate(play.stated, version + 1)
    )


def rare_steps(pack: Pack) -> Iterator[Step]:
    """What random games hardly ever come to, from positions made by hand."""
    base = state_of(pack, "green", "yellow")
    town = board(base).towns["T"]
    beside = board(base).adjacency[town][0]
    visitor = replace(
        base,
        missions={**base.missions, "T": "chimney-sweep"},
        homunculi={"aeribos": Homunculus("aeribos", "green", beside, {"air": 1})},
    )
    move = f"move:aeribos:{town[0]},{town[1]}"
    yield from steps(visitor, [StartTurn("green")], move, "keep")
    yield from steps(visitor, [StartTurn("green")], move, "give-homunculus")
    green = base.alchemists["green"]
    stocked = replace(green, carried={"air": 2}, tower=replace(green.tower, elements={"air": 2}))
    loser = replace(base, alchemists={**base.alchemists, "green": stocked})
    yield from steps(loser, [ResolveEvent(4)], "return:green", "return:tower")
    armed = replace(base, alchemists={**base.alchemists, "green": replace(green, worn=("dagger", "sling"))})
    yield from steps(armed, [CollectLosses((Loss("green", GiveUpThing("alchemist", "equipment")),))], "give-up:dagger")
    empty = {**base.piles, "alarm": (), "inquisitors": ()}
    alarms = replace(base, piles=empty, alarm_discard=("curfew", "salt-tax", "pamphlet"))
    yield from steps(alarms, [DrawAlarmCard()])
    cards = replace(base, piles=empty, pools={**base.pools, "inquisitors": ()}, inquisitor_discard=("a-blank",))
    yield from steps(cards, [DrawInquisitorCards(1, ())])
    home = base.alchemists["green"].hex
    assert home is not None
    gate = board(base).adjacency[home][0]
    yield from steps(replace(base, inquisitors={"a-1": Inquisitor("a-1", "A", gate)}), [LetInquisitorAct("a-1")])
    parts = tuple(part.id for part in pack.scenarios[base.scenario].parts)
    done = {colour: replace(one, deeds=parts) for colour, one in base.alchemists.items()}
    yield from steps(replace(base, alchemists=done), [JudgeScenario()])
    yield from special_steps(base)
    yield from last_days(base)
    yield from campaign_steps(base, done)


def special_steps(base: State) -> Iterator[Step]:
    """What special rules may do, whichever scenario it is."""
    poor = {colour: replace(one, soul_stones=0) for colour, one in base.alchemists.items()}
    yield from steps(replace(base, alchemists=poor), [RestoreSoulStones("alchemist")])
    yield from steps(base, [ScatterElements("salt"), BurnRecipes(1)])
    yield from steps(base, [BurnRecipes(2)])


def last_days(base: State) -> Iterator[Step]:
    """The mission is open after the last day: the group plays on, or leaves it at that."""
    last = replace(base, day=16)
    yield from steps(last, [JudgeScenario()], "ease:easy")
    yield from steps(last, [JudgeScenario()], "accept-failure")


def campaign_steps(base: State, done: dict[str, Alchemist]) -> Iterator[Step]:
    """Two alchemists choose what they take along, and unpack what they took along before."""
    things = {"green": ("dagger", "black-crow", "water-clock"), "yellow": ("sling", "black-toad", "drill-head")}
    laden = {}
    for colour, (item, fragment, extension) in things.items():
        one = done[colour]
        tower = replace(one.tower, fragments=(fragment,), extensions=(extension,))
        laden[colour] = replace(one, worn=(item,), tower=tower)
    ended = replace(base, alchemists=laden, campaign=Carried())
    yield from steps(ended, [JudgeScenario()], "take:dagger", "take:water-clock", "leave", "leave")
    chosen = {"campaign": to_builtins(CARRIED), "difficulty": "easy", "temple": "sol"}
    opened = TableOpened("", "", "materia-prima", 1, base.pack.hash, chosen, (SeatPlan(),) * 2, dice(base.pack))
    state, (task, *_) = MATERIA_PRIMA.begin(opened, base.pack)
    yield from steps(state, [task], "wear:dagger", "done", "done")


def steps(state: State, tasks: list[Task], *keys: str) -> Iterator[Step]:
    """These tasks are done, then the open questions answered so."""
    position, fate = Position(state, (CloseScenario(),)), HashFate()
    play = Play(MATERIA_PRIMA, position, fate)
    play.begin(*tasks)
    yield Step(position, (), None, entries_of(play, 0, 0))
    for action, key in enumerate(keys, 1):
        position = play.position
        question = position.question
        assert question is not None
        menu = tuple(options(position.state, question))
        play = Play(MATERIA_PRIMA, position, fate)
        play.take(question.seats[0], key)
        yield Step(position, menu, question.seats[0], entries_of(play, action, 0))
