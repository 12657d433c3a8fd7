"""Checks of chapters and events: decks without a gap, the last part of each closes its chapter, guardians have a die.

Source: TG-3.2, 3.3, 5.15.
"""

from collections.abc import Mapping
from typing import get_args

from domain.tainted_grail.content.chapters import Event, Today
from domain.tainted_grail.content.checks.campaign.counterparts import is_whole
from domain.tainted_grail.content.checks.campaign.ways import Page, Row, Spot, happens, pages, target
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import Cost, EffectTask
from domain.tainted_grail.tasks.effects.land import DrawEvent, EndCampaign, EndChapter, GoTo, RevealEvent, RevealRandom
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.vocabulary.terms import BOOK, GUARDIAN_FACES, EncounterColour

TODAY: Mapping[Today, tuple[int, int]] = {
    "first-travel": (-3, 3),
    "travel": (-3, 3),
    "regeneration": (0, 9),
    "twice": (1, 3),
}
"""What a random event changes for a day -> its bounds."""
IN_FIGHTS = ("encounter", "card", "item", "skill")
"""The tables whose texts work inside encounters."""


def chapters_follow_one_another(content: Content) -> Faults:
    """Yield a campaign without its first chapter, and numbers that leave a gap."""
    numbers = {one.number for one in content.chapters}
    if content.campaigns and not numbers:
        yield ("chapter",), "the campaign has no chapter; add chapter 1"
    for at, one in enumerate(content.chapters):
        if one.number != 1 and one.number - 1 not in numbers:
            yield ("chapter", at, "number"), f"chapter {one.number - 1} is missing before chapter {one.number}; add it"


def events_belong_to_chapters(content: Content) -> Faults:
    """Yield events of a chapter that does not exist, and parts that two events share or that leave a gap. A special
    event may wait for its chapter while the campaign has no end.
    """
    numbers = {one.number for one in content.chapters}
    for at, one in enumerate(content.events):
        if one.chapter not in numbers and (one.part is not None or is_whole(content)):
            yield (
                ("event", at, "chapter"),
                f"there is no chapter {one.chapter}; possible: {', '.join(map(str, sorted(numbers)))}",
            )
    for _, found in story(content).items():
        taken: set[int] = set()
        for at, event in found:
            part = event.part or 0
            if part in taken:
                yield (
                    ("event", at, "part"),
                    f"another event is part {part} of chapter {event.chapter}; use another number",
                )
            elif part != 1 and not any(other.part == part - 1 for _, other in found):
                yield ("event", at, "part"), f"part {part - 1} of chapter {event.chapter} is missing; add it"
            taken.add(part)


def story(content: Content) -> dict[int, list[tuple[int, Event]]]:
    """Return the story events of each chapter by part, each with its number in the table."""
    found: dict[int, list[tuple[int, Event]]] = {}
    for at, one in enumerate(content.events):
        if one.part is not None:
            found.setdefault(one.chapter, []).append((at, one))
    return {chapter: sorted(events, key=lambda one: one[1].part or 0) for chapter, events in found.items()}


def chapters_close(content: Content) -> Faults:
    """Yield chapters that play on for ever: neither the setup nor the last event closes them on every way.

    Source: TG-3.3.1, 3.3.2, 4.2.26.
    """
    known, events = pages(content), story(content)
    for at, one in enumerate(content.chapters):
        if closes(one.effects, known):
            continue
        if one.number not in events:
            yield ("chapter", at), f"chapter {one.number} has no event; add part 1, or close it in its setup"
            continue
        number, last = events[one.number][-1]
        if not closes(last.effects, known):
            yield (
                ("event", number),
                f"{last.id} is the last part of chapter {one.number} and does not close it on every way; "
                "add tg.end-chapter or tg.end-campaign",
            )


def closes(row: Row, known: Mapping[Spot, Page], seen: frozenset[Spot] = frozenset()) -> bool:
    """Return whether every way through a row closes the chapter or the campaign."""

    def is_end(one: EffectTask) -> bool:
        if isinstance(one, GoTo):
            spot = target(one, BOOK)
            return spot in known and spot not in seen and page_closes(known[spot], known, seen | {spot})
        return isinstance(one, EndChapter | EndCampaign)

    return happens(row, is_end)


def page_closes(page: Page, known: Mapping[Spot, Page], seen: frozenset[Spot]) -> bool:
    """Return whether every way through a verse closes the chapter: its effects do, or each of its choices, one of which
    is always open.
    """
    choices = page.verse.choices
    is_open = any(not one.need and one.limit is None and one.each == one.together == Cost() for one in choices)
    return closes(page.verse.effects, known, seen) or (
        is_open and all(closes(one.effects, known, seen) for one in choices)
    )


def decks_hold_what_is_drawn(content: Content) -> Faults:
    """Yield chapters in whose decks a colour that texts draw is missing. Source: TG-3.2.15, 5.14.10."""
    drawn = {part.draw for _, part in parts(content) if isinstance(part, HaveEncounter) and part.draw}
    for at, one in enumerate(content.chapters):
        for colour in get_args(EncounterColour):
            if colour in drawn and not any(
                each.colour == colour and each.difficulty in one.difficulties for each in content.encounters
            ):
                yield (
                    ("chapter", at, "difficulties"),
                    f"no {colour} encounter has one of these difficulties; add one, or list its difficulty",
                )


def events_stay_or_go(content: Content) -> Faults:
    """Yield events that go at once and yet wait for a dawn or for their quest."""
    for at, one in enumerate(content.events):
        for field in ("quest", "dawn"):
            if one.discard and getattr(one, field):
                yield ("event", at, "discard"), f"{one.id} goes at once, before its {field}; remove discard or {field}"


def days_change_a_little(content: Content) -> Faults:
    """Yield changes of a day that no rule could carry out."""
    for at, one in enumerate(content.random_events):
        for what, value in one.today.items():
            least, most = TODAY[what]
            if not least <= value <= most:
                yield ("random", at, "today", what), f"{value}; possible: {least} to {most}"


def guardians_have_a_die(content: Content) -> Faults:
    """Yield a campaign with guardians and without the die that moves them. Source: TG-4.2.27, 5.15.3."""
    has_guardians = any("guardian" in one.traits for one in content.encounters)
    if content.campaigns and has_guardians and not content.faces.guardian:
        faces = ", ".join(f'"{one}"' for one in GUARDIAN_FACES)
        yield ("faces",), f"the campaign has guardians and no die for them; add guardian = [{faces}]"


def events_come_between_fights(content: Content) -> Faults:
    """Yield texts of encounters that reveal an event, which concerns all characters. Source: TG-4.2.34, 4.5.9."""
    for path, part in parts(content):
        if path and path[0] in IN_FIGHTS and isinstance(part, DrawEvent | RevealEvent | RevealRandom):
            yield path, "an event cannot be revealed inside an encounter; let the text that orders the encounter do it"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.9", chapters_follow_one_another),
    ("TG-10.11.9", events_belong_to_chapters),
    ("TG-3.3.1", chapters_close),
    ("TG-3.2.15", decks_hold_what_is_drawn),
    ("TG-10.7", events_stay_or_go),
    ("TG-10.10", days_change_a_little),
    ("TG-5.15.3", guardians_have_a_die),
    ("TG-4.5.9", events_come_between_fights),
)
