"""The plot of a chapter as its pack tells it: what brings its end about, and the ways through its pages."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from domain.tainted_grail.content.checks.campaign.had import Gain, brought
from domain.tainted_grail.content.checks.campaign.ways import BOOK, OPENING, Page, Row, Spot, all_rows, pages, target
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.land import EndCampaign, GainStatus, GoTo, RevealEvent
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

WON: Gain = ("won",)
"""The end of a campaign that is won."""
TEST_RISK, FIGHT_RISK = 1, 3
"""How unlikely a way becomes by a test and by an encounter on it."""


class Way(NamedTuple):
    """A way through the pages of a section to what it brings.

    turns: the choices to take, from 1, by where their verses stand; needs: what these choices ask for.
    """

    section: int
    turns: Mapping[Spot, int] = {}
    needs: tuple[Requirement, ...] = ()
    risk: int = 0


def end_of(pack: Pack, chapter: int) -> str:
    """The event that closes a chapter, its last part."""
    return max((one.part, one.id) for one in pack.events.values() if one.chapter == chapter and one.part)[1]


def quest_to(pack: Pack, event: str) -> tuple[str, Requirement] | None:
    """The quest whose success reveals an event before its time, and what it asks for; None if there is none."""
    found = (
        (one.id, one.quest.need)
        for one in pack.events.values()
        if one.quest is not None and RevealEvent(event=event) in one.quest.success
    )
    return next(found, None)


def needs_of(pack: Pack, chapter: int, quests: Iterable[str]) -> tuple[Requirement, ...]:
    """What is needed in a chapter, the most urgent first: for its end before its time, for the quests that are active,
    and, in the last chapter, for the endings that are won.
    """
    found = quest_to(pack, end_of(pack, chapter))
    asked = [pack.events[one].quest for one in quests if one in pack.events]
    endings = won_by(pack) if chapter == max(pack.chapters) else ()
    return (*((found[1],) if found else ()), *(one.need for one in asked if one), *endings)


@cache
def won_by(pack: Pack) -> tuple[Requirement, ...]:
    """What each ending that is won asks for."""
    known = pages(pack.content)
    last = end_of(pack, max(pack.chapters))
    jumps = [one for one in effects_in(pack.events[last].effects) if isinstance(one, GoTo)]
    ways = (way for one in jumps for way in through(known, target(one, BOOK), Way(BOOK), WON))
    return tuple(All(way.needs) for way in ways)


def steps_to(pack: Pack, need: Requirement) -> tuple[Requirement, ...]:
    """What a requirement consists of; nothing for a single thing."""
    match need:
        case All(of=each) | Either(of=each):
            return each
        case HasStatus(status=status, parts=parts, least=least) if least > 1 or len(parts) > 1:
            boxes = range(1, next(one.parts for one in pack.content.statuses if one.id == status) + 1)
            return tuple(HasStatus(status, (part,)) for part in parts or boxes)
        case _:
            return ()


def gain_of(need: Requirement) -> Gain:
    """What must be gained so that a requirement of a single thing holds; nothing that could be, for most of them."""
    match need:
        case HasStatus(status=status, parts=parts):
            return "status", status, parts[0] if parts else 1
        case Owns(card=card) if card.startswith("secret:"):
            return "secret", int(card.removeprefix("secret:"))
        case StandsAt(location=location):
            return "place", location
        case Not(of=Unused(mark=mark)):
            return "mark", mark
        case _:
            return ("nothing",)


@cache
def ways_to(pack: Pack, gain: Gain) -> tuple[Way, ...]:
    """All ways to something through the sections of the journal, those with the least risk first; a place itself."""
    if gain[0] == "place":
        return (Way(int(gain[1] or 0)),)
    known = pages(pack.content)
    sections = {spot[0] for spot, page in known.items() if spot == (page.section, OPENING)}
    found = (way for section in sections for way in through(known, (section, OPENING), Way(section), gain))
    return tuple(sorted(found, key=lambda way: (way.risk, way.section)))


def through(known: Mapping[Spot, Page], spot: Spot, way: Way, gain: Gain, *before: Spot) -> Iterator[Way]:
    """The ways on from a verse."""
    if spot not in known or spot in before:
        return
    verse = known[spot].verse
    yield from by_row(known, spot, verse.effects, way, gain, *before)
    for number, choice in enumerate(verse.choices, 1):
        turned = way._replace(turns={**way.turns, spot: number}, needs=(*way.needs, *choice.need))
        yield from by_row(known, spot, choice.effects, turned, gain, *before)


def by_row(known: Mapping[Spot, Page], spot: Spot, row: Row, way: Way, gain: Gain, *before: Spot) -> Iterator[Way]:
    """The ways through a row of effects: it brings what is looked for, or leads to a verse that does."""
    risk = way.risk + sum(
        TEST_RISK * isinstance(one, RollDie) + FIGHT_RISK * isinstance(one, HaveEncounter) for one in effects_in(row)
    )
    for one in effects_in(row):
        if gain in gains_of(one, spot, way):
            yield way._replace(risk=risk)
        if isinstance(one, GoTo):
            yield from through(known, target(one, spot[0]), way._replace(risk=risk), gain, *before, spot)


def gains_of(one: EffectTask, spot: Spot, way: Way) -> Iterator[Gain]:
    """What an effect brings."""
    match one:
        case Once(mark=mark):
            yield "mark", mark
        case EndCampaign(won=True):
            yield WON
        case GainStatus(status=status, part=None):
            yield "status", status, 1
        case _:
            yield from brought(one, spot[0], way.section, None)


def effects_in(row: Row) -> Iterator[EffectTask]:
    """All effects of a row, at any depth."""
    return (one for _, each in all_rows((), row) for one in each)
