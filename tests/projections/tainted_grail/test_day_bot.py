"""The greedy bot on the land: stones first, then what is new, then Food."""

import pytest
from msgspec.structs import replace

from projections.tainted_grail.bot.day import Day, Site, Walker, acting, choosing, joining

LAND = {
    101: Site((102, 103), disc=7, explored=True, has_stone=True),
    102: Site((101, 104), explored=True, feeds=True),
    103: Site((101,), explored=True),
    104: Site((102,), explored=True, has_stone=True),
}


def day(energy: int = 5, at: int = 101, food: int = 1, **changed: Site) -> Day:
    """Beor's day; a site is changed by `at_<number>`."""
    sites = LAND | {int(name[3:]): site for name, site in changed.items()}
    return Day(1, sites, {"beor": Walker(at, energy, food)})


def first(one: Day, *keys: str) -> str:
    """The first idea that is open."""
    return next(key for key in acting(one, keys) if key in keys)


ALL = (
    *("explore:beor", "travel:beor:101", "travel:beor:102", "travel:beor:103"),
    *("act:beor", "inspect:beor", "pass:beor", "take:beor:item:sword"),
)
WITHOUT_ITEM = ALL[:-1]


def test_it_takes_what_lies_about_before_all_else() -> None:
    assert first(day(), *ALL) == "take:beor:item:sword"


def test_it_looks_at_a_low_stone_even_when_tired_but_not_at_one_that_it_cannot_pay() -> None:
    low = replace(LAND[101], disc=2)
    assert first(day(at_101=low), *WITHOUT_ITEM) == "inspect:beor"
    assert first(day(energy=0, at_101=low), *WITHOUT_ITEM) == "inspect:beor"
    assert first(day(at_101=replace(low, chargeable=False)), *WITHOUT_ITEM) != "inspect:beor"
    assert first(day(), *WITHOUT_ITEM) != "inspect:beor", "the disc is high"


def test_it_rests_before_it_is_exhausted_for_nothing() -> None:
    assert first(day(energy=1, at_101=replace(LAND[101], explored=False)), *WITHOUT_ITEM) == "pass:beor"


def test_it_explores_what_nobody_has_read_and_goes_to_it() -> None:
    unread = replace(LAND[101], explored=False)
    assert first(day(at_101=unread), *WITHOUT_ITEM) == "explore:beor"
    far = day(at_104=replace(LAND[104], explored=False))
    assert first(far, *WITHOUT_ITEM) == "travel:beor:102", "the first step of two"


@pytest.mark.parametrize(("food", "taken"), [(0, "travel:beor:102"), (2, "explore:beor")])
def test_it_goes_for_food_when_somebody_has_none(food: int, taken: str) -> None:
    assert first(day(food=food), *WITHOUT_ITEM) == taken
    assert first(day(food=0, at=102), *WITHOUT_ITEM) == "act:beor"


def test_it_goes_to_a_dark_stone_while_the_others_burn_down() -> None:
    low = day(at_101=replace(LAND[101], disc=3, chargeable=False))
    assert first(low, *WITHOUT_ITEM) == "travel:beor:102"


def test_it_joins_with_energy_to_spare_only() -> None:
    keys = ("join:beor", "stay:beor")
    assert next(joining(day(energy=2), keys)) == "join:beor"
    assert next(joining(day(energy=1), keys)) == "stay:beor"


def test_it_joins_where_a_stone_is_wanted_since_the_rite_may_need_all() -> None:
    """Else its starter would begin the rite again and again."""
    low = replace(LAND[101], disc=2)
    assert next(joining(day(energy=1, at_101=low), ("join:beor", "stay:beor"))) == "join:beor"


def test_it_makes_another_choice_each_day() -> None:
    keys = ("choose:1", "choose:2", "choose:3")
    taken = [next(choosing(replace(day(), number=number), keys)) for number in (1, 2, 3)]
    assert sorted(taken) == sorted(keys)
