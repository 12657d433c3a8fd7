"""Scenarios of a campaign: what a table starts from stands in its opening entry. Source: MP-3.1, 3.2, 7.1.12."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsDrawn
from domain.materia_prima.campaign.chronicle import Carried, CarriedAlchemist, Played
from domain.materia_prima.content.pack import MissionPart, Pack
from domain.materia_prima.facts.campaign import AlchemistReturned, ExtensionBrought, HomunculusBrought, ItemBrought
from domain.materia_prima.facts.ending import MissionPartFulfilled
from domain.materia_prima.facts.setup import AlchemistPlaced, AlchemistSeated, ExtensionLaidOut, TowerPlaced
from domain.materia_prima.facts.tower import ItemPutOn
from domain.materia_prima.queries.campaign import mode
from domain.materia_prima.tasks.campaign import ChooseOutfit
from domain.materia_prima.tasks.setup import ChooseDifficulty, ChooseTemple
from domain.materia_prima.tasks.turn import TakeTurn
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import by_default, new_table, opened, other_pack, set_up
from tests.dsl import Scenario

GREEN = CarriedAlchemist(
    seat=0,
    colour="green",
    character="ottilie-krahl",
    tower=(-1, 0),
    soul_stones=1,
    extension="drill-head",
    homunculi=("caligor",),
    items=("dagger", "sun-blade"),
)
YELLOW = CarriedAlchemist(seat=1, colour="yellow", character="mirela-dross", tower=(2, -1), soul_stones=0)
TOWN_T = prima().boards["crooked-coast"].towns["T"]
PLAYED = (Played("black-work", "hard", succeeded=True),)
CARRIED = Carried("crooked-coast", (GREEN, YELLOW), PLAYED)
QUICK = {"difficulty": "normal", "temple": "sol"}


def with_green(**changes: Any) -> Carried:
    """The campaign with something else noted of green."""
    return replace(CARRIED, alchemists=(replace(GREEN, **changes), YELLOW))


def both(**changes: Any) -> Carried:
    """The campaign with the same noted of green and yellow."""
    return replace(CARRIED, alchemists=(replace(GREEN, **changes), replace(YELLOW, **changes)))


def continued(carried: Carried = CARRIED, *plays: tuple[str, ...], pack: Pack | None = None, **more: Any) -> Scenario:
    """A table that goes on with this, with two seats unless it is said who plays what."""
    return new_table(*(plays or ((), ())), pack=pack, campaign=to_builtins(carried), **{**QUICK, **more})


def started(carried: Carried = CARRIED, **more: Any) -> tuple[Scenario, list[Any]]:
    """Such a table at its first turn, by default answers, and all facts until then."""
    table = continued(carried, **more)
    facts = list(table.facts)
    for _ in by_default(table, until=TakeTurn):
        facts += table.facts
    return table, facts


# Which scenario


def test_mp_3_1_2_a_single_scenario_is_set_up_like_a_new_campaign() -> None:
    single, new = set_up(2), set_up(2, campaign={})

    assert single.state == replace(new.state, campaign=None)
    assert (single.state.campaign, new.state.campaign) == (None, Carried())
    assert {one.soul_stones for one in single.state.alchemists.values()} == {1}


@pytest.mark.parametrize(("carried", "scenario"), [(Carried(), "black-work"), (CARRIED, "white-work")])
@pytest.mark.rule("MP-3.1.3")
def test_a_new_campaign_starts_with_its_first_scenario_and_a_running_one_goes_on(
    carried: Carried, scenario: str
) -> None:
    table = continued(carried)

    assert (table.state.scenario, table.state.campaign) == (scenario, carried)


def test_mp_3_1_3_a_continued_campaign_loads_the_last_entry() -> None:
    table, facts = started()

    assert table.state.layout == "crooked-coast"
    assert [fact for fact in facts if isinstance(fact, AlchemistReturned)] == [
        AlchemistReturned(0, "green", "ottilie-krahl", 1),
        AlchemistReturned(1, "yellow", "mirela-dross", 0),
    ]
    assert not [fact for fact in facts if isinstance(fact, AlchemistSeated)]


@pytest.mark.parametrize(
    ("carried", "scenario"),
    [(Carried(), "white-work"), (CARRIED, "red-work"), (CARRIED, "first-lesson"), (Carried(), "first-lesson")],
)
def test_no_scenario_of_a_campaign_is_skipped(carried: Carried, scenario: str) -> None:
    with pytest.raises(InvalidRequest, match="campaign"):
        continued(carried, scenario=scenario)


def test_a_scenario_played_may_be_played_again_and_after_the_last_one_it_must_be_said_which() -> None:
    assert continued(scenario="black-work").state.scenario == "black-work"

    over = replace(CARRIED, played=(*PLAYED, Played("red-work", "easy", succeeded=True)))
    assert continued(over, scenario="red-work").state.scenario == "red-work"
    with pytest.raises(InvalidRequest, match="black-work, white-work, red-work"):
        continued(over)


def test_mp_2_1_1_the_game_knows_its_mode() -> None:
    assert mode(new_table((), ()).state) == "single"
    assert mode(continued(Carried()).state) == mode(continued().state) == "campaign"
    assert mode(new_table((), (), scenario="first-lesson").state) == "tutorial"


@pytest.mark.rule("MP-3.1.1")
def test_each_scenario_of_a_campaign_may_use_another_difficulty() -> None:
    table = new_table((), (), campaign=to_builtins(CARRIED))
    assert isinstance(table.question, ChooseDifficulty)

    table.answers(0, "difficulty:easy")
    assert isinstance(table.question, ChooseTemple), "the layout is not asked"


# What is noted


def test_mp_3_2_7_extension_homunculi_and_equipment_come_along() -> None:
    table, facts = started()
    brought = [one for one in facts if isinstance(one, ExtensionBrought | HomunculusBrought | ItemBrought)]

    assert brought == [
        ExtensionBrought("green", "drill-head"),
        HomunculusBrought("green", "caligor", (-1, 0)),
        ItemBrought("green", "dagger"),
        ItemBrought("green", "sun-blade"),
    ]
    green, yellow = table.state.alchemists.values()
    assert green.tower.extensions == ("drill-head",)
    assert {*green.worn, *green.tower.items} == {"dagger", "sun-blade"}
    assert (yellow.tower.extensions, yellow.worn, yellow.tower.items) == ((), (), ())


def test_mp_3_2_8_only_who_ended_with_a_soul_stone_has_one() -> None:
    table, _ = started()

    assert {colour: one.soul_stones for colour, one in table.state.alchemists.items()} == {"green": 1, "yellow": 0}


def test_mp_3_2_12_homunculi_start_on_the_own_tower_hex() -> None:
    table, _ = started()

    caligor = table.state.homunculi["caligor"]
    assert (caligor.colour, caligor.hex, caligor.carried) == ("green", (-1, 0), {})


@pytest.mark.rule("MP-3.2.10", "MP-3.2.11")
def test_towers_stand_as_noted_and_alchemists_on_them() -> None:
    _, facts = started()

    assert [one for one in facts if isinstance(one, TowerPlaced | AlchemistPlaced)] == [
        TowerPlaced("green", (-1, 0)),
        TowerPlaced("yellow", (2, -1)),
        AlchemistPlaced("green", (-1, 0)),
        AlchemistPlaced("yellow", (2, -1)),
    ]


def test_mp_3_2_13_the_owner_wears_or_stores_what_came_along() -> None:
    table = continued().asks(0, "wear:dagger", "wear:sun-blade", "done")
    assert isinstance(table.question, ChooseOutfit)
    assert table.state.day == 1 and not table.state.alarm_discard, "before day 1"

    table.answers(0, "wear:dagger").asks(0, "wear:sun-blade", "done").answers(0, "done")
    table.then_includes(ItemPutOn("green", "dagger"))
    green = table.state.alchemists["green"]
    assert (green.worn, green.tower.items, green.acted) == (("dagger",), ("sun-blade",), 0)


def test_mp_3_2_13_nothing_need_be_worn() -> None:
    table = continued().answers(0, "done")

    table.then_no(ItemPutOn)
    assert table.state.alchemists["green"].tower.items == ("dagger", "sun-blade")


@pytest.mark.rule("MP-3.2.13")
def test_no_more_is_worn_than_there_are_slots(pack: Pack) -> None:
    table = continued(with_green(items=("dagger", "rapier", "sun-blade"), homunculi=()))

    table.answers(0, "wear:dagger", "wear:rapier")
    assert table.state.alchemists["green"].worn == ("dagger", "rapier")
    assert pack.alchemists["ottilie-krahl"].slots == 2


def test_mp_2_1_21_by_default_the_highest_levels_are_worn() -> None:
    table, _ = started(with_green(items=("dagger", "rapier", "sun-blade"), homunculi=()))

    assert set(table.state.alchemists["green"].worn) == {"rapier", "sun-blade"}


def test_mp_3_2_16_recipes_of_what_came_along_are_nowhere() -> None:
    table, _ = started()
    state = table.state

    in_game = {*state.recipes, *(card for kind in state.pack.recipes_of for card in state.pools[f"recipes-{kind}"])}
    assert in_game == set(state.pack.recipes) - {"caligor", "dagger", "sun-blade"}


@pytest.mark.parametrize(
    "plays", [((),), ((), (), ()), (("yellow",), ("green",)), (("green", "hanno-zinke"), ()), ((), ("brown",))]
)
def test_mp_3_2_17_the_seats_of_a_campaign_are_fixed(plays: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(InvalidRequest, match=r"MP-3.2.17"):
        continued(CARRIED, *plays)


@pytest.mark.rule("MP-3.2.17", "MP-3.2.1")
def test_seats_may_say_what_they_always_play() -> None:
    table = continued(CARRIED, ("ottilie-krahl", "green"), ("yellow",), layout="crooked-coast")

    assert table.state.seats == (("green",), ("yellow",))
    with pytest.raises(InvalidRequest, match=r"MP-3.2.1"):
        continued(layout="open-country")


def test_mp_3_2_17_a_solo_player_goes_on_alone() -> None:
    solo = replace(CARRIED, alchemists=(GREEN, replace(YELLOW, seat=0)))

    assert continued(solo, ()).state.seats == (("green", "yellow"),)
    with pytest.raises(InvalidRequest, match=r"MP-3.2.17"):
        continued(solo, (), ())


def test_mp_3_2_20_extensions_of_the_towers_are_not_mixed_in() -> None:
    table, _ = started()
    state = table.state

    mixed = {*state.pools["extensions"], *state.extensions.values()}
    assert mixed == set(state.pack.extensions) - {"drill-head"}


def test_mp_3_2_20_with_too_few_left_the_last_towns_have_none(pack: Pack) -> None:
    three = other_pack(extensions=tuple(pack.extensions[one] for one in ("drill-head", "raven-loft", "water-clock")))
    table = continued(pack=three)

    laid = [fact for fact in table.facts if isinstance(fact, ExtensionLaidOut)]
    assert [fact.town for fact in laid] == ["T", "R"]
    assert {fact.extension for fact in laid} == {"raven-loft", "water-clock"}
    assert table.state.extensions["G"] is None


@pytest.mark.rule("MP-3.2.19")
def test_chance_is_used_in_the_same_order_as_in_a_new_campaign() -> None:
    drawn = [fact.pile for fact in continued().facts if isinstance(fact, CardsDrawn)]

    kinds = [f"recipes-{kind}" for kind in ("homunculus", "equipment", "stone")]
    assert drawn == [*["extensions"] * 3, *["missions"] * 3, *kinds]


# What cannot be


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("yes", "campaign"),
        ({"layout": "open-country"}, "cannot have notes"),
        ({"layouts": []}, "unknown field"),
        (to_builtins(replace(CARRIED, layout="flat-earth")), "unknown layout"),
        (to_builtins(replace(CARRIED, played=(Played("green-work", "hard", True),))), "unknown scenario"),
        (to_builtins(with_green(tower=(2, -1))), "tower .* twice"),
        (to_builtins(with_green(tower=(90, 2))), "MP-3.2.10"),
        (to_builtins(with_green(tower=TOWN_T)), "MP-3.2.10"),
        (to_builtins(with_green(colour="yellow")), "colour yellow twice"),
        (to_builtins(with_green(character="mirela-dross")), "character mirela-dross twice"),
        (to_builtins(with_green(character="nobody")), "unknown character"),
        (to_builtins(with_green(extension="moat")), "unknown extension"),
        (to_builtins(with_green(items=("caligor",))), "caligor"),
        (to_builtins(with_green(items=("spoon",))), "unknown equipment"),
        (to_builtins(with_green(homunculi=("dagger",))), "dagger"),
        (to_builtins(with_green(items=("dagger", "sling"))), "MP-7.3.3"),
        (to_builtins(with_green(soul_stones=0)), "MP-7.3.4"),
        (to_builtins(with_green(soul_stones=2)), "soul_stones"),
        (to_builtins(with_green(seat=1)), "MP-3.2.17"),
        (to_builtins(both(extension="drill-head")), "extension drill-head twice"),
        (to_builtins(both(soul_stones=1, items=("dagger",))), "thing dagger twice"),
        ({**to_builtins(CARRIED), "alchemists": [to_builtins(GREEN)] * 5}, "length"),
    ],
)
def test_what_no_scenario_can_have_left_is_refused(value: Any, fault: str) -> None:
    with pytest.raises(InvalidRequest, match=fault):
        new_table((), (), campaign=value)


def test_the_opening_entry_says_all_that_the_table_starts_from() -> None:
    entry = opened((), (), campaign=to_builtins(CARRIED))

    assert entry.options["campaign"]["alchemists"][0]["items"] == ("dagger", "sun-blade")
    assert continued().state.campaign == CARRIED


# Things that cannot be made again


def demanding(part: MissionPart, *gone: str) -> Pack:
    """The pack with this mission, and without these recipes."""
    first, second, *others = prima().content.scenarios
    recipes = tuple(one for one in prima().content.recipes if one.id not in gone)
    return other_pack(scenarios=(first, replace(second, parts=(part,)), *others), recipes=recipes)


LEVEL_3_ITEMS = [one.id for one in prima().recipes.values() if (one.kind, one.level) == ("equipment", 3)]


@pytest.mark.parametrize(("left", "counts"), [(0, True), (1, True), (2, False)])
@pytest.mark.rule("MP-7.1.12")
def test_who_carried_a_thing_in_counts_as_its_maker_if_too_few_recipes_are_left(left: int, counts: bool) -> None:
    others = [one for one in LEVEL_3_ITEMS if one != "sun-blade"]
    pack = demanding(MissionPart("part", "make", "equipment", 3), *others[left:])
    table, facts = started(pack=pack)

    assert [one for one in facts if isinstance(one, MissionPartFulfilled)] == (
        [MissionPartFulfilled("green", "part")] if counts else []
    )
    assert table.state.alchemists["yellow"].deeds == ()


def test_mp_7_1_12_another_level_does_not_count() -> None:
    others = [one for one in LEVEL_3_ITEMS if one != "sun-blade"]
    pack = demanding(MissionPart("part", "make", "equipment", 3), *others)
    _, facts = started(with_green(items=("dagger",)), pack=pack)

    assert not [one for one in facts if isinstance(one, MissionPartFulfilled)]


@pytest.mark.rule("MP-7.1.8", "MP-7.1.12")
def test_a_possession_is_never_credited() -> None:
    others = [one for one in LEVEL_3_ITEMS if one != "sun-blade"]
    _, facts = started(pack=demanding(MissionPart("part", "have", "equipment", 3), *others))

    assert not [one for one in facts if isinstance(one, MissionPartFulfilled)]


def test_nothing_is_credited_in_the_pack_as_it_is() -> None:
    _, facts = started()

    assert not [one for one in facts if isinstance(one, MissionPartFulfilled)]


def test_a_continued_scenario_is_played_to_its_end() -> None:
    table, _ = started(difficulty="hard")
    days = {position.state.day for position in by_default(table)}

    assert max(days) == 20
    assert table.state.status == "failed"
    assert table.position.agenda == (), "a failure is retried: nothing is asked"
