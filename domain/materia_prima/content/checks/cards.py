"""Checks of cards, recipes, missions and prices. Source: MP-10.2.1 to 10.2.3, 10.2.6, 10.2.11 to 10.2.13."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from domain.kernel.content.source import Path
from domain.materia_prima.content.checks.shared import (
    ALCHEMISTS_MAX,
    Check,
    Faults,
    alchemist_values,
    boards,
    elements_of,
    unknown,
)
from domain.materia_prima.content.parts import (
    Ability,
    Alchemist,
    Bonuses,
    Content,
    Extension,
    ExtraAction,
    InquisitorCard,
    Price,
    Recipe,
    RichMining,
)
from domain.materia_prima.vocabulary import BASIC_ACTIONS

LEVELS = (1, 2, 3)
KINDS = ("homunculus", "equipment", "stone")
COLOURS = {"green", "yellow", "brown", "grey"}


def alarm_cards_are_whole(content: Content) -> Faults:
    """Yield faults of alarm cards: at least 20, each with all four colours once and rewards for 0, 1 and 2."""
    levels = elements_of(content)
    if len(content.alarms) < 20:
        yield ("alarm",), f"{len(content.alarms)} alarm cards; at least 20 are needed"
    for number, card in enumerate(content.alarms):
        if len(card.order) != len(COLOURS) or set(card.order) != COLOURS:
            yield ("alarm", number, "order"), "each of the four colours is needed once"
        if set(card.reward) != {0, 1, 2}:
            yield ("alarm", number, "reward"), "rewards for 0, 1 and 2 are needed"
        for word in card.reward.values():
            if word not in levels:
                yield ("alarm", number, "reward"), unknown(word, levels)


def types_have_six_different_cards(content: Content) -> Faults:
    """Yield types without six different cards, and cards with both a modifier and the second-figure symbol."""
    letters = {one.letter for one in content.inquisitors}
    for number, card in enumerate(content.cards):
        if card.type not in letters:
            yield ("card", number, "type"), unknown(card.type, letters)
        if card.second_figure and card.modifier:
            yield ("card", number), f"{card.id} has both a modifier and the symbol; keep one of them"
    for number, kind in enumerate(content.inquisitors):
        faces = Counter(face(card) for card in content.cards if card.type == kind.letter)
        if faces.total() != 6 or len(faces) != 6:
            yield ("inquisitor", number), f"type {kind.letter} needs six different cards"


def face(card: InquisitorCard) -> tuple[bool, str, int]:
    """Return what distinguishes a card from the others of its type."""
    return (card.second_figure, *((card.modifier.stat, card.modifier.amount) if card.modifier else ("", 0)))


def types_have_fitting_targets(content: Content) -> Faults:
    """Yield types with wrong targets: a destroying type hunts only towers, an attacking type only figures."""
    for number, kind in enumerate(content.inquisitors):
        if (kind.attack is None) == (kind.destroy is None):
            yield ("inquisitor", number), f"type {kind.letter} needs either attack or destroy"
        if kind.destroy is not None and kind.targets != ("tower",):
            yield ("inquisitor", number, "primary"), f"type {kind.letter} destroys; its only possible target: tower"
        if kind.attack is not None and "tower" in kind.targets:
            yield ("inquisitor", number, "primary"), f"type {kind.letter} attacks; possible: alchemist, homunculus"


def recipes_fill_the_pool(content: Content) -> Faults:
    """Yield kinds with fewer than four recipes of level 1, or without a recipe on some level."""
    counts: Counter[tuple[str, int]] = Counter((one.kind, one.level) for one in content.recipes)
    for kind in KINDS:
        if counts[kind, 1] < ALCHEMISTS_MAX:
            yield ("recipe",), f"{counts[kind, 1]} recipes of level 1 for {kind}; at least 4 are needed"
        for level in LEVELS:
            if not counts[kind, level]:
                yield ("recipe",), f"no recipe of level {level} for {kind}; add one"


def recipes_serve_every_alchemist(content: Content) -> Faults:
    """Yield kinds and levels with fewer than four recipes, and homunculi with abilities that they cannot use."""
    counts: Counter[tuple[str, int]] = Counter((one.kind, one.level) for one in content.recipes)
    for kind in KINDS:
        for level in LEVELS:
            if counts[kind, level] < ALCHEMISTS_MAX:
                yield ("recipe",), f"{counts[kind, level]} recipes of level {level} for {kind}; at least 4 are needed"
    for number, recipe in enumerate(content.recipes):
        if recipe.kind == "homunculus" and not all(suits_a_homunculus(one) for one in recipe.abilities):
            allowed = ", ".join((*(f"extra-action {one}" for one in BASIC_ACTIONS), "rich-mining"))
            yield ("recipe", number), f"{recipe.id} has an ability that homunculi cannot use; possible: {allowed}"


def suits_a_homunculus(ability: Ability) -> bool:
    """Return whether a homunculus can use this ability."""
    return isinstance(ability, RichMining) or (isinstance(ability, ExtraAction) and ability.action in BASIC_ACTIONS)


def every_element_asked_can_be_had(content: Content) -> Faults:
    """Yield elements of recipes, missions and prices that can be neither mined nor made."""
    had = obtainable(content)
    for path, elements in asked(content):
        for element in elements:
            if element not in had:
                yield path, f"{element} can be neither mined nor made; possible: {', '.join(sorted(had))}"


def obtainable(content: Content) -> set[str]:
    """Return the elements that are mined in every layout, or made from such."""
    mined = [{one.mine for one in board.terrain.values() if one.mine} for _, board in boards(content)]
    had = set.intersection(*mined)
    for _ in LEVELS:
        had |= {one.output for one in content.conversions if set(one.inputs) <= had}
    return had


def asked(content: Content) -> Iterator[tuple[Path, Mapping[str, int]]]:
    """Yield every demand for elements."""
    for number, recipe in enumerate(content.recipes):
        yield ("recipe", number, "cost"), recipe.cost
    for number, mission in enumerate(content.missions):
        yield ("mission", number, "elements"), mission.elements
    for number, extension in enumerate(content.extensions):
        yield ("extension", number, "price"), extension.price.elements
    yield ("switches", "supply"), content.switches.supply


def rich_mining_names_a_mine(content: Content) -> Faults:
    """Yield rich mining of elements that have no mine."""
    base = [one.id for one in content.elements if one.level == 1]
    owners: Mapping[str, Sequence[Alchemist | Recipe | Extension]] = {
        "alchemist": content.alchemists,
        "recipe": content.recipes,
        "extension": content.extensions,
    }
    for table, things in owners.items():
        for number, one in enumerate(things):
            for ability in one.abilities:
                if isinstance(ability, RichMining) and ability.element not in base:
                    yield (table, number, "abilities"), unknown(ability.element, base)


def values_belong_to_the_kind(content: Content) -> Faults:
    """Yield values of recipes other than homunculi, bonuses of recipes other than items, and abilities of fragments."""
    for number, recipe in enumerate(content.recipes):
        if recipe.values and recipe.kind != "homunculus":
            yield ("recipe", number, "values"), f"{recipe.id} is not a homunculus; remove its values"
        if recipe.bonuses != Bonuses() and recipe.kind != "equipment":
            yield ("recipe", number, "bonuses"), f"{recipe.id} is not an item; remove its bonuses"
        if recipe.abilities and recipe.kind == "stone":
            yield ("recipe", number, "abilities"), f"{recipe.id} is a fragment; remove its abilities"
        if not recipe.cost:
            yield ("recipe", number, "cost"), f"{recipe.id} costs nothing; add elements"


def missions_say_what_they_ask(content: Content) -> Faults:
    """Yield missions with fields of another kind, or without those of their own."""
    for number, mission in enumerate(content.missions):
        if (mission.kind == "attack") != (mission.defence is not None):
            yield ("mission", number), f"{mission.id}: every attack mission has a defence, and no other mission"
        if (mission.kind == "element") != bool(mission.elements):
            yield ("mission", number), f"{mission.id}: every element mission has elements, and no other mission"
        if mission.kind in ("attack", "element") and mission.level is not None:
            yield ("mission", number), f"{mission.id}: only missions that ask for a thing have a level; remove it"


def demands_can_be_met(content: Content) -> Faults:
    """Yield demands above the lowest capacity, and defences that the strongest character's dice cannot exceed."""
    capacity = min((one.capacity for one in alchemist_values(content)), default=0)
    attack = max((one.attack for one in alchemist_values(content)), default=0)
    for number, mission in enumerate(content.missions):
        if sum(mission.elements.values()) > capacity:
            yield (
                ("mission", number, "elements"),
                f"more elements than a capacity of {capacity} can hold; ask for fewer",
            )
        if mission.defence is not None and mission.defence >= 2 * attack:
            yield (
                ("mission", number, "defence"),
                f"{attack} dice can never exceed a defence of {mission.defence}; lower it",
            )
    for number, extension in enumerate(content.extensions):
        if price_size(extension.price) > capacity:
            yield ("extension", number, "price"), f"more elements than a capacity of {capacity} can hold; ask for fewer"


def price_size(price: Price) -> int:
    """Return the number of elements in a price."""
    return sum(price.elements.values()) + price.different


def there_are_enough_characters(content: Content) -> Faults:
    """Yield too few characters, tower extensions or temples."""
    for table, things, least in (
        ("alchemist", len(content.alchemists), ALCHEMISTS_MAX),
        ("extension", len(content.extensions), 3),
        ("temple", len(content.temples), 1),
    ):
        if things < least:
            yield (table,), f"{things} of {table}; at least {least} are needed"


CHECKS: Mapping[str, Check] = {
    "MP-10.2.1": alarm_cards_are_whole,
    "MP-10.2.2": types_have_six_different_cards,
    "MP-10.2.3": types_have_fitting_targets,
    "MP-10.2.6": recipes_fill_the_pool,
    "MP-10.2.13": recipes_serve_every_alchemist,
    "MP-10.2.11": every_element_asked_can_be_had,
    "MP-8.1.10": rich_mining_names_a_mine,
    "MP-8.2.7": values_belong_to_the_kind,
    "MP-8.3.2": missions_say_what_they_ask,
    "MP-10.2.12": demands_can_be_met,
    "MP-3.2.6": there_are_enough_characters,
}
