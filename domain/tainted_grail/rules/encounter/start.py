"""The start of an encounter, in strict order. Source: TG-5.14, 6.1, 6.9."""

from collections.abc import Iterable

from domain.kernel.chance import pile as piles
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.cards import HandDiscarded
from domain.tainted_grail.facts.encounter import EncounterBegun, EncounterChosen, EncountersOffered, WayChosen
from domain.tainted_grail.facts.items import CardPackedAway, WeaponsWielded
from domain.tainted_grail.queries.abilities import powers
from domain.tainted_grail.queries.encounter import (
    able,
    deck_for,
    encounter_card,
    has_trait,
    is_present,
    present,
    seat_of,
    seats_of,
    the_encounter,
)
from domain.tainted_grail.queries.events import guardians
from domain.tainted_grail.queries.items import equipped, is_item, keywords, usable
from domain.tainted_grail.queries.mode import by_mode
from domain.tainted_grail.queries.payment import can_pay_together
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.rules.cards.hands import deck_size, draw_or_flee, hand
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.encounter import (
    AgreeToAvoid,
    Avoid,
    ChooseEncounter,
    ChooseWay,
    CloseEncounter,
    DealHand,
    DealHands,
    Decide,
    DrawEncounter,
    FetchEncounter,
    MeetEncounter,
    Mulligan,
    MulliganAll,
    OfferAvoiding,
    PackAll,
    PackAway,
    PackOne,
    Redraw,
    TakeEncounter,
    TakeWay,
    Wield,
)
from domain.tainted_grail.tasks.payment import Owe
from domain.tainted_grail.tasks.rounds import BeginRound
from domain.tainted_grail.world import World

HANDS_BY_PARTICIPANTS = {1: 3, 2: 3, 3: 3, 4: 2}
"""The number of cards in a starting hand. Source: TG-6.1.5."""


def encounter_pile(colour: str) -> str:
    """Return the pile of an encounter deck. Source: TG-2.4.14."""
    return f"encounters/{colour}"


@rule("TG-5.14.5", DrawEncounter)
def draw_encounter(play: Play[State], task: DrawEncounter) -> None:
    """Draw the top encounter, or several to choose from; none for nobody, or from an empty deck.

    Source: TG-5.14.5 to 5.14.7, 5.14.10, 5.16.14.
    """
    who = able(play.state)
    drawn = play.draw(encounter_pile(task.colour), task.count) if who else ()
    if len(drawn) > 1:
        play.state_that(EncountersOffered(drawn))
        play.then(ChooseEncounter(seats=seats_of(play.state, who)))
    else:
        play.then(*(MeetEncounter(card) for card in drawn))


@asks("TG-5.14.7", ChooseEncounter)
def encounters_to_choose(state: State, question: ChooseEncounter) -> Iterable[Option]:
    """Yield the drawn encounters. Any seat of those who will take part chooses. Source: TG-5.14.7, 11.1.12."""
    for seat in question.seats:
        for card in state.offered:
            yield Option(seat, f"meet:{card}", "TG-5.14.7", (TakeEncounter(card),))


@defaults(ChooseEncounter)
def default_encounter(state: State, question: ChooseEncounter) -> str:
    """Return the first encounter. Source: TG-11.1.13."""
    return f"meet:{state.offered[0]}"


@rule("TG-5.14.6", TakeEncounter)
def take_encounter(play: Play[State], task: TakeEncounter) -> None:
    """Meet the chosen encounter, and put the others under their deck in the order in which they were drawn.

    Source: TG-5.14.6, 5.14.11, 2.4.4.
    """
    others = tuple(card for card in play.state.offered if card != task.card)
    play.state_that(EncounterChosen(task.card))
    play.put_under(encounter_pile(play.state.pack.encounters[task.card].colour), others)
    play.then(MeetEncounter(task.card))


def is_found(state: State, task: FetchEncounter) -> bool:
    """Return whether an encounter is found among the unseen cards of its deck."""
    pile = encounter_pile(state.pack.encounters[task.card].colour)
    is_there = task.card in state.pools.get(pile, ()) and piles.place_of(pile) in state.piles.get(pile, ())
    return is_there and bool(able(state)) and not is_on_land(state, task.card)


@rule("TG-5.14.8", FetchEncounter, reveals=is_found)
def fetch_encounter(play: Play[State], task: FetchEncounter) -> None:
    """Search for an encounter in its deck, which is shuffled then, else in the box. A guardian that is in play is met
    without a search.

    Source: TG-5.14.8, 5.14.9, 5.15.16, 2.4.6.
    """
    if not able(play.state):
        return
    if not is_on_land(play.state, task.card):
        search_out_encounter(play, task.card)
    play.then(MeetEncounter(task.card))


