"""The strategy of laying cards: the greedy bot searches all that it could lay now, card after card."""

from collections.abc import Iterator, Mapping, Sequence
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


class Key(Struct, frozen=True):
    """A key that a card would activate. worth: of its bonus once; times: how often it counts."""

    height: str
    gives: str
    worth: Worth
    times: int


class Follower(Struct, frozen=True):
    """A card of the hand that may be the next one at the end of a course. keys: those that it would activate there."""

    place: int
    card: Card
    keys: Sequence[Key]

    @property
    def points(self) -> float:
        """What the card brings if nothing else is laid before it."""
        return sum([key.worth.whole * key.times for key in self.keys], 0.0)


def best_course(features: Features, fight: Fight, *, is_first: bool) -> tuple[float, Course]:
    """Return the best way to lay cards now, possibly none, and its points. is_first: nothing was laid in this
    activation.
    """
    courses = [Course(fight.edge, fight.score, 0.0, features.magic)]
    best, found = -inf, courses[0]
    for course in courses:  # grows
        may_be_first = is_first and not course.places
        followers = followers_of(features, fight, course, is_first=may_be_first)
        points = end_of(features, fight, course, followers, is_first=may_be_first)
        if points > best:
            best, found = points, course
        if len(courses) < SEARCHED_MAX:
            courses += continued(features, fight, course, followers, is_first=may_be_first)
    return best, found


def followers_of(features: Features, fight: Fight, course: Course, *, is_first: bool) -> list[Follower]:
    """Return the cards that are left in hand after a course. is_first: nothing was laid."""
    return [
        Follower(place, card, keys(features, fight, course, card, is_first=is_first))
        for place, card in enumerate(features.hand)
        if place not in course.places
    ]


def continued(
    features: Features, fight: Fight, course: Course, followers: Sequence[Follower], *, is_first: bool
) -> Iterator[Course]:
    """Yield the course with one more card, for each that may follow. is_first: any may."""
    if fight.room is not None and len(course.places) >= fight.room:
        return
    for follower in followers:
        if is_first or any(key.gives == "extra" for key in follower.keys):
            yield laid(features, fight, course, follower)


def laid(features: Features, fight: Fight, course: Course, follower: Follower) -> Course:
    """Return the course with this card at its end."""
    card = follower.card
    placed = of_effects(fight, card.placed) if card.placed else NOTHING
    score, points, health, paid = course.score + placed.score, placed.points - CARD, placed.health, 0
    for key in follower.keys:
        worth, times, is_paid = key.worth, key.times, key.height == "magic"
        score += worth.score * times
        points += worth.points * times - (HOLDINGS["magic"] if is_paid else 0.0)
        health += worth.health * times
        paid += is_paid
    return Course(
        card.right,
        max(0, score) if fight.is_combat else score,
        course.points + points - health * dear(features),
        course.magic - paid,
        (*course.places, follower.place),
        card,
    )


def keys(features: Features, fight: Fight, course: Course, card: Card, *, is_first: bool) -> list[Key]:
    """Return the keys that a card would activate at the end of a course; Magic is paid if it is worth it or lets the
    card follow.
    """
    found, edge, values = [], course.edge, features.values
    for height, gift in card.left.items():
        gate = edge.get(height)
        if gate is None or gate.block:
            continue
        if height == "magic":
            is_wanted = gift.give == "extra" and not is_first
            is_open = course.magic > 0 and (is_wanted or is_worth_paying(fight, gift))
        else:
            is_open = gate.attribute is None or values[gate.attribute] >= gate.level
        if is_open:
            found.append(Key(height, gift.give, of_gift(fight, gift, gate.attribute), gate.times))
    return found


def is_worth_paying(fight: Fight, gift: Gift) -> bool:
    """Return whether a bonus is worth a Magic."""
    return of_gift(fight, gift, None).whole > HOLDINGS["magic"]


def end_of(features: Features, fight: Fight, course: Course, followers: Sequence[Follower], *, is_first: bool) -> float:
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
    return gained + attack.score + attack.points - reduced * dear(features) + HOPE * hope(followers)


ALERT_MIN = 2
"""The fewest cards that stop an Alert enemy from an opportunity attack. Source: TG-6.12.1."""


def attack_at(fight: Fight, score: int) -> Worth:
    """Return the enemy's effects at this pool or marker. Source: TG-6.6.19, 6.6.20."""
    line = next((one for one in fight.lines if one.least <= score <= one.most), None)
    return of_effects(fight, line.effects) if line else NOTHING


def dear(features: Features) -> float:
    """Return what a point of Health is worth: the fewer are left, the more."""
    return 0.7 if features.health > 6 else 1.0 if features.health > 3 else 2.0


def hope(followers: Sequence[Follower]) -> float:
    """Return what the best card left in hand would bring at the end of a course."""
    return max([one.points for one in followers], default=0.0)


def use_of(features: Features, card: Card) -> float:
    """Return how useful a card is wherever it is laid: what it can give, and what it lets follow."""
    gates = sum(gate.attribute is None or features.values[gate.attribute] >= gate.level for gate in card.right.values())
    gifts = sum(
        gift.count for gift in card.left.values() if gift.give in ("pool", "affinity", "variable", "extra", "draw")
    )
    return gifts + gates / 2
