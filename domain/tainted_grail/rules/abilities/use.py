"""Using an ability: its cost, its limit, the consent of a card's owner. Source: TG-6.5, 5.5.14."""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.content.parts import Ability, Moment
from domain.tainted_grail.facts.abilities import AbilityUsed, ConsentRefused
from domain.tainted_grail.queries.abilities import Power, card_powers, held_powers, is_ready, powers, rule_against_power
from domain.tainted_grail.queries.cards import laid_card
from domain.tainted_grail.queries.characters import played_by
from domain.tainted_grail.queries.encounter import present, seat_of, the_encounter
from domain.tainted_grail.queries.items import rule_against_card, text_of
from domain.tainted_grail.rules.effects.registration import is_concerned, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AgreedPower, AskOwner, NoteUse, OfferPower, RefusedPower, UsePower
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect, May
from domain.tainted_grail.tasks.payment import Owe

UNSEEN: tuple[Moment, ...] = ("active", "key", "rest")
"""The moments at which no fact tells that a card was laid, became due or was discarded. Source: TG-11.1.1."""


def abilities_of(state: State, source: str) -> tuple[Ability, ...]:
    """Return the abilities of a text."""
    kind, _, name = source.partition(":")
    match kind:
        case "card":
            return state.pack.cards[name].abilities
        case "skill":
            return state.pack.skills[int(name)].abilities
        case "trait":
            return state.pack.characters[name].trait
        case _:
            return text_of(state, source).abilities


def used(play: Play[State], power: Power) -> tuple[Effect, ...]:
    """Return the effects of an ability without a cost. Its use is noted if it has a limit, or no other fact tells of
    it.

    Source: TG-6.5.12, 11.1.1.
    """
    if power.ability.limit is not None or power.ability.when in UNSEEN:
        play.state_that(AbilityUsed(power.character, power.name, power.ability.limit))
    effects = placed(power.ability.effects, power.at())
    return (May(then=power.ability.effects, at=power.at()),) if power.ability.optional and effects else effects


def at_work(play: Play[State], power: Power) -> tuple[Effect | OfferPower, ...]:
    """Return the tasks of an ability whose moment has come; at a cost they are optional. Source: TG-5.4.1, 6.5.12."""
    return used(play, power) if power.ability.cost is None else (OfferPower(power.at(), number_of(power)),)


def number_of(power: Power) -> int:
    """Return the place of an ability in its text, from 0."""
    return int(power.name.rpartition("#")[2])


def power_of(state: State, at: At, number: int) -> Power:
    """Return an ability by its text and its place there."""
    return Power(f"{at.source}#{number}", at.character, at.source, abilities_of(state, at.source)[number])


@rule("TG-5.4.1", OfferPower)
def offer_power(play: Play[State], task: OfferPower) -> None:
    """Offer the cost if it can still be paid. The limit counts from the payment. Source: TG-5.4.1, 5.4.2, 6.5.12."""
    power = power_of(play.state, task.at, task.number)
    cost, limit = power.ability.cost, power.ability.limit
    if cost is None or not is_concerned(play.state, task.at.character) or not is_ready(play.state, power):
        return
    noted = () if limit is None else (NoteUse(power.character, power.name, limit),)
    play.then(Owe(at=task.at, cost=cost, then=(*noted, *placed(power.ability.effects, task.at))))


@rule("TG-6.5.12", NoteUse)
def note_use(play: Play[State], task: NoteUse) -> None:
    """Note that an ability was paid for. Source: TG-5.4.2, 6.5.12."""
    play.state_that(AbilityUsed(task.character, task.ability, task.limit))


def usable_by(state: State, character: str) -> tuple[Power, ...]:
    """Return the abilities that a participant may use between effects: of cards only when active, and not if refused.

    Source: TG-6.5.11, 6.5.14.
    """
    activation = the_encounter(state).activation
    is_active = activation is not None and activation.character == character
    found = powers(state, character, "any-time", cards=is_active)
    refused = activation.refused if activation is not None else ()
    return tuple([one for one in found if one.name not in refused]) if refused else found


