"""Checks of what one to four characters live on: rites, costs of choices, menhirs in reach, Food.

Source: TG-4.4.27 to 4.4.30, 4.6.3, 5.9.
"""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.campaign.cards import grids, originals
from domain.tainted_grail.content.checks.campaign.ways import Row, rows_in
from domain.tainted_grail.content.checks.effects import PARTICIPANTS_MAX
from domain.tainted_grail.content.checks.shared import Check, Faults, kept, parts, texts
from domain.tainted_grail.content.journal import Choice
from domain.tainted_grail.content.land import LocationAction, Rite
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.holdings import Gain, ShareOut
from domain.tainted_grail.tasks.effects.vocabulary import Once
from domain.tainted_grail.vocabulary.terms import DISC_MAX, REACH, RESOURCES, TRACKS, Cell, Holding

OF_CARDS = ("charges", "cards", "turn", "discard")
"""Costs that only a card or an encounter takes."""
COSTS = ("each", "together", "by_characters")
HOLDINGS: tuple[Holding, ...] = (*TRACKS, *RESOURCES)
FAIR = 4
"""How much of one thing a rite asks of four characters in all, at most, if it is meant to be paid."""
LASTING = 3
"""The fewest days that a menhir should burn after its rite."""
FIRST = 1
"""The chapter in which a campaign begins."""


def rites(content: Content) -> Iterator[tuple[Path, Rite]]:
    """Yield every rite with its place."""
    yield from (
        (("location", at, "rite"), one.rite) for at, one in enumerate(content.locations) if one.rite is not None
    )


def groups_pay_with_what_they_hold(content: Content) -> Faults:
    """Yield costs of rites and choices that only a card in an encounter could pay."""
    for path, part in parts(content):
        if isinstance(part, Rite | Choice):
            for field in COSTS:
                cost = getattr(part, field, Cost())
                said = [name for name in OF_CARDS if getattr(cost, name)]
                yield from (
                    ((*path, field, name), f"{name} cannot be paid here; possible: {', '.join(HOLDINGS)}")
                    for name in said
                )


def rites_cost_something(content: Content) -> Faults:
    """Yield rites without a price."""
    for path, rite in rites(content):
        if all(getattr(rite, field) == Cost() for field in COSTS):
            yield path, f"the rite costs nothing; set one of: {', '.join(COSTS)}"


def rites_can_be_paid(content: Content) -> Faults:
    """Yield rites that ask for more than the tracks of one to four characters hold."""
    if not content.boards:
        return
    limits: dict[Holding, int] = {
        "energy": min(one.energy_max for one in content.boards),
        "health": min(one.health_start for one in content.boards),
        "terror": min(one.terror_max for one in content.boards),
    }
    for path, rite in rites(content):
        for what, limit in limits.items():
            for characters in range(1, PARTICIPANTS_MAX + 1):
                if (count := asked(rite, what, characters)) > limit * characters:
                    yield path, f"{count} {what} of {characters} characters; they have at most {limit * characters}"
                    break


def asked(rite: Rite, what: Holding, characters: int) -> int:
    """Return how much of one thing a rite asks of all characters together."""
    alone: int = getattr(rite.each, what) + getattr(rite.by_characters, what)
    together: int = getattr(rite.together, what)
    return alone * characters + together


def rites_are_worth_it(content: Content) -> Faults:
    """Yield rites whose disc would be below 1 or above 8 for some group, and those that are too dear for a large one.

    Source: TG-5.9.5, 5.9.12.
    """
    for path, rite in rites(content):
        for characters in range(1, PARTICIPANTS_MAX + 1):
            value = rite.disc - rite.step * characters
            if not 1 <= value <= DISC_MAX:
                yield (*path, "disc"), f"a disc of {value} for {characters} characters; possible: 1 to {DISC_MAX}"
                break
        for what in HOLDINGS:
            if (count := asked(rite, what, PARTICIPANTS_MAX)) > FAIR:
                yield path, f"{count} {what} of {PARTICIPANTS_MAX} characters is much; at most {FAIR} can be gathered"


def prices_come_again(content: Content) -> Faults:
    """Yield rites that can be repeated but ask for a resource that nothing gives again and again by then.

    Source: TG-4.4.28.
    """
    given = renewable(content) if content.campaigns else {}
    for path, rite in rites(content):
        chapter = content.locations[int(path[1])].chapter
        for what in () if rite.limit else RESOURCES:
            if asked(rite, what, PARTICIPANTS_MAX) and given.get(what, chapter + 1) > chapter:
                yield path, f"the rite asks for {what}, and nothing gives it more than once by chapter {chapter}"


