"""Special rules of scenarios: their moments, and their effects. Source: MP-0.1.1."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.materia_prima.content.specials import Moment, Trigger
from domain.materia_prima.facts.alarm import HourglassMoved
from domain.materia_prima.facts.ending import SoulStoneLost
from domain.materia_prima.facts.gathering import ElementsDropped
from domain.materia_prima.facts.specials import ElementsScattered, RecipesBurnt, SoulStoneRestored, SpecialApplied
from domain.materia_prima.queries.alarm import hexes_near
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.figures import is_in_tower, turn_order
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.queries.supply import in_supply
from domain.materia_prima.rules.alarm.arrival import draw_inquisitor_card
from domain.materia_prima.rules.events.losses import losses_last
from domain.materia_prima.state import State
from domain.materia_prima.tasks.alarm import PutInquisitor
from domain.materia_prima.tasks.effects import (
    AdvanceHourglass,
    BurnRecipes,
    DropLoads,
    LoseSoulStone,
    RestoreSoulStones,
    ScatterElements,
    SendInquisitors,
)
from domain.materia_prima.tasks.specials import ApplySpecial


def triggered(state: State, moment: Moment, type: str | None = None) -> tuple[ApplySpecial, ...]:
    """Return what the special rules do at a moment. type: of a defeated inquisitor. Source: MP-0.1.1."""
    rules = standing(state, Trigger)
    return tuple(ApplySpecial(one.id) for one in rules if one.on == moment and (not one.types or type in one.types))


@rule("MP-0.1.1", ApplySpecial)
def apply_special(play: Play[State], task: ApplySpecial) -> None:
    """Carry out all effects of a special rule, losses last and together. Source: MP-0.1.1, 5.3.11, 5.3.12."""
    special = play.state.pack.specials[task.special]
    assert isinstance(special, Trigger), "only triggers have a moment"
    play.state_that(SpecialApplied(special.id))
    play.then(*losses_last(play.state, special.then))


@rule("MP-0.1.1", SendInquisitors)
def send_inquisitors(play: Play[State], task: SendInquisitors) -> None:
    """Let figures appear in the town, or on the first free hex near it; the cards are drawn as for alarms.

    Source: MP-0.1.1, 2.5.5, 4.6.5 to 4.6.9.
    """
    coming: tuple[str, ...] = ()
    for _ in range(task.count):
        coming = draw_inquisitor_card(play, coming) or coming
    if coming:
        hex = hexes_near(play.state, task.town)[0]
        play.then(*(PutInquisitor(type, hex, "MP-0.1.1") for type in coming))


@rule("MP-0.1.1", ScatterElements)
def scatter_elements(play: Play[State], task: ScatterElements) -> None:
    """Put as many elements as the supply has loose in each of the towns. Source: MP-0.1.1, 0.1.6, 2.5.11."""
    for town in task.towns:
        if count := in_supply(play.state, task.element, task.count):
            play.state_that(ElementsScattered(board(play.state).towns[town], task.element, count))


@rule("MP-0.1.1", DropLoads)
def drop_loads(play: Play[State], task: DropLoads) -> None:
    """Drop the loads of all alchemists that are not in their own towers. Source: MP-0.1.1, 4.10.2."""
    for colour in turn_order(play.state):
        carried = play.state.alchemists[colour].carried
        if carried and not is_in_tower(play.state, colour):
            play.state_that(ElementsDropped(colour, carried))


@rule("MP-0.1.1", LoseSoulStone)
def lose_soul_stone(play: Play[State], task: LoseSoulStone) -> None:
    """Take a soul stone, but never the group's last: only what players can prevent ends a game.

    Source: MP-0.1.1, 0.1.6, 7.1.1.
    """
    owners = [colour for colour in turn_order(play.state) if play.state.alchemists[colour].soul_stones]
    if len(owners) > 1:
        play.state_that(SoulStoneLost(owners[0 if task.which == "first" else -1]))


@rule("MP-0.1.1", RestoreSoulStones)
def restore_soul_stones(play: Play[State], task: RestoreSoulStones) -> None:
    """Restore missing soul stones; no one ever gets a second one. Source: MP-0.1.1, 3.2.8."""
    for colour in turn_order(play.state):
        if not play.state.alchemists[colour].soul_stones:
            play.state_that(SoulStoneRestored(colour))


@rule("MP-0.1.1", BurnRecipes)
def burn_recipes(play: Play[State], task: BurnRecipes) -> None:
    """Burn recipes, as many as there are. Source: MP-0.1.1, 0.1.6, 4.16.9."""
    if recipes := play.state.recipes[: task.count]:
        play.state_that(RecipesBurnt(recipes))


@rule("MP-0.1.1", AdvanceHourglass)
def advance_hourglass(play: Play[State], task: AdvanceHourglass) -> None:
    """Skip the next day, unless it is the last or has an event row. Source: MP-0.1.1, 4.2.1."""
    state = play.state
    day = state.day + 1
    rows = state.pack.scenarios[state.scenario].events
    if day < last_day(state) and all(row.day != day for row in rows):
        play.state_that(HourglassMoved(day))
