"""Giving and discarding outside encounters. Source: TG-4.6.8, 5.5.19, 5.7.7 to 5.7.11."""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.facts.items import CardGiven
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import can_gain, is_personal, items_owned, keywords
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.land import place_of, standing
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.queries.tracks import held, is_dying, room
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.items import DiscardItem
from domain.tainted_grail.tasks.rest import (
    AcceptGift,
    AskGift,
    BeginGiving,
    Give,
    GiveAll,
    HandOver,
    OfferSecret,
)
from domain.tainted_grail.vocabulary.terms import Resource
from domain.tainted_grail.world import World

GIFTS_MAX = 20
"""The most gifts and discards of a character in one rest, since things could be passed back and forth without end."""
GIVEN: tuple[Resource, ...] = ("food", "wealth")
"""The resources that can be given. Source: TG-5.3.3."""


@rule("TG-4.2.33", BeginGiving)
def begin_giving(play: Play[State], task: BeginGiving) -> None:
    """Ask all side by side, before anyone eats. Source: TG-4.2.33, 4.6.8, 5.7.7."""
    givers = [one for one in play.state.characters if is_asked(play.state, one)]
    play.then(GiveAll(tuple((gift(play.state, one, GIFTS_MAX),) for one in givers)))


def talk(state: State) -> GiveAll | None:
    """Return the question to those who could hand over a card with a keyword before cards are equipped; None without.

    All else can be given as well as soon as the day has begun, so nobody is asked for it. Source: TG-4.2.29, 4.2.33,
    5.5.12.
    """
    givers = [who for who in state.characters if any(is_equipment(state, what) for _, what in gifts(state, who))]
    return GiveAll(tuple((gift(state, one, GIFTS_MAX),) for one in givers)) if givers else None


def is_equipment(state: State, what: str) -> bool:
    """Return whether what is given is a card with a keyword. Source: TG-5.5.6."""
    return what not in GIVEN and bool(keywords(state, what))


def is_asked(state: State, character: str) -> bool:
    """Return whether a character has anything to give or discard. Source: TG-11.1.11."""
    return any(gifts(state, character)) or any(discards(state, character))


def gift(state: State, character: str, left: int) -> Give:
    """Return the question what a character gives."""
    return Give(seats=(seat_of(state, character),), character=character, left=left)


def can_give(state: State, task: AskGift) -> bool:
    """Return whether a character may hand something over."""
    return task.left > 0 and is_asked(state, task.character)


@rule("TG-5.7.7", AskGift, asks=can_give, steady=True)
def ask_gift(play: Play[State], task: AskGift) -> None:
    """Ask a character again while it has something left. Source: TG-5.7.7, 11.1.11."""
    if can_give(play.state, task):
        play.then(gift(play.state, task.character, task.left))


def gifts(state: State, character: str) -> Iterator[tuple[str, str]]:
    """Yield what a character could give to whom. Source: TG-5.3.3, 5.7.4, 5.7.7, 5.16.3, 7.2.12 to 7.2.14."""
    one = state.characters[character]
    resources = [what for what in GIVEN if held(one, what)]
    what_there_is = (*resources, *[owned.card for owned in one.owned if not is_personal(state, owned.card)])
    for to in within_reach(state, character):
        for what in what_there_is:
            if rule_against_gaining(state, to, what) is None:
                yield to, what


def rule_against_gaining(state: State, character: str, what: str) -> Unmet | None:
    """Return the limit that a character has reached of a resource, or of items; None if it can take one more.

    Source: TG-7.2.12 to 7.2.14.
    """
    resource = next((one for one in GIVEN if one == what), None)
    if resource is None:
        return None if can_gain(state, character, what) else Unmet("TG-7.2.14", "items-full", {"character": character})
    if room(state, state.characters[character], resource) == 0:
        return Unmet("TG-7.2.12", "resource-full", {"character": character, "what": resource})
    return None


def within_reach(state: State, character: str) -> tuple[str, ...]:
    """Return the others to whom a character can give: all in an arena; in a campaign those of its party, or without
    any party those at the same place.

    Source: TG-4.5.18, 5.7.7, 5.7.8.
    """
    newest = top_party(state)
    if not isinstance(state.journey, World):
        near: Iterable[str] = state.characters
    elif newest is None:
        near = standing(state, place_of(state, character))
    else:
        near = newest.members if character in newest.members else ()
    return tuple([one for one in near if one != character])


def handing_over(state: State, seat: int, again: Task) -> Iterator[Option]:
    """Yield handing something over, for each member of the party that a seat plays, beside a question of an action.

    Source: TG-4.5.17, 4.5.18.
    """
    for one in able_party(state):
        if seat_of(state, one) == seat and any(gifts(state, one)):
            yield Option(seat, f"give:{one}", "TG-4.5.18", (AskGift(one, GIFTS_MAX), again))


def discards(state: State, character: str) -> tuple[str, ...]:
    """Return the items that a character may discard, none while it is Dying.

    Source: TG-5.5.7, 5.5.19, 5.16.3, 5.7.3.
    """
    return () if is_dying(state.characters[character]) else items_owned(state, character)


