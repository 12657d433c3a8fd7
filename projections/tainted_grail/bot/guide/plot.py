"""The plot of a chapter as its pack tells it: what brings its end about, and the ways through its pages."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from domain.tainted_grail.content.checks.campaign.had import Gain, brought
from domain.tainted_grail.content.checks.campaign.ways import Page, Row, Spot, all_rows, pages, target
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.tasks.effects.base import Cost, EffectTask
from domain.tainted_grail.tasks.effects.land import EndCampaign, GainStatus, GoTo, LoseStatus, RevealEvent
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter, Once, RollDie
from domain.tainted_grail.vocabulary.requirements import (
    All,
    Either,
    HasStatus,
    Not,
    Owns,
    Requirement,
    StandsAt,
    Unused,
)
from domain.tainted_grail.vocabulary.terms import BOOK, OPENING, Resource

CACHED = 1024
"""The most answers of each question about packs in the cache."""
TEST_RISK, FIGHT_RISK = 1, 3
"""How unlikely a way becomes by a test and by an encounter on it."""


GOODS: tuple[Resource, ...] = ("food", "wealth", "reputation", "magic", "experience")
"""What choices cost that must be there before."""


class Way(NamedTuple):
    """A way through the pages of a section to what it brings.

    section: the original number of its location; opening: the number of the card with whose opening it begins, 0 for
    none; turns: the choices to take, from 1, by where their verses stand; needs: what these choices ask for; price:
    what they cost besides Energy; effort: in Energy; risk: how unlikely it is to come about.
    """

    section: int
    turns: Mapping[Spot, int] = {}
    needs: tuple[Requirement, ...] = ()
    risk: int = 0
    price: Mapping[str, int] = {}
    opening: int = 0
    effort: int = 0


def end_of(pack: Pack, chapter: int) -> str:
    """Return the event that closes a chapter, its last part."""
    return max((one.part, one.id) for one in pack.events.values() if one.chapter == chapter and one.part)[1]


def quest_to(pack: Pack, event: str) -> tuple[str, Requirement] | None:
    """Return the quest whose success reveals an event early, and what it asks for; None if there is none."""
    found = (
        (one.id, one.quest.need)
        for one in pack.events.values()
        if one.quest is not None and RevealEvent(event=event) in one.quest.success
    )
    return next(found, None)


def needs_of(pack: Pack, chapter: int, ending: int | None) -> tuple[Requirement, ...]:
    """Return what is needed in a chapter: for the wanted ending, for which no day of a chapter is given away; without
    one, for an early end of the chapter.
    """
    if ending is not None:
        return (All(ends(pack)[ending].needs),)
    found = quest_to(pack, end_of(pack, chapter))
    return (found[1],) if found else ()


@lru_cache(maxsize=CACHED)
def ends(pack: Pack) -> Mapping[int, Way]:
    """Return the endings: the verse of the Book of Secrets that tells it -> what it asks for, and its choices."""
    known = pages(pack.content)
    last = [one for one in pack.events.values() if one.chapter == max(pack.chapters) and one.part]
    asking = [known[target(one, BOOK)] for event in last for one in effects_in(event.effects) if isinstance(one, GoTo)]
    found: dict[int, Way] = {}
    for page in asking:
        for number, choice in enumerate(page.verse.choices, 1):
            for jump in (one for one in effects_in(choice.effects) if isinstance(one, GoTo)):
                known_one = found.setdefault(jump.verse, Way(BOOK, {}, choice.need))
                found[jump.verse] = known_one._replace(turns={(BOOK, page.verse.number): number, **known_one.turns})
    return found


def won(pack: Pack) -> tuple[int, ...]:
    """Return the endings that win the campaign, by the verse that tells each."""
    known = pages(pack.content)
    wins = EndCampaign(won=True)
    return tuple(verse for verse in ends(pack) if wins in effects_in(known[BOOK, verse].verse.effects))


def steps_to(pack: Pack, need: Requirement) -> tuple[Requirement, ...]:
    """Return what a requirement consists of; nothing for a single thing."""
    match need:
        case All(of=each) | Either(of=each):
            return each
        case HasStatus(status=status, parts=parts, least=least) if least > 1 or len(parts) > 1:
            boxes = range(1, next(one.parts for one in pack.content.statuses if one.id == status) + 1)
            return tuple(HasStatus(status, (part,)) for part in parts or boxes)
        case _:
            return ()


def parts_of(pack: Pack, need: Requirement) -> Iterator[Requirement]:
    """Yield the single things of which a requirement consists, at any depth."""
    if steps := steps_to(pack, need):
        yield from (part for one in steps for part in parts_of(pack, one))
    else:
        yield need


def gain_of(need: Requirement) -> Gain:
    """Return what must be gained so that a requirement of a single thing holds; `nothing` where nothing brings it."""
    match need:
        case HasStatus(status=status, parts=parts):
            return "status", status, parts[0] if parts else 1
        case Owns(card=card) if card.startswith("secret:"):
            return "secret", int(card.removeprefix("secret:"))
        case StandsAt(location=location):
            return "place", location
        case Not(of=Unused(mark=mark)):
            return "mark", mark
        case Not(of=HasStatus(status=status)):
            return "lost-status", status
        case _:
            return ("nothing",)


@lru_cache(maxsize=CACHED)
def ways_to(pack: Pack, gain: Gain) -> tuple[Way, ...]:
    """Return all ways to something through the sections of the journal, the least risk first; a place is its way."""
    if gain[0] == "place":
        return (Way(int(gain[1] or 0)),)
    known = pages(pack.content)
    begun = [(spot, page) for spot, page in known.items() if page.section != BOOK and spot[1] == OPENING]
    found = (way for spot, page in begun for way in through(known, spot, Way(page.section, opening=spot[0]), gain))
    return tuple(sorted(found, key=lambda way: (*cost_of(way), way.section)))


def cost_of(way: Way) -> tuple[int, int]:
    """Return what speaks against a way: its risk, then its price."""
    return way.risk, sum(way.price.values())


def through(known: Mapping[Spot, Page], spot: Spot, way: Way, gain: Gain, *before: Spot) -> Iterator[Way]:
    """Yield the ways on from a verse."""
    if spot not in known or spot in before:
        return
    verse = known[spot].verse
    yield from by_row(known, spot, verse.effects, way, gain, *before)
    for number, choice in enumerate(verse.choices, 1):
        turned = way._replace(
            turns={**way.turns, spot: number},
            needs=(*way.needs, *choice.need),
            effort=way.effort + choice.together.energy + choice.each.energy,
            price=Counter(way.price) + Counter(goods(choice.together)) + Counter(goods(choice.each)),
        )
        yield from by_row(known, spot, choice.effects, turned, gain, *before)


def goods(cost: Cost) -> dict[str, int]:
    """Return what is paid of each resource."""
    return {what: getattr(cost, what) for what in GOODS}


def by_row(known: Mapping[Spot, Page], spot: Spot, row: Row, way: Way, gain: Gain, *before: Spot) -> Iterator[Way]:
    """Yield the ways through a row of effects that brings what is looked for, or leads to a verse that does."""
    risk = way.risk + sum(
        TEST_RISK * isinstance(one, RollDie) + FIGHT_RISK * isinstance(one, HaveEncounter) for one in effects_in(row)
    )
    for one in effects_in(row):
        if gain in gains_of(one, spot, way):
            yield way._replace(risk=risk)
        if isinstance(one, GoTo):
            to = target(one, spot[0])
            there = to if to in known else (way.section, one.verse)
            yield from through(known, there, way._replace(risk=risk), gain, *before, spot)


def gains_of(one: EffectTask, spot: Spot, way: Way) -> Iterator[Gain]:
    """Yield what an effect brings."""
    match one:
        case Once(mark=mark):
            yield "mark", mark
        case LoseStatus(status=status):
            yield "lost-status", status
        case GainStatus(status=status, part=None):
            yield "status", status, 1
        case _:
            yield from brought(one, spot[0], way.section, None)


def effects_in(row: Row) -> Iterator[EffectTask]:
    """Yield all effects of a row, at any depth."""
    return (one for _, each in all_rows((), row) for one in each)
