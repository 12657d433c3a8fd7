"""The sequence, edge by edge, and what the next card would connect at its end. Source: TG-6.2, 6.3."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from domain.tainted_grail.content.parts import OutHalf
from domain.tainted_grail.queries.cards import (
    is_activated,
    keys_of,
    meeting,
    open_edge,
    right_edge,
)
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.state import Laid, State
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import Height
from projections.tainted_grail import ids
from projections.tainted_grail.board import cards
from projections.tainted_grail.board.form.encounter import AdditionsView, LaidView
from projections.tainted_grail.words import texts
from projections.text.messages import Messages


def sequence(messages: Messages, state: State) -> list[LaidView]:
    """Return every card in the sequence, from the left, each with the edge shared with the one before or the
    encounter.
    """
    return [laid(messages, state, place, one) for place, one in enumerate(the_encounter(state).sequence, 1)]


def laid(messages: Messages, state: State, place: int, one: Laid) -> LaidView:
    """Return a card of the sequence. place: from 1."""
    return {
        "id": ids.card(one.card),
        "by": ids.character(one.by),
        **additions(messages, state, place, one),
        "keys": keys(state, place, one),
    }


def additions(messages: Messages, state: State, place: int, one: Laid) -> AdditionsView:
    """Return the markers on a card of the sequence, and its right edge if an effect changed it. Source: TG-6.3.17,
    6.3.18.
    """
    view: AdditionsView = {}
    if one.time:
        view["time"] = one.time
    if one.charges:
        view["charges"] = one.charges
    if any(mark.place == place for mark in the_encounter(state).marks):
        view["right"] = cards.right(messages, right_edge(state, place))
    return view


def keys(state: State, place: int, one: Laid) -> dict[Height, bool]:
    """Return the keys of the edge that a card shares with the one before it: height, from the top -> whether it is
    activated.

    The halves themselves are on the cards. Source: TG-6.2.4, 6.3.1 to 6.3.14.
    """
    met = meeting(right_edge(state, place - 1), state.pack.cards[one.card])
    return {height: one.keys.get(height, False) for height, _, _ in met}


def edge(state: State) -> dict[Height, list[int]]:
    """Return the attributes that the next card meets: height -> the participants with enough of it to activate a key
    there.

    Participants are numbers in the list, from 0, without those who left. A key at the height `free` is activated for
    all, one at `magic` for a payment, none at a half that blocks. Source: TG-6.3.7, 6.3.8, 6.3.17.
    """
    there = [(at, name) for at, (name, one) in enumerate(the_encounter(state).participants.items()) if not one.left]
    return {
        height: [at for at, name in there if is_activated(state, name, height, half)]
        for height, half in open_edge(state).items()
        if half.attribute is not None
    }


def promised(messages: Messages, state: State, character: str, name: str) -> str:
    """Return what laying a card would give, in words: everything that is activated, then what Magic would add."""
    one = state.pack.cards[name]
    lit = keys_of(state, character, one)
    met = meeting(open_edge(state), one)
    given = summed(multiplied(gives, out) for height, out, gives in met if lit[height])
    paid = summed(multiplied(gives, out) for height, out, gives in met if height == "magic" and not out.block)
    parts = [texts.bonus(messages, each) for each in given]
    parts += [messages.say("bonus-for-magic", bonus=texts.bonus(messages, each)) for each in paid]
    return ", ".join(parts) if parts else messages.say("no-key")


def multiplied(one: Bonus, out: OutHalf) -> Bonus:
    """Return a bonus as often as the out-half says; EXTRA is never multiplied. Source: TG-6.3.18, 6.3.19."""
    return one if one.give == "extra" else replace(one, count=one.count * out.times)


def summed(bonuses: Iterable[Bonus]) -> list[Bonus]:
    """Return equal bonuses added up, without those that give nothing."""
    counts: Counter[tuple[str, str | None]] = Counter()
    first: dict[tuple[str, str | None], Bonus] = {}
    for one in bonuses:
        if one.give != "void":
            kind = one.give, one.what
            first.setdefault(kind, one)
            counts[kind] += one.count
    return [replace(one, count=counts[kind]) for kind, one in first.items()]
