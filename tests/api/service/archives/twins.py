"""Twin tables: the same id, clock, seeds and answers, and some hidden cards that have changed places.

The first table is played by a bot; the second gets the same answers, and its draws are those of the first with cards
exchanged that nobody else saw at either. What a reader is shown who may not know them must be the same to the byte, but
for the seals themselves and the roots over them.
"""

import gzip
import re
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partialmethod
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any
from unittest.mock import patch
from uuid import UUID

from msgspec import Struct

from api.service.tables import opening
from domain.kernel.chance import pile as piles
from domain.kernel.chance.seal import as_seen
from domain.kernel.fact import CardsShuffled
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.vocabulary.terms import CARD
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL_VIEW
from projections.text.messages import LANGUAGES
from tests.api.serving import Played, serving
from tests.api.stream.feed_client import parsed
from tests.api.stream.watching import read_up_to
from tests.api.web.kept.reading import block

TABLE = UUID("5b0c2d5e-8d3b-4e55-9a8f-0f4f2b8e6a11")
SEED = sha256(b"twins").digest()
START, TICK = 1_767_225_600_000, 1_000
"""When the tables are opened, and how long every answer takes, in milliseconds."""
GAMES = {TAINTED_GRAIL.id: (TAINTED_GRAIL, TAINTED_GRAIL_VIEW)}
DOORS = (
    "?lang={}",
    "board?lang={}",
    "board?parts=true&lang={}",
    "board.svg?lang={}",
    "board.html?lang={}",
    "chronicle?lang={}",
    "luck?lang={}",
    "forecast?lang={}",
    "chronicle/since?version=0&lang={}",
    "chronicle/since?version=9&lang={}",
    "log",
    "export",
    "undo?lang={}",
    "actions?lang={}",
    "actions?all=true&lang={}",
)
"""Each look is in the other language."""
KEPT = "export.html"
"""A file to keep, which is looked at in the end alone, since it holds every moment."""
SHOWN_EVERY = 8
"""How many answers lie between two looks through all doors."""
CARD_ID = re.compile(CARD.strip("^$"))

Choose = Callable[[Position[Any], Sequence[Option]], Option]
Swap = Mapping[str, str]
Answers = list[tuple[int, str]]


class Shown(Struct):
    """What a table was, and what it showed. doors: reader and door -> status or size, headers, text of each look."""

    answers: Answers
    draws: list[tuple[str, str]]
    entries: Sequence[Any]
    doors: dict[tuple[int | None, str], list[tuple[int, dict[str, str], str]]]


SAME: Swap = MappingProxyType({})
"""No card changes places."""


class Scripted:
    """The draws of a table, noted; those of its twin are these with cards exchanged."""

    def __init__(self, before: Sequence[tuple[str, str]] = (), swap: Swap = SAME) -> None:
        """before: streams and cards of the twin's draws, in their order."""
        self.draws: list[tuple[str, str]] = []
        self._wished = iter([swap.get(card, card) for _, card in before])

    def outcome(self, play: Any, stream: str, n: int, m: int) -> int:
        """As `Play._outcome`, but for the draws that are wished for."""
        outcome = int(play._fate.outcome(stream, n, m))
        if stream.startswith(DECK):
            left = self._left(play.state, stream, n)
            wished = next(self._wished, None)
            outcome = outcome if wished is None else left.index(wished)
            self.draws.append((stream, left[outcome]))
        return outcome

    def _left(self, state: Any, stream: str, n: int) -> tuple[str, ...]:
        """What lies in a pool before draw number n, some of which the state does not know of yet."""
        since = n - state.streams.get(stream, 0)
        own = [card for at, card in self.draws if at == stream]
        return piles.without(state.pools[piles.pool_of_stream(stream)], own[len(own) - since :])


DECK = piles.deck_stream("")
CHECKPOINT = b"event: checkpoint"


def outcome_of(play: Any, script: Scripted, *asked: Any) -> int:
    """A play's outcome, as it is scripted."""
    return script.outcome(play, *asked)


@contextmanager
def fixed(script: Scripted) -> Iterator[None]:
    """All that a table draws once is fixed, and its fate is this."""
    with ExitStack() as stack:
        for name, value in (("uuid4", lambda: TABLE), ("new_server_seed", lambda: SEED)):
            stack.enter_context(patch.object(opening, name, value))
        stack.enter_context(patch.object(Play, "_outcome", partialmethod(outcome_of, script)))
        yield


