"""The strategy of laying cards: the greedy bot searches all that it could lay now, card after card."""

from collections.abc import Iterator, Mapping
from math import inf

from msgspec import Struct

from projections.tainted_grail.bot.evaluation import CARD, HOLDINGS, NOTHING, Worth, of_effects, of_gift
from projections.tainted_grail.bot.features import Card, Features, Fight, Gate, Gift

WON = 100.0
"""The points for the wanted end, subtracted for the feared one; more than everything else together."""
HOPE = 0.3
"""The worth of a point that may come at the next activation."""
SEARCHED_MAX = 2_000
"""The most ways to lay cards that are searched before the best so far is taken."""


class Course(Struct, frozen=True):
    """A way to lay cards. places: of the hand as it is now, in order; edge: open after them; last: the last one.

    points: what it brings besides the score.
    """

    edge: Mapping[str, Gate]
    score: int
    points: float
    magic: int
    places: tuple[int, ...] = ()
    last: Card | None = None


def best_course(features: Features, fight: Fight, *, is_first: bool) -> tuple[float, Course]:
    """Return the best way to lay cards now, possibly none, and its points. is_first: nothing was laid in this
    activation.
    """
    courses = [Course(fight.edge, fight.score, 0.0, features.magic)]
    best, found = -inf, courses[0]
    for course in courses:  # grows
        may_be_first = is_first and not course.places
        points = end_of(features, fight, course, is_first=may_be_first)
        if points > best:
            best, found = points, course
        if len(courses) < SEARCHED_MAX:
            courses += continued(features, fight, course, is_first=may_be_first)
    return best, found


def continued(features: Features, fight: Fight, course: Course, *, is_first: bool) -> Iterator[Course]:
    """Yield the course with one more card, for each that may follow. is_first: any may."""
    if fight.room is not None and len(course.places) >= fight.room:
        return
    for place, card in enumerate(features.hand):
        if place not in course.places and (after := laid(features, fight, course, place, card, is_first=is_first)):
            yield after


def laid(features: Features, fight: Fight, course: Course, place: int, card: Card, *, is_first: bool) -> Course | None:
    """Return the course with this card at its end, None if the card must not follow."""
    opened = [*keys(features, fight, course, card, is_first=is_first)]
    if not is_first and all(gift.give != "extra" for _, _, gift in opened):
        return None
    placed = of_effects(fight, card.placed) if card.placed else NOTHING
    score, points, health, paid = course.score + placed.score, placed.points - CARD, placed.health, 0
    for height, gate, gift in opened:
        worth = of_gift(fight, gift, gate.attribute)
        price = HOLDINGS["magic"] if height == "magic" else 0.0
        score += worth.score * gate.times
        points += worth.points * gate.times - price
        health += worth.health * gate.times
        paid += height == "magic"
    return Course(
        card.right,
        max(0, score) if fight.is_combat else score,
        course.points + points - health * dear(features),
        course.magic - paid,
        (*course.places, place),
        card,
    )


def keys(
    features: Features, fight: Fight, course: Course, card: Card, *, is_first: bool
) -> Iterator[tuple[str, Gate, Gift]]:
    """Yield the keys that a card would activate at the end of a course; Magic is paid if it is worth it or lets the
    card follow.
    """
    for height, gift in card.left.items():
        gate = course.edge.get(height)
        if gate is None or gate.block:
            continue
        if height == "magic":
            wanted = gift.give == "extra" and not is_first
            if course.magic > 0 and (wanted or is_worth_paying(fight, gift)):
                yield height, gate, gift
        elif gate.attribute is None or features.values[gate.attribute] >= gate.level:
            yield height, gate, gift


def is_worth_paying(fight: Fight, gift: Gift) -> bool:
    """Return whether a bonus is worth a Magic."""
    return of_gift(fight, gift, None).whole > HOLDINGS["magic"]


def end_of(features: Features, fight: Fight, course: Course, *, is_first: bool) -> float:
    """Return what a course is worth if no more cards are laid: its gain, then the enemy's attack. is_first: nothing was
    laid.
    """
    gained = course.points + course.score - fight.score
    if course.score >= fight.goal:
        return gained + WON
    if not fight.is_combat and course.score <= fight.bottom:
        return gained - WON
    many = fight.laid + len(course.places)
    if is_first or (fight.is_alert and many < ALERT_MIN):
        seized = of_effects(fight, fight.opportunity)
        gained += seized.whole - seized.health * (dear(features) - 1) + CARD * is_first
    attack = attack_at(fight, course.score)
    hurt = 0 if course.last is not None and course.last.ignores else attack.health
    reduced = max(0, hurt - (course.last.reduce if course.last else 0))
    return gained + attack.score + attack.points - reduced * dear(features) + HOPE * hope(features, fight, course)


ALERT_MIN = 2
"""The fewest cards that stop an Alert enemy from an opportunity attack. Source: TG-6.12.1."""


def attack_at(fight: Fight, score: int) -> Worth:
    """Return the enemy's effects at this pool or marker. Source: TG-6.6.19, 6.6.20."""
    line = next((one for one in fight.lines if one.least <= score <= one.most), None)
    return of_effects(fight, line.effects) if line else Worth()


def dear(features: Features) -> float:
    """Return what a point of Health is worth: the fewer are left, the more."""
    return 0.7 if features.health > 6 else 1.0 if features.health > 3 else 2.0


def hope(features: Features, fight: Fight, course: Course) -> float:
    """Return what the best card left in hand would bring at the end of a course."""
    left = [card for place, card in enumerate(features.hand) if place not in course.places]
    return max([standalone(features, fight, course, card) for card in left], default=0.0)


def standalone(features: Features, fight: Fight, course: Course, card: Card) -> float:
    """Return what a card brings as the first one laid at the end of a course."""
    brought = 0.0
    for _, gate, gift in keys(features, fight, course, card, is_first=True):
        brought += of_gift(fight, gift, gate.attribute).whole * gate.times
    return brought


def use_of(features: Features, card: Card) -> float:
    """Return how useful a card is wherever it is laid: what it can give, and what it lets follow."""
    gates = sum(gate.attribute is None or features.values[gate.attribute] >= gate.level for gate in card.right.values())
    gifts = sum(
        gift.count for gift in card.left.values() if gift.give in ("pool", "affinity", "variable", "extra", "draw")
    )
    return gifts + gates / 2
