"""How each golden game came to be: bots play it once, and its file keeps what they answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from random import Random
from typing import Any

from api.service.bots import BotName
from api.service.tables.use_cases import Tables
from api.simulation.tables import Plan, chooser
from domain.kernel.registry import options
from domain.materia_prima.game import MATERIA_PRIMA
from tests.golden.arenas import ARENAS
from tests.golden.draft import FIXED, Back, Draft
from tests.golden.record import Asked, Golden
from tests.golden.table import GoldenTable

GREEN, YELLOW, BROWN, GREY = "green", "yellow", "brown", "grey"

CAMPAIGN = "golden-campaign-2"
"""The pack with special rules; the first one is of rules version 1."""
BEFORE: Mapping[str, Any] = {
    "layout": "old-town",
    "alchemists": [
        {
            "seat": 0,
            "colour": GREEN,
            "character": "marten",
            "tower": [1, -1],
            "soul_stones": 1,
            "extension": "oak-shutters",
            "homunculi": ["paddo"],
        },
        {
            "seat": 1,
            "colour": YELLOW,
            "character": "oda",
            "tower": [-1, 2],
            "soul_stones": 1,
            "items": ["clogs"],
        },
    ],
    "played": [{"scenario": "first-bells", "difficulty": "hard", "succeeded": True}],
}
"""What the first scenario of a campaign has left."""


def prima(name: str, *drafted: Any, **more: Any) -> Draft:
    """A game of Materia Prima, named by the rules that it is played by."""
    return Draft(f"{name}-{MATERIA_PRIMA.rules}", *drafted, **more)


PRIMA = (
    prima(
        "success",
        "After the last day both alchemists have fulfilled the mission.",
        ((GREEN,), (YELLOW,)),
        BotName.greedy,
        "success-33",
    ),
    prima(
        "failure",
        "After the last day the mission is not fulfilled; three players, who choose all that can be chosen at setup.",
        ((), (), ()),
        BotName.random,
        "failure-315",
        {"scenario": "red-work", "undo": "off"},
    ),
    prima(
        "aborted",
        "The last soul stone is lost before the last day, and the scenario ends in the middle of a phase.",
        ((YELLOW,), (BROWN,)),
        BotName.random,
        "aborted-0",
    ),
    prima(
        "conceded",
        "One seat wants to concede and thinks better of it; later all three do.",
        ((GREEN,), (YELLOW,), (GREY,)),
        BotName.random,
        "conceded-24",
        concede=25,
    ),
    prima(
        "undone",
        "Undo at once and by consent, redo, a second line from an early position, and an ending that is taken back; "
        "both players seal seeds.",
        ((GREEN,), (GREY,)),
        BotName.random,
        "undone-7",
        {**FIXED, "undo": "knowledge"},
        seeds=("the first player's own words, sealed", "the second player's own words, sealed"),
        turns={6: (Back(1, 1),), 20: (Back(5, 2),), 30: (Back(18),), 45: (Back(3, 3), Back(1))},
    ),
    prima(
        "solo",
        "One player leads two alchemists, and turns back freely.",
        ((GREEN, YELLOW),),
        BotName.greedy,
        "solo-43",
        {**FIXED, "layout": "crooked-coast"},
        turns={10: (Back(4, 1),), 40: (Back(40, 40),)},
    ),
    prima(
        "four-players",
        "All four colours are in play, each led by its own player.",
        ((GREEN,), (YELLOW,), (BROWN,), (GREY,)),
        BotName.random,
        "four-44",
    ),
    prima(
        "campaign-success",
        "The second scenario of a campaign: things are brought along, special rules hold, and things are taken on.",
        ((GREEN,), (YELLOW,)),
        BotName.greedy,
        "campaign-success-0",
        {"difficulty": "hard", "temple": "temple-of-dew", "undo": "free", "campaign": BEFORE},
        pack=CAMPAIGN,
    ),
    prima(
        "campaign-failure",
        "Special rules forbid actions and burn recipes; after the last day the mission is not fulfilled.",
        ((), (), ()),
        BotName.random,
        "campaign-failure-4",
        {"scenario": "burning-of-books", "undo": "off"},
        pack=CAMPAIGN,
    ),
    prima(
        "campaign-aborted",
        "The last soul stone is lost in the last scenario, where special rules come at many moments.",
        ((YELLOW,), (BROWN,)),
        BotName.random,
        "campaign-aborted-7",
        {"difficulty": "hard", "scenario": "last-night", "undo": "free"},
        pack=CAMPAIGN,
    ),
    prima(
        "campaign-conceded",
        "Four players concede under special rules; one of them wavers before.",
        ((GREEN,), (YELLOW,), (BROWN,), (GREY,)),
        BotName.random,
        "campaign-conceded-0",
        {"difficulty": "hard", "scenario": "closed-harbour", "undo": "free"},
        concede=30,
        pack=CAMPAIGN,
    ),
)


DRAFTS = (*PRIMA, *ARENAS)


async def commands(draft: Draft, table: GoldenTable) -> AsyncIterator[Asked]:
    """What is asked of the table, command by command: each is given when the one before is carried out."""
    yield Asked("open")
    for seat, seed in enumerate(draft.seeds):
        yield Asked("seal", seat, seed=seed)
    for seat, seed in enumerate(draft.seeds):
        yield Asked("open-seed", seat, seed=seed)
    yield Asked("start", 0)
    choose = chooser(Plan(draft.game, draft.bot, len(draft.plays), {}, draft.chance), draft.chance)
    taken = 0
    while (question := table.loaded.position.question) is not None:
        if taken == draft.concede:
            async for asked in conceding(len(draft.plays)):
                yield asked
            break
        offered = list(options(table.loaded.position.state, question))
        if draft.anyone:
            first = Random(f"{draft.chance}/{taken}").choice(question.seats)
            offered.sort(key=lambda option: (option.seat - first) % len(draft.plays))
        preferred = (one for one in offered if one.key in draft.prefers)
        chosen = next(preferred, None) or choose(table.loaded.position, offered)
        yield Asked("act", chosen.seat, key=chosen.key)
        taken += 1
        for back in draft.turns.get(taken, ()):
            async for asked in turning(table, back):
                yield asked
    if draft.turns:
        async for asked in turning(table, Back(1, 1)):
            yield asked
    yield Asked("end", 0)


async def conceding(seats: int) -> AsyncIterator[Asked]:
    """One wavers; then all concede."""
    yield Asked("act", 1, key="concede")
    yield Asked("act", 1, key="withdraw-concession")
    for seat in range(seats):
        yield Asked("act", seat, key="concede")


async def turning(table: GoldenTable, back: Back) -> AsyncIterator[Asked]:
    """Undo, with the consent that it needs, and redo action by action."""
    line = [*table.loaded.table.timeline.line(table.loaded.table.timeline.current), 0]
    yield Asked("undo", 0, to=line[min(back.undo, len(line) - 1)])
    if proposal := table.loaded.table.proposal:
        for seat in proposal.waiting:
            yield Asked("consent", seat)
    for _ in range(min(back.redo, len(line) - 1)):
        yield Asked("redo", 0)


async def drafted(tables: Tables, draft: Draft) -> Golden:
    """The game as its bots play it."""
    table = GoldenTable(tables, draft.golden)
    async for asked in commands(draft, table):
        await table.ask(asked)
    return table.result()
