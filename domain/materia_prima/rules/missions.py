"""Fulfilling town missions. Source: MP-8.3."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Unmet
from domain.materia_prima.content.parts import TownMission
from domain.materia_prima.elements import includes
from domain.materia_prima.facts.missions import (
    ElementsDelivered,
    FragmentDelivered,
    HomunculusDelivered,
    ItemDelivered,
    MissionFulfilled,
    MissionReplaced,
)
from domain.materia_prima.queries.figures import figure, is_homunculus
from domain.materia_prima.queries.missions import mission_for, serves, town_of
from domain.materia_prima.queries.specials import further_points
from domain.materia_prima.queries.values import attack
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.rules.turn.actions import Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.ending import RecordDeed
from domain.materia_prima.tasks.missions import (
    AttackMission,
    DeliverElements,
    DeliverFragment,
    DeliverHomunculus,
    DeliverItem,
    FulfilMission,
)

NO_MISSION = Unmet("MP-8.3.1", "mission")


def mission_fights(state: State, name: str) -> Iterator[Offer]:
    """Yield the fight for the attack mission of the town that a figure is in. Source: MP-4.11.3, 8.3.8."""
    if rule_against_mission_fight(state, name) is None:
        yield f"fight-mission:{name}", "MP-8.3.2", (AttackMission(name),)


def rule_against_mission_fight(state: State, name: str, rest: object = None) -> Unmet | None:
    """Return what first forbids a figure this fight, or None."""
    return rule_against_mission(mission_for(state, name), "attack")


def rule_against_mission(mission: TownMission | None, kind: str) -> Unmet | None:
    """Return that no mission of this kind is available, or None. Source: MP-8.3.1."""
    return None if mission and mission.kind == kind else NO_MISSION


@rule("MP-8.3.2", AttackMission)
def attack_mission(play: Play[State], task: AttackMission) -> None:
    """Roll against the mission's defence, which must be exceeded; there is no reward roll.

    Source: MP-6.5.6, 8.3.11, 8.3.15.
    """
    spend(play, task.figure, "fight")
    mission = mission_for(play.state, task.figure)
    assert mission is not None
    assert mission.defence is not None
    roll = play.roll("dice", attack(play.state, task.figure), "mission")
    if roll.total > mission.defence:
        play.then(fulfilment(play.state, task.figure, mission))


def fulfilment(state: State, name: str, mission: TownMission) -> FulfilMission:
    """Return the task by which this figure fulfils the mission of its town."""
    town = town_of(state, name)
    assert town is not None
    return FulfilMission(figure(state, name).colour, town, "win" if mission.kind == "attack" else "deliver")


# Deliveries


def deliveries(state: State, name: str) -> Iterator[Offer]:
    """Yield what a figure may drop for the mission of its town. Source: MP-4.10.4, 4.10.5, 8.3.8."""
    mission = mission_for(state, name)
    if mission is None:
        return
    if rule_against_element_delivery(state, name) is None:
        yield f"drop-mission:{name}", "MP-8.3.3", (DeliverElements(name),)
    if is_homunculus(state, name):
        return
    alchemist = state.alchemists[name]
    for item in alchemist.worn:
        if serves(state, mission, item):
            yield f"give-item:{item}", "MP-8.3.5", (DeliverItem(name, item),)
    for fragment in alchemist.tower.fragments:
        if serves(state, mission, fragment):
            yield f"give-fragment:{fragment}", "MP-8.3.6", (DeliverFragment(name, fragment),)


def rule_against_element_delivery(state: State, name: str, rest: object = None) -> Unmet | None:
    """Return what first forbids a figure to drop elements for its town's mission, or None. Source: MP-8.3.7."""
    mission = mission_for(state, name)
    if against := rule_against_mission(mission, "element"):
        return against
    assert mission is not None
    carried = figure(state, name).carried
    if includes(carried, mission.elements):
        return None
    return Unmet("MP-8.3.3", "load-of", {"figure": name, "cost": mission.elements, "there": carried})


