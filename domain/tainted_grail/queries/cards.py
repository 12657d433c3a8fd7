"""The sequence: edges that meet, keys, covered cards. Source: TG-6.2, 6.3."""

from collections.abc import Mapping

from msgspec.structs import replace

from domain.kernel.task import Unmet
from domain.tainted_grail.content.parts import Card, OutHalf
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.encounter import encounter_card, the_encounter
from domain.tainted_grail.state import EdgeMark, Laid, State
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import HEIGHTS, Attribute, Height


def right_edge(state: State, place: int) -> Mapping[Height, OutHalf]:
    """Return the right edge at a place of the sequence; 0 is the encounter card. Source: TG-6.2.1, 6.3.1."""
    encounter = the_encounter(state)
    printed = encounter_card(state) if place == 0 else state.pack.cards[encounter.sequence[place - 1].card]
    marks = tuple([one for one in encounter.marks if one.place == place]) if encounter.marks else ()
    return {height: marked(height, half, marks) for height, half in printed.right.items()} if marks else printed.right


def marked(height: Height, half: OutHalf, marks: tuple[EdgeMark, ...]) -> OutHalf:
    """Return an out-half with the changes by effects. Of several multipliers, printed or not, the highest counts.

    Another reading multiplies them with one another. Source: TG-6.3.17, 6.3.18.
    """
    found = [one for one in marks if one.height in (None, height)]
    times = max([half.times, *(one.times for one in found)])
    return replace(half, times=times, block=half.block or any(one.block for one in found))


def open_edge(state: State) -> Mapping[Height, OutHalf]:
    """Return the right edge that the next card meets. Source: TG-6.3.24."""
    return right_edge(state, len(the_encounter(state).sequence))


def meeting(edge: Mapping[Height, OutHalf], card: Card) -> tuple[tuple[Height, OutHalf, Bonus], ...]:
    """Return the keys that a card connects beside this edge, from the top. Source: TG-6.2.4, 6.3.2, 6.3.14, 6.3.27."""
    left = card.left
    return tuple([(height, edge[height], left[height]) for height in HEIGHTS if height in edge and height in left])


def is_activated(state: State, character: str, height: Height, half: OutHalf) -> bool:
    """Return whether a key is activated without a payment. Source: TG-6.3.7, 6.3.11, 6.3.17, 6.3.26."""
    if half.block or height == "magic":
        return False
    return half.attribute is None or value(state, character, half.attribute) >= half.level


def keys_of(state: State, character: str, card: Card) -> dict[Height, bool]:
    """Return height -> whether activated, for the keys that a card would connect at the end.

    Source: TG-6.3.2, 6.3.6.
    """
    return {height: is_activated(state, character, height, half) for height, half, _ in meeting(open_edge(state), card)}


def extra_by(state: State, character: str, card: Card) -> str | None:
    """Return what makes a card an extra one: `free`, `magic` for a payment, None if nothing.

    Source: TG-6.3.20, 6.6.10, 6.6.13.
    """
    extra = [height for height, bonus in card.left.items() if bonus.give == "extra"]
    if not extra:
        return None
    edge = open_edge(state)
    extras = [(height, edge[height]) for height in extra if height in edge]
    if any(is_activated(state, character, height, half) for height, half in extras):
        return "free"
    return "magic" if any(height == "magic" and not half.block for height, half in extras) else None


def extra_missing(state: State, character: str, card: Card) -> Unmet:
    """Return what a card lacks to be an extra one: an EXTRA, a half that meets it, or the level of that half.

    Source: TG-6.3.7, 6.3.17, 6.6.11.
    """
    edge = open_edge(state)
    extras = [height for height in HEIGHTS if height in card.left and card.left[height].give == "extra"]
    halves = [edge[height] for height in extras if height in edge]
    if not extras:
        return Unmet("TG-6.6.11", "extra")
    if not halves:
        return Unmet("TG-6.6.11", "meeting")
    low = next((half for half in halves if half.attribute and not half.block), None)
    if low is None or low.attribute is None:
        return Unmet("TG-6.6.11", "open-key")
    has = value(state, character, low.attribute)
    values = {"character": character, "attribute": low.attribute, "level": low.level, "has": has}
    return Unmet("TG-6.6.11", "attribute", values)


def connected(state: State, attribute: Attribute) -> int:
    """Return how many attribute out-halves of this kind meet an in-half. Source: TG-6.3.22."""
    sequence = the_encounter(state).sequence
    return sum(
        half.attribute == attribute
        for place, laid in enumerate(sequence)
        for _, half, _ in meeting(right_edge(state, place), state.pack.cards[laid.card])
    )


def activated(state: State, kind: str) -> int:
    """Return how many keys of an attribute, `magic` or `free` have been activated and still lie in the sequence.

    Source: TG-6.3.31.
    """
    sequence = the_encounter(state).sequence
    return sum(
        laid.keys.get(height, False) and kind in (half.attribute, height)
        for place, laid in enumerate(sequence)
        for height, half, _ in meeting(right_edge(state, place), state.pack.cards[laid.card])
    )


def laid_card(state: State, card: str) -> Laid | None:
    """Return a card in the sequence, None if it is not there."""
    return next((one for one in the_encounter(state).sequence if one.card == card), None)


def time_on(state: State, card: str) -> int:
    """Return how many time markers lie on a card of the sequence, or on the encounter card; 0 if it is gone."""
    if card == "encounter":
        return the_encounter(state).time
    laid = laid_card(state, card)
    return laid.time if laid is not None else 0


def is_uncovered(state: State, card: str) -> bool:
    """Return whether a card's text can be read, because it is the last one or permanent. Source: TG-6.2.5 to 6.2.8."""
    sequence = the_encounter(state).sequence
    if not any(one.card == card for one in sequence):
        return False
    return sequence[-1].card == card or state.pack.cards[card].permanent


def uncovered(state: State) -> tuple[Laid, ...]:
    """Return the cards whose text can be read, from the left."""
    sequence, cards = the_encounter(state).sequence, state.pack.cards
    return tuple([one for one in sequence if one is sequence[-1] or cards[one.card].permanent])
