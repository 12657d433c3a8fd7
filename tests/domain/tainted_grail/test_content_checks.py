"""What a pack must hold to be played: each check refuses a broken pack. Source: TG-10.11."""

import json

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content.checks import CAMPAIGN, CHECKS, DOUBTS, REACH
from domain.tainted_grail.content.pack import read_pack
from domain.tainted_grail.game import TAINTED_GRAIL
from tests.domain.edits import Edit
from tests.domain.tainted_grail.pack_edits import (
    ARENAS,
    BLUE,
    CARDS,
    CHARACTERS,
    GREEN,
    GREY,
    ITEMS,
    PACK,
    SECRETS,
    SKILLS,
    attack,
    card,
    item,
    needing,
    opportunity,
    row,
)
from tests.domain.tainted_grail.wild_pack import wild
from tests.domain.tainted_grail.world_packs import broken, refusal, warnings, world
from tests.random_play import play


def test_every_check_stands_once_under_a_rule() -> None:
    checks = (*CHECKS, *CAMPAIGN, *REACH, *DOUBTS)
    assert all(rule.startswith("TG-") for rule, _ in checks)
    assert len({check for _, check in checks}) == len(checks)


def test_tg_10_1_1_all_errors_are_listed() -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(broken((ARENAS, 'meet = "lean-fox"', 'meet = "fat-fox"'), attack(row(0, 2), row(2, 3))))
    files = [one.file for one in caught.value.faults]
    assert files == [ARENAS, GREEN]
    assert all(one.line for one in caught.value.faults)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ((ITEMS, r'\[\[item\]\]\nid = "notched-cleaver"', '[[item]]\nid = "boar-spear"'), "boar-spear is used 2 times"),
        ((SECRETS, "number = 1", "number = 2"), "2 is used 2 times"),
        ((SKILLS, "number = 1,", "number = 7,"), "7 is used 2 times"),
        ((CHARACTERS, "number = 1", "number = 2"), "2 is used 2 times"),
        ((CHARACTERS, r'number = 1\ncolour = "blue"', 'number = 1\ncolour = "green"'), "green is used 2 times"),
        ((BLUE, 'id = "comfort"', 'id = "search"'), "two ways have the same id"),
        ((GREEN, 'id = "bog-adder"', 'id = "lean-fox"'), "lean-fox is used 2 times"),
    ],
    ids=["item", "secret", "skill", "character", "colour", "way", "encounter"],
)
def test_tg_10_11_1_ids_and_numbers_are_unique(edit: Edit, message: str) -> None:
    with pytest.raises(ContentError, match=f"TG-10.11.1: {message}"):
        read_pack(broken(edit))


def test_tg_10_11_1_what_is_named_is_there() -> None:
    rule = "TG-10.11.1"
    assert "did you mean lean-fox" in refusal(rule, (ARENAS, 'meet = "lean-fox"', 'meet = "lean-foxes"'))
    assert "unknown: 77" in refusal(rule, (BLUE, "number = 4", "number = 77"))
    assert "did you mean one-eared-hound" in refusal(rule, (BLUE, 'item = "one-eared', 'item = "two-eared'))
    assert "unknown: third; did you mean other; possible: one, other" in refusal(
        rule, needing('is = "character", character = "third"')
    )
    assert "unknown: item:nothing" in refusal(rule, needing('is = "owns", card = "item:nothing"'))
    assert "unknown: grey" in refusal(rule, (CHARACTERS, r'number = 1\ncolour = "blue"', 'number = 1\ncolour = "grey"'))
    assert "unknown: axe" in refusal(rule, (CHARACTERS, r"attributes = ", 'items = ["axe"]\nattributes = '))


def test_an_arena_can_be_walked_through() -> None:
    rule, first = "TG-3.2.15", r'\{ meet = "lean-fox" \}'
    assert "set exactly one of: draw, meet, rest" in refusal(rule, (ARENAS, first, "{}"))
    assert "set exactly one of: draw, meet, rest" in refusal(rule, (ARENAS, first, '{ draw = "green", rest = true }'))
    for several in ('{ meet = "lean-fox", of = 2 }', '{ draw = "green", of = 5 }'):
        assert "only where something is drawn" in refusal(rule, (ARENAS, first, several))
    assert "no green encounter has one of the arena's difficulties" in refusal(
        rule, (ARENAS, r"difficulties = \[1, 2, 3\]", "difficulties = []")
    )
    assert "0 stops" in refusal(rule, (ARENAS, r"row = \[.*?\n\]", "row = []"))


