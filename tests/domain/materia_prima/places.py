"""Where cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from domain.materia_prima.state import State


def places(state: State) -> Iterator[str]:
    """Every place of a card that was seen, once for each card that lies there."""
    yield from state.alarm_discard
    yield from state.inquisitor_discard
    yield from (card for slot in state.slots if slot for card in slot.cards)
    yield from (card for open_cards in (state.missions, state.extensions) for card in open_cards.values() if card)
    yield from (one.mission for one in state.completed)
    yield from state.recipes
    yield from state.researched
    yield from (card for discard in state.recipe_discards.values() for card in discard)
    yield from state.homunculi
    yield from state.removed
    for alchemist in state.alchemists.values():
        yield from (*alchemist.worn, *alchemist.tower.items, *alchemist.tower.fragments, *alchemist.tower.extensions)


def all_cards(state: State) -> Counter[str]:
    """The cards that the scenario is played with, but temples, of which those not drawn are not needed."""
    pack = state.pack
    inquisitors = (card for type in pack.scenarios[state.scenario].inquisitors for card in pack.cards_of[type])
    return Counter([*pack.alarm_cards, *inquisitors, *pack.missions, *pack.extensions, *pack.recipes])
