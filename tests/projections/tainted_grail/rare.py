"""Positions made by hand for what random arenas hardly ever come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from domain.kernel.fact import Fact
from domain.kernel.position import Position
from domain.kernel.task import Task
from domain.tainted_grail.facts.cards import CardLaid, ChargesChanged, MarkerMoved, Parried, TimeChanged
from domain.tainted_grail.facts.encounter import EncounterDecided, EncounterEnded, EncounterOrdered, FlightFailed
from domain.tainted_grail.facts.items import CardTurned
from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.facts.setup import BoardTaken, ColourTaken
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.abilities import AskBetween, ResolveDue, UsePower
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import (
    Block,
    ChangePool,
    DiscardFromDeck,
    FollowUp,
    LayCard,
    LookAt,
    Multiply,
    PlaceTime,
    ReduceAttack,
    RemoveTime,
    ReturnToBox,
    WaiveExtra,
)
from domain.tainted_grail.tasks.effects.holdings import (
    ChangeAttribute,
    Damage,
    DiscardItems,
    DrawItems,
    Gain,
    GainSecret,
    GiveSecret,
    LayAside,
    LoseSkill,
    RaiseAttribute,
    TakeUp,
)
from domain.tainted_grail.tasks.effects.vocabulary import AfterAttack, Manual, OneOf, Throw, Toss
from domain.tainted_grail.tasks.encounter import CloseEncounter, Decide, DrawEncounter, MeetEncounter
from domain.tainted_grail.tasks.rest import Rest
from domain.tainted_grail.tasks.rounds import AskBegin, Check, DrawLast
from domain.tainted_grail.tasks.setup import AskBoard, AskColour, CloseArena
from tests.domain.tainted_grail.fixtures import C1, C2, C3, at_table, changed, encounter, hers, pack_of, state_of
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, done, stated

AT = At("beor", "ability", "encounter")
ALL = Gain(what="terror")
HERS = "K15/25-G"
"""A card of Ailei with a price in charges."""


def rare_steps() -> Iterator[Step]:
    """Each question and fact that seldom comes, with each of its answers."""
    yield from after(fight(), LookAt(count=2, at=AT), "pick:1")
    yield from after(fight(), LayCard(at=AT), "none")
    yield from after(fight(), Manual(text="odd", at=AT), "gain:food", "lose:food", "more", "less", "done")
    yield from after(fight(), OneOf(who="participants", then=(ALL,), at=AT), "for:ailei")
    yield from after(fight(items=("item:boots", "item:flask")), DiscardItems(at=AT), "discard:item:boots")
    yield from after(fight(), RaiseAttribute(attribute="aggression", at=AT), "skill:1")
    yield from after(fight(skills=(1, 5)), LoseSkill(at=AT), "skill:5")
    yield from free_play()
    yield from flights()
    for key in ("keep", "instead:item:charm#0"):
        yield from after(fight(items=("item:charm",)), Damage(at=AT), key)
    for key in ("keep", "reroll:item:coin#0"):
        yield from after(fight(items=("item:coin",)), Toss(at=AT), key)
    for marker in (RemoveTime(at=AT), PlaceTime(of="choice", at=AT)):
        yield from after(waiting(), marker, f"card:{C2}")
    for effect in (
        AfterAttack(then=(ChangePool(count=2),), at=AT),
        ChangeAttribute(attribute="courage", count=1, at=AT),
        DiscardFromDeck(count=2, at=AT),
        WaiveExtra(at=AT),
        ReduceAttack(count=2, at=AT),
        ReturnToBox(at=AT),
    ):
        yield from after(fight(), effect)
    for effect in (
        *(Multiply(height=height, at=AT) for height in ("a1", "free", None)),
        *(Block(height=height, at=AT) for height in ("a1", None)),
        FollowUp(meet="hare", at=AT),
    ):
        yield from after(fight(), effect)
    yield from after(followed(), Decide("lost"))
    yield from after(fight(items=("item:sword",)), LayAside(keyword="weapon", at=AT))
    for key in ("take-up:item:sword", "decline"):
        yield from after(fight(items=(Owned("item:sword", face_up=False),)), TakeUp(at=AT), key)
    for key in ("equip", "keep-down"):
        yield from after(fight(), DrawItems(keyword="shield", at=AT), key)
    for key in ("throw:item:sword", "decline"):
        yield from after(fight(), Throw(then=(ALL,), at=AT), key)
    yield from after(fight(), GainSecret(number=1, at=AT))
    for key in ("give:beor:ailei:secret:1", "keep"):
        yield from after(fight(items=("secret:1",)), GiveSecret(number=1, at=AT), key)
    for key in ("agree", "refuse"):
        yield from after(lent(), UsePower(At("beor", "ability", f"card:{HERS}"), 1), key)
    burning = encounter("beor", "ailei", pack=wild(), card="fuse")
    burning.given(CharacterActivated("beor"), TimeChanged("encounter", 1))
    yield from after(burning, AskBegin("beor"), "begin")
    yield stated(
        fight(), Parried(), CardTurned("beor", "item:sword"), EncounterDecided("lost"), EncounterEnded(True, False)
    )
    several = at_table(state_of(wild(), "beor", "ailei")).draws("encounters/green", "e-ambush", "e-frenzy")
    yield from after(several, DrawEncounter("green", 2), "meet:e-frenzy")
    yield from after(talk(), Check("ailei"))
    for key in ("avoid", "stay"):
        poor = changed(state_of(pack_of(), "ailei"), "ailei", wealth=1)
        yield from after(at_table(poor), MeetEncounter("d1"), key)
    for key in ("pass", "use:item:flask#0"):
        yield from after(at_table(with_flask(state_of(wild(), "beor", "ailei"))), AskBetween(1), key)
    for key in ("pass", "use:item:flask#0"):
        afraid = encounter("beor", "ailei", pack=wild(), decks={"beor": 3})
        afraid.position = Position(with_flask(afraid.state), afraid.position.agenda)
        yield from after(afraid, DrawLast(("beor",)), key)
    yield from after(fight(items=("item:flask",)), ResolveDue("beor", ORDERED), f"first:{ORDERED[0]}")
    yield from after(at_table(state_of(restless(), "beor", "ailei")), Rest(), "first:trait:ailei#0")


def free_play() -> Iterator[Step]:
    """A tray is put on a board, then cards are chosen; the last board and the last cards are taken at once."""
    state = replace(state_of(wild(), "ailei", "beor"), free=True)
    choosing = at_table(state)
    yield from after(choosing, AskBoard("beor"), "board:green")
    yield from after(choosing, AskColour("beor"), "cards:blue")
    yield stated(choosing, BoardTaken("ailei", "blue"), ColourTaken("ailei", "green"))


def flights() -> Iterator[Step]:
    """A flight by toss fails, and then succeeds."""
    harder = fight()
    harder.position = Position(replace(harder.state, challenge=("flight",)), harder.position.agenda)
    yield stated(harder, FlightFailed("beor"))


ORDERED = ("item:flask#0", f"card:{HERS}#1")
"""Two abilities of which one comes first."""


def with_flask(state: State) -> State:
    """Beor is hurt and in panic, and has something that helps."""
    return changed(state, "beor", health=3, energy=3, terror=5, items=("item:flask",))


def fight(**fields: Any) -> Scenario:
    """Beor is active beside Ailei."""
    hands = {"beor": (C1, C3), "ailei": (hers(C1),)}
    given = {"beor": {"energy": 5, **fields}}
    return encounter("beor", "ailei", pack=wild(), hands=hands, given=given).given(CharacterActivated("beor"))


def followed() -> Scenario:
    """An encounter is about to end that has ordered another."""
    scenario = fight().given(EncounterOrdered(None, 1, "hare"))
    scenario.position = Position(scenario.state, (CloseEncounter(), CloseArena()))
    return scenario


def waiting() -> Scenario:
    """Two cards wait in the sequence."""
    facts: list[Fact] = []
    for card in (C1, C2):
        facts += [CardLaid("beor", card, 0, {}, "effect"), TimeChanged(card, 2)]
    return encounter("beor", pack=wild(), hands={"beor": (C1, C2)}).given(CharacterActivated("beor"), *facts)


def lent() -> Scenario:
    """A card of Ailei lies there with charges that Beor would like to spend."""
    hands = {"ailei": (HERS,)}
    facts = (CardLaid("ailei", HERS, 0, {}, "effect"), ChargesChanged(HERS, 1))
    return encounter("beor", "ailei", pack=wild(), hands=hands).given(CharacterActivated("beor"), *facts)


def talk() -> Scenario:
    """The first of two stages is as good as won."""
    return encounter("ailei", card="d1").given(CharacterActivated("ailei"), MarkerMoved(4))


def restless() -> Any:
    """A pack in which two characters do something before resting."""
    trait = {"trait": [{"when": "rest", "effects": [{"do": "tg.gain", "what": "terror"}]}]}
    return pack_of(characters={"beor": trait, "ailei": trait})


def after(scenario: Scenario, task: Task, *keys: str) -> Iterator[Step]:
    """The task is done, then its question is answered so."""
    yield done(scenario, task)
    for key in keys:
        yield answered(scenario, scenario.asked.seats[0], key)