def is_on_land(state: State, encounter: str) -> bool:
    """Return whether an encounter is a guardian that is in play in a campaign."""
    return isinstance(state.journey, World) and encounter in guardians(state)


def search_out_encounter(play: Play[State], card: str) -> None:
    """Search the deck of an encounter for it, shuffle the deck, and take the card if it was there.

    Source: TG-2.4.6, 5.14.8.
    """
    pile = encounter_pile(play.state.pack.encounters[card].colour)
    if play.state.piles.get(pile):
        play.shuffle(pile, pool=pile)
        if card in play.state.pools[piles.pool_of(play.state.piles[pile][0])]:
            play.take_cards(pile, (card,))


@rule("TG-6.1.1", MeetEncounter)
def meet_encounter(play: Play[State], task: MeetEncounter) -> None:
    """Begin an encounter with its steps in order. What is nested ends at the last of them.

    Source: TG-6.1.1 to 6.1.11, 6.5.21.
    """
    card = play.state.pack.encounters[task.card]
    participants = able(play.state)
    play.state_that(EncounterBegun(card.id, deck_for(card), participants, card.delay))
    packing = tuple(
        (PackAway(seats=(seat_of(play.state, one),), character=one),)
        for one in participants
        if packable(play.state, one)
    )
    play.then(
        *((PackAll(packing),) if packing else ()),
        Wield(),
        OfferAvoiding(),
        DealHands(),
        BeginRound(),
        CloseEncounter(),
    )


def packable(state: State, character: str) -> tuple[str, ...]:
    """Return the equipped cards that may be packed away. Source: TG-5.6.3, 6.1.3."""
    return tuple(card for card in usable(state, character) if keywords(state, card))


@asks("TG-6.1.3", PackAway)
def packing_options(state: State, question: PackAway) -> Iterable[Option]:
    """Yield each equipped card, and stopping. Source: TG-5.6.3, 6.1.3."""
    (seat,), who = question.seats, question.character
    for card in packable(state, who):
        more = (question,) if len(packable(state, who)) > 1 else ()
        yield Option(seat, f"pack:{who}:{card}", "TG-6.1.3", (PackOne(who, card), *more))
    yield Option(seat, f"packed:{who}", "TG-6.1.3")


@defaults(PackAway)
def default_packing(state: State, question: PackAway) -> str:
    """Pack away nothing more. Source: TG-11.1.13."""
    return f"packed:{question.character}"


@rule("TG-5.6.4", PackOne)
def pack_one(play: Play[State], task: PackOne) -> None:
    """Pack away a card, which counts as not equipped in this encounter. Source: TG-5.6.4."""
    play.state_that(CardPackedAway(task.character, task.card))


@rule("TG-6.12.19", Wield)
def wield(play: Play[State], task: Wield) -> None:
    """Note the weapons of this fight. Source: TG-6.12.19, 6.12.20."""
    for one in present(play.state):
        known = the_encounter(play.state).participants[one].wielded
        weapons = tuple(c for c in equipped(play.state, one, "weapon") if is_item(c) and c not in known)
        if weapons:
            play.state_that(WeaponsWielded(one, weapons))


@rule("TG-6.1.4", OfferAvoiding)
def offer_avoiding(play: Play[State], task: OfferAvoiding) -> None:
    """Ask all whether to avoid the encounter, if each condition is met by somebody and all can pay.

    Source: TG-6.1.4, 6.9.1 to 6.9.4.
    """
    state, who = play.state, present(play.state)
    avoid = encounter_card(state).avoid
    if avoid is None:
        return
    is_met = all(any(holds(state, At(one, "price"), need) for one in who) for need in avoid.need)
    if is_met and can_pay_together(state, who, avoid.cost):
        play.then(AgreeToAvoid(seats=(seat_of(state, who[0]),), character=who[0], left=who[1:]))


@asks("TG-6.9.2", AgreeToAvoid)
def avoiding_answers(state: State, question: AgreeToAvoid) -> Iterable[Option]:
    """Yield agreeing and refusing. A single refusal ends it. Source: TG-6.9.2, 11.1.12."""
    (seat,) = question.seats
    if question.left:
        following = question.left[0]
        agreed: AgreeToAvoid | Avoid = AgreeToAvoid(
            seats=(seat_of(state, following),), character=following, left=question.left[1:]
        )
    else:
        agreed = Avoid()
    yield Option(seat, "avoid", "TG-6.9.2", (agreed,))
    yield Option(seat, "stay", "TG-6.9.2")


@defaults(AgreeToAvoid)
def default_avoiding(state: State, question: AgreeToAvoid) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return "stay"


