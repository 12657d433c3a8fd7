"""Who plays what, where they start, and for how many: the setup of the seats. Source: MP-3.2, MP-3.3, MP-2.1."""

import pytest

from domain.kernel.errors import InvalidRequest
from domain.kernel.registry import options
from domain.materia_prima.board.hexes import hex_order
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import AlarmCardDrawn, AlarmPhaseStarted
from domain.materia_prima.facts.setup import AlchemistPlaced, AlchemistSeated, ScenarioStarted, TowerPlaced
from domain.materia_prima.queries.events import cost
from domain.materia_prima.queries.figures import speaker, turn_order
from domain.materia_prima.state import COLOURS
from domain.materia_prima.tasks.setup import ChooseAlchemistHex, ChooseCharacter, ChooseTowerHex
from domain.materia_prima.tasks.turn import TakeTurn
from tests.domain.materia_prima.conftest import plain_hexes
from tests.domain.materia_prima.tables import FIXED, new_table, placing_table, set_up


def hex_of(key: str) -> tuple[int, int]:
    q, r = key.removeprefix("place:").split(",")
    return int(q), int(r)


# Alchemists


def test_mp_3_2_6_each_seat_takes_a_character_and_a_colour(pack: Pack) -> None:
    table = new_table((), (), **FIXED).asks(0, *(f"character:{one}" for one in pack.alchemists))

    table.answers(0, "character:hanno-zinke").asks(0, *(f"colour:{one}" for one in COLOURS)).answers(0, "colour:brown")
    table.then_includes(AlchemistSeated(0, "brown", "hanno-zinke"))
    assert table.state.seats == (("brown",), ())
    table.answers(1, "character:agathe-lumen", "colour:grey")
    assert table.state.colours == ("brown", "grey")


def test_mp_3_2_6_no_character_and_no_colour_is_taken_twice() -> None:
    table = new_table((), (), **FIXED).answers(0, "character:hanno-zinke", "colour:brown")

    table.refused("MP-3.2.6", 1, "character:hanno-zinke")
    table.answers(1, "character:mirela-dross").refused("MP-3.2.6", 1, "colour:brown")
    table.asks(1, "colour:green", "colour:yellow", "colour:grey")


def test_what_later_seats_have_fixed_is_kept_for_them() -> None:
    table = new_table((), ("mirela-dross", "grey"), **FIXED)

    assert isinstance(table.question, ChooseCharacter)
    assert "character:mirela-dross" not in table.keys(0)
    table.answers(0, "character:hanno-zinke").asks(0, "colour:green", "colour:yellow", "colour:brown")


def test_only_what_a_seat_has_not_fixed_is_asked() -> None:
    table = new_table(("brown",), ("mirela-dross",), **FIXED)

    table.answers(0, "character:hanno-zinke").asks(1, "colour:green", "colour:yellow", "colour:grey")
    table.answers(1, "colour:green")
    assert table.state.seats == (("brown",), ("green",))


