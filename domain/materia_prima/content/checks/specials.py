"""Checks of special rules. Source: MP-0.1.1."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from domain.kernel.content.source import Path
from domain.materia_prima.content.checks.shared import Check, Faults, effects, elements_of, specials, unknown
from domain.materia_prima.content.parts import Content, Scenario
from domain.materia_prima.content.specials import (
    AlchemistModifier,
    ChangedRewards,
    During,
    EventCost,
    ExhaustedMines,
    FixedSetup,
    InquisitorModifier,
    LastDays,
    MissionPoints,
    RichMines,
    SpecialRule,
    Trigger,
)
from domain.materia_prima.tasks.effects import (
    BurnRecipes,
    ImproveAlchemists,
    ImproveInquisitors,
    ScatterElements,
    SendInquisitors,
)

SPECIALS_MAX = 12
"""The most special rules of a scenario, so that players can remember them."""

COUNT_MAX = 6
"""The most things that a special rule may send, scatter or burn at once."""

EFFECTS_MAX = 12
"""The most effects at once, since they all happen in one action."""


def specials_can_be(content: Content) -> Faults:
    """Yield special rules without an id of their own, without a time, or with unknown names."""
    ids = [special.id for _, _, special in specials(content)]
    others = ids_of_cards(content)
    for path, scenario, special in specials(content):
        if ids.count(special.id) > 1 or special.id in others:
            yield (*path, "id"), f"{special.id} is already the id of something else; choose another"
        if special.during.from_day > special.during.until:
            yield (
                (*path, "during"),
                f"from {special.during.from_day} until {special.during.until} is empty; the first day comes first",
            )
        yield from (((*path, *where), message) for where, message in faults_of(content, scenario, special))
    for number, scenario in enumerate(content.scenarios):
        if len(scenario.specials) > SPECIALS_MAX:
            yield ("scenario", number, "special"), f"{len(scenario.specials)} special rules; possible: {SPECIALS_MAX}"


def ids_of_cards(content: Content) -> set[str]:
    """Return the ids of everything that a status value may come from."""
    tables = (content.alarms, content.cards, content.recipes, content.extensions, content.alchemists)
    return {one.id for table in tables for one in table}


def faults_of(content: Content, scenario: Scenario, special: SpecialRule) -> Iterator[tuple[Path, str]]:
    """Yield what is wrong with the fields of a special rule, each with its path from the rule."""
    if types := [one for one in getattr(special, "types", ()) if one not in scenario.inquisitors]:
        yield ("types",), unknown(types[0], scenario.inquisitors)
    match special:
        case InquisitorModifier(amount=0) | AlchemistModifier(amount=0):
            yield ("amount",), "a change of 0 has no effect; set another number"
        case EventCost(points=0) | MissionPoints(points=0):
            yield ("points",), "a change of 0 has no effect; set another number"
        case ExhaustedMines(elements=elements) | RichMines(elements=elements):
            yield from known(elements, [one.id for one in content.elements if one.level == 1], "elements")
        case ChangedRewards(reward=rewards):
            yield from known(rewards.values(), elements_of(content), "reward")
            if not rewards or not set(rewards) <= {0, 1, 2}:
                yield ("reward",), "rewards are possible for 0, 1 and 2, at least one is needed"
        case FixedSetup():
            yield from setup_faults(content, scenario, special)
        case LastDays():
            yield from last_days_faults(scenario, special)
        case Trigger(on=moment, then=then):
            yield from trigger_faults(then)
            if special.types and moment != "inquisitor-defeated":
                yield ("types",), f"{moment} cannot have types; possible: inquisitor-defeated"


def known(words: Iterable[str], possible: Iterable[str], field: str) -> Iterator[tuple[Path, str]]:
    """Yield unknown words, and a fault if there are none."""
    all_words, all_possible = list(words), list(possible)
    yield from (((field,), unknown(one, all_possible)) for one in all_words if one not in all_possible)
    if not all_words:
        yield (field,), f"the list is empty; possible: {', '.join(sorted(all_possible))}"


def setup_faults(content: Content, scenario: Scenario, special: FixedSetup) -> Iterator[tuple[Path, str]]:
    """Yield unknown layouts and temples, and a setup that the campaign or the tutorial fixes already."""
    if special.layout is not None:
        yield from known([special.layout], [one.id for one in content.layouts], "layout")
        if any(one.next == scenario.id for one in content.scenarios):
            yield ("layout",), f"{scenario.id} follows another scenario and uses its board; remove the layout"
    if special.temple is not None:
        yield from known([special.temple], [one.id for one in content.temples], "temple")
    if special.during != During():
        yield ("during",), "a setup holds for the whole scenario; remove during"
    if scenario.tutorial:
        yield (), "a tutorial has its own setup; remove this rule"


def last_days_faults(scenario: Scenario, special: LastDays) -> Iterator[tuple[Path, str]]:
    """Yield faults of last days: one for each difficulty, easier ones later, declared once, for the whole scenario."""
    days = [special.days.get(one, 0) for one in ("hard", "normal", "easy")]
    if not 1 <= days[0] < days[1] < days[2]:
        yield ("days",), "days for hard, normal and easy are needed, each later than the one before"
    if special.during != During():
        yield ("during",), "the last days hold for the whole scenario; remove during"
    if sum(isinstance(one, LastDays) for one in scenario.specials) > 1:
        yield (), "the last days are declared twice; declare them once"
    if scenario.tutorial:
        yield (), "a tutorial has its own number of days; remove this rule"


def shown_at_every_difficulty(content: Content) -> Faults:
    """Yield special rules that hold on no day of the shortest game, and so not at every difficulty."""
    for path, scenario, special in specials(content):
        last = scenario.tutorial.days if scenario.tutorial else min(scenario.days.values())
        during = special.during
        days = range(during.from_day, min(during.until, last) + 1)
        if not any(day % during.every == 0 for day in days):
            yield (*path, "during"), f"{special.id} never holds by day {last}, the last one of the shortest game"


def trigger_faults(then: Iterable[object]) -> Iterator[tuple[Path, str]]:
    """Yield triggers without effects, and with improvements, which only an event row keeps."""
    effects = list(then)
    if not effects:
        yield ("then",), "no effects; add at least one"
    for effect in effects:
        if isinstance(effect, ImproveAlchemists | ImproveInquisitors):
            yield (
                ("then",),
                "improvements are only possible in event rows; use instead: alchemist-modifier, inquisitor-modifier",
            )


def effects_are_bounded(content: Content) -> Faults:
    """Yield counts below 1 or too high, in special rules and event rows.

    Also yield places with too many effects at once.
    """
    at_once = Counter(path for path, _ in effects(content))
    yield from (
        (path, f"{count} effects; possible: {EFFECTS_MAX}") for path, count in at_once.items() if count > EFFECTS_MAX
    )
    for path, effect in effects(content):
        if isinstance(effect, SendInquisitors | ScatterElements | BurnRecipes) and not 1 <= effect.count <= COUNT_MAX:
            yield path, f"a count of {effect.count}; possible: 1 to {COUNT_MAX}"


CHECKS: Mapping[str, Check] = {
    "MP-0.1.1": specials_can_be,
    "MP-3.1.1": shown_at_every_difficulty,
    "MP-0.1.6": effects_are_bounded,
}