@rule("TG-6.9.3", Avoid)
def avoid(play: Play[State], task: Avoid) -> None:
    """Let each pay its whole share at once, if nobody's share is missing. Source: TG-5.4.2, 6.9.3, 6.9.5, 6.9.6."""
    section = encounter_card(play.state).avoid
    assert section is not None, "avoiding was offered"
    payer, *others = present(play.state)
    avoided = (Decide("avoided"),)
    play.then(Owe(at=At(payer, "price"), cost=section.cost, then=avoided, must=True, joint=tuple(others)))


@rule("TG-6.1.5", DealHands)
def deal_hands(play: Play[State], task: DealHands) -> None:
    """Deal a hand to each, by the number of participants, then go on to mulligans and the way.

    Source: TG-6.1.5, 6.1.9, 6.1.13.
    """
    who = present(play.state)
    sizes = {one: hand_size(play.state, one) for one in who}
    hands = (DealHand(one, size) for one, size in sizes.items())
    branches = tuple(
        (mulligan(play.state, one, size - 1),) for one, size in sizes.items() if can_redraw(play.state, one, size)
    )
    ways = encounter_card(play.state).ways
    way = (ChooseWay(seats=seats_of(play.state, who)),) if len(ways) > 1 else tuple(TakeWay(one.id) for one in ways)
    play.then(*hands, MulliganAll(branches), *way)


@rule("TG-6.1.5", DealHand)
def deal_hand(play: Play[State], task: DealHand) -> None:
    """Deal a hand from the deck in use; with too few cards the character flees. Source: TG-6.1.5, 6.1.14, 6.11.7."""
    if is_present(play.state, task.character):
        draw_or_flee(play, At(task.character, "trait"), task.count)


def hand_size(state: State, character: str) -> int:
    """Return the number of cards in a starting hand, at least one. Source: TG-6.1.5, 6.1.13, 6.12.10, 7.1.8."""
    dealt = HANDS_BY_PARTICIPANTS[by_mode(state, len(the_encounter(state).participants))]
    by_abilities = sum(one.ability.hand for one in powers(state, character, "start"))
    return max(1, dealt + has_trait(state, "slow") + by_abilities)


def can_redraw(state: State, character: str, dealt: int) -> bool:
    """Return whether a hand of one card fewer is possible. Nobody draws into a flight beside others' mulligans.

    dealt: cards that are still to be drawn. Source: TG-6.1.6, 6.11.7.
    """
    return dealt > 1 and 2 * dealt - 1 <= deck_size(state, character)


def mulligan(state: State, character: str, fewer: int) -> Mulligan:
    """Return the question whether a hand is kept."""
    return Mulligan(seats=(seat_of(state, character),), character=character, fewer=fewer)


@asks("TG-6.1.6", Mulligan)
def mulligans(state: State, question: Mulligan) -> Iterable[Option]:
    """Yield keeping the hand, and drawing one card fewer, down to 1. Source: TG-6.1.6."""
    (seat,), who, fewer = question.seats, question.character, question.fewer
    yield Option(seat, f"keep:{who}", "TG-6.1.6")
    again = (mulligan(state, who, fewer - 1),) if can_redraw(state, who, fewer) else ()
    yield Option(seat, f"mulligan:{who}", "TG-6.1.6", (Redraw(who, fewer), *again))


@defaults(Mulligan)
def default_mulligan(state: State, question: Mulligan) -> str:
    """Keep the hand. Source: TG-11.1.13."""
    return f"keep:{question.character}"


@rule("TG-6.1.6", Redraw, reveals=True)
def redraw(play: Play[State], task: Redraw) -> None:
    """Put the hand open on the discard pile, which is not reshuffled, and draw anew. Source: TG-6.1.6, 6.1.7."""
    cards = hand(play.state, task.character)
    play.state_that(HandDiscarded(task.character, tuple(range(len(cards))), cards))
    draw_or_flee(play, At(task.character, "trait"), task.count)


@asks("TG-6.1.9", ChooseWay, several=True)
def ways_to_choose(state: State, question: ChooseWay) -> Iterable[Option]:
    """Yield the ways. Any participant's seat chooses. Source: TG-6.1.9, 11.1.12."""
    for seat in question.seats:
        for way in encounter_card(state).ways:
            yield Option(seat, f"way:{way.id}", "TG-6.1.9", (TakeWay(way.id),))


@defaults(ChooseWay)
def default_way(state: State, question: ChooseWay) -> str:
    """Return the first way. Source: TG-11.1.13."""
    return f"way:{encounter_card(state).ways[0].id}"


@rule("TG-6.1.9", TakeWay, steady=True)
def take_way(play: Play[State], task: TakeWay) -> None:
    """Take a way, which cannot change later. Source: TG-6.1.9, 6.7.14."""
    play.state_that(WayChosen(task.way))
