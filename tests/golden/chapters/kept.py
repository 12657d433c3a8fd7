"""Golden chapters as compressed files: a header, then each command; without facts, as a chapter has thousands."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from api.service.bots import BotName
from tests.golden.draft import Back, Draft
from tests.golden.record import Answered, Asked, Golden, Header, text_of

FOLDER = Path(__file__).parent
AILEI, AREV, MAGGOT, BEOR = "ailei", "arev", "maggot", "beor"


def chapter(name: str, why: str, plays: tuple[str, ...], bot: BotName, chance: str, **more: Any) -> Draft:
    """A first chapter, each character led by a seat of its own. more: of the draft."""
    options = {"scenario": "the-eighth-tally", "hands": more.pop("hands", "players"), "undo": "free"}
    seated = tuple((one,) for one in plays)
    return Draft(name, why, seated, bot, chance, options, game="tainted-grail", pack="golden-land", **more)


CHAPTERS = (
    chapter(
        "alone",
        "One walks the land and turns back through the borders of days.",
        (BEOR,),
        BotName.greedy,
        "alone-0",
        turns={30: (Back(25, 25),), 60: (Back(40, 10),), 90: (Back(12, 12),)},
    ),
    chapter("two", "Two walk the land.", (AILEI, AREV), BotName.greedy, "two-0", hands="own"),
    chapter(
        "mercy",
        "Four walk the land; one dies, and Mercy takes them back to the chapter's beginning.",
        (AILEI, AREV, MAGGOT, BEOR),
        BotName.random,
        "mercy-1",
        prefers=("mercy",),
    ),
    chapter(
        "successor",
        "Three walk the land; one dies, and another comes after.",
        (AREV, MAGGOT, BEOR),
        BotName.random,
        "successor-0",
        prefers=("successor",),
    ),
)


def path_of(name: str) -> Path:
    """Where a chapter is kept."""
    return FOLDER / f"{name}.jsonl.gz"


def bytes_of(chapter: Golden) -> bytes:
    """What the chapter's file holds: the same bytes at any time."""
    commands = tuple(Answered(one.asked, ()) for one in chapter.answered)
    return gzip.compress(text_of(replace(chapter, answered=commands)).encode(), mtime=0)


def read(name: str) -> Golden:
    """The chapter in a file."""
    header, *lines = gzip.decompress(path_of(name).read_bytes()).decode().splitlines()
    answered = tuple(Answered(msgspec.convert(json.loads(line), Asked), ()) for line in lines)
    return Golden(name, msgspec.json.decode(header, type=Header), answered)
