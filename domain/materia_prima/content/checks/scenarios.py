"""Checks of scenarios. Source: MP-10.2.4, 10.2.5, 10.2.8, 10.2.14."""

from collections.abc import Mapping
from itertools import combinations

from domain.kernel.content.source import Path
from domain.materia_prima.content.checks.shared import ALCHEMISTS_MAX, Check, Faults, effects, elements_of, unknown
from domain.materia_prima.content.parts import Content, MissionPart, Recipe, Scenario, TownMission
from domain.materia_prima.tasks.effects import (
    GainElements,
    ImproveAlchemists,
    ImproveInquisitors,
    LoseElements,
    ScatterElements,
)
from domain.materia_prima.vocabulary import LAST_DAYS

EVENT_DAYS = [4, 8, 12, 16]
ALCHEMISTS = (2, 3, 4)

ELEMENTS_MAX = 20
"""The most elements of a kind that an effect may give or take."""

IMPROVEMENT_MAX = 5
"""The most that an improvement may add to a status value, which becomes dice or action points."""


def scenarios_have_three_types(content: Content) -> Faults:
    """Yield scenarios without one to three different known types of inquisitors."""
    letters = {one.letter for one in content.inquisitors}
    for number, scenario in enumerate(content.scenarios):
        path: Path = ("scenario", number, "inquisitors")
        for letter in scenario.inquisitors:
            if letter not in letters:
                yield path, unknown(letter, letters)
        if not 1 <= len(scenario.inquisitors) <= 3 or len(set(scenario.inquisitors)) != len(scenario.inquisitors):
            yield path, "one to three different types are needed"
    if not content.scenarios:
        yield ("scenario",), "no scenario; add one"


def scenarios_have_last_days(content: Content) -> Faults:
    """Yield scenarios with other last days than those of the rules. A special rule must declare others, so that players
    are told.
    """
    days = ", ".join(f"{level} {day}" for level, day in LAST_DAYS.items())
    for number, scenario in enumerate(content.scenarios):
        if scenario.last_days != LAST_DAYS:
            yield ("scenario", number, "last_days"), f"not {days}; declare other days by the special rule last-days"


def campaigns_lead_on(content: Content) -> Faults:
    """Yield faults of the campaign's order: it needs a first scenario, and each next one exists, is not a tutorial, and
    stands below.
    """
    for number, scenario in enumerate(content.scenarios):
        below = [one.id for one in content.scenarios[number + 1 :] if one.tutorial is None]
        if scenario.next is not None and scenario.next not in below:
            yield ("scenario", number, "next"), unknown(scenario.next, below)
    if all(one.tutorial for one in content.scenarios):
        yield ("scenario",), "all scenarios are tutorials; add another one"


def scenarios_have_four_event_rows(content: Content) -> Faults:
    """Yield scenarios without event rows for days 4, 8, 12 and 16 as far as they reach, and costs that fall with more
    alchemists.
    """
    for number, scenario in enumerate(content.scenarios):
        last = scenario.tutorial.days if scenario.tutorial else EVENT_DAYS[-1]
        days = [day for day in EVENT_DAYS if day <= last]
        if sorted(row.day for row in scenario.events) != days:
            yield (
                ("scenario", number, "event"),
                "one row is needed for each of the days 4, 8, 12 and 16 up to the last day",
            )
        for place, row in enumerate(scenario.events):
            path: Path = ("scenario", number, "event", place, "cost")
            if set(row.cost) != set(ALCHEMISTS):
                yield path, "costs for 2, 3 and 4 alchemists are needed"
            elif not row.cost[2] <= row.cost[3] <= row.cost[4]:
                yield path, "costs fall with more alchemists; raise the later ones"


def effects_name_elements(content: Content) -> Faults:
    """Yield effects with unknown elements, or with none or too many of them."""
    levels = elements_of(content)
    for path, effect in effects(content):
        if isinstance(effect, GainElements | LoseElements | ScatterElements):
            if effect.element not in levels:
                yield path, unknown(effect.element, levels)
            if not 1 <= effect.count <= ELEMENTS_MAX:
                yield path, f"{effect.count} elements; possible: 1 to {ELEMENTS_MAX}"


def improvements_raise(content: Content) -> Faults:
    """Yield improvements below 1, or above what a special rule may change."""
    for path, effect in effects(content):
        if isinstance(effect, ImproveAlchemists | ImproveInquisitors) and not 1 <= effect.amount <= IMPROVEMENT_MAX:
            yield path, f"an improvement of {effect.amount}; possible: 1 to {IMPROVEMENT_MAX}"


def missions_pay_the_events(content: Content) -> Faults:
    """Yield too few town missions: at least 12, and the cheapest eight can pay all events of two alchemists."""
    if len(content.missions) < 12:
        yield ("mission",), f"{len(content.missions)} town missions; at least 12 are needed"
    points = sum(sorted(one.points for one in content.missions)[:8])
    for number, scenario in enumerate(content.scenarios):
        cost = sum(row.cost[2] for row in scenario.events)
        if points < cost:
            yield (
                ("scenario", number),
                f"events cost {cost} points, but the cheapest eight missions bring only {points}",
            )


