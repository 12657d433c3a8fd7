"""Every name in the tables of a campaign is of one thing, which exists. Source: TG-10.11.1."""

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content.pack import read_pack
from tests.domain.tainted_grail.world.small_campaign import (
    EVENTS,
    JOURNAL,
    LAND,
    THINGS,
    Edit,
    broken,
    campaign,
    refusal,
    warnings,
)


def test_a_sound_campaign_passes_without_a_doubt() -> None:
    assert campaign().warnings == ()
    assert sorted(campaign().locations) == [101, 102, 103, 104, 105, 106]


def test_a_file_that_cannot_be_read_is_the_only_fault() -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(broken((JOURNAL, "number = 1$", "number =")))
    assert [one.file for one in caught.value.faults] == [JOURNAL]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ((LAND, "number = 103", "number = 102"), "102 is used 2 times"),
        ((LAND, 'id = "fog"', 'id = "ropes"'), "ropes is used 2 times"),
        ((LAND, 'id = "wanted"', 'id = "debts"'), "debts is used 2 times"),
        ((LAND, 'id = "tally"', 'id = "walk"'), "walk is used 2 times"),
        ((JOURNAL, "number = 2", "number = 1"), "101, 1 is used 2 times"),
        ((JOURNAL, r"\[\[book\]\]\nnumber = 3", "[[book]]\nnumber = 500"), "500 is used 2 times"),
        ((JOURNAL, 'kind = "nightmare"\n', ""), "dream 101 is used 2 times"),
        ((EVENTS, 'id = "levy"', 'id = "supper"'), "supper is used 2 times"),
        ((EVENTS, r"\[\[chapter\]\]\nnumber = 2", "[[chapter]]\nnumber = 1"), "1 is used 2 times"),
    ],
    ids=["location", "disc", "status", "campaign", "verse", "book", "dream", "event", "chapter"],
)
def test_tg_10_11_1_names_of_the_land_are_unique(edit: Edit, message: str) -> None:
    with pytest.raises(ContentError, match=f"TG-10.11.1: {message}; use it once"):
        read_pack(broken(edit))


def added(effect: str) -> Edit:
    """The first choice of the first verse with this effect."""
    return (
        JOURNAL,
        r"effects = \[\{ do = \"tg.go-to\", verse = 2 \}\]",
        f'effects = [{{ {effect} }}, {{ do = "tg.go-to", verse = 2 }}]',
    )


def asked(need: str) -> Edit:
    """The second choice of the first verse with this requirement."""
    return JOURNAL, r'need = \[\{ is = "owns"[^\n]*', f"need = [{{ {need} }}]"


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (added('do = "tg.gain-status", status = "prize", part = 1'), "unknown: prize; did you mean price"),
        (added('do = "tg.lose-status", status = "prize"'), "unknown: prize"),
        (added('do = "tg.place-disc", disc = "rope"'), "unknown: rope; did you mean ropes"),
        (added('do = "tg.change-disc", disc = "rope", count = -1'), "unknown: rope"),
        (added('do = "tg.remove-disc", disc = "rope"'), "unknown: rope"),
        (added('do = "tg.reveal", location = 110'), "unknown: 110"),
        (added('do = "tg.discard-location", location = 110'), "unknown: 110"),
        (added('do = "tg.swap", location = 110, to = 105'), "unknown: 110"),
        (added('do = "tg.swap", location = 104, to = 110'), "unknown: 110"),
        (added('do = "tg.move-to", location = 110'), "unknown: 110"),
        (added('do = "tg.place-menhir", location = 110, disc = 3'), "unknown: 110"),
        (added('do = "tg.remove-menhir", location = 110'), "unknown: 110"),
        (added('do = "tg.place-guardian", encounter = "warden", locations = [101, 110]'), "unknown: 110"),
        (added('do = "tg.place-guardian", encounter = "wolf"'), "wolf is no guardian; possible: warden"),
        (added('do = "tg.place-guardian", encounter = "wardens"'), "unknown: wardens; did you mean warden"),
        (added('do = "tg.lay-item", item = "ropes"'), "unknown: ropes; did you mean rope"),
        (added('do = "tg.reveal-event", event = "dinner"'), "unknown: dinner"),
        (added('do = "tg.discard-event", event = "dinner"'), "unknown: dinner"),
        (added('do = "tg.lose-quest", event = "supper"'), "supper has no quest; possible: in-her-hand"),
        (added('do = "tg.place-marker", event = "dinner"'), "unknown: dinner; possible: in-her-hand"),
        (added('do = "tg.encounter", meet = "wolves"'), "unknown: wolves; did you mean wolf"),
        (added('do = "tg.gain-secret", number = 8'), "unknown: 8"),
        (asked('is = "status", status = "prize"'), "unknown: prize"),
        (asked('is = "revealed", location = 110'), "unknown: 110"),
        (asked('is = "at", location = 105'), "105 is a changed card of 104; a place is named by its original: 104"),
        (asked('is = "menhir", location = 110'), "unknown: 110"),
        (asked('is = "guardian", encounter = "wolf"'), "wolf is no guardian"),
        (asked('is = "disc", disc = "rope"'), "unknown: rope"),
        (asked('is = "event", event = "dinner"'), "unknown: dinner"),
        (asked('is = "quest", event = "supper"'), "supper has no quest"),
        (asked('is = "owns", card = "secret:8"'), "unknown: secret:8"),
        (asked('is = "character", character = "third"'), "unknown: third"),
        ((LAND, 'id = "tally"', 'id = "tally"\nstart = 110'), "unknown: 110"),
        ((JOURNAL, r"\[\[dream\]\]\nlocation = 101", "[[dream]]\nlocation = 110"), "unknown: 110"),
        ((JOURNAL, "location = 106", "location = 110"), "unknown: 110"),
    ],
)
def test_tg_10_11_1_what_the_land_names_is_there(edit: Edit, message: str) -> None:
    assert refusal("TG-10.11.1", edit).startswith(message)


