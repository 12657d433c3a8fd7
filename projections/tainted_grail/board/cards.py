"""The printed parts of cards, items, skills and secrets, as views: names, texts, edges. They are the same at every
table.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import cast

from domain.kernel.chance.pile import is_face_down
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import OutHalf
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.card_ids import board_of, deck_of
from domain.tainted_grail.vocabulary.terms import DECKS, HEIGHTS, Height
from projections.tainted_grail.board import data
from projections.tainted_grail.board.form.cards import (
    InHalfView,
    OutHalfView,
    PossessionView,
    PrintedCardView,
    SkillView,
)
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages

KEPT = 4096
"""The most card views in the cache, each in one language."""


def printed(messages: Messages, state: State) -> dict[str, PrintedCardView]:
    """Return every combat and diplomacy card of the characters, by id, wherever it is; elsewhere cards are only ids.

    This includes cards that can be bought or are looked at. It does not tell which of them are in a hidden hand.
    """
    there = set(held(state))
    return {name: card(messages, state.pack, name) for name in state.pack.cards if name in there}


def held(state: State) -> Iterator[str]:
    """Yield the cards of all places except the advancement decks, face-down places included."""
    for rows in (state.piles, state.pools):
        for name, row in rows.items():
            if name.partition("/")[2].rstrip("+") in DECKS:
                yield from row
    for one in state.characters.values():
        yield from chain(one.looking, *one.available.values())
    if state.encounter is not None:
        yield from (laid.card for laid in state.encounter.sequence)
        for part in state.encounter.participants.values():
            yield from (*part.hand, *part.discard)


def ids(names: Iterable[str]) -> list[str | None]:
    """Return cards by their ids; None for each that is face down."""
    return [None if is_face_down(one) else one for one in names]


@lru_cache(maxsize=KEPT)
def card(messages: Messages, pack: Pack, name: str) -> PrintedCardView:
    """Return a combat or diplomacy card; its edges by height, from the top. Not to be changed."""
    one = pack.cards[name]
    return {
        "name": messages.say(naming.card_id(one.id)),
        "deck": deck_of(one.id),
        "colour": board_of(one.id),
        "permanent": one.permanent,
        "left": {height: in_half(messages, one.left[height]) for height in HEIGHTS if height in one.left},
        "right": right(messages, one.right),
        "abilities": texts.abilities(messages, one.abilities),
    }


def in_half(messages: Messages, one: Bonus) -> InHalfView:
    """Return an in-half: its bonus, and its fields that are not the default."""
    return cast(InHalfView, {"text": texts.bonus(messages, one), **data.half(one)})


def right(messages: Messages, edge: Mapping[Height, OutHalf]) -> dict[Height, OutHalfView]:
    """Return a right edge: the demand of each out-half, its change of the bonus, and its fields that are not the
    default.
    """
    return {
        height: cast(OutHalfView, {"text": texts.half(messages, height, edge[height]), **data.half(edge[height])})
        for height in HEIGHTS
        if height in edge
    }


@lru_cache(maxsize=KEPT)
def owned(messages: Messages, pack: Pack, name: str) -> PossessionView:
    """Return an item or a secret. Not to be changed."""
    kind, _, id = name.partition(":")
    one = pack.items[id] if kind == "item" else pack.secrets[int(id)]
    return {
        "id": name,
        "kind": "item" if kind == "item" else "secret",
        "name": naming.owned_name(messages, name),
        "text": messages.say(f"{kind}-{id}-text"),
        "keywords": [{"id": each, "name": messages.say(f"keyword-{each}")} for each in one.keywords],
        "abilities": texts.abilities(messages, one.abilities),
    }


@lru_cache(maxsize=KEPT)
def skill(messages: Messages, pack: Pack, number: int) -> SkillView:
    """Return a face of a skill card. Not to be changed."""
    one = pack.skills[number]
    return {
        "number": number,
        "name": messages.say(f"skill-{number}"),
        "attribute": one.attribute,
        "attribute_name": messages.say(f"attribute-{one.attribute}"),
        "abilities": texts.abilities(messages, one.abilities),
    }
