"""Everything in a campaign can be reached, and what is gained is asked for. Source: TG-10.11."""

import pytest

from tests.domain.edits import Edit
from tests.domain.tainted_grail.world.small_campaign import EVENTS, JOURNAL, LAND, refusal, warnings

NEVER = '{ is = "chapter", least = 3 }'
LAST = r'then = \[\{ do = "tg.reveal-event", event = "supper" \}, \{ do = "tg.end-campaign", won = true \}\]'


def effect(row: str) -> Edit:
    """The first verse of 103 with these effects beside its own."""
    return (
        JOURNAL,
        r'effects = \[\{ do = "tg.place-disc", disc = "fog"',
        f'effects = [{row}, {{ do = "tg.place-disc", disc = "fog"',
    )


@pytest.mark.rule("TG-5.9.13", "TG-5.8.10")
def test_a_location_lies_in_range_of_a_menhir_that_can_be_charged() -> None:
    far = "\n[[location]]\nnumber = 107\narrows = { W = 106 }\n\n[[location]]\nnumber = 108\narrows = { W = 107 }\n"
    verses = "".join(f"\n[[verse]]\nlocation = {number}\nnumber = 1\n" for number in (107, 108))
    edits: tuple[Edit, ...] = (
        (LAND, r"arrows = \{ W = 104 \}", "arrows = { W = 104, E = 107 }"),
        (JOURNAL, r"\Z", verses),
        (LAND, r"\Z", far.replace("{ W = 106 }", "{ W = 106, E = 108 }")),
    )
    assert refusal("TG-5.9.13", *edits) == "107 is never revealed"
    lit = effect('{ do = "tg.place-menhir", location = 106, disc = 3 }')
    assert refusal("TG-5.9.13", edits[0], edits[1], lit, edits[2]) == "108 is never revealed"


@pytest.mark.rule("TG-5.8.31", "TG-5.9.13")
def test_a_changed_card_is_put_there_by_something() -> None:
    swap = (LAND, r'\{ do = "tg.swap", location = 104, to = 105 \}', '{ do = "tg.gain", what = "food" }')
    assert refusal("TG-5.9.13", swap) == "105 is never revealed"


def test_a_location_of_a_later_chapter_waits_for_it() -> None:
    assert refusal("TG-5.9.13", (LAND, "chapter = 2", "chapter = 3")) == "106 is never revealed"


@pytest.mark.rule("TG-4.4.27")
def test_a_rite_can_take_place() -> None:
    rite = refusal(
        "TG-4.4.27", (LAND, r'need = \[\{ is = "status", status = "debts", least = 2 \}\]', f"need = [{NEVER}]")
    )
    assert rite == 'the rite of 103 never takes place: { is = "chapter", least = 3 } can never hold'
    free = refusal("TG-4.4.27", (LAND, r"by_characters = \{", f"free = {NEVER}, by_characters = {{"))
    assert free == 'the rite of 101 is never free: { is = "chapter", least = 3 } can never hold'


@pytest.mark.rule("TG-5.13.3", "TG-5.13.4")
def test_every_verse_and_choice_is_reached() -> None:
    lone = refusal("TG-5.13.3", (JOURNAL, r"\[\[book\]\]", "[[verse]]\nlocation = 101\nnumber = 3\n\n[[book]]"))
    assert lone == "verse 3 of 101 is never read"
    secret = (JOURNAL, r"\{ do = \"tg.gain-secret\", number = 7 \}, ", "")
    assert refusal("TG-5.13.3", secret) == "verse 3 of the Book of Secrets is never read"
    shut = refusal("TG-5.13.4", (JOURNAL, r'need = \[\{ is = "unused"', f'need = [{NEVER}, {{ is = "unused"'))
    assert shut == 'choice 2 of verse 1 of 102 is never open: { is = "chapter", least = 3 } can never hold'


