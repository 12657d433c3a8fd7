"""What is suggested is reasoned: it does not follow the default of an absent seat, though it may agree with it."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from domain.kernel.registry import default
from domain.kernel.task import question_for
from domain.tainted_grail.tasks.actions import ChooseRite
from domain.tainted_grail.tasks.death import AfterDeath
from domain.tainted_grail.tasks.effects.choices import ChooseEffect
from domain.tainted_grail.tasks.journal import ChooseInVerse
from projections.bot import Offer
from projections.menu.suggestion import suggestion
from tests.golden.positions import AskedSight, asked_sights, games_and_chapters, view_of
from tests.golden.record import Golden

EVERY = 37
"""Of so many positions of a golden game one is looked at."""
KEPT = games_and_chapters()
GAMES = sorted({golden.header.game for golden in KEPT})


def offers_at(sight: AskedSight) -> tuple[list[Offer], str]:
    """What the seat may do, and the default for an absent seat."""
    state, asked = sight.position.state, sight.position.asked
    assert asked is not None
    question = question_for(asked, sight.seat)
    assert question is not None
    usual = default(state, question, sight.seat)
    mine = [one for one in sight.offered if one.seat == sight.seat]
    return [Offer(one.key, one.key == usual, one.mark) for one in mine], usual


def ways(golden: Golden, sight: AskedSight) -> tuple[str | None, str, int]:
    """What is suggested, the default, and how many offers lead on; the suggestion is the same whichever is usual."""
    view, (offers, usual) = view_of(golden), offers_at(sight)
    ahead = [one for one in view.playable(offers) if one.mark is None]
    told = suggestion(view, sight.position, sight.seat, offers)
    for other in {None, ahead[-1].key} - {usual}:
        unlike = [one._replace(is_default=one.key == other) for one in offers]
        assert suggestion(view, sight.position, sight.seat, unlike) == told, (usual, other)
    return told, usual, len(ahead)


@pytest.mark.parametrize("game", GAMES)
def test_a_suggestion_is_the_same_whichever_answer_is_the_default(game: str) -> None:
    """Where there is a choice, one of five suggestions at least differs from the default."""
    counts = Counter[str]()
    for golden in (one for one in KEPT if one.header.game == game):
        for sight in islice(asked_sights(golden), 0, None, EVERY):
            told, usual, count = ways(golden, sight)
            if told is not None and count > 1:
                counts["agrees" if told == usual else "differs"] += 1
            counts["nothing" if told is None else "suggests"] += 1
    assert counts["differs"] > (counts["agrees"] + counts["differs"]) / 5, counts
    assert counts["suggests"] > (counts["suggests"] + counts["nothing"]) / 3, counts


NEVER = {AfterDeath: "end", ChooseRite: "leave", ChooseInVerse: "choose", ChooseEffect: "choose"}
"""Questions -> the answers that end a campaign, let a menhir burn down, or are the tale's own."""


def test_nobody_is_told_to_end_a_campaign_to_leave_a_rite_or_how_a_tale_goes_on() -> None:
    seen = set()
    for golden in (one for one in KEPT if not one.answered[0].facts):
        for sight in asked_sights(golden):
            assert sight.position.asked is not None
            question = question_for(sight.position.asked, sight.seat)
            word = NEVER.get(type(question)) if question else None
            if word is None:
                continue
            offers, _ = offers_at(sight)
            told = suggestion(view_of(golden), sight.position, sight.seat, offers)
            is_only_way = len([one for one in view_of(golden).playable(offers) if one.mark is None]) == 1
            assert told is None or is_only_way or told.partition(":")[0] != word, (golden.name, told)
            seen.add(type(question))
    assert seen == {*NEVER}
