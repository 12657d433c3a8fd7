"""Laying a card: its keys, its bonuses, its on-placement effects. Source: TG-6.2 to 6.5."""

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.facts.cards import CardLaid, KeyActivated, LastDiscarded, TimeChanged
from domain.tainted_grail.queries.abilities import powers
from domain.tainted_grail.queries.cards import extra_by, keys_of, laid_card, meeting, right_edge
from domain.tainted_grail.queries.encounter import has_trait, is_present, stage, the_encounter
from domain.tainted_grail.queries.payment import can_pay
from domain.tainted_grail.rules.abilities.order import in_order
from domain.tainted_grail.rules.abilities.replacement import is_replaced, replacing
from domain.tainted_grail.rules.cards.hands import deck_size, hand
from domain.tainted_grail.rules.effects.registration import effect, is_concerned, placed
from domain.tainted_grail.state import Laid, State
from domain.tainted_grail.tasks.cards import (
    ActivateMagic,
    Lay,
    LayTop,
    LookUp,
    OfferMagic,
    OnPlacement,
    PutDown,
    ResolveKeys,
    Step,
    TakeBonus,
)
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.encounter import (
    ChangeAffinity,
    ChangePool,
    DiscardCards,
    DrawCards,
    ForceFlight,
)
from domain.tainted_grail.tasks.effects.holdings import DiscardItems, DrawItems, Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import DiscardLast, Effect
from domain.tainted_grail.tasks.payment import Owe
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import Attribute

MAGIC = Cost(magic=1)
"""The cost of a magic key. Source: TG-6.3.9."""
FAST_MAX = 2
"""The most cards that an active character lays against a Fast enemy. Source: TG-6.12.16."""


def is_laid_at_once(state: State, task: Lay) -> bool:
    """Return whether nothing is paid before the card is laid."""
    who = task.character
    return task.step == "first" or not needs_magic(state, who, hand(state, who)[task.place])


@rule("TG-6.6.13", Lay, reveals=is_laid_at_once)
def lay(play: Play[State], task: Lay) -> None:
    """Lay a card. If only Magic allows it as a further card, that is paid first, or the card stays in hand.

    Source: TG-6.3.8, 6.6.13.
    """
    if not is_laid_at_once(play.state, task):
        paid = PutDown(task.character, task.place, task.step, paid=True)
        play.then(Owe(at=At(task.character, "price"), cost=MAGIC, then=(paid,), must=True))
    else:
        play.then(PutDown(task.character, task.place, task.step))


def is_full(state: State, character: str) -> bool:
    """Return whether a Fast enemy stops this character from laying more cards. Source: TG-6.3.30, 6.12.16, 6.12.17."""
    activation = the_encounter(state).activation
    if activation is None or activation.character != character:
        return False
    return has_trait(state, "fast") and activation.laid >= FAST_MAX


def needs_magic(state: State, character: str, card: str) -> bool:
    """Return whether only a payment allows this card as a further one. Source: TG-6.6.10, 6.6.11, 6.6.13."""
    activation = the_encounter(state).activation
    is_waived = activation is not None and activation.waived
    return not is_waived and extra_by(state, character, state.pack.cards[card]) == "magic"


@rule("TG-6.2.3", PutDown)
def put_down(play: Play[State], task: PutDown) -> None:
    """Move the card from the hand to the end of the sequence. Source: TG-6.2.3, 6.3.28."""
    card = hand(play.state, task.character)[task.place]
    add_to_sequence(play, task.character, card, task.place, task.step, paid=task.paid)


@rule("TG-6.13.1", LayTop)
def lay_top(play: Play[State], task: LayTop) -> None:
    """Lay the top card of the deck unseen, or flee without one. Source: TG-6.13.1, 6.13.3."""
    if deck_size(play.state, task.character) == 0:
        play.then(ForceFlight(at=At(task.character, "trait")))
        return
    (card,) = play.draw(f"{task.character}/{the_encounter(play.state).deck}")
    add_to_sequence(play, task.character, card, None, task.step, paid=False)


