"""Cards as the board view shows them: what stands on them, in words and as data."""

from collections.abc import Iterable, Mapping
from typing import Any

from domain.materia_prima.content.pack import (
    Ability,
    AlarmCard,
    Bonuses,
    EventRow,
    Extension,
    ExtraAction,
    Modifier,
    Pack,
    Recipe,
    RichMining,
    SpecialRule,
    TownMission,
    Values,
)
from domain.materia_prima.content.words import RANDOM
from domain.materia_prima.tasks import (
    Effect,
    GainElements,
    GiveUpThing,
    ImproveAlchemists,
    ImproveInquisitors,
    LoseElements,
)
from domain.materia_prima.tasks.effects import BurnRecipes, LoseSoulStone, ScatterElements, SendInquisitors
from projections.materia_prima import naming
from projections.words import Words, sentence

View = dict[str, Any]


def card(words: Words, table: str, id: str) -> View:
    """A card's id, name and what is written on it."""
    key = f"{table}-{id}"
    text = f"{key}-text"
    return {"id": id, "name": words.say(key), "text": words.say(text) if text in words else None}


def layout(words: Words, pack: Pack, word: str) -> View:
    """A layout: ready, free, or by chance."""
    ready = word in pack.layouts or word == RANDOM
    return {**card(words, "layout", word if ready else "free"), "id": word}


def counted(words: Words, elements: Mapping[str, int]) -> list[View]:
    """A multiset of elements, kind by kind."""
    return [{"element": kind, "name": naming.element(words, kind), "count": n} for kind, n in elements.items()]


def stat(words: Words, name: str) -> str:
    """The name of a status value."""
    return words.say(f"stat-{name}")


def ability(words: Words, one: Ability) -> View:
    """An ability, in words."""
    tag = str(type(one).__struct_config__.tag)
    match one:
        case ExtraAction(action=action):
            text = words.say(f"ability-{tag}", action=words.say(f"action-{action}"))
        case RichMining(element=kind):
            text = words.say(f"ability-{tag}", element=naming.element(words, kind))
        case _:
            text = words.say(f"ability-{tag}")
    return {"ability": tag, "text": text}


def bonuses(words: Words, one: Bonuses | Values) -> list[View]:
    """What is added to status values; what adds nothing is left out."""
    amounts = {name: getattr(one, name) for name in one.__struct_fields__}
    return [{"stat": name, "name": stat(words, name), "amount": n} for name, n in amounts.items() if n]


def bonus(words: Words, name: str, amount: int) -> str:
    """What somebody gets: "one more action", "+1 to attack"."""
    return words.say("bonus", stat=name, name=stat(words, name), amount=amount, word=words.number(amount))


def modifiers(words: Words, ones: Iterable[Modifier]) -> list[View]:
    """What a card adds to the status values of inquisitors."""
    return [{"stat": one.stat, "name": stat(words, one.stat), "amount": one.amount} for one in ones]


def recipe(words: Words, pack: Pack, id: str) -> View:
    """A recipe: its kind, level, cost and what it makes."""
    one: Recipe = pack.recipes[id]
    values = pack.homunculus_values.get(id)
    return {
        **card(words, "recipe", id),
        "kind": one.kind,
        "kind_name": words.say(f"kind-{one.kind}"),
        "level": one.level,
        "cost": counted(words, one.cost),
        "values": bonuses(words, values) if values else [],
        "bonuses": bonuses(words, one.bonuses),
        "abilities": [ability(words, each) for each in one.abilities],
    }


def extension(words: Words, pack: Pack, id: str) -> View:
    """A tower extension: its price and what it adds."""
    one: Extension = pack.extensions[id]
    price = one.price
    parts = [naming.elements(words, price.elements)] if price.elements else []
    if price.different:
        several = words.number(price.different)
        parts.append(words.say("price-different", count=price.different, word=several, level=price.level))
    return {
        **card(words, "extension", id),
        "price": words.join(parts),
        "cost": {"elements": counted(words, price.elements), "different": price.different, "level": price.level},
        "bonuses": bonuses(words, one.bonuses),
        "abilities": [ability(words, each) for each in one.abilities],
    }


