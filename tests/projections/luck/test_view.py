"""Luck in words and as a picture, in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from projections.luck.account import KINDS_MAX, account
from projections.luck.names import LuckNames
from projections.luck.outcomes import DeckDraws, DieCounts, Outcomes, Stretch
from projections.luck.picture import picture
from projections.luck.view import LuckView, luck_view
from projections.text.messages import LANGUAGES, Messages, catalogue

PIPS = (1, 2, 3, 4, 5, 6)
STRETCH = Stretch(12, (("cup", 8), ("sword", 4)), 6, (("cup", 2), ("sword", 4)))
UNLUCKY = Outcomes(
    (
        DieCounts(None, "dice", PIPS, (6, 6, 4, 1, 1, 0)),
        DieCounts(None, "coin", ("heads", "tails"), (1, 7)),
        DieCounts(0, "dice", PIPS, (6, 2, 2, 1, 1, 0)),
        DieCounts(1, "dice", PIPS, (0, 4, 2, 0, 0, 0)),
    ),
    (DeckDraws(None, "cards", (STRETCH,)),),
    hidden=2,
)


def messages(language: str) -> Messages:
    """The service's own messages, at a table where one player is known by name."""
    return Messages(language, catalogue("common", language)).at_table({0: "Ada <b>"})


def shown(outcomes: Outcomes, language: str = "en") -> LuckView:
    """Luck in words."""
    return luck_view(account(outcomes), LuckNames(), messages(language))


def texts(luck: LuckView) -> list[str]:
    """All sentences about values."""
    return [one.text for holder in luck.holders for part in (*holder.dice, *holder.decks) for one in part.measures]


def test_english_says_what_came_what_was_to_be_expected_and_the_usual_range() -> None:
    luck = shown(UNLUCKY)
    assert texts(luck)[0] == (
        "The whole table rolled 18 dice: on average 2.2. Even chances give 3.5, and 9 of 10 tables lie between 2.8 "
        "and 4.2. That is less than at most tables."
    )
    assert texts(luck)[1] == (
        "The whole table: “heads” came 1 of 8 times (coin). Even chances give 4.0, and 9 of 10 tables lie between 2 "
        "and 6. That is less than at most tables."
    )
    assert (
        "“sword” came 4 of 6 times (cards). Even chances give 2.0, and 9 of 10 tables lie between 1 and 3."
        in texts(luck)[3]
    )
    assert texts(luck)[3].endswith("That is more than at most tables.")
    assert luck.notes == [
        "6 values were looked at; 5 lie outside the usual range. By chance alone, up to one in ten does.",
        "2 draws count only once the table has ended: until then, not everybody may know what is left in those decks.",
    ]


def test_german_writes_numbers_and_sentences_as_german_does() -> None:
    luck = shown(UNLUCKY, "de")
    assert texts(luck)[0] == (
        "Der ganze Tisch hat 18 Würfel geworfen: im Mittel 2,2. Bei gleichen Chancen ist 3,5 zu erwarten; an 9 von 10 "
        "Tischen liegt das Mittel zwischen 2,8 und 4,2. Das ist weniger als an den meisten Tischen."
    )
    assert luck.notes[0].startswith("6 Werte wurden betrachtet; 5 liegen außerhalb des üblichen Bereichs.")


def test_every_value_that_is_looked_at_is_counted() -> None:
    luck = shown(UNLUCKY)
    assert luck.values == len(texts(luck)) and luck.outside == sum("most tables" in one for one in texts(luck))


def test_a_single_seat_is_not_told_apart_from_its_table() -> None:
    alone = Outcomes((DieCounts(None, "dice", PIPS, (1,) * 6), DieCounts(0, "dice", PIPS, (1,) * 6)))
    assert [holder.seat for holder in shown(alone).holders] == [None]


def test_what_could_not_have_been_different_is_no_value() -> None:
    whole = Stretch(6, (("cup", 6),), 6, (("cup", 6),))
    assert shown(Outcomes(decks=(DeckDraws(None, "cards", (whole,)),))).values == 0


def test_a_die_with_very_many_faces_has_few_values() -> None:
    faces = tuple(f"side {number}" for number in range(500))
    luck = shown(Outcomes((DieCounts(None, "globe", faces, (20,) * 500),)))
    assert len(luck.holders[0].dice[0].faces) == 500 and luck.values == KINDS_MAX


def test_nothing_is_said_to_be_nothing() -> None:
    assert shown(Outcomes()).notes == ["Nothing has been rolled or drawn yet."]


def test_hidden_draws_are_not_said_to_be_nothing() -> None:
    (note,) = shown(Outcomes(hidden=39)).notes
    assert note.startswith("39 draws count")


def test_too_few_draws_to_compare_are_said_to_be_too_few() -> None:
    few = Outcomes(decks=(DeckDraws(None, "cards", (Stretch(12, (("cup", 8),), 1, (("cup", 1),)),)),))
    assert shown(few).notes == [
        "What has come so far tells nothing about luck yet.",
        "cards: one card drawn; luck can be told from 5 on.",
    ]


@pytest.mark.parametrize(
    ("faces", "counts", "needed"),
    [
        (PIPS, (0, 0, 1, 0, 0, 0), 2),
        (PIPS, (0,) * 6, 2),
        (("heads", "tails"), (4, 0), 5),
        (PIPS, (1, 0, 0, 0, 0, 1), 0),
    ],
)
def test_so_few_rolls_that_anything_is_usual_are_no_value_but_say_how_many_it_takes(
    faces: tuple[int | str, ...], counts: tuple[int, ...], needed: int
) -> None:
    luck = shown(Outcomes((DieCounts(None, "die", faces, counts),)))
    (die,) = luck.holders[0].dice
    assert die.needed == needed and (luck.values == 0) == (needed > 0)
    assert [f"from {needed} rolls on" in note for note in luck.notes if "(die)" in note] == [True] * (needed > 0)


def test_no_roll_and_a_single_one_are_told_apart() -> None:
    one, none = (
        shown(Outcomes((DieCounts(None, "dice", PIPS, counts),)), "de").notes
        for counts in ((0, 1, 0, 0, 0, 0), (0,) * 6)
    )
    assert one[-1] == "Der ganze Tisch (Würfel): ein Wurf; über Glück lässt sich ab 2 Würfen etwas sagen."
    assert none == [
        "Noch wurde nichts geworfen oder gezogen.",
        "Der ganze Tisch (Würfel): noch kein Wurf; über Glück lässt sich ab 2 Würfen etwas sagen.",
    ]


def test_a_deck_whose_cards_are_all_different_is_not_waited_for() -> None:
    alone = Stretch(12, (("cup", 1), ("sword", 1)), 1, (("cup", 1),))
    assert shown(Outcomes(decks=(DeckDraws(None, "cards", (alone,)),))).holders[0].decks[0].needed == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcomes", [UNLUCKY, Outcomes()], ids=["some", "nothing"])
def test_the_picture_has_a_row_for_each_value_and_fits_a_phone(language: str, outcomes: Outcomes) -> None:
    luck = shown(outcomes, language)
    root = ElementTree.fromstring(picture(luck, "Luck & <more>", messages(language)))
    rows = root.findall("{*}g")
    assert [row.findtext("{*}title") for row in rows] == texts(luck)
    assert root.get("width") == "360" and "prefers-color-scheme:dark" in root.findtext("{*}style", "")
    assert all(0 <= float(one.get("x", 0)) <= 344 for one in root.iter() if one.tag.endswith("text"))
