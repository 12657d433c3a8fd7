"""Pools of unseen cards: what joins, leaves and is drawn. Source: audit protocol 1.8, 1.9."""

from bisect import bisect_left
from collections.abc import Mapping

from projections.audit.entries import Flawed
from projections.audit.facts import CardsDrawn, CardsShuffled, CardsTaken, Outcome

CARDS_MAX = 10_000

Cards = tuple[str, ...]
Pools = Mapping[str, Cards]
"""The unseen cards of each pool, in the order in which outcomes count them: by the bytes of their ids."""


def after_shuffle(pools: Pools, fact: CardsShuffled) -> dict[str, Cards]:
    """The pools after cards joined one of them. A face-down place of another pool joins as `?<pool>`.

    Raises Flawed if it holds more than 10,000 then.
    """
    cards = pools.get(fact.pool, ()) + fact.cards
    if len(cards) > CARDS_MAX:
        raise Flawed(f"pool {fact.pool!r} holds more than {CARDS_MAX} cards")
    return {**pools, fact.pool: tuple(sorted(cards, key=str.encode))}


def after_take(pools: Pools, fact: CardsTaken) -> dict[str, Cards]:
    """The pools after cards left one of them openly. Raises Flawed if it does not hold them."""
    left = list(pools.get(fact.pool, ()))
    for card in fact.cards:
        index = bisect_left(left, card.encode(), key=str.encode)
        if left[index : index + 1] != [card]:
            raise Flawed(f"{card!r} is taken from pool {fact.pool!r}, which does not hold it")
        del left[index]
    return {**pools, fact.pool: tuple(left)}


def after_draw(pools: Pools, fact: CardsDrawn) -> dict[str, Cards]:
    """The pools after a draw. Raises Flawed if an outcome does not count its pool, or selects another card."""
    left = {fact.pool: list(pools.get(fact.pool, ()))}
    fate = iter(fact.fate)
    for card in fact.cards:
        pool = fact.pool
        while (member := _selected(left, pools, pool, next(fate, None))).startswith("?"):
            pool = member[1:]
        if member != card:
            raise Flawed(f"the card is {card!r}, the outcome selects {member!r}")
    if next(fate, None):
        raise Flawed("more outcomes than the cards use")
    return {**pools, **{pool: tuple(cards) for pool, cards in left.items()}}


def _selected(left: dict[str, list[str]], pools: Pools, pool: str, use: Outcome | None) -> str:
    """The member of a pool that an outcome selects; it leaves the pool."""
    if use is None:
        raise Flawed("fewer outcomes than the cards use")
    members = left.setdefault(pool, list(pools.get(pool, ())))
    if use.stream != f"deck/{pool}":
        raise Flawed(f"the stream is {use.stream!r}, not {f'deck/{pool}'!r}")
    if use.m != len(members):
        raise Flawed(f"m is {use.m}, the pool {pool!r} holds {len(members)}")
    if use.outcome >= use.m:
        raise Flawed(f"outcome {use.outcome} of {use.m}")
    return members.pop(use.outcome)
