"""A campaign in which all comes that events, quests, discs, chapters, guardians and dreams can bring."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.fact import Fact
from domain.tainted_grail.facts.events import (
    ChapterBegan,
    ChapterEnding,
    DiscPlaced,
    DiscRemoved,
    DiscSet,
    DreamRead,
    EventDiscarded,
    EventMissing,
    EventPutAway,
    EventRevealed,
    GuardianLeft,
    GuardianPlaced,
    GuardianStayed,
    MarkersSet,
    QuestResolved,
    RandomEventsPut,
)
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.tasks.events import InTurn
from tests.domain.tainted_grail.fixtures import changed, foe
from tests.domain.tainted_grail.world.land import land, on_land, revealed, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, stated

QUEST = {"need": {"is": "holding", "what": "wealth", "least": 9}, "success": []}
PACK = land(
    encounters=(foe("worm", colour="green", traits=["guardian"]),),
    event=[{"id": "frost", "chapter": 1, "part": 1, "quest": QUEST}, {"id": "thaw", "chapter": 1, "part": 2}],
    random=[{"id": "wind"}],
    items=[{"id": "coin", "abilities": [{"when": "reroll"}]}],
    disc=[{"id": "fire", "kind": "time"}, {"id": "ropes", "kind": "counting", "value": 3}],
    secret=[{"number": 4, "quest": QUEST}],
    dream=[{"location": 101}, {"location": 101, "kind": "nightmare"}],
)


def table(*, coin: bool = False) -> Scenario:
    """Ailei and Beor at 101; an event lies open, a guardian is at 102, a disc lies out. coin: to repeat a roll."""
    items = ("item:coin",) if coin else ()
    scenario = revealed(on_land(changed(world_of(PACK, "ailei", "beor"), "ailei", items=items)), 102)
    scenario.given_state(dice={**scenario.state.dice, "guardian-die": ("N", "E", "S", "W", "nothing", "discard")})
    return scenario.given(EventRevealed("frost"), GuardianPlaced("worm", 102), DiscPlaced("fire", 2, "place:101"))


FACTS: tuple[tuple[Fact, ...], ...] = (
    (EventRevealed("thaw"), EventMissing(), EventDiscarded("thaw"), EventPutAway("frost", boxed=True)),
    (RandomEventsPut(1), RandomEventsPut(2), MarkersSet("frost", 1), MarkersSet("frost", 0)),
    (QuestResolved("frost", success=True), QuestResolved("secret:4", success=False)),
    (DiscPlaced("ropes", 3, "place:101"), DiscSet("ropes", 2), DiscRemoved("ropes"), DiscSet("fire", 0)),
    (GuardianStayed("worm"), GuardianPlaced("worm", 101), GuardianLeft("worm")),
    (ChapterEnding(), ChapterBegan(1, ())),
    (PartyFormed("dream", ("ailei", "beor")), DreamRead(101, "dream"), DreamRead(101, "nightmare")),
)


def event_steps() -> Iterator[Step]:
    """Each fact, and each answer to what is due at the same time."""
    for facts in FACTS:
        yield stated(table(), *facts)
    for first in ("disc:fire", "event:frost", "guardian:worm"):
        yield answered(table().when(InTurn(("disc:fire", "event:frost", "guardian:worm"))), 0, f"first:{first}")
    yield answered(table(coin=True).when(InTurn(("guardian:worm",))), 0, "keep")
