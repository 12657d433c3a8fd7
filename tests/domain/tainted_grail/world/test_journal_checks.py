"""The journal of a campaign leads somewhere, and comes to an end. Source: TG-5.13, 10.9, 10.11.5."""

import pytest

from tests.domain.edits import Edit
from tests.domain.tainted_grail.world.small_campaign import EVENTS, JOURNAL, LAND, refusal, warnings

JUMP = '{ do = "tg.go-to", verse = 2 }'
TO_2 = r"effects = \[\{ do = \"tg.go-to\", verse = 2 \}\]"


def second(text: str) -> Edit:
    """The second verse of 104 with this text."""
    return JOURNAL, r'effects = \[\{ do = "tg.change-disc", disc = "ropes", count = -1 \}\]\n', text


def test_a_jump_leads_to_a_verse() -> None:
    rule = "TG-10.11.1"
    assert refusal(rule, (JOURNAL, "verse = 2", "verse = 9")) == "there is no verse 9 of 101; possible: 1, 2"
    book = refusal(rule, (JOURNAL, "verse = 3, book", "verse = 9, book"))
    assert book == "there is no verse 9 of the Book of Secrets; possible: 3, 500"
    own = refusal(rule, (JOURNAL, r"(number = 3\neffects = \[)", rf"\1{JUMP}, "))
    assert own == "the Book of Secrets has verses of its own; add book = true"
    event = refusal(rule, (EVENTS, r'\{ do = "tg.end-chapter" \}', f'{{ do = "tg.end-chapter" }}, {JUMP}'))
    assert event.startswith("this text is of no section; add book = true")


def test_a_jump_behind_a_changed_card_leads_into_the_section_of_its_original() -> None:
    last = refusal("TG-10.11.1", (JOURNAL, r"(location = 105.*?)verse = 2", r"\1verse = 8"))
    assert last == "there is no verse 8 of 104; possible: 1, 2"


def test_every_location_can_be_explored_and_mercy_read() -> None:
    rule = "TG-10.5"
    lacking = refusal(rule, (LAND, r"\Z", "\n[[location]]\nnumber = 107\narrows = { W = 106 }\n"))
    assert lacking == "107 cannot be explored; add its verse 1"
    assert refusal(rule, (JOURNAL, "number = 500", "number = 5")).startswith("verse 500 of the Book of Secrets")


def test_tg_5_13_3_nothing_stands_behind_a_jump() -> None:
    rule = "TG-5.13.3"
    gain = '{ do = "tg.gain", what = "food" }'
    behind = (JOURNAL, TO_2, f"effects = [{JUMP}, {gain}]")
    assert refusal(rule, behind).startswith("the text goes on elsewhere before this")
    ended = (JOURNAL, TO_2, f'effects = [{{ do = "tg.end-exploration" }}, {gain}]')
    assert refusal(rule, ended).startswith("the text goes on elsewhere before this")
    sides = f'effects = [{{ do = "tg.toss", grail = [{JUMP}]%s }}, {gain}]'
    assert not warnings((JOURNAL, TO_2, sides % ""))
    assert refusal(rule, (JOURNAL, TO_2, sides % f", skull = [{JUMP}]")).startswith("the text goes on elsewhere")
    chosen = (JOURNAL, r"(location = 101\nnumber = 1\n)", rf"\1effects = [{JUMP}]\n")
    assert refusal(rule, chosen).startswith("the verse always goes on elsewhere, so nobody can choose")


@pytest.mark.rule("TG-5.13.3")
def test_another_text_goes_on_behind_the_reading_that_it_opens() -> None:
    read = '{ do = "tg.go-to", verse = 3, book = true }, { do = "tg.end-chapter" }'
    assert not warnings((EVENTS, r'\{ do = "tg.end-chapter" \}', read))


def test_tg_10_11_5_jumps_do_not_turn_in_circles() -> None:
    rule = "TG-10.11.5"
    alone = refusal(rule, second(f'effects = [{{ do = "tg.toss", skull = [{JUMP}] }}]\n'))
    assert alone == "the jumps of verse 2 of 104 lead back to it; put a choice on the way"
    third = f"effects = [{JUMP.replace('2', '3')}]\n"
    back = f'\n[[verse]]\nlocation = 104\nnumber = 3\neffects = [{{ do = "tg.may", then = [{JUMP}] }}]\n\n[[book]]\n'
    both = refusal(rule, (JOURNAL, r"\[\[book\]\]\n", back), second(third))
    assert both.startswith("the jumps of verse 2 of 104 lead back to it")


def test_tg_10_11_5_every_verse_comes_to_an_end() -> None:
    rule = "TG-10.11.5"
    trap = refusal(rule, second(f"choices = [{{ effects = [{JUMP}] }}]\n"))
    assert trap == "verse 1 of 104 has no way to an end; add a choice that ends, or tg.end-exploration"
    kept = 'effects = [{ do = "tg.change-disc", disc = "ropes", count = -1 }]\n'
    assert not warnings(second(f"{kept}choices = [{{ effects = [{JUMP}] }}, {{}}]\n"))


@pytest.mark.rule("TG-10.11.1")
def test_a_mark_belongs_to_one_text_and_one_time() -> None:
    rule = "TG-10.9"
    again = '{ do = "tg.once", mark = "bread", per = "campaign", then = [{ do = "tg.gain", what = "wealth" }] }'
    assert refusal(
        rule, (EVENTS, r'effects = \[\{ do = "tg.gain", what = "food" \}\]', f"effects = [{again}]")
    ).startswith("bread is the mark of another text already")
    assert (
        refusal(rule, (JOURNAL, 'mark = "bread" }', 'mark = "loaf" }'))
        == "unknown: loaf; possible: bread, choice-101-1-2"
    )
    taken = (JOURNAL, 'is = "unused", mark = "bread"', 'is = "unused", mark = "choice-101-1-2"')
    assert not warnings(taken)
    day = refusal(rule, (JOURNAL, 'mark = "bread" }', 'mark = "bread", per = "day" }'))
    assert day == "bread holds per campaign; use per = campaign"
    nested = refusal(rule, (JOURNAL, r'then = \[\{ do = "tg.gain", what = "food" \}\]', f"then = [{again}]"))
    assert nested == "this stands inside the mark bread itself; use another word"
    shared = again.replace("campaign", "day")
    both = refusal(
        rule, (JOURNAL, r'effects = \[\{ do = "tg.lose-status"', f'effects = [{shared}, {{ do = "tg.lose-status"')
    )
    assert both == "bread holds per day elsewhere; use another word, or per = day"


@pytest.mark.rule("TG-10.11.1")
def test_a_day_within_a_campaign_is_a_warning() -> None:
    inner = '{ do = "tg.once", mark = "crumb", per = "day", then = [{ do = "tg.gain", what = "food" }] }'
    (warning,) = warnings((JOURNAL, r'then = \[\{ do = "tg.gain", what = "food" \}\]', f"then = [{inner}]"))
    assert warning == "TG-10.9: crumb holds per day within what happens once in the campaign"
