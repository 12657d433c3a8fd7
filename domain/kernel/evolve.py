"""The effect of the kernel's facts on counters, pools and piles."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from domain.kernel.chance import pile as piles
from domain.kernel.fact import (
    ActionTaken,
    CardsDrawn,
    CardsPutUnder,
    CardsSetAside,
    CardsShuffled,
    CardsTaken,
    CardsTurned,
    DiceRolled,
    FateUsed,
    OnlyAnswerTaken,
)
from domain.kernel.registry import evolves


def counted(streams: dict[str, int], fate: FateUsed) -> dict[str, int]:
    """Return the next numbers of the streams after these outcomes were used."""
    numbers = dict(streams)
    for stream, n, _, _ in fate:
        numbers[stream] = n + 1
    return numbers


@evolves(ActionTaken)
def action_taken(state: Any, fact: ActionTaken) -> Any:
    return state


@evolves(OnlyAnswerTaken)
def only_answer_taken(state: Any, fact: OnlyAnswerTaken) -> Any:
    return state


@evolves(DiceRolled)
def dice_rolled(state: Any, fact: DiceRolled) -> Any:
    return replace(state, streams=counted(state.streams, fact.fate))


@evolves(CardsShuffled)
def cards_shuffled(state: Any, fact: CardsShuffled) -> Any:
    rows, pools = piles.shuffled(state.piles, state.pools, fact.pile, fact.pool, fact.cards)
    return replace(state, piles=rows, pools=pools)


@evolves(CardsDrawn)
def cards_drawn(state: Any, fact: CardsDrawn) -> Any:
    """Settle the top places of a pile: each outcome took one member from its own pool."""
    pools = dict(state.pools)
    for stream, _, _, outcome in fact.fate:
        pool = piles.pool_of_stream(stream)
        pools[pool] = pools[pool][:outcome] + pools[pool][outcome + 1 :]
    rows = {**state.piles, fact.pile: state.piles[fact.pile][len(fact.cards) :]}
    return replace(state, piles=rows, pools=pools, streams=counted(state.streams, fact.fate))


@evolves(CardsTaken)
def cards_taken(state: Any, fact: CardsTaken) -> Any:
    place = piles.place_of(fact.pool)
    rows = {**state.piles, fact.pile: piles.without(state.piles[fact.pile], [place] * len(fact.cards))}
    pools = {**state.pools, fact.pool: piles.without(state.pools[fact.pool], fact.cards)}
    return replace(state, piles=rows, pools=pools)


@evolves(CardsTurned)
def cards_turned(state: Any, fact: CardsTurned) -> Any:
    return replace(state, piles={**state.piles, fact.pile: state.piles[fact.pile][len(fact.cards) :]})


@evolves(CardsPutUnder)
def cards_put_under(state: Any, fact: CardsPutUnder) -> Any:
    return replace(state, piles={**state.piles, fact.pile: state.piles.get(fact.pile, ()) + fact.cards})


@evolves(CardsSetAside)
def cards_set_aside(state: Any, fact: CardsSetAside) -> Any:
    row, to = state.piles[fact.pile], state.piles.get(fact.to, ())
    moved = tuple(reversed(row[: fact.count]))
    return replace(state, piles={**state.piles, fact.pile: row[fact.count :], fact.to: moved + to})


def cards_of(state: Any) -> Counter[str]:
    """Return every card in pools and on known places of piles, with copies. A face-down place of another pool counts
    where it is a member.
    """
    cards = [card for row in (*state.piles.values(), *state.pools.values()) for card in row]
    return Counter(card for card in cards if not piles.is_face_down(card))
