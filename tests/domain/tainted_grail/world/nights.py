"""The shipped campaign, played by chance: up to some moment, or evening by evening."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from api.simulation.selfplay import fate_of, opening
from domain.kernel.fact import Stated
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.tables.campaign import Noted
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.tainted_grail.campaign.protocol import CAMPAIGNING
from domain.tainted_grail.facts.session import NightSaved
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.session import unwilling
from domain.tainted_grail.rules.session import GATHERED, WISH, can_be_wished
from domain.tainted_grail.state import State
from domain.tainted_grail.world import World
from tests.domain.tainted_grail.world_packs import avalon

CAMPAIGN = "the-eighth-tally"
ANSWERS_MAX = 2_000


@cache
def played(answers: int) -> tuple[Position[State], Position[State], tuple[Stated, ...]]:
    """The first position of a campaign, the one after so many answers, and what was stated on the way."""
    state, tasks = TAINTED_GRAIL.begin(opening(TAINTED_GRAIL, avalon(), 2, {"scenario": CAMPAIGN}), avalon())
    first: Position[State] = Position(state)
    play = Play(TAINTED_GRAIL, first, fate_of("save"))
    play.begin(*tasks)
    stated, position, random = list(play.stated), play.position, Random(7)
    for _ in range(answers):
        if position.asked is None:
            break
        option = random.choice([*options(position.state, position.asked)])
        play = Play(TAINTED_GRAIL, position, fate_of("save"))
        play.take(option.seat, option.key)
        stated, position = [*stated, *play.stated], play.position
    return first, position, tuple(stated)


class Evening(NamedTuple):
    """An evening: its opening, what was stated from the setup on, and where it stands."""

    opened: TableOpened
    stated: list[Stated]
    position: Position[State]

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def world(self) -> World:
        return the_world(self.state)

    @property
    def seat(self) -> int:
        """The first seat that is asked."""
        assert self.position.asked is not None
        return self.position.asked.seats[0]

    @property
    def noted(self) -> Noted | None:
        """What its campaign notes of it."""
        return CAMPAIGNING.noted(self.state, self.opened.table)

    @property
    def digests(self) -> list[str]:
        """The digests of its nights, oldest first."""
        return [one.fact.digest for one in self.stated if isinstance(one.fact, NightSaved)]

    def answered(self, seat: int, key: str) -> "Evening":
        play = Play(TAINTED_GRAIL, self.position, fate_of(self.opened.table))
        play.take(seat, key)
        return Evening(self.opened, [*self.stated, *play.stated], play.position)

    def keys(self, seat: int) -> list[str]:
        """What the open question offers a seat."""
        asked = self.position.asked
        return [] if asked is None else [one.key for one in options(self.state, asked) if one.seat == seat]


def opened(table: str, campaign: Any, plays: Sequence[tuple[str, ...]] = ((), ()), **chosen: Any) -> Evening:
    """An evening at its first question. campaign: from which it starts."""
    first = opening(TAINTED_GRAIL, avalon(), len(plays), {"scenario": CAMPAIGN, "campaign": campaign, **chosen})
    fact = replace(first, table=table, seats=tuple(map(SeatPlan, plays)))
    state, tasks = TAINTED_GRAIL.begin(fact, avalon())
    play = Play(TAINTED_GRAIL, Position(state), fate_of(table))
    play.begin(*tasks)
    return Evening(fact, list(play.stated), play.position)


def until_night(evening: Evening, nights: int, *, closing: bool = True) -> Evening:
    """The evening after so many nights, played by chance; with `closing` all end it then."""
    random = Random(evening.opened.table)
    for _ in range(ANSWERS_MAX):
        asked = evening.position.asked
        if asked is None or (not closing and len(evening.digests) == nights):
            return evening
        if closing and len(evening.digests) == nights - 1 and can_be_wished(evening.state):
            for seat in unwilling(evening.state, evening.state.gathering):
                evening = evening.answered(seat, WISH)
        offered = [*options(evening.state, asked)]
        option = next((one for one in offered if one.key == GATHERED), None) or random.choice(offered)
        evening = evening.answered(option.seat, option.key)
    raise AssertionError(f"no night {nights} after {ANSWERS_MAX} answers")
