"""Golden campaigns as compressed files: a header, then each answer: `python -m tests.golden.campaigns`.

Unlike golden tables they need no store: bots played them by the rules alone. The root is that of all facts after the
table's opening, so it does not change with the pack's words.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from api.service.bots import BotName
from api.simulation.selfplay import Choose
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.log.tree import leaf_hash, root_of
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.tasks.death import AfterDeath
from tests.domain.tainted_grail.guided import guide
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import Playthrough, play

FOLDER = Path(__file__).parent


class Header(Struct, frozen=True):
    """How a campaign was played, and what must come out.

    seed: of chance, and of the bot; ending: the verse of the Book of Secrets that told it, 0 for a death; day: the last
    one; root: of the facts.
    """

    characters: int
    seed: str
    mode: str
    ending: int
    day: int = 0
    facts: int = 0
    result: str = ""
    root: str = ""


CAMPAIGNS = {
    "short": Header(2, "short-3", "standard", 0),
    "walked": Header(4, "b", "story", 21),
    "aboard": Header(1, "b", "story", 22),
    "fewer": Header(2, "b", "story", 23),
}
"""Name -> how it is drafted: the guide leads to each ending, and a greedy bot plays the one that ends by a death."""


def drafted(draft: Header) -> Playthrough:
    """A campaign that bots play."""
    if draft.ending:
        return played(draft, guide(draft.characters, draft.seed, draft.ending))
    greedy = chooser(Plan("tainted-grail", BotName.greedy, draft.characters, {}, draft.seed), draft.seed)
    return played(draft, ending_at_death(greedy))


def ending_at_death(bot: Choose) -> Choose:
    """A bot that gives up when somebody has died."""

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        if isinstance(position.asked, AfterDeath):
            return next(one for one in offered if one.key == "end")
        return bot(position, offered)

    return choose


def played(header: Header, choose: Choose) -> Playthrough:
    """The campaign as somebody plays it."""
    options = {"scenario": "the-eighth-tally", "mode": header.mode}
    return play(TAINTED_GRAIL, avalon(), header.characters, header.seed, chosen=options, choose=choose)


def answering(answers: Sequence[str]) -> Choose:
    """A player that gives these answers, one after another."""
    left = iter(answers)

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        answer = next(left)
        return next(one for one in offered if answer_of(one) == answer)

    return choose


def answer_of(option: Option) -> str:
    """An answer as a file holds it."""
    return f"{option.seat} {option.key}"


def answers_of(game: Playthrough) -> Iterator[str]:
    """The answers of a campaign, in order."""
    return (answer_of(step.chosen) for step in game.steps if step.chosen is not None)


def told(header: Header, game: Playthrough) -> Header:
    """The header with what came out."""
    lines = [msgspec.json.encode([one.rule, one.fact]) for step in game.steps for one in step.stated]
    state = game.states[-1]
    return msgspec.structs.replace(
        header,
        day=state.journey.day,
        facts=len(lines),
        result=state.status,
        root=root_of(map(leaf_hash, lines)).hex(),
    )


def path_of(name: str) -> Path:
    """Where a campaign is kept."""
    return FOLDER / f"{name}.txt.gz"


def write(name: str) -> Header:
    """Play a campaign and keep it."""
    game = drafted(CAMPAIGNS[name])
    header = told(CAMPAIGNS[name], game)
    lines = [msgspec.json.encode(header).decode(), *answers_of(game)]
    path_of(name).write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))
    return header


def read(name: str) -> tuple[Header, list[str]]:
    """The header and the answers of a campaign."""
    first, *answers = gzip.decompress(path_of(name).read_bytes()).decode().splitlines()
    return msgspec.json.decode(first, type=Header), answers
