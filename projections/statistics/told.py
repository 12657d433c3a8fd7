"""The counts of a game's tables as people read them, and as a page."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from msgspec import Struct

from projections.luck.account import die_luck
from projections.luck.view import LuckDie, die_view
from projections.recaps.paper import document
from projections.statistics.counts import GameCounts
from projections.text.messages import Messages, sentence
from projections.view import View


class ScenarioStatistics(Struct, frozen=True):
    """How the tables of a scenario ended. results: how many came to each result."""

    scenario: str
    title: str
    played: int
    results: dict[str, int]


class GameStatistics(Struct, frozen=True):
    """What the tables of a game came to. open, running, finished: how many there are now; days, actions: of the counted
    ones; dice: of these, with what even chances lead one to expect.
    """

    game: str
    title: str
    open: int
    running: int
    finished: int
    counted: int
    days: int
    actions: int
    scenarios: list[ScenarioStatistics]
    dice: list[LuckDie]


def told(
    view: View, pack: Any, messages: Messages, counts: GameCounts | None, states: Mapping[str, int]
) -> GameStatistics:
    """Return the counts of a game in words. pack: whose scenarios have titles; states: how many tables are in each."""
    titles = {str(one["id"]): str(one["title"]) for one in view.scenarios(pack, messages)}
    found = counts or GameCounts(view.game.id, 0, 0, 0, (), ())
    who = sentence(messages.say("luck-table"))
    return GameStatistics(
        view.game.id,
        view.title(messages),
        states.get("open", 0),
        states.get("running", 0),
        states.get("finished", 0),
        found.tables,
        found.length,
        found.actions,
        [
            ScenarioStatistics(
                one.scenario, titles.get(one.scenario, one.scenario), sum(one.results.values()), one.results
            )
            for one in found.scenarios
        ],
        [die_view(die_luck(die), who, view.luck, messages) for die in found.dice],
    )


def html(games: Sequence[GameStatistics], messages: Messages) -> str:
    """Return the statistics as an HTML document."""
    title = messages.say("statistics")
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(messages.say('statistics-about'))}</p>"]
    for game in games:
        body += [f"<h2>{escape(game.title)}</h2>", *map(paragraph, sentences(game, messages))]
        body += [f"<ul>{''.join(map(item, scenario_lines(game, messages)))}</ul>"] if game.scenarios else []
        body += [f"<ul>{''.join(map(item, dice_lines(game, messages)))}</ul>"] if game.dice else []
    return document(title, body, messages.language)


def paragraph(text: str) -> str:
    """Return a text as a paragraph."""
    return f"<p>{escape(text)}</p>"


def item(text: str) -> str:
    """Return a text as an item of a list."""
    return f"<li><span>{escape(text)}</span></li>"


def sentences(game: GameStatistics, messages: Messages) -> list[str]:
    """Return how many tables there are, and what the counted ones came to."""
    now = messages.say("statistics-tables", open=game.open, running=game.running, finished=game.finished)
    if not game.counted:
        return [now]
    return [now, messages.say("statistics-played", count=game.counted, days=game.days, actions=game.actions)]


def scenario_lines(game: GameStatistics, messages: Messages) -> list[str]:
    """Return a line for each scenario: how often it was played, and how that ended."""
    return [
        messages.say(
            "statistics-scenario",
            title=one.title or game.title,
            played=one.played,
            won=one.results.get("success", 0),
            lost=one.results.get("failure", 0),
        )
        for one in game.scenarios
    ]


def dice_lines(game: GameStatistics, messages: Messages) -> list[str]:
    """Return a line for each die: how often it was rolled, and how often each face came."""
    return [
        messages.say(
            "statistics-die",
            die=die.name,
            rolled=die.rolled,
            faces=", ".join(f"{face.name}: {face.came}" for face in die.faces),
        )
        for die in game.dice
    ]
