"""What is printed on cards, items, skills and secrets, as views: names, texts, edges. The same at every table."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from domain.tainted_grail.bonus import Bonus
from domain.tainted_grail.card_ids import deck_of
from domain.tainted_grail.content import Pack
from domain.tainted_grail.content_parts import OutHalf
from domain.tainted_grail.words import HEIGHTS, Height
from projections.tainted_grail import naming, texts
from projections.words import Words

View = dict[str, Any]

KEPT = 4096
"""Views of cards that are kept, as they are told in one language."""


@lru_cache(maxsize=KEPT)
def card(words: Words, pack: Pack, name: str) -> View:
    """A combat or diplomacy card; of one that lies face down only that. Not to be changed."""
    if name.startswith(naming.HIDDEN):
        return {"id": None, "name": words.say("face-down")}
    one = pack.cards[name]
    return {
        "id": one.id,
        "name": naming.card_name(words, one.id),
        "deck": deck_of(one.id),
        "permanent": one.permanent,
        "left": [in_half(words, height, one.left.get(height)) for height in HEIGHTS if height in one.left],
        "right": [out_half(words, height, one.right[height]) for height in HEIGHTS if height in one.right],
        "abilities": texts.abilities(words, one.abilities),
    }


def cards(words: Words, pack: Pack, names: Iterable[str]) -> list[View]:
    """Several of them."""
    return [card(words, pack, one) for one in names]


def in_half(words: Words, height: Height, one: Bonus | None) -> View:
    """An in-half: what it gives."""
    assert one is not None, "only heights that are there are shown"
    return {"height": height, "give": one.give, "count": one.count, "what": one.what, "text": texts.bonus(words, one)}


def out_half(words: Words, height: Height, one: OutHalf) -> View:
    """An out-half: what it asks, and how it changes the bonus."""
    return {
        "height": height,
        "attribute": one.attribute,
        "level": one.level if one.attribute is not None else None,
        "times": one.times,
        "block": one.block,
        "text": texts.half(words, height, one),
    }


def named(words: Words, name: str) -> View:
    """A combat or diplomacy card by its name alone."""
    return {"id": name, "name": naming.card_name(words, name)}


@lru_cache(maxsize=KEPT)
def owned(words: Words, pack: Pack, name: str) -> View:
    """An item or a secret. Not to be changed."""
    kind, _, id = name.partition(":")
    one = pack.items[id] if kind == "item" else pack.secrets[int(id)]
    return {
        "id": name,
        "kind": kind,
        "name": naming.owned_name(words, name),
        "text": words.say(f"{kind}-{id}-text"),
        "keywords": [{"id": each, "name": words.say(f"keyword-{each}")} for each in one.keywords],
        "abilities": texts.abilities(words, one.abilities),
    }


@lru_cache(maxsize=KEPT)
def skill(words: Words, pack: Pack, number: int) -> View:
    """A face of a skill card. Not to be changed."""
    one = pack.skills[number]
    return {
        "number": number,
        "name": words.say(f"skill-{number}"),
        "attribute": one.attribute,
        "attribute_name": words.say(f"attribute-{one.attribute}"),
        "abilities": texts.abilities(words, one.abilities),
    }
