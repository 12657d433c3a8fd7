"""Examples of the book, played. Each test holds the words of its examples, so that words and numbers stay together."""

from domain.tainted_grail.facts.land import MenhirSet
from domain.tainted_grail.facts.tracks import Paid
from domain.tainted_grail.tasks.days import BeginEvening, LowerMenhirs, PutOutMenhirs
from projections.book.reading import books_of
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.shown import tracks
from tests.domain.tainted_grail.world.acting import busy, day
from tests.domain.tainted_grail.world.decks import after
from tests.domain.tainted_grail.world.land import disc, land, on_land, places, world_of

THREE = ("ailei", "arev", "beor")


def example(rule: str) -> str | None:
    return books_of("projections.tainted_grail")["en"].places[rule].rule.example


def test_all_examples_are_played_here() -> None:
    told = {id for id, place in books_of("projections.tainted_grail")["en"].places.items() if place.rule.example}

    assert told == {"TG-4.4.1", "TG-4.6.13", "TG-5.9.2", "TG-5.9.5"}


def test_three_explore_and_each_pays_1() -> None:
    assert example("TG-4.4.1") == "Three explore together: each pays 1."
    scenario = day(world_of(busy(), *THREE)).answers(0, "explore:ailei")
    for seat, one in ((1, "arev"), (2, "beor")):
        scenario.answers(seat, f"join:{one}").answers(0, f"accept:{one}")
    for seat, one in enumerate(THREE):
        scenario.answers(seat, "pay").then_includes(Paid(one, "energy", 1))


def test_a_disc_of_2_burns_for_two_dawns_and_goes_out_at_the_third() -> None:
    assert example("TG-5.9.2") == (
        "A disc shows 2 in the evening. It is empty after two dawns, and the menhir goes out at the third."
    )
    scenario, found = disc(on_land(world_of(land(), "beor")), 101, 2), list[int | None]()
    for _ in range(3):
        for step in (PutOutMenhirs(), LowerMenhirs()):
            after(scenario).when(step)
        found.append(places(scenario)[101].menhir)

    assert found == [1, 0, None]


def test_three_characters_take_three_from_a_disc() -> None:
    assert example("TG-5.9.5") == "With 3 characters it is 5."
    rite = {"disc": 8, "step": 1, "everyone": False}
    scenario = day(world_of(busy(at_101={"menhir": True, "rite": rite}), *THREE))

    scenario.answers(0, "inspect:ailei").answers(1, "stay:arev").answers(2, "stay:beor")
    scenario.answers(0, "charge").then_includes(MenhirSet(101, 5))


def test_hunger_exhausts_before_the_rest() -> None:
    assert example("TG-4.6.13") == "You have 5 Energy and eat nothing. You fall to 0, are exhausted, and gain 4."
    state = changed(world_of(land(), "beor"), "beor", health=9, terror=0, energy=5, food=0)
    scenario = on_land(state).when(BeginEvening())

    assert tracks(scenario)[0] == 4
