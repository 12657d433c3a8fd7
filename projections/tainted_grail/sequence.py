"""The sequence, edge by edge, and what a card of a hand would do at its end. Source: TG-6.2, 6.3."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from domain.tainted_grail.bonus import Bonus
from domain.tainted_grail.content_parts import Card, OutHalf
from domain.tainted_grail.queries.encounter import encounter_card, the_encounter
from domain.tainted_grail.queries.sequence import (
    activated,
    connected,
    extra_by,
    is_uncovered,
    keys_of,
    meeting,
    open_edge,
    right_edge,
)
from domain.tainted_grail.state import Laid, State
from domain.tainted_grail.words import ATTRIBUTES, HEIGHTS, Height
from projections.tainted_grail import cards, naming, texts
from projections.words import Words

View = dict[str, Any]


def sequence(words: Words, state: State) -> list[View]:
    """The encounter card at place 0, then every card that was laid, each with the edge that it shares with the last."""
    encounter = the_encounter(state)
    right = encounter_card(state).right
    first = {
        "place": 0,
        "id": "encounter",
        "name": naming.encounter_name(words, encounter.card),
        "right": [cards.out_half(words, height, right[height]) for height in HEIGHTS if height in right],
        "time": encounter.time,
    }
    return [first, *(laid(words, state, place, one) for place, one in enumerate(encounter.sequence, 1))]


def laid(words: Words, state: State, place: int, one: Laid) -> View:
    """A card of the sequence. covered: its text cannot be read. Source: TG-6.2.5 to 6.2.8."""
    return {
        "place": place,
        **cards.card(words, state.pack, one.card),
        "owner": one.by,
        "owner_name": naming.character(words, one.by),
        "covered": not is_uncovered(state, one.card),
        "time": one.time,
        "charges": one.charges,
        "keys": keys(state, place, one),
    }


def keys(state: State, place: int, one: Laid) -> list[View]:
    """Every height of the edge that a card shares with the one before it, from the top. Source: TG-6.2.4."""
    edge, left = right_edge(state, place - 1), state.pack.cards[one.card].left
    return [
        key(height, height in edge and height in left, one.keys.get(height, False))
        for height in HEIGHTS
        if height in edge or height in left
    ]


def key(height: Height, meets: bool, lit: bool) -> View:
    """One height of an edge; what its halves say stands at the cards.

    state: `empty` where only one of them is there, `connected`, `activated` if its bonus was given, `magic` if a marker
    was paid for that. Source: TG-6.3.1 to 6.3.14.
    """
    if not meets:
        return {"height": height, "state": "empty"}
    return {"height": height, "state": "connected" if not lit else "magic" if height == "magic" else "activated"}


def counts(words: Words, state: State) -> list[View]:
    """How many symbols of each attribute are connected, and how many of them activated. Source: TG-6.3.22, 6.3.31."""
    return [
        {
            "id": one,
            "name": words.say(f"attribute-{one}"),
            "connected": connected(state, one),
            "activated": activated(state, one),
        }
        for one in ATTRIBUTES
    ]


def would(state: State, character: str, name: str) -> View | None:
    """What a card of a hand would connect and activate at the end of the sequence; None of one that lies face down.

    extra: what would let it follow another card: `free`, `magic` for a payment, None if nothing. Source: TG-6.3.2.
    """
    if name.startswith(naming.HIDDEN):
        return None
    one = state.pack.cards[name]
    lit = keys_of(state, character, one)
    return {
        "keys": [key(height, True, lit[height]) for height, _, _ in meeting(open_edge(state), one)],
        "magic": can_be_paid(state, one),
        "extra": extra_by(state, character, one),
    }


def can_be_paid(state: State, one: Card) -> bool:
    """Whether it would connect a magic key that a payment can activate. Source: TG-6.3.8, 6.3.17."""
    return any(height == "magic" and not out.block for height, out, _ in meeting(open_edge(state), one))


def promised(words: Words, state: State, character: str, name: str) -> str:
    """What laying a card would give, in words: all that is activated, then what Magic would add."""
    one = state.pack.cards[name]
    lit = keys_of(state, character, one)
    met = meeting(open_edge(state), one)
    given = summed(multiplied(gives, out) for height, out, gives in met if lit[height])
    paid = summed(multiplied(gives, out) for height, out, gives in met if height == "magic" and not out.block)
    told = [texts.bonus(words, each) for each in given]
    told += [words.say("bonus-for-magic", bonus=texts.bonus(words, each)) for each in paid]
    return ", ".join(told) if told else words.say("no-key")


def multiplied(one: Bonus, out: OutHalf) -> Bonus:
    """A bonus as often as the out-half says; EXTRA never. Source: TG-6.3.18, 6.3.19."""
    return one if one.give == "extra" else replace(one, count=one.count * out.times)


def summed(bonuses: Iterable[Bonus]) -> list[Bonus]:
    """The same bonuses together, without those that give nothing."""
    counts: Counter[tuple[str, str | None]] = Counter()
    first: dict[tuple[str, str | None], Bonus] = {}
    for one in bonuses:
        if one.give != "void":
            kind = one.give, one.what
            first.setdefault(kind, one)
            counts[kind] += one.count
    return [replace(one, count=counts[kind]) for kind, one in first.items()]
