"""The end of an encounter: reward, loot, failure, and the place of its card. Source: TG-6.7, 6.12, 6.14."""

from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.content.parts import Encounter as EncounterCard
from domain.tainted_grail.facts.encounter import BoxOrdered, EncounterDecided, EncounterEnded
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    present,
    seats_of,
    the_encounter,
)
from domain.tainted_grail.queries.items import items_owned
from domain.tainted_grail.queries.journey import difficulties
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.cards.collection import collect
from domain.tainted_grail.rules.effects.control import each_of
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.rules.encounter.flight import failure, shattered
from domain.tainted_grail.rules.encounter.sequel import followed
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.rules.items.ownership import give_up
from domain.tainted_grail.rules.tracks import lose_up_to
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import LoseEncounter, ReturnToBox, WinEncounter
from domain.tainted_grail.tasks.effects.holdings import DrawItems, Gain
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.encounter import CloseEncounter, Decide, GiveLoot, Leave, RobberStrikes, ShareLoot
from domain.tainted_grail.tasks.events import LookAtQuests
from domain.tainted_grail.world import World

ROBBED_MAX = 1
"""The most of anything that each combatant has when a Robber strikes. Source: TG-6.12.13."""


def due(state: State) -> Task | None:
    """Return the strike of a Robber as soon as every combatant is weak enough. Source: TG-6.12.13 to 6.12.15."""
    encounter = state.encounter
    if encounter is None or encounter.result is not None or not has_trait(state, "robber"):
        return None
    what = state.pack.content.readings.robber
    who = present(state)
    is_met = who and all(held(state.characters[one], what) <= ROBBED_MAX for one in who)
    return RobberStrikes() if is_met else None


def stirs(before: State, after: State) -> bool:
    """Return whether a Robber may strike after that did not before: the encounter or who is in it changed.

    What they hold counts too; if that changes, so do the characters.
    """
    was, now = before.encounter, after.encounter
    if now is None or now is was:
        return False
    if was is not None and now.participants is was.participants and (now.card, now.result) == (was.card, was.result):
        return False
    return has_trait(after, "robber")


@rule("TG-6.12.13", RobberStrikes)
def robber_strikes(play: Play[State], task: RobberStrikes) -> None:
    """Take all Wealth and all items, and lose the encounter. A Dying that is due at the same time comes after.

    Source: TG-6.12.13, 6.12.14.
    """
    play.break_off(CloseEncounter)
    play.state_that(EncounterDecided("lost"))
    for one in present(play.state):
        lose_up_to(play, one, "wealth", held(play.state.characters[one], "wealth"))
        for card in items_owned(play.state, one):
            give_up(play, one, card)


@effect("TG-10.10.1", WinEncounter)
def win_encounter(play: Play[State], at: At, task: WinEncounter) -> None:
    """Win the encounter because a text orders it. Source: TG-10.10."""
    play.then(Decide("won"))


@effect("TG-10.10.1", LoseEncounter)
def lose_encounter(play: Play[State], at: At, task: LoseEncounter) -> None:
    """Lose the encounter because a text orders it. Source: TG-10.10."""
    play.then(Decide("lost"))


@effect("TG-5.21.4", ReturnToBox)
def return_to_box(play: Play[State], at: At, task: ReturnToBox) -> None:
    """Order the encounter card to the box. It returns only if a text names it. Source: TG-5.21.4, 5.14.8."""
    if not the_encounter(play.state).boxed:
        play.state_that(BoxOrdered())


@rule("TG-6.14.7", Decide)
def decide(play: Play[State], task: Decide) -> None:
    """Break off what is nested, then give reward and loot, or carry out failure, before the cards are collected.

    Source: TG-6.7.3, 6.7.6, 6.7.9, 6.7.10, 6.8.9, 6.14.6, 6.14.7, 6.14.11.
    """
    if the_encounter(play.state).result is not None:
        return
    play.break_off(CloseEncounter)
    play.state_that(EncounterDecided(task.result))
    card, who = encounter_card(play.state), present(play.state)
    if task.result == "won":
        reward = each_of(who, card.reward, At(who[0], "reward", "encounter"))
        play.then(*reward, GiveLoot(card.loot))
    elif task.result in ("lost", "fled") and the_encounter(play.state).deck == "diplomacy":
        play.then(*failure(play.state))


@rule("TG-6.7.5", GiveLoot)
def give_loot(play: Play[State], task: GiveLoot) -> None:
    """Give each unit of the loot to a character that is still there. Source: TG-6.7.3 to 6.7.5, 6.7.10."""
    who = present(play.state)
    if not task.left or not who:
        return
    if len(who) > 1:
        units = tuple(unit for part in task.left for unit in units_of(part))
        play.then(ShareLoot(seats=seats_of(play.state, who), left=units))
    else:
        play.then(*placed(task.left, At(who[0], "reward", "encounter")))


def units_of(part: Effect) -> tuple[Effect, ...]:
    """Return a part of the loot as single units, so that it can be shared freely. Source: TG-6.7.3."""
    if isinstance(part, Gain | DrawItems) and isinstance(part.count, int):
        return (replace(part, count=1),) * part.count
    return (part,)


@asks("TG-6.7.5", ShareLoot)
def loot_options(state: State, question: ShareLoot) -> Iterable[Option]:
    """Yield the receivers of the next unit. Any participant's seat chooses. Source: TG-6.7.5, 11.1.12."""
    first, rest = question.left[:1], question.left[1:]
    for seat in question.seats:
        for who in present(state):
            then = (*placed(first, At(who, "reward", "encounter")), GiveLoot(rest))
            yield Option(seat, f"give:{who}", "TG-6.7.5", then)


@defaults(ShareLoot)
def default_loot(state: State, question: ShareLoot) -> str:
    """Return the lowest number. Source: TG-4.5.2."""
    return f"give:{present(state)[0]}"


@rule("TG-6.14.1", CloseEncounter)
def close_encounter(play: Play[State], task: CloseEncounter) -> None:
    """Close the encounter: the Dying leave, weapons break, cards are collected, the encounter card leaves, and ordered
    ones follow.

    Source: TG-5.10.6, 6.12.19, 6.14.1 to 6.14.5, 6.14.10, 6.14.11.
    """
    if leaving := tuple(Leave(one, "dying") for one in present(play.state) if is_fallen(play.state, one)):
        play.then(*leaving, CloseEncounter())
        return
    if broken := tuple(one for who in present(play.state) for one in shattered(play.state, who)):
        play.then(*broken, CloseEncounter())
        return
    encounter, card, party = the_encounter(play.state), encounter_card(play.state), present(play.state)
    for who in encounter.participants:
        collect(play, who)
    stays = has_trait(play.state, "guardian") and encounter.result != "won" and not encounter.boxed
    boxed = not stays and (encounter.boxed or not is_in_play(play.state, card))
    play.state_that(EncounterEnded(stays, boxed))
    if not stays and not boxed:
        play.put_under(encounter_pile(card.colour), (card.id,))
    looking = (LookAtQuests(),) if isinstance(play.state.journey, World) else ()
    play.then(*followed(play, encounter, party), *looking)


def is_fallen(state: State, character: str) -> bool:
    """Return whether a character is Dying and has waited for the encounter's end to leave it. Source: TG-6.14.11."""
    return "dying" in state.characters[character].conditions


def is_in_play(state: State, card: EncounterCard) -> bool:
    """Return whether a card's difficulty belongs to the encounter decks. Source: TG-6.14.2."""
    return card.difficulty in difficulties(state)