def add_to_sequence(play: Play[State], character: str, card: str, place: int | None, step: Step, *, paid: bool) -> None:
    """Add a card: check its keys, cover the card before it, put markers on it, then resolve its keys.

    Source: TG-6.2.3, 6.2.5, 6.3.6, 6.3.14, 6.5.2, 6.5.5.
    """
    text = play.state.pack.cards[card]
    before = last(play.state)
    keys = keys_of(play.state, character, text)
    if paid:
        keys["magic"] = True
    play.state_that(CardLaid(character, card, place, keys, step))
    if before is not None and before.time and not play.state.pack.cards[before.card].permanent:
        play.state_that(TimeChanged(before.card, 0))
    if delay := max((one.delay for one in text.abilities if one.when == "delayed"), default=0):
        play.state_that(TimeChanged(card, delay))
    offers = () if paid else (OfferMagic(character, card),)
    play.then(*offers, ResolveKeys(character, card))


def last(state: State) -> Laid | None:
    """Return the rightmost played card, None without one. Source: TG-6.2.15."""
    sequence = the_encounter(state).sequence
    return sequence[-1] if sequence else None


@rule("TG-6.3.8", OfferMagic)
def offer_magic(play: Play[State], task: OfferMagic) -> None:
    """Ask the layer whether to pay 1 Magic, unless no Magic is there. Source: TG-6.3.8 to 6.3.13."""
    state, at = play.state, At(task.character, "price")
    laid = laid_card(state, task.card)
    if laid is None or "magic" not in laid.keys or is_blocked(state, task.card):
        return
    if can_pay(state, at, MAGIC):
        play.then(Owe(at=at, cost=MAGIC, then=(ActivateMagic(task.card),)))


def is_blocked(state: State, card: str) -> bool:
    """Return whether the magic key that a card connects cannot be activated. Source: TG-6.3.17."""
    return right_edge(state, place_of(state, card))["magic"].block


def place_of(state: State, card: str) -> int:
    """Return the place of the edge beside which a card was laid: that of the card before it, 0 for the encounter
    card.
    """
    return next(place for place, one in enumerate(the_encounter(state).sequence) if one.card == card)


@rule("TG-6.3.8", ActivateMagic)
def activate_magic(play: Play[State], task: ActivateMagic) -> None:
    """Activate a magic key with a marker. Source: TG-6.3.8, 6.3.10."""
    play.state_that(KeyActivated(task.card, "magic"))


@rule("TG-6.3.14", ResolveKeys)
def resolve_keys(play: Play[State], task: ResolveKeys) -> None:
    """Take activated bonuses from top to bottom, then carry out the on-placement effects.

    Source: TG-6.3.14, 6.3.15, 6.3.29.
    """
    state = play.state
    laid = laid_card(state, task.card)
    if laid is None or the_encounter(state).result is not None:
        return
    edge = right_edge(state, place_of(state, task.card))
    at = At(beneficiary(state, task.character), "bonus", f"card:{task.card}")
    bonuses: list[Task] = []
    for height, half, bonus in meeting(edge, state.pack.cards[task.card]):
        if laid.keys[height]:
            bonuses.append(TakeBonus(at, bonus, half.times, half.attribute, height))
            bonuses += on_key(play, task.character, half.attribute)
    play.then(*bonuses, OnPlacement(task.card))


def beneficiary(state: State, otherwise: str) -> str:
    """Return the "you" of a card: the active character, whoever laid it. Source: TG-6.3.29, 6.5.17."""
    activation = the_encounter(state).activation
    return activation.character if activation is not None else otherwise


def on_key(play: Play[State], character: str, attribute: Attribute | None) -> tuple[Task, ...]:
    """Return what abilities of the layer add to an activated attribute key. Source: TG-10.10, 6.5.18."""
    if attribute is None:
        return ()
    return in_order(play, [one for one in powers(play.state, character, "key") if one.ability.of in (None, attribute)])


