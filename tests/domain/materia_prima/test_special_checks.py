"""What a pack's special rules must be: each check refuses a broken one. Source: MP-0.1.1."""

import pytest

from domain.materia_prima.content.pack import read_pack
from tests.domain.edits import Edit
from tests.domain.materia_prima.broken_packs import accepted, broken, fault, refusal

SCENARIOS = "scenarios.toml"
RULE = "MP-0.1.1"


def special(body: str, scenario: int = 0) -> Edit:
    """One more special rule, of the first scenario or of the one after it. body: its lines, the id left out."""
    before = ['next = "white-work"\n', 'next = "red-work"\n'][scenario]
    lines = body.replace("; ", "\n")
    return SCENARIOS, before, f'{before}\n[[scenario.special]]\nid = "new-rule"\n{lines}\n'


@pytest.mark.parametrize(
    "body",
    [
        'special = "inquisitor-modifier"; stat = "attack"; amount = -1; during = { from = 2, until = 3 }',
        'special = "exhausted-mines"; elements = ["air", "iron"]',
        'special = "changed-rewards"; reward = { 0 = "gold" }',
        'special = "fixed-setup"; layout = "crooked-coast"; temple = "sol"',
        'special = "trigger"; on = "day-end"; then = [{ do = "mp.burn-recipes" }]; during = { every = 2 }',
    ],
)
def test_mp_0_1_1_a_whole_special_rule_is_accepted(body: str) -> None:
    assert accepted(special(body))


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ('special = "inquisitor-modifier"; stat = "attack"; amount = 0', "has no effect"),
        ('special = "alchemist-modifier"; stat = "attack"; amount = 0', "has no effect"),
        ('special = "event-cost"; points = 0', "has no effect"),
        ('special = "mission-points"; points = 0', "has no effect"),
        ('special = "double-figures"; types = ["C"]', "unknown: C; possible: A, B, D"),
        ('special = "exhausted-mines"; elements = []', "the list is empty; possible: air, earth, fire, iron, water"),
        ('special = "rich-mines"; elements = ["gold"]', "unknown: gold; possible: air"),
        ('special = "changed-rewards"; reward = { 0 = "mud" }', "unknown: mud; possible: air"),
        ('special = "changed-rewards"; reward = { 3 = "gold" }', "rewards are possible for 0, 1 and 2"),
        ('special = "fixed-setup"; layout = "moon"', "unknown: moon; possible: crooked-coast, open-country"),
        ('special = "fixed-setup"; temple = "moon"', "unknown: moon; possible: luna"),
        ('special = "event-cost"; points = 1; during = { from = 5, until = 4 }', "from 5 until 4 is empty"),
        ('special = "fixed-setup"; temple = "sol"; during = { from = 2 }', "holds for the whole scenario"),
        ('special = "trigger"; on = "alarm"; then = []', "no effects"),
        (
            'special = "trigger"; on = "alarm"; types = ["A"]; then = [{ do = "mp.burn-recipes" }]',
            "alarm cannot have types; possible: inquisitor-defeated",
        ),
        (
            'special = "trigger"; on = "alarm"; then = [{ do = "mp.improve-inquisitors", stat = "attack" }]',
            "use instead: alchemist-modifier, inquisitor-modifier",
        ),
    ],
)
def test_mp_0_1_1_what_a_special_rule_names_must_exist_and_change_something(body: str, says: str) -> None:
    assert says in refusal(RULE, special(body))


def test_mp_0_1_1_the_fault_names_the_line_of_the_field() -> None:
    wrong = special('special = "rich-mines"; elements = ["gold"]')
    lines = broken(wrong)[SCENARIOS].splitlines()
    assert fault(wrong).line == 1 + lines.index('elements = ["gold"]')


def test_mp_0_1_1_an_id_is_used_once_and_is_no_cards() -> None:
    body = 'special = "event-cost"; points = 1'
    assert "new-rule is already the id of something else" in refusal(RULE, special(body), special(body, 1))
    file, before, text = special(body)
    assert "dagger is already the id of something else" in refusal(
        RULE, (file, before, text.replace("new-rule", "dagger"))
    )


def test_mp_0_1_1_a_board_that_comes_from_the_scenario_before_is_not_fixed_again() -> None:
    body = 'special = "fixed-setup"; layout = "crooked-coast"'
    assert "white-work follows another scenario" in refusal(RULE, special(body, 1))
    assert accepted(special('special = "fixed-setup"; temple = "sol"', 1))


def test_mp_0_1_1_a_tutorial_fixes_its_setup_itself() -> None:
    lesson = 'id = "first-lesson"\ninquisitors = ["A"]\n'
    rule = '\n[[scenario.special]]\nid = "new-rule"\nspecial = "fixed-setup"\ntemple = "sol"\n'
    assert "a tutorial has its own" in refusal(
        RULE, (SCENARIOS, r'id = "first-lesson"\ninquisitors = \["A"\]\n', lesson + rule)
    )