def mission(words: Words, pack: Pack, id: str) -> View:
    """A town mission: what it asks and what it is worth."""
    one: TownMission = pack.missions[id]
    return {
        **card(words, "mission", id),
        "kind": one.kind,
        "asks": task_of(words, one),
        "defence": one.defence,
        "elements": counted(words, one.elements),
        "level": one.level,
        "points": one.points,
    }


def task_of(words: Words, one: TownMission) -> str:
    """What a town mission asks, in words."""
    return words.say(
        f"mission-asks-{one.kind}",
        defence=one.defence or 0,
        elements=naming.elements(words, one.elements),
        level=one.level or 0,
    )


def alarm(words: Words, one: AlarmCard) -> View:
    """An alarm card: town, modifiers, markers, rewards and turn order."""
    return {
        **card(words, "alarm", one.id),
        "town": one.town,
        "town_name": naming.town(words, one.town),
        "modifiers": modifiers(words, one.modifiers),
        "markers": [
            {
                "figure": marker.figure,
                "figure_name": words.say(f"kind-{marker.figure}"),
                "direction": marker.direction,
                "direction_name": words.say(f"direction-{marker.direction.lower()}"),
            }
            for marker in one.markers
        ],
        "reward": [
            {"pips": pips, "element": kind, "name": naming.element(words, kind)}
            for pips, kind in sorted(one.reward.items())
        ],
        "order": list(one.order),
    }


def inquisitor_card(words: Words, pack: Pack, id: str) -> View:
    """An inquisitor card: its modifier, or the second-figure symbol."""
    one = pack.cards[id]
    return {
        "id": id,
        "name": words.say(f"card-{id}"),
        "type": one.type,
        "modifiers": modifiers(words, (one.modifier,) if one.modifier else ()),
        "second_figure": one.second_figure,
    }


def event(words: Words, scenario: str, row: EventRow, side: str | None, cost: int) -> View:
    """A row of the event table. side: the one that happened, None while it is open; cost: in points now."""
    return {
        "day": row.day,
        "cost": cost,
        "side": side,
        "alchemists": event_side(words, f"scenario-{scenario}-day-{row.day}-alchemists", row.alchemists),
        "inquisition": event_side(words, f"scenario-{scenario}-day-{row.day}-inquisition", row.inquisition),
    }


def event_side(words: Words, key: str, effects: Iterable[Effect]) -> View:
    """One side of an event row: its story, and what it does."""
    story = words.say(key) if key in words else None
    return {"text": story, "effects": [sentence(effect(words, one)) for one in effects]}


def effect(words: Words, one: Effect) -> str:
    """What an effect does, in words."""
    key = f"effect-{str(type(one).__struct_config__.tag).removeprefix('mp.')}"
    match one:
        case GiveUpThing(sort=sort):
            text = words.say(key, thing=words.say(f"kind-{sort}"), sort=sort)
        case ImproveAlchemists(stat=name, amount=amount) | ImproveInquisitors(stat=name, amount=amount):
            text = words.say(key, bonus=bonus(words, name, amount))
        case GainElements(element=kind, count=count) | LoseElements(element=kind, count=count):
            text = words.say(key, elements=naming.elements(words, {kind: count}))
        case ScatterElements(element=kind, count=count, towns=towns):
            places = words.join([naming.town(words, town) for town in towns])
            text = words.say(key, elements=naming.elements(words, {kind: count}), elements_n=count, towns=places)
        case SendInquisitors(town=town, count=count):
            text = words.say(key, count=count, word=words.number(count), town=naming.town(words, town))
        case BurnRecipes(count=count):
            text = words.say(key, count=count, word=words.number(count))
        case LoseSoulStone(which=which):
            text = words.say(key, which=which)
        case _:
            text = words.say(key)
    return text


def special(words: Words, one: SpecialRule) -> View:
    """A special rule: what it is called, and what it says."""
    return {**card(words, "special", one.id), "special": str(type(one).__struct_config__.tag)}
