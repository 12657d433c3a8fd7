"""Pools of unseen cards: what joins, leaves and is drawn. Source: audit protocol 1.8, 1.9, 3.6."""

from bisect import bisect_left
from collections.abc import Mapping

from msgspec import Struct

from projections.audit.entries import Flawed
from projections.audit.facts import CardsDrawn, CardsShuffled, CardsTaken, Outcome, Sealed

CARDS_MAX = 10_000

Cards = tuple[str, ...]


class Pool(Struct, frozen=True):
    """The unseen cards of a pool, in the order in which outcomes count them: by the bytes of their ids.

    unknown: how many more it holds than these, as far as sealed values leave it open; negative where some of these
    have left it unseen.
    """

    cards: Cards = ()
    unknown: int = 0

    @property
    def size(self) -> int:
        return len(self.cards) + self.unknown


Pools = Mapping[str, Pool]


def after_shuffle(pools: Pools, fact: CardsShuffled) -> dict[str, Pool]:
    """The pools after cards joined one of them. A face-down place of another pool joins as `?<pool>`.

    Raises Flawed if it holds more than 10,000 then.
    """
    pool = pools.get(fact.pool, Pool())
    joining = tuple(card for card in fact.cards if isinstance(card, str))
    after = Pool(tuple(sorted(pool.cards + joining, key=str.encode)), pool.unknown + len(fact.cards) - len(joining))
    if after.size > CARDS_MAX:
        raise Flawed(f"pool {fact.pool!r} holds more than {CARDS_MAX} cards")
    return {**pools, fact.pool: after}


def after_take(pools: Pools, fact: CardsTaken) -> dict[str, Pool]:
    """The pools after cards left one of them openly. Raises Flawed if it does not hold them."""
    pool = pools.get(fact.pool, Pool())
    for card in fact.cards:
        pool = _without(pool, card, f"{card!r} is taken from pool {fact.pool!r}, which does not hold it")
    return {**pools, fact.pool: pool}


def after_draw(pools: Pools, fact: CardsDrawn) -> dict[str, Pool]:
    """The pools after a draw. Raises Flawed if an outcome does not count its pool, or selects another card."""
    if any(isinstance(one, Sealed) for one in (*fact.cards, *(use.outcome for use in fact.fate))):
        return _after_sealed_draw(pools, fact)
    left = {fact.pool: list(pools.get(fact.pool, Pool()).cards)}
    fate = iter(fact.fate)
    for card in fact.cards:
        pool = fact.pool
        while (member := _selected(left, pools, pool, next(fate, None))).startswith("?"):
            pool = member[1:]
        if member != card:
            raise Flawed(f"the card is {card!r}, the outcome selects {member!r}")
    if next(fate, None):
        raise Flawed("more outcomes than the cards use")
    unknown = {pool: pools.get(pool, Pool()).unknown for pool in left}
    return {**pools, **{pool: Pool(tuple(cards), unknown[pool]) for pool, cards in left.items()}}


def _after_sealed_draw(pools: Pools, fact: CardsDrawn) -> dict[str, Pool]:
    """The same while the outcomes are sealed: only how many cards each pool holds is judged."""
    if len(fact.fate) < len(fact.cards):
        raise Flawed("fewer outcomes than the cards use")
    after = dict(pools)
    for use in fact.fate:
        name = use.stream.removeprefix("deck/")
        pool = after.get(name, Pool())
        _judge_size(use, name, pool.size)
        after[name] = Pool(pool.cards, pool.unknown - 1)
    seen = [card for card in fact.cards if isinstance(card, str)]
    name = fact.fate[-1].stream.removeprefix("deck/")
    for card in seen if len(fact.fate) == len(fact.cards) else ():
        pool = after[name]
        left = _without(pool, card, f"{card!r} is drawn from pool {name!r}, which does not hold it")
        after[name] = Pool(left.cards, left.unknown + 1)
    return after


def _without(pool: Pool, card: str, why: str) -> Pool:
    """A pool less a card. Raises Flawed if it does not hold it."""
    at = bisect_left(pool.cards, card.encode(), key=str.encode)
    if pool.cards[at : at + 1] == (card,):
        return Pool(pool.cards[:at] + pool.cards[at + 1 :], pool.unknown)
    if pool.unknown <= 0:
        raise Flawed(why)
    return Pool(pool.cards, pool.unknown - 1)


def _selected(left: dict[str, list[str]], pools: Pools, name: str, use: Outcome | None) -> str:
    """The member of a pool that an outcome selects; it leaves the pool."""
    if use is None:
        raise Flawed("fewer outcomes than the cards use")
    pool = pools.get(name, Pool())
    members = left.setdefault(name, list(pool.cards))
    if use.stream != f"deck/{name}":
        raise Flawed(f"the stream is {use.stream!r}, not {f'deck/{name}'!r}")
    _judge_size(use, name, len(members) + pool.unknown)
    assert isinstance(use.outcome, int)
    return _at(members, use.outcome, use.m)


def _judge_size(use: Outcome, name: str, size: int) -> None:
    if use.m != size:
        raise Flawed(f"m is {use.m}, the pool {name!r} holds {size}")


def _at(members: list[str], outcome: int, m: int) -> str:
    if outcome >= min(m, len(members)):
        raise Flawed(f"outcome {outcome} of {m}")
    return members.pop(outcome)
