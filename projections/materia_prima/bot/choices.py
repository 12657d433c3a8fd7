"""The greedy bot's answers where an action asks for more: which recipes, elements or things."""

from collections.abc import Collection, Iterator, Sequence

from domain.materia_prima.board.hexes import distance
from projections.materia_prima.bot.features.parts import MAKING, Card, Features, Ground
from projections.materia_prima.bot.plan import Plan
from projections.materia_prima.bot.trade import handovers
from projections.materia_prima.bot.work import can_be_made, effort, home_of, stock

PLACE = "place:"
KEEP, DISCARD, CONVERT = "keep:", "discard:", "convert:"
CARRY, WEAR, GIVE, DROP, PICK_UP = "carry:", "wear:", "give:", "drop:", "pick-up:"
GIVE_UP, DONE = "give-homunculus", "done"
ASKED = (PLACE, KEEP, DISCARD, CONVERT, CARRY, WEAR, GIVE, DROP, PICK_UP, GIVE_UP)
"""The beginnings of keys for which the bot looks at the board outside the menu of a turn."""


def best_place(ground: Ground, keys: Sequence[str]) -> str:
    """Return the place that is nearest to a mine of every element. keys: `place:q,r`."""

    mines = [[at for at, kind in ground.mines.items() if kind == each] for each in set(ground.mines.values())]
    wanted = [places for places in (*mines, ground.towns) if places]

    def way(key: str) -> int:
        q, r = map(int, key.removeprefix(PLACE).split(","))
        return sum(min([distance((q, r), at) for at in places]) for places in wanted)

    return min(keys, key=way)


def chosen(features: Features, keys: Sequence[str], taken: Collection[str]) -> Iterator[str]:
    """Yield answers to a question, best first. taken: the kinds already chosen."""
    plan = Plan(features)
    first = keys[0]
    if first.startswith((KEEP, DISCARD)):
        yield from recipes(features, keys)
    elif first.startswith(CONVERT):
        yield from (CONVERT + kind for kind in conversions(features, plan) if kind not in taken)
    elif first.startswith(GIVE):
        yield from (GIVE + kind for kind in gifts(features, plan) if kind not in taken)
    elif any(key.startswith(WEAR) for key in keys):
        yield from items(features, plan, taken)
    elif any(key.startswith(CARRY) for key in keys):
        yield from (CARRY + kind for kind in load(features, plan, taken))
    elif first.startswith(PICK_UP):
        yield from (key for key in keys if key.removeprefix(PICK_UP) in plan.left.gathered)
    elif first.startswith(DROP):
        yield from sorted(
            (key for key in keys if key.startswith(DROP)), key=lambda key: key[len(DROP) :] in plan.wanted
        )
    elif first == GIVE_UP:
        yield from given_up(features)
    if DONE in keys:
        yield DONE


def recipes(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield the recipes to keep: those that an open part of a mission asks for; the discarded ones are others, then the
    dearest.
    """
    cards = {card.id: card for card in (*features.recipes, *features.researched)}
    useful = {id for id, card in cards.items() if is_wished(features, card)}
    home = home_of(features, features.colour)
    drawn = sorted(features.researched, key=lambda card: (effort(features, home, card.cost), card.id))
    yield from (KEEP + card.id for card in drawn if card.id in useful)
    useless = [key for key in keys if key.startswith(DISCARD) and key.removeprefix(DISCARD) not in useful]
    yield from useless
    dear = [key for key in keys if key.startswith(DISCARD)]
    yield from sorted(dear, key=lambda key: -effort(features, home, cards[key.removeprefix(DISCARD)].cost))


def is_wished(features: Features, card: Card) -> bool:
    """Return whether the mission of any alchemist still asks for such a thing or for its research."""
    asking = (*MAKING, "research")
    return any(
        wish.what in asking and wish.is_met_by(card) for one in features.alchemists.values() for wish in one.wishes
    )


def conversions(features: Features, plan: Plan) -> list[str]:
    """Return the elements to convert now."""
    there = stock(features, features.colour)
    return sorted({kind for kind in plan.left.made if can_be_made(features, kind, there)})


def gifts(features: Features, plan: Plan) -> tuple[str, ...]:
    """Return the gifts of the open exchange, which is the first that any own figure would begin."""
    own = (one for one in features.figures.values() if one.colour == features.colour and one.left)
    return next((each.kinds for one in own for each in handovers(features, plan, one)), ())


def items(features: Features, plan: Plan, taken: Collection[str]) -> Iterator[str]:
    """Yield what a town asks for, then what was worn."""
    job = plan.job(features.colour)
    mission = job.town.mission if job else None
    own = features.own
    wanted = [each for each in own.items if mission and mission.is_served_by(each)]
    yield from (WEAR + each.id for each in (*wanted[:1], *own.worn, *own.items) if each.id not in taken)


def load(features: Features, plan: Plan, taken: Collection[str]) -> Iterator[str]:
    """Yield what to load for a town. Several of a kind come last: offers name the kinds taken, not how many."""
    job = plan.job(features.colour)
    cost = job.cost if job and not plan.recipes else features.alchemist.carried
    for kind, count in sorted(cost.items(), key=lambda one: one[1]):
        if count > 1 or kind not in taken:
            yield kind


def given_up(features: Features) -> Iterator[str]:
    """Yield giving up a homunculus for the mission of its town, unless it is needed at the end."""
    for one in features.homunculi(features.colour):
        town = features.town_at(one.hex)
        if town and town.mission and town.mission.is_served_by(one.card) and features.is_spare(one.card):
            yield GIVE_UP
