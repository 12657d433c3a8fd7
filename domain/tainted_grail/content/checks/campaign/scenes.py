"""The scenes of a campaign: every text that can come to be read, and what must be had before.

Source: TG-10.5 to 10.7.
"""

from collections.abc import Iterator
from typing import NamedTuple

from domain.kernel.content.source import Path
from domain.tainted_grail.content.chapters import Quest
from domain.tainted_grail.content.checks.campaign.cards import originals
from domain.tainted_grail.content.checks.campaign.had import Gain, brought
from domain.tainted_grail.content.checks.campaign.journal import leaves
from domain.tainted_grail.content.checks.campaign.ways import Row, all_rows, happens, pages, title
from domain.tainted_grail.content.checks.shared import texts
from domain.tainted_grail.content.land import Location, Rite
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import BOOK, OPENING


class Scene(NamedTuple):
    """A text that is read when all of `after` is had and all of `need` holds.

    kind: of the check that asks for it, empty if none does; name: what a message says of it; path: of what is at fault
    if it is never read; row: its effects, at `at`; gives: what it brings beside them; section, place, chapter: where it
    stands.
    """

    kind: str
    name: str
    path: Path
    after: tuple[Gain, ...] = ()
    need: tuple[Requirement, ...] = ()
    at: Path = ()
    row: Row = ()
    gives: tuple[Gain, ...] = ()
    section: int = BOOK
    place: int | None = None
    chapter: int | None = None


def scenes(content: Content) -> list[Scene]:
    """Return all scenes of a campaign."""
    return [
        *of_locations(content),
        *of_journal(content),
        *of_dreams(content),
        *of_events(content),
        *of_discs(content),
        *of_things(content),
    ]


def of_locations(content: Content) -> Iterator[Scene]:
    """Yield the cards of locations, with what is printed on them."""
    cards, known = originals(content), pages(content)
    for at, one in enumerate(content.locations):
        path, place, card = ("location", at), cards[one.number], ("card", one.number)
        own: Gain = ("verse", one.number if (one.number, OPENING) in known else place, OPENING)
        gives = [own]
        gives += [("settlement", one.settlement)] if one.settlement else []
        gives += [("dreams", number) for number in (one.number, place)] if one.dream else []
        yield Scene("location", f"{one.number} is never revealed", path, (card,), gives=tuple(gives), place=place)
        for where, row in printed_on(one):
            yield Scene("", "", path, (card,), at=(*path, *where), row=row, section=place, place=place)
        if one.rite:
            yield from of_rite((*path, "rite"), one.number, place, one.rite)


def printed_on(location: Location) -> Iterator[tuple[Path, Row]]:
    """Yield the effects of a location's action and of its instant effects, each with its path from there."""
    if location.action:
        yield ("action", "effects"), location.action.effects
    yield from ((("instant", at, "effects"), one.effects) for at, one in enumerate(location.instant))


def of_rite(path: Path, number: int, place: int, rite: Rite) -> Iterator[Scene]:
    """Yield the rite of a card, which charges the menhir, and whether it can ever be free."""
    name, after, at = f"the rite of {number} never takes place", (("card", number),), (*path, "effects")
    gives = (("menhir", place),)
    yield Scene("rite", name, path, after, rite.need, at, rite.effects, gives, section=place, place=place)
    if rite.free is not None:
        yield Scene("rite", f"the rite of {number} is never free", (*path, "free"), after, (rite.free,))


def of_journal(content: Content) -> Iterator[Scene]:
    """Yield the verses and their choices."""
    for spot, page in pages(content).items():
        path, verse, place = page.path, page.verse, page.section or None
        read: Gain = ("verse", *spot)
        name = f"{title(spot)} is never read"
        yield Scene("verse", name, path, (read,), (), (*path, "effects"), verse.effects, (), page.section, place)
        for number, one in enumerate(() if happens(verse.effects, leaves) else verse.choices):
            at = (*path, "choices", number)
            name = f"choice {number + 1} of {title(spot)} is never open"
            yield Scene("choice", name, at, (read,), one.need, (*at, "effects"), one.effects, (), page.section, place)


