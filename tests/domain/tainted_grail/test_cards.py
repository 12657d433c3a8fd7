"""The characters of the pack that ships with the game, and their cards. Source: TG-2.1, 3.1, 10.2, 10.3."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse

from domain.kernel.content.source import Source
from domain.tainted_grail.content import pack
from domain.tainted_grail.content.parts import Ability, Board, Card, Character
from domain.tainted_grail.tasks.effects.vocabulary import EFFECTS
from domain.tainted_grail.vocabulary.card_ids import deck_of, is_starting
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, BOARD_COLOURS, LETTERS, BoardColour

FOLDER = Path(pack.__file__).parents[1] / "packs" / "avalon"
FILES = {file.name: file.read_text("utf-8") for file in sorted(FOLDER.iterdir())}
TABLES = Source(FILES, pack.SHARED).tables
CARDS = msgspec.convert(TABLES["card"], tuple[Card, ...], str_keys=True)
CHARACTERS = msgspec.convert(TABLES["character"], tuple[Character, ...], str_keys=True)
BOARDS = msgspec.convert(TABLES["board"], tuple[Board, ...], str_keys=True)

ABILITIES = [(card, ability) for card in CARDS for ability in card.abilities]
OUTSIDE_CARDS = {
    "tg.transfer",
    "tg.share",
    "tg.turn",
    "tg.shuffle-deck",
    "tg.return-to-box",
    "tg.raise-attribute",
    "tg.gain-item",
    "tg.discard-this",
    "tg.gain-secret",
    "tg.lose-secret",
    "tg.lose-skill",
    "tg.gain-skill",
    "tg.give-secret",
    "tg.take-up",
    "tg.lay-aside",
    "tg.block",
    "tg.follow-up",
    "tg.manual",
}
ON_LAND = {str(one.__struct_config__.tag) for one in EFFECTS if one.__module__.endswith(".effects.land")}
OUTSIDE_CARDS |= {*ON_LAND, "tg.encounter", "tg.once"}
"""Effects that belong to what is told, bought or owned, and to no card of a deck."""


def cards_of(colour: BoardColour) -> list[Card]:
    """A character's cards, by the colour of its board."""
    return [card for card in CARDS if LETTERS[card.id[-1]] == colour]


def words(value: Any, field: str) -> Iterator[str]:
    """What stands in this field, at any depth of plain data."""
    if isinstance(value, dict):
        yield from (str(one) for key, one in value.items() if key == field and isinstance(one, str))
        yield from (word for one in value.values() for word in words(one, field))
    elif isinstance(value, list | tuple):
        yield from (word for one in value for word in words(one, field))


def fewer_than_two(found: Counter[Any], wanted: set[Any]) -> set[Any]:
    """What is wanted and does not occur at least twice."""
    return {one for one in wanted if found[one] < 2}


def names(language: str) -> dict[str, str]:
    """The message of each card, by its id."""
    entries = parse(FILES[f"{language}.ftl"]).body
    assert not [one for one in entries if isinstance(one, ast.Junk)]
    found = [one for one in entries if isinstance(one, ast.Message) and re.match(r"card-[kd]\d", one.id.name)]
    assert len({one.id.name for one in found}) == len(found)
    texts = {one.id.name: one.value.elements[0] for one in found if one.value is not None}
    return {name: text.value for name, text in texts.items() if isinstance(text, ast.TextElement)}


def message_id(card: str) -> str:
    return f"card-{card.lower().replace('/', '-')}"


@pytest.mark.rule("TG-2.1.5", "TG-2.1.6", "TG-2.1.22", "TG-3.1.8")
@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.id)
def test_forty_cards_of_each_kind_a_character(one: Character) -> None:
    letter = next(letter for letter, colour in LETTERS.items() if colour == one.colour)
    wanted = [
        f"{kind}{number}/{total}-{letter}" for kind in "KD" for total in (25, 15) for number in range(1, total + 1)
    ]
    assert [card.id for card in cards_of(one.colour)] == wanted


@pytest.mark.rule("TG-3.1.9", "TG-3.1.10", "TG-3.1.11", "TG-10.11.8")
def test_fifteen_cards_start_and_twenty_five_wait() -> None:
    found = Counter((card.id[-1], deck_of(card.id), is_starting(card.id)) for card in CARDS)
    assert len(found) == 16
    assert all(count == (15 if starts else 25) for (_, _, starts), count in found.items())


@pytest.mark.rule("TG-2.1.16", "TG-2.1.23", "TG-2.1.24")
def test_four_characters_with_a_number_and_a_board_each() -> None:
    assert [(one.id, one.number, one.colour) for one in CHARACTERS] == [
        ("ailei", 1, "green"),
        ("arev", 2, "grey"),
        ("maggot", 3, "brown"),
        ("beor", 4, "blue"),
    ]
    assert {board.colour for board in BOARDS} == {one.colour for one in CHARACTERS}