def test_tg_10_11_2_arrows_name_locations() -> None:
    rule = "TG-10.11.2"
    assert refusal(rule, (LAND, "E = 104", "E = 110")).startswith("unknown: 110")
    assert refusal(rule, (LAND, "E = 104", "E = 105")).startswith("105 is a changed card of 104")


def test_tg_5_8_5_a_changed_card_names_an_original() -> None:
    rule = "TG-5.8.5"
    assert refusal(rule, (LAND, "changes = 104", "changes = 110")).startswith("unknown: 110")
    assert refusal(rule, (LAND, "changes = 104", "changes = 105")).startswith("unknown: 105")
    assert refusal(rule, (LAND, "location = 104, to = 105 }", "location = 103, to = 105 }")).startswith(
        "105 is no card of 103; possible: 103"
    )


def test_a_changed_card_shares_the_verses_of_its_original() -> None:
    message = refusal("TG-5.13.1", (JOURNAL, r"location = 104\nnumber = 2", "location = 105\nnumber = 2"))
    assert message == "105 shares the verses of 104; possible: only its opening, 1"


@pytest.mark.rule("TG-5.12.1", "TG-5.12.6", "TG-5.12.7")
def test_parts_are_those_of_their_status() -> None:
    rule = "TG-5.12.1"
    gain = 'do = "tg.gain-status", status ='
    assert refusal(rule, added(f'{gain} "price", part = 4')) == "price has the parts 1 to 3"
    assert refusal(rule, added(f'{gain} "price"')) == "price has numbered parts; add part = 1 to 3"
    assert refusal(rule, added(f'{gain} "debts", part = 1')) == "the parts of debts have no numbers; remove part"
    need = 'is = "status", status ='
    assert refusal(rule, asked(f'{need} "price", parts = [1, 4]')) == "price has the parts 1 to 3"
    assert refusal(rule, asked(f'{need} "debts", parts = [1]')) == "the parts of debts have no numbers; remove parts"
    assert refusal(rule, asked(f'{need} "debts", least = 5')) == "debts has 4 parts; possible: 1 to 4"


@pytest.mark.rule("TG-5.11.2")
def test_a_disc_lies_on_something() -> None:
    rule = "TG-5.11.2"
    put = 'do = "tg.place-disc", disc = "fog", on ='
    assert refusal(rule, added(f'{put} "table"')).startswith("unknown: table; possible: here, place:..., event:...")
    assert refusal(rule, added(f'{put} "place:105"')).startswith("unknown: 105")
    assert refusal(rule, added(f'{put} "event:dinner"')).startswith("unknown: dinner")
    assert refusal(rule, added(f'{put} "secret:8"')).startswith("unknown: 8; possible: 7")
    assert refusal(rule, added(f'{put} "character:third"')).startswith("unknown: third")


def test_tg_5_14_5_an_encounter_takes_place_outside_another() -> None:
    rule = "TG-5.14.5"
    inside = (THINGS, r'\{ do = "tg.gain-status", status = "debts" \}', '{ do = "tg.encounter", meet = "wolf" }')
    assert "use tg.follow-up" in refusal(rule, inside)
    assert refusal(rule, added('do = "tg.follow-up", meet = "wolf"')).startswith("only an encounter can order another")
    rule = "TG-5.14.7"
    assert refusal(rule, added('do = "tg.encounter"')) == "set exactly one of: draw, meet"
    assert refusal(rule, added('do = "tg.encounter", draw = "blue", of = 5')).startswith("of = 5; possible: up to 4")
    assert refusal(rule, added('do = "tg.encounter", draw = "purple"')).startswith("no encounter is purple")


@pytest.mark.rule("TG-10.10.1")
def test_words_of_the_land_have_bounds() -> None:
    rule = "TG-10.10.1"
    assert refusal(rule, added('do = "tg.change-menhir", count = 9')) == "9; possible: -8 to 8"
    assert refusal(rule, added('do = "tg.change-disc", disc = "fog", count = -9')) == "-9; possible: -8 to 8"
    assert refusal(rule, added('do = "tg.place-marker", event = "in-her-hand", count = 9')) == "9; possible: -8 to 8"
    assert refusal(rule, added('do = "tg.place-menhir", disc = 9')) == "9; possible: 1 to 8"
    assert refusal(rule, added('do = "tg.put-random", count = 0')) == "0; possible: 1 to 20"


def test_tg_10_10_1_every_word_of_the_land_takes_few_steps() -> None:
    gain = '{ do = "tg.gain", what = "food" }'
    many = ", ".join([gain] * 30)
    fifty = f'do = "tg.encounter", meet = "wolf", won = [{{ do = "tg.each", who = "movers", then = [{many}] }}]'
    assert not warnings(added(fifty))
    over = fifty.replace("won =", f'lost = [{{ do = "tg.each", who = "all", then = [{many}] }}], won =')
    assert refusal("TG-10.10.1", added(over)).startswith("244 steps with all characters")
    lines = ",\n".join([gain] * 200)
    once = f'do = "tg.once", mark = "m", per = "day", then = [{lines}]'
    assert refusal("TG-10.10.1", added(once)).startswith("202 steps")


def test_tg_10_11_11_no_word_shuffles_the_random_events() -> None:
    with pytest.raises(ContentError, match="possible: blue, green, grey, items, purple"):
        read_pack(broken(added('do = "tg.shuffle-deck", deck = "random"')))