async def played(
    folder: Path,
    texts: dict[str, str],
    opened: dict[str, Any],
    answer: "Choose | Answers",
    script: Scripted,
    readers: Mapping[int | None, Sequence[str]],
    most: int | None = None,
) -> Shown:
    """A table played to its end or so many answers, and looked at. readers: each with its doors; None: a spectator."""
    clock = [START]
    with fixed(script):
        async with serving(folder, GAMES, lambda game: [texts]) as here:
            here.service.tables.log.rows.clock.now = lambda: clock[0]
            table = await here.started(**body_of(opened))
            shown = Shown([], script.draws, (), {})
            while len(shown.answers) != most and (position := position_of(here)) and position.asked is not None:
                clock[0] += TICK
                seat, key = next_of(answer, position, len(shown.answers))
                await table.act(key, seat)
                shown.answers.append((seat, key))
                if len(shown.answers) % SHOWN_EVERY == 0:
                    await look(table, shown, readers, len(shown.answers) // SHOWN_EVERY)
            await look(table, shown, readers, 0)
            shown.entries = here.service.tables.log.entries(TABLE, 0)
            return shown


def position_of(here: Any) -> Position[Any] | None:
    """Where the table stands in this service."""
    position: Position[Any] | None = here.service.tables.loaded(TABLE).position
    return position


def body_of(opened: dict[str, Any]) -> dict[str, Any]:
    """How the table is opened."""
    plays = [[one] for one in opened["characters"]]
    return {"seats": len(plays), "plays": plays, "game": TAINTED_GRAIL.id, "options": opened["options"]}


def next_of(answer: "Choose | Answers", position: Position[Any], count: int) -> tuple[int, str]:
    """The next answer: as it is chosen, or as it was given before."""
    if isinstance(answer, list):
        return answer[count]
    assert position.asked is not None
    option = answer(position, tuple(options(position.state, position.asked)))
    return option.seat, option.key


async def look(table: Played, shown: Shown, readers: Mapping[int | None, Sequence[str]], number: int) -> None:
    """Note what their doors show to these readers. number: of the look, by which its language is chosen."""
    language = LANGUAGES[number % len(LANGUAGES)]
    for reader, doors in readers.items():
        headers = {} if reader is None else table.headers(reader)
        for door in doors:
            if door == KEPT and number:
                continue
            path = f"{table.path}/{door.format(language)}".replace("/?", "?")
            answer = await table.here.http.get(path, headers=headers)
            seen = answer.status_code, {name: answer.headers.get(name, "") for name in ("ETag", "Content-Length")}
            text = unpacked(answer.content) if door == KEPT else answer.text
            shown.doors.setdefault((reader, door), []).append((*seen, plain(text)))
        if "log" in doors and number % 2 == 0:
            shown.doors.setdefault((reader, "stream"), []).append(await followed(table, headers))


async def followed(table: Played, headers: dict[str, str]) -> tuple[int, dict[str, str], str]:
    """The size and the events of a reader's stream up to its checkpoint; who else is there follows sooner or later."""
    got = await read_up_to(table, 0, CHECKPOINT, **headers)
    streamed = got[: got.index(b"\n\n", got.index(CHECKPOINT)) + 2]
    told = "\n".join(f"{name} {id} {plain(data)}" for name, id, data in parsed(streamed))
    return len(streamed), {}, told


def unpacked(file: bytes) -> str:
    """What a kept file holds, but for the note that signs it, and the key for that."""
    told = "\n".join(gzip.decompress(b64decode(block(file, name))).decode() for name in ("archive", "contents"))
    return re.sub(r'"key":"[^"]*\+[^"]*"', '"key":"#"', told)


def plain(text: str) -> str:
    """A text without what is made of sealed values: their seals, leaves, roots and checkpoints."""
    text = re.sub(r'("sealed": ?|"root": ?|"leaf": ?)"[0-9a-f]{64}"', r'\1"#"', text)
    text = re.sub(r'"leaves": ?(\[[^\]]*\]|"[0-9a-f]*")', lambda found: f'"leaves":{len(found[0])}', text)
    return re.sub(r'"checkpoint": ?"[^"]*"', lambda found: f'"checkpoint":{len(found[0])}', text)


def exchange(shown: Shown, seats: Sequence[int], readers: Sequence[int | None]) -> Swap:
    """Cards that can be exchanged in pairs, since none of these readers saw either. seats: whose draws differ then.

    Each card drawn for one of the seats alone changes places with another of its pile, if one is left.
    """
    known: set[str] = set()
    drawn: set[str] = set()
    for entry in shown.entries:
        if not isinstance(entry.fact, CardsShuffled):
            known |= {card for reader in readers for card in cards_in(as_seen(entry, reader).fact)}
            drawn |= {card for seal in entry.seals if seal.seats == tuple(seats) for card in cards_in(entry.fact)}
    swap: dict[str, str] = {}
    for pile in (entry.fact.cards for entry in shown.entries if isinstance(entry.fact, CardsShuffled)):
        free = sorted((card for card in pile if card not in known | swap.keys()), key=lambda card: (len(card), card))
        for one in [card for card in free if card in drawn]:
            other = next((card for card in reversed(free) if card not in swap and card != one), None)
            if one not in swap and other is not None:
                swap |= {one: other, other: one}
    return swap


def cards_in(fact: Any) -> set[str]:
    """The cards that a fact names."""
    return {found[0] for found in CARD_ID.finditer(str(fact))}