@pytest.mark.parametrize(
    "plays",
    [
        (("green",), ("green",)),
        (("mirela-dross",), ("mirela-dross",)),
        (("green", "grey"), ()),
        (("hanno-zinke", "mirela-dross"), ()),
        (("violet",), ()),
        (("green", "grey", "brown"),),
    ],
)
def test_seats_cannot_play_what_is_taken_or_unknown_or_too_much(plays: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(InvalidRequest):
        new_table(*plays)


def test_mp_3_2_8_each_alchemist_gets_one_soul_stone() -> None:
    alchemists = placing_table(4).state.alchemists

    assert [one.soul_stones for one in alchemists.values()] == [1, 1, 1, 1]


# Placing


def test_mp_3_2_10_a_tower_stands_on_a_plain_hex(pack: Pack) -> None:
    table = placing_table().asks(0, *(f"place:{q},{r}" for q, r in plain_hexes(pack)))
    board = pack.boards["open-country"]
    mine = next(hex for hex in board.hexes if board.terrain[hex].mine)

    for q, r in (mine, *board.towns.values()):
        table.refused("MP-3.2.10", 0, f"place:{q},{r}")
    table.refused("MP-3.2.10", 0, "place:40,2")
    q, r = plain_hexes(pack)[7]
    table.answers(0, f"place:{q},{r}").then(TowerPlaced("green", (q, r)))


@pytest.mark.rule("MP-3.2.10", "MP-2.3.2")
def test_no_two_towers_share_a_hex(pack: Pack) -> None:
    q, r = plain_hexes(pack)[0]
    table = placing_table().answers(0, f"place:{q},{r}")

    table.refused("MP-2.3.2", 1, f"place:{q},{r}")
    assert len(table.keys(1)) == len(plain_hexes(pack)) - 1


def test_mp_3_2_11_an_alchemist_starts_on_any_hex_that_no_other_colour_holds(pack: Pack) -> None:
    first, second, third, *_ = (f"place:{q},{r}" for q, r in plain_hexes(pack))
    table = placing_table().answers(0, first).answers(1, second)
    board = pack.boards["open-country"]

    table.asks(0, *(f"place:{q},{r}" for q, r in board.hexes if f"place:{q},{r}" != second))
    table.refused("MP-2.3.2", 0, second).refused("MP-3.2.11", 0, "place:9,9")
    table.answers(0, third).then(AlchemistPlaced("green", hex_of(third))).refused("MP-2.3.2", 1, third)


@pytest.mark.rule("MP-3.2.11", "MP-2.3.1")
def test_an_alchemist_may_start_on_its_own_tower_hex(pack: Pack) -> None:
    first, second, *_ = (f"place:{q},{r}" for q, r in plain_hexes(pack))
    table = placing_table().answers(0, first).answers(1, second).answers(0, first)

    green = table.state.alchemists["green"]
    assert green.hex == green.tower.hex == hex_of(first)


def test_mp_3_2_14_nobody_has_elements_and_the_board_is_empty() -> None:
    table = placing_table(4)
    state = table.state

    assert all(one.carried == {} and one.tower.elements == {} for one in state.alchemists.values())
    assert all(one.worn == () and one.tower.items == () for one in state.alchemists.values())
    assert (state.homunculi, state.markers, state.inquisitors, state.loose) == ({}, {}, {}, {})


def test_mp_3_2_21_all_towers_then_all_alchemists_are_placed_in_seat_order() -> None:
    table = placing_table(3)
    asked = []
    while isinstance(table.question, ChooseTowerHex | ChooseAlchemistHex):
        asked.append((type(table.question), table.question.seats, table.question.colour))
        table.answers(table.question.seats[0], table.default())

    order = [((0,), "green"), ((1,), "yellow"), ((2,), "brown")]
    assert asked == [(kind, *who) for kind in (ChooseTowerHex, ChooseAlchemistHex) for who in order]


def test_after_the_last_alchemist_the_first_day_begins() -> None:
    table = set_up(2)

    table.then_includes(ScenarioStarted(), AlarmPhaseStarted())
    assert table.state.status == "running"
    assert len([fact for fact in table.facts if type(fact) is AlarmCardDrawn]) == 1
    assert isinstance(table.question, TakeTurn)


# Numbers of players


@pytest.mark.vector("MP-9.32")
def test_mp_3_3_1_one_player_has_two_alchemists_and_the_game_of_two() -> None:
    alone = new_table(("green", "ottilie-krahl", "yellow", "bonifaz-quendel"), **FIXED)
    two = placing_table(2)

    assert alone.state.seats == (("green", "yellow"),)
    assert [one.seat for one in alone.state.alchemists.values()] == [0, 0]
    assert len(alone.state.recipes) == 6
    assert cost(alone.state, 16) == cost(two.state, 16) == 3
    assert [type(fact) for fact in alone.facts] == [type(fact) for fact in two.facts]


def test_a_single_seat_chooses_two_alchemists_one_after_the_other() -> None:
    table = new_table((), **FIXED)

    table.answers(0, "character:hanno-zinke", "colour:grey", "character:mirela-dross", "colour:green")
    assert table.state.seats == (("grey", "green"),)
    assert table.question.seats == (0,)


def test_mp_3_3_2_turn_orders_skip_colours_that_are_not_in_play() -> None:
    table = set_up(2)

    order = table.state.pack.alarm_cards[table.state.alarm_discard[-1]].order
    assert len(order) == 4
    assert turn_order(table.state) == tuple(colour for colour in order if colour in ("green", "yellow"))


# Defaults


@pytest.mark.rule("MP-2.1.22")
def test_defaults_of_the_setup(pack: Pack) -> None:
    table = new_table((), ())
    first, second, *_ = (f"place:{q},{r}" for q, r in plain_hexes(pack))
    characters = list(pack.alchemists)
    answered = []
    while not isinstance(table.question, TakeTurn):
        answered.append(table.default())
        table.answers(table.question.seats[0], answered[-1])

    assert answered == [
        "difficulty:normal",
        f"layout:{next(iter(pack.layouts))}",
        "random",
        f"character:{characters[0]}",
        "colour:green",
        f"character:{characters[1]}",
        "colour:yellow",
        first,
        second,
        first,
        second,
    ]
    assert table.state.alchemists["yellow"].hex == hex_of(second)


@pytest.mark.rule("MP-2.1.18")
def test_hexes_are_offered_in_hex_order() -> None:
    table = placing_table()

    hexes = [hex_of(option.key) for option in options(table.state, table.question)]
    assert hexes == sorted(hexes, key=hex_order)


# The group


@pytest.mark.rule("MP-2.1.14")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_may_play(seats: int) -> None:
    with pytest.raises(InvalidRequest, match="seats"):
        new_table(*[()] * seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mp_2_1_2_two_alchemists_for_one_or_two_players_else_as_many_as_players(seats: int) -> None:
    table = new_table(*[()] * seats, **FIXED)
    while isinstance(table.position.question, ChooseCharacter) or "colour" in table.default():
        table.answers(table.question.seats[0], table.default())

    assert len(table.state.alchemists) == max(2, seats)
    assert cost(table.state, 16) == {2: 3, 3: 4, 4: 5}[max(2, seats)]


def test_mp_2_1_5_four_colours_and_each_alchemist_has_one_of_its_own() -> None:
    assert COLOURS == ("green", "yellow", "brown", "grey")
    assert list(placing_table(4).state.alchemists) == list(COLOURS)


def test_mp_2_1_6_a_solo_player_has_two_separate_sets() -> None:
    table = new_table((), **FIXED)
    table.answers(0, "character:hanno-zinke", "colour:grey", "character:mirela-dross", "colour:green")
    first, second, *_ = table.keys(0)
    table.answers(0, first).refused("MP-2.3.2", 0, first).answers(0, second)

    grey, green = table.state.alchemists.values()
    assert (grey.tower.hex, green.tower.hex) == (hex_of(first), hex_of(second))
    assert (grey.character, green.character) == ("hanno-zinke", "mirela-dross")


def test_mp_2_1_10_before_the_first_alarm_card_the_host_decides() -> None:
    table = new_table((), (), ())

    for kind in ("difficulty", "layout", "random"):
        assert table.question.seats == (0,) == (speaker(table.state),)
        assert kind in table.default()
        table.answers(0, table.default())


@pytest.mark.rule("MP-2.1.10")
def test_later_the_first_colour_in_play_of_the_alarm_card_speaks() -> None:
    table = set_up(3)
    state = table.state
    first = turn_order(state)[0]

    assert speaker(state) == state.alchemists[first].seat
    other = next(card for card in state.pack.alarm_cards.values() if turn_order_of(card.order, state.colours) != first)
    table.given(AlarmCardDrawn(other.id))
    assert speaker(table.state) == state.alchemists[turn_order_of(other.order, state.colours)].seat != speaker(state)


def turn_order_of(order: tuple[str, ...], colours: tuple[str, ...]) -> str:
    """The first colour of a card's order that is in play."""
    return next(colour for colour in order if colour in colours)


def test_mp_4_12_7_who_always_consents_is_fixed_for_the_table() -> None:
    assert placing_table(2, consent=[1]).state.consenting == (1,)
    assert placing_table(2).state.consenting == ()
    for wrong in ([2], ["1"], 1, [True], [-1]):
        with pytest.raises(InvalidRequest):
            placing_table(2, consent=wrong)