def mission_parts_are_possible_for_all(content: Content) -> Faults:
    """Yield mission parts for which recipes and town missions are too few for four alchemists."""
    for number, scenario in enumerate(content.scenarios):
        path: Path = ("scenario", number, "part")
        if not 1 <= len(scenario.parts) <= 4:
            yield path, f"{len(scenario.parts)} mission parts; possible: 1 to 4"
            return
        for place, part in enumerate(scenario.parts):
            if fault := deed_fault(content, scenario, part):
                yield (*path, place), f"{part.id}: {fault}"
        things = [part for part in scenario.parts if part.what in ("make", "have")]
        for size in range(1, len(things) + 1):
            for parts in combinations(things, size):
                fitting = sum(any(fits(recipe, part) for part in parts) for recipe in content.recipes)
                if fitting < ALCHEMISTS_MAX * size:
                    names = " and ".join(part.id for part in parts)
                    yield path, f"{fitting} recipes for {names}; four alchemists need {ALCHEMISTS_MAX * size}"


def deed_fault(content: Content, scenario: Scenario, part: MissionPart) -> str | None:
    """Return why some alchemist cannot do this deed, or which field the part cannot have; None if nothing is wrong."""
    match part.what:
        case "make" | "have":
            return thing_fault(part)
        case "defeat":
            return None if part.type in (None, *scenario.inquisitors) else unknown(str(part.type), scenario.inquisitors)
        case "win" | "deliver":
            return too_few(sum(serves(part, mission) for mission in content.missions), "town missions")
        case _:
            return stray_fault(part) or further_deed_fault(content, scenario, part)


def thing_fault(part: MissionPart) -> str | None:
    """Return which field of the part fits no thing."""
    wrong = part.kind in ("attack", "element", "fragment") or part.type is not None
    return "a thing has kind and level; possible: any, equipment, homunculus, stone" if wrong else None


def too_few(fitting: int, what: str) -> str | None:
    """Return why some alchemist does not find one of these."""
    return f"{fitting} {what} for it; four alchemists need {ALCHEMISTS_MAX}" if fitting < ALCHEMISTS_MAX else None


SAYING: Mapping[str, frozenset[str]] = {
    "fulfil": frozenset({"kind"}),
    "give": frozenset({"kind", "level"}),
    "research": frozenset({"kind", "level"}),
    "repel": frozenset({"type"}),
    "convert": frozenset({"level"}),
    "buy": frozenset(),
}
"""Deed -> the fields that a part may set for it."""


def stray_fault(part: MissionPart) -> str | None:
    """Return the field of the part that means nothing for its deed."""
    said = {"kind": part.kind != "any", "level": part.level != "any", "type": part.type is not None}
    stray = [name for name, is_said in said.items() if is_said and name not in SAYING[part.what]]
    possible = ", ".join(sorted(SAYING[part.what])) or "nothing"
    return f"{stray[0]} means nothing for {part.what!r}; possible: {possible}" if stray else None


def further_deed_fault(content: Content, scenario: Scenario, part: MissionPart) -> str | None:
    """Return why some alchemist cannot do a deed that recipes alone do not allow; None if each can."""
    match part.what:
        case "fulfil":
            return too_few(sum(part.kind in ("any", one.kind) for one in content.missions), "town missions")
        case "give":
            return thing_fault(part) or too_few(sum(takes(part, one) for one in content.missions), "town missions")
        case "research":
            return thing_fault(part) or too_few(sum(fits(one, part) for one in content.recipes), "recipes")
        case "convert":
            levels = elements_of(content)
            made = sorted({levels[one.output] for one in content.conversions if one.output in levels})
            return None if made and part.level in ("any", *made) else unknown(str(part.level), map(str, made))
        case "repel":
            attacking = [one.letter for one in content.inquisitors if one.mode == "attack"]
            there = [letter for letter in scenario.inquisitors if letter in attacking]
            return None if there and part.type in (None, *there) else unknown(str(part.type or "attacker"), there)
        case _:
            return too_few(len(content.extensions), "tower extensions")


def takes(part: MissionPart, mission: TownMission) -> bool:
    """Return whether a thing that a part asks to give away can serve a town mission. Source: MP-8.3.12."""
    kinds = {"homunculus": "homunculus", "equipment": "equipment", "fragment": "stone"}
    kind = kinds.get(mission.kind)
    fits_kind = kind is not None and part.kind in ("any", kind)
    return fits_kind and (mission.level is None or part.level in ("any", mission.level))


def serves(part: MissionPart, mission: TownMission) -> bool:
    """Return whether fulfilling a town mission fulfils the part: attacks are won, all others delivered for."""
    is_attack = mission.kind == "attack"
    return is_attack == (part.what == "win") and part.kind in ("any", mission.kind)


def fits(recipe: Recipe, part: MissionPart) -> bool:
    """Return whether making this recipe fulfils the part."""
    return part.kind in ("any", recipe.kind) and part.level in ("any", recipe.level)


CHECKS: Mapping[str, Check] = {
    "MP-10.2.4": scenarios_have_three_types,
    "MP-2.1.3": scenarios_have_last_days,
    "MP-3.1.3": campaigns_lead_on,
    "MP-10.2.5": scenarios_have_four_event_rows,
    "MP-5.3.1": effects_name_elements,
    "MP-5.3.4": improvements_raise,
    "MP-10.2.8": missions_pay_the_events,
    "MP-10.2.14": mission_parts_are_possible_for_all,
}
