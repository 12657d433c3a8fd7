"""Giving, discarding and equipping anew outside encounters. Source: TG-4.2.30, 4.6.8, 5.5.19, 5.7.7 to 5.7.11."""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.content.parts import Secret
from domain.tainted_grail.facts.items import CardGiven, CardsEquipped
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import crowded, items_owned, keywords, text_of
from domain.tainted_grail.queries.tracks import held, is_dying
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.items import DiscardItem
from domain.tainted_grail.tasks.rest import (
    AcceptGift,
    AskGift,
    BeginEquipping,
    BeginGiving,
    EquipAll,
    EquipAnew,
    Give,
    GiveAll,
    HandOver,
    OfferSecret,
    TurnUp,
)
from domain.tainted_grail.vocabulary.terms import Resource

GIFTS_MAX = 20
"""The most gifts and discards of a character in one rest, since things could be passed back and forth without end."""
GIVEN: tuple[Resource, ...] = ("food", "wealth")
"""The resources that can be given. Source: TG-5.3.3."""


@rule("TG-4.2.33", BeginGiving)
def begin_giving(play: Play[State], task: BeginGiving) -> None:
    """Ask all side by side, before anyone eats. Source: TG-4.2.33, 4.6.8, 5.7.7."""
    givers = [one for one in play.state.characters if is_asked(play.state, one)]
    play.then(GiveAll(tuple((gift(play.state, one, GIFTS_MAX),) for one in givers)))


def is_asked(state: State, character: str) -> bool:
    """Return whether a character has anything to give or discard. Source: TG-11.1.11."""
    return any(gifts(state, character)) or any(discards(state, character))


def gift(state: State, character: str, left: int) -> Give:
    """Return the question what a character gives."""
    return Give(seats=(seat_of(state, character),), character=character, left=left)


@rule("TG-5.7.7", AskGift)
def ask_gift(play: Play[State], task: AskGift) -> None:
    """Ask a character again while it has something left. Source: TG-5.7.7, 11.1.11."""
    if task.left > 0 and is_asked(play.state, task.character):
        play.then(gift(play.state, task.character, task.left))


def gifts(state: State, character: str) -> Iterator[tuple[str, str]]:
    """Yield what a character could give to whom. Source: TG-5.3.3, 5.7.4, 5.7.7, 5.16.3."""
    one = state.characters[character]
    for to in state.characters:
        if to == character:
            continue
        yield from ((to, what) for what in GIVEN if held(one, what))
        yield from ((to, owned.card) for owned in one.owned if not is_personal(state, owned.card))


def is_personal(state: State, card: str) -> bool:
    """Return whether a card may never be given away. Source: TG-5.7.4."""
    text = text_of(state, card)
    return isinstance(text, Secret) and text.personal


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
    """Return the rule against this gift or discard. Source: TG-5.3.3, 5.7.3, 5.7.4, 5.16.3."""
    kind, *names = key.split(":")
    if kind == "discard":
        if "secret" in names:
            return Unmet("TG-5.7.3", "kept-secret")
        who = question.character
        return Unmet("TG-5.16.3", "living", {"character": who}) if is_dying(state.characters[who]) else None
    if kind != "give":
        return None
    if "secret" in names:
        return Unmet("TG-5.7.4", "kept-secret")
    return Unmet("TG-5.3.3", "stock") if len(names) == 3 else None


@defaults(Give)
def default_gift(state: State, question: Give) -> str:
    """Give nothing. Source: TG-11.1.13."""
    return f"ready:{question.character}"


@asks("TG-5.7.9", AcceptGift)
def gift_answers(state: State, question: AcceptGift) -> Iterable[Option]:
    """Yield taking and refusing. Source: TG-5.7.9, 11.1.12."""
    (seat,), giver = question.seats, question.character
    yield Option(seat, f"accept:{giver}", "TG-5.7.9", (HandOver(giver, question.to, question.what),))
    yield Option(seat, f"refuse:{giver}", "TG-5.7.9")


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


@rule("TG-4.2.30", BeginEquipping)
def begin_equipping(play: Play[State], task: BeginEquipping) -> None:
    """Turn every card face up, and ask the owners of cards with keywords. Source: TG-4.2.30, 5.5.10."""
    state = play.state
    questions: list[tuple[EquipAnew, ...]] = []
    for name, one in state.characters.items():
        cards = tuple(owned.card for owned in one.owned)
        if any(keywords(state, card) for card in cards):
            questions.append((EquipAnew(seats=(one.seat,), character=name, up=cards),))
    play.then(EquipAll(tuple(questions)))


@asks("TG-4.2.30", EquipAnew)
def equipping_options(state: State, question: EquipAnew) -> Iterable[Option]:
    """Yield each card to turn face down, and stopping once at most one of each keyword is up.

    Source: TG-4.2.30, 5.5.6, 5.5.9.
    """
    (seat,), who, up = question.seats, question.character, question.up
    for card in up:
        if keywords(state, card):
            rest = tuple(one for one in up if one != card)
            again = EquipAnew(seats=(seat,), character=who, up=rest)
            yield Option(seat, f"down:{who}:{card}", "TG-4.2.30", (again,))
    if not crowded(state, up):
        yield Option(seat, f"equipped:{who}", "TG-4.2.30", (TurnUp(who, up),))


@refuses(EquipAnew)
def refuse_equipping(state: State, question: EquipAnew, seat: int, key: str) -> Unmet | None:
    """Return the rule against two face-up cards of a keyword. Source: TG-5.5.6."""
    return Unmet("TG-5.5.6", "one-keyword") if key == f"equipped:{question.character}" else None


@defaults(EquipAnew)
def default_equipping(state: State, question: EquipAnew) -> str:
    """Turn down the last card that another one crowds out. Source: TG-11.1.13."""
    surplus = crowded(state, question.up)
    return f"down:{question.character}:{surplus[-1]}" if surplus else f"equipped:{question.character}"


@rule("TG-4.2.30", TurnUp)
def turn_up(play: Play[State], task: TurnUp) -> None:
    """Turn exactly these cards face up and the others face down. Source: TG-4.2.30, 4.2.31."""
    play.state_that(CardsEquipped(task.character, task.cards, anew=True))
