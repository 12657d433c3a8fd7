"""Piles without a hidden order: rows of known cards and face-down places of a pool (audit protocol 1.9).

A face-down place is written `?<pool>`. Its card is decided when it is seen; each unseen card of the pool is equally
likely. This is exactly the distribution of a well-shuffled pile.
"""

from collections.abc import Iterable, Mapping

Row = tuple[str, ...]
Rows = Mapping[str, Row]


def place_of(pool: str) -> str:
    """Return a face-down place of this pool."""
    return "?" + pool


def is_face_down(place: str) -> bool:
    """Return whether nobody has seen the card at this place."""
    return place[:1] == "?"


def pool_of(place: str) -> str:
    """Return the pool that a face-down place belongs to."""
    return place[1:]


def pool_in(row: Row) -> str | None:
    """Return the pool of the topmost face-down place of a row; None without one."""
    for place in row:
        if is_face_down(place):
            return pool_of(place)
    return None


def run(row: Row) -> int:
    """Return how many places on top of a row are of one kind."""
    first = row[0]
    if row.count(first) == len(row):  # most rows are
        return len(row)
    return next(at for at, place in enumerate(row) if place != first)


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
    """Return whether places of a pool lie outside this pile, including those that are members of other pools.

    A pool has as many cards as places, so those that this pile lacks lie elsewhere.
    """
    return piles.get(pile, ()).count(place_of(pool)) < len(pools.get(pool, ()))


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
    return canonical([*cards, *others(piles.get(pile, ()), place_of(pool))])


def others(row: Row, place: str) -> list[str]:
    """Return what lies in a row except for these places; most rows have no others."""
    return [] if row.count(place) == len(row) else [one for one in row if one != place]


def shuffled(piles: Rows, pools: Rows, pile: str, pool: str, cards: Row) -> tuple[dict[str, Row], dict[str, Row]]:
    """Return piles and pools after these cards joined the pool and the pile."""
    place, row = place_of(pool), piles.get(pile, ())
    rest = others(row, place)
    size = len(row) + len(cards)
    for card in cards if rest else ():
        if card in rest:
            rest.remove(card)
            size -= 1
    return {**piles, pile: (place,) * size}, {**pools, pool: canonical([*pools.get(pool, ()), *cards])}
