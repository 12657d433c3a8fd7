"""What a pack says of its size is true: what a complete one holds, what it claims, and expansion characters."""

from collections import Counter

import pytest

from domain.kernel.errors import ContentError, InvalidRequest
from domain.tainted_grail.content.checks.counts import BOX, RULES, tables
from domain.tainted_grail.content.pack import Pack, read_pack
from domain.tainted_grail.rules.setup import begin
from tests.domain.edits import Edit
from tests.domain.tainted_grail.fixtures import AILEI, AREV, BEOR, MAGGOT, PLAIN, cards_of
from tests.domain.tainted_grail.free_play import freely, pool
from tests.domain.tainted_grail.pack_edits import CARDS, CHARACTERS, PACK
from tests.domain.tainted_grail.world.land import land, opened
from tests.domain.tainted_grail.world_packs import avalon, broken

COMPLETE = (PACK, "languages = ", "complete = true\nlanguages = ")
EXPANSION = {"id": "nia", "number": 5, "colour": "brown", "attributes": {}, "expansion": True}
OWN = [f"{letter}{number}/15-R" for letter in "KD" for number in range(1, 16)]
"""The advancement cards of an expansion character."""


def box(**other: int) -> Edit:
    """A table of what lies in the box, as in the printed game but for these."""
    whole = {name: getattr(BOX, name) for name in BOX.__struct_fields__} | other
    return PACK, r"\Z", "\n[box]\n" + "".join(f"{name} = {count}\n" for name, count in whole.items())


def plain(id: str) -> Edit:
    """A further card that gives nothing."""
    return (
        CARDS,
        r"\Z",
        f'\n[[card]]\nid = "{id}"\nleft = {{ free = {{ give = "void" }} }}\nright = {{ free = {{}} }}\n',
    )


def two_trays() -> Edit:
    """Two expansion characters."""
    rest = 'colour = "blue"\nattributes = {}\nexpansion = true\n'
    return CHARACTERS, r"\Z", "".join(f'\n[[character]]\nid = "nia-{one}"\nnumber = {one}\n{rest}' for one in (8, 9))


