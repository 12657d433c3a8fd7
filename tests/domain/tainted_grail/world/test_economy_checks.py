"""One to four characters can live in a campaign: rites, menhirs, Food. What they hardly can is a warning."""

import pytest

from tests.domain.edits import Edit
from tests.domain.tainted_grail.world.small_campaign import JOURNAL, LAND, campaign, warnings
from tests.domain.tainted_grail.world_packs import avalon

MAGIC = r'\[\{ do = "tg.share", what = "magic", count = 1 \}\]'
NO_MAGIC: Edit = (LAND, MAGIC, '[{ do = "tg.gain", what = "wealth" }]')
UNPAID = "TG-4.4.28: the rite asks for magic, and nothing gives it more than once by chapter 1"


def test_a_sound_pack_has_no_warnings() -> None:
    assert campaign().warnings == avalon().warnings == ()


@pytest.mark.rule("TG-4.4.28")
def test_what_a_rite_asks_for_comes_again_and_again() -> None:
    assert warnings(NO_MAGIC) == [UNPAID]
    once = '[{ do = "tg.once", mark = "song", per = "%s", then = [{ do = "tg.gain", what = "magic" }] }]'
    assert warnings((LAND, MAGIC, once % "campaign"))[:1] == [UNPAID]
    assert UNPAID not in warnings((LAND, MAGIC, once % "day"))


@pytest.mark.rule("TG-4.4.28")
@pytest.mark.parametrize(("limit", "is_enough"), [("", True), ('limit = "day"', True), ('limit = "campaign"', False)])
def test_a_choice_gives_it_again_and_again_unless_it_is_open_once(limit: str, is_enough: bool) -> None:
    choice = (
        f'[[verse.choices]]\neffects = [{{ do = "tg.gain", what = "magic" }}]\n{limit}\n\n[[verse]]\nlocation = 102'
    )
    found = warnings(NO_MAGIC, (JOURNAL, r"\[\[verse\]\]\nlocation = 102", choice))
    assert (UNPAID not in found) == is_enough


@pytest.mark.rule("TG-4.4.28")
@pytest.mark.parametrize(
    "later",
    [
        (LAND, "chapter = 2", 'chapter = 2\naction = { energy = 1, effects = [{ do = "tg.gain", what = "magic" }] }'),
        (JOURNAL, 'what = "experience"', 'what = "magic"'),
    ],
)
def test_what_only_a_later_chapter_gives_comes_too_late(later: Edit) -> None:
    assert UNPAID in warnings(NO_MAGIC, later)


@pytest.mark.rule("TG-4.4.28")
def test_a_rite_that_takes_place_once_needs_no_source_that_lasts() -> None:
    assert UNPAID not in warnings(NO_MAGIC, (LAND, "disc = 8, step = 1", 'disc = 8, limit = "campaign"'))


FEWER = 'energy = 2, limit = "day", effects = [{ do = "tg.gain", what = "food"'


@pytest.mark.rule("TG-4.6.3", "TG-4.6.5")
@pytest.mark.parametrize(
    ("instead", "characters", "food"),
    [
        (FEWER, 2, 1),
        ('energy = 4, effects = [{ do = "tg.gain", what = "food"', 1, 0),
        ('energy = 2, effects = [{ do = "tg.gain", what = "magic"', 1, 0),
    ],
)
def test_the_land_feeds_its_guests(instead: str, characters: int, food: int) -> None:
    found = warnings((LAND, r'energy = 2, effects = \[\{ do = "tg.gain", what = "food"', instead))
    assert f"TG-4.6.5: {characters} characters find {food} Food a day for half of their Energy" in found


@pytest.mark.rule("TG-4.6.3", "TG-4.6.5")
def test_who_looks_for_food_does_the_cheapest_first() -> None:
    cheap = (LAND, r'what = "reputation" \}\], limit = "day"', 'what = "food" }]')
    dear = (LAND, r'energy = 2, effects = \[\{ do = "tg.gain", what = "food"', f'{SIX}what = "food"')
    assert not [one for one in warnings(cheap, dear) if one.startswith("TG-4.6.5")]


SIX = 'energy = 6, effects = [{ do = "tg.gain", '


@pytest.mark.rule("TG-5.9.6", "TG-5.9.13")
@pytest.mark.parametrize(
    ("rite", "characters"),
    [
        ("disc = 8, step = 2", 3),
        ('disc = 8, need = [{ is = "status", status = "debts" }]', 1),
        ('disc = 8, limit = "campaign"', 1),
    ],
)
def test_each_group_can_keep_a_menhir_burning_near_the_start(rite: str, characters: int) -> None:
    said = f"TG-5.9.13: {characters} characters find no menhir in range of 101 that a rite without need"
    assert f"{said} makes burn for 3 days" in warnings((LAND, "disc = 8, step = 1", rite))


@pytest.mark.rule("TG-5.9.6", "TG-5.9.13")
@pytest.mark.parametrize(("place", "chapter", "is_enough"), [(104, 1, True), (104, 2, False), (107, 1, False)])
def test_another_menhir_serves_in_range_of_the_start_and_in_the_first_chapter(
    place: int, chapter: int, is_enough: bool
) -> None:
    spent = (LAND, "disc = 8, step = 1", 'disc = 8, limit = "campaign"')
    far = (LAND, r"(number = 103\narrows = \{)", "number = 107\narrows = { S = 103 }\n\n[[location]]\n\\1 N = 107,")
    opening = (JOURNAL, r"\Z", "\n[[verse]]\nlocation = 107\nnumber = 1\n")
    rite = f"number = {place}\nchapter = {chapter}\nmenhir = true\nrite = {{ disc = 8, each = {{ magic = 1 }} }}"
    found = warnings(spent, far, opening, (LAND, f"number = {place}", rite))
    assert any(one.startswith("TG-5.9.13") for one in found) != is_enough
