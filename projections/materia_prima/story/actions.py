"""Turns, actions, missions and combat in the chronicle."""

from domain.kernel.fact import (
    DiceRolled,
)
from domain.materia_prima.elements import plus
from domain.materia_prima.facts.combat import (
    FigureAttacked,
    InquisitorAttacked,
    TowerAttacked,
)
from domain.materia_prima.facts.missions import MissionReplaced
from domain.materia_prima.facts.tower import AlchemistEquipped, ElementsConverted, RecipeTransmuted
from domain.materia_prima.facts.turn import ActionSpent, TurnStarted
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.figures import is_in_tower, own_figures
from domain.materia_prima.queries.missions import mission_for
from domain.materia_prima.state import State
from projections.materia_prima.board import cards
from projections.materia_prima.story.registry import details
from projections.materia_prima.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values, luck

TOLD_BY_THE_OUTCOME = ("attack", "defence", "destroy")
"""Purposes of rolls without a line of their own, because the attack after them tells the result."""


@details(DiceRolled)
def dice_rolled(before: State, fact: DiceRolled, after: State, messages: Messages) -> Values | None:
    """Return the faces, and the result of a roll for a mission."""
    if fact.purpose in TOLD_BY_THE_OUTCOME:
        return None
    faces = [str(face) for face in fact.rolled]
    total = sum(face for face in fact.rolled if isinstance(face, int))
    said: Values = {"faces": messages.join(faces), "purpose": fact.purpose}
    if fact.purpose == "mission":
        said |= mission_rolled(before, total, messages)
    return said


def mission_rolled(state: State, total: int, messages: Messages) -> Values:
    """Return the result of a roll for a mission; `known` is 0 if two figures of the turn could have made it."""
    figures = own_figures(state, state.turn) if state.turn in state.alchemists else ()
    near = [one for name in figures if (one := mission_for(state, name)) and one.defence is not None]
    if len({one.id for one in near}) != 1:
        return {"known": 0}
    defence = near[0].defence or 0
    mission = messages.say(f"mission-{near[0].id}")
    return {"known": 1, "mission": mission, "defence": defence, "total": total, "won": int(total > defence)}


@details(ActionSpent)
def action_spent(before: State, fact: ActionSpent, after: State, messages: Messages) -> Values | None:
    """Return values only for an action that costs nothing. given: whether a thing allows it, not the figure's own
    gift.
    """
    if fact.extra is None:
        return None
    source = fact.extra.partition(":")[0]
    own = source in before.pack.alchemists or source in before.homunculi
    return {"source": naming.source_name(messages, before.pack, source), "given": int(not own)}


@details(TurnStarted)
def turn_started(before: State, fact: TurnStarted, after: State, messages: Messages) -> Values:
    """Return whether the alchemist begins at home."""
    return {"home": int(is_in_tower(after, fact.colour))}


@details(ElementsConverted)
def elements_converted(before: State, fact: ElementsConverted, after: State, messages: Messages) -> Values:
    """Return everything that was used up."""
    return {"inputs": naming.elements(messages, plus(fact.carried, fact.stored))}


@details(RecipeTransmuted)
def recipe_transmuted(before: State, fact: RecipeTransmuted, after: State, messages: Messages) -> Values:
    """Return everything that was paid."""
    return {"inputs": naming.elements(messages, plus(fact.carried, fact.stored))}


@details(AlchemistEquipped)
def alchemist_equipped(before: State, fact: AlchemistEquipped, after: State, messages: Messages) -> Values:
    """Return only the changes that were made."""
    changes = [
        *([messages.say("equip-loaded", elements=naming.elements(messages, fact.loaded))] if fact.loaded else []),
        *([messages.say("equip-unloaded", elements=naming.elements(messages, fact.unloaded))] if fact.unloaded else []),
        *(messages.say("equip-put-on", item=naming.thing(messages, before, item)) for item in fact.put_on),
        *(messages.say("equip-taken-off", item=naming.thing(messages, before, item)) for item in fact.taken_off),
    ]
    return {"changes": "; ".join(changes), "changes_n": len(changes)}


@details(MissionReplaced)
def mission_replaced(before: State, fact: MissionReplaced, after: State, messages: Messages) -> Values:
    """Return the demands of the new mission."""
    return {"asks": cards.task_of(messages, after.pack.missions[fact.mission])}


@details(InquisitorAttacked)
def inquisitor_attacked(before: State, fact: InquisitorAttacked, after: State, messages: Messages) -> Values:
    """Return who won, against what, and the parts of both numbers."""
    made_of = inquisitors.sources(before, before.inquisitors[fact.inquisitor].type, "defence")
    dice, dice_of = values.attack(before, fact.figure), values.sources(before, fact.figure, "attack")
    return {
        "won": int(fact.rolled > fact.defence),
        "defence": naming.value(messages, before.pack, fact.defence, made_of),
        "rolled": naming.rolled(messages, before.pack, fact.rolled, dice, dice_of),
    }


@details(TowerAttacked)
def tower_attacked(before: State, fact: TowerAttacked, after: State, messages: Messages) -> Values:
    """Return what is really lost, and the parts of the strength if there are several.

    Source: MP-6.7.5. what: nothing in an empty tower or in another, all of one level, or also of levels below. An
    attack that finds nothing has the same words all day, so that several such attacks become one line.
    """
    made_of = inquisitors.sources(before, before.inquisitors[fact.inquisitor].type, "destroy")
    stored = before.alchemists[fact.colour].tower.elements
    levels = [before.pack.level[kind] for kind, count in stored.items() for _ in range(count)]
    lost = min(fact.count, sum(level <= fact.level for level in levels))
    what = "level" if lost <= levels.count(fact.level) else "lower"
    said: Values = {
        "lost": lost,
        "lost_word": messages.number(lost),
        "what": what if lost else "nothing" if levels else "empty",
        "strength": naming.value(messages, before.pack, fact.count, made_of),
        "strength_n": int(len(made_of) > 1),
    }
    return said if lost else {**said, "luck": luck(before.day)}


@details(FigureAttacked)
def figure_attacked(before: State, fact: FigureAttacked, after: State, messages: Messages) -> Values:
    """Return whether the defender held, against what, and the parts of both numbers."""
    made_of = inquisitors.sources(before, before.inquisitors[fact.inquisitor].type, "attack")
    dice, dice_of = values.defence(before, fact.figure), values.sources(before, fact.figure, "defence")
    return {
        "held": int(fact.rolled >= fact.attack),
        "attack": naming.value(messages, before.pack, fact.attack, made_of),
        "rolled": naming.rolled(messages, before.pack, fact.rolled, dice, dice_of),
    }