def test_tg_10_11_6_tables_and_tests_do_not_overlap() -> None:
    rule = "TG-10.11.6"
    assert "2 is in two rows" in refusal(rule, attack(row(0, 2), row(2, 3)))
    assert "from 3 to 2 is empty" in refusal(rule, attack(row(0, 2), row(3, 2)))
    assert "0 is in two rows" in refusal(rule, (BLUE, "most = 0,", "most = 1,"), (BLUE, "least = 1,", "least = 0,"))
    assert "4 is in two rows" in refusal(rule, opportunity(roll("1, most = 4", "4, most = 6")))


def roll(*lines: str, more: str = "") -> str:
    """A test with these lines, each from its first number on."""
    return f'{{ do = "tg.roll"{more}, lines = [{", ".join(f"{{ least = {one} }}" for one in lines)}] }}'


@pytest.mark.rule("TG-5.13.8", "TG-10.11.6")
def test_tg_10_11_6_tests_have_no_gaps() -> None:
    rule = "TG-10.11.6"
    endless = ', attribute = "courage"'
    assert "no line holds 3" in refusal(rule, opportunity(roll("1, most = 2", "4, most = 6")))
    assert "no line holds 6" in refusal(rule, opportunity(roll("1, most = 5")))
    assert "no line holds 7" in refusal(rule, opportunity(roll("1, most = 6", more=endless)))
    assert not warnings(opportunity(roll("1, most = 4", "5", more=endless)))


def test_tg_10_11_7_a_gap_in_an_attack_table_is_a_warning() -> None:
    assert world().warnings == ()
    (warning,) = warnings(attack(row(0, 0), row(3, 3)))
    assert warning.startswith(f"{GREEN}:")
    assert warning.endswith("TG-10.11.7: lean-fox has no row for a pool of 1, 2")
    assert len(warnings(attack(row(0, 2)), (GREY, "least = 0, most = 1", "least = 0, most = 0"))) == 2


def test_tg_10_11_8_starting_decks_have_15_cards() -> None:
    rule = "TG-10.11.8"
    with pytest.raises(ContentError, match=f"{rule}: one starts with 14 combat cards; at least 15"):
        read_pack(broken(card("K16/25-U")))
    with pytest.raises(ContentError, match=f"{rule}: other starts with 14 diplomacy cards"):
        read_pack(broken((CARDS, "D3/25-G", "D3/15-G")))


@pytest.mark.rule("TG-3.1.14", "TG-10.11.8")
def test_the_cards_on_a_tray_are_of_its_board_and_fill_both_decks() -> None:
    own = [f"{letter}{number}/25-U" for letter in "KD" for number in range(1, 16)]
    assert refusal("TG-3.1.14", listing(*own, "K1/25-G")).startswith("unknown: K1/25-G")
    assert refusal("TG-10.11.8", listing(*own[1:])) == "one starts with 14 combat cards; at least 15"
    read_pack(broken(listing(*own)))


def listing(*cards: str) -> Edit:
    """The tray of the first character lists these cards."""
    return CHARACTERS, r'(number = 1\ncolour = "blue")', rf"\1\nstarting = {json.dumps(cards)}"


@pytest.mark.rule("TG-2.1.2", "TG-2.1.3", "TG-2.1.4", "TG-2.1.7")
@pytest.mark.parametrize(
    "message",
    [
        "0 entries; a complete pack has 63",
        "0 entries; a complete pack has 53",
        "0 special events; a complete pack has 9",
        "no grey encounter is the first; mark one with first = true",
    ],
)
def test_a_complete_pack_has_its_locations_events_and_first_encounters(message: str) -> None:
    assert f"TG-10.11.10: {message}" in of_a_complete_pack((GREY, "first = true", "first = false"))