@pytest.mark.rule("TG-8.1.2", "TG-8.1.3", "TG-8.1.8", "TG-3.1.6")
def test_attributes_start_at_the_known_values() -> None:
    start = {one.id: dict(one.attributes) for one in CHARACTERS}
    assert start["beor"] == {"aggression": 2, "courage": 1, "practicality": 1, "caution": 1}
    assert start["ailei"] == {"empathy": 2, "practicality": 1, "caution": 1, "spirituality": 1}
    assert all(sum(values.values()) == 5 and max(values.values()) == 2 for values in start.values())


@pytest.mark.rule("TG-8.1.4", "TG-8.1.5", "TG-5.1.2", "TG-5.1.3")
def test_the_blue_board_has_the_default_tracks_and_two_others_vary() -> None:
    boards = {board.colour: board for board in BOARDS}
    tracks = {colour: msgspec.structs.astuple(board)[1:] for colour, board in boards.items()}
    assert tracks["blue"] == (6, 9, 9, 0, 9)
    assert [colour for colour, values in tracks.items() if values != tracks["blue"]] == ["green", "brown"]
    assert all(board.energy_start <= min(board.energy_max, board.health_start) for board in BOARDS)


def test_tg_10_2_every_character_has_a_negative_trait_that_cannot_be_declined() -> None:
    traits = [one.trait for one in CHARACTERS]
    assert all(len(trait) == 1 for trait in traits)
    assert not [ability for trait in traits for ability in trait if ability.optional or ability.cost is not None]
    assert len({ability for trait in traits for ability in trait}) == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_a_name_that_no_other_has(language: str) -> None:
    found = names(language)
    assert found.keys() == {message_id(card.id) for card in CARDS}
    assert len({name.casefold() for name in found.values()}) == len(CARDS)


def test_the_comment_beside_a_card_is_its_english_name() -> None:
    english = names("en")
    told = {
        id: name
        for text in FILES.values()
        for name, id in re.findall(r'\[\[card\]\]  # (.*)\n(?:#.*\n)?id = "(.*)"', text)
    }
    assert told == {card.id: english[message_id(card.id)] for card in CARDS}


@pytest.mark.rule("TG-6.3.5", "TG-10.3.1", "TG-10.3.3")
def test_the_free_height_is_on_both_edges_and_others_may_be_empty() -> None:
    assert all("free" in card.left and "free" in card.right for card in CARDS)
    assert all(any(height not in card.left for height in ("a1", "a2", "a3")) for card in CARDS)


@pytest.mark.rule("TG-6.3.3", "TG-6.3.4", "TG-10.3.2")
def test_attribute_heights_ask_for_an_attribute_of_their_pair_and_the_others_for_none() -> None:
    pairs = {"a1": ATTRIBUTES[:2], "a2": ATTRIBUTES[2:4], "a3": ATTRIBUTES[4:], "magic": (None,), "free": (None,)}
    halves = [(height, half) for card in CARDS for height, half in card.right.items()]
    assert all(half.attribute in pairs[height] for height, half in halves)
    assert not [half for _, half in halves if half.attribute is None and half.level != 1]


@pytest.mark.rule("TG-6.4.1", "TG-6.4.2", "TG-6.4.10")
def test_pool_is_for_combat_and_affinity_for_diplomacy() -> None:
    given = {(deck_of(card.id), bonus.give) for card in CARDS for bonus in card.left.values()}
    assert not given & {("combat", "affinity"), ("combat", "variable"), ("diplomacy", "pool")}
    done = {(deck_of(card.id), do) for card in CARDS for do in words(msgspec.to_builtins(card.abilities), "do")}
    assert not done & {("combat", "tg.affinity"), ("combat", "tg.set-affinity"), ("diplomacy", "tg.pool")}


@pytest.mark.rule("TG-6.4.5", "TG-6.4.6", "TG-6.3.21", "TG-6.4.17")
def test_every_kind_of_bonus_occurs() -> None:
    bonuses = [bonus for card in CARDS for bonus in card.left.values()]
    kinds = {"pool", "affinity", "draw", "extra", "discard-last", "variable", "void", "gain", "lose"}
    assert not fewer_than_two(Counter(bonus.give for bonus in bonuses), kinds)
    assert not fewer_than_two(Counter(bonus.give for bonus in bonuses if bonus.count < 0), {"pool", "affinity"})
    assert all((bonus.what is not None) == (bonus.give in ("gain", "lose")) for bonus in bonuses)


@pytest.mark.rule("TG-6.3.17", "TG-6.3.18", "TG-6.3.7", "TG-6.2.7")
def test_every_modifier_and_permanent_cards_occur() -> None:
    halves = [half for card in CARDS for half in card.right.values()]
    found = Counter[object]()
    found.update("times" for half in halves if half.times == 2)
    found.update("block" for half in halves if half.block)
    found.update(half.level for half in halves)
    found.update((deck_of(card.id), card.id[-1]) for card in CARDS if card.permanent)
    letters = [letter for letter, colour in LETTERS.items() if colour in BOARD_COLOURS]
    wanted = {"times", "block", 2, 3, *((deck, letter) for deck in ("combat", "diplomacy") for letter in letters)}
    assert not fewer_than_two(found, wanted)
    assert {half.times for half in halves} == {1, 2}


