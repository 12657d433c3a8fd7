"""Combat between figures: fights, attacks, defeats, rewards. Source: MP-6.1, 6.4 to 6.6."""

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    ElementsFallen,
    FigureAttacked,
    HomunculusDefeated,
    InquisitorAttacked,
    InquisitorCardsDiscarded,
    InquisitorDefeated,
)
from domain.materia_prima.facts.ending import SoulStoneLost
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.alarm import day_card
from domain.materia_prima.queries.figures import figure, is_homunculus, owner
from domain.materia_prima.queries.inquisitors import companions, open_cards, slot_of, symbol_among
from domain.materia_prima.queries.specials import reward
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.state import State
from domain.materia_prima.tasks.combat import (
    AttackFigure,
    ChooseReward,
    DefeatAlchemist,
    DefeatHomunculus,
    DefeatInquisitor,
    Fight,
    RollReward,
)
from domain.materia_prima.tasks.ending import RecordDeed
from domain.materia_prima.tasks.turn import TakeElement


@rule("MP-6.1.2", Fight)
def fight(play: Play[State], task: Fight) -> None:
    """Roll for the attacker: more than the static defence wins, anything else changes nothing.

    Source: MP-6.1.1 to 6.1.6.
    """
    foe = play.state.inquisitors[task.inquisitor]
    defence = inquisitors.value(play.state, foe.type, "defence")
    roll = play.roll("dice", values.attack(play.state, task.figure), "attack")
    has_won = roll.total > defence
    fact = InquisitorAttacked(task.figure, foe.id, roll.total, defence)
    play.state_that(fact, rule="MP-6.1.3" if has_won else "MP-6.1.4")
    if has_won:
        play.then(DefeatInquisitor(task.figure, foe.id))


@rule("MP-6.4.1", DefeatInquisitor)
def defeat_inquisitor(play: Play[State], task: DefeatInquisitor) -> None:
    """Remove the figure with all open cards of its type, or with the symbol card if another figure stays.

    Source: MP-6.4.1 to 6.4.3, 6.5.1, 6.5.4.
    """
    state = play.state
    type = state.inquisitors[task.inquisitor].type
    cards = cards_leaving(state, task.inquisitor)
    play.state_that(InquisitorDefeated(task.inquisitor, task.figure))
    if cards:
        by = "MP-6.4.3" if companions(state, task.inquisitor) else "MP-6.4.2"
        play.state_that(InquisitorCardsDiscarded(slot_of(state, type), cards), rule=by)
    winner = owner(state, task.figure)
    play.then(
        RecordDeed(winner.colour, "defeat", type),
        ChooseReward(seats=(winner.seat,), figure=task.figure),
        *triggered(play.state, "inquisitor-defeated", type),
    )


def cards_leaving(state: State, inquisitor: str) -> tuple[str, ...]:
    """Return the open cards that go with this figure, oldest first; none if another stays and there is no symbol.

    A special rule may have brought a second figure for a single card, which then stays with the remaining figure.
    Source: MP-0.1.1, 6.4.2, 6.4.3.
    """
    cards = open_cards(state, state.inquisitors[inquisitor].type)
    if not companions(state, inquisitor):
        return cards
    symbol = symbol_among(state.pack, cards)
    return (symbol,) if symbol and len(cards) > 1 else ()


@asks("MP-6.5.1", ChooseReward)
def choices_of_reward(state: State, question: ChooseReward) -> tuple[Option, ...]:
    """Return the winner's options: roll or decline. Source: MP-6.5.1, 6.5.5."""
    (seat,) = question.seats
    return (
        Option(seat, "roll", "MP-6.5.1", (RollReward(question.figure),)),
        Option(seat, "decline", "MP-6.5.5"),
    )


@defaults(ChooseReward)
def default_reward(state: State, question: ChooseReward) -> str:
    """Return taking the roll. Source: MP-2.1.21."""
    return "roll"


@rule("MP-6.5.2", RollReward)
def roll_reward(play: Play[State], task: RollReward) -> None:
    """Roll one die. The active alarm card, or a special rule, tells which element the winner gets.

    Source: MP-0.1.1, 6.5.1 to 6.5.3.
    """
    pips = play.roll("dice", 1, "reward").total
    element = reward(play.state, pips) or day_card(play.state).reward[pips]
    play.then(TakeElement(task.figure, element, "reward", "MP-6.5.2"))


@rule("MP-6.6.2", AttackFigure)
def attack_figure(play: Play[State], task: AttackFigure) -> None:
    """Roll for the defender: it holds with at least the static attack, else it is defeated.

    Source: MP-6.6.1 to 6.6.10.
    """
    state, type = play.state, play.state.inquisitors[task.inquisitor].type
    attack = inquisitors.value(state, type, "attack")
    roll = play.roll("dice", values.defence(state, task.figure), "defence")
    play.state_that(FigureAttacked(task.inquisitor, task.figure, attack, roll.total), rule="MP-6.6.3")
    if roll.total >= attack:
        play.then(RecordDeed(owner(state, task.figure).colour, "repel", type))
    else:
        play.then(DefeatHomunculus(task.figure) if is_homunculus(state, task.figure) else DefeatAlchemist(task.figure))


@rule("MP-6.6.4", DefeatAlchemist)
def defeat_alchemist(play: Play[State], task: DefeatAlchemist) -> None:
    """Defeat an alchemist: its elements fall, it returns to its tower, and it loses a soul stone if it has one.

    Source: MP-6.6.4 to 6.6.6.
    """
    alchemist = play.state.alchemists[task.colour]
    assert alchemist.tower.hex is not None, "a running game has all towers"
    let_elements_fall(play, task.colour)
    play.state_that(AlchemistDefeated(task.colour, alchemist.tower.hex))
    if alchemist.soul_stones:
        play.state_that(SoulStoneLost(task.colour))
    play.then(*triggered(play.state, "alchemist-defeated"))


@rule("MP-6.6.7", DefeatHomunculus)
def defeat_homunculus(play: Play[State], task: DefeatHomunculus) -> None:
    """Defeat a homunculus: its elements fall, the figure leaves the board, and its card goes to the discard.

    Source: MP-6.6.7.
    """
    let_elements_fall(play, task.recipe)
    play.state_that(HomunculusDefeated(task.recipe))


def let_elements_fall(play: Play[State], name: str) -> None:
    """Drop everything that a figure carries on its hex. Source: MP-6.6.4, 6.6.7, 6.6.11."""
    fallen = figure(play.state, name)
    if fallen.carried:
        assert fallen.hex is not None, "only a figure on the board is attacked"
        play.state_that(ElementsFallen(name, fallen.hex, fallen.carried))
