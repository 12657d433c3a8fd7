"""Outcomes over many tables: what is counted, the tests, and the plots."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.log.archive import parse
from projections.audit.checks.statistics import statistic
from projections.audit.log import Log as ReadLog
from projections.audit.log import read_log
from projections.audit.plots import plots
from projections.audit.survey import CELLS_MAX, Sample, Survey
from tests.corpus.hands import shuffled_back
from tests.projections.audit.log_writer import DICE, Log

OTHER = "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4"
SVG = "{http://www.w3.org/2000/svg}"


def played(number: int = 0) -> Log:
    """A table of its own id."""
    log = Log().started().shuffle("day", *"abcd").act().roll(3).undo(0).act().roll(2).draw("day", 2)
    log.entries[0]["data"]["table"] = f"{OTHER}{number:02}"
    return log


def read(log: Log) -> ReadLog:
    found = read_log(parse(log.archive()))
    assert isinstance(found, ReadLog)
    return found


def survey_of(*logs: Log) -> Survey:
    survey = Survey()
    for log in logs:
        survey.add(read(log))
    return survey


# The p-values are those of printed tables and textbook examples.
@pytest.mark.parametrize(
    ("counts", "chi_square", "p"),
    [
        ((40, 60), 4.0, 0.0455),
        ((10, 10, 10, 10, 10, 10), 0.0, 1.0),
        ((20, 30, 10), 10.0, 0.006738),
        ((5, 8, 9, 8, 10, 20), 13.4, 0.0199),
        ((16, 18, 16, 14, 12, 12, 16, 16), 16 / 7.5, 0.952),
    ],
)
def test_the_test_is_pearsons(counts: tuple[int, ...], chi_square: float, p: float) -> None:
    found = statistic("dice", len(counts), dict(enumerate(counts)))

    assert found.sample == sum(counts)
    assert found.chi_square == pytest.approx(chi_square)
    assert found.p == pytest.approx(p, rel=2e-3)


def test_below_five_expected_of_each_there_is_no_verdict() -> None:
    assert statistic("dice", 6, {0: 29}).p is None
    assert statistic("dice", 6, {0: 30}).p is not None
    assert statistic("deck/day", 1, {0: 1000}).p is None


def test_tables_are_added_up_by_die_and_by_size_of_the_pool() -> None:
    survey = survey_of(*(played(number).reveal() for number in range(3)))
    samples = {(one.stream, one.m): one for one in survey.samples}

    assert (survey.revealed, survey.unrevealed) == (3, 0)
    assert list(samples) == [("dice", 6), ("disc", 2), ("deck/day", 4), ("deck/day", 3)]
    assert samples["dice", 6].faces == tuple(DICE["dice"])
    # Three dice rolled, undone, and two of them rolled again: each table has three outcomes.
    assert {stream: sum(one.counts) for (stream, _), one in samples.items()} == {"dice": 9, "disc": 0, "deck/day": 3}


def test_what_is_not_revealed_is_counted_beside_it_and_nothing_twice() -> None:
    survey = survey_of(played(1), played(2).reveal(), played(2).reveal())
    survey.add_unrevealed(f"{OTHER}03")
    survey.add_unrevealed(f"{OTHER}01")

    assert (survey.revealed, survey.unrevealed) == (1, 2)


def test_sealed_outcomes_count_once_they_are_opened() -> None:
    samples = {one.stream: one for one in survey_of(shuffled_back().reveal()).samples if one.stream == "deck/night"}

    assert samples["deck/night"].game == "cards"


def test_streams_made_to_exhaust_the_reader_are_left_out_and_said_so() -> None:
    log = Log().started().act()
    log.add("toy.scored", fate=[["dice", 0, 6, 1], ["deck/huge", 0, CELLS_MAX, 7], ["deck/small", 0, 4, 3]])
    survey = survey_of(log.reveal())

    assert survey.left_out == 1
    assert {one.stream for one in survey.samples} == {"dice", "disc", "deck/small"}


def sample(stream: str, counts: tuple[int, ...], *faces: int | str) -> Sample:
    return Sample("cards", stream, len(counts), faces, counts)


def texts(picture: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_a_die_is_drawn_with_its_faces_counts_and_result() -> None:
    ((name, picture),) = plots([sample("disc", (40, 60), "sun", "moon")])

    assert name == "cards-disc.svg"
    found = texts(picture)
    assert found[0] == "cards: die disc"
    assert found[1] == "100 outcomes, 50.0 expected of each face; chi-square 4.0, p = 0.0455."
    assert found[-4:] == ["sun", "moon", "40", "60"]


def test_a_pool_has_a_panel_for_each_size_but_one() -> None:
    ((name, picture),) = plots([sample("deck/day+", (9, 8, 7)), sample("deck/day+", (0, 1)), sample("deck/day+", (5,))])

    assert name == "cards-deck-day_plus.svg"
    assert [one for one in texts(picture) if "at most:" in one and one[0].isdigit()] == [
        "3 cards, 24 draws, 9 at most: p = 0.882",
        "2 cards, 1 draw, 1 at most: too few for a test",
    ]
    assert len(list(ElementTree.fromstring(picture).iter(f"{SVG}path"))) == 2 * 3


NAMES = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=200)
COUNTS = st.lists(st.integers(0, 10**6), min_size=1, max_size=80).map(tuple)


@given(samples=st.lists(st.tuples(NAMES, COUNTS, st.text(max_size=30)), max_size=8))
def test_whatever_a_log_says_pictures_are_well_formed_and_have_names_of_their_own(
    samples: list[tuple[str, tuple[int, ...], str]],
) -> None:
    drawn = list(plots(sample(name, counts, *[face] * len(counts)) for name, counts, face in samples))

    assert len({name.lower() for name, _ in drawn}) == len(drawn)
    for name, picture in drawn:
        assert "/" not in name and name.isascii() and len(name) < 120
        assert ElementTree.fromstring(picture).tag == f"{SVG}svg"


def test_what_never_fell_has_no_picture() -> None:
    never = Sample("toy", "coin", 2, ("heads", "tails"), (0, 0))
    fallen = Sample("toy", "dice", 2, (1, 2), (3, 1))

    assert [name for name, _ in plots([never, fallen])] == ["toy-dice.svg"]
