"""Every fact type says whether it shows something that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from domain.kernel.fact import PLAY_FACTS, Awaiting, Fact, Stated
from domain.kernel.tables.campaign import CAMPAIGN_FACTS
from domain.kernel.tables.table import TABLE_FACTS
from projections.catalogue import CATALOGUE
from tests.cards_game import CARDS
from tests.toy import TOY

GAMES = (*(game for game, _ in CATALOGUE.values()), TOY, CARDS)
REVEALING = {
    "dice-rolled",
    "cards-drawn",
    "cards-taken",
    "seed-opened",
    "seed-revealed",
    "tg.hand-grew",
    "tg.hand-discarded",
    "tg.card-laid",
    "tg.cards-looked-at",
    "tg.card-kept",
    "tg.secret-gained",
    "tg.chapter-began",
    "tg.dream-read",
    "tg.event-revealed",
    "tg.location-revealed",
    "tg.location-swapped",
    "tg.quest-resolved",
    "tg.rite-read",
    "tg.verse-read",
    "toy.taken",
    "toy.shown",
}
"""Facts that show what somebody could not know before. The undo policy of running tables reads this: mind them."""


def fact_types(base: type[Fact] = Fact) -> Iterator[type[Fact]]:
    """All fact types of the package, also those that no list names."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("domain."):
            yield kind
        yield from fact_types(kind)


def tag_of(kind: type[Fact]) -> str:
    """The name on disk."""
    return str(kind.__struct_config__.tag)


def test_every_listed_fact_type_states_itself_whether_it_reveals() -> None:
    listed = {*PLAY_FACTS, Awaiting, *TABLE_FACTS, *CAMPAIGN_FACTS, *(fact for game in GAMES for fact in game.facts)}

    assert len(listed) > 150
    assert [kind for kind in {*listed, *fact_types()} if not isinstance(vars(kind).get("reveals"), bool)] == []
    assert {tag_of(kind) for kind in listed if kind.reveals} == REVEALING


def test_a_fact_type_that_does_not_state_it_is_refused_when_it_is_made() -> None:
    with pytest.raises(TypeError, match=r"^the fact type Whispered must state itself whether it reveals"):

        class Whispered(Fact, frozen=True, tag="test.whispered"):
            seat: int


def test_it_is_not_inherited() -> None:
    class Whispered(Fact, frozen=True, tag="test.whispered"):
        reveals: ClassVar[bool] = True

    with pytest.raises(TypeError, match="Shouted"):

        class Shouted(Whispered, frozen=True, tag="test.shouted"):
            pass


def test_an_annotation_without_a_value_states_nothing() -> None:
    with pytest.raises(TypeError, match="Whispered"):

        class Whispered(Fact, frozen=True, tag="test.whispered"):
            reveals: ClassVar[bool]


def test_what_is_stated_of_a_type_is_read_from_its_facts() -> None:
    class Whispered(Fact, frozen=True, tag="test.whispered"):
        reveals: ClassVar[bool] = True

    assert Stated("TEST-1", Whispered()).fact.reveals