@asks("TG-5.7.7", Give)
def giving_options(state: State, question: Give) -> Iterable[Option]:
    """Yield each gift of a unit or a card, each discard, and stopping. Source: TG-5.5.19, 5.7.7 to 5.7.9."""
    (seat,), who = question.seats, question.character
    again = AskGift(who, question.left - 1)
    for to, what in gifts(state, who):
        yield Option(seat, f"give:{who}:{to}:{what}", "TG-5.7.7", (offer(state, who, to, what), again))
    for card in discards(state, who):
        yield Option(seat, f"discard:{who}:{card}", "TG-5.5.19", (DiscardItem(who, card), again))
    yield Option(seat, f"ready:{who}", "TG-4.6.1")


def offer(state: State, character: str, to: str, what: str) -> Task:
    """Ask the receiver, unless the giver's seat plays it. Source: TG-5.7.9, 7.4.8."""
    seat = seat_of(state, to)
    if seat == seat_of(state, character):
        return HandOver(character, to, what)
    return AcceptGift(seats=(seat,), character=character, to=to, what=what)


@refuses(Give)
def refuse_gift(state: State, question: Give, seat: int, key: str) -> Unmet | None:
    """Return the rule against this gift or discard.

    Source: TG-5.3.3, 5.7.3, 5.7.4, 5.7.7, 5.16.3, 7.2.12 to 7.2.14.
    """
    kind, *names = key.split(":")
    if kind == "discard":
        if "secret" in names:
            return Unmet("TG-5.7.3", "kept-secret")
        who = question.character
        return Unmet("TG-5.16.3", "living", {"character": who}) if is_dying(state.characters[who]) else None
    if kind != "give":
        return None
    if len(names) > 1 and names[1] in state.characters and names[1] not in within_reach(state, question.character):
        return Unmet("TG-5.7.7", "alone", {"character": question.character})
    if "secret" in names:
        return Unmet("TG-5.7.4", "kept-secret")
    if len(names) > 2 and names[1] in state.characters:
        limit = rule_against_gaining(state, names[1], ":".join(names[2:]))
        if limit is not None:
            return limit
    return Unmet("TG-5.3.3", "stock") if len(names) == 3 else None


@defaults(Give)
def default_gift(state: State, question: Give) -> str:
    """Give nothing. Source: TG-11.1.13."""
    return f"ready:{question.character}"


def can_take(state: State, question: AcceptGift) -> bool:
    """Return whether a gift can be taken, and not only refused. Source: TG-7.2.12 to 7.2.14."""
    return rule_against_gaining(state, question.to, question.what) is None


@asks("TG-5.7.9", AcceptGift, several=can_take)
def gift_answers(state: State, question: AcceptGift) -> Iterable[Option]:
    """Yield taking, unless a limit was reached in the meantime, and refusing.

    Source: TG-5.7.9, 7.2.12 to 7.2.14, 11.1.12.
    """
    (seat,), giver = question.seats, question.character
    if can_take(state, question):
        yield Option(seat, f"accept:{giver}", "TG-5.7.9", (HandOver(giver, question.to, question.what),))
    yield Option(seat, f"refuse:{giver}", "TG-5.7.9")


@refuses(AcceptGift)
def rule_against_accepting(state: State, question: AcceptGift, seat: int, key: str) -> Unmet | None:
    """Return the limit that the receiver has reached. Source: TG-7.2.12 to 7.2.14."""
    is_accepting = key == f"accept:{question.character}"
    return rule_against_gaining(state, question.to, question.what) if is_accepting else None


@defaults(AcceptGift)
def default_answer(state: State, question: AcceptGift) -> str:
    """Refuse: an absent seat agrees to no gift. Source: TG-11.1.13."""
    return f"refuse:{question.character}"


@asks("TG-5.7.9", OfferSecret)
def secret_offers(state: State, question: OfferSecret) -> Iterable[Option]:
    """Yield each of the others, who is asked then, and nobody. Source: TG-5.7.9."""
    (seat,), giver = question.seats, question.character
    for to in question.others:
        offered = offer(state, giver, to, question.card)
        yield Option(seat, f"give:{giver}:{to}:{question.card}", "TG-5.7.9", (offered,))
    yield Option(seat, "keep", "TG-5.7.9")


@defaults(OfferSecret)
def default_offer(state: State, question: OfferSecret) -> str:
    """Keep it: an absent seat gives nothing. Source: TG-11.1.13."""
    return "keep"


@rule("TG-5.7.7", HandOver)
def hand_over(play: Play[State], task: HandOver) -> None:
    """Hand over a gift. A card with a keyword stays face down until cards are equipped again.

    Source: TG-5.5.12, 5.5.13, 5.7.7, 5.7.11.
    """
    giver, to, what = task.character, task.to, task.what
    resource = next((one for one in GIVEN if one == what), None)
    if resource is not None:
        play.state_that(ResourceGiven(giver, to, resource, 1))
    else:
        play.state_that(CardGiven(giver, to, what, face_up=not keywords(play.state, what)))