@pytest.mark.rule("TG-2.1.8", "TG-2.1.12", "TG-2.1.13")
def test_a_complete_pack_has_its_random_events_items_secrets_and_skills_of_two_faces() -> None:
    told = of_a_complete_pack()
    for count in (22, 65, 42, 36):
        assert [one for one in told if one.endswith(f" entries; a complete pack has {count}")], count
    assert {len(one.faces) for one in world().content.skills} == {2}


def of_a_complete_pack(*edits: Edit) -> list[str]:
    """What is said against the pack if it claims to be complete, with these changes."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken((PACK, r"\Z", "complete = true\n"), *edits))
    return [one.message for one in caught.value.faults]


def test_tg_10_11_10_only_a_complete_pack_is_counted() -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(broken((PACK, r"\Z", "complete = true\n")))
    told = [one.message for one in caught.value.faults]
    grey = sum(one.colour == "grey" for one in world().encounters.values())
    assert f"TG-10.11.10: {grey} grey encounters; a complete pack has 31" in told
    assert f"TG-10.11.10: {len(world().items)} entries; a complete pack has 65" in told
    assert "TG-10.11.8: one has 15 combat cards; a complete pack has 40" in told


def test_tg_10_3_1_the_free_height_is_on_both_edges() -> None:
    rule = "TG-10.3.1"
    assert "free height is missing" in refusal(rule, card("K1/25-U", left='a1 = { give = "void" }'))
    assert "free height is missing" in refusal(rule, card("K1/25-U", right="magic = {}"))
    assert "free height is missing" in refusal(rule, (GREEN, r", free = \{\} \}", " }"))


def test_tg_6_3_3_attributes_stand_at_their_heights() -> None:
    rule = "TG-10.3.1"
    assert "an attribute is missing" in refusal(rule, card("K1/25-U", right="a1 = {}, free = {}"))
    assert "only possible at a1, a2 or a3" in refusal(rule, card("K1/25-U", right="free = { level = 2 }"))
    assert "only possible at a1" in refusal(rule, card("K1/25-U", right='magic = { attribute = "courage" }, free = {}'))


def test_tg_6_4_17_bonuses_fit_their_deck() -> None:
    rule = "TG-6.4.17"
    assert "`what` is needed by gain and lose" in refusal(rule, card("K1/25-U", 'free = { give = "gain" }'))
    assert "`what` is needed by gain and lose" in refusal(
        rule, card("K1/25-U", 'free = { give = "pool", what = "food" }')
    )
    assert "affinity belongs to the other kind" in refusal(rule, card("K1/25-U", 'free = { give = "affinity" }'))
    assert "void cannot have a count" in refusal(rule, card("K1/25-U", 'free = { give = "void", count = 2 }'))
    with pytest.raises(ContentError, match="pool belongs to the other kind"):
        read_pack(broken((CARDS, r'(D1/25-U"\nleft = \{ free = \{ give = )"void"', r'\1"pool"')))


def test_tg_6_1_14_pool_and_marker_are_changed_in_their_encounters() -> None:
    rule = "TG-6.1.14"
    assert "affinity belongs to the other" in refusal(rule, opportunity('{ do = "tg.affinity", count = 1 }'))
    assert "pool belongs to the other" in refusal(rule, (BLUE, "tg.affinity", "tg.pool"))
    placed = 'abilities = [{ when = "placed", effects = [{ do = "tg.affinity", count = 1 }] }]'
    assert "affinity belongs to the other" in refusal(rule, card("K1/25-U", more=placed))


def test_tg_2_1_21_a_card_is_numbered_within_its_kind() -> None:
    assert "card 16 of 15" in refusal("TG-2.1.21", (CARDS, r"\Z", extra_card("K16/15-U")))


def extra_card(id: str) -> str:
    """One card more."""
    return f'\n[[card]]\nid = "{id}"\nleft = {{ free = {{ give = "void" }} }}\nright = {{ free = {{}} }}\n'


def test_tg_6_12_24_combat_and_diplomacy_are_kept_apart() -> None:
    rule = "TG-6.12.24"
    first = r'(id = "[a-z-]+"\ncolour = "\w+"\n)'
    assert "a blue encounter cannot have traits" in refusal(rule, (BLUE, first, r'\1traits = ["alert"]\n'))
    assert "a blue encounter cannot have value" in refusal(rule, (BLUE, first, r"\1value = 3\n"))
    assert "a blue encounter cannot have attack" in refusal(rule, (BLUE, first, rf"\1attack = [{row(0, 1)}]\n"))
    assert "a blue encounter needs ways" in refusal(rule, (BLUE, r"\[\[encounter.ways\]\].*?(?=\[\[encounter\]\])", ""))
    assert "a way needs stages" in refusal(
        rule, (BLUE, r"\[\[encounter.ways.stages\]\].*?(?=\[\[encounter\]\])", "stages = []\n\n")
    )
    assert "a green encounter cannot have ways" in refusal(
        rule, (GREEN, first, r'\1ways = [{ id = "w", stages = [] }]\n')
    )
    assert "cannot have failure" in refusal(rule, (GREEN, first, r'\1failure = [{ do = "tg.draw" }]\n'))


def test_tg_6_12_a_trait_stands_once() -> None:
    assert "haste is listed 2 times" in refusal("TG-6.12", (GREEN, r'\["haste"\]', '["haste", "haste"]'))


def test_tg_6_5_21_time_markers_bring_something() -> None:
    assert "belong together" in refusal("TG-6.5.21", (GREEN, r"delay = 3\n", ""))
    assert "belong together" in refusal("TG-6.5.21", (GREEN, r"delayed = [^\n]*\n", ""))


def test_tg_10_4_affinity_tracks_have_both_zones() -> None:
    assert "bottom <= red < 0 < green <= top" in refusal("TG-10.4", (BLUE, "bottom = -3 }", "bottom = 0 }"))
    assert "bottom <= red < 0 < green <= top" in refusal("TG-10.4", (BLUE, "top = 5", "top = 1"))


def test_tg_2_1_4_a_colour_has_one_first_encounter() -> None:
    edit = (GREY, r'id = "drunken-fiddler"\ncolour = "grey"\n', r"\g<0>first = true\n")
    assert "another grey encounter is already the first" in refusal("TG-2.1.4", edit)


def test_tg_5_1_2_tracks_start_on_themselves() -> None:
    rule = "TG-5.1.2"
    assert "Energy starts" in refusal(rule, (CHARACTERS, 'colour = "blue"', r"\g<0>\nenergy_start = 10"))
    assert "Energy starts" in refusal(rule, (CHARACTERS, 'colour = "blue"', r"\g<0>\nhealth_start = 5"))
    assert "Terror starts" in refusal(rule, (CHARACTERS, 'colour = "blue"', r"\g<0>\nterror_start = 10"))


def test_tg_2_4_14_dice_and_disc_have_faces() -> None:
    assert "grail, skull" in refusal("TG-2.4.14", (PACK, r"\Z", '[faces]\ndisc = ["grail", "grail"]\n'))
    assert "different faces" in refusal("TG-2.4.14", (PACK, r"\Z", "[faces]\ndice = [1, 1, 2]\n"))
    with pytest.raises(ContentError, match="<= 99"):
        read_pack(broken((PACK, r"\Z", "[faces]\ndice = [1, 1000000000]\n")))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'when = "active", delay = 1, effects = [{ do = "tg.draw" }]',
            "active cannot have delay; possible: effects, need",
        ),
        ('when = "active"', "active needs effects"),
        ('when = "any-time", effects = [{ do = "tg.draw" }]', "any-time needs cost"),
        ('when = "start"', "start needs hand"),
        ('when = "start", hand = 1, effects = [{ do = "tg.draw" }]', "start cannot have effects"),
        ('when = "damage", floor = 1', "damage needs prevent"),
        ('when = "damage", prevent = 1, cost = { energy = 1 }', "damage cannot have cost"),
        ('when = "reroll", of = "toss", effects = [{ do = "tg.draw" }]', "reroll cannot have effects"),
        ('when = "reroll", of = "courage"', "reroll cannot have of = courage; possible: toss, roll"),
        ('when = "instead", effects = [{ do = "tg.draw" }]', "instead needs of"),
        (
            'when = "key", of = "damage", effects = [{ do = "tg.draw" }]',
            "key cannot have of = damage; possible: aggression",
        ),
    ],
)
def test_tg_6_5_an_ability_says_what_its_moment_can_mean(text: str, message: str) -> None:
    assert refusal("TG-6.5", item(text)).startswith(message)


def test_tg_6_5_2_a_delayed_ability_waits() -> None:
    draw = 'effects = [{ do = "tg.draw" }]'
    assert "delayed needs delay" in refusal(
        "TG-6.5", card("K1/25-U", more=f'abilities = [{{ when = "delayed", {draw} }}]')
    )
    two = f'abilities = [{{ when = "delayed", delay = 1, {draw} }}, {{ when = "delayed", delay = 2, {draw} }}]'
    assert "have the same delay" in refusal("TG-6.5.2", card("K1/25-U", more=two))


def test_tg_6_5_7_attacks_are_changed_at_no_price() -> None:
    rule = "TG-6.5.7"
    assert "attack needs effects, reduce or ignore" in refusal(rule, item('when = "attack"'))
    priced = 'when = "attack", reduce = 1, cost = { energy = 1 }'
    assert "cost does not fit reduce or ignore; use effects instead: tg.reduce-attack" in refusal(rule, item(priced))


def test_tg_10_6_abilities_stand_where_they_work() -> None:
    rule, draw = "TG-10.6", 'effects = [{ do = "tg.draw" }]'
    assert "placed does not work here" in refusal(rule, item(f'when = "placed", {draw}'))
    assert "start does not work here" in refusal(
        rule, card("K1/25-U", more='abilities = [{ when = "start", hand = 1 }]')
    )
    assert "charges cannot be paid" in refusal(rule, item(f'when = "any-time", cost = {{ charges = 1 }}, {draw}'))
    turned = f'abilities = [{{ when = "any-time", cost = {{ turn = true }}, {draw} }}]'
    assert "turn cannot be paid here; possible: item, secret" in refusal(rule, card("K1/25-U", more=turned))
    discarded = f'abilities = [{{ when = "any-time", cost = {{ discard = true }}, {draw} }}]'
    assert "discard cannot be paid here; possible: item" in refusal(rule, (SECRETS, r"abilities = [^\n]*", discarded))
    trait = f'trait = [{{ when = "any-time", cost = {{ turn = true }}, {draw} }}]\n'
    assert "turn cannot be paid" in refusal(rule, (CHARACTERS, r"attributes = ", f"{trait}attributes = "))
    assert "turn cannot be paid" in refusal(rule, (SKILLS, r"cost = \{ energy = 1 \}", "cost = { turn = true }"))


def test_tg_6_5_14_charges_are_spent_between_effects() -> None:
    draw, cost = '{ do = "tg.draw" }', "cost = { charges = 1 }"
    facing = f'abilities = [{{ when = "attack", {cost}, effects = [{draw}] }}]'
    assert "charges cannot be paid here" in refusal("TG-6.5.14", card("K1/25-U", more=facing))
    paying = f'abilities = [{{ when = "placed", effects = [{{ do = "tg.pay", {cost}, then = [{draw}] }}] }}]'
    assert "charges cannot be paid here" in refusal("TG-6.5.14", card("K1/25-U", more=paying))
    usable = f'abilities = [{{ when = "any-time", {cost}, effects = [{draw}] }}]'
    assert read_pack(broken(card("K1/25-U", more=usable))).cards["K1/25-U"].abilities[0].cost


def test_an_arena_has_no_story_events_and_so_no_discard_pile_for_them() -> None:
    game = play(TAINTED_GRAIL, wild(), 2, "5.21.3")
    decks = {f"{one}/{deck}" for one in game.states[-1].characters for deck in ("combat", "diplomacy")}
    world = {"items", *(f"encounters/{colour}" for colour in ("grey", "green", "purple", "blue"))}
    assert {name for state in game.states for name in state.piles} == world | decks | {
        f"{one}-advancement" for one in decks
    }
