"""Piles without a hidden order: rows of known cards and face-down places of a pool (audit protocol 1.9).

A face-down place is written `?<pool>`. Its card is decided when it is seen; each unseen card of the pool is equally
likely. This is exactly the distribution of a well-shuffled pile.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping

Row = tuple[str, ...]
Rows = Mapping[str, Row]


def place_of(pool: str) -> str:
    """Return a face-down place of this pool."""
    return "?" + pool


def is_face_down(place: str) -> bool:
    """Return whether nobody has seen the card at this place."""
    return place.startswith("?")


def pool_of(place: str) -> str:
    """Return the pool that a face-down place belongs to."""
    return place[1:]


def canonical(cards: Iterable[str]) -> Row:
    """Return cards in the order in which outcomes count them: by the bytes of their ids, with copies repeated.

    The bytes of UTF-8 have the order of the characters.
    """
    return tuple(sorted(cards))


def without(row: Row, cards: Iterable[str]) -> Row:
    """Return a row without these cards, one place each. Raises ValueError if one is missing."""
    left = list(row)
    for card in cards:
        left.remove(card)
    return tuple(left)


def deck_stream(pool: str) -> str:
    """Return the stream of a pool's draws (audit protocol 1.6)."""
    return "deck/" + pool


def pool_of_stream(stream: str) -> str:
    """Return the pool whose draws a stream settles."""
    return stream.removeprefix("deck/")


def lies_elsewhere(piles: Rows, pools: Rows, pool: str, pile: str) -> bool:
    """Return whether places of a pool lie outside this pile, including those that are members of other pools."""
    place = place_of(pool)
    for name, row in piles.items():
        if place in row and name != pile:
            return True
    for row in pools.values():  # canonical, so only few of its members are looked at
        at = bisect_left(row, place)
        if at < len(row) and row[at] == place:
            return True
    return False


def pool_for_shuffle(piles: Rows, pools: Rows, pile: str, pool: str) -> str:
    """Return the pool that a pile's places belong to after a shuffle.

    It is the pile's own pool, unless places of that pool lie elsewhere too. Then it is a new one, `<pool>+`, since in a
    merged pool the cards of the one could turn up in the other.
    """
    while lies_elsewhere(piles, pools, pool, pile):
        pool += "+"
    return pool


def joining(piles: Rows, pile: str, pool: str, cards: Iterable[str]) -> Row:
    """Return what joins the pool when these cards are shuffled into the pile: the cards, and the pile's places of other
    pools.
    """
    place = place_of(pool)
    return canonical([*cards, *(p for p in piles.get(pile, ()) if p != place)])


def shuffled(piles: Rows, pools: Rows, pile: str, pool: str, cards: Row) -> tuple[dict[str, Row], dict[str, Row]]:
    """Return piles and pools after these cards joined the pool and the pile."""
    place = place_of(pool)
    rest = [one for one in piles.get(pile, ()) if one != place]
    size = len(piles.get(pile, ())) + len(cards)
    for card in cards if rest else ():
        if card in rest:
            rest.remove(card)
            size -= 1
    return {**piles, pile: (place,) * size}, {**pools, pool: canonical([*pools.get(pool, ()), *cards])}
