"""What `r ID` and `r WORDS` tell at a table."""

import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from api.cli.terminal.commands import RULES_MAX
from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.held.seats import open_table
from api.client.service import Service
from api.client.witness import Memory, Witness
from projections.catalogue import CATALOGUE
from projections.text.messages import Messages, catalogue
from tests.api.processes import SERVICE, TOY, served

GAME, BOOK = next((game, view.book()["de"]) for game, (_, view) in CATALOGUE.items() if view.book)


@pytest.fixture(params=[(SERVICE, GAME), (TOY, "toy")], ids=["a-book", "no-book"])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[TerminalGame, StringIO, str]]:
    """A German terminal at a table of a game, what is shown there, and the game."""
    module, game = request.param
    with served(tmp_path, module=module) as (_, url), httpx.Client(base_url=url) as http:
        table = open_table(Service(str(http.base_url), lang="de"), game, ["A"])
        messages, shown = Messages("de", catalogue("common", "de"), catalogue("terminal", "de")), StringIO()
        reads, writes = os.pipe()
        os.close(writes)
        listener = Listener(http, table.id, Witness(http, table.id, Memory(tmp_path / "memory")), lambda: None)
        screen = Screen(Console(file=shown, width=200), messages)
        yield TerminalGame(LocalSeats(table), screen, Inbox(reads), listener, None), shown, game


def test_a_rule_is_told_at_the_table(evening: tuple[TerminalGame, StringIO, str]) -> None:
    game, shown, id = evening

    def told(line: str) -> str:
        before = len(shown.getvalue())
        carry_out(game, line)
        return " ".join(shown.getvalue()[before:].split())

    if id == "toy":
        assert told("r 1.1") == "Zu diesem Spiel gibt es kein Regelbuch."
        assert told("i Mine").startswith("Hier heißt nichts „Mine“.")
        return
    word = BOOK.words[0]
    for name in (word.title, word.forms[-1].upper(), word.also[0]):
        assert told(f"i {name}").startswith(f"{word.title} {word.text} Siehe auch {word.rules[0].id}")
    rule = next(one.rule for one in BOOK.places.values() if one.rule.example)
    assert told(f"r {rule.id.lower()}").startswith(f"{rule.title} {rule.id} {rule.text} {rule.example}")
    assert told("r xyzzy") == "Keine Regel hat „xyzzy“."
    best = told("r e")
    assert sum(f"{one.rule.id} {one.rule.text}" in best for one in BOOK.places.values()) == RULES_MAX
    assert not game.left
