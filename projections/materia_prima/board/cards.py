"""Cards in the board view: what is on them, in words and as data."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

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
from domain.materia_prima.tasks.effects import (
    BurnRecipes,
    Effect,
    GainElements,
    GiveUpThing,
    ImproveAlchemists,
    ImproveInquisitors,
    LoseElements,
    LoseSoulStone,
    ScatterElements,
    SendInquisitors,
)
from domain.materia_prima.vocabulary import RANDOM, Side
from projections.board.form import LyingView
from projections.materia_prima import ids
from projections.materia_prima.board.form.cards import (
    AbilityView,
    AlarmView,
    BonusView,
    CardView,
    ElementView,
    EventView,
    ExtensionView,
    InquisitorCardView,
    RecipeView,
    SideView,
    SpecialView,
    TownMissionView,
)
from projections.materia_prima.words import naming
from projections.text.messages import Messages, sentence

SHARED = 4096
"""The most parts of one kind that boards share, each in one language."""
KINDS = {"alchemist": "character"}
"""Tables of messages -> kinds of ids, where their names differ."""


def lying(kind: Callable[[str], str], names: Iterable[str]) -> list[LyingView]:
    """Return cards that lie there, by their ids. kind: see `projections.materia_prima.ids`."""
    return [{"id": kind(one)} for one in names]


def card(messages: Messages, table: str, id: str) -> CardView:
    """Return a card's id, name and text."""
    key = f"{table}-{id}"
    text = f"{key}-text"
    return {
        "id": f"{KINDS.get(table, table)}:{id}",
        "name": messages.say(key),
        "text": messages.say(text) if text in messages else None,
    }


def layout(messages: Messages, pack: Pack, word: str) -> CardView:
    """Return a layout: ready, free, or by chance."""
    ready = word in pack.layouts or word == RANDOM
    return {**card(messages, "layout", word if ready else "free"), "id": ids.layout(word)}


def counted(messages: Messages, elements: Mapping[str, int]) -> list[ElementView]:
    """Return a multiset of elements, kind by kind."""
    return [element(messages, kind, n) for kind, n in elements.items()]


@lru_cache(SHARED)
def element(messages: Messages, kind: str, count: int) -> ElementView:
    """Return so many elements of a kind. Not to be changed."""
    return {"element": kind, "name": naming.element(messages, kind), "count": count}


def stat(messages: Messages, name: str) -> str:
    """Return the name of a status value."""
    return messages.say(f"stat-{name}")


def ability(messages: Messages, one: Ability) -> AbilityView:
    """Return an ability, in words."""
    tag = str(type(one).__struct_config__.tag)
    match one:
        case ExtraAction(action=action):
            text = messages.say(f"ability-{tag}", action=messages.say(f"action-{action}"))
        case RichMining(element=kind):
            text = messages.say(f"ability-{tag}", element=naming.element(messages, kind))
        case _:
            text = messages.say(f"ability-{tag}")
    return {"ability": tag, "text": text}


def bonuses(messages: Messages, one: Bonuses | Values) -> list[BonusView]:
    """Return the additions to status values, without those that add nothing."""
    amounts = {name: getattr(one, name) for name in one.__struct_fields__}
    return [{"stat": name, "name": stat(messages, name), "amount": n} for name, n in amounts.items() if n]


def bonus(messages: Messages, name: str, amount: int) -> str:
    """Return a bonus: "one more action", "+1 to attack"."""
    return messages.say("bonus", stat=name, name=stat(messages, name), amount=amount, word=messages.number(amount))


def modifiers(messages: Messages, ones: Iterable[Modifier]) -> list[BonusView]:
    """Return a card's additions to the status values of inquisitors."""
    return [{"stat": one.stat, "name": stat(messages, one.stat), "amount": one.amount} for one in ones]


def recipe(messages: Messages, pack: Pack, id: str) -> RecipeView:
    """Return a recipe: its kind, level, cost and result."""
    one: Recipe = pack.recipes[id]
    values = pack.homunculus_values.get(id)
    return {
        **card(messages, "recipe", id),
        "kind": one.kind,
        "kind_name": messages.say(f"kind-{one.kind}"),
        "level": one.level,
        "cost": counted(messages, one.cost),
        "values": bonuses(messages, values) if values else [],
        "bonuses": bonuses(messages, one.bonuses),
        "abilities": [ability(messages, each) for each in one.abilities],
    }


