"""Effects of texts as packs write them, for clients that compute with them. Source: TG-10.10."""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from msgspec import to_builtins
from msgspec.structs import fields

from domain.tainted_grail.content.parts import Ability, OutHalf
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.bonus import Bonus
from projections.tainted_grail.board.form.cards import AbilityData, EffectData, PriceData


def effects(of: Sequence[Effect]) -> list[EffectData]:
    """Return effects: `do`, and the fields that are not the default."""
    return [cast(EffectData, to_builtins(one)) for one in of]


def price(of: Cost) -> PriceData:
    """Return a price: the parts of a cost that are not empty."""
    return cast(PriceData, to_builtins(of))


def ability(one: Ability) -> AbilityData:
    """Return an ability: `when`, and the fields that are not the default."""
    return {name: value for name, value in to_builtins(one).items() if value not in (None, (), 0, False)}


def half(one: Bonus | OutHalf) -> dict[str, Any]:
    """Return a half of an edge: the fields that are not the default."""
    return {name: value for name, default in defaults(type(one)) if (value := getattr(one, name)) != default}


@cache
def defaults(of: type[Bonus] | type[OutHalf]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a half with their defaults."""
    return tuple((one.name, one.default) for one in fields(of))
