"""Whole games of Materia Prima at random, their seats conceding now and then."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from api.simulation.selfplay import Choose
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.materia_prima.content.pack import Pack, Price, Values
from domain.materia_prima.game import MATERIA_PRIMA
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.tables import other_pack
from tests.random_play import Playthrough, at_random, numbered, play

BESIDE = (0, 0.02)
"""How likely a seat does something beside what is asked, such as conceding: never, or now and then."""
DIFFICULTIES = ("easy", "normal", "hard")
CHOSEN = {
    "scenario": ("black-work", "white-work", "red-work"),
    "difficulty": DIFFICULTIES,
    "layout": ("open-country", "crooked-coast"),
    "temple": ("random", "luna"),
}
CAMPAIGN = {
    "scenario": tuple(one.id for one in inquisition().scenarios.values() if one.tutorial is None),
    "difficulty": DIFFICULTIES,
}
"""The options of a table and their values; all but the scenario may be left out."""


@cache
def gentle() -> Pack:
    """The pack with strong alchemists who want little: in it random play comes to what is rare else.

    Its campaigns go on after a failure, so that what is carried over is asked at the end of every scenario.
    """
    content = prima().content
    first = [one.id for one in content.elements if one.level == 1]
    strong = replace(content.defaults, alchemist=Values(attack=6, defence=6, capacity=6, actions=12))
    alchemists = tuple(replace(one, values=None, without_stone=None) for one in content.alchemists)
    recipes = tuple(replace(one, cost={first[n % 2]: 1}) for n, one in enumerate(content.recipes))
    extensions = tuple(replace(one, price=Price(different=1, level=1)) for one in content.extensions)
    switches = replace(content.switches, on_failure="continue")
    return other_pack(defaults=strong, alchemists=alchemists, recipes=recipes, extensions=extensions, switches=switches)


def wilful(seed: str, likely: float) -> Choose:
    """Takes any kind of answer, but seldom ends a turn; now and then one beside the question.

    likely: how often the latter, from 0 to 1.
    """
    random = Random(seed)

    def choose(position: Position[Any], offered: Any) -> Any:
        beside = list(MATERIA_PRIMA.always(position.state)) if random.random() < likely else []
        if beside:
            return random.choice(beside)
        words = sorted({word_of(option) for option in offered})
        if "end-turn" in words and len(words) > 1 and random.random() < 0.9:
            words.remove("end-turn")
        word = random.choice(words)
        return random.choice([option for option in offered if word_of(option) == word])

    return choose


def word_of(option: Option) -> str:
    """The kind of answer: how its key begins."""
    return option.key.partition(":")[0]


def games() -> st.SearchStrategy[Playthrough]:
    """Whole games of 1 to 4 seats in any scenario, or in a campaign's first."""
    return numbered(game)


@cache
def game(seed: str) -> Playthrough:
    """A game as this seed has it."""
    random = Random(seed)
    pack, seats = random.choice([prima(), gentle(), inquisition()]), random.randint(1, 4)
    chosen: dict[str, Any] = {
        name: random.choice(values)
        for name, values in (CAMPAIGN if pack == inquisition() else CHOSEN).items()
        if name == "scenario" or random.random() < 0.5
    }
    if pack == gentle() and random.random() < 0.5:
        chosen |= {"scenario": "black-work", "campaign": {}}
    choose = random.choice([at_random(seed), *(wilful(seed, likely) for likely in BESIDE)])
    return play(MATERIA_PRIMA, pack, seats, seed, chosen=chosen, choose=choose)
