"""Tracks, resources and damage, and the conditions that follow from them. Source: TG-5.1 to 5.4, 5.16."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.facts.tracks import (
    AttributeChanged,
    ConditionEnded,
    ConditionGained,
    DamagePrevented,
    Died,
    EnergyCut,
    Gained,
    Lost,
    TrackSet,
)
from domain.tainted_grail.queries.abilities import powers
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import has_trait, is_present
from domain.tainted_grail.queries.mode import is_story
from domain.tainted_grail.queries.tracks import board, cap, held, is_dying, is_insane, room
from domain.tainted_grail.rules.abilities.replacement import is_replaced
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.parties import leave_parties
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.death import SettleDeath
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import ChangeAttribute, Damage, Gain, Lose, SetTrack
from domain.tainted_grail.tasks.encounter import Leave
from domain.tainted_grail.tasks.setup import CloseArena
from domain.tainted_grail.tasks.tracks import BecomeDying, BecomeInsane, CutEnergy, Die, Recover
from domain.tainted_grail.vocabulary.terms import Holding, Track
from domain.tainted_grail.world import World


def due(state: State) -> Task | None:
    """Return what a track causes as soon as it has this value.

    Source: TG-5.1.7, 5.1.15, 5.1.23, 5.1.24, 7.1.3, 7.1.7, 7.2.2.
    """
    for name, one in state.characters.items():
        if one.dead:
            continue
        if one.energy >= one.health and one.energy > cap(state, one) and not is_story(state):
            return CutEnergy(name)
        conditions, dying = one.conditions, is_dying(one)
        if dying != ("dying" in conditions):
            return BecomeDying(name) if dying else Recover(name, "dying")
        insane = is_insane(state, one)
        if insane != ("insane" in conditions):
            return BecomeInsane(name) if insane else Recover(name, "insane")
    return None


@rule("TG-5.1.7", CutEnergy)
def cut_energy(play: Play[State], task: CutEnergy) -> None:
    """Reduce Energy to Health. It is neither a loss nor a payment, and does not come back.

    Source: TG-5.1.7, 5.1.8, 7.2.2.
    """
    play.state_that(EnergyCut(task.character, cap(play.state, play.state.characters[task.character])))


@rule("TG-5.1.24", BecomeDying)
def become_dying(play: Play[State], task: BecomeDying) -> None:
    """Take the Dying card, and leave every party and any encounter, unless a flight from it has begun.

    A flight is completed first: the rest of the opportunity attack is suffered, and one more loss of Health kills
    (TG-5.16.5). This is how a participant can die at all (TG-6.14.9). Another reading spares it the rest, like a
    character that leaves by Dying. Nobody leaves a decided encounter before its end, so that reward and failure come in
    full. Source: TG-5.1.24, 5.16.2, 6.8.11, 6.14.11.
    """
    play.state_that(ConditionGained(task.character, "dying"))
    leave_parties(play, task.character)
    encounter = play.state.encounter
    if encounter is None or is_decided(play.state) or not is_present(play.state, task.character):
        return
    if not encounter.participants[task.character].fleeing:
        play.then(Leave(task.character, "dying"))


@rule("TG-5.1.23", BecomeInsane)
def become_insane(play: Play[State], task: BecomeInsane) -> None:
    """Take the Insanity card. Source: TG-5.1.13, 5.1.23."""
    play.state_that(ConditionGained(task.character, "insane"))


@rule("TG-5.1.24", Recover)
def recover(play: Play[State], task: Recover) -> None:
    """Return the card of a condition. Source: TG-5.1.23, 5.1.24."""
    play.state_that(ConditionEnded(task.character, "dying" if task.condition == "dying" else "insane"))


@rule("TG-5.16.5", Die)
def die(play: Play[State], task: Die) -> None:
    """Let a character die. It ends an arena at once; in a campaign, the others choose how to go on.

    Source: TG-5.16.5, 5.16.12, 5.17.13.
    """
    play.state_that(Died(task.character))
    if isinstance(play.state.journey, World):
        play.then(SettleDeath(task.character))
    else:
        play.break_off(CloseArena)


@effect("TG-5.1.9", Gain)
def gain(play: Play[State], at: At, task: Gain) -> None:
    """Gain as much as fits; the rest lapses. Source: TG-5.1.4 to 5.1.6, 5.1.9, 5.4.4."""
    if task.what == "terror" and not task.unavoidable and is_replaced(play, at, task, "gain-terror"):
        return
    fits = room(play.state, play.state.characters[at.character], task.what)
    count = amount(play.state, at, task.count)
    count = count if fits is None else min(count, fits)
    if count > 0:
        play.state_that(Gained(at.character, task.what, count))


@effect("TG-5.1.10", Lose)
def lose(play: Play[State], at: At, task: Lose) -> None:
    """Lose as much as there is. A loss of Health is not damage. Source: TG-5.1.10, 5.1.19, 5.4.3."""
    if task.what == "health" and is_replaced(play, at, task, "lose-health"):
        return
    there = held(play.state.characters[at.character], task.what)
    lose_up_to(play, at.character, task.what, there if task.count == "all" else amount(play.state, at, task.count))


def lose_up_to(play: Play[State], character: str, what: Holding, count: int) -> None:
    """Lose up to this much. A Dying character that has to lose Health dies, except by an encounter's section.

    Source: TG-5.16.5, 5.16.6, 6.14.11.
    """
    one = play.state.characters[character]
    if what == "health" and count > 0 and "dying" in one.conditions and not is_decided(play.state):
        play.then(Die(character))
        return
    lost = min(count, held(one, what))
    if lost > 0:
        play.state_that(Lost(character, what, lost))


def is_decided(state: State) -> bool:
    """Return whether an encounter is in progress that already has its result. Source: TG-6.14.11."""
    return state.encounter is not None and state.encounter.result is not None


@effect("TG-5.1.26", SetTrack)
def set_track(play: Play[State], at: At, task: SetTrack) -> None:
    """Set a track within its ends, Energy not above Health. Source: TG-5.1.6, 5.1.26."""
    to = min(start_of(play.state, at.character, task.what) if task.to is None else task.to, top(play.state, at, task))
    if held(play.state.characters[at.character], task.what) != to:
        play.state_that(TrackSet(at.character, task.what, to))


def start_of(state: State, character: str, what: Track) -> int:
    """Return the start value of a track. Source: TG-3.1.4, 3.1.5."""
    lines = board(state, character)
    return {"energy": lines.energy_start, "health": lines.health_start, "terror": lines.terror_start}[what]


def top(state: State, at: At, task: SetTrack) -> int:
    """Return the highest value that a track can be set to now."""
    one = state.characters[at.character]
    free = room(state, one, task.what)
    assert free is not None, "tracks have an end"
    return held(one, task.what) + free


@effect("TG-5.1.17", Damage)
def damage(play: Play[State], at: At, task: Damage) -> None:
    """Lose Health for damage, after prevention. Source: TG-5.1.17 to 5.1.22, 6.12.7."""
    unavoidable = task.unavoidable or is_feinted(play.state, at)
    if not unavoidable and is_replaced(play, at, task, "damage"):
        return
    suffered = count = amount(play.state, at, task.count)
    if not unavoidable:
        suffered = after_prevention(play.state, at, count)
    if suffered < count:
        play.state_that(DamagePrevented(at.character, count - suffered))
    lose_up_to(play, at.character, "health", suffered)


def is_feinted(state: State, at: At) -> bool:
    """Return whether a Feint makes damage unavoidable: in step 3, once the table was read. Source: TG-6.12.7."""
    if state.encounter is None or not has_trait(state, "feint"):
        return False
    activation = state.encounter.activation
    in_step = activation is not None and activation.read and is_present(state, activation.character)
    return at.cause == "attack" or in_step


def after_prevention(state: State, at: At, count: int) -> int:
    """Return the damage that is left. Prevention of a part comes before prevention of all.

    Source: TG-5.1.20, 5.1.21, 6.10.8.
    """
    if at.cause in ("attack", "reaction"):
        count = max(0, count - attack_reduction(state, at.character))
    preventing = [one.ability for one in powers(state, at.character, "damage", cards=False)]
    for ability in sorted(preventing, key=lambda one: -one.floor):
        count = max(min(count, ability.floor), count - ability.prevent)
    return count


def attack_reduction(state: State, character: str) -> int:
    """Return by how much the damage of the attack or reaction is reduced. Source: TG-6.5.7, 6.5.10, 6.10.2."""
    encounter = state.encounter
    assert encounter is not None and encounter.activation is not None, "attacks come in an activation"
    return encounter.activation.reduced + sum(one.ability.reduce for one in powers(state, character, "attack"))


@effect("TG-5.2.5", ChangeAttribute)
def change_attribute(play: Play[State], at: At, task: ChangeAttribute) -> None:
    """Change an attribute's value for a period. Source: TG-5.2.5, 6.3.25."""
    play.state_that(AttributeChanged(at.character, task.attribute, task.count, task.until))