def faults(*edits: Edit) -> dict[str, ContentError]:
    """What is said against the pack of the tests with these changes, by message."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken(*edits))
    return {one.message: one for one in caught.value.faults}


@pytest.mark.rule("TG-2.1.1", "TG-2.1.11")
def test_a_complete_pack_has_so_many_cards_of_each_size() -> None:
    told = faults(COMPLETE, box())
    of = Counter({name: len(entries) for name, entries in tables(read_pack(broken()).content).items()})
    large = of["location"] + 9
    small = of["secret"] + of["item"] + of["skill"]
    standard = of["encounter"] + of["card"] + of["event"] + of["chapter"] + of["random"] + 4 + 4 + 1 + 8 + 3
    ends = [one.partition(" = ")[2] for one in told if one.startswith(("TG-2.1.1:", "TG-2.1.11:"))]
    assert ends == [
        f"{large} large cards; possible in a complete pack: 72",
        f"{small} small cards; possible in a complete pack: 143",
        f"{standard} standard cards; possible in a complete pack: 556",
    ]
    assert {one.file for message, one in told.items() if "standard cards" in message} == {PACK}


@pytest.mark.rule("TG-2.1.9", "TG-2.1.10", "TG-2.1.14", "TG-2.1.17")
def test_a_complete_pack_says_that_its_box_is_full() -> None:
    whole = {name: getattr(BOX, name) for name in BOX.__struct_fields__}
    edits = COMPLETE, box(**{name: count + 1 for name, count in whole.items()})
    told, lines = faults(*edits), broken(*edits)[PACK].split("\n")
    for rule, names in RULES.items():
        for name in names:
            fault = told[f"{rule}: {name} = {whole[name] + 1}; possible in a complete pack: {whole[name]}"]
            assert (fault.file, lines[(fault.line or 0) - 1]) == (PACK, f"{name} = {whole[name] + 1}")
    assert sum(len(names) for names in RULES.values()) == len(whole)
    assert not [one for one in faults(COMPLETE, box()) if one.startswith(tuple(f"{rule}:" for rule in RULES))]


def test_tg_2_1_1_a_complete_pack_without_a_box_is_told_what_it_would_hold() -> None:
    told = [one for one in faults(COMPLETE) if one.startswith("TG-2.1.1:")]
    assert len(told) == 1
    assert all(f"{name} = {getattr(BOX, name)}" in told[0] for name in BOX.__struct_fields__)


def test_tg_2_1_1_a_pack_that_is_not_complete_may_say_anything_of_its_box() -> None:
    assert read_pack(broken(box(dying=2))).content.box is not None


@pytest.mark.rule("TG-10.11.10")
def test_a_pack_is_held_to_the_counts_that_it_claims() -> None:
    claim = (PACK, r"\Z", "\n[pack.counts]\nitem = 999\n")
    found = len(read_pack(broken()).content.items)
    fault = faults(claim)[
        f"TG-10.11.10: {found} entries of item, but the pack claims 999; possible: item = {found}, or no claim"
    ]
    assert (fault.file, fault.line) == (PACK, broken(claim)[PACK].split("\n").index("item = 999") + 1)
    assert read_pack(broken((PACK, r"\Z", f"\n[pack.counts]\nitem = {found}\n")))
    assert "possible: arena, book" in next(iter(faults((PACK, r"\Z", "\n[pack.counts]\nitems = 1\n"))))


@pytest.mark.rule("TG-10.11.10")
def test_our_own_campaign_claims_its_counts_and_has_them() -> None:
    content = avalon().content
    claimed = {name: getattr(content.pack.counts, name) for name in content.pack.counts.__struct_fields__}
    named = {name: count for name, count in claimed.items() if count is not None}
    assert {name: len(tables(content)[name]) for name in named} == named
    assert [named[name] for name in ("encounter", "item", "secret", "skill")] == [64, 44, 20, 24]


# An expansion character


def with_nia() -> Pack:
    """The pack of the land with an expansion character."""
    own = [{"id": one, **PLAIN} for one in OWN]
    cards = [one for letter in "UGYB" for one in cards_of(letter, {})]
    return land(character=[BEOR, AILEI, AREV, MAGGOT, EXPANSION], card=[*cards, *own])


@pytest.mark.rule("TG-3.1.15")
def test_an_expansion_character_plays_with_the_basic_cards_of_its_board_and_its_own_advancement_cards() -> None:
    pack = with_nia()
    assert pack.cards_of("nia", "combat", starting=True) == pack.cards_of("maggot", "combat", starting=True)
    further = {f"D{number}/25-B" for number in range(16, 26)}
    assert set(pack.cards_of("nia", "diplomacy", starting=False)) == further | {one for one in OWN if one[0] == "D"}
    scenario = freely(pack, ("nia",)).answers(0, "board:green", "cards:green")
    assert pool(scenario, "nia/combat") == {f"K{number}/25-G" for number in range(1, 16)}
    assert {one for one in pool(scenario, "nia/combat-advancement") if one[-1] == "R"} == set(OWN[:15])


@pytest.mark.rule("TG-3.1.2", "TG-3.1.15")
def test_outside_free_play_nobody_shares_a_board_with_it() -> None:
    pack = with_nia()
    with pytest.raises(InvalidRequest, match=r"TG-3\.1\.2: two of these characters are placed on the same board"):
        begin(opened(("nia",), ("maggot",)), pack)
    with pytest.raises(InvalidRequest, match="possible: 1 to 4"):
        begin(opened((), characters=5), pack)
    scenario = freely(pack, ("nia",), (), free=False)
    scenario.asks(1, "play:ailei", "play:arev", "play:beor").refused("TG-3.1.2", 1, "play:maggot")


@pytest.mark.rule("TG-3.1.15")
@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (plain("K1/15-R"), "no character has red cards; mark one with expansion = true"),
        (plain("K1/25-R"), "an expansion character has no basic cards (of 25); possible: an advancement card, of 15"),
        (two_trays(), "two characters have the red cards; possible: one in a pack"),
    ],
    ids=["nobody-has-it", "basic", "two"],
)
def test_red_cards_are_advancement_cards_of_one_character(edit: Edit, message: str) -> None:
    assert f"TG-3.1.15: {message}" in faults(edit)
