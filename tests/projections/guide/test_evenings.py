"""The guided evenings that ship, followed to the end by the rules alone: every hint is reached, in both languages."""

import re
from collections.abc import Iterator

import pytest

from projections.catalogue import CATALOGUE
from projections.guide.form import HintText, WrittenHint
from tests.projections.guide.evenings import Evening

EVENINGS = [
    (game, scenario)
    for game, (_, view) in CATALOGUE.items()
    if view.guide is not None
    for scenario in view.guide.guides()
]
EVENING = pytest.mark.parametrize(("game", "scenario"), EVENINGS, ids=[scenario for _, scenario in EVENINGS])
Company = tuple[str, ...]
FAVOURED: dict[str, list[tuple[str, Company]]] = {
    "first-lesson": [("2", ())],
    "the-eighth-tally": [("33", ("ailei",)), ("41", ())],
}
"""Evenings that reached all hints together when they were written, each with what further players play. If a rule or a
bot changes, others are tried.
"""
EVENINGS_MAX, ACTIONS_MAX = 30, 120
SENTENCE_MAX, WORDS_MAX = 25, 55
"""Words of a sentence, and of a hint: it is read between two actions."""
SENTENCES = re.compile(r"[.!?:;]+[“”’)]*\s+")


def texts(hint: WrittenHint) -> Iterator[HintText]:
    yield from (hint.en, hint.de)


@EVENING
def test_every_hint_is_reached_and_points_at_things_that_lie_there(game: str, scenario: str) -> None:
    reached: set[str] = set()
    learnt: set[str] = set()
    for seed, others in (*FAVOURED[scenario], *((str(one), ()) for one in range(EVENINGS_MAX))):
        evening = Evening(game, scenario, seed, others)
        if {one.id for one in evening.written.hints} <= reached:
            break
        for shown in evening.play(ACTIONS_MAX):
            english, german = shown.guided["en"], shown.guided["de"]
            assert [(one.id, one.look) for one in english.due] == [(one.id, one.look) for one in german.due]
            for one in english.due:
                assert set(one.look) <= shown.board, one.id
                reached.add(one.id)
            learnt |= {one.id for one in english.lessons if one.learnt}
    hints = evening.written.hints

    assert {one.id for one in hints} - reached == set()
    assert {one.id for one in hints if one.learnt} - learnt == set()


@pytest.mark.parametrize(("others", "told"), [((), {"place"}), (("ailei",), {"turns", "join", "accept"})])
def test_who_plays_alone_is_not_told_of_others(others: Company, told: set[str]) -> None:
    shown = next(Evening("tainted-grail", "the-eighth-tally", "0", others).play(1))
    of_some = {"place", "place-of-two", "turns", "join", "accept", "pay-for-each-other"}

    lessons = {one.id for one in shown.guided["en"].lessons}
    assert told <= lessons and (lessons & of_some == {"place"}) == (not others)


@EVENING
def test_hints_are_short_whole_sentences_and_name_rules(game: str, scenario: str) -> None:
    for hint in Evening(game, scenario, "0").written.hints:
        assert hint.rules, hint.id
        assert hint.en.title != hint.de.title and hint.en.text != hint.de.text
        for text in texts(hint):
            assert len(text.text.split()) <= WORDS_MAX, text.text
            assert [one for one in SENTENCES.split(text.text) if len(one.split()) > SENTENCE_MAX] == []
            assert re.search(r"[.!?][“”]?$", text.text), text.text
            assert not re.search(r"[.!:]$", text.title), text.title
            assert not re.search(r"[\"']|--|\.\.\.", text.title + text.text), text.text
