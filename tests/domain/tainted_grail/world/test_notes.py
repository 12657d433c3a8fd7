"""The note of an evening: the last night's save, as plain data and back. Source: TG-5.20."""

import json

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.jcs import decode
from domain.tainted_grail.campaign.note import (
    Note,
    Save,
    canonical_form,
    converted,
    digest_of,
    plain,
    read_note,
    save_of,
    state_of,
)
from domain.tainted_grail.evolve.session import at_night
from domain.tainted_grail.state import State
from tests.domain.tainted_grail.world.nights import played


def slept(answers: int) -> State:
    """A campaign after so many answers, as if night had fallen then."""
    state = at_night(played(answers)[1].state)
    return replace(state, encounter=None)


def note_of(state: State) -> Note:
    save = save_of(state)
    return Note(
        table="t", session=2, day=3, chapter=1, pack=state.pack.hash, rules=4, digest=digest_of(save), save=save
    )


@pytest.mark.rule("TG-5.20.2", "TG-5.20.3", "TG-5.20.4")
@pytest.mark.parametrize("answers", [5, 40, 160])
def test_a_save_gives_back_an_equal_state_but_for_the_counters_of_chance(answers: int) -> None:
    state = slept(answers)
    back = state_of(converted(json.loads(canonical_form(save_of(state))), Save, "save"), state.pack, state.dice)
    start = state.chapter_start
    assert start is not None and back.chapter_start is not None and back.streams == back.chapter_start.streams == {}
    assert back == replace(state, streams={}, chapter_start=replace(start, streams={}))
    assert digest_of(save_of(back)) == digest_of(save_of(state))


def test_the_form_of_a_save_is_canonical_and_any_change_changes_its_digest() -> None:
    save = save_of(slept(40))
    assert decode(canonical_form(save)) == plain(save)
    assert digest_of(replace(save, mode="story")) != digest_of(save)


def test_a_note_with_another_digest_form_or_field_is_refused() -> None:
    told = plain(note_of(slept(40)))
    assert read_note(told) == read_note(json.loads(json.dumps(told)))
    forged = json.loads(json.dumps(told))
    forged["save"]["characters"][next(iter(forged["save"]["characters"]))]["health"] += 1
    for wrong, why in [
        (forged, "digest"),
        (told | {"session": 0}, "session"),
        (told | {"strange": 1}, "strange"),
        ({"table": "t"}, "missing"),
        (None, "note"),
        ([], "note"),
    ]:
        with pytest.raises(InvalidRequest, match=why):
            read_note(wrong)