def test_mp_0_1_1_a_scenario_has_twelve_special_rules_at_most() -> None:
    file, before, one = special('special = "event-cost"; points = 1')
    several = "".join(one.removeprefix(before).replace("new-rule", f"rule-{n}") for n in range(13))
    assert "13 special rules; possible: 12" in refusal(RULE, (file, before, before + several))
    assert accepted(
        (file, before, before + several.replace(one.removeprefix(before).replace("new-rule", "rule-12"), ""))
    )


@pytest.mark.parametrize(
    ("body", "possible"),
    [
        ('special = "closed-port"; towns = ["T"]', "alarm-markers, alchemist-modifier, arrival-town"),
        ('special = "closed-ports"; towns = ["X"]', "G, R, T"),
        ('special = "trigger"; on = "dawn"; then = []', "alarm, alchemist-defeated, day-end, day-start"),
        (
            'special = "event-cost"; points = 1; during = { since = 4 }',
            "every, from, inquisitors",
        ),
    ],
)
def test_mp_0_1_1_a_misspelt_special_rule_is_told_with_the_possible_words(body: str, possible: str) -> None:
    assert f"possible: {possible}" in str(fault(special(body)))


@pytest.mark.parametrize(
    "effect",
    ['{ do = "mp.burn-recipes", count = 0 }', '{ do = "mp.send-inquisitors", town = "T", count = 7 }'],
)
def test_mp_0_1_6_what_happens_at_once_is_bounded(effect: str) -> None:
    body = f'special = "trigger"; on = "alarm"; then = [{effect}]'
    assert "possible: 1 to 6" in refusal("MP-0.1.6", special(body))
    row = (SCENARIOS, r"inquisition = \[.*?\]\n", f"inquisition = [{effect}]\n")
    assert "possible: 1 to 6" in refusal("MP-0.1.6", row)


def test_mp_0_1_6_effects_that_come_at_once_are_bounded() -> None:
    """Each is a task of one action, and there must not be thousands of them."""
    many = ", ".join(['{ do = "mp.restore-soul-stones", each = "alchemist" }'] * 13)
    assert "13 effects; possible: 12" in refusal(
        "MP-0.1.6", special(f'special = "trigger"; on = "alarm"; then = [{many}]')
    )
    assert "13 effects; possible: 12" in refusal(
        "MP-0.1.6", (SCENARIOS, r"inquisition = \[.*?\]\n", f"inquisition = [{many}]\n")
    )


def test_mp_5_3_1_elements_of_special_rules_exist_too() -> None:
    body = 'special = "trigger"; on = "alarm"; then = [{ do = "mp.scatter-elements", element = "mud" }]'
    assert "unknown: mud" in refusal("MP-5.3.1", special(body))


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ('what = "defeat"\ntype = "C"', "unknown: C; possible: A, B, D"),
        ('what = "make"\ntype = "A"', "a thing has kind and level"),
        ('what = "make"\nkind = "fragment"', "a thing has kind and level"),
        ('what = "win"\nkind = "element"', "0 town missions for it; four alchemists need 4"),
        ('what = "deliver"\nkind = "fragment"', "2 town missions for it"),
    ],
)
def test_mp_10_2_14_a_deed_must_be_possible_for_four(part: str, says: str) -> None:
    edit = (SCENARIOS, r'what = "make"\nkind = "homunculus"\nlevel = "any"', part)
    assert says in refusal("MP-10.2.14", edit)


@pytest.mark.parametrize("part", ['what = "defeat"', 'what = "defeat"\ntype = "B"', 'what = "win"', 'what = "deliver"'])
def test_mp_10_2_14_deeds_of_every_kind_may_be_asked(part: str) -> None:
    assert accepted((SCENARIOS, r'what = "make"\nkind = "homunculus"\nlevel = "any"', part))


# The last days


def test_mp_2_1_3_other_last_days_are_declared_by_a_special_rule() -> None:
    body = 'special = "last-days"; days = { easy = 17, normal = 13, hard = 10 }'
    pack = read_pack(broken(special(body)))

    assert pack.scenarios["black-work"].days == {"easy": 17, "normal": 13, "hard": 10}
    assert pack.scenarios["white-work"].days == {"easy": 20, "normal": 16, "hard": 12}


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("days = { easy = 17, normal = 17, hard = 10 }", "each later"),
        ("days = { easy = 17, normal = 13 }", "are needed"),
        ("days = { easy = 17, normal = 13, hard = 10 }; during = { until = 3 }", "the whole scenario"),
    ],
)
def test_mp_2_1_3_last_days_that_cannot_be_are_refused(body: str, says: str) -> None:
    assert says in refusal(RULE, special(f'special = "last-days"; {body}'))


@pytest.mark.parametrize("during", ["from = 13", "from = 14, until = 14", "from = 7, until = 12, every = 13"])
def test_mp_3_1_1_a_special_rule_shows_at_every_difficulty(during: str) -> None:
    body = f'special = "mission-points"; points = 1; during = {{ {during} }}'

    assert "never holds by day 12" in refusal("MP-3.1.1", special(body))


def test_mp_3_1_1_a_special_rule_may_show_on_the_last_day_alone() -> None:
    assert accepted(special('special = "mission-points"; points = 1; during = { from = 12, every = 12 }'))
