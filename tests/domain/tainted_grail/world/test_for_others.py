"""What concerns the land and the group happens whatever becomes of the character behind it. Source: TG-5.16.13."""

import pytest

from domain.kernel.fact import Fact
from domain.tainted_grail.facts.days import CampaignWon
from domain.tainted_grail.facts.events import (
    ChapterEnding,
    DiscPlaced,
    DiscRemoved,
    DiscSet,
    EventDiscarded,
    EventRevealed,
    MarkersSet,
    QuestResolved,
    RandomEventsPut,
)
from domain.tainted_grail.facts.journal import StatusGained, StatusLost
from domain.tainted_grail.facts.land import LocationLost, LocationRevealed, LocationSwapped, MenhirGone, MenhirSet
from domain.tainted_grail.facts.tracks import Died, Gained
from domain.tainted_grail.tasks.effects.base import At, EffectTask
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import (
    ChangeDisc,
    ChangeMenhir,
    DiscardEvent,
    DiscardLocation,
    DrawEvent,
    EndCampaign,
    EndChapter,
    GainStatus,
    LoseQuest,
    LoseStatus,
    PlaceDisc,
    PlaceMarker,
    PlaceMenhir,
    PutRandom,
    RemoveDisc,
    RemoveMenhir,
    RevealEvent,
    RevealLocation,
    RevealRandom,
    SwapLocation,
)
from domain.tainted_grail.tasks.effects.vocabulary import Each
from domain.tainted_grail.tasks.events import SetUpChapter
from tests.domain.tainted_grail.fixtures import effect
from tests.domain.tainted_grail.world.decks import after
from tests.domain.tainted_grail.world.land import land, on_land, revealed, world_of
from tests.dsl import Scenario

QUEST = {
    "need": {"is": "holding", "what": "wealth", "least": 9},
    "success": [],
    "failure": [effect("gain", what="food")],
}
PACK = land(
    at_122={"changes": 102},
    event=[{"id": "vow", "chapter": 1, "part": 1, "quest": QUEST}, {"id": "widow", "chapter": 1}],
    random=[{"id": "chance"}],
    status=[{"id": "oath"}, {"id": "debt"}],
    disc=[{"id": "ropes", "kind": "counting", "value": 3}, {"id": "fog", "kind": "time"}],
)
DEAD = At("beor", "event", "event:tale")


def after_a_death() -> Scenario:
    """Beor is dead, Ailei lives; a quest, a status and a disc lie open, and 102 is revealed."""
    scenario = revealed(on_land(world_of(PACK, "ailei", "beor")), 102)
    scenario.given(EventRevealed("vow"), StatusGained("debt", 1), DiscPlaced("ropes", 3, "place:101"))
    return scenario.given(Died("beor"))


@pytest.mark.rule("TG-5.16.13")
@pytest.mark.parametrize(
    ("order", "kind"),
    [
        (GainStatus(status="oath", at=DEAD), StatusGained),
        (LoseStatus(status="debt", at=DEAD), StatusLost),
        (PlaceDisc(disc="fog", at=DEAD), DiscPlaced),
        (ChangeDisc(disc="ropes", count=-1, at=DEAD), DiscSet),
        (RemoveDisc(disc="ropes", at=DEAD), DiscRemoved),
        (PlaceMarker(event="vow", at=DEAD), MarkersSet),
        (LoseQuest(event="vow", at=DEAD), QuestResolved),
        (DiscardEvent(event="vow", at=DEAD), EventDiscarded),
        (EndChapter(at=DEAD), ChapterEnding),
        (EndCampaign(won=True, at=DEAD), CampaignWon),
        (PlaceMenhir(disc=4, location=101, at=DEAD), MenhirSet),
        (ChangeMenhir(count=-1, which="highest", at=DEAD), MenhirSet),
        (RemoveMenhir(location=101, at=DEAD), MenhirGone),
        (RevealLocation(location=103, at=DEAD), LocationRevealed),
        (DiscardLocation(location=102, at=DEAD), LocationLost),
        (SwapLocation(location=102, to=122, at=DEAD), LocationSwapped),
        (Each(who="all", then=(Gain(what="food"),), at=DEAD), Gained),
    ],
    ids=lambda value: value.__struct_config__.tag if isinstance(value, EffectTask) else "",
)
def test_what_concerns_the_land_and_the_group_happens_after_a_death(order: EffectTask, kind: type[Fact]) -> None:
    assert [fact for fact in after_a_death().when(order).facts if isinstance(fact, kind)]


@pytest.mark.rule("TG-5.16.13")
@pytest.mark.parametrize(
    ("order", "fact"),
    [
        (DrawEvent(at=DEAD), EventRevealed("vow")),
        (RevealEvent(event="widow", at=DEAD), EventRevealed("widow")),
        (RevealRandom(at=DEAD), EventRevealed("chance")),
        (PutRandom(count=1, at=DEAD), RandomEventsPut(1)),
    ],
    ids=lambda value: value.__struct_config__.tag if isinstance(value, EffectTask) else "",
)
def test_events_come_after_a_death(order: EffectTask, fact: Fact) -> None:
    scenario = on_land(world_of(PACK, "ailei", "beor")).when(SetUpChapter(1)).given(Died("beor"))
    after(scenario).when(order).then_includes(fact)


@pytest.mark.rule("TG-5.16.13")
def test_what_concerns_the_dead_alone_lapses() -> None:
    after_a_death().when(Gain(what="food", at=DEAD)).then_no(Gained)
