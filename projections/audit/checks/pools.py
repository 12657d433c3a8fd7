"""Pools of unseen cards: what joins, leaves and is drawn. Source: audit protocol 1.8, 1.9, 3.6."""

from bisect import bisect_left
from collections.abc import Mapping

from msgspec import Struct

from domain.log.line import Flawed
from projections.audit.facts import CardsDrawn, CardsShuffled, CardsTaken, Outcome, Sealed

CARDS_MAX = 10_000

Cards = tuple[str, ...]
Card = str | Sealed


class Pool(Struct, frozen=True):
    """The unseen cards of a pool, as far as sealed values tell.

    cards: those that joined openly, in the order of outcomes, by the bytes of their ids; closed: how many joined
    sealed; gone: how many of all these have left sealed.
    """

    cards: Cards = ()
    closed: int = 0
    gone: int = 0

    @property
    def size(self) -> int:
        return len(self.cards) + self.closed - self.gone

    @property
    def is_known(self) -> bool:
        """Whether all its cards are known."""
        return not self.closed and not self.gone


Pools = Mapping[str, Pool]


def after_shuffle(pools: Pools, fact: CardsShuffled) -> dict[str, Pool]:
    """Return the pools after cards joined one of them. A face-down place of another pool joins as `?<pool>`.

    Raises Flawed if the pool then holds more than 10,000.
    """
    pool = pools.get(fact.pool, Pool())
    joining = tuple(card for card in fact.cards if isinstance(card, str))
    cards = tuple(sorted(pool.cards + joining, key=str.encode))
    after = Pool(cards, pool.closed + len(fact.cards) - len(joining), pool.gone)
    if after.size > CARDS_MAX:
        raise Flawed(f"pool {fact.pool!r} holds more than {CARDS_MAX} cards")
    return {**pools, fact.pool: after}


def after_take(pools: Pools, fact: CardsTaken) -> dict[str, Pool]:
    """Return the pools after cards left one of them openly. Raises Flawed if it does not hold them."""
    pool = pools.get(fact.pool, Pool())
    for card in fact.cards:
        pool = _without(pool, card, fact.pool)
    return {**pools, fact.pool: pool}


def after_draw(pools: Pools, fact: CardsDrawn) -> dict[str, Pool]:
    """Return the pools after a draw. Raises Flawed if an outcome does not count its pool, or selects another card."""
    after, fate = dict(pools), list(reversed(fact.fate))
    for card in fact.cards:
        _draw(after, fact.pool, card, fate)
    if fate:
        raise Flawed("more outcomes than the cards use")
    return after


def _draw(pools: dict[str, Pool], own: str, card: Card, fate: list[Outcome]) -> None:
    """Draw a card from the pool `own`, and further through each drawn `?<pool>`. fate: the next outcome last."""
    place: Card = f"?{own}"
    while isinstance(place, str) and place.startswith("?"):
        name = place[1:]
        pool = pools.get(name, Pool())
        use = _next_use(fate, name, pool)
        further = fate[-1].stream if fate else f"deck/{own}"
        if isinstance(use.outcome, int):
            place = _selected(pool, name, use.outcome)
        else:
            place = card if further == f"deck/{own}" else f"?{further.removeprefix('deck/')}"
        pools[name] = _without(pool, place, name)
    if place != card:
        raise Flawed(f"the card is {_shown(card)}, the outcome selects {_shown(place)}")


def _next_use(fate: list[Outcome], name: str, pool: Pool) -> Outcome:
    """Return the next outcome, which must belong to this pool."""
    if not fate:
        raise Flawed("fewer outcomes than the cards use")
    use = fate.pop()
    if use.stream != f"deck/{name}":
        raise Flawed(f"the stream is {use.stream!r}, not {f'deck/{name}'!r}")
    if use.m != pool.size:
        raise Flawed(f"m is {use.m}, the pool {name!r} holds {pool.size}")
    return use


def _selected(pool: Pool, name: str, outcome: int) -> str:
    """Return the member that an open outcome selects."""
    if not pool.is_known:
        raise Flawed(f"an outcome of pool {name!r} is open, although the pool has sealed cards")
    if outcome >= pool.size:
        raise Flawed(f"outcome {outcome} of {pool.size}")
    return pool.cards[outcome]


def _shown(card: Card) -> str:
    return repr(card) if isinstance(card, str) else "sealed"


def _without(pool: Pool, card: Card, name: str) -> Pool:
    """Return a pool without a card. Raises Flawed if it cannot hold it."""
    if isinstance(card, Sealed):
        return Pool(pool.cards, pool.closed, pool.gone + 1)
    at = bisect_left(pool.cards, card.encode(), key=str.encode)
    if pool.cards[at : at + 1] == (card,):
        return Pool(pool.cards[:at] + pool.cards[at + 1 :], pool.closed, pool.gone)
    if not pool.closed:
        raise Flawed(f"{card!r} leaves pool {name!r}, which does not hold it")
    return Pool(pool.cards, pool.closed - 1, pool.gone)
