"""The encounters, items, skills, secrets and arenas of the pack that ships with the game. Source: TG-10.4, 10.6."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

import pytest
from fluent.syntax import ast, parse

from domain.tainted_grail.content.checks.shared import parts
from domain.tainted_grail.content.parts import Ability, AffinityTrack, Encounter, Moment
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.tasks.effects.encounter import ChangePool, DiscardCards, RunAway
from domain.tainted_grail.tasks.effects.holdings import Damage
from domain.tainted_grail.tasks.effects.vocabulary import ChooseOne
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, EncounterColour, Keyword, Trait
from tests.domain.tainted_grail.world_packs import FOLDER, avalon, world
from tests.random_play import play

COLOURS: tuple[EncounterColour, ...] = get_args(EncounterColour)
ENCOUNTERS = tuple(world().encounters.values())
COMBATS = [one for one in ENCOUNTERS if one.colour != "blue"]
TALKS = [one for one in ENCOUNTERS if one.colour == "blue"]

VALUES = {1: range(7), 2: range(6, 10), 3: range(9, 14), 4: range(13, 19)}
"""Difficulty -> pool sizes that win; at 1 there is one that needs none."""


def moments(table: str) -> Counter[Moment]:
    """How many abilities of a table work at each moment."""
    found = (part for path, part in parts(world().content) if path[:1] == (table,))
    return Counter(one.when for one in found if isinstance(one, Ability))


def kinds(entries: Iterable[Encounter]) -> set[type]:
    """The kinds of effects and other parts in these encounters."""
    return {type(part) for one in entries for _, part in parts(one)}


def test_tg_2_1_4_each_colour_has_sixteen_encounters_and_one_of_them_is_the_first() -> None:
    assert Counter(one.colour for one in ENCOUNTERS) == dict.fromkeys(COLOURS, 16)
    for colour in COLOURS:
        levels = Counter(one.difficulty for one in ENCOUNTERS if one.colour == colour)
        assert levels[1] >= 3
        assert set(levels) == {1, 2, 3, 4}
    assert Counter((one.colour, one.difficulty) for one in ENCOUNTERS if one.first) == {(c, 1): 1 for c in COLOURS}


def test_tg_6_12_every_trait_is_met() -> None:
    found = Counter(trait for one in COMBATS for trait in one.traits)
    assert set(found) == set(get_args(Trait))
    assert found["guardian"] == 6


def test_tg_6_7_2_values_rise_with_the_difficulty_and_one_enemy_has_none() -> None:
    assert all(one.value in VALUES[one.difficulty] for one in COMBATS)
    assert [one.id for one in COMBATS if not one.value] == ["drunken-fiddler"]


def test_tg_6_10_enemies_do_what_is_hard_to_get_right() -> None:
    assert [one.id for one in COMBATS if any(isinstance(each, RunAway) for each in one.opportunity)] == [
        "thicket-partridge"
    ]
    assert {ChangePool, ChooseOne, Damage, DiscardCards} <= kinds(COMBATS)
    assert any(one.loot for one in COMBATS)
    assert any(one.delayed for one in COMBATS)
    assert any(one.delayed for one in TALKS)
    losses = [part.count for one in COMBATS for _, part in parts(one) if isinstance(part, ChangePool)]
    assert min(count for count in losses if isinstance(count, int)) <= -4


def test_tg_6_1_9_talks_have_ways_stages_avoiding_and_tracks_of_their_own() -> None:
    assert Counter(len(one.ways) for one in TALKS)[2] >= 2
    assert {len(way.stages) for one in TALKS for way in one.ways} == {1, 2, 3}
    assert any(one.avoid and one.avoid.need for one in TALKS)
    assert any(one.track != AffinityTrack() for one in TALKS)
    assert all(one.failure for one in TALKS)
    entries = [entry for one in TALKS for way in one.ways for stage in way.stages for entry in stage.variable]
    assert {entry.attribute is None for entry in entries} == {True, False}


def test_tg_10_6_items_have_every_keyword_and_use_every_moment_that_items_can() -> None:
    items = world().items.values()
    assert len(items) == 44
    assert {keyword for one in items for keyword in one.keywords} == set(get_args(Keyword))
    assert sum(one.craftable for one in items) >= 6
    assert sum(not one.keywords for one in items) >= 4
    assert set(moments("item")) == {
        *("active", "any-time", "attack", "damage", "instead", "key", "reroll", "rest", "start")
    }


def test_tg_2_1_13_skill_cards_have_two_faces_of_different_attributes() -> None:
    faces = [card.faces for card in world().content.skills]
    assert [one.number for pair in faces for one in pair] == list(range(1, 49))
    assert Counter(one.attribute for pair in faces for one in pair) == dict.fromkeys(ATTRIBUTES, 8)
    assert all(one.attribute != other.attribute for one, other in faces)
    assert {"reroll", "rest", "key", "instead", "start", "attack", "damage", "active", "any-time"} == set(
        moments("skill")
    )


def test_tg_5_7_secrets_are_personal_or_worn_or_neither() -> None:
    secrets = world().secrets.values()
    assert len(secrets) == 20
    assert sum(one.personal for one in secrets) == 3
    assert sum(bool(one.keywords) for one in secrets) == 3


def test_tg_5_15_arenas_are_easy_long_mixed_hard_and_guarded() -> None:
    arenas = world().arenas
    assert next(iter(arenas)) == "first-steps"
    met = [world().encounters[stop.meet] for stop in arenas["first-steps"].row if stop.meet]
    assert {(one.colour, one.difficulty) for one in met} == {(colour, 1) for colour in COLOURS}
    assert {stop.draw for stop in arenas["four-winds"].row if stop.draw} == set(COLOURS)
    guarded = [one.id for one in arenas.values() if any(is_guardian(stop.meet) for stop in one.row)]
    assert guarded == ["worm-lake", "black-winter"]
    assert all(any(stop.rest for stop in one.row) for one in arenas.values())


def is_guardian(name: str | None) -> bool:
    """Whether an encounter that is met is one."""
    return name is not None and "guardian" in world().encounters[name].traits


def wanted() -> Iterator[str]:
    """The names and texts of the world."""
    pack = world()
    for table, ids in (("encounter", pack.encounters), ("item", pack.items), ("secret", pack.secrets)):
        for one in ids:
            yield from (f"{table}-{one}", f"{table}-{one}-text")
    for one in ENCOUNTERS:
        yield from (f"encounter-{one.id}-{way.id}" for way in one.ways if len(one.ways) > 1)
    yield from (f"secret-{number}-quest" for number, one in pack.secrets.items() if one.quest)
    yield from (f"skill-{number}" for number in pack.skills)
    for arena in pack.arenas:
        yield from (f"arena-{arena}", f"arena-{arena}-intro")


@pytest.mark.parametrize("language", ["en", "de"])
def test_tg_10_1_all_of_the_world_has_names_and_a_line_of_its_own(language: str) -> None:
    body = parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    tables = ("encounter-", "item-", "secret-", "skill-", "arena-")
    held = [one.id.name for one in body if isinstance(one, ast.Message) and one.id.name.startswith(tables)]
    assert held == list(dict.fromkeys(held))
    assert set(held) == set(wanted())


@pytest.mark.parametrize("arena", world().arenas)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_arena_of_the_pack_can_be_played_to_its_end(arena: str, seats: int) -> None:
    game = play(TAINTED_GRAIL, avalon(), seats, f"{arena} {seats}", chosen={"scenario": arena})
    assert game.result in ("success", "failure")