def renewable(content: Content) -> dict[Holding, int]:
    """Return what comes again and again -> the first chapter in which it does."""
    found: dict[Holding, int] = {}
    for path, row in texts(content):
        chapter = chapter_of(content, path)
        for one in () if is_single(content, path) else gains(row):
            found[one.what] = min(chapter, found.get(one.what, chapter))
    return found


def is_single(content: Content, path: Path) -> bool:
    """Return whether a text happens once in a campaign: an event, a chapter, a secret, or what is limited to once."""
    match path:
        case ("verse", int(at), "choices", int(choice), *_):
            return content.verses[at].choices[choice].limit == "campaign"
        case ("book", int(at), "choices", int(choice), *_):
            return content.book[at].choices[choice].limit == "campaign"
        case ("location", int(at), "instant", int(number), *_):
            return content.locations[at].instant[number].limit == "campaign"
        case (table, *_):
            return table not in ("verse", "book", "location", "encounter", "dream", "character")
        case _:
            return True


@kept
def chapters(content: Content) -> Mapping[int, int]:
    """Return number of a location card -> the chapter in which it can be revealed."""
    return {one.number: one.chapter for one in content.locations}


def chapter_of(content: Content, path: Path) -> int:
    """Return the chapter in which the place of a text can be revealed; the first for one without a place."""
    match path:
        case ("location", int(at), *_):
            return content.locations[at].chapter
        case ("verse", int(at), *_):
            return chapters(content).get(content.verses[at].location, FIRST)
        case _:
            return FIRST


def gains(row: Row) -> Iterator[Gain | ShareOut]:
    """Yield the gains in a row, at any depth, but for those that come once in a campaign."""
    for one in row:
        if isinstance(one, Gain | ShareOut):
            yield one
        if not (isinstance(one, Once) and one.per == "campaign"):
            for _, nested in rows_in(one):
                yield from gains(nested)


def menhirs_lie_in_reach(content: Content) -> Faults:
    """Yield campaigns that begin where some group finds no menhir that it can keep burning: in range of the first one,
    by a rite without requirements.

    Source: TG-5.9.6, 5.9.13.
    """
    for at, (campaign, grid) in enumerate(grids(content)):
        near = [rite for place, rite in open_rites(content) if place in grid.cells and is_near(grid.cells[place])]
        for characters in range(1, PARTICIPANTS_MAX + 1):
            if not any(one.disc - one.step * characters >= LASTING for one in near):
                yield (
                    ("campaign", at),
                    f"{characters} characters find no menhir in range of {campaign.start} that a rite without need"
                    f" makes burn for {LASTING} days",
                )
                break


def open_rites(content: Content) -> Iterator[tuple[int, Rite]]:
    """Yield the rites that any group can repeat from the first chapter on, each with its place."""
    cards = originals(content)
    for path, rite in rites(content):
        location = content.locations[int(path[1])]
        if location.chapter == FIRST and not rite.need and rite.limit is None:
            yield cards[location.number], rite


def is_near(cell: Cell) -> bool:
    """Return whether the menhir of the start location reaches a cell."""
    return max(map(abs, cell)) <= REACH


def groups_find_food(content: Content) -> Faults:
    """Yield campaigns in whose first chapter the actions of locations feed some group for more than half of its Energy.

    Source: TG-4.6.3, 4.6.5.
    """
    if not content.campaigns or not content.boards:
        return
    energy = min(one.energy_start for one in content.boards)
    actions = [one.action for one in content.locations if one.action and one.chapter == FIRST]
    for characters in range(1, PARTICIPANTS_MAX + 1):
        found = food_for(actions, characters * energy // 2)
        if found < characters:
            yield ("campaign", 0), f"{characters} characters find {found} Food a day for half of their Energy"
            break


def food_for(actions: list[LocationAction], energy: int) -> int:
    """Return how much Food so much Energy brings in a day, the cheapest first."""
    meals = [(one, food_of(one)) for one in actions]
    found = 0
    for one, count in sorted((each for each in meals if each[1]), key=lambda each: each[0].energy / each[1]):
        most = energy // max(1, one.energy)
        times = min(most, 1) if one.limit else most
        found, energy = found + times * count, energy - times * one.energy
    return found


def food_of(action: LocationAction) -> int:
    """Return how much Food an action is sure to give, as far as it is a number."""
    return sum(one.count for one in gains(action.effects) if one.what == "food" and isinstance(one.count, int))


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-5.13.15", groups_pay_with_what_they_hold),
    ("TG-4.4.27", rites_cost_something),
    ("TG-4.4.28", rites_can_be_paid),
)
DOUBTS: tuple[tuple[str, Check], ...] = (
    ("TG-5.9.12", rites_are_worth_it),
    ("TG-4.4.28", prices_come_again),
    ("TG-5.9.13", menhirs_lie_in_reach),
    ("TG-4.6.5", groups_find_food),
)
