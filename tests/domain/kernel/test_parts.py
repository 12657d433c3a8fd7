"""The parts of numbers: their sum, and bounds that are parts of their own."""

from domain.kernel.parts import Part, at_least, at_most, total

TWO, MINUS_FIVE = Part("TOY-1", "die", 2), Part("TOY-2", "fog", -5)


def test_a_number_is_the_sum_of_its_parts() -> None:
    assert total([]) == 0
    assert total([TWO, MINUS_FIVE, TWO]) == -1


def test_a_bound_is_a_part_only_where_it_changes_the_number() -> None:
    assert at_least(0, [TWO], "TOY-3") == (TWO,)
    assert at_least(0, iter([TWO, MINUS_FIVE]), "TOY-3") == (TWO, MINUS_FIVE, Part("TOY-3", "least:0", 3))
    assert at_most(2, [TWO], "TOY-3") == (TWO,)
    assert at_most(1, [TWO], "TOY-3") == (TWO, Part("TOY-3", "most:1", -1))
    assert at_most(1, [TWO], "TOY-3", "health") == (TWO, Part("TOY-3", "health", -1))
