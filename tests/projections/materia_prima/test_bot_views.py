"""The greedy bot of Materia Prima sees in a board view what the position holds, and shares out what there is to do."""

from collections.abc import Iterator

import msgspec
import pytest

from api import games
from api.service.bots import BotName
from api.simulation.selfplay import fate_of, opening, play_out
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.materia_prima.bot import of_board, of_position
from projections.materia_prima.bot.features.parts import Features
from projections.materia_prima.bot.jobs import shared_jobs
from projections.materia_prima.bot.work import shared_recipes

TABLES = [("prima", "black-work", 3), ("inquisition", "closed-harbour", 2), ("inquisition", "fever-summer", 4)]
"""Pack, scenario and seats: one as usual, one with closed ports, one that asks for a possession."""


def positions(pack_id: str, scenario: str, seats: int) -> Iterator[Position[State]]:
    game, pack = games.game_and_pack("materia-prima", pack_id)
    options = {"scenario": scenario}
    plan = Plan(game.id, BotName.greedy, seats, options, "views", pack_id)
    for step in play_out(game, pack, opening(game, pack, seats, options), fate_of("views"), chooser(plan, "views")):
        yield step.after


@pytest.mark.parametrize(("pack_id", "scenario", "seats"), TABLES)
def test_the_board_view_shows_the_bot_what_the_position_does(pack_id: str, scenario: str, seats: int) -> None:
    _, pack = games.game_and_pack("materia-prima", pack_id)
    view, messages = games.view_and_messages("materia-prima", pack, "de")
    turns, printed = 0, view.printing.of(pack, messages)
    for position in positions(pack_id, scenario, seats):
        shown = msgspec.json.decode(msgspec.json.encode(view.board(position, messages)))
        assert of_board(shown, printed, 0) == of_position(position, 0)
        turns += position.state.turn is not None
    assert turns > 100


@pytest.mark.parametrize(("pack_id", "scenario", "seats"), TABLES)
def test_no_two_bots_work_for_one_recipe_or_one_town(pack_id: str, scenario: str, seats: int) -> None:
    shared = 0
    for position in positions(pack_id, scenario, seats):
        seen = of_position(position, 0)
        if not isinstance(seen, Features):
            continue
        recipes = shared_recipes(seen)
        jobs = shared_jobs(seen, recipes)
        made = [card.id for cards in recipes.values() for card in cards]
        made += [job.recipe.id for job in jobs.values() if job.recipe]
        towns = [(job.what, job.town.letter) for job in jobs.values()]
        assert len(set(made)) == len(made) and len(set(towns)) == len(towns)
        shared += len(made) > 1
    assert shared > 20
