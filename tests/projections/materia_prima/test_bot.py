"""The greedy bot of Materia Prima: what it makes, where it goes, what it leaves to others, and what it answers."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from domain.materia_prima.board.hexes import Hex
from projections.bot import Offer
from projections.materia_prima.bot import greedy
from projections.materia_prima.bot.features.parts import (
    Alchemist,
    Card,
    Errand,
    Features,
    Figure,
    Foe,
    Ground,
    Price,
    Town,
    Wish,
)

AIR_MAN = Card("aeribos", "homunculus", 1, {"air": 2})
TOAD = Card("black-toad", "stone", 1, {"earth": 1, "water": 2})
GREEN = Figure("green", "green", (1, 0), capacity=2)
STEPS = ("move:green:0,0", "move:green:2,0")
END = "end-turn"
FAR_TOWN = Town("T", (3, 0))


def features(*others: Figure, own: Alchemist | None = None, one: Figure = GREEN, **changes: object) -> Features:
    """A street of seven hexes: earth at its west end, the green tower, an air mine, and water at its east end."""
    green = own or Alchemist("green", (0, 0), wishes=(Wish(kind="homunculus"), Wish(kind="stone")))
    base = Features(
        colour="green",
        order=("green",),
        alchemists={"green": green},
        figures={each.name: each for each in (one, *others)},
        foes=(),
        recipes=(AIR_MAN, TOAD),
        hexes=frozenset((q, 0) for q in range(-3, 4)),
        mines={(1, 0): "air", (-3, 0): "earth", (3, 0): "water"},
    )
    return replace(base, **changes)


def tower(*wishes: Wish, **changes: object) -> Alchemist:
    """The green tower, and what is still to be done."""
    return replace(Alchemist("green", (0, 0), wishes=wishes), **changes)


def at(hex: Hex, one: Figure = GREEN, **changes: object) -> Figure:
    """A figure somewhere."""
    return replace(one, hex=hex, **changes)


def choice(seen: Features | Ground, *keys: str, taken: tuple[str, ...] = ()) -> str:
    """What the bot takes. taken: what was chosen already, and may be taken back."""
    offers = [*(Offer(key, False) for key in keys), *(Offer(f"back:{kind}", False, "back") for kind in taken)]
    return greedy(offers, lambda: seen)


def test_it_mines_what_it_needs() -> None:
    assert choice(features(), "mine:green", *STEPS, END) == "mine:green"


def test_it_goes_to_the_nearest_mine_it_needs() -> None:
    seen = features(own=tower(Wish(kind="stone")), recipes=(TOAD,))

    assert choice(seen, "mine:green", *STEPS, END) == "move:green:2,0"


def test_it_picks_up_what_it_needs() -> None:
    seen = features(own=tower(Wish(kind="stone")), recipes=(TOAD,), loose={(1, 0): {"fire": 1, "water": 1}})

    assert choice(seen, "pick-up:green", *STEPS, END) == "pick-up:green"
    assert choice(seen, "pick-up:fire", "pick-up:water") == "pick-up:water"


def test_it_carries_home_and_unloads() -> None:
    own = tower(Wish(kind="stone"))
    full = features(own=own, one=at((1, 0), carried={"water": 2}), recipes=(TOAD,))
    home = features(own=own, one=at((0, 0), carried={"water": 2}), recipes=(TOAD,))

    assert choice(full, *STEPS, END) == STEPS[0]
    assert choice(home, "drop:green", "move:green:1,0", END) == "drop:green"


def test_it_makes_what_the_mission_asks_for_and_nothing_else() -> None:
    home = features(one=at((0, 0), carried={"air": 2}))

    assert choice(home, "transmute:aeribos", "transmute:sling", END) == "transmute:aeribos"
    done = features(own=tower(), one=at((0, 0), carried={"air": 2}))
    assert choice(done, "transmute:aeribos", "transmute:sling", END) == END


def test_two_bots_work_for_different_recipes() -> None:
    crow = Card("black-crow", "stone", 1, {"air": 3})
    wish = (Wish(kind="stone"),)
    both = {"green": tower(*wish), "brown": Alchemist("brown", (2, 0), wishes=wish)}
    brown = Figure("brown", "brown", (2, 0), capacity=2)
    seen = features(brown, alchemists=both, order=("green", "brown"), recipes=(TOAD, crow))

    assert choice(seen, "mine:green", "move:green:0,0", END) == "mine:green", "the air next to it is green's"
    other = replace(seen, colour="brown", order=("green", "brown"))
    assert choice(other, "move:brown:3,0", "move:brown:1,0", END) == "move:brown:3,0", "so brown fetches water"


def test_two_bots_fulfil_different_missions() -> None:
    both = {"green": tower(), "brown": Alchemist("brown", (2, 0))}
    brown = Figure("brown", "brown", (2, 0), attack=3)
    towns = (Town("T", (3, 0), Errand("attack", defence=1)), Town("R", (-1, 0), Errand("attack", defence=1)))
    seen = features(brown, one=at((0, 0), attack=3), alchemists=both, order=("green", "brown"), towns=towns)

    assert choice(seen, "move:green:1,0", "move:green:-1,0", END) == "move:green:-1,0"
    assert choice(replace(seen, colour="brown"), "move:brown:1,0", "move:brown:3,0", END) == "move:brown:3,0"
    only = replace(seen, towns=towns[:1])
    assert choice(replace(only, colour="brown"), "move:brown:1,0", "move:brown:3,0", END) == "move:brown:3,0"
    assert choice(only, "move:green:1,0", "move:green:-1,0", END) == END, "that one is brown's"


def test_it_goes_after_the_inquisitor_that_is_left_to_defeat() -> None:
    own = tower(Wish("defeat"))

    assert choice(features(own=own, foes=(Foe("a-1", "A", (3, 0), attack=1),)), *STEPS, END) == "move:green:2,0"
    assert choice(features(own=own, foes=(Foe("a-1", "A", (3, 0), attack=1, defence=2),)), *STEPS, END) == STEPS[0]
    assert choice(features(own=own), *STEPS, END) == STEPS[0]


def test_it_stands_where_an_inquisitor_comes_if_it_is_to_hold_against_one() -> None:
    seen = features(own=tower(Wish("repel")), foes=(Foe("a-1", "A", (3, 0), defence=5),))

    assert choice(seen, *STEPS, END) == "move:green:2,0"


def test_it_fights_what_it_can_beat() -> None:
    weak, strong = Foe("a-1", "A", (2, 0), attack=1), Foe("a-1", "A", (2, 0), attack=1, defence=2)

    assert choice(features(foes=(weak,)), "fight:green:a-1", "mine:green", END) == "fight:green:a-1"
    assert choice(features(foes=(strong,)), "fight:green:a-1", "mine:green", END) == "mine:green"


def test_it_converts_at_home_what_no_mine_gives() -> None:
    recipe = Card("auranox", "homunculus", 3, {"gold": 1})
    ladder = {"gold": {"copper": 1, "salt": 1}, "copper": {"fire": 1}, "salt": {"air": 1}}
    own = tower(Wish(kind="homunculus"), stored={"air": 2, "fire": 1})
    home = features(own=own, one=at((0, 0)), recipes=(recipe,), conversions=ladder)

    assert choice(home, "convert", END) == "convert"
    assert choice(home, "convert:copper", "convert:salt") == "convert:copper"
    assert choice(home, "convert:salt", "done", taken=("salt",)) == "done", "salt was chosen already"
    assert choice(home, "convert:salt", "done", taken=("copper",)) == "convert:salt"


def test_it_converts_where_the_mission_asks_for_that_alone() -> None:
    ladder = {"glass": {"air": 1}, "gold": {"glass": 1, "earth": 1}}
    seen = features(own=tower(Wish("convert", level=2)), one=at((0, 0), carried={"air": 1}), conversions=ladder)

    assert choice(seen, "convert", END) == "convert"
    assert choice(seen, "convert:glass", "done") == "convert:glass"
    assert choice(features(own=tower(Wish("convert", level=2)), conversions=ladder), "mine:green", END) == "mine:green"


def test_it_researches_what_nobody_can_make_yet() -> None:
    own = tower(Wish(kind="stone", level=3))
    lost = features(own=own, towns=(FAR_TOWN,))
    drawn = Card("philosopher", "stone", 3, {"air": 1})

    assert choice(lost, *STEPS, END) == "move:green:2,0"
    assert choice(lost, "research:equipment", "research:stone", *STEPS, END) == "research:stone"
    assert choice(replace(lost, researched=(drawn,)), "keep:other", "keep:philosopher") == "keep:philosopher"
    pool = replace(lost, recipes=(drawn, AIR_MAN))
    assert choice(pool, "discard:philosopher", "discard:aeribos") == "discard:aeribos"
    assert choice(pool, "research:stone", "mine:green", END) == "mine:green"


def test_it_researches_where_the_mission_asks_for_that() -> None:
    seen = features(own=tower(Wish("research", kind="stone")), towns=(FAR_TOWN,))

    assert choice(seen, *STEPS, END) == "move:green:2,0"
    assert choice(seen, "research:equipment", "research:stone", *STEPS, END) == "research:stone"


MISSIONS: Mapping[str, tuple[Errand, Figure, Alchemist, str]] = {
    "attack": (Errand("attack", defence=1), at((3, 0)), tower(), "fight-mission:green"),
    "element": (
        Errand("element", elements={"fire": 1}),
        at((3, 0), carried={"fire": 1}),
        tower(),
        "drop-mission:green",
    ),
    "equipment": (
        Errand("equipment", level=1),
        at((3, 0)),
        tower(worn=(Card("sling", "equipment", 1, {}),)),
        "give-item:sling",
    ),
    "fragment": (Errand("fragment"), at((3, 0)), tower(fragments=(TOAD,)), "give-fragment:black-toad"),
}


@pytest.mark.parametrize("kind", MISSIONS)
def test_it_fulfils_town_missions_of_each_kind(kind: str) -> None:
    mission, there, own, key = MISSIONS[kind]
    near = at((1, 0), there)

    assert choice(features(own=own, one=near, towns=(Town("T", (3, 0), mission),)), *STEPS, END) == "move:green:2,0"
    assert choice(features(own=own, one=there, towns=(Town("T", (3, 0), mission),)), "move:green:2,0", key, END) == key


def test_it_gives_nothing_that_the_mission_asks_for_at_the_end() -> None:
    mission, there, own, key = MISSIONS["fragment"]
    seen = features(own=own, one=there, towns=(Town("T", (3, 0), mission),), keeps=(Wish("have", "stone"),))

    assert choice(seen, key, "move:green:2,0", END) == "move:green:2,0"


def test_it_makes_what_a_town_asks_for() -> None:
    town = Town("T", (3, 0), Errand("fragment"))
    seen = features(own=tower(), towns=(town,))

    assert choice(seen, "mine:green", *STEPS, END) == "move:green:2,0", "to the water for the toad"
    ready = features(own=tower(stored={"earth": 1, "water": 2}), one=at((0, 0)), towns=(town,))
    assert choice(ready, "transmute:aeribos", "transmute:black-toad", END) == "transmute:black-toad"


def test_it_loads_in_the_tower_what_a_town_asks_for() -> None:
    town = Town("T", (3, 0), Errand("element", elements={"gold": 1}))
    own = tower(stored={"gold": 1, "fire": 1})
    seen = features(own=own, one=at((0, 0)), towns=(town,), conversions={"gold": {"air": 1}})

    assert choice(seen, "equip", "move:green:1,0", END) == "equip"
    assert choice(seen, "carry:fire", "carry:gold", "done") == "carry:gold"
    assert choice(seen, "carry:fire", "done", taken=("gold",)) == "done"
    item = Card("sling", "equipment", 1, {})
    stored = replace(seen, alchemists={"green": tower(items=(item,))}, towns=(Town("T", (3, 0), Errand("equipment")),))
    assert choice(stored, "equip", "move:green:1,0", END) == "equip"
    assert choice(stored, "wear:sling", "done") == "wear:sling"


def test_it_buys_when_all_else_is_done_or_the_mission_asks_for_it() -> None:
    town = Town("T", (3, 0), price=Price({"air": 2}))
    rich = at((1, 0), carried={"air": 2})

    assert choice(features(own=tower(), towns=(town,)), "mine:green", *STEPS, END) == "mine:green"
    assert choice(features(own=tower(), one=rich, towns=(town,)), *STEPS, END) == "move:green:2,0"
    assert choice(features(own=tower(), one=at((3, 0), rich), towns=(town,)), "buy", "move:green:2,0", END) == "buy"
    both = (Town("R", (-2, 0), Errand("attack", defence=1)), town)
    assert choice(features(own=tower(), one=rich, towns=both), *STEPS, END) == STEPS[0]
    assert choice(features(own=tower(Wish("buy")), one=rich, towns=both), *STEPS, END) == "move:green:2,0"


def test_it_sails_where_that_is_shorter() -> None:
    towns = (Town("T", (1, 0), sea=("R",)), Town("R", (-3, 0), Errand("attack", defence=1), sea=("T",)))

    assert choice(features(own=tower(), towns=towns), "sail:R", *STEPS, END) == "sail:R"


FETCHER = Figure("aeribos", "green", (0, 0), level=1, capacity=1, attack=1, defence=1, actions=1, left=1)


def test_a_homunculus_fetches_what_its_alchemist_cannot_carry_too() -> None:
    seen = features(FETCHER, one=at((1, 0), left=0), own=tower(Wish(kind="stone")), recipes=(TOAD,))

    assert choice(seen, "move:aeribos:1,0", "move:aeribos:-1,0", END) == "move:aeribos:1,0", "a second water"
    full = replace(FETCHER, hex=(1, 0), carried={"water": 1})
    home = features(full, one=at((-2, 0), left=0), own=tower(Wish(kind="stone")), recipes=(TOAD,))
    assert choice(home, "move:aeribos:0,0", "move:aeribos:2,0", END) == "move:aeribos:0,0"
    there = replace(home, figures={**home.figures, "aeribos": replace(full, hex=(0, 0))})
    assert choice(there, "drop:aeribos", "move:aeribos:1,0", END) == "drop:aeribos"


def test_a_homunculus_hands_over_what_its_alchemist_needs() -> None:
    full = replace(FETCHER, hex=(2, 0), carried={"water": 1})
    seen = features(full, one=at((1, 0), left=0), own=tower(Wish(kind="stone")), recipes=(TOAD,))

    assert choice(seen, "exchange:aeribos:green", "move:aeribos:3,0", END) == "exchange:aeribos:green"
    assert choice(seen, "give:water", "done") == "give:water"


def test_an_alchemist_hands_over_what_only_another_needs() -> None:
    both = {"green": tower(), "brown": Alchemist("brown", (3, 0), wishes=(Wish(kind="stone"),))}
    brown = Figure("brown", "brown", (2, 0))
    seen = features(brown, one=at((1, 0), carried={"water": 1}), alchemists=both, order=("green", "brown"))

    assert choice(seen, "exchange:green:brown", "move:green:0,0", END) == "exchange:green:brown"
    assert choice(seen, "give:water", "done") == "give:water"
    assert choice(seen, "consent", "refuse") == "consent"


def test_a_homunculus_serves_the_towns_unless_it_is_needed_at_the_end() -> None:
    towns = (Town("T", (3, 0), Errand("homunculus")),)
    out = features(replace(FETCHER, hex=(2, 0)), one=at((0, 0), left=0), own=tower(), towns=towns)
    there = features(replace(FETCHER, hex=(3, 0)), one=at((0, 0), left=0), own=tower(), towns=towns)

    assert choice(out, "move:aeribos:1,0", "move:aeribos:3,0", END) == "move:aeribos:3,0"
    assert choice(there, "give-homunculus", "keep") == "give-homunculus"
    kept = replace(out, keeps=(Wish("have", "homunculus"),))
    assert choice(kept, "move:aeribos:1,0", "move:aeribos:3,0", END) == "move:aeribos:1,0"


def test_it_is_safe_in_a_dangerous_evening() -> None:
    hunter = (Foe("a-1", "A", (-2, 0), attack=3, defence=9),)
    late = features(one=at((0, 0), left=1), own=tower(Wish(kind="stone")), recipes=(TOAD,), foes=hunter)

    assert choice(late, "move:green:-1,0", END) == END, "out there it could be struck"
    assert choice(replace(late, foes=()), "move:green:-1,0", END) == "move:green:-1,0"
    out = features(one=at((1, 0), left=1), foes=(Foe("a-1", "A", (3, 0), attack=3, defence=9),))
    assert choice(out, "mine:green", *STEPS, END) == STEPS[0]
    soon = features(one=at((1, 0), left=2), foes=(Foe("a-1", "A", (3, 0), attack=3, defence=9),))
    assert choice(soon, "mine:green", *STEPS, END) == "mine:green", "there is time for one more"


def test_it_goes_out_all_the_same_when_time_is_short_and_others_have_soul_stones() -> None:
    hunter = (Foe("a-1", "A", (-3, 0), attack=3, defence=9),)
    brown = Figure("brown", "brown", (3, 0))
    own = tower(Wish(kind="stone"))
    both = {"green": own, "brown": Alchemist("brown", (3, 0), soul_stones=1)}
    earth = Card("clod", "stone", 1, {"earth": 1})
    near = {(-1, 0): "earth"}
    late = features(brown, one=at((0, 0), left=1), alchemists=both, recipes=(earth,), foes=hunter, mines=near)

    assert choice(late, "move:green:-1,0", END) == END
    assert choice(replace(late, days=3), "move:green:-1,0", END) == "move:green:-1,0"
    alone = {**both, "brown": replace(both["brown"], soul_stones=0)}
    assert choice(replace(late, days=3, alchemists=alone), "move:green:-1,0", END) == END, "its stone is the last one"


def test_it_takes_along_what_it_needs_later() -> None:
    crow = Card("black-crow", "stone", 1, {"air": 1})
    there = at((1, 0), carried={"air": 2}, capacity=3)
    seen = features(one=there, recipes=(AIR_MAN, crow))

    assert choice(seen, "mine:green", *STEPS, END) == "mine:green"
    full = features(one=replace(there, capacity=2), recipes=(AIR_MAN, crow))
    assert choice(full, "mine:green", *STEPS, END) == STEPS[0]


def test_it_keeps_to_a_job_while_it_gathers_for_it() -> None:
    towns = (
        Town("T", (3, 0), Errand("element", elements={"earth": 2})),
        Town("R", (-2, 0), Errand("element", elements={"air": 2})),
    )
    begun = [features(own=tower(), one=at((q, 0)), towns=towns) for q in (0, 1)]

    assert choice(begun[0], "move:green:1,0", "move:green:-1,0", END) == "move:green:1,0"
    assert choice(begun[1], "mine:green", *STEPS, END) == "mine:green"


def test_it_takes_no_chance_once_its_mission_is_done() -> None:
    weak = (Foe("a-1", "A", (-1, 0), attack=1, defence=9),)
    towns = (Town("T", (3, 0), Errand("attack", defence=1)),)
    seen = features(one=at((0, 0), left=1), own=tower(), towns=towns, foes=weak)

    assert choice(seen, "move:green:1,0", END) == END
    assert choice(replace(seen, foes=()), "move:green:1,0", END) == "move:green:1,0"


def test_it_drops_what_it_does_not_need() -> None:
    seen = features(one=at((1, 0), carried={"air": 1, "fire": 1}))

    assert choice(seen, "drop:air", "drop:fire") == "drop:fire"


def test_it_builds_its_tower_among_the_mines() -> None:
    ground = Ground({(0, 0): "air", (2, 0): "earth", (9, 9): "air"})

    assert choice(ground, "place:-4,0", "place:1,0", "place:8,8") == "place:1,0"


def test_it_does_the_usual_elsewhere() -> None:
    assert greedy([Offer("a", False), Offer("b", True)], lambda: None) == "b"
    assert greedy([Offer("refuse", True), Offer("consent", False)], lambda: None) == "consent"