@pytest.mark.rule("TG-6.5.1", "TG-6.5.2", "TG-6.5.7", "TG-6.5.11")
def test_every_moment_of_cards_occurs() -> None:
    found = Counter[object](ability.when for _, ability in ABILITIES)
    found.update(("delayed", ability.delay) for _, ability in ABILITIES if ability.delay)
    found.update("reduce" for _, ability in ABILITIES if ability.reduce)
    found.update("ignore" for _, ability in ABILITIES if ability.ignore)
    found.update("charges" for _, ability in ABILITIES if ability.cost and ability.cost.charges)
    found.update("attack with effects" for _, ability in ABILITIES if ability.when == "attack" and ability.effects)
    found.update(ability.of for _, ability in ABILITIES if ability.when == "instead")
    moments = {"placed", "delayed", "attack", "any-time", "discarded", "key", "active", "instead"}
    replaced = {"damage", "gain-terror", "lose-health", "discard-last"}
    delays = {("delayed", 1), ("delayed", 2), ("delayed", 3)}
    assert not fewer_than_two(
        found, moments | replaced | delays | {"reduce", "ignore", "charges", "attack with effects"}
    )
    assert {ability.when for _, ability in ABILITIES} == moments


def test_tg_10_10_every_effect_of_play_occurs() -> None:
    found = Counter(words(TABLES["card"], "do"))
    vocabulary = {str(effect.__struct_config__.tag) for effect in EFFECTS}
    assert found.keys() == vocabulary - OUTSIDE_CARDS
    assert not fewer_than_two(found, vocabulary - OUTSIDE_CARDS)


def is_legal(card: Card, ability: Ability) -> bool:
    """Whether an ability says only what belongs to its moment."""
    of = {
        "key": (None, *ATTRIBUTES),
        "instead": ("damage", "gain-terror", "lose-health", "discard-last"),
    }.get(ability.when, (None,))
    is_limited = ability.when in ("any-time", "key", "active", "instead")
    return (
        ability.of in of
        and (ability.limit is None or is_limited)
        and (ability.cost is None or ability.when in ("any-time", "instead"))
        and (ability.when != "any-time" or ability.cost is not None)
        and (ability.delay > 0) == (ability.when == "delayed")
        and (ability.when == "attack" or not (ability.reduce or ability.ignore))
        and not (ability.prevent or ability.floor or ability.hand)
        and (card.permanent or ability.when not in ("key", "active", "instead"))
    )


@pytest.mark.rule("TG-6.5.2", "TG-6.5.7", "TG-6.5.11", "TG-6.5.12")
def test_abilities_say_only_what_fits_their_moment() -> None:
    assert not [card.id for card, ability in ABILITIES if not is_legal(card, ability)]


@pytest.mark.rule("TG-6.5.3", "TG-6.5.13")
def test_whoever_spends_charges_or_time_markers_gets_some() -> None:
    spending = {card.id for card, ability in ABILITIES if ability.cost and ability.cost.charges}
    placing = {card.id for card in CARDS if "tg.place-charges" in words(msgspec.to_builtins(card.abilities), "do")}
    assert spending == placing
    assert all(len({one.delay for one in card.abilities if one.delay}) <= 1 for card in CARDS)


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.id)
def test_right_edges_ask_most_for_what_the_character_is_best_at(one: Character) -> None:
    for kind in ("combat", "diplomacy"):
        halves = [half for card in cards_of(one.colour) if deck_of(card.id) == kind for half in card.right.values()]
        asked = Counter(half.attribute for half in halves if half.attribute is not None)
        assert one.attributes[asked.most_common(1)[0][0]] == 2


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.id)
def test_starting_cards_ask_for_nothing_that_is_beyond_their_character(one: Character) -> None:
    halves = [half for card in cards_of(one.colour) if is_starting(card.id) for half in card.right.values()]
    assert all(half.attribute is None or one.attributes.get(half.attribute, 0) >= half.level for half in halves)


def steps(card: Card) -> int:
    """Markers and steps up that a card gives if every key of it is activated once."""
    return sum(bonus.count for bonus in card.left.values() if bonus.give in ("pool", "affinity", "variable"))


@pytest.mark.parametrize("colour", BOARD_COLOURS)
def test_cards_of_advancement_give_more_than_those_of_the_start(colour: BoardColour) -> None:
    for kind in ("combat", "diplomacy"):
        own = [card for card in cards_of(colour) if deck_of(card.id) == kind]
        start = mean(steps(card) for card in own if is_starting(card.id))
        later = mean(steps(card) for card in own if card.id.split("/")[1].startswith("15"))
        assert 1 <= start <= 2.5
        assert later > start
