"""The chapters of a campaign follow one another, and each closes. Source: TG-3.2, 3.3, 10.7, 10.11.9."""

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content.pack import read_pack
from tests.domain.tainted_grail.world.small_campaign import EVENTS, JOURNAL, THINGS, broken, refusal, warnings

CLOSING = r', \{ do = "tg.end-chapter" \}'


@pytest.mark.rule("TG-10.11.9", "TG-3.2.13")
def test_chapters_and_parts_run_from_1_without_a_gap() -> None:
    rule = "TG-10.11.9"
    gap = refusal(rule, (EVENTS, r"\[\[chapter\]\]\nnumber = 2", "[[chapter]]\nnumber = 3"))
    assert gap == "chapter 2 is missing before chapter 3; add it"
    assert (
        refusal(rule, (EVENTS, r'(id = "supper"\nchapter = )2', r"\g<1>3")) == "there is no chapter 3; possible: 1, 2"
    )
    assert refusal(rule, (EVENTS, "part = 2", "part = 3")) == "part 2 of chapter 1 is missing; add it"
    assert refusal(rule, (EVENTS, "part = 2", "part = 1")).startswith("another event is part 1 of chapter 1")
    first = refusal(rule, (EVENTS, r"(chapter = 1\npart = )1", r"\g<1>4"), (EVENTS, "part = 2", "part = 3"))
    assert first == "part 2 of chapter 1 is missing; add it"


@pytest.mark.rule("TG-3.3.1", "TG-3.3.2", "TG-4.2.26")
def test_the_last_part_of_a_chapter_closes_it_on_every_way() -> None:
    rule = "TG-3.3.1"
    assert refusal(rule, (EVENTS, CLOSING, "")).startswith("one-notch is the last part of chapter 1 and does not close")
    some = ', { do = "tg.toss", grail = [{ do = "tg.end-chapter" }]%s }'
    assert refusal(rule, (EVENTS, CLOSING, some % "")).startswith("one-notch is the last part")
    assert not warnings((EVENTS, CLOSING, some % ', skull = [{ do = "tg.end-chapter" }]'))
    may = ', { do = "tg.may", then = [{ do = "tg.end-chapter" }] }'
    assert refusal(rule, (EVENTS, CLOSING, may)).startswith("one-notch is the last part")


@pytest.mark.rule("TG-3.3.1")
def test_a_verse_closes_a_chapter_if_each_of_its_choices_does_and_one_is_open() -> None:
    jump = (EVENTS, CLOSING, ', { do = "tg.go-to", verse = 4, book = true }')
    end = 'effects = [{ do = "tg.end-chapter" }]'
    verse = r"\n[[book]]\nnumber = 4\nchoices = [{ %s }, { %s }]\n\n[[dream]]"
    need = 'need = [{ is = "status", status = "debts" }], '

    def read(one: str, other: str) -> tuple[str, str, str]:
        return JOURNAL, r"\n\[\[dream\]\]", verse % (one, other)

    assert not warnings(read(end, need + end), jump)
    assert refusal("TG-3.3.1", read(end, ""), jump).startswith("one-notch is the last part")
    assert refusal("TG-3.3.1", read(need + end, need + end), jump).startswith("one-notch is the last part")


@pytest.mark.rule("TG-10.11.9", "TG-3.3.8")
def test_a_chapter_without_events_closes_itself() -> None:
    empty = "[[chapter]]\nnumber = 3\n\n[[event]]"
    assert refusal("TG-3.3.1", (EVENTS, r"\[\[event\]\]", empty)).startswith("chapter 3 has no event")


@pytest.mark.rule("TG-3.2.15")
def test_every_chapter_has_encounters_of_the_colours_that_are_drawn() -> None:
    missing = (EVENTS, r"\[\[chapter\]\]\nnumber = 2", "[[chapter]]\nnumber = 2\ndifficulties = [2]")
    assert refusal("TG-3.2.15", missing).startswith("no blue encounter has one of these difficulties")


@pytest.mark.rule("TG-5.10.4")
def test_an_event_that_goes_at_once_waits_for_nothing() -> None:
    gone = refusal("TG-10.7", (EVENTS, r"(part = 1\n)(effects)", r"\1discard = true\n\2"))
    assert gone == "in-her-hand goes at once, before its quest; remove discard or quest"
    dawn = 'discard = true\ndawn = [{ do = "tg.gain", what = "terror" }]'
    assert refusal("TG-10.7", (EVENTS, "discard = true", dawn)).endswith("before its dawn; remove discard or dawn")


@pytest.mark.rule("TG-4.2.24")
def test_a_day_changes_a_little() -> None:
    assert refusal("TG-10.10", (EVENTS, "twice = 1", "twice = 9")) == "9; possible: 1 to 3"


@pytest.mark.rule("TG-5.15.3", "TG-4.2.27")
def test_a_campaign_with_guardians_has_a_die_for_them() -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(broken((THINGS, r"\[faces\]\nguardian = [^\n]*\n", "")))
    assert [one.message for one in caught.value.faults] == [
        "TG-5.15.3: the campaign has guardians and no die for them; "
        'add guardian = ["N", "E", "S", "W", "nothing", "discard"]'
    ]


@pytest.mark.rule("TG-4.5.9")
def test_no_event_is_revealed_inside_an_encounter() -> None:
    reward = (THINGS, r"reward = \[", 'reward = [{ do = "tg.draw-event" }, ')
    assert refusal("TG-4.5.9", reward).startswith("an event cannot be revealed inside an encounter")