@pytest.mark.parametrize(
    ("need", "can"),
    [
        ('{ is = "status", status = "price", parts = [1, 3] }', True),
        ('{ is = "status", status = "price", least = 3 }', True),
        ('{ is = "status", status = "debts", least = 4 }', True),
        ('{ is = "owns", card = "item:rope" }', True),
        ('{ is = "revealed", location = 106 }', True),
        ('{ is = "menhir" }', True),
        ('{ is = "menhir", location = 103 }', True),
        ('{ is = "menhir", location = 104 }', False),
        ('{ is = "settlement", kind = "hostile" }', True),
        ('{ is = "guardian" }', True),
        ('{ is = "guardian", encounter = "warden" }', True),
        ('{ is = "disc", disc = "fog" }', True),
        ('{ is = "event", event = "levy" }', True),
        ('{ is = "quest", event = "in-her-hand" }', True),
        ('{ is = "quest", event = "in-her-hand", markers = 1 }', False),
        ('{ is = "party", least = 2 }', True),
        ('{ is = "party", least = 3 }', False),
        ('{ is = "chapter", least = 2 }', True),
        (NEVER, False),
        (f'{{ is = "not", of = {NEVER} }}', True),
        ('{ is = "not", of = { is = "chapter" } }', False),
        (f'{{ is = "any", of = [{NEVER}, {{ is = "status", status = "debts" }}] }}', True),
        (f'{{ is = "all", of = [{NEVER}, {{ is = "status", status = "debts" }}] }}', False),
        (f'{{ is = "not", of = {{ is = "any", of = [{NEVER}, {{ is = "chapter" }}] }} }}', False),
        (f'{{ is = "not", of = {{ is = "all", of = [{NEVER}, {{ is = "chapter" }}] }} }}', True),
        ('{ is = "not", of = { is = "not", of = { is = "menhir", location = 104 } } }', False),
    ],
)
@pytest.mark.rule("TG-5.13.4")
def test_a_requirement_holds_if_it_can_ever_hold(need: str, can: bool) -> None:
    edit = (
        JOURNAL,
        r'need = \[\{ is = "unused", mark = "bread" \}\]',
        f'need = [{{ is = "unused", mark = "bread" }}, {need}]',
    )
    if can:
        assert not warnings(edit)
    else:
        assert refusal("TG-5.13.4", edit).startswith("choice 2 of verse 1 of 102 is never open: {")


@pytest.mark.rule("TG-5.13.10")
def test_every_branch_comes() -> None:
    rule = "TG-5.13.10"
    gain = '[{ do = "tg.gain", what = "food" }]'
    assert refusal(rule, effect(f'{{ do = "tg.if", need = {NEVER}, then = {gain} }}')).startswith(
        "this branch never comes: {"
    )
    always = f'{{ do = "tg.if", need = {{ is = "chapter" }}, then = {gain}, otherwise = {gain} }}'
    assert refusal(rule, effect(always)) == "this branch never comes"
    high = f'{{ do = "tg.roll", lines = [{{ least = 1, most = 6 }}, {{ least = 7, then = {gain} }}] }}'
    assert refusal(rule, effect(high)) == "this branch never comes"
    assert not warnings(effect(high.replace("lines", 'attribute = "courage", lines')))
    avoided = f'{{ do = "tg.encounter", meet = "wolf", avoided = {gain} }}'
    assert refusal(rule, effect(avoided)) == "this branch never comes"
    inner = f'{{ do = "tg.may", then = [{{ do = "tg.if", need = {NEVER}, then = {gain} }}] }}'
    assert refusal(rule, effect(inner)).startswith("this branch never comes")


@pytest.mark.rule("TG-4.6.18")
def test_a_dream_comes_where_one_can_sleep() -> None:
    late = (LAND, r"(number = 106\narrows[^\n]*\n)chapter = 2", r"\1chapter = 3\ndream = true")
    verses = "".join(f'\n[[dream]]\nlocation = 106\nkind = "{kind}"\n' for kind in ("dream", "nightmare"))
    assert refusal("TG-4.6.18", late, (JOURNAL, r"\Z", verses)) == "the dream of 106 never comes"


@pytest.mark.rule("TG-3.2.23", "TG-3.2.14")
def test_every_event_is_revealed() -> None:
    rule = "TG-3.2.23"
    special = (EVENTS, LAST, 'then = [{ do = "tg.end-campaign", won = true }]')
    assert refusal(rule, special) == "supper is never revealed"
    first = (EVENTS, r', \{ do = "tg.put-random" \}', "")
    random = refusal(rule, first, (EVENTS, r'effects = \[\{ do = "tg.put-random" \}\]', ""))
    assert random.startswith("levy is never revealed; use tg.put-random")


@pytest.mark.rule("TG-5.10.3")
def test_every_quest_succeeds_and_is_lost_if_that_has_a_text() -> None:
    rule = "TG-5.10.3"
    never = refusal(
        rule, (EVENTS, r'need = \{ is = "status", status = "price", parts = \[1, 2\] \}', f"need = {NEVER}")
    )
    assert never == 'the quest of in-her-hand never succeeds: { is = "chapter", least = 3 } can never hold'
    failure = (EVENTS, r"(success = [^\n]*)", r'\1\nfailure = [{ do = "tg.gain", what = "terror" }]')
    assert refusal(rule, failure) == "the quest of in-her-hand is never lost; set lost, or use tg.lose-quest"
    assert not warnings(failure, effect('{ do = "tg.lose-quest", event = "in-her-hand" }'))
    lost = (EVENTS, r"failure = ", 'lost = { is = "status", status = "wanted" }\nfailure = ')
    assert not warnings(failure, lost)