def power_options(state: State, again: Task) -> Iterator[Option]:
    """Yield all abilities that participants may use now, beside the question, which is asked again.

    Source: TG-5.18.8, 6.5.11.
    """
    for character in present(state):
        for power in usable_by(state, character):
            then = (UsePower(power.at(), number_of(power)), again)
            yield Option(seat_of(state, character), f"use:{power.name}", "TG-6.5.11", then)


def rule_against_use(state: State, seat: int, key: str) -> Unmet | None:
    """Return why `use:<source>#<number>`, an ability of a character of this seat, is not offered between effects.

    Source: TG-5.5.7, 6.5.11, 6.5.14.
    """
    name = key.removeprefix("use:")
    own = (power for who in played_by(state, seat) for power in (*held_powers(state, who), *card_powers(state, who)))
    power = next((one for one in own if one.name == name), None)
    if power is None:
        return None
    one = state.characters[power.character]
    card = next((owned for owned in one.owned if owned.card == power.source), None)
    if card and (against := rule_against_card(state, one, card)):
        return against
    if power.ability.when != "any-time":
        return Unmet("TG-6.5.12", "moment")
    return rule_against_power(state, power) or rule_against_power_now(state, power)


def rule_against_power_now(state: State, power: Power) -> Unmet | None:
    """Return why an ability that is ready is not offered: others are active, or its owner has refused; or None.

    Source: TG-6.5.11, 6.5.14.
    """
    activation = state.encounter.activation if state.encounter else None
    if activation and power.source.startswith("card:") and activation.character != power.character:
        return Unmet("TG-6.5.11", "active", {"character": activation.character})
    if activation and power.name in activation.refused:
        return Unmet("TG-6.5.14", "consent")
    return None


@rule("TG-6.5.11", UsePower)
def use_power(play: Play[State], task: UsePower) -> None:
    """Use an ability. Another character's charges need the owner's consent. Source: TG-6.5.11, 6.5.14."""
    owner = owner_to_ask(play.state, task.at, task.number)
    if owner is None:
        play.then(AgreedPower(task.at, task.number))
    else:
        play.then(AskOwner(seats=(seat_of(play.state, owner),), at=task.at, number=task.number))


def owner_to_ask(state: State, at: At, number: int) -> str | None:
    """Return the owner of the charges to be spent, if it is another character. Source: TG-6.5.14."""
    ability = abilities_of(state, at.source)[number]
    if ability.cost is None or not ability.cost.charges:
        return None
    laid = laid_card(state, at.source.removeprefix("card:"))
    return laid.by if laid is not None and laid.by != at.character else None


@asks("TG-6.5.14", AskOwner)
def owner_answers(state: State, question: AskOwner) -> Iterable[Option]:
    """Yield agreeing and refusing. Source: TG-6.5.14, 11.1.12."""
    (seat,) = question.seats
    yield Option(seat, "agree", "TG-6.5.14", (AgreedPower(question.at, question.number),))
    yield Option(seat, "refuse", "TG-6.5.14", (RefusedPower(question.at, question.number),))


@defaults(AskOwner)
def default_owner(state: State, question: AskOwner) -> str:
    """Refuse: an absent seat agrees to nothing. Source: TG-11.1.13."""
    return "refuse"


@rule("TG-6.5.14", RefusedPower)
def refused_power(play: Play[State], task: RefusedPower) -> None:
    """Note the refusal: these charges are not asked for again in this activation. Source: TG-6.5.14."""
    play.state_that(ConsentRefused(f"{task.at.source}#{task.number}"))


@rule("TG-6.5.11", AgreedPower)
def agreed_power(play: Play[State], task: AgreedPower) -> None:
    """Pay the cost in full, then use the ability. If it is not paid, the ability is not used up.

    Source: TG-5.4.2, 6.5.11, 6.5.13.
    """
    power = power_of(play.state, task.at, task.number)
    ability = power.ability
    if not is_concerned(play.state, task.at.character) or not is_ready(play.state, power):
        return
    follows = (NoteUse(power.character, power.name, ability.limit), *placed(ability.effects, task.at))
    if ability.cost is None:
        play.then(*follows)
    else:
        play.then(Owe(at=task.at, cost=ability.cost, then=follows, must=True))