@rule("TG-6.3.16", TakeBonus)
def take_bonus(play: Play[State], task: TakeBonus) -> None:
    """Take a bonus as often as the out-half says; EXTRA is never multiplied.

    Source: TG-6.3.18, 6.3.19, 6.4.1 to 6.4.17.
    """
    if not is_concerned(play.state, task.at.character):
        return
    if task.bonus.give == "variable":
        play.then(*(LookUp(task.at, task.attribute) for _ in range(task.times)))
    else:
        play.then(*effects_of(task.bonus, task.at, task.times))


def effects_of(bonus: Bonus, at: At, times: int) -> tuple[Effect, ...]:
    """Return a bonus as effects: pool and marker in one step, the others one by one."""
    count = bonus.count
    match bonus.give:
        case "pool":
            return (ChangePool(count=count * times, at=at),)
        case "affinity":
            return (ChangeAffinity(count=count * times, at=at),)
        case "draw":
            return (DrawCards(count=count, at=at),) * times
        case "discard-last":
            return placed((DiscardLast(),) * count, at) * times
        case "gain" | "lose":
            return (holding(bonus, at),) * times
        case _:
            return ()


def holding(bonus: Bonus, at: At) -> Effect:
    """Return the effect of gaining or losing a resource, a track, an item or a card. Source: TG-6.4.15, 6.4.17."""
    is_gain = bonus.give == "gain"
    if bonus.what == "item":
        return DrawItems(count=bonus.count, at=at) if is_gain else DiscardItems(count=bonus.count, at=at)
    if bonus.what == "card":
        return DrawCards(count=bonus.count, at=at) if is_gain else DiscardCards(count=bonus.count, at=at)
    assert bonus.what is not None, "the pack was checked"
    return (Gain if is_gain else Lose)(what=bonus.what, count=bonus.count, at=at)


@rule("TG-6.4.10", LookUp)
def look_up(play: Play[State], task: LookUp) -> None:
    """Apply every entry of the stage that fits. Source: TG-6.4.10 to 6.4.14."""
    if the_encounter(play.state).deck != "diplomacy" or not is_concerned(play.state, task.at.character):
        return
    entries = stage(play.state).variable
    fitting = [one.gives for one in entries if one.attribute is None or one.attribute == task.attribute]
    play.then(*(one for gives in fitting for one in placed(gives, task.at)))


@rule("TG-6.5.1", OnPlacement)
def on_placement(play: Play[State], task: OnPlacement) -> None:
    """Carry out the on-placement effects, unless the card is gone again and its text cannot be read.

    Source: TG-6.3.15, 6.4.7, 6.5.1.
    """
    who = beneficiary(play.state, "")
    source = f"card:{task.card}"
    found = [one for one in powers(play.state, who, "placed") if one.source == source] if who else []
    play.then(*in_order(play, found))


@effect("TG-6.4.6", DiscardLast)
def discard_last(play: Play[State], at: At, task: DiscardLast) -> None:
    """Discard the last card to its owner's pile, with its markers. Its own effects wait for the end of the line.

    Source: TG-5.18.9, 6.2.14, 6.4.6, 6.4.8, 6.4.9, 6.5.16.
    """
    laid, rest = last(play.state), placed(task.rest, at)
    if rest and (laid is None or replacing(play.state, at, "discard-last")):
        play.then(replace(task, rest=()), *rest)
        return
    if laid is None or is_replaced(play, at, task, "discard-last"):
        return
    follows = when_discarded(play, laid, at)
    play.state_that(LastDiscarded(laid.card, laid.by))
    play.then(*rest, *follows)


def when_discarded(play: Play[State], laid: Laid, at: At) -> tuple[Task, ...]:
    """Return the effects of the last card on leaving the sequence during the encounter. Source: TG-6.4.8."""
    you = beneficiary(play.state, at.character)
    who = you if is_present(play.state, you) else at.character
    return in_order(play, [one for one in powers(play.state, who, "discarded") if one.source == f"card:{laid.card}"])
