"""What the greedy bot of Materia Prima answers where an action asks for more: which recipes, elements or things."""

from collections.abc import Collection, Iterator, Sequence

from domain.materia_prima.board import distance
from projections.materia_prima.bot.features import MAKING, Card, Features, Ground
from projections.materia_prima.bot.plan import Plan, plan_of
from projections.materia_prima.bot.trade import handovers
from projections.materia_prima.bot.work import can_be_made, effort, stock

PLACE = "place:"
KEEP, DISCARD, CONVERT, CARRY, GIVE, DROP, PICK_UP, PAY = (
    "keep:",
    "discard:",
    "convert:",
    "carry:",
    "give:",
    "drop:",
    "pick-up:",
    "pay:",
)
WEAR, GIVE_UP, DONE = "wear:", "give-homunculus", "done"
ASKED = (PLACE, KEEP, DISCARD, CONVERT, CARRY, GIVE, DROP, PICK_UP, PAY, WEAR, GIVE_UP)
"""How the keys of questions begin that the bot looks at the board for."""


def best_place(ground: Ground, keys: Sequence[str]) -> str:
    """Where a tower stands best: near to a mine of every element. keys: `place:q,r`."""

    def way(key: str) -> int:
        q, r = map(int, key.removeprefix(PLACE).split(","))
        wanted = [[at for at, kind in ground.mines.items() if kind == each] for each in set(ground.mines.values())]
        return sum(min(distance((q, r), at) for at in places) for places in (*wanted, ground.towns) if places)

    return min(keys, key=way)


def chosen(features: Features, keys: Sequence[str], taken: Collection[str]) -> Iterator[str]:
    """What to answer, the best first. taken: the kinds that were chosen already."""
    plan = plan_of(features)
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
    """Which recipes to keep or to give up: those stay that somebody's part of the mission asks for."""
    cards = {card.id: card for card in (*features.recipes, *features.researched)}
    useful = {id for id, card in cards.items() if is_wished(features, card)}
    drawn = sorted(features.researched, key=lambda card: (effort(features, features.colour, card.cost), card.id))
    yield from (KEEP + card.id for card in drawn if card.id in useful)
    useless = [key for key in keys if key.startswith(DISCARD) and key.removeprefix(DISCARD) not in useful]
    yield from useless
    dear = [key for key in keys if key.startswith(DISCARD)]
    yield from sorted(dear, key=lambda key: -effort(features, features.colour, cards[key.removeprefix(DISCARD)].cost))


def is_wished(features: Features, card: Card) -> bool:
    """Whether any alchemist's mission still asks for such a thing; the own one's research counts too."""
    asking = (*MAKING, "research")
    return any(
        wish.what in asking and wish.is_met_by(card) for one in features.alchemists.values() for wish in one.wishes
    )


def conversions(features: Features, plan: Plan) -> list[str]:
    """What to convert now."""
    there = stock(features, features.colour)
    return sorted({kind for kind in plan.left.made if can_be_made(features, kind, there)})


def gifts(features: Features, plan: Plan) -> tuple[str, ...]:
    """What is given in the exchange that is under way: the first that any own figure would begin."""
    own = (one for one in features.figures.values() if one.colour == features.colour and one.left)
    return next((each.kinds for one in own for each in handovers(features, plan, one)), ())


def items(features: Features, plan: Plan, taken: Collection[str]) -> Iterator[str]:
    """What to wear: what a town asks for, then what was worn."""
    job = plan.job(features.colour)
    mission = job.town.mission if job else None
    own = features.own
    asked = [each for each in own.items if mission and mission.is_served_by(each)]
    yield from (WEAR + each.id for each in (*asked[:1], *own.worn, *own.items) if each.id not in taken)


def load(features: Features, plan: Plan, taken: Collection[str]) -> Iterator[str]:
    """What to carry to a town; several of a kind last, for only the kinds are known that were taken."""
    job = plan.job(features.colour)
    cost = job.cost if job and not plan.recipes else features.alchemist.carried
    for kind, count in sorted(cost.items(), key=lambda one: one[1]):
        if count > 1 or kind not in taken:
            yield kind


def given_up(features: Features) -> Iterator[str]:
    """Whether the homunculus that has come to a town goes for its mission: if it is not needed at the end."""
    for one in features.homunculi(features.colour):
        town = features.town_at(one.hex)
        card = Card(one.name, "homunculus", one.level, {})
        if town and town.mission and town.mission.is_served_by(card) and features.is_spare(card):
            yield GIVE_UP
