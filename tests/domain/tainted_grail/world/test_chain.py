"""The chain of a campaign's evenings: broken in any link, it is refused. Source: TG-5.20."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.tables.chain import Break, Link, first_break
from domain.tainted_grail.campaign.note import digest_of, plain, read_note
from domain.tainted_grail.campaign.protocol import CAMPAIGNING
from domain.tainted_grail.game import TAINTED_GRAIL
from tests.domain.tainted_grail.world.nights import Evening, opened, until_night
from tests.domain.tainted_grail.world_packs import avalon

PLAYS = (("arev",), ("maggot",))
NAMES = ("first", "second", "third")


def after(*evenings: Evening) -> dict[str, Any]:
    """What the next evening starts from."""
    told = CAMPAIGNING.begun("Winter", ("Ada", "Ben"), avalon())
    for one in evenings:
        assert one.noted is not None
        told = CAMPAIGNING.noted_down(told, one.noted)
    return CAMPAIGNING.start(told)


@cache
def evenings() -> tuple[Evening, ...]:
    """Three evenings of a night each."""
    played: list[Evening] = []
    for name in NAMES:
        played.append(until_night(opened(name, after(*played), ((), ()) if played else PLAYS), 1))
    return tuple(played)


def link(evening: Evening, campaign: Any = None) -> Link:
    """An evening as its archive proves it, or as if it had started from something else."""
    opening = evening.opened
    if campaign is not None:
        opening = replace(opening, options={**opening.options, "campaign": campaign})
    return Link(opening, evening.state, ended=True)


def broken(links: Sequence[Link]) -> Break | None:
    return first_break(TAINTED_GRAIL, avalon(), links)


def chosen(*places: int) -> list[Link]:
    return [link(evenings()[place]) for place in places]


def test_a_chain_holds_whole_and_up_to_any_evening() -> None:
    assert broken(chosen(0, 1, 2)) is broken(chosen(0, 1)) is broken(chosen(0)) is None
    first, second, third = chosen(0, 1, 2)
    assert broken([first, second, third._replace(ended=False)]) is None, "the last one may still be played"


@pytest.mark.parametrize(
    ("places", "place", "why"),
    [
        ((1, 2), 1, "table first, which is missing"),
        ((0, 2), 2, "table second, which is missing"),
        ((0, 2, 1), 2, "table second, which comes only after it"),
        ((1, 0, 2), 1, "table first, which comes only after it"),
        ((0, 0, 1), 2, "table first is there twice"),
        ((0, 1, 2, 1), 4, "table second is there twice"),
    ],
)
def test_a_missing_doubled_or_moved_evening_breaks_it(places: Sequence[int], place: int, why: str) -> None:
    found = broken(chosen(*places))
    assert found is not None and found.place == place and why in found.why


def test_a_second_evening_from_the_same_note_breaks_it() -> None:
    twin = until_night(opened("twin", after(evenings()[0])), 1)
    found = broken([*chosen(0, 1), link(twin)])
    assert found == Break(3, "it goes on from table first, but table second has gone on from there already")


def test_an_evening_of_another_campaign_breaks_it() -> None:
    other = until_night(opened("other", {}, PLAYS), 1)
    found = broken([*chosen(0), link(other), *chosen(1)])
    assert found == Break(2, "it is the first table of a campaign, but others come before it")


@pytest.mark.parametrize("place", [1, 2])
def test_a_forged_note_breaks_it_at_every_link(place: int) -> None:
    note = read_note(evenings()[place].opened.options["campaign"])
    rich = {who: replace(one, resources={**one.resources, "wealth": 99}) for who, one in note.save.characters.items()}
    save = replace(note.save, characters=rich)
    links = chosen(0, 1, 2)
    for forged in (replace(note, save=save, digest=digest_of(save)), replace(note, day=note.day + 1)):
        links[place] = link(evenings()[place], plain(forged))
        found = broken(links)
        assert found == Break(
            place + 1, f"the note that it starts from is not the one that table {NAMES[place - 1]} left"
        )


def test_a_table_without_a_campaign_or_that_goes_on_breaks_it() -> None:
    first, second, third = chosen(0, 1, 2)
    options = {name: one for name, one in first.opened.options.items() if name != "campaign"}
    alone = first._replace(opened=replace(first.opened, options=options))
    assert broken([alone]) == Break(1, "table first belongs to no campaign")
    running = broken([first, second._replace(ended=False), third])
    assert running is not None and running.why == "table second before it has not ended"


def test_an_evening_without_a_night_leaves_the_note_before_it() -> None:
    empty = opened("empty", after(evenings()[0]))
    assert broken([*chosen(0), link(empty), *chosen(1, 2)]) is None