def rule_against_item_delivery(state: State, colour: str, rest: list[str]) -> Unmet | None:
    """Return why `give-item:<recipe>` is not offered: only worn items count. Source: MP-8.3.1, 8.3.5, 8.3.12."""
    mission, item = mission_for(state, colour), ":".join(rest)
    if against := rule_against_mission(mission, "equipment"):
        return against
    return Unmet("MP-8.3.12", "level") if item in state.alchemists[colour].worn else Unmet("MP-8.3.5", "worn")


def rule_against_fragment_delivery(state: State, colour: str, rest: list[str]) -> Unmet | None:
    """Return why `give-fragment:<recipe>` is not offered. Source: MP-8.3.1, 8.3.6, 8.3.12."""
    mission, fragment = mission_for(state, colour), ":".join(rest)
    if against := rule_against_mission(mission, "fragment"):
        return against
    own = fragment in state.alchemists[colour].tower.fragments
    return Unmet("MP-8.3.12", "level") if own else Unmet("MP-8.3.6", "fragment")


@rule("MP-8.3.3", DeliverElements)
def deliver_elements(play: Play[State], task: DeliverElements) -> None:
    """Take all elements of the mission out of the game at once. Source: MP-8.3.7, 8.3.15."""
    mission = mission_for(play.state, task.figure)
    assert mission is not None
    spend(play, task.figure, "drop")
    play.state_that(ElementsDelivered(task.figure, dict(mission.elements)))
    play.then(fulfilment(play.state, task.figure, mission))


@rule("MP-8.3.4", DeliverHomunculus)
def deliver_homunculus(play: Play[State], task: DeliverHomunculus) -> None:
    """Take the homunculus and its card out of the game; what it carries stays on the hex. Source: MP-8.3.9."""
    mission = mission_for(play.state, task.homunculus)
    assert mission is not None
    fulfil = fulfilment(play.state, task.homunculus, mission)
    play.state_that(HomunculusDelivered(task.homunculus))
    play.then(RecordDeed(fulfil.colour, "give", task.homunculus), fulfil)


@rule("MP-8.3.5", DeliverItem)
def deliver_item(play: Play[State], task: DeliverItem) -> None:
    """Take a worn item out of the game. Source: MP-8.3.12, 8.3.13."""
    mission = mission_for(play.state, task.colour)
    assert mission is not None
    spend(play, task.colour, "drop")
    play.state_that(ItemDelivered(task.colour, task.item))
    play.then(RecordDeed(task.colour, "give", task.item), fulfilment(play.state, task.colour, mission))


@rule("MP-8.3.6", DeliverFragment)
def deliver_fragment(play: Play[State], task: DeliverFragment) -> None:
    """Take a fragment out of the game, wherever its owner's tower is. Source: MP-8.3.12, 8.3.13."""
    mission = mission_for(play.state, task.colour)
    assert mission is not None
    spend(play, task.colour, "drop")
    play.state_that(FragmentDelivered(task.colour, task.fragment))
    play.then(RecordDeed(task.colour, "give", task.fragment), fulfilment(play.state, task.colour, mission))


@rule("MP-8.3.10", FulfilMission)
def fulfil_mission(play: Play[State], task: FulfilMission) -> None:
    """Give the group the mission's points, and the town a new mission if one is left."""
    mission = play.state.missions[task.town]
    assert mission is not None
    points = max(0, play.state.pack.missions[mission].points + further_points(play.state))
    play.state_that(MissionFulfilled(task.colour, task.town, mission, points))
    for new in play.draw("missions"):
        play.state_that(MissionReplaced(task.town, new))
    deeds = (RecordDeed(task.colour, task.deed, mission), RecordDeed(task.colour, "fulfil", mission))
    play.then(*deeds, *triggered(play.state, "mission-fulfilled"))