def extension(messages: Messages, pack: Pack, id: str) -> ExtensionView:
    """Return a tower extension: its price and additions."""
    one: Extension = pack.extensions[id]
    price = one.price
    parts = [naming.elements(messages, price.elements)] if price.elements else []
    if price.different:
        several = messages.number(price.different)
        parts.append(messages.say("price-different", count=price.different, word=several, level=price.level))
    return {
        **card(messages, "extension", id),
        "price": messages.join(parts),
        "cost": {"elements": counted(messages, price.elements), "different": price.different, "level": price.level},
        "bonuses": bonuses(messages, one.bonuses),
        "abilities": [ability(messages, each) for each in one.abilities],
    }


def mission(messages: Messages, pack: Pack, id: str) -> TownMissionView:
    """Return a town mission: its demands and points."""
    one: TownMission = pack.missions[id]
    return {
        **card(messages, "mission", id),
        "kind": one.kind,
        "asks": task_of(messages, one),
        "defence": one.defence,
        "elements": counted(messages, one.elements),
        "level": one.level,
        "points": one.points,
    }


def task_of(messages: Messages, one: TownMission) -> str:
    """Return the demands of a town mission, in words."""
    return messages.say(
        f"mission-asks-{one.kind}",
        defence=one.defence or 0,
        elements=naming.elements(messages, one.elements),
        level=one.level or 0,
    )


def alarm(messages: Messages, one: AlarmCard) -> AlarmView:
    """Return an alarm card: town, modifiers, markers, rewards and turn order."""
    return {
        **card(messages, "alarm", one.id),
        "town": one.town,
        "town_name": naming.town(messages, one.town),
        "modifiers": modifiers(messages, one.modifiers),
        "markers": [
            {
                "figure": marker.figure,
                "figure_name": messages.say(f"kind-{marker.figure}"),
                "direction": marker.direction,
                "direction_name": messages.say(f"direction-{marker.direction.lower()}"),
            }
            for marker in one.markers
        ],
        "reward": [
            {"pips": pips, "element": kind, "name": naming.element(messages, kind)}
            for pips, kind in sorted(one.reward.items())
        ],
        "order": list(one.order),
    }


def inquisitor_card(messages: Messages, pack: Pack, id: str) -> InquisitorCardView:
    """Return an inquisitor card: its modifier, or the second-figure symbol."""
    one = pack.cards[id]
    return {
        "id": ids.inquisitor_card(id),
        "name": messages.say(f"card-{id}"),
        "type": one.type,
        "modifiers": modifiers(messages, (one.modifier,) if one.modifier else ()),
        "second_figure": one.second_figure,
    }


def event(messages: Messages, scenario: str, row: EventRow, side: Side | None, cost: int) -> EventView:
    """Return a row of the event table. side: the one that happened, None while it is open; cost: current points."""
    return {
        "id": ids.event(row.day),
        "day": row.day,
        "cost": cost,
        "side": side,
        "alchemists": event_side(messages, f"scenario-{scenario}-day-{row.day}-alchemists", row.alchemists),
        "inquisition": event_side(messages, f"scenario-{scenario}-day-{row.day}-inquisition", row.inquisition),
    }


@lru_cache(SHARED)
def event_side(messages: Messages, key: str, effects: tuple[Effect, ...]) -> SideView:
    """Return one side of an event row: its story, and its effects. Not to be changed."""
    story = messages.say(key) if key in messages else None
    return {"text": story, "effects": [sentence(effect(messages, one)) for one in effects]}


def effect(messages: Messages, one: Effect) -> str:
    """Return an effect in words."""
    key = f"effect-{str(type(one).__struct_config__.tag).removeprefix('mp.')}"
    match one:
        case GiveUpThing(sort=sort):
            text = messages.say(key, thing=messages.say(f"kind-{sort}"), sort=sort)
        case ImproveAlchemists(stat=name, amount=amount) | ImproveInquisitors(stat=name, amount=amount):
            text = messages.say(key, bonus=bonus(messages, name, amount))
        case GainElements(element=kind, count=count) | LoseElements(element=kind, count=count):
            text = messages.say(key, elements=naming.elements(messages, {kind: count}))
        case ScatterElements(element=kind, count=count, towns=towns):
            places = messages.join([naming.town(messages, town) for town in towns])
            text = messages.say(key, elements=naming.elements(messages, {kind: count}), elements_n=count, towns=places)
        case SendInquisitors(town=town, count=count):
            text = messages.say(key, count=count, word=messages.number(count), town=naming.town(messages, town))
        case BurnRecipes(count=count):
            text = messages.say(key, count=count, word=messages.number(count))
        case LoseSoulStone(which=which):
            text = messages.say(key, which=which)
        case _:
            text = messages.say(key)
    return text


def special(messages: Messages, one: SpecialRule) -> SpecialView:
    """Return a special rule: its name and text."""
    return {**card(messages, "special", one.id), "special": str(type(one).__struct_config__.tag)}
