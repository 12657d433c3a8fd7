"""What holds on every day of a campaign with events, discs, guardians and chapters, however it is played."""

from collections import Counter
from collections.abc import Iterator

import pytest

from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.registry import default
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.events import EVENTS, RANDOM, card_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.state import ENDINGS, State
from domain.tainted_grail.tasks.actions import ChooseAction
from tests.domain.tainted_grail.fixtures import effect, foe
from tests.domain.tainted_grail.world.land import Table, land
from tests.random_play import at_random

GAMES, STEPS_MAX = 10, 350


def each(*then: Table) -> Table:
    return effect("each", who="all", then=list(then))


EVENTS_OF_TALE: list[Table] = [
    {
        "id": "letter",
        "chapter": 1,
        "part": 1,
        "effects": [effect("put-random", count=2), effect("place-disc", disc="fire", on="place:101")],
        "quest": {
            "need": {"is": "quest", "event": "letter", "markers": 2},
            "success": [effect("reveal-event", event="end"), effect("discard-event", event="letter")],
        },
    },
    {"id": "count", "chapter": 1, "part": 2, "effects": [effect("encounter", draw="grey")], "discard": True},
    {"id": "host", "chapter": 1, "part": 3, "dawn": [each(effect("gain", what="wealth"))]},
    {"id": "end", "chapter": 1, "part": 4, "effects": [each(effect("gain", what="food")), effect("end-chapter")]},
    {"id": "later", "chapter": 2, "part": 1, "effects": [effect("reveal-event", event="widow")]},
    {"id": "last", "chapter": 2, "part": 2, "effects": [effect("end-campaign", won=True)]},
    {"id": "widow", "chapter": 2, "effects": [effect("reveal-random")], "discard": True},
]
VERSES: list[Table] = [
    {"location": 101, "number": 1, "effects": [effect("place-marker", event="letter")]},
    {"location": 102, "number": 1, "choices": [{"effects": [effect("draw-event")]}, {"effects": []}]},
    {"location": 103, "number": 1, "effects": [effect("encounter", meet="worm")]},
    {"location": 104, "number": 1, "effects": [effect("change-disc", disc="ropes", count=-2)]},
]
TALE = land(
    encounters=(
        foe("worm", colour="green", traits=["guardian"], value=2),
        foe("sow", colour="green", difficulty=2, traits=["guardian"], value=1),
        foe("wolf", colour="green", first=True, value=1),
        foe("bear", colour="grey", difficulty=2, value=2),
    ),
    faces={"guardian": ["N", "E", "S", "W", "nothing", "discard"]},
    chapter=[
        {"number": 1, "effects": [effect("place-disc", disc="ropes", on="event:host")]},
        {"number": 2, "difficulties": [2], "effects": [effect("place-guardian", encounter="sow")]},
    ],
    event=EVENTS_OF_TALE,
    random=[
        {"id": "frost", "today": {"regeneration": 3}},
        {"id": "worms", "effects": [effect("place-guardian", encounter="worm", locations=[101])]},
        {"id": "gift", "effects": [each(effect("gain", what="food", count=2))]},
    ],
    disc=[
        {"id": "fire", "kind": "time", "value": 2, "effects": [effect("put-random")]},
        {"id": "ropes", "kind": "counting", "value": 4, "effects": [effect("draw-event")]},
    ],
    dream=[{"location": 101, "effects": [effect("gain", what="magic")]}],
    verse=VERSES,
    at_101={"dream": True},
)


def states(seed: int) -> Iterator[State]:
    """The states of a game at random after each answer."""
    opened = opening(TAINTED_GRAIL, TALE, 1 + seed % 3, {"scenario": "tale"})
    played = play_out(
        TAINTED_GRAIL, TALE, opened, fate_of(str(seed)), at_random(str(seed), ("flee",) if seed % 2 else ())
    )
    for count, step in enumerate(played):
        asked = step.after.asked
        if asked is not None:
            assert all(default(step.after.state, asked, seat) for seat in asked.seats)
            if isinstance(asked, ChooseAction):
                assert step.after.state.journey.parties == ()
        yield step.after.state
        if count == STEPS_MAX:
            break


def lying(state: State) -> Counter[str]:
    """Every card in a deck, known or not."""
    rows = (*state.piles.values(), *state.pools.values())
    return Counter(card for row in rows for card in row if not card.startswith("?"))


@pytest.mark.rule("TG-11.1.10")
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_encounter_and_event_is_in_one_place(seed: int) -> None:
    for state in states(seed):
        world, found = the_world(state), lying(state)
        if state.status == "setup":
            continue
        places = Counter(
            (*state.box, *state.offered, *(one for place in world.places.values() for one in place.guardians))
        )
        places += Counter([state.encounter.card] if state.encounter is not None else [])
        for name in TALE.encounters:
            assert found[name] + places[name] == 1, name
        for name in TALE.random_events:
            assert found[card_of(state, name)] + world.events.count(name) == 1, name
        for name, event in TALE.events.items():
            is_ahead = event.part is not None and found[card_of(state, name)]
            assert not is_ahead or f"event:{name}" not in world.read, name
            assert world.events.count(name) + world.discarded.count(name) <= 1, name
        places_owed = sum(row.count(f"?{RANDOM}") for row in (state.piles.get(EVENTS, ()), state.piles.get(RANDOM, ())))
        assert places_owed == len(state.pools.get(RANDOM, ()))


def test_random_campaigns_see_both_chapters_and_end() -> None:
    ends = Counter[str]()
    for seed in range(GAMES):
        *_, last = states(seed)
        ends[last.status] += 1
        ends[f"chapter {the_world(last).chapter}"] += 1
    assert ends["chapter 2"] and ends["won"]
    assert sum(ends[one] for one in ENDINGS) >= GAMES // 2


def test_the_kept_start_of_a_chapter_holds_nothing_hidden() -> None:
    starts = {id(one.chapter_start): one.chapter_start for one in states(1) if one.chapter_start is not None}
    assert all(known_to(start, seat) == start for start in starts.values() for seat in (None, 0))