@pytest.mark.rule("TG-5.11.3", "TG-5.11.4")
def test_a_disc_with_an_order_runs_out() -> None:
    rule = "TG-5.11.3"
    raised = refusal(
        rule, (JOURNAL, r'disc = "ropes", count = -1', 'disc = "ropes", count = 1'), (LAND, "value = 2", "value = 3")
    )
    assert raised == "ropes never runs out"


def endless() -> list[Edit]:
    """The campaign without its end."""
    return [
        (EVENTS, rf'\{{ do = "tg.end-campaign", won = {won} \}}', '{ do = "tg.end-chapter" }')
        for won in ("true", "false")
    ]


@pytest.mark.rule("TG-5.8.31", "TG-3.3.2")
def test_a_changed_card_waits_for_a_chapter_that_is_still_to_be_written() -> None:
    swap = (LAND, r'\{ do = "tg.swap", location = 104, to = 105 \}', '{ do = "tg.gain", what = "food" }')
    assert not warnings(*endless(), swap)


@pytest.mark.rule("TG-3.2.23", "TG-3.3.2")
def test_a_special_event_waits_for_its_chapter_while_the_campaign_has_no_end() -> None:
    third = (EVENTS, r'(id = "supper"\nchapter = )2', r"\g<1>3")
    assert not warnings(*endless(), third)
    assert refusal("TG-10.11.9", third) == "there is no chapter 3; possible: 1, 2"
    assert refusal("TG-10.11.9", *endless(), (EVENTS, r"chapter = 2\npart = 1", "chapter = 3\npart = 1"))


@pytest.mark.rule("TG-3.3.2")
def test_what_a_campaign_without_an_end_lacks_is_a_warning() -> None:
    ends = endless()
    assert not warnings(*ends)
    third = (JOURNAL, r'need = \[\{ is = "unused"', f'need = [{NEVER}, {{ is = "unused"')
    assert not warnings(*ends, third)
    assert not warnings(*ends, (JOURNAL, r"\{ do = \"tg.gain-secret\", number = 7 \}, ", ""))
    lone = (JOURNAL, r"\[\[book\]\]", "[[verse]]\nlocation = 101\nnumber = 3\n\n[[book]]")
    (warning,) = warnings(*ends, lone)
    assert warning.startswith("TG-3.3.2: verse 3 of 101 is never read, as far as the campaign is written")


@pytest.mark.parametrize(
    ("edit", "warning"),
    [
        ((LAND, r'id = "price"\nparts = 3', 'id = "price"\nparts = 4'), "TG-5.12.3: part 4 of price is never gained"),
        ((LAND, r"\Z", '\n[[status]]\nid = "odd"\n'), "TG-5.12.3: odd is never gained"),
        (
            (JOURNAL, r'need = \[\{ is = "status", status = "wanted" \}\]', "need = []"),
            "TG-5.12.3: wanted is gained and never asked for",
        ),
        ((JOURNAL, r"\{ is = \"owns\"[^\]]*\}", ""), "TG-5.7.1: secret 7 is gained and never asked for"),
        ((LAND, r"\Z", '\n[[disc]]\nid = "odd"\nkind = "time"\n'), "TG-5.11.1: odd is never placed"),
        (
            effect('{ do = "tg.place-marker", event = "in-her-hand" }'),
            "TG-5.10.7: quest markers of in-her-hand are placed and never counted",
        ),
        (
            (EVENTS, r"(success = [^\n]*)", r"\1\nmarkers = 2"),
            "TG-5.10.7: quest markers of in-her-hand are counted and never placed",
        ),
        (
            effect('{ do = "tg.if", need = { is = "event", event = "supper" }, then = [{ do = "tg.draw-event" }] }'),
            "TG-3.2.23: supper goes at once, so it hardly ever lies open",
        ),
        (
            effect('{ do = "tg.once", mark = "odd", per = "day", then = [] }'),
            "TG-10.9: odd orders nothing and is never asked for",
        ),
    ],
)
def test_what_is_gained_is_asked_for_and_the_other_way_round(edit: Edit, warning: str) -> None:
    assert warnings(edit) == [warning]
