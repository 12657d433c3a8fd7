"""What comes about on the land and in its journal, and what follows a death."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.tainted_grail.facts.days import PhaseBegan
from domain.tainted_grail.facts.land import LocationLost, LocationSwapped, MenhirGone
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.days import BeginDay, EndDay, NextAction
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import ChangeMenhir, GainStatus, LoseStatus, MoveTo
from domain.tainted_grail.tasks.journal import EndReading, ReadVerse
from domain.tainted_grail.tasks.land import ChargeMenhir, CloseWorld, EnterWorld, MoveFigures
from domain.tainted_grail.tasks.rest import BeginGiving
from domain.tainted_grail.tasks.session import AskCompany, OpenSession
from domain.tainted_grail.tasks.tracks import Die
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.world.acting import day
from tests.domain.tainted_grail.world.land import disc, land, moved, on_land, revealed, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, done, stated

AT = At("beor", "verse")
FLED = {"do": "tg.gain", "what": "terror"}
PACK = land(
    at_102={"arrows": {"S": 101}, "instant": [{"effects": [{"do": "tg.encounter", "meet": "d1"}]}]},
    at_110={"changes": 103, "arrows": {"E": 101}},
    secrets=[{"number": 1}, {"number": 2, "personal": True}],
    status=[{"id": "owed", "parts": 2}, {"id": "names", "parts": 3, "numbered": False}],
    book=[{"number": 500}],
    verse=[
        {
            "location": 101,
            "number": 1,
            "choices": [
                {"effects": [{"do": "tg.go-to", "verse": 2}]},
                {"together": {"wealth": 1}, "effects": [{"do": "tg.encounter", "meet": "d1", "fled": [FLED]}]},
            ],
        },
        {
            "location": 101,
            "number": 2,
            "effects": [{"do": "tg.lose-status", "status": "owed"}],
            "choices": [{"effects": [{"do": "tg.share", "what": "food", "count": 1}]}],
        },
    ],
)


def land_steps() -> Iterator[Step]:
    """Each sentence, question and answer of the land, of its journal, and after a death."""
    yield done(on_land(world_of(PACK, "ailei", "beor")), EnterWorld())
    yield from menhirs()
    yield from ways()
    yield from deaths()
    yield from readings()
    yield from modes()
    yield from sessions()
    yield from evenings()
    yield done(on_land(world_of(PACK, "beor")), BeginDay())
    yield done(on_land(world_of(PACK, "beor")), CloseWorld())


def two(*numbers: int) -> Scenario:
    """Ailei and Beor at the start, with these places laid out."""
    return revealed(on_land(world_of(PACK, "ailei", "beor")), *numbers)


def menhirs() -> Iterator[Step]:
    """Menhirs are placed, moved, lowered, and go out."""
    full = disc(disc(two(102, 103, 104), 102, 2), 103, 4)
    yield done(full, ChargeMenhir(104, 5))
    yield answered(full, 0, "from:102")
    lit = disc(two(104), 104, 2)
    yield done(lit, ChangeMenhir(count=-2, at=AT))
    yield answered(lit, 0, "menhir:104")
    yield stated(two(), MenhirGone(101))
    for count in (1, 3):
        yield done(two(104), ChargeMenhir(104, count))


def ways() -> Iterator[Step]:
    """Places go, change and are come to; who is there already may join."""
    yield stated(two(103), LocationLost(103))
    yield stated(two(103), LocationLost(103, removed=True))
    yield stated(two(103), LocationSwapped(103, 110))
    chosen = two(102, 104)
    yield done(chosen, MoveTo(to="connected", at=AT))
    yield answered(chosen, 0, "to:104")
    for key in ("join:ailei", "stay:ailei"):
        arrived = moved(two(102), ailei=102)
        yield done(arrived, MoveFigures(("beor",), 102))
        yield answered(arrived, 0, key)


def deaths() -> Iterator[Step]:
    """Beor dies, and the others go on in each possible way."""
    for key in ("mercy", "end"):
        yield from dying(key)
    yield from dying("successor", ("to:ailei", "play:maggot"), owned=(Owned("secret:1"), Owned("item:sword")))
    yield from dying("successor", ("play:maggot",), alive=("ailei",))


def dying(
    key: str, answers: tuple[str, ...] = (), alive: tuple[str, ...] = ("ailei", "arev"), owned: tuple[Owned, ...] = ()
) -> Iterator[Step]:
    """A death, what Ailei chooses, and what Beor's player does then."""
    state, seat = changed(world_of(PACK, *alive, "beor"), "beor", items=owned), len(alive)
    scenario = on_land(replace(state, chapter_start=state))
    yield done(scenario, Die("beor"))
    yield answered(scenario, 0, key)
    for one in answers:
        if scenario.position.asked and one in scenario.keys(seat):
            yield answered(scenario, seat, one)


