"""The printed parts of cards, items, skills and secrets, as views: names, texts, edges. They are the same at every
table.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import OutHalf
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.card_ids import board_of, deck_of
from domain.tainted_grail.vocabulary.terms import HEIGHTS, Height
from projections.board.form import LyingView
from projections.tainted_grail import ids
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


def lying(area: str, whose: str, names: Sequence[str]) -> list[LyingView]:
    """Return cards by their ids; a face-down one is named by its place. See `ids.in_row`."""
    return [{"id": ids.in_row(area, whose, names, place)} for place in range(len(names))]


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
        "name": messages.say(f"skill-{number}"),
        "attribute": one.attribute,
        "attribute_name": messages.say(f"attribute-{one.attribute}"),
        "abilities": texts.abilities(messages, one.abilities),
    }
