"""The greedy bot on the land: it keeps stones burning, looks at what is new, and sleeps with Food."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

TIRED_MAX = 1
"""The most Energy at which a character rests. Source: TG-5.1.11."""
LOW_DISC = 3
"""The highest value of a disc at which a menhir is worth charging."""
JOINING_MIN = 2
"""The least Energy with which a character joins an action of others."""


class Walker(Struct, frozen=True):
    """A character on the land. place: the original number of its location."""

    place: int
    energy: int
    food: int


class Site(Struct, frozen=True):
    """A revealed location.

    connected: where one can travel from it; disc: of its menhir, None without one; explored: whether somebody has read
    its opening; chargeable: whether its rite is unread, or those there who have not passed can pay for it; has_stone:
    whether a menhir can stand here; feeds: whether its action gives Food.
    """

    connected: tuple[int, ...]
    disc: int | None = None
    explored: bool = False
    chargeable: bool = True
    has_stone: bool = False
    feeds: bool = False


class Day(Struct, frozen=True):
    """What matters about a day on the land: its number, its sites by original number, its walkers by character."""

    number: int
    sites: Mapping[int, Site]
    walkers: Mapping[str, Walker]

    @property
    def lowest_disc(self) -> int:
        """The lowest disc of a menhir; 0 without one."""
        return min((one.disc for one in self.sites.values() if one.disc is not None), default=0)

    @property
    def is_hungry(self) -> bool:
        """Whether somebody has nothing to eat tonight."""
        return any(one.food == 0 for one in self.walkers.values())


def acting(day: Day, keys: Sequence[str]) -> Iterator[str]:
    """Yield taking what lies about, then the best action of whoever has most Energy, then passing."""
    yield from (key for key in keys if key.startswith("take:"))
    named = {key.split(":")[1] for key in keys if key.startswith("pass:")}
    for who in sorted(named, key=lambda one: -day.walkers[one].energy):
        yield from deeds(day, who)
        yield f"pass:{who}"


def deeds(day: Day, who: str) -> Iterator[str]:
    """Yield what a character would do now: charge, rest, explore, find Food, go on, explore again."""
    walker = day.walkers[who]
    site = day.sites[walker.place]
    if is_stone_wanted(site):
        yield f"inspect:{who}"
    if walker.energy <= TIRED_MAX:
        return
    if not site.explored:
        yield f"explore:{who}"
    if day.is_hungry and site.feeds:
        yield f"act:{who}"
    if (towards := way_to(day, walker.place)) is not None:
        yield f"travel:{who}:{towards}"
    if walker.energy > JOINING_MIN:
        yield f"explore:{who}"
    yield f"act:{who}"


def way_to(day: Day, start: int) -> int | None:
    """Return the first step to the nearest site that is wanted; None if there is none to go to."""
    seen, queue = {start}, deque((one, one) for one in day.sites[start].connected)
    while queue:
        site, first = queue.popleft()
        if site in seen or site not in day.sites:
            continue
        if is_wanted(day, day.sites[site]):
            return first
        seen.add(site)
        queue.extend((one, first) for one in day.sites[site].connected)
    return None


def is_wanted(day: Day, site: Site) -> bool:
    """Return whether a site is worth going to: it is new, it has a stone while the others burn down, or it feeds."""
    if not site.explored or (day.lowest_disc <= LOW_DISC and is_stone_wanted(site)):
        return True
    return day.is_hungry and site.feeds


def is_stone_wanted(site: Site) -> bool:
    """Return whether the stone of a site is low or dark, and may be charged."""
    return site.has_stone and site.chargeable and (site.disc or 0) <= LOW_DISC


def joining(day: Day, keys: Sequence[str]) -> Iterator[str]:
    """Yield joining an action with Energy to spare, and always where a stone is wanted, whose rite may need all; else
    staying.
    """
    for key in keys:
        who = key.partition(":")[2]
        if key.startswith("join:") and who in day.walkers and is_free(day, day.walkers[who]):
            yield key
    yield from (key for key in keys if key.startswith("stay:"))


def is_free(day: Day, walker: Walker) -> bool:
    """Return whether a character takes part in what others begin."""
    return walker.energy >= JOINING_MIN or is_stone_wanted(day.sites[walker.place])


def choosing(day: Day, keys: Sequence[str]) -> Iterator[str]:
    """Yield a choice of a verse, another one each day, so that nothing stays unread for ever."""
    yield keys[day.number % len(keys)]
