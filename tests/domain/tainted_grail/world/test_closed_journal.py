"""Nobody learns what was not read in the journal, from facts, agenda or keys. Source: TG-2.3.2, 2.3.3."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from domain.kernel.registry import options
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.queries.journal import verse_at
from domain.tainted_grail.tasks.effects.choices import Declare
from domain.tainted_grail.tasks.journal import ChooseInVerse
from tests.domain.tainted_grail.fixtures import Table, effect, foe
from tests.domain.tainted_grail.world.names import names_in
from tests.domain.tainted_grail.world.reading import choice, journal, party_of, read, verse
from tests.dsl import Scenario

LAST, BOOK_LAST = 9, 4
STEPS_MAX = 150


def mark(name: str) -> Table:
    """A status that only this text gains."""
    return effect("gain-status", status=name)


def further(number: int, last: int, **more: Any) -> list[Table]:
    """The jump to the next verse, or none from the last one."""
    return [effect("go-to", verse=number + 1, **more)] if number < last else []


def wrapped(number: int, then: list[Table]) -> Table:
    """A word around these effects, another one for each verse."""
    words: list[Table] = [
        effect("may", then=then),
        effect("if", need={"is": "status", "status": f"v-{number}"}, then=then, otherwise=[mark(f"o-{number}")]),
        effect("choose", one=[then, [mark(f"o-{number}")]]),
        effect("once", mark=f"m-{number}", per="day", then=then, otherwise=[mark(f"o-{number}")]),
        effect("toss", grail=then, skull=[mark(f"o-{number}")]),
        effect("pay", cost={"energy": 1}, then=then, otherwise=[mark(f"o-{number}")]),
        effect("encounter", meet=f"foe-{number}", won=then, otherwise=[mark(f"o-{number}")]),
        effect("each", who="participants", then=[mark(f"o-{number}")]),
    ]
    return words[number % len(words)]


def text(number: int, name: str, last: int, **more: Any) -> tuple[list[Table], list[Table]]:
    """The effects and the choices of a verse; each of its parts has a status of its own."""
    own = f"{name}{number}"
    effects = [mark(f"v-{own}"), wrapped(number, [mark(f"w-{own}")])]
    choices = [
        choice(mark(f"c-{own}"), *further(number, last, **more)),
        choice(mark(f"d-{own}"), *further(number, last, **more), each={"food": 1}, limit="day"),
        choice(mark(f"e-{own}"), effect("go-to", verse=2, book=True), need=[{"is": "status", "status": f"v-{own}"}]),
    ]
    return effects, choices


@cache
def closed_book() -> Pack:
    """A section and a Book of Secrets in which each text has a status of its own."""
    texts = [(n, text(n, "", LAST)) for n in range(1, LAST + 1)]
    section = [verse(n, *effects, choices=choices) for n, (effects, choices) in texts]
    book = [
        {"number": n, "effects": effects, "choices": choices}
        for n in range(2, BOOK_LAST + 1)
        for effects, choices in [text(n, "b", BOOK_LAST, book=True)]
    ]
    names = sorted({one for table in (*section, *book) for kind, one in names_in(table, ()) if kind == "status"})
    foes = [foe(f"foe-{n}", effect("damage"), value=1, reward=[], loot=[]) for n in range(1, LAST + 1)]
    return journal(*section, book=book, status=[{"id": name} for name in names], encounters=foes)


def named_by(scenario: Scenario) -> Iterator[tuple[str, Any]]:
    """What the entries of the newest action name; fields of facts have names in the log."""
    for one in scenario.stated:
        fields = {name: msgspec.to_builtins(getattr(one.fact, name)) for name in one.fact.__struct_fields__}
        yield from names_in(fields, ())
        if isinstance(one.fact, VerseRead):
            yield "verse", (one.fact.location, one.fact.number)


def walk(seed: int) -> Iterator[Scenario]:
    """Readings at random, one after another, by two characters."""
    random = Random(seed)
    scenario = party_of(closed_book(), "ailei", "beor", given={"ailei": {"food": 3}, "beor": {"food": 3}})
    yield read(scenario)
    for _ in range(STEPS_MAX):
        if isinstance(scenario.question, Declare):
            return
        one = random.choice(list(options(scenario.state, scenario.asked)))
        yield scenario.answers(one.seat, one.key)


@pytest.mark.rule("TG-2.3.2", "TG-2.3.3")
@pytest.mark.parametrize("seed", range(12))
def test_every_entry_names_only_what_was_read_or_printed_there(seed: int) -> None:
    met: set[tuple[str, Any]] = {("verse", (101, 1))}
    for scenario in walk(seed):
        for one in scenario.stated:
            if isinstance(one.fact, VerseRead):
                at = one.fact.location, one.fact.number
                assert ("verse", at) in met, "a verse is read where one that was read leads to it"
                printed = msgspec.to_builtins(verse_at(scenario.state, *at))
                met |= {*names_in(printed, (at[0],))}
                met |= {("mark", f"choice-{at[0] or 'book'}-{at[1]}-2")}
        assert set(named_by(scenario)) <= met
        for option in options(scenario.state, scenario.asked) if isinstance(scenario.question, ChooseInVerse) else ():
            assert re.fullmatch(r"choose:[123]|give:[a-z]+", option.key)


def test_random_readings_reach_both_books_and_every_word() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for scenario in walk(seed):
            seen |= {str(one.fact.__struct_config__.tag) for one in scenario.stated}
            seen |= {"book" for one in scenario.facts if isinstance(one, VerseRead) and one.location == 0}
    assert {"book", "tg.verse-read", "tg.choice-taken", "tg.used", "tg.encounter-begun", "tg.paid"} <= seen