def modes() -> Iterator[Step]:
    """Story mode is wished for, not wished for after all, switched on and off; who is Dying passes in it."""
    scenario = day(two().state)
    on, off = "mode:story", "mode:standard"
    for seat, key in ((0, on), (0, "keep-mode"), (0, on), (1, on), (0, off), (1, off)):
        yield answered(scenario, seat, key)
    spent = replace(changed(two().state, "beor", health=0, conditions=("dying",)), mode="story")
    yield done(on_land(spent), NextAction())


def sessions() -> Iterator[Step]:
    """A session is wished for, not wished for after all, and begins; somebody leaves, comes back, joins."""
    state = changed(two(102).state, "beor", items=("secret:1",), food=1)
    scenario = on_land(changed(state, "ailei", food=1)).given(PhaseBegan("evening", 1)).when(BeginGiving())
    for seat, key in ((0, "new-session"), (0, "keep-session"), (0, "new-session"), (1, "new-session")):
        yield answered(scenario, seat, key)
    ending = on_land(scenario.state)
    yield done(ending, EndDay())
    for seat, key in ((1, "leave:beor"), (0, "join:maggot"), (0, "gathered")):
        yield answered(ending, seat, key)
    three = on_land(changed(world_of(PACK, "ailei", "arev", "beor"), "beor", items=("secret:1",)))
    yield done(three, AskCompany())
    for seat, key in ((2, "leave:beor"), (0, "to:arev")):
        yield answered(three, seat, key)
    apart = moved(revealed(on_land(three.state), 102), ailei=102)
    yield done(apart, AskCompany())
    for seat, key in ((2, "back:beor"), (2, "at:102")):
        yield answered(apart, seat, key)


def evenings() -> Iterator[Step]:
    """The end of an evening is wished for, not wished for after all, and comes; the next evening takes up the night."""
    state = replace(changed(two(102).state, "ailei", food=1), session=1)
    scenario = on_land(state).given(PhaseBegan("evening", 1)).when(BeginGiving())
    for seat, key in ((0, "new-session"), (0, "keep-session"), (0, "new-session"), (1, "new-session")):
        yield answered(scenario, seat, key)
    ending = on_land(scenario.state)
    yield done(ending, EndDay())
    night = ending.state.night
    yield done(on_land(replace(night, session=2, night=night, pools={}, piles={})), OpenSession("0" * 64))


def readings() -> Iterator[Step]:
    """A verse is read, each choice taken, a status gained and lost; who flees may follow a branch."""
    for key in ("choose:1", "choose:2"):
        state = changed(world_of(PACK, "beor"), "beor", wealth=1)
        reading = on_land(state, ReadVerse(101, 1), EndReading()).given(PartyFormed("action", ("beor",), "beor"))
        yield done(reading, GainStatus(status="owed", part=1, at=AT))
        yield answered(reading, 0, key)
        while reading.position.asked and reading.keys(0):
            keys = reading.keys(0)
            wanted = next((one for one in ("pledge:beor", "propose-flight:beor", "flee") if one in keys), keys[0])
            yield answered(reading, 0, wanted)
    yield done(on_land(world_of(PACK, "beor")), GainStatus(status="names", at=AT), LoseStatus(status="names", at=AT))