def of_dreams(content: Content) -> Iterator[Scene]:
    """Yield the dreams and nightmares."""
    cards = originals(content)
    for at, one in enumerate(content.dreams):
        path, place = ("dream", at), cards.get(one.location, one.location)
        name = f"the {one.kind} of {one.location} never comes"
        after: Gain = ("dreams", one.location)
        yield Scene("dream", name, path, (after,), (), (*path, "effects"), one.effects, (), place, place)


def of_events(content: Content) -> Iterator[Scene]:
    """Yield the setups of chapters, the events with their quests, and the random events."""
    for at, chapter in enumerate(content.chapters):
        path = ("chapter", at)
        after: Gain = ("chapter", chapter.number)
        levels: tuple[Gain, ...] = tuple(("difficulty", one) for one in chapter.difficulties)
        name = f"chapter {chapter.number} never begins"
        where = (*path, "effects")
        yield Scene("event", name, path, (after,), (), where, chapter.effects, levels, chapter=chapter.number)
    for at, one in enumerate(content.events):
        path, shown = ("event", at), ("event", one.id)
        comes: Gain = ("revealed", one.id) if one.part is None else ("chapter", one.chapter)
        name = f"{one.id} is never revealed"
        where = (*path, "effects")
        yield Scene("event", name, path, (comes,), (), where, one.effects, (shown,), chapter=one.chapter)
        yield Scene("", "", path, (shown,), (), (*path, "dawn"), one.dawn, chapter=one.chapter)
        if one.quest:
            yield from of_quest((*path, "quest"), one.id, shown, one.quest, one.chapter)
    for at, random in enumerate(content.random_events):
        path = ("random", at)
        name = f"{random.id} is never revealed; use tg.put-random or tg.reveal-random somewhere"
        gives: Gain = ("event", random.id)
        yield Scene("event", name, path, (("random",),), (), (*path, "effects"), random.effects, (gives,))


def of_quest(path: Path, name: str, shown: Gain, quest: Quest, chapter: int | None = None) -> Iterator[Scene]:
    """Yield the success of a quest, and its failure by its own condition and by order."""
    won, lost = (*path, "success"), (*path, "failure")
    told = f"the quest of {name} never succeeds"
    yield Scene("quest", told, won, (shown,), (quest.need,), won, quest.success, chapter=chapter)
    if quest.failure:
        told = f"the quest of {name} is never lost; set lost, or use tg.lose-quest"
        ordered: Gain = ("lost", name)
        needs = (quest.lost,) if quest.lost is not None else ()
        after = (shown,) if needs else (shown, ordered)
        yield Scene("quest", told, lost, after, needs, lost, quest.failure, chapter=chapter)
        yield Scene("", "", lost, (shown, ordered), (), lost, quest.failure, chapter=chapter)


def of_discs(content: Content) -> Iterator[Scene]:
    """Yield what the discs order when they run out. A counting disc must be lowered for that."""
    for at, one in enumerate(content.discs):
        path = ("disc", at)
        after: tuple[Gain, ...] = (("disc", one.id),)
        after += (("lowered", one.id),) if one.kind == "counting" else ()
        kind = "disc" if one.effects else ""
        yield Scene(kind, f"{one.id} never runs out", path, after, (), (*path, "effects"), one.effects)


def of_things(content: Content) -> Iterator[Scene]:
    """Yield the texts of encounters, secrets, and all that characters own or can do, as far as they bring something."""
    for path, row in texts(content):
        if not brings(row):
            continue
        if path[0] == "encounter":
            yield Scene("", "", path, (("fought", content.encounters[int(path[1])].id),), (), path, row)
        elif path[0] == "secret" and path[2] != "quest":
            yield Scene("", "", path, (("secret", content.secrets[int(path[1])].number),), (), path, row)
        elif path[0] in ("card", "item", "skill", "character"):
            yield Scene("", "", path, (), (), path, row)
    for at, one in enumerate(content.secrets):
        if one.quest:
            owned: Gain = ("secret", one.number)
            yield from of_quest(("secret", at, "quest"), f"secret {one.number}", owned, one.quest)


def brings(row: Row) -> bool:
    """Return whether something in a row of effects brings anything."""
    return any(True for _, each in all_rows((), row) for one in each for _ in brought(one, BOOK, None, None))
