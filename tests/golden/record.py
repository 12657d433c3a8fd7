"""A golden game as a file: a header, then each command and below it the facts that it led to, a line each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal
from uuid import NAMESPACE_URL, UUID, uuid5

import msgspec
from eventsourcing.persistence import StoredEvent
from msgspec import Struct

from domain.kernel.fact import Entry

FOLDER = Path(__file__).parent
FORMAT, FORMAT_SEALED = 1, 2
"""Of the stored entries that the files stand for; it stays when newer ones are stored otherwise."""
START = 1_767_225_600_000
"""When every golden table is opened: 2026-01-01 UTC, in milliseconds since 1970."""
OPENED_RULES = 5
"""Where the rules' version stands in the line of a table's opening."""
TICK = 1_000
"""Milliseconds from one command to the next."""


class Header(Struct, frozen=True, omit_defaults=True):
    """Why a game is kept, how its table was opened, and what must come out.

    plays: of the seats in order; seed: what the server's seed is made of; ending: of the game; root: of the log;
    digest: of the last position; pack: its id, empty for the first one.
    """

    why: str
    game: str
    seed: str
    options: dict[str, Any]
    plays: tuple[tuple[str, ...], ...]
    ending: str = ""
    root: str = ""
    digest: str = ""
    pack: str = ""


class Asked(Struct, frozen=True, omit_defaults=True):
    """A command. seat: who asks, None for the opening; key: of an answer; seed: the player's; to: an action."""

    do: Literal["open", "seal", "open-seed", "start", "act", "undo", "redo", "consent", "end"]
    seat: int | None = None
    key: str = ""
    seed: str = ""
    to: int | None = None


class Answered(Struct, frozen=True):
    """A command and what it led to: of each entry its rule, its fact's tag, its fact's fields.

    Of one with sealed values its rule, the fact as a list of its own, and of each seal path, seats and nonce in hex.
    """

    asked: Asked
    facts: tuple[list[Any], ...]


class Golden(Struct, frozen=True):
    """A whole golden game. name: of its file."""

    name: str
    header: Header
    answered: tuple[Answered, ...] = ()

    @property
    def table(self) -> UUID:
        """The table's id, which is fixed by the game's name."""
        return uuid5(NAMESPACE_URL, f"golden/{self.header.game}/{self.name}")

    @property
    def rules(self) -> int:
        """The version of the rules that the game was played by; 0 of one that is not played yet."""
        return int(self.answered[0].facts[0][OPENED_RULES]) if self.answered else 0

    @property
    def path(self) -> Path:
        """Where the game is kept."""
        return FOLDER / self.header.game / f"{self.name}.jsonl"

    def stored(self) -> Iterator[StoredEvent]:
        """The events of the table's log as a store holds them, from the file alone."""
        version, action = 0, 0
        for at, one in enumerate(self.answered):
            is_action = one.asked.do == "act"
            action += is_action
            for line in one.facts:
                version += 1
                rule, fact, *seals = line if isinstance(line[1], list) else (line[0], line[1:])
                head = [FORMAT_SEALED if seals else FORMAT, START + at * TICK, action if is_action else 0]
                body = [*head, one.asked.seat, rule, fact, *(unhexed(seal) for seal in seals)]
                yield StoredEvent(self.table, version, fact[0], msgspec.msgpack.encode(body))


def unhexed(seals: list[list[Any]]) -> list[list[Any]]:
    """Seals as a store holds them."""
    return [[path, seats, bytes.fromhex(nonce)] for path, seats, nonce in seals]


def as_line(entry: Entry) -> list[Any]:
    """An entry as the file holds it."""
    fact = msgspec.to_builtins(entry.fact)
    sealed = [[seal.path, seal.seats, seal.nonce.hex()] for seal in entry.seals]
    told = [entry.rule, fact, sealed] if sealed else [entry.rule, *fact]
    line: list[Any] = msgspec.json.decode(msgspec.json.encode(told))
    return line


def read(path: Path) -> Golden:
    """The game in a file."""
    header, *lines = path.read_text("utf-8").splitlines()
    asked: list[tuple[Asked, list[list[Any]]]] = []
    for line in map(json.loads, lines):
        if isinstance(line, dict):
            asked.append((msgspec.convert(line, Asked), []))
        else:
            asked[-1][1].append(line)
    answered = tuple(Answered(one, tuple(facts)) for one, facts in asked)
    return Golden(path.stem, msgspec.json.decode(header, type=Header), answered)


def text_of(golden: Golden) -> str:
    """What the game's file holds."""
    lines: list[Any] = [golden.header]
    for one in golden.answered:
        lines += [one.asked, *one.facts]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


@cache
def kept() -> tuple[Golden, ...]:
    """All golden games, in order of their names."""
    return tuple(read(path) for path in sorted(FOLDER.glob("*/*.jsonl")))
