"""A guided evening is checked when it is read; each fault tells its file and line."""

import pytest

from domain.kernel.errors import ContentError
from projections.guide.reading import guides
from tests.toy import TOY

HEAD = """
[[guide]]
scenario = "lesson"
en = { title = "A lesson" }
de = { title = "Eine Lektion" }
"""
HINT = """
[[guide.hints]]
id = "roll"
when = { asks = ["toy.turn"], may = ["roll"], says = ["points"], had = ["toy.scored"] }
learnt = ["took:roll", "toy.scored"]
look = ["deck:all", "may:roll", "says:points"]
rules = ["TOY-1"]
en = { title = "Roll", text = "Roll some dice." }
de = { title = "Würfle", text = "Wirf ein paar Würfel." }
"""
GUIDE = HEAD + HINT


def faults(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        guides({"lesson.toml": text}, TOY, {"points"}, {"TOY-1"})
    return str(caught.value)


def test_a_guided_evening_is_found_by_its_scenario() -> None:
    found = guides({"lesson.toml": GUIDE}, TOY, {"points"}, {"TOY-1"})["lesson"]

    assert [one.id for one in found.hints] == ["roll"]
    assert found.traces == {"took:roll", "toy.scored"}


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ('asks = ["toy.turn"]', 'asks = ["toy.roll"]', "the question toy.roll, which the game does not have"),
        ('had = ["toy.scored"]', 'had = ["toy.gone"]', "the fact toy.gone, which the game does not have"),
        ('learnt = ["took:roll", "toy.scored"]', 'learnt = ["toy.gone"]', "the fact toy.gone"),
        ('says = ["points"]', 'says = ["moons"]', "the word moons, which the game does not have"),
        ('rules = ["TOY-1"]', 'rules = ["TOY-9"]', "the rule TOY-9, which the game does not have"),
        ('"may:roll"', '"may:draw"', "looks at may:draw, which is no option that it waits for"),
        ('"says:points"', '"says:moons"', "looks at says:moons, which is no word that it waits for"),
        ('de = { title = "Würfle", text = "Wirf ein paar Würfel." }', "", "missing required field `de`"),
        ('text = "Roll some dice."', 'text = ""', "length"),
        (HINT, HINT + HINT, "roll stands twice"),
        (HINT, "", "missing required field `hints`"),
    ],
)
def test_what_a_player_could_never_see_or_do_is_refused(before: str, after: str, message: str) -> None:
    assert before in GUIDE
    told = faults(GUIDE.replace(before, after))

    assert "lesson.toml:" in told and message in told
