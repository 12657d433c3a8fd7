"""Inquisitors: their values with all sources, their open cards and slots. Source: MP-6.2, 6.3, 2.5.2."""

from collections.abc import Iterator

from domain.kernel.parts import Part, at_least, total
from domain.materia_prima.content.pack import InquisitorCard, Modifier, Pack
from domain.materia_prima.content.specials import InquisitorModifier
from domain.materia_prima.queries.alarm import active_alarm_card
from domain.materia_prima.queries.events import inquisitor_improvements
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.vocabulary import InquisitorStat


def value(state: State, type: str, stat: InquisitorStat) -> int:
    """Return the current status value of every inquisitor of a type, at least 0.

    Source: MP-6.2.1, 6.2.6, 6.2.8, 6.2.10.
    """
    return max(0, total(unbounded_sources(state, type, stat)))


def sources(state: State, type: str, stat: InquisitorStat) -> tuple[Part, ...]:
    """Return the parts of a status value, which make at least 0; empty if the type has no such value.

    Source: MP-6.2.1, 6.2.7, 6.2.8.
    """
    return at_least(0, unbounded_sources(state, type, stat), "MP-6.2.8")


def unbounded_sources(state: State, type: str, stat: InquisitorStat) -> Iterator[Part]:
    """Yield the type's own value first, then the additions by open cards of the type, the active alarm card, events and
    special rules; nothing if the type has no such value.

    Source: MP-0.1.1, 6.2.1 to 6.2.4, 6.2.9.
    """
    own: int | None = getattr(state.pack.inquisitors[type], stat)
    if own is None:
        return
    yield Part("MP-6.2.9", type.lower(), own)
    for card in counting_cards(state, type):
        if card.modifier and card.modifier.stat == stat:
            yield Part("MP-6.2.2", card.id, card.modifier.amount)
    alarm = active_alarm_card(state)
    if alarm and (amount := added_by(alarm.modifiers, stat)):
        yield Part("MP-4.3.2", alarm.id, amount)
    for day, amount in inquisitor_improvements(state, stat):
        yield Part("MP-5.3.5", f"event-{day}", amount)
    for special in standing(state, InquisitorModifier):
        if special.stat == stat and (not special.types or type in special.types):
            yield Part("MP-0.1.1", special.id, special.amount)


def added_by(modifiers: tuple[Modifier, ...], stat: InquisitorStat) -> int:
    """Return the total that these modifiers add to a status value."""
    return sum([one.amount for one in modifiers if one.stat == stat]) if modifiers else 0


def counting_cards(state: State, type: str) -> tuple[InquisitorCard, ...]:
    """Return the open cards of a type whose modifiers count; a single card does not yet count if the pack says so.

    Source: MP-6.2.4.
    """
    cards = open_cards(state, type)
    if len(cards) == 1 and state.pack.content.switches.lone_card_modifier == "dormant":
        return ()
    return tuple([state.pack.cards[card] for card in cards])


def open_types(state: State) -> tuple[str, ...]:
    """Return the types that are on the board or in an open slot, by letter. Source: MP-2.5.2."""
    return tuple(sorted({one.type for one in (*state.inquisitors.values(), *state.slots) if one is not None}))


def open_cards(state: State, type: str) -> tuple[str, ...]:
    """Return the open cards of a type in draw order. Source: MP-2.5.2."""
    for slot in state.slots:
        if slot and slot.type == type:
            return slot.cards
    return ()


def slot_of(state: State, type: str) -> int:
    """Return the slot of a type, from 1: its own, else the free one with the lowest number. Source: MP-4.6.3, 4.6.4."""
    types = [slot.type if slot else None for slot in state.slots]
    return types.index(type if type in types else None) + 1


def companions(state: State, inquisitor: str) -> tuple[Inquisitor, ...]:
    """Return the other figures of its type on the board. Source: MP-6.4.2, 6.4.3."""
    type = state.inquisitors[inquisitor].type
    return tuple(one for one in state.inquisitors.values() if one.type == type and one.id != inquisitor)


def figures_in(state: State, slot: int) -> tuple[str, ...]:
    """Return the inquisitors of a slot, from 1, in order of placement. Source: MP-4.19.1, 4.19.3."""
    open_slot = state.slots[slot - 1]
    return tuple(one.id for one in state.inquisitors.values() if open_slot and one.type == open_slot.type)


def figures_due(pack: Pack, cards: tuple[str, ...]) -> int:
    """Return how many figures a type with these open cards has. Source: MP-6.3.5."""
    if len(cards) < 2:
        return len(cards)
    return 2 if symbol_among(pack, cards) else 1


def symbol_among(pack: Pack, cards: tuple[str, ...]) -> str | None:
    """Return the card with the second-figure symbol among these; a type has at most one. Source: MP-6.3.6."""
    return next((card for card in cards if pack.cards[card].second_figure), None)
